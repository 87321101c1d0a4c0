import type {
  SimEngineConfig,
  SimPool,
  SimStepCoefficients,
} from '../../../src/core/schema/sim-engine.generated.ts'

/** Round numbers, so that tests can say durations as literals. */
export const plainStep: SimStepCoefficients = {
  overheadSeconds: 0.001,
  prefillSecondsPerToken: 0.00001,
  prefillSecondsPerTokenMegacontext: 0,
  decodeBaseSeconds: 0.004,
  decodeSecondsPerSequence: 0,
  decodeSecondsPerContextToken: 0,
  draftSecondsPerSequenceToken: 0,
}

export function somePool(overrides: Partial<SimPool>): SimPool {
  return {
    role: 'mixed',
    workers: 1,
    dpRanks: 1,
    gpusPerWorker: 4,
    kvPoolTokensPerRank: 65_536,
    hostPoolTokensPerRank: 0,
    hostLoadTokensPerSecond: 1e6,
    chunkTokens: 8192,
    maxRunningPerRank: 64,
    step: plainStep,
    power: { idleWatts: 100, prefillWatts: 1000, decodeWatts: 700 },
    ...overrides,
  }
}

export function someConfig(overrides: Partial<SimEngineConfig>): SimEngineConfig {
  return {
    schema: 'sim-engine.v1',
    servedModel: 'test/model',
    seed: 1,
    startupSeconds: 0,
    maxModelLenTokens: 32_768,
    maxQueuedRequests: 0,
    maxBodyBytes: 8 * 1024 * 1024,
    streamIntervalTokens: 1,
    pageTokens: 16,
    traceScale: 1,
    sku: 'test',
    router: { policy: 'session', sessionHeaders: ['x-correlation-id'], decodePolicy: 'total-requests' },
    evalMode: false,
    pools: [somePool({})],
    ...overrides,
  }
}
