/** What drives load on a point, and what asks its questions; environments of Python programs are made before engines start. */
import { join } from 'node:path'
import { aiperfClient } from '../clients/aiperf/client.ts'
import { type AiperfDialect, dialectOf } from '../clients/aiperf/dialects.ts'
import { type AiperfFacts, aiperfFactsOf } from '../clients/aiperf/facts.ts'
import { writeWordTokenizer } from '../clients/aiperf/word-tokenizer.ts'
import { lmEvalPython } from '../clients/lm-eval/command.ts'
import type { LoadClient } from '../clients/load-client.ts'
import { cacheDir } from '../clients/python-env/env-key.ts'
import {
  type InstallProgress,
  type PythonEnv,
  type PythonEnvSpec,
  ensurePythonEnv,
} from '../clients/python-env/python-env.ts'
import { replayProcessClient } from '../clients/replay/process-client.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import type { LoadClientName, SweepSettings } from './settings.ts'

/** The agentic benchmark's own client, and the public package, which also drives loads of drawn lengths. */
export const aiperfPackages = {
  'agentic-coding': 'agentx-harness==1.0.12',
  'fixed-seq-len': 'aiperf==0.13.0',
} as const
const lmEvalPackage = 'lm_eval[api]==0.4.13'
/** Installing AIPerf fetches a gigabyte. */
const installSeconds = 1_800
const sayEverySeconds = 15

export type Say = (text: string) => void

export interface ClientOptions {
  readonly signal: AbortSignal
  readonly say: Say
}

/** Choice of clients for one run; every environment is made once. */
export class PointClients {
  readonly #client: LoadClientName | undefined
  readonly #config: InfxConfig
  readonly #env: NodeJS.ProcessEnv
  readonly #made = new Map<string, Promise<PythonEnv>>()

  constructor(settings: Pick<SweepSettings, 'client'>, config: InfxConfig, env: NodeJS.ProcessEnv) {
    this.#client = settings.client
    this.#config = config
    this.#env = env
  }

  /** AIPerf for real agentic points, unless the run or the repository says something else. */
  nameFor(point: PlannedPoint): LoadClientName {
    const isOfficial = point.simulated !== true && point.scenario === 'agentic-coding'
    return this.#client ?? (isOfficial ? 'aiperf' : 'replay')
  }

  /** lm-eval for real points, likewise. */
  evalNameFor(point: PlannedPoint): 'lm-eval' | 'built-in' {
    return this.#config['eval-client'] ?? (point.simulated === true ? 'built-in' : 'lm-eval')
  }

  /** Everything that is slow or may be missing, before hardware is taken. Throws ProblemError (INFX206-210, INFX213). */
  async prepare(point: PlannedPoint, options: ClientOptions): Promise<void> {
    if (point.kind === 'eval') {
      if (this.evalNameFor(point) === 'lm-eval') await this.lmEval(options)
    } else if (this.nameFor(point) === 'aiperf') await this.#aiperfEnv(this.#packageFor(point), options)
  }

  /** Throws ProblemError (INFX213) when the configured package is none that we know the command line of. */
  dialectFor(point: PlannedPoint): AiperfDialect {
    return dialectOf(this.#packageFor(point))
  }

  /** `tokenizer`: folder of the model on this machine, when there is one. `workDir` receives files of the client. */
  async loadClient(
    point: PlannedPoint,
    at: { readonly workDir: string; readonly tokenizer: string | undefined },
    options: ClientOptions,
  ): Promise<LoadClient> {
    if (this.nameFor(point) === 'replay') return replayProcessClient
    const dialect = this.dialectFor(point)
    return aiperfClient({
      env: await this.#aiperfEnv(this.#packageFor(point), options),
      dialect,
      facts: await factsOf(point, dialect, at),
      cacheDir: cacheDir(this.#env),
      hostEnv: this.#env,
    })
  }

  async lmEval(options: ClientOptions): Promise<PythonEnv> {
    return this.#once({ requirements: [this.lmEvalPackage], python: lmEvalPython }, options)
  }

  get lmEvalPackage(): string {
    return this.#config['lm-eval-package'] ?? lmEvalPackage
  }

  get cacheDir(): string {
    return cacheDir(this.#env)
  }

  #packageFor(point: PlannedPoint): string {
    return this.#config['aiperf-package'] ?? aiperfPackages[point.scenario]
  }

  #aiperfEnv(requirement: string, options: ClientOptions): Promise<PythonEnv> {
    return this.#once({ requirements: [requirement], python: dialectOf(requirement).python }, options)
  }

  #once(spec: PythonEnvSpec, options: ClientOptions): Promise<PythonEnv> {
    const key = spec.requirements.join(' ')
    const known = this.#made.get(key)
    if (known) return known
    const making = ensurePythonEnv(spec, {
      cacheDir: this.cacheDir,
      env: this.#env,
      timeoutSeconds: installSeconds,
      signal: options.signal,
      onProgress: throttled(options.say, key),
    })
    this.#made.set(key, making)
    // A failure may be the network's: the next point tries again.
    making.catch(() => this.#made.delete(key))
    return making
  }
}

function throttled(say: Say, what: string): (progress: InstallProgress) => void {
  let saidAt = 0
  return ({ stage, detail, elapsedSeconds }) => {
    if (elapsedSeconds - saidAt < sayEverySeconds) return
    saidAt = elapsedSeconds
    say(`${what}: ${stage} ${detail} (${Math.round(elapsedSeconds)} s)`)
  }
}

/** Metrics without which an engine's run tells too little about itself. */
const metricPrefixes: Readonly<Record<string, string>> = { sglang: 'sglang:', vllm: 'vllm:' }

async function factsOf(
  point: PlannedPoint,
  dialect: AiperfDialect,
  { workDir, tokenizer }: { readonly workDir: string; readonly tokenizer: string | undefined },
): Promise<AiperfFacts> {
  if (point.simulated === true) {
    const dir = join(workDir, 'tokenizer')
    await writeWordTokenizer(dir)
    return aiperfFactsOf(point, {
      tokenizer: dir,
      ...(point.scenario === 'fixed-seq-len' && dialect.promptCorpora.includes('random')
        ? { promptCorpus: 'random' }
        : {}),
    })
  }
  const prefix = metricPrefixes[point.framework]
  return aiperfFactsOf(point, {
    ...(tokenizer === undefined ? {} : { tokenizer }),
    ...(prefix === undefined ? {} : { requiredMetricPrefix: prefix }),
    ...(point.router?.name.includes('sglang') === true ? { sessionHeader: 'x-smg-routing-key' } : {}),
  })
}
