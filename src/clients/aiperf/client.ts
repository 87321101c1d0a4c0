/** The official load client: the real AIPerf in its own environment, behind the same contract as the built-in one. */
import '../../core/problems/python.ts'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { errorCode, writeJsonFile } from '../../files/json-file.ts'
import { findArtifactDir } from '../../files/result-files.ts'
import type { LoadClient, LoadOutcome, LoadProgress, LoadSpec } from '../load-client.ts'
import { cleanPythonEnv, envProgram } from '../python-env/python-env.ts'
import type { PythonEnv } from '../python-env/python-env.ts'
import { runTool } from '../python-env/run-tool.ts'
import type { ToolOutcome } from '../python-env/run-tool.ts'
import { loadDataset } from '../replay/dataset.ts'
import { writeBenchJson } from './bench-json.ts'
import { aiperfArgv, aiperfEnv, corpusEntries } from './command.ts'
import type { AiperfInput } from './command.ts'
import { corpusOf } from './corpora.ts'
import { GroupCpuWatch } from './cpu-watch.ts'
import type { AiperfDialect } from './dialects.ts'
import { readSummary, requiredMetricsProblem } from './export-check.ts'
import { recogniseFailure } from './failures.ts'
import type { AiperfFacts } from './facts.ts'
import { AiperfProgress } from './progress.ts'
import { writeAiperfTrace } from './trace-file.ts'

export interface AiperfClientOptions {
  readonly env: PythonEnv
  readonly dialect: AiperfDialect
  readonly facts: AiperfFacts
  /** `cacheDir(process.env)`: prepared data sets are kept below it. */
  readonly cacheDir: string
  readonly hostEnv: NodeJS.ProcessEnv
  /** Told the CPU seconds of all its processes while it drove load, start-up and export apart. */
  readonly onCpuSeconds?: (seconds: number) => void
}

/** Longest time for configuring, warm-up's own bound apart; the data set's limit plus start and end. */
const overheadSeconds = 2400
/** Time to write what was measured after a cancel. GitHub leaves a job 7.5 s from SIGINT to SIGTERM. */
const killAfterMs = 5_000
const maxQuotedCharacters = 1000

/** One client for one point: tokenizer and routing differ between points. */
export function aiperfClient(options: AiperfClientOptions): LoadClient {
  return {
    name: options.dialect.project,
    version: options.env.packages[options.dialect.project] ?? 'unknown',
    /**
     * Rejects with a ProblemError when nothing was measured: INFX208, INFX211-214, INFX216, INFX217. What was measured
     * and then given up is in the outcome, with the files.
     */
    run: (spec, run) => new AiperfRun(options, spec, run.signal, run.onProgress).run(),
  }
}

class AiperfRun {
  readonly #options: AiperfClientOptions
  readonly #spec: LoadSpec
  readonly #signal: AbortSignal
  readonly #onProgress: (progress: LoadProgress) => void

  constructor(
    options: AiperfClientOptions,
    spec: LoadSpec,
    signal: AbortSignal,
    onProgress: (progress: LoadProgress) => void,
  ) {
    this.#options = options
    this.#spec = spec
    this.#signal = signal
    this.#onProgress = onProgress
  }

