/** Makes one environment: alone, in order, bounded, and marked as ready only at the end. */
import '../../core/problems/python.ts'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { errorCode, writeJsonFile } from '../../files/json-file.ts'
import { acquireProcessLock } from '../../files/process-lock.ts'
import type { ProcessLock } from '../../files/process-lock.ts'
import { openEnv, unwritable } from './env-folder.ts'
import type { PythonEnv } from './env-folder.ts'
import { hasUv } from './find-python.ts'
import type { Interpreter } from './find-python.ts'
import { installProblem } from './install-failure.ts'
import type { InstallProgress, PythonEnvOptions, PythonEnvSpec } from './python-env.ts'
import { runTool } from './run-tool.ts'

const lockPollMs = 500

export class EnvMaker {
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
    const isUv = await hasUv(this.#options.env, this.#options.signal)
    await this.#run(isUv ? ['uv', 'venv', '--python', path, this.#dir] : [path, '-m', 'venv', this.#dir])
  }

  async #install(): Promise<void> {
    const python = join(this.#dir, 'bin', 'python')
    const packages = this.#spec.requirements
    const isUv = await hasUv(this.#options.env, this.#options.signal)
    // Gigabytes are unpacked there. What an installer that was killed leaves goes with the half-made environment.
    const temporary = join(this.#dir, 'tmp')
    await mkdir(temporary)
    await this.#run(
      isUv
        ? ['uv', 'pip', 'install', '--python', python, ...packages]
        : [python, '-m', 'pip', 'install', '--prefer-binary', '--progress-bar', 'off', ...packages],
      { TMPDIR: temporary },
    )
    await rm(temporary, { recursive: true, force: true })
  }

  async #run(argv: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<void> {
    const remainingMs = (this.#options.timeoutSeconds - this.#elapsedSeconds) * 1000
    const outcome = await runTool({
      argv,
      env: { ...this.#options.env, ...variables, PIP_DISABLE_PIP_VERSION_CHECK: '1', PIP_NO_INPUT: '1' },
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
