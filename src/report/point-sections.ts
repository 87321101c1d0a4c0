/** The groups of facts that a point's details show, from its plan and its aggregate. */
import type { PlannedPoint } from '../core/plan/plan.ts'
import type { Aggregate, Json } from '../core/results/aggregate.ts'
import type { SweepPoint } from '../core/results/sweep.ts'
import {
  formatCount,
  formatDuration,
  formatMeasure,
  formatShare,
  notMeasured,
} from '../core/render/numbers.ts'
import { jsonAt, numberAt, textAt } from './metrics.ts'
import type { SectionView } from './view.ts'

type Row = readonly [label: string, value: string]

/** Sections with at least one row, in the order a reader asks for them. */
export function pointSections(
  point: SweepPoint,
  planned: PlannedPoint | undefined,
  aggregate: Aggregate | undefined,
): readonly SectionView[] {
  return [
    { title: 'Requests', rows: requestRows(point, aggregate) },
    { title: 'Errors by kind', rows: errorRows(aggregate) },
    { title: 'Speculative decoding: acceptance', rows: acceptanceRows(aggregate) },
    { title: 'Cache', rows: cacheRows(aggregate) },
    { title: 'Power', rows: powerRows(aggregate) },
    { title: 'Configuration', rows: configurationRows(planned) },
    { title: 'Provenance', rows: provenanceRows(point, aggregate) },
  ].filter((section) => section.rows.length > 0)
}

function requestRows(point: SweepPoint, aggregate: Aggregate | undefined): readonly Row[] {
  const warmUp = numberAt(aggregate, 'request_accounting', 'records_warmup_dropped')
  const duration = numberAt(aggregate, 'request_metrics', 'throughput', 'duration_seconds')
  return [
    ...(point.headline
      ? [
          row('successful', formatCount(point.headline.requestsSuccessful)),
          row('failed', formatCount(point.headline.requestsFailed)),
        ]
      : []),
    ...(warmUp === undefined ? [] : [row('warm-up, not counted', formatCount(warmUp))]),
    ...(duration === undefined ? [] : [row('measured for', formatDuration(duration))]),
    ...(point.elapsedSeconds === undefined
      ? []
      : [row('queued to done', formatDuration(point.elapsedSeconds))]),
  ]
}

const row = (label: string, value: string): Row => [label, value]

function entriesAt(aggregate: Aggregate | undefined, ...path: readonly string[]): readonly [string, Json][] {
  const found = jsonAt(aggregate, ...path)
  return found !== null && typeof found === 'object' && !Array.isArray(found) ? Object.entries(found) : []
}

const errorRows = (aggregate: Aggregate | undefined): readonly Row[] =>
  entriesAt(aggregate, 'request_accounting', 'error_categories').map(([kind, count]) =>
    row(kind, typeof count === 'number' ? formatCount(count) : JSON.stringify(count)),
  )

function acceptanceRows(aggregate: Aggregate | undefined): readonly Row[] {
  const target = numberAt(aggregate, 'infx', 'acceptance', 'target')
  if (target === undefined) return []
  const measured = numberAt(aggregate, 'infx', 'acceptance', 'measured')
  const off = measured === undefined ? notMeasured : formatShare(Math.abs(measured / target - 1))
  return [
    row('target (tokens per step)', target.toFixed(3)),
    row('measured', measured === undefined ? notMeasured : measured.toFixed(3)),
    row('off by', off),
  ]
}

function cacheRows(aggregate: Aggregate | undefined): readonly Row[] {
  const rates: readonly (readonly [string, readonly string[]])[] = [
    [
      'theoretical: infinite cache, each trace tree alone',
      ['request_metrics', 'cache', 'theoretical_cache_hit_rate'],
    ],
    ['measured overall, shared by all trees', ['server_metrics', 'cache', 'overall_cache_hit_rate']],
    ['GPU tier', ['server_metrics', 'cache', 'gpu_cache_hit_rate']],
    ['CPU tier', ['server_metrics', 'cache', 'cpu_cache_hit_rate']],
    ['external tier', ['server_metrics', 'cache', 'external_cache_hit_rate']],
    ['KV cache used on GPU', ['server_metrics', 'kv_cache', 'gpu_usage_pct']],
  ]
  const tokens = numberAt(aggregate, 'server_metrics', 'kv_cache', 'gpu_total_tokens')
  return [
    ...rates.flatMap(([label, path]) => {
      const value = numberAt(aggregate, ...path)
      return value === undefined ? [] : [row(label, formatShare(value))]
    }),
    ...(tokens === undefined ? [] : [row('KV cache size (tokens)', formatCount(tokens))]),
  ]
}

