/** A sweep as a reviewer would meet it: three curves, one invalid, one failed and one missing point, evals, a predecessor. */
import type { Plan, PlannedPoint } from '../src/core/plan/plan.ts'
import type { PointId, Topology } from '../src/core/point.ts'
import type { Aggregate } from '../src/core/results/aggregate.ts'
import type { Headline, Sweep, SweepPoint } from '../src/core/results/sweep.ts'
import { drawnFrontier } from '../src/core/render/drawn-frontier.ts'
import {
  aFailure,
  aParallelism,
  aPlan,
  aPlannedPoint,
  aSweep,
  aSweepPoint,
  aVerdict,
  aWorkerPool,
  someHex,
} from './builders.ts'

interface Series {
  readonly curveKey: string
  readonly configKey: string
  readonly name: string
  readonly topology: Topology
  readonly gpus: number
  readonly concs: readonly number[]
  /** Tokens per second of one user alone. */
  readonly soloTps: number
  /** Concurrency at which a user gets half of it. */
  readonly half: number
  /** Total tokens per second and GPU at endless concurrency. */
  readonly ceiling: number
}

const sglang = 'dsv4|agentic-coding|b300_sglang|fp4'
const dynamo = 'dsv4|agentic-coding|gb300_dynamo-sglang|fp4'
const fixed = 'dsr1|fixed-seq-len 8k1k|h200_vllm|fp8'

export const sampleCurves = [
  { key: sglang, title: 'DeepSeek-V4-Pro · agentic coding · b300_sglang · FP4' },
  { key: dynamo, title: 'DeepSeek-V4-Pro · agentic coding · gb300_dynamo-sglang · FP4' },
  { key: fixed, title: 'DeepSeek-R1-0528 · 8k1k · h200_vllm · FP8' },
] as const

const single = (tp: number, ep: number, dpAttn = false): Topology => ({
  shape: 'single-node',
  ...aParallelism({ tp, ep, dpAttn }),
})
const pools = (workers: number, decodeTp: number): Topology => ({
  shape: 'multi-node',
  prefill: aWorkerPool({ numWorkers: workers, tp: 2, ep: 2, dpAttn: true }),
  decode: aWorkerPool({ numWorkers: 1, tp: decodeTp, ep: decodeTp, dpAttn: true }),
})

const allSeries: readonly Series[] = [
  {
    curveKey: sglang,
    configKey: 'dsv4-fp4-b300-sglang-agentic-mtp',
    name: 'tp8 ep8',
    topology: single(8, 8),
    gpus: 8,
    concs: [1, 4, 7, 16, 20, 24],
    soloTps: 168,
    half: 13,
    ceiling: 41_000,
  },
  {
    curveKey: sglang,
    configKey: 'dsv4-fp4-b300-sglang-agentic-hicache',
    name: 'tp4 ep4 hicache',
    topology: single(4, 4, true),
    gpus: 4,
    concs: [16, 28, 32, 48],
    soloTps: 104,
    half: 34,
    ceiling: 74_000,
  },
  {
    curveKey: dynamo,
    configKey: 'dsv4-fp4-gb300-dynamo-sglang-agentic',
    name: '1P1D dep8',
    topology: pools(1, 8),
    gpus: 10,
    concs: [8, 24, 64],
    soloTps: 190,
    half: 31,
    ceiling: 52_000,
  },
  {
    curveKey: dynamo,
    configKey: 'dsv4-fp4-gb300-dynamo-sglang-agentic',
    name: '3P1D dep16',
    topology: pools(3, 16),
    gpus: 22,
    concs: [64, 160, 384, 700, 1228],
    soloTps: 150,
    half: 420,
    ceiling: 96_000,
  },
  {
    curveKey: fixed,
    configKey: 'dsr1-fp8-h200-vllm',
    name: 'tp8',
    topology: single(8, 1),
    gpus: 8,
    concs: [4, 8, 16, 32, 64, 128],
    soloTps: 118,
    half: 48,
    ceiling: 19_500,
  },
]

