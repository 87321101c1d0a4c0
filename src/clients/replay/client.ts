/** The built-in replay client: runs in this process and writes AIPerf's files. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ProblemError } from '../../core/problem.ts'
import { productVersion } from '../../version.ts'
import type { LoadClient, LoadOutcome, LoadProgress, LoadSpec } from '../load-client.ts'
import { runAgentic } from './agentic.ts'
import { benchJson } from './bench-json.ts'
import { loadDataset } from './dataset.ts'
import type { Dataset } from './dataset.ts'
import { ChatEndpoint } from './endpoint.ts'
import { runFixed } from './fixed.ts'
import { exportMetrics, metricsCsv, metricsJson } from './metrics-export.ts'
import { MetricsScraper, metricsUrls } from './metrics-scraper.ts'
import { watchProgress } from './progress.ts'
import { Recorder } from './recorder.ts'
import { ResultFile, unwritable } from './result-file.ts'
import { RunState } from './run-state.ts'
import { SelfWatch } from './self-watch.ts'
import { summaryJson } from './summary.ts'
import { Timeline } from './timeline.ts'

interface RunOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: LoadProgress) => void
}

export const replayClient: LoadClient = {
  name: 'infx-replay',
  version: productVersion,
  /**
   * Rejects with a ProblemError when the trace is damaged (INFX150-159) or a result file cannot be written (INFX201);
   * everything that the server does wrong is in the files, and in the outcome when it ended the run.
   */
  run: (spec, options) => new ReplayRun(spec, options).run(),
}

class ReplayRun {
  readonly #spec: LoadSpec
  readonly #options: RunOptions
  #unwritable: ProblemError | undefined

  constructor(spec: LoadSpec, options: RunOptions) {
    this.#spec = spec
    this.#options = options
  }

  async run(): Promise<LoadOutcome> {
    const dataset = await this.#dataset()
    await mkdir(this.#spec.outputDir, { recursive: true }).catch((cause: unknown) => {
      throw unwritable(this.#spec.outputDir, cause)
    })
    const state = this.#state()
    const watch = new SelfWatch()
    const scraper = new MetricsScraper(metricsUrls(this.#spec.endpointUrl, this.#spec.serverMetricsUrls))
    const progress = watchProgress(state, this.#options.onProgress)
    const cancel = (): void => state.abort('cancelled', '')
    this.#options.signal.addEventListener('abort', cancel)
    if (this.#options.signal.aborted) cancel()
    try {
      await this.#drive(state, dataset, async () => {
        await scraper.start()
        // What counts is whether the client was in the way of the measurement; warm-up is a burst by design.
        watch.restart()
      })
      await scraper.stop()
    } finally {
      this.#options.signal.removeEventListener('abort', cancel)
      progress.stop()
      watch.stop()
      state.timeline.stop()
      await state.endpoint.close()
      await scraper.close()
      // Lines are flushed however the run ends; a second failure must not hide the first.
      await this.#close(() => state.recorder.close())
    }
    await this.#writeSummaries(state, watch, scraper, dataset)
    return {
      completed: state.abortReason === undefined,
      ...(state.abortText === undefined ? {} : { abortReason: state.abortText }),
      maxClientCpuShare: watch.maxCpuShare,
    }
  }

  async #dataset(): Promise<Dataset> {
    const { load } = this.#spec
    if (load.kind === 'agentic') return loadDataset(load.trace)
    const facts = {
      source_type: 'synthetic',
      loader: 'random',
      num_dataset_entries: load.numPrompts,
    } as const
    return { trees: [], facts }
  }

  #state(): RunState {
    const spec = this.#spec
    const agentic = spec.load.kind === 'agentic' ? spec.load : undefined
    // Caps are times of the recording, so they shrink with its gaps.
    const timeline = new Timeline(agentic ? agentic.systemIdleGapCapSeconds / spec.traceScale : Infinity)
    return new RunState({
      spec,
      endpoint: new ChatEndpoint(spec, agentic?.extraInputs ?? {}, (atMs) => timeline.poll(atMs)),
      timeline,
      recorder: new Recorder(spec.outputDir, agentic ? 'rough' : 'exact', (error) => this.#fail(error)),
    })
  }

  #fail(error: ProblemError): void {
    this.#unwritable ??= error
    this.#abort()
  }

  #abort: () => void = () => {}

  async #drive(state: RunState, dataset: Dataset, atProfilingStart: () => Promise<void>): Promise<void> {
    this.#abort = () => state.abort('result_file_unwritable', '')
    if (this.#unwritable) this.#abort()
    if (state.abortReason) return
    const { load } = this.#spec
    if (load.kind === 'agentic') await runAgentic(state, load, dataset.trees, atProfilingStart)
    else await runFixed(state, load, atProfilingStart)
  }

  async #writeSummaries(
    state: RunState,
    watch: SelfWatch,
    scraper: MetricsScraper,
    dataset: Dataset,
  ): Promise<void> {
    const metrics = exportMetrics(scraper)
    const { load } = this.#spec
    const write = (name: string, parts: Iterable<string>): Promise<void> => this.#write(name, parts)
    await write('profile_export_aiperf.json', [summaryJson(state, watch, dataset.facts, productVersion)])
    await write('server_metrics_export.json', metricsJson(scraper, metrics))
    await write('server_metrics_export.csv', metricsCsv(metrics))
    if (load.kind === 'fixed') await write('bench.json', [benchJson(state, load, this.#spec)])
    if (this.#unwritable) throw this.#unwritable
  }

  /** Every file is tried: what fits on a full disk is kept. */
  async #write(name: string, parts: Iterable<string>): Promise<void> {
    const file = new ResultFile(join(this.#spec.outputDir, name), (error) => (this.#unwritable ??= error))
    for (const part of parts) {
      file.write(part)
      await file.ready()
    }
    await this.#close(() => file.close())
  }

  async #close(close: () => Promise<void>): Promise<void> {
    try {
      await close()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      this.#unwritable ??= error
    }
  }
}
