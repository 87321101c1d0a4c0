/** `::command key=value::data` lines of a step's output. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly message: string
  readonly title?: string
  readonly file?: string
  readonly line?: number
}

export const maxAnnotationsPerStep = 10
export const maxAnnotationsPerJob = 50

/** Reads one step's output; what is over GitHub's limits is dropped as silently as there. */
export class CommandReader {
  readonly annotations: Annotation[] = []
  readonly masks: string[] = []
  /** Deprecated `::set-output`, still honoured. */
  readonly outputs: Record<string, string> = {}
  dropped = 0
  #stopToken: string | undefined

  /** Takes a line and gives what the log shows, or undefined when nothing is shown. */
  take(line: string): string | undefined {
    if (this.#stopToken !== undefined) {
      if (line.trim() === `::${this.#stopToken}::`) this.#stopToken = undefined
      return line
    }
    const match = /^\s*::([a-z-]+)(?: ([^\n]*?))?::(.*)$/.exec(line)
    if (match === null) return line
    const [, name = '', properties = '', data = ''] = match
    return this.#run(name, propertiesOf(properties), unescape(data)) ? undefined : line
  }

  #run(name: string, properties: Readonly<Record<string, string>>, data: string): boolean {
    switch (name) {
      case 'error':
      case 'warning':
      case 'notice':
        this.#annotate(name, properties, data)
        return false
      case 'add-mask':
        if (data.trim() !== '') this.masks.push(data)
        return true
      case 'stop-commands':
        this.#stopToken = data
        return true
      case 'set-output':
        this.outputs[properties['name'] ?? ''] = data
        return true
      default:
        return name === 'debug' || name === 'echo'
    }
  }

  #annotate(level: Annotation['level'], properties: Readonly<Record<string, string>>, message: string): void {
    if (this.annotations.filter((annotation) => annotation.level === level).length >= maxAnnotationsPerStep) {
      this.dropped += 1
      return
    }
    const { title, file, line } = properties
    this.annotations.push({
      level,
      message,
      ...(title === undefined ? {} : { title }),
      ...(file === undefined ? {} : { file }),
      ...(line === undefined ? {} : { line: Number(line) }),
    })
  }
}

const propertiesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((pair) => pair.includes('='))
      .map((pair) => [
        pair.slice(0, pair.indexOf('=')).trim(),
        unescape(pair.slice(pair.indexOf('=') + 1))
          .replaceAll('%3A', ':')
          .replaceAll('%2C', ','),
      ]),
  )

const unescape = (text: string): string =>
  text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')

/** The log with every masked text hidden. */
export function hideMasked(text: string, masks: Iterable<string>): string {
  let hidden = text
  for (const mask of masks) hidden = hidden.replaceAll(mask, '***')
  return hidden
}
