/** Runs git: argv arrays only, a clean environment, bounded output, every failure classed as a Problem. */
import { Buffer } from 'node:buffer'
import { spawn, spawnSync } from 'node:child_process'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/repository.ts'
import { ProblemError } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'

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
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...everyTime, ...command.args], {
      cwd: command.cwd,
      env: cleanEnvironment(),
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(command.timeoutMs === undefined ? {} : { timeout: command.timeoutMs }),
    })
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    let bytes = 0
    let failure: Error | undefined
    const stop = (cause: Error): void => {
      failure ??= cause
      child.kill()
    }
    child.stdout.on('data', (chunk: Buffer) => {
      if (failure) return
      try {
        if (command.onStdout) return command.onStdout(chunk)
      } catch (cause) {
        return stop(cause instanceof Error ? cause : new Error(String(cause)))
      }
      bytes += chunk.length
      if (bytes > maxOutputBytes) return stop(outputTooLarge(command))
      stdout.push(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      if (stderr.length < 64) stderr.push(chunk)
    })
    child.on('error', (cause) => reject(new ProblemError([cannotStart(cause)], { cause })))
    // git may end before it has read everything; its exit code tells more than EPIPE.
    child.stdin.on('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EPIPE') stop(cause)
    })
    child.stdin.end(command.stdin ?? '')
    child.on('close', (code, signal) => {
      if (failure) return reject(failure)
      const output = { stdout: text(stdout), stderr: text(stderr) }
      if (code === null) return reject(new ProblemError([wasKilled(command, signal, output.stderr)]))
      resolve({ code, ...output })
    })
  })
}

/** The same without waiting for anything else, for small answers; throws ProblemError on every exit code but 0. */
export function runGitSync(cwd: string, args: readonly string[], stdin: string): Buffer {
  const child = spawnSync('git', [...everyTime, ...args], {
    cwd,
    env: cleanEnvironment(),
    input: stdin,
    maxBuffer: 2 * maxOutputBytes,
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

/** Hooks and merge drivers export GIT_DIR and friends, which would redirect us away from `cwd`. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const {
    GIT_DIR: _dir,
    GIT_WORK_TREE: _tree,
    GIT_INDEX_FILE: _index,
    GIT_PREFIX: _prefix,
    ...rest
  } = process.env
  return { ...rest, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' }
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
