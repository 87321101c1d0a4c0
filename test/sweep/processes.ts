/** Which processes a sweep started, found by the environment that its launcher gave them. */
import { readFileSync, readdirSync } from 'node:fs'

export interface LabelledProcess {
  readonly pid: number
  readonly command: string
}

/** Living processes with `name=value` in their environment (Linux). */
export function processesWith(name: string, value: string): readonly LabelledProcess[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        const environment = readFileSync(`/proc/${entry}/environ`, 'utf8').split('\0')
        if (!environment.includes(`${name}=${value}`)) return []
        const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0').join(' ')
        // A zombie has no command line and nothing to stop.
        return command === '' ? [] : [{ pid: Number(entry), command }]
      } catch {
        // It ended while we looked, or belongs to somebody else.
        return []
      }
    })
}

/** Resolves with the first value that is not undefined; throws after `seconds`. */
export async function eventually<Value>(
  probe: () => Value | undefined,
  what: string,
  seconds = 30,
): Promise<Value> {
  const deadline = Date.now() + seconds * 1_000
  for (;;) {
    const value = probe()
    if (value !== undefined) return value
    if (Date.now() > deadline) throw new Error(`not within ${seconds} s: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
