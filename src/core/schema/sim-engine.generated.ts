// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
/**
 * Configuration of the simulated engine: `infx sim-engine --config FILE`. Token numbers are already divided by traceScale.
 */
export interface SimEngineConfig {
  /**
   * Version of this format.
   */
  schema: 'sim-engine.v1'
  /**
   * Model name on the wire.
   */
  servedModel: string
  /**
   * Seed of the output text, natural lengths and fault choices.
   */
  seed: number
  /**
   * Time from start to healthy, seconds.
   */
  startupSeconds: number
  /**
   * Prompt plus completion a request may have, tokens.
   */
  maxModelLenTokens: number
  /**
   * Waiting requests above which the server answers 503; 0 = no bound.
   */
  maxQueuedRequests: number
  /**
   * Largest request body, bytes.
   */
  maxBodyBytes: number
  /**
   * Tokens that must have gathered before a stream gets its next chunk (the first one is never held back).
   */
  streamIntervalTokens: number
  /**
   * Tokens of one KV page: unit of allocation and of prefix matching.
   */
  pageTokens: number
  /**
   * Divisor that was applied to token counts; for the record, the clock is never scaled.
   */
  traceScale: number
  /**
   * GPU product the coefficients are of, for the record.
   */
  sku: string
  router: SimRouter
  speculative?: SimSpeculative
  /**
   * Evaluation run: acceptance is drawn per draft token, never injected.
   */
  evalMode: boolean
  /**
   * One `mixed` pool, or one `prefill` and one `decode` pool.
   *
   * @minItems 1
   * @maxItems 2
   */
  pools: [SimPool] | [SimPool, SimPool]
  transfer?: SimTransfer
  faults?: SimFaults
  oracle?: SimOracle
  /**
   * Where to write power samples in nvidia-smi's CSV form.
   */
  gpuMetricsPath?: string
  /**
   * Distance of power samples, milliseconds.
   */
  gpuMetricsIntervalMs?: number
}
/**
 * How requests find a worker and rank.
 */
export interface SimRouter {
  /**
   * `session`: sticky by correlation header; `cache-aware`: longest cached prefix unless the load is unequal.
   */
  policy: 'session' | 'cache-aware' | 'least-loaded' | 'round-robin'
  /**
   * Headers that name a session, lower case, the first present one wins.
   */
  sessionHeaders: string[]
  /**
   * What is balanced over decode ranks.
   */
  decodePolicy: 'total-tokens' | 'total-requests'
}
/**
 * Speculative decoding.
 */
export interface SimSpeculative {
  /**
   * Draft tokens per step.
   */
  numSpecTokens: number
  /**
   * Synthetic mean of accepted tokens per step, bonus token included; in [1, numSpecTokens + 1]. Ignored when evalMode is set.
   */
  acceptanceLength: number
  /**
   * Chance that one draft token is accepted when nothing is injected (evalMode).
   */
  realAcceptanceRatio: number
}
/**
 * Equal workers with one role.
 */
export interface SimPool {
  /**
   * `mixed` prefills and decodes (aggregated serving); `prefill` and `decode` pools exist only together.
   */
  role: 'mixed' | 'prefill' | 'decode'
  /**
   * Number of workers.
   */
  workers: number
  /**
   * Attention data-parallel ranks of one worker, each with its own KV pool and queue; they step together, at the pace of the busiest.
   */
  dpRanks: number
  /**
   * GPUs of one worker, for power.
   */
  gpusPerWorker: number
  /**
   * Device KV pool of a rank in tokens; rounded down to whole pages.
   */
  kvPoolTokensPerRank: number
  /**
   * Host KV tier (HiCache) of a rank in tokens; 0 = none.
   */
  hostPoolTokensPerRank: number
  /**
   * Host to device transfer rate of a rank, tokens per second.
   */
  hostLoadTokensPerSecond: number
  /**
   * Chunked-prefill budget of a rank and step, tokens.
   */
  chunkTokens: number
  /**
   * Admission limit: sequences a rank works on at once.
   */
  maxRunningPerRank: number
  step: SimStepCoefficients
  power: SimPowerModel
}
/**
 * Duration of one forward step of a worker, already divided by its parallel widths (docs/simulated-engine.md).
 */
export interface SimStepCoefficients {
  /**
   * t0: scheduling and launch cost of every step, seconds.
   */
  overheadSeconds: number
  /**
   * a: seconds per uncached prompt token.
   */
  prefillSecondsPerToken: number
  /**
   * b: extra seconds per uncached prompt token at a context of 10^6 tokens; linear in the mean context of the chunk.
   */
  prefillSecondsPerTokenMegacontext: number
  /**
   * d0: seconds of a step that decodes at least one sequence: weights read, collectives.
   */
  decodeBaseSeconds: number
  /**
   * d1: seconds per decoding sequence of the busiest rank.
   */
  decodeSecondsPerSequence: number
  /**
   * d2: seconds per token of context that the busiest rank's sequences attend to.
   */
  decodeSecondsPerContextToken: number
  /**
   * d3: seconds per sequence and draft token of speculative decoding.
   */
  draftSecondsPerSequenceToken: number
}
/**
 * Power of one GPU of a pool: idle + Σ share of time in a kind of step × (its full power − idle).
 */
export interface SimPowerModel {
  /**
   * Watts of an idle GPU.
   */
  idleWatts: number
  /**
   * Watts of a GPU that does nothing but prefill.
   */
  prefillWatts: number
  /**
   * Watts of a GPU that does nothing but decode.
   */
  decodeWatts: number
}
/**
 * KV transfer from prefill to decode workers; needed with these pools.
 */
export interface SimTransfer {
  /**
   * Rate of one prefill worker's link, tokens per second.
   */
  tokensPerSecond: number
  /**
   * Fixed cost per transfer, seconds.
   */
  latencySeconds: number
}
/**
 * Deliberate failures, for tests of what surrounds an engine.
 */
export interface SimFaults {
  /**
   * /health answers 503 for ever.
   */
  neverHealthy?: boolean
  /**
   * Exit with code 1 when this many generation requests have been accepted.
   */
  dieAfterRequests?: number
  /**
   * Exit with code 1 this long after the start.
   */
  dieAfterSeconds?: number
  /**
   * Share of generation requests that get 200 and no token.
   */
  emptyAnswerRatio?: number
  /**
   * Share of generation requests answered with 500.
   */
  errorRatio?: number
  /**
   * Share of generation requests that stop mid-stream without ending.
   */
  hangRatio?: number
  /**
   * Share of generation requests whose connection is reset mid-stream.
   */
  resetRatio?: number
}
/**
 * Answers for evaluations.
 */
export interface SimOracle {
  /**
   * JSONL of {question, answer}; the number after `#### ` in the answer, or the whole answer, is what is right.
   */
  path: string
  /**
   * Share of questions answered right, by a hash of seed and question.
   */
  accuracy: number
  /**
   * Seed of that choice.
   */
  seed: number
}
