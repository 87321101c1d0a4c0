/** Builders of domain values with overrides: a test names only what matters to it. */
import { createHash } from 'node:crypto'
import type { EvalVerdict } from '../src/core/evals/verdict.ts'
import type { Plan, PlannedPoint } from '../src/core/plan/plan.ts'
import type { Parallelism, Point, WorkerPool } from '../src/core/point.ts'
import type { PointFailure } from '../src/core/results/aggregate.ts'
import type { Headline, Sweep, SweepPoint } from '../src/core/results/sweep.ts'

/** Hex digits that depend on `text` alone, for ids and digests that look like real ones. */
export const someHex = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length)

export const aParallelism = (overrides: Partial<Parallelism> = {}): Parallelism => ({
  tp: 8,
  pp: 1,
  dcp: 1,
  pcp: 1,
  ep: 1,
  dpAttn: false,
  ...overrides,
})

export const aWorkerPool = (overrides: Partial<WorkerPool> = {}): WorkerPool => ({
  ...aParallelism(),
  numWorkers: 1,
  additionalSettings: [],
  ...overrides,
})

/** A valid single-node agentic point; `id` follows from `configKey` and `conc` unless given. */
export function aPoint(overrides: Partial<Point> = {}): Point {
  const conc = overrides.conc ?? 16
  const configKey = overrides.configKey ?? 'dsv4-fp4-b300-sglang-agentic'
  const kind = overrides.kind ?? 'benchmark'
  return {
    id: `dsv4-b300-tp8-c${conc}-${someHex(`${kind} ${configKey} ${conc}`, 12)}`,
    kind,
    configKey,
    scenario: 'agentic-coding',
    topology: { shape: 'single-node', ...aParallelism() },
    conc,
    disagg: false,
    multinode: false,
    specDecoding: 'none',
    kvOffloading: 'none',
    totalCpuDramGb: 0,
    image: 'registry.example/sglang:0.9.1',
    model: 'deepseek-ai/DeepSeek-V4-Pro',
    modelPrefix: 'dsv4',
    precision: 'fp4',
    framework: 'sglang',
    runner: 'cluster:b300',
    durationSeconds: 1800,
    maxModelLen: 0,
    seriesKey: someHex(`series ${configKey}`, 12),
    curveKey: 'dsv4|agentic-coding|b300_sglang|fp4',
    gpus: 8,
    nodes: 1,
    expName: `dsv4_b300_tp8_conc${conc}`,
    ...overrides,
  }
}

export function aPlannedPoint(overrides: Partial<PlannedPoint> = {}): PlannedPoint {
  const point = aPoint(overrides)
  return {
    ...point,
    runsOn: ['self-hosted', point.runner],
    timeoutMinutes: 85,
    title: `dsv4 fp4 · b300 sglang · tp8 · conc ${point.conc}`,
    estimatedGpuHours: 5.3,
    because: ['key listed in the changelog entry'],
    ...overrides,
  }
}

export function aPlan(overrides: Partial<Plan> = {}): Plan {
  const points = overrides.points ?? [aPlannedPoint()]
  const hours = points.reduce((sum, point) => sum + point.estimatedGpuHours, 0)
  return {
    schema: 'plan.v1',
    trigger: { kind: 'cli', labels: [] },
    decision: { action: 'run', because: ['keys given by hand'] },
    changelog: [],
    points,
    canary: { state: 'skipped', because: ['asked for'] },
    shards: [{ name: 'shard-1', pointIds: points.map((point) => point.id) }],
    keys: [],
    totals: {
      benchmarkPoints: points.filter((point) => point.kind === 'benchmark').length,
      evalPoints: points.filter((point) => point.kind === 'eval').length,
      estimatedGpuHours: hours,
      longestLegMinutes: Math.max(0, ...points.map((point) => point.timeoutMinutes)),
    },
    problems: [],
    digest: someHex('plan', 64),
    ...overrides,
  }
}