const wobble = (text: string): number => 0.965 + (Number.parseInt(someHex(text, 4), 16) / 65_535) * 0.07

function headlineOf(series: Series, conc: number, factor: number): Headline {
  const share = wobble(`${series.name} ${conc}`)
  const mean = (series.soloTps / (1 + conc / series.half)) * share * factor
  const total = series.ceiling * (conc / (conc + series.half)) * (2 - share) * factor
  const agentic = series.curveKey !== fixed
  const outputShare = agentic ? 0.0078 : 0.111
  const ttft = (0.21 + conc / (series.half * 6)) / factor
  const osl = agentic ? 240 : 1024
  return {
    tputPerGpuTps: total,
    outputTputPerGpuTps: total * outputShare,
    inputTputPerGpuTps: total * (1 - outputShare),
    meanIntvtyTps: mean,
    p90IntvtyTps: mean * 0.83,
    p90E2eNormIntvtyTps: mean * 0.61,
    p75E2eNormIntvtyTps: mean * 0.7,
    p90E2elSeconds: (osl * 2.2) / mean + ttft,
    p75E2elSeconds: (osl * 1.4) / mean + ttft,
    p90TtftSeconds: ttft,
    requestsSuccessful: 300 + conc * 14,
    requestsFailed: conc > 300 ? 3 : 0,
  }
}

function aggregateOf(series: Series, point: SweepPoint, headline: Headline): Aggregate {
  const startedAt = Date.UTC(2026, 10, 3, 8, 0) + point.conc * 1000
  const spread = (p90: number, better: 'higher' | 'lower') => {
    const sign = better === 'higher' ? 1 : -1
    const at = (shift: number) => p90 * (1 + sign * shift)
    return { mean: at(0.22), p50: at(0.2), p75: at(0.1), p90, p95: at(-0.09), std: p90 * 0.15 }
  }
  return {
    hw: 'cluster:b300',
    image: 'registry.example/sglang:0.9.1',
    model: 'deepseek-ai/DeepSeek-V4-Pro',
    request_accounting: {
      records_total: headline.requestsSuccessful + headline.requestsFailed + 18,
      records_profiled: headline.requestsSuccessful,
      records_dropped_total: 18 + headline.requestsFailed,
      records_warmup_dropped: 18,
      records_error_dropped: headline.requestsFailed,
      error_categories:
        headline.requestsFailed > 0 ? { ServerDisconnectedError: headline.requestsFailed } : {},
    },
    request_metrics: {
      latency: {
        e2e_norm_intvty: spread(headline.p90E2eNormIntvtyTps ?? 0, 'higher'),
        intvty: spread(headline.p90IntvtyTps ?? 0, 'higher'),
        e2el: spread(headline.p90E2elSeconds ?? 0, 'lower'),
        ttft: spread(headline.p90TtftSeconds ?? 0, 'lower'),
        tpot: spread(1 / (headline.p90IntvtyTps ?? 1), 'lower'),
      },
      throughput: { duration_seconds: 1800.4 },
      cache: { theoretical_cache_hit_rate: 0.9484 },
    },
    server_metrics: {
      present: true,
      adapter: 'sglang',
      cache: {
        gpu_cache_hit_rate: 0.887,
        cpu_cache_hit_rate: series.name.includes('hicache') ? 0.041 : null,
        external_cache_hit_rate: null,
        overall_cache_hit_rate: 0.928,
      },
      kv_cache: { gpu_usage_pct: 0.71, gpu_total_tokens: 4_812_800, cpu_usage_pct: null },
    },
    power_metric_schema_version: 2,
    power_valid: 1,
    avg_power_w: 811.4,
    avg_total_gpu_power_w: 811.4 * series.gpus,
    total_gpu_energy_j: 811.4 * series.gpus * 1800,
    joules_per_output_token: 2.6,
    joules_per_total_token: 0.0207,
    infx: {
      schema: 'result.v1',
      point_id: point.id,
      engine: { name: 'sglang', version: '0.9.1' },
      client: { name: 'aiperf', version: '0.14.0' },
      acceptance: { target: 4.05, measured: 4.047 },
      trace_scale: 1,
      timeline: [
        { phase: 'queued', atUnixMs: startedAt },
        { phase: 'starting', atUnixMs: startedAt + 41_000 },
        { phase: 'healthy', atUnixMs: startedAt + 342_000 },
        { phase: 'warm-up', atUnixMs: startedAt + 344_000 },
        { phase: 'profiling', atUnixMs: startedAt + 461_000 },
        { phase: 'stopping', atUnixMs: startedAt + 2_261_000 },
        { phase: 'done', atUnixMs: startedAt + 2_274_000 },
      ],
      commands: [
        {
          role: 'server',
          argv: [
            'python3',
            '-m',
            'sglang.launch_server',
            '--model-path',
            'deepseek-ai/DeepSeek-V4-Pro',
            '--tp',
            '8',
            '--json-model-override-args',
            '{"num_hidden_layers": 61}',
          ],
        },
        { role: 'client', argv: ['aiperf', 'profile', '--concurrency', String(point.conc), '--streaming'] },
      ],
    },
  }
}

