/**
 * Isolated environments for the clients that are Python programs: made once per package version, Python and platform,
 * then used again by every point and every run on the host. Nothing is installed into the host's own Python.
 */
import '../../core/problems/python.ts'
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { errorCode, writeJsonFile } from '../../files/json-file.ts'
import { acquireProcessLock } from '../../files/process-lock.ts'
import type { ProcessLock } from '../../files/process-lock.ts'
import { pythonEnvKey } from './env-key.ts'
import { findPython, hasUv } from './find-python.ts'
import type { Interpreter, PythonRange } from './find-python.ts'
import { installProblem } from './install-failure.ts'
import { runTool } from './run-tool.ts'

export interface PythonEnvSpec {
  /** Pinned: `aiperf==0.13.0`, `lm_eval[api]==0.4.9`; the first names the environment. */
  readonly requirements: readonly string[]
  readonly python: PythonRange
}

export interface InstallProgress {
  readonly stage: 'waiting' | 'creating' | 'collecting' | 'downloading' | 'installing'
  /** Package or file that is worked on. */
  readonly detail: string
  readonly elapsedSeconds: number
}

export interface PythonEnvOptions {
  /** `cacheDir(process.env)` */
  readonly cacheDir: string
  /** The environment of pip and uv; proxies and mirrors come from it. */
  readonly env: NodeJS.ProcessEnv
  /** Bound on everything, seconds. */
  readonly timeoutSeconds: number
  readonly signal?: AbortSignal
  readonly onProgress: (progress: InstallProgress) => void
}

export interface PythonEnv {
  readonly dir: string
  /** The environment's own interpreter. */
  readonly python: string
  readonly interpreter: Interpreter
  /** Installed packages, `name` → version. */
  readonly packages: Readonly<Record<string, string>>
  /** False when it was there already. */
  readonly isNew: boolean
  readonly installSeconds: number
}

interface ReadyFile {
  readonly packages: Readonly<Record<string, string>>
  readonly installSeconds: number
}

/** Absolute path of a program of the environment. */
export const envProgram = (env: PythonEnv, name: string): string => join(env.dir, 'bin', name)

/** Variables of the host's Python would lead into its packages. */
const hostPython = [
  'PYTHONPATH',
  'PYTHONHOME',
  'PYTHONSTARTUP',
  'VIRTUAL_ENV',
  'CONDA_PREFIX',
  '__PYVENV_LAUNCHER__',
]

/** `env` without what belongs to another Python. */
export function cleanPythonEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !hostPython.includes(name))
  return { ...Object.fromEntries(kept), PYTHONNOUSERSITE: '1', PYTHONUNBUFFERED: '1' }
}

/**
 * The environment for `spec`, made when it is not there. Throws ProblemError, always infrastructure: INFX206 no Python,
 * INFX207 no build for this host, INFX208 no network, INFX209 too slow, INFX210 no space or permission.
 */
export async function ensurePythonEnv(spec: PythonEnvSpec, options: PythonEnvOptions): Promise<PythonEnv> {
  const env = cleanPythonEnv(options.env)
  const interpreter = await findPython(spec.python, env)
  const root = join(options.cacheDir, 'python')
  const dir = join(root, pythonEnvKey(spec.requirements, interpreter))
  const there = await openEnv(dir, interpreter)
  if (there) return there
  await mkdir(root, { recursive: true }).catch((cause: unknown) => {
    throw unwritable(root, cause)
  })
  const maker = new EnvMaker(spec, { ...options, env }, interpreter, dir)
  return maker.make()
}

async function openEnv(dir: string, interpreter: Interpreter): Promise<PythonEnv | undefined> {
  const ready = await readReady(join(dir, 'ready.json'))
  if (!ready) return undefined
  const python = join(dir, 'bin', 'python')
  // A host whose Python was upgraded in place leaves a link to nowhere.
  const isAlive = await stat(python).then(
    () => true,
    () => false,
  )
  return isAlive ? { dir, python, interpreter, ...ready, isNew: false } : undefined
}

async function readReady(path: string): Promise<ReadyFile | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ReadyFile
  } catch (cause) {
    // Not made yet, or written by a host that lost its power: made again either way, and whatever is in the way is
    // told then.
    if (errorCode(cause) !== undefined || cause instanceof SyntaxError) return undefined
    throw cause
  }
}

const lockPollMs = 500

class EnvMaker {
  readonly #spec: PythonEnvSpec
  readonly #options: PythonEnvOptions
  readonly #interpreter: Interpreter
  readonly #dir: string
  readonly #startedMs = performance.now()

  constructor(spec: PythonEnvSpec, options: PythonEnvOptions, interpreter: Interpreter, dir: string) {
    this.#spec = spec
    this.#options = options
    this.#interpreter = interpreter
    this.#dir = dir
  }