const powerNames: Readonly<Record<string, string>> = {
  avg_power_w: 'mean per GPU (W)',
  avg_total_gpu_power_w: 'mean of all GPUs (W)',
  total_gpu_energy_j: 'energy (J)',
  prefill_gpu_energy_j: 'energy of prefill (J)',
  decode_gpu_energy_j: 'energy of decode (J)',
  joules_per_output_token: 'J per output token',
  joules_per_input_token: 'J per input token',
  joules_per_total_token: 'J per token, input and output',
  joules_per_successful_query: 'J per successful request',
  prefill_joules_per_input_token: 'J of prefill per input token',
  decode_joules_per_output_token: 'J of decode per output token',
}

function powerRows(aggregate: Aggregate | undefined): readonly Row[] {
  const valid = jsonAt(aggregate, 'power_valid')
  if (valid === undefined || valid === null) return []
  return [
    row('telemetry valid', valid === 1 || valid === true ? 'yes' : 'no: not published'),
    ...Object.entries(powerNames).flatMap(([name, label]) => {
      const value = numberAt(aggregate, name)
      return value === undefined ? [] : [row(label, formatMeasure(value))]
    }),
  ]
}

function configurationRows(planned: PlannedPoint | undefined): readonly Row[] {
  if (!planned) return []
  const { acceptance, kvOffloadBackend, router, recipe } = planned
  const versioned = (part: { name: string; version?: string }): string =>
    part.version === undefined ? part.name : `${part.name} ${part.version}`
  return [
    row('config key', planned.configKey),
    row('scenario', planned.scenario),
    ...(planned.isl === undefined
      ? []
      : [row('ISL / OSL (tokens)', `${planned.isl} / ${planned.osl ?? '?'}`)]),
    row('model', planned.model),
    row('precision', planned.precision),
    row('framework', planned.framework),
    row('image', planned.image),
    row('runner', planned.runner),
    row('GPUs / nodes', `${planned.gpus} / ${planned.nodes}`),
    row('speculative decoding', planned.specDecoding),
    ...(acceptance
      ? [row('golden curve', `${acceptance.curve} · ${acceptance.numSpecTokens} draft tokens`)]
      : []),
    row('KV offload', planned.kvOffloading),
    ...(kvOffloadBackend ? [row('KV offload backend', versioned(kvOffloadBackend))] : []),
    ...(router ? [row('router', versioned(router))] : []),
    ...(planned.durationSeconds === undefined
      ? []
      : [row('planned profiling', formatDuration(planned.durationSeconds))]),
    ...(recipe ? [row('recipe', `${recipe.path} · ${recipe.digest.slice(0, 12)}`)] : []),
    row('in the plan because', planned.because.join('; ')),
  ]
}

function provenanceRows(point: SweepPoint, aggregate: Aggregate | undefined): readonly Row[] {
  const versioned = (part: 'engine' | 'client'): readonly Row[] => {
    const name = textAt(aggregate, 'infx', part, 'name')
    return name === undefined
      ? []
      : [row(part, `${name} ${textAt(aggregate, 'infx', part, 'version') ?? ''}`)]
  }
  const scale = numberAt(aggregate, 'infx', 'trace_scale')
  return [
    row('point id', point.id),
    row('attempt', String(point.attempt)),
    ...versioned('engine'),
    ...versioned('client'),
    ...(scale === undefined || scale === 1 ? [] : [row('trace scaled down by', formatMeasure(scale))]),
    ...(point.resultPath === undefined ? [] : [row('aggregate', point.resultPath)]),
  ]
}