export interface SampleSweep {
  readonly sweep: Sweep
  readonly plan: Plan
  readonly aggregates: ReadonlyMap<PointId, Aggregate>
  readonly logTails: ReadonlyMap<PointId, readonly string[]>
  readonly previous: Sweep
}

const failedAt = { name: '3P1D dep16', conc: 1228 }
const missingAt = { name: 'tp8', conc: 128 }
const invalidAt = { name: 'tp4 ep4 hicache', conc: 48 }

export function sampleSweep(overrides: Partial<Sweep> = {}): SampleSweep {
  const aggregates = new Map<PointId, Aggregate>()
  const planned: PlannedPoint[] = []
  const points = allSeries.flatMap((series) =>
    series.concs.map((conc) => {
      const plan = plannedOf(series, conc)
      planned.push(plan)
      const point = sweepPointOf(series, plan)
      if (point.headline) aggregates.set(point.id, aggregateOf(series, point, point.headline))
      return point
    }),
  )
  const evals = evalPoints()
  const sweep = aSweep({
    points: [...points, ...evals.points],
    evals: evals.verdicts,
    curves: sampleCurves.map((curve) => curveOf(curve, points)),
    canary: { state: 'passed', pointId: points[0]?.id ?? '', because: ['tp8 ep8 conc 1 passed in 38 min'] },
    startedAt: '2026-11-03T08:00:00.000Z',
    endedAt: '2026-11-03T12:22:10.000Z',
    ...overrides,
  })
  const plan = aPlan({
    points: [...planned, ...evals.planned],
    head: someHex('head', 40),
    mergeBase: someHex('base', 40),
    trigger: { kind: 'pull_request', labels: ['full-sweep-fail-fast', 'all-evals'], pullRequest: 4725 },
    decision: {
      action: 'run',
      because: ['label full-sweep-fail-fast is set', 'the changelog has a new entry'],
    },
  })
  const logTails = new Map(sweep.points.map(({ id, title }) => [id, [`server of ${title}`, 'shutting down']]))
  return { sweep, plan, aggregates, logTails, previous: previousOf() }
}

function plannedOf(series: Series, conc: number): PlannedPoint {
  const name = `${series.configKey} ${series.name} ${conc}`
  return aPlannedPoint({
    id: `${series.configKey}-${series.name.replace(/ /g, '-').toLowerCase()}-c${conc}-${someHex(name, 12)}`,
    configKey: series.configKey,
    curveKey: series.curveKey,
    seriesKey: someHex(`${series.configKey} ${series.name}`, 12),
    topology: series.topology,
    conc,
    gpus: series.gpus,
    title: `${series.name} · conc ${conc}`,
    specDecoding: series.curveKey === fixed ? 'none' : 'mtp',
    scenario: series.curveKey === fixed ? 'fixed-seq-len' : 'agentic-coding',
    kvOffloading: series.name.includes('hicache') ? 'dram' : 'none',
  })
}

