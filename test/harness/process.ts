/** Starts a step's process and ends it as the runner does: SIGINT, SIGTERM, then the whole tree. */
import { spawn } from 'node:child_process'
import { setImmediate as setImmediateAsync, setTimeout as setTimeoutAsync } from 'node:timers/promises'

export interface Grace {
  /** From SIGINT to SIGTERM; 7,500 on GitHub. */
  readonly terminateAfterMs: number
  /** From SIGTERM to SIGKILL of the tree; 2,500 on GitHub. */
  readonly killAfterMs: number
}

export const githubGrace: Grace = { terminateAfterMs: 7_500, killAfterMs: 2_500 }

export interface ProcessRequest {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly onLine: (line: string) => void
  /** Aborted: the process is ended. */
  readonly signal: AbortSignal
  readonly grace: Grace
}

/** Exit code; a process that a signal ended has 128 + its number, as in a shell. Throws when it cannot start. */
export async function runProcess(request: ProcessRequest): Promise<number> {
  if (request.signal.aborted) return 130
  const child = spawnOrExplain(request)
  const { pid } = child
  const timers: NodeJS.Timeout[] = []
  const onAbort = (): void => {
    child.kill('SIGINT')
    timers.push(setTimeout(() => child.kill('SIGTERM'), request.grace.terminateAfterMs))
    timers.push(setTimeout(() => killGroup(pid), request.grace.terminateAfterMs + request.grace.killAfterMs))
  }
  request.signal.addEventListener('abort', onAbort, { once: true })
  const lines = new LineSplitter(request.onLine)
  child.stdout.on('data', (bytes: Buffer) => lines.take(bytes))
  child.stderr.on('data', (bytes: Buffer) => lines.take(bytes))
  const closed = new Promise<'closed'>((resolve) => child.once('close', () => resolve('closed')))
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', (error: NodeJS.ErrnoException) => reject(explained(error)))
      child.once('exit', (exitCode, signal) => {
        resolve(exitCode ?? (signal === 'SIGKILL' ? 137 : signal === 'SIGTERM' ? 143 : 130))
      })
    })
    await drained(closed, lines)
    return code
  } finally {
    for (const timer of timers) clearTimeout(timer)
    request.signal.removeEventListener('abort', onAbort)
    child.stdout.destroy()
    child.stderr.destroy()
    lines.end()
  }
}

const quietMs = 50
const quietRounds = 4

/** Reads what is left in the pipes. A grandchild that keeps them open does not keep the step alive. */
async function drained(closed: Promise<'closed'>, lines: LineSplitter): Promise<void> {
  for (let quiet = 0; quiet < quietRounds; quiet++) {
    const before = lines.bytes
    if ((await Promise.race([closed, setTimeoutAsync(quietMs)])) === 'closed') return
    await setImmediateAsync()
    if (lines.bytes !== before) quiet = 0
  }
}

/** A value of 128 KiB or an environment of 2 MiB does not start: E2BIG. */
function spawnOrExplain({ command, args, cwd, env }: ProcessRequest) {
  try {
    return spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException)
  }
}

const explained = (error: NodeJS.ErrnoException): Error =>
  error.code === 'E2BIG' ? new Error('Argument list too long', { cause: error }) : error

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

class LineSplitter {
  /** Taken so far. */
  bytes = 0
  #rest = ''
  readonly #onLine: (line: string) => void
  readonly #decoder = new TextDecoder()

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine
  }

  take(bytes: Buffer): void {
    this.bytes += bytes.length
    const parts = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split(/\r?\n/)
    this.#rest = parts.pop() ?? ''
    for (const part of parts) this.#onLine(part)
  }

  end(): void {
    if (this.#rest !== '') this.#onLine(this.#rest)
    this.#rest = ''
  }
}
