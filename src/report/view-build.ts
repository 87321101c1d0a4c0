/** Builds the page's data from sweep, plan and aggregates. */
import type { PlannedPoint } from '../core/plan/plan.ts'
import type { Aggregate, Json } from '../core/results/aggregate.ts'
import { remedyOf } from '../core/results/remedies.ts'
import type { PointId } from '../core/point.ts'
import type { Sweep, SweepPoint } from '../core/results/sweep.ts'
import { answerOf, isPublishable } from '../core/render/answer.ts'
import type { Loss } from '../core/render/answer.ts'
import { blameWord } from '../core/render/messages.ts'
import { previousFinder } from '../core/render/previous.ts'
import { oneLine, visible } from '../core/render/text.ts'
import { curveTitle, topologyShorthand } from '../core/point-label.ts'
import type { ReportInput } from './input.ts'
import { jsonAt, jsonList, numberAt, pointMetrics, pointThroughput, textAt } from './metrics.ts'
import { pointSections } from './point-sections.ts'
import { shellLine } from './shell-line.ts'
import type { CauseView, CommandView, PointView, ReportView, TimelineView } from './view.ts'

export function buildView(input: Omit<ReportInput, 'generatedAt' | 'ingest'>): ReportView {
  const { sweep } = input
  const planned = new Map(input.plan.points.map((point) => [point.id, point]))
  const onFrontier = new Set(sweep.curves.flatMap((curve) => curve.frontierAtP90))
  const losses = new Map(answerOf(sweep).losses.map((loss) => [loss.point.id, loss]))
  const points = sweep.points.map((point) =>
    pointView(point, {
      planned: planned.get(point.id),
      aggregate: input.aggregates.get(point.id),
      onFrontier: onFrontier.has(point.id),
      loss: losses.get(point.id),
      logTail: input.logTails.get(point.id) ?? [],
    }),
  )
  const findPrevious = previousFinder(input.previous)
  // An earlier point belongs to the topology of the point that took its place; a removed one to no topology of today.
  const successorSeries = new Map(
    sweep.points.map((point, index) => [findPrevious(point)?.id, points[index]?.seriesTitle]),
  )
  return {
    schema: 'report.v1',
    simulated: sweep.simulated,
    curves: namedCurves(sweep, planned),
    points,
    previous: (input.previous?.points ?? [])
      .filter((point) => point.kind === 'benchmark' && isPublishable(point))
      .map((point) => ({
        curveKey: point.curveKey,
        seriesTitle: successorSeries.get(point.id) ?? '',
        conc: point.conc,
        metrics: pointMetrics(point.headline, undefined),
        throughput: pointThroughput(point.headline),
      })),
  }
}

/** Those without any valid point have no facts, but points of theirs are listed and want a name. */
function namedCurves(
  { curves, points }: Sweep,
  planned: ReadonlyMap<PointId, PlannedPoint>,
): ReportView['curves'] {
  const titles = new Map(curves.map(({ curveKey, title }) => [curveKey, title]))
  for (const { id, kind, curveKey } of points) {
    const plannedPoint = planned.get(id)
    if (kind !== 'benchmark' || titles.has(curveKey) || !plannedPoint) continue
    titles.set(curveKey, curveTitle(plannedPoint))
  }
  return [...titles].map(([key, title]) => ({ key, title: oneLine(title) }))
}

interface Known {
  readonly planned: PlannedPoint | undefined
  readonly aggregate: Aggregate | undefined
  readonly onFrontier: boolean
  readonly loss: Loss | undefined
  readonly logTail: readonly string[]
}

function pointView(point: SweepPoint, known: Known): PointView {
  const topology = known.planned ? topologyShorthand(known.planned.topology) : ''
  const offload = known.planned && known.planned.kvOffloading !== 'none' ? ' + KV offload' : ''
  return {
    id: point.id,
    title: oneLine(point.title),
    kind: point.kind,
    status: point.status,
    curveKey: point.curveKey,
    seriesTitle: topology === '' ? oneLine(point.configKey) : `${topology}${offload}`,
    topology: oneLine(topology),
    conc: point.conc,
    publishable: isPublishable(point),
    onFrontier: known.onFrontier,
    metrics: pointMetrics(point.headline, known.aggregate),
    throughput: pointThroughput(point.headline),
    causes: causes(point, known.loss),
    timeline: timeline(known.aggregate),
    commands: commands(known.aggregate),
    logTail: (point.failure?.logTail ?? known.logTail).map((line) => visible(line)),
    sections: pointSections(point, known.planned, known.aggregate),
  }
}

/** Every reason of an invalid point and every problem of a failed one; otherwise what the answer says of it. */
export function causes(point: SweepPoint, loss: Loss | undefined): readonly CauseView[] {
  if (!loss) return []
  const reasons = point.status === 'invalid' ? point.invalidReasons : []
  const problems = point.failure?.problems ?? []
  const listed = [
    ...reasons.map((reason) => ({
      whose: blameWord[reason.blame],
      code: reason.code,
      cause: visible(reason.message),
      next: remedyOf(reason.code) ?? '',
    })),
    ...problems.map((problem) => ({
      whose: blameWord[problem.blame],
      code: problem.code,
      cause: visible(problem.message),
      next: visible(problem.hint ?? ''),
    })),
  ]
  if (listed.length > 0) return listed
  return [{ whose: blameWord[loss.blame], code: loss.code ?? '', cause: loss.cause, next: loss.next ?? '' }]
}

function timeline(aggregate: Aggregate | undefined): readonly TimelineView[] {
  const entries = listAt(aggregate, 'timeline').flatMap((entry) => {
    const phase = textAt(entry, 'phase')
    const atUnixMs = numberAt(entry, 'atUnixMs')
    return phase === undefined || atUnixMs === undefined ? [] : [{ phase: oneLine(phase), atUnixMs }]
  })
  return entries.map(({ phase, atUnixMs }, index) => {
    const next = entries[index + 1]
    return { phase, seconds: next ? Math.max(0, (next.atUnixMs - atUnixMs) / 1000) : null }
  })
}

const commands = (aggregate: Aggregate | undefined): readonly CommandView[] =>
  listAt(aggregate, 'commands').flatMap((entry) => {
    const words = jsonList(jsonAt(entry, 'argv')).filter((word) => typeof word === 'string')
    if (words.length === 0) return []
    return [{ role: textAt(entry, 'role') ?? 'command', line: visible(shellLine(words)) }]
  })

const listAt = (aggregate: Aggregate | undefined, name: string): readonly Json[] =>
  jsonList(jsonAt(aggregate, 'infx', name))