function sweepPointOf(series: Series, plan: PlannedPoint): SweepPoint {
  const { id, title, configKey, seriesKey, curveKey, conc, gpus } = plan
  const is = (at: { name: string; conc: number }): boolean => at.name === series.name && at.conc === conc
  const base = { id, title, configKey, seriesKey, curveKey, conc, gpus, elapsedSeconds: 2274 }
  if (is(failedAt)) {
    return aSweepPoint({
      ...base,
      status: 'failed',
      attempt: 2,
      headline: null,
      failure: aFailure({
        logTail: [
          '[2026-11-03 09:41:07] srun: error: gb300-nv_11: task 2: Killed',
          '[2026-11-03 09:41:07] decode worker 0 exited with 137',
          '[2026-11-03 09:41:12] health: 3 of 3 prefill workers, 0 of 1 decode workers',
        ],
      }),
    })
  }
  if (is(missingAt)) return aSweepPoint({ ...base, status: 'missing', headline: null })
  const headline = headlineOf(series, conc, 1)
  if (is(invalidAt)) {
    return aSweepPoint({
      ...base,
      status: 'invalid',
      headline: { ...headline, requestsFailed: 131 },
      invalidReasons: [
        {
          code: 'error-rate',
          message: '131 of 1,103 requests failed (11.9 %), at most 10 % may',
          blame: 'user',
        },
      ],
    })
  }
  return aSweepPoint({ ...base, headline, resultPath: `results/${id}.json` })
}

function curveOf(curve: (typeof sampleCurves)[number], points: readonly SweepPoint[]) {
  const members = points.filter((point) => point.curveKey === curve.key)
  const frontier = (at: 'p90E2elSeconds' | 'p75E2elSeconds'): readonly PointId[] =>
    drawnFrontier(
      members.flatMap((point) =>
        point.status === 'valid' && point.headline
          ? [{ id: point.id, x: point.headline[at] ?? 0, y: point.headline.tputPerGpuTps }]
          : [],
      ),
      'lower',
    ).map((point) => point.id)
  return {
    curveKey: curve.key,
    title: curve.title,
    points: members.length,
    frontierAtP90: frontier('p90E2elSeconds'),
    frontierAtP75: frontier('p75E2elSeconds'),
    dominatedBy: {},
  }
}

function evalPoints() {
  const planned = [16, 28, 64, 384].map((conc) =>
    aPlannedPoint({
      kind: 'eval',
      conc,
      configKey: 'dsv4-fp4-b300-sglang-agentic-mtp',
      title: `eval gsm8k · conc ${conc}`,
    }),
  )
  const states = ['pass', 'pass', 'fail', 'missing'] as const
  const verdicts = planned.flatMap((point, index) => {
    const state = states[index] ?? 'missing'
    if (state === 'missing') return []
    const score = state === 'fail' ? 0.9121 : 0.9538
    return [
      aVerdict({
        pointId: point.id,
        conc: point.conc,
        state,
        scores: { 'exact_match,strict-match': score, 'exact_match,flexible-extract': score + 0.0007 },
        because: state === 'fail' ? ['exact_match,strict-match 0.9121 is below 0.93'] : [],
      }),
    ]
  })
  const points = planned.map((point, index) =>
    aSweepPoint({
      id: point.id,
      kind: 'eval',
      title: point.title,
      configKey: point.configKey,
      conc: point.conc,
      status: states[index] === 'missing' ? 'missing' : 'valid',
      headline: null,
    }),
  )
  return { planned, verdicts, points }
}

/** Main's results: the single-node curve measured with an older image, a little slower. */
function previousOf(): Sweep {
  const points = allSeries
    .filter((series) => series.curveKey === sglang)
    .flatMap((series) =>
      series.concs.map((conc) => {
        const plan = plannedOf(series, conc)
        const headline = headlineOf(series, conc, 0.94)
        return aSweepPoint({ ...plan, id: `${plan.id}-before`, status: 'valid', attempt: 1, headline })
      }),
    )
  return aSweep({ points, head: someHex('main', 40), endedAt: '2026-10-12T18:00:00.000Z' })
}
