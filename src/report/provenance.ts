/** Where a sweep's numbers come from: commits, plan, versions, database counters. */
import type { Aggregate, Json } from '../core/results/aggregate.ts'
import { measuringSeconds } from '../core/render/answer.ts'
import { formatCount, formatDuration, formatMeasure } from '../core/render/numbers.ts'
import { textAt } from './metrics.ts'
import type { ReportInput } from './input.ts'

type Row = readonly [label: string, value: string]

/** Rows in the order a reader asks for them; what is not known is not a row. */
export function provenanceRows(input: ReportInput): readonly Row[] {
  const { sweep, plan } = input
  const optional = (label: string, value: string | undefined): readonly Row[] =>
    value === undefined || value === '' ? [] : [[label, value]]
  const distinct = (of: (aggregate: Aggregate) => string | undefined): string =>
    [...new Set([...input.aggregates.values()].flatMap((aggregate) => of(aggregate) ?? []))].sort().join(', ')
  const versioned = (part: 'engine' | 'client') => (aggregate: Aggregate) => {
    const name = textAt(aggregate, 'infx', part, 'name')
    return name === undefined
      ? undefined
      : `${name} ${textAt(aggregate, 'infx', part, 'version') ?? ''}`.trim()
  }
  return [
    ...optional('Hardware', sweep.simulated ? 'simulated: a latency model, no GPU was used' : undefined),
    ...optional('Head commit', sweep.head),
    ...optional('Merge base', plan.mergeBase),
    ['Plan digest', sweep.planDigest],
    ['Trigger', [plan.trigger.kind, ...plan.trigger.labels].join(' · ')],
    ...optional(
      'Pull request',
      plan.trigger.pullRequest === undefined ? undefined : `#${plan.trigger.pullRequest}`,
    ),
    ['Decision', `${plan.decision.action}: ${plan.decision.because.join('; ')}`],
    ['Canary', [sweep.canary.state, ...sweep.canary.because].join(' · ')],
    ['Started', sweep.startedAt],
    ...optional('Resumed', sweep.resumedAt),
    [
      'Ended',
      `${sweep.endedAt}${sweep.interrupted ? ' (interrupted)' : ''} · ${formatDuration(measuringSeconds(sweep))}`,
    ],
    ['Estimated cost', `${formatMeasure(plan.totals.estimatedGpuHours)} GPU-hours`],
    ...optional('Engines', distinct(versioned('engine'))),
    ...optional('Clients', distinct(versioned('client'))),
    ...optional('Images', [...new Set(plan.points.map((point) => point.image))].sort().join(', ')),
    ...optional('Models', [...new Set(plan.points.map((point) => point.model))].sort().join(', ')),
    ...optional(
      'Compared with',
      input.previous && `${input.previous.head ?? 'an earlier sweep'} of ${input.previous.endedAt}`,
    ),
    ...counterRows(input.ingest),
    ['Report made', input.generatedAt],
  ]
}

/** The ingest's counters, whatever they are: nested names joined by a space, one row per inner object. */
function counterRows(counters: Json | undefined): readonly Row[] {
  if (counters === undefined || counters === null || typeof counters !== 'object') return []
  return Object.entries(counters).map(([name, value]) => [`Ingest: ${name}`, flat(value)] as const)
}

const flat = (value: Json): string =>
  value !== null && typeof value === 'object'
    ? Object.entries(value)
        .map(([name, inner]) => `${name} ${flat(inner)}`)
        .join(' · ')
    : typeof value === 'number'
      ? counter(value)
      : String(value)

const counter = (value: number): string =>
  Number.isInteger(value) ? formatCount(value) : formatMeasure(value)
