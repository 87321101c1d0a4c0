/** What tools of the site get to see, and how what they say is told. */
import { oneLine } from '../core/render/text.ts'
import type { ToolResult } from '../tool-call.ts'

const always = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'LANG',
  'TZ',
  'TMPDIR',
  'XDG_RUNTIME_DIR',
] as const

/**
 * The environment that tools get, and jobs inherit: a few names, and those the site passes on. Tokens of the workflow
 * must not reach an engine that a pull request configures, and settings of an outer allocation must not reach ours.
 */
export function toolEnvironment(
  from: Readonly<Record<string, string | undefined>>,
  passed: readonly string[],
): Readonly<Record<string, string>> {
  const names = [...always, ...passed]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = from[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** What a tool said when it failed, on one line. */
export function toolComplaint(result: ToolResult): string {
  switch (result.kind) {
    case 'timeout':
      return 'no answer in time'
    case 'absent':
      return result.reason
    case 'ended': {
      const said = quotedOutput(result.stderr) || quotedOutput(result.stdout)
      return said === '' ? `exit code ${result.code}` : said
    }
  }
}

const maxQuotedCharacters = 1_000

/** Output of a tool on one bounded, printable line: its end, where the cause stands. Empty when it said nothing. */
export function quotedOutput(text: string): string {
  const lines = text
    .slice(-4 * maxQuotedCharacters)
    .split(/[\r\n]+/)
    .map(oneLine)
  return lines
    .filter((line) => line !== '')
    .join('; ')
    .slice(-maxQuotedCharacters)
}
