/** Points sorted into what one colour and symbol shows, with the frontier over the chosen axes. */
import { drawnFrontier } from '../core/render/drawn-frontier.ts'
import type { PointId } from '../core/point.ts'
import type { ChartAxes, PointMetrics, PointThroughput } from './axes.ts'
import { xMetrics } from './axes.ts'

/** What the chart needs of a point. */
export interface ChartPoint {
  readonly id: PointId
  readonly curveKey: string
  /** What it belongs to when topologies are told apart. */
  readonly seriesTitle: string
  readonly conc: number
  /** False = drawn hollow and red, and never part of a frontier. */
  readonly publishable: boolean
  readonly metrics: PointMetrics
  readonly throughput: PointThroughput | null
}

/** One measured point of an earlier sweep, drawn faintly behind. */
export type PreviousChartPoint = Pick<
  ChartPoint,
  'curveKey' | 'seriesTitle' | 'conc' | 'metrics' | 'throughput'
>

export interface Placed {
  readonly id: PointId
  readonly conc: number
  readonly x: number
  readonly y: number
}

export interface ChartGroup {
  readonly key: string
  readonly title: string
  /** Position in the palette; stable when other groups are hidden. */
  readonly styleIndex: number
  readonly valid: readonly Placed[]
  readonly invalid: readonly Placed[]
  readonly frontier: readonly Placed[]
  readonly previous: readonly Placed[]
  readonly previousFrontier: readonly Placed[]
  /** Points with no value on these axes. */
  readonly unplaced: readonly PointId[]
}

export type GroupBy = 'curve' | 'topology'

export interface ChartData {
  readonly curves: readonly { readonly key: string; readonly title: string }[]
  readonly points: readonly ChartPoint[]
  readonly previous: readonly PreviousChartPoint[]
}

export function chartGroups(data: ChartData, axes: ChartAxes, groupBy: GroupBy): readonly ChartGroup[] {
  const titles = new Map(data.curves.map((curve) => [curve.key, curve.title]))
  const keyOf = (point: PreviousChartPoint): string =>
    groupBy === 'curve' ? point.curveKey : `${point.curveKey}\n${point.seriesTitle}`
  const titleOf = (point: ChartPoint): string => {
    const curve = titles.get(point.curveKey) ?? point.curveKey
    if (groupBy === 'curve') return curve
    return data.curves.length > 1 ? `${curve} · ${point.seriesTitle}` : point.seriesTitle
  }
  const members = groupedBy(data.points, keyOf)
  const previous = groupedBy(data.previous, keyOf)
  return [...members].map(([key, points], styleIndex) => {
    const first = points[0]
    return {
      key,
      title: first ? titleOf(first) : key,
      styleIndex,
      ...placedGroup(points, previous.get(key) ?? [], axes),
    }
  })
}

function placedGroup(
  points: readonly ChartPoint[],
  previous: readonly PreviousChartPoint[],
  axes: ChartAxes,
) {
  const { better } = xMetrics[axes.x]
  const placed = points.map((point) => ({ point, place: place(point, axes) }))
  const at = (publishable: boolean): readonly Placed[] =>
    placed.flatMap(({ point, place }) =>
      place && point.publishable === publishable ? [{ ...place, id: point.id }] : [],
    )
  const valid = at(true)
  const before = previous.flatMap((point) => {
    const found = place(point, axes)
    return found ? [{ ...found, id: '' }] : []
  })
  return {
    valid,
    invalid: at(false),
    frontier: drawnFrontier(valid, better),
    previous: before,
    previousFrontier: drawnFrontier(before, better),
    unplaced: placed.filter(({ place }) => !place).map(({ point }) => point.id),
  }
}

/** Where a point lies on the axes; undefined when it has no such number, or none a logarithm can show. */
function place(point: PreviousChartPoint, axes: ChartAxes): Omit<Placed, 'id'> | undefined {
  const x = point.metrics[axes.x]?.[axes.statistic]
  const y = point.throughput?.[axes.y]
  if (x === undefined || y === undefined) return undefined
  if ((axes.xScale === 'log' && x <= 0) || (axes.yScale === 'log' && y <= 0)) return undefined
  return { conc: point.conc, x, y }
}

function groupedBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
