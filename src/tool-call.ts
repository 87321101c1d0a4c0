/** Calls of command-line tools: full argv, no shell, bounded in time and output; one that does not end is killed whole. */
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'
import { killWhenOver, signalGroup } from './process-group.ts'
import { timerDelay } from './timer.ts'

/** Most bytes of each stream; what tools like `scontrol` print about one job is a few kilobytes. */
const maxBytes = 4 * 1024 * 1024
/** For the last words of a tool that has ended, when something that it started still holds its pipes. */
const drainMs = 500

export type ToolEnvironment = Readonly<Record<string, string | undefined>>

export interface ToolCall {
  readonly argv: readonly string[]
  readonly timeoutMs: number
  readonly env: ToolEnvironment
  readonly signal?: AbortSignal
}

export type ToolResult =
  | { readonly kind: 'ended'; readonly code: number; readonly stdout: string; readonly stderr: string }
  /** It did not end in time and was killed. */
  | { readonly kind: 'timeout' }
  /** It cannot be started at all. */
  | { readonly kind: 'absent'; readonly reason: string }

/**
 * Never rejects, except with the signal's reason. A tool that is out of time, or no longer wanted, is killed together
 * with what it started: wrapper scripts wait for the program behind them, and many of both ignore SIGTERM. What a tool
 * leaves running in its group when it ends is killed, too; a service that it starts for good has a session of its own.
 */
export async function callTool(call: ToolCall): Promise<ToolResult> {
  const { argv, timeoutMs, env, signal } = call
  signal?.throwIfAborted()
  const [program, ...args] = argv
  if (program === undefined) throw new Error('a tool call has an empty command')
  let child: Child
  try {
    child = spawn(program, args, {
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env },
    })
  } catch (error) {
    // Some refusals are thrown, others are told by an event.
    return { kind: 'absent', reason: error instanceof Error ? error.message : String(error) }
  }
  const endGroup = killWhenOver(child)
  let isLate = false as boolean
  const kill = (): void => {
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL')
  }
  const timer = setTimeout(() => {
    isLate = true
    kill()
  }, timerDelay(timeoutMs))
  signal?.addEventListener('abort', kill)
  try {
    const result = await endOf(child, kill)
    signal?.throwIfAborted()
    return isLate ? { kind: 'timeout' } : result
  } finally {
    clearTimeout(timer)
    endGroup()
    signal?.removeEventListener('abort', kill)
  }
}

type Child = ChildProcessByStdio<null, Readable, Readable>

function endOf(child: Child, kill: () => void): Promise<ToolResult> {
  let isTooMuch = false
  const tooMuch = (): void => {
    isTooMuch = true
    kill()
  }
  const stdout = textOf(child.stdout, tooMuch)
  const stderr = textOf(child.stderr, tooMuch)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ kind: 'absent', reason: error.message }))
    child.once('exit', () => {
      setTimeout(() => {
        child.stdout.destroy()
        child.stderr.destroy()
      }, drainMs).unref()
    })
    child.once('close', (code, signal) => {
      const said = isTooMuch ? `it printed more than ${maxBytes} bytes` : `it was ended by ${String(signal)}`
      resolve(
        code === null || isTooMuch
          ? { kind: 'ended', code: -1, stdout: '', stderr: `${stderr()}\n${said}` }
          : { kind: 'ended', code, stdout: stdout(), stderr: stderr() },
      )
    })
  })
}

/** What was read so far, at most `maxBytes`. */
function textOf(stream: Readable, tooMuch: () => void): () => string {
  const chunks: Buffer[] = []
  let bytes = 0
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes) tooMuch()
    else chunks.push(chunk)
  })
  return () => Buffer.concat(chunks).toString('utf8')
}

/** What an exit may wait for: a runner that was told to go is killed soon. */
const lastCallMs = 2_000

/** One last call while this process exits, when nothing asynchronous runs any more; what it says is nobody's to read. */
export function callToolAtExit(argv: readonly string[], env: ToolEnvironment): void {
  const [program = '', ...args] = argv
  const options = { env: { ...env }, timeout: lastCallMs, killSignal: 'SIGKILL', stdio: 'ignore' } as const
  // Its own group, as with every other call; the types of Node do not know that this call has the option, too.
  const call = spawnSync(program, args, Object.assign({ detached: process.platform !== 'win32' }, options))
  if (call.pid > 0) signalGroup(call.pid, 'SIGKILL')
}
