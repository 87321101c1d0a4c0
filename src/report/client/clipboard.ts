/** Copies text; works in a file opened from disk, where the clipboard may be closed to scripts. */
import { button, say } from './dom.ts'

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not allowed here: fall back to the selection, which every browser copies.
    const area = document.createElement('textarea')
    area.value = text
    area.className = 'unseen'
    // Inside a modal dialog only the dialog's own content can take the focus.
    const host = document.querySelector('dialog[open]') ?? document.body
    host.append(area)
    area.select()
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies where the clipboard is closed
    const done = document.execCommand('copy')
    area.remove()
    return done
  }
}

/** A button that copies what `text` gives and says so for a moment. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const made = button(label, () => {
    void copyText(text()).then((done) => {
      const word = done ? 'Copied' : 'Copy failed'
      say(word)
      made.textContent = word
      setTimeout(() => {
        made.textContent = label
      }, 1500)
    })
  })
  return made
}
