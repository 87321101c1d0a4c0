/** Calls of command-line tools: full argv, no shell, every call bounded in time and output. */
import { execFile } from 'node:child_process'

/** Most bytes of each stream; what tools like `scontrol` print about one job is a few kilobytes. */
const maxBytes = 4 * 1024 * 1024

export interface ToolCall {
  readonly argv: readonly string[]
  readonly timeoutMs: number
  readonly env: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

export type ToolResult =
  | { readonly kind: 'ended'; readonly code: number; readonly stdout: string; readonly stderr: string }
  /** It did not end in time and was killed. */
  | { readonly kind: 'timeout' }
  /** It cannot be started at all. */
  | { readonly kind: 'absent'; readonly reason: string }

/** Never rejects, except with the signal's reason. */
export async function callTool(call: ToolCall): Promise<ToolResult> {
  const { argv, timeoutMs, env, signal } = call
  signal?.throwIfAborted()
  const [program, ...args] = argv
  if (program === undefined) throw new Error('a tool call has an empty command')
  const options = { timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: maxBytes, env, signal } as const
  const result = await new Promise<ToolResult>((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) resolve({ kind: 'ended', code: 0, stdout, stderr })
      else if (typeof error.code === 'number') resolve({ kind: 'ended', code: error.code, stdout, stderr })
      else if (error.killed === true || error.signal) resolve({ kind: 'timeout' })
      else resolve({ kind: 'absent', reason: error.message })
    })
  })
  signal?.throwIfAborted()
  return result
}

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
      const said = (result.stderr.trim() || result.stdout.trim()).replace(/\s*\n\s*/g, '; ')
      return said === '' ? `exit code ${result.code}` : said.slice(-1_000)
    }
  }
}
