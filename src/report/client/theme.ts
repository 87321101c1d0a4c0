/** Light, dark, or what the system says. */
import type { Theme } from '../palette.ts'
import { required } from './dom.ts'

const choices = ['system', 'light', 'dark'] as const
type Choice = (typeof choices)[number]

const systemDark = matchMedia('(prefers-color-scheme: dark)')

export const currentTheme = (): Theme => {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return systemDark.matches ? 'dark' : 'light'
}

/** Wires the button; `onChange` runs after every change, the system's included. */
export function wireTheme(onChange: () => void): void {
  const toggle = required('#theme', HTMLButtonElement)
  toggle.hidden = false
  let choice: Choice = 'system'
  toggle.addEventListener('click', () => {
    choice = choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'system'
    if (choice === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = choice
    toggle.textContent = `Theme: ${choice}`
    onChange()
  })
  systemDark.addEventListener('change', onChange)
}
