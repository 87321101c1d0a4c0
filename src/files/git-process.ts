/** Runs git: argv arrays only, a clean environment, bounded output, every failure classed as a Problem. */
import { Buffer } from 'node:buffer'
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/repository.ts'
import { ProblemError } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'
import { timerDelay } from '../timer.ts'

/** Listings and messages; file contents go through the batch reader, which has its own bound. */
const maxOutputBytes = 64 * 1024 * 1024

/** Take no locks that a user's own git would trip over; start no file watcher. */
const everyTime = ['--no-optional-locks', '-c', 'core.fsmonitor=false']

export interface GitOutput {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface GitCommand {
  readonly cwd: string
  readonly args: readonly string[]
  readonly stdin?: string
  /** Takes the bytes of stdout instead of the text in GitOutput. */
  readonly onStdout?: (chunk: Buffer) => void
  /** Upper bound on the whole command, for what may talk to a network. */
  readonly timeoutMs?: number
}

/** Ends with the exit code; throws ProblemError only when git could not be started, overran its bound or was killed. */
export function runGit(command: GitCommand): Promise<GitOutput> {
  const child = spawn('git', [...everyTime, ...command.args], {
    cwd: command.cwd,
    env: cleanEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const { timeoutMs } = command
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => end(child), timerDelay(timeoutMs))
  const output = readOutput(child, command)
  child.stdin.end(command.stdin ?? '')
  return new Promise((resolve, reject) => {
    child.on('error', (cause) => {
      clearTimeout(timer)
      reject(new ProblemError([cannotStart(cause)], { cause }))
    })
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      const [stdout, stderr] = [text(output.stdout), text(output.stderr)]
      if (output.failure) reject(output.failure)
      else if (code === null) reject(new ProblemError([wasKilled(command, signal, stderr)]))
      else resolve({ code, stdout, stderr })
    })
  })
}

/** git removes its lock files on SIGTERM, and ends what it started; a wrapper, or a helper that hangs, may ignore it. */
const killAfterMs = 2_000

function end(child: ChildProcessWithoutNullStreams): void {
  child.kill('SIGTERM')
  const killer = setTimeout(() => {
    child.kill('SIGKILL')
    // A helper that lives on holds the pipes; what git itself had to say has been read.
    child.stdout.destroy()
    child.stderr.destroy()
  }, killAfterMs)
  child.once('close', () => clearTimeout(killer))
}

interface OutputSoFar {
  readonly stdout: Buffer[]
  readonly stderr: Buffer[]
  /** Why we ended git ourselves. */
  failure?: Error
}

/** Collects what git prints, within bounds; ends git when a reader of its output throws. */
function readOutput(child: ChildProcessWithoutNullStreams, command: GitCommand): OutputSoFar {
  const output: OutputSoFar = { stdout: [], stderr: [] }
  let bytes = 0
  const stop = (cause: unknown): void => {
    output.failure ??= cause instanceof Error ? cause : new Error(String(cause))
    end(child)
  }
  const take = (chunk: Buffer): void => {
    if (command.onStdout) {
      command.onStdout(chunk)
      return
    }
    bytes += chunk.length
    if (bytes > maxOutputBytes) throw outputTooLarge(command)
    output.stdout.push(chunk)
  }
  child.stdout.on('data', (chunk: Buffer) => {
    if (output.failure) return
    try {
      take(chunk)
    } catch (cause) {
      stop(cause)
    }
  })
  child.stderr.on('data', (chunk: Buffer) => {
    if (output.stderr.length < 64) output.stderr.push(chunk)
  })
  // git may end before it has read everything; its exit code tells more than EPIPE.
  child.stdin.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EPIPE') stop(cause)
  })
  return output
}

/** One object of the repository; seconds where it has to be fetched first. */
const syncTimeoutMs = 120_000

/** The same without waiting for anything else, for small answers; throws ProblemError on every exit code but 0. */
export function runGitSync(cwd: string, args: readonly string[], stdin: string): Buffer {
  const child = spawnSync('git', [...everyTime, ...args], {
    cwd,
    env: cleanEnvironment(),
    input: stdin,
    maxBuffer: 2 * maxOutputBytes,
    timeout: syncTimeoutMs,
    killSignal: 'SIGKILL',
  })
  if (child.error) throw new ProblemError([cannotStart(child.error)], { cause: child.error })
  if (child.status !== 0) {
    const output = { code: child.status ?? -1, stdout: '', stderr: child.stderr.toString('utf8') }
    throw new ProblemError([gitFailed(args, output)])
  }
  return child.stdout
}

/** The Problem of a git command that ended with an error without a class of its own. */
export function gitFailed(args: readonly string[], output: GitOutput): Problem {
  const lastLine = output.stderr.trim().split('\n').at(-1) ?? ''
  return problem('INFX323', `git ${args[0] ?? ''} ended with exit code ${output.code}: ${lastLine}`)
}

const text = (chunks: readonly Buffer[]): string => Buffer.concat(chunks).toString('utf8')

/** Hooks and merge drivers export these, which would redirect us away from `cwd`. */
const redirecting = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']

function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !redirecting.includes(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' }
}

function cannotStart(cause: NodeJS.ErrnoException): Problem {
  if (cause.code !== 'ENOENT') return problem('INFX320', `git could not be started: ${cause.message}`)
  return problem('INFX320', 'the program "git" was not found on PATH', {
    hint: 'install git, or name the keys to sweep with --keys, which needs no history',
  })
}

const outputTooLarge = (command: GitCommand): ProblemError =>
  new ProblemError([
    problem('INFX323', `git ${command.args[0] ?? ''} printed more than ${maxOutputBytes} bytes`),
  ])

function wasKilled(command: GitCommand, signal: NodeJS.Signals | null, stderr: string): Problem {
  const bound = command.timeoutMs === undefined ? '' : ` (bound: ${command.timeoutMs / 1000} s)`
  return problem(
    'INFX323',
    `git ${command.args[0] ?? ''} was ended by ${signal ?? 'a signal'}${bound}: ${stderr.trim()}`,
  )
}