  async run(): Promise<LoadOutcome> {
    await mkdir(this.#spec.outputDir, { recursive: true })
    const scratch = await mkdtemp(join(tmpdir(), 'infx-aiperf-'))
    try {
      const argv = aiperfArgv({
        programPath: (name) => envProgram(this.#options.env, name),
        dialect: this.#options.dialect,
        spec: this.#spec,
        facts: this.#options.facts,
        input: await this.#input(scratch),
      })
      const { outcome, maxClientCpuShare } = await this.#drive(argv)
      if (this.#spec.load.kind === 'fixed') await writeBenchJson(this.#spec, this.#spec.load)
      const abortReason = await this.#abortReason(outcome)
      return {
        completed: abortReason === undefined,
        ...(abortReason === undefined ? {} : { abortReason }),
        maxClientCpuShare,
        command: argv,
      }
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  }

  async #input(scratch: string): Promise<AiperfInput> {
    const { load, traceScale } = this.#spec
    if (load.kind === 'fixed') return { kind: 'synthetic' }
    if (load.trace.format !== 'corpus') {
      const { trees } = await loadDataset(load.trace)
      return writeAiperfTrace(trees, scratch, traceScale)
    }
    if (traceScale !== 1) {
      throw new ProblemError([
        problem('INFX216', `AIPerf replays a recorded corpus as it is; it cannot be scaled by ${traceScale}`),
      ])
    }
    return { kind: 'corpus', loader: corpusOf('', load.trace.loader), entries: corpusEntries }
  }

  async #drive(argv: readonly string[]): Promise<{ outcome: ToolOutcome; maxClientCpuShare: number }> {
    const { load, outputDir } = this.#spec
    const own = aiperfEnv(this.#options.facts, this.#options.cacheDir)
    await writeJsonFile(join(outputDir, 'aiperf_command.json'), { argv, env: own })
    const durationSeconds = load.kind === 'agentic' ? load.durationSeconds : null
    const follow = new AiperfProgress(durationSeconds, () => performance.now())
    const log = createWriteStream(join(outputDir, 'benchmark.log'))
    const graceSeconds = load.kind === 'agentic' ? load.warmupGraceSeconds + load.graceSeconds : 0
    let watch: GroupCpuWatch | undefined
    try {
      const outcome = await runTool({
        argv,
        env: this.#environment(own),
        timeoutMs:
          durationSeconds === null ? Infinity : (durationSeconds + graceSeconds + overheadSeconds) * 1000,
        killAfterMs,
        signal: this.#signal,
        onStarted: (pid) => {
          watch = new GroupCpuWatch(pid, {
            isBottleneckTime: () => follow.phase === 'profiling',
            isLoadTime: () => follow.phase !== 'loading' && follow.isRunning,
          })
        },
        onLine: (line) => {
          log.write(`${line}\n`)
          const progress = follow.line(line)
          if (progress) this.#onProgress(progress)
        },
      })
      this.#options.onCpuSeconds?.(watch?.totalSeconds ?? 0)
      return { outcome, maxClientCpuShare: watch?.maxShare ?? 0 }
    } catch (cause) {
      if (errorCode(cause) === undefined) throw cause
      throw new ProblemError(
        [problem('INFX211', `${argv[0] ?? ''} could not be started (${errorCode(cause) ?? ''})`)],
        { cause },
      )
    } finally {
      watch?.stop()
      await new Promise<void>((resolve) => log.end(() => resolve()))
    }
  }

  #environment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
    const env = { ...cleanPythonEnv(this.#options.hostEnv), ...own }
    if (!isAbsolute(this.#options.facts.tokenizer)) return env
    // Told to stay offline, AIPerf looks for a folder's name in the hub's cache instead of opening the folder.
    const { HF_HUB_OFFLINE: _hub, TRANSFORMERS_OFFLINE: _transformers, ...rest } = env
    return rest
  }

  /** Why the run was given up; undefined when it was not. Throws when it left nothing to measure. */
  async #abortReason(outcome: ToolOutcome): Promise<string | undefined> {
    const { outputDir } = this.#spec
    const hasExport = (await findArtifactDir(outputDir)) !== undefined
    if (outcome.stopped === 'aborted') return 'cancelled'
    if (outcome.stopped === 'timed-out') return 'AIPerf did not end within its time and was stopped'
    const known = recogniseFailure(outcome.tail)
    if (outcome.code === 0 && hasExport) {
      const summary = await readSummary(outputDir)
      if (summary?.['was_cancelled'] === true) return known?.problem.message ?? 'AIPerf cancelled the run'
      const { requiredMetricPrefix } = this.#options.facts
      const missing =
        requiredMetricPrefix === undefined
          ? undefined
          : await requiredMetricsProblem(outputDir, requiredMetricPrefix)
      return missing?.message
    }
    if (hasExport) return known?.problem.message ?? `AIPerf ended with ${ending(outcome)}`
    throw new ProblemError([known?.problem ?? unknownFailure(outcome)])
  }
}

const ending = ({ code, killedBy }: ToolOutcome): string =>
  killedBy === null ? `exit code ${code ?? 'unknown'}` : `signal ${killedBy}`

function unknownFailure(outcome: ToolOutcome) {
  // Its last words stand in boxes of 80 columns.
  const words = outcome.tail
    .join('\n')
    .replace(/[─-╿\s]+/g, ' ')
    .trim()
  const said = words === '' ? 'it said nothing' : words.slice(-maxQuotedCharacters)
  const code = outcome.killedBy === null ? 'INFX211' : 'INFX212'
  return problem(code, `AIPerf measured nothing and ended with ${ending(outcome)}: ${said}`)
}