  async make(): Promise<PythonEnv> {
    const lock = await this.#lock()
    try {
      // Whoever held the lock may have made it.
      const there = await openEnv(this.#dir, this.#interpreter)
      if (there) return there
      await lock.setPhase('creating')
      await this.#create()
      await this.#install()
      const packages = await installedPackages(this.#dir)
      const installSeconds = this.#elapsedSeconds
      await writeJsonFile(join(this.#dir, 'ready.json'), {
        requirements: this.#spec.requirements,
        interpreter: this.#interpreter,
        packages,
        installSeconds,
      })
      return {
        dir: this.#dir,
        python: join(this.#dir, 'bin', 'python'),
        interpreter: this.#interpreter,
        packages,
        isNew: true,
        installSeconds,
      }
    } finally {
      await lock.release()
    }
  }

  get #elapsedSeconds(): number {
    return (performance.now() - this.#startedMs) / 1000
  }

  get #what(): string {
    return this.#spec.requirements.join(' ')
  }

  #report(stage: InstallProgress['stage'], detail: string): void {
    this.#options.onProgress({ stage, detail, elapsedSeconds: this.#elapsedSeconds })
  }

  async #lock(): Promise<ProcessLock> {
    const held = (): ReturnType<typeof problem> =>
      problem(
        'INFX209',
        `another process has been preparing ${this.#what} for ${Math.round(this.#elapsedSeconds)} s`,
      )
    for (;;) {
      try {
        return await acquireProcessLock(`${this.#dir}.lock`, held)
      } catch (cause) {
        const isHeld = cause instanceof ProblemError && cause.problems.every(({ code }) => code === 'INFX209')
        if (!isHeld) throw unwritable(this.#dir, cause)
        if (this.#elapsedSeconds > this.#options.timeoutSeconds) throw cause
        this.#report('waiting', 'another process is preparing the same environment')
        await sleep(lockPollMs, undefined, this.#options.signal ? { signal: this.#options.signal } : {})
      }
    }
  }

  /** What an interrupted installation left is moved away first: a half-made environment is never completed. */
  async #create(): Promise<void> {
    const aside = `${this.#dir}.${process.pid}.old`
    await rename(this.#dir, aside).catch((cause: unknown) => {
      if (errorCode(cause) !== 'ENOENT') throw unwritable(this.#dir, cause)
    })
    await rm(aside, { recursive: true, force: true })
    this.#report('creating', this.#dir)
    const { path } = this.#interpreter
    const isUv = await hasUv(this.#options.env)
    await this.#run(isUv ? ['uv', 'venv', '--python', path, this.#dir] : [path, '-m', 'venv', this.#dir])
  }

  async #install(): Promise<void> {
    const python = join(this.#dir, 'bin', 'python')
    const packages = this.#spec.requirements
    const isUv = await hasUv(this.#options.env)
    await this.#run(
      isUv
        ? ['uv', 'pip', 'install', '--python', python, ...packages]
        : [python, '-m', 'pip', 'install', '--prefer-binary', '--progress-bar', 'off', ...packages],
    )
  }

  async #run(argv: readonly string[]): Promise<void> {
    const remainingMs = (this.#options.timeoutSeconds - this.#elapsedSeconds) * 1000
    const outcome = await runTool({
      argv,
      env: { ...this.#options.env, PIP_DISABLE_PIP_VERSION_CHECK: '1', PIP_NO_INPUT: '1' },
      timeoutMs: Math.max(1, remainingMs),
      killAfterMs: 5000,
      onLine: (line) => this.#follow(line),
      ...(this.#options.signal ? { signal: this.#options.signal } : {}),
    })
    this.#options.signal?.throwIfAborted()
    if (outcome.stopped === 'timed-out') {
      const last = outcome.tail.at(-1) ?? 'it had said nothing'
      throw new ProblemError([
        problem('INFX209', `${this.#what} was not ready after ${this.#options.timeoutSeconds} s: ${last}`),
      ])
    }
    if (outcome.code !== 0) throw new ProblemError([installProblem(this.#what, outcome.tail)])
  }

  #follow(line: string): void {
    const [, word = '', detail = ''] =
      /^\s*(Collecting|Downloading|Using cached|Resolved|Prepared|Installing collected packages|Installed)[:\s]\s*(.*)$/.exec(
        line,
      ) ?? []
    if (word === '') return
    const stage = stageOf(word)
    // The list of everything that is installed is long and tells nothing.
    this.#report(stage, stage === 'installing' ? this.#what : detail.slice(0, 120))
  }
}

function stageOf(word: string): InstallProgress['stage'] {
  if (word.startsWith('Install')) return 'installing'
  return word === 'Collecting' || word === 'Resolved' ? 'collecting' : 'downloading'
}

/** Names and versions from the folders that installers leave: `name-1.2.dist-info`. */
async function installedPackages(dir: string): Promise<Readonly<Record<string, string>>> {
  const [lib] = (await readdir(join(dir, 'lib'))).filter((name) => name.startsWith('python'))
  const names = await readdir(join(dir, 'lib', lib ?? '', 'site-packages'))
  const found = names.flatMap((name): readonly (readonly [string, string])[] => {
    const [, project, version] = /^(.+?)-([^-]+)\.dist-info$/.exec(name) ?? []
    return project !== undefined && version !== undefined
      ? [[project.toLowerCase().replaceAll('_', '-'), version]]
      : []
  })
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function unwritable(path: string, cause: unknown): unknown {
  const code = errorCode(cause)
  if (code === undefined) return cause
  return new ProblemError(
    [
      problem('INFX210', `${path} cannot be written (${code})`, {
        hint: 'free space, or name another folder with INFX_CACHE_DIR',
      }),
    ],
    { cause },
  )
}