export const aHeadline = (overrides: Partial<Headline> = {}): Headline => ({
  tputPerGpuTps: 8244,
  outputTputPerGpuTps: 61.4,
  inputTputPerGpuTps: 8182.6,
  meanIntvtyTps: 141.2,
  p90IntvtyTps: 118.6,
  p90E2eNormIntvtyTps: 74.1,
  p75E2eNormIntvtyTps: 81.9,
  p90E2elSeconds: 2.76,
  p75E2elSeconds: 2.11,
  p90TtftSeconds: 0.31,
  requestsSuccessful: 1204,
  requestsFailed: 0,
  ...overrides,
})

/** A valid point with a headline; for another ending give `status` and `headline: null`. */
export function aSweepPoint(overrides: Partial<SweepPoint> = {}): SweepPoint {
  const planned = aPlannedPoint({
    ...(overrides.conc === undefined ? {} : { conc: overrides.conc }),
    ...(overrides.kind === undefined ? {} : { kind: overrides.kind }),
    ...(overrides.configKey === undefined ? {} : { configKey: overrides.configKey }),
  })
  return {
    id: planned.id,
    title: planned.title,
    kind: planned.kind,
    configKey: planned.configKey,
    seriesKey: planned.seriesKey,
    curveKey: planned.curveKey,
    conc: planned.conc,
    gpus: planned.gpus,
    status: 'valid',
    attempt: 1,
    invalidReasons: [],
    elapsedSeconds: 2310,
    headline: planned.kind === 'benchmark' ? aHeadline() : null,
    ...overrides,
  }
}

export const aFailure = (overrides: Partial<PointFailure> = {}): PointFailure => ({
  phase: 'starting',
  problems: [
    {
      code: 'INFX171',
      severity: 'error',
      blame: 'infra',
      message: 'decode workers not healthy within 45 min (exit 137 on gb300-nv_11)',
      hint: 're-run only this point; the other results stay',
    },
  ],
  exitCode: 137,
  retriable: true,
  ...overrides,
})

export const aVerdict = (overrides: Partial<EvalVerdict> = {}): EvalVerdict => ({
  pointId: aPoint({ kind: 'eval' }).id,
  configKey: 'dsv4-fp4-b300-sglang-agentic',
  task: 'gsm8k',
  conc: 16,
  state: 'pass',
  scores: { 'exact_match,strict-match': 0.9538, 'exact_match,flexible-extract': 0.9545 },
  threshold: 0.93,
  thresholdSource: 'models.dsv4.gsm8k',
  nEffective: 1319,
  nExpected: 1319,
  because: [],
  ...overrides,
})

/** A sweep of the given points; totals and curves follow from them unless given. */
export function aSweep(overrides: Partial<Sweep> = {}): Sweep {
  const points = overrides.points ?? [aSweepPoint()]
  const count = (status: SweepPoint['status']): number =>
    points.filter((point) => point.status === status).length
  const benchmark = points.filter((point) => point.kind === 'benchmark')
  return {
    schema: 'sweep.v1',
    planDigest: someHex('plan', 64),
    simulated: false,
    head: someHex('head', 40),
    startedAt: '2026-11-03T08:00:00.000Z',
    endedAt: '2026-11-03T09:42:10.000Z',
    interrupted: false,
    points,
    evals: [],
    curves: [...new Set(benchmark.map((point) => point.curveKey))].map((curveKey) => ({
      curveKey,
      title: curveKey.split('|').join(' · '),
      points: benchmark.filter((point) => point.curveKey === curveKey).length,
      frontierAtP90: benchmark
        .filter((point) => point.curveKey === curveKey && point.status === 'valid')
        .map((point) => point.id),
      frontierAtP75: [],
      dominatedBy: {},
    })),
    canary: { state: 'skipped', because: [] },
    totals: {
      expected: points.length,
      valid: count('valid'),
      invalid: count('invalid'),
      failed: count('failed'),
      missing: count('missing'),
      reused: count('reused'),
    },
    ...overrides,
  }
}
