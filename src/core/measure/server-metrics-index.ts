/** The series of a server metrics export that adapters read, without its time slices. */
import { isRecord } from './lenient-json.ts'
import { pickFromJson } from './json-stream.ts'
import type { Choice, JsonPicker } from './json-stream.ts'

export interface MetricSeries {
  readonly endpoint: string | undefined
  /** Scalar labels as text. */
  readonly labels: Readonly<Record<string, string>>
  readonly stats: Readonly<Record<string, unknown>>
}

/** Which statistic of a series stands for it: the first of these that is a number. */
export type StatOrder = readonly string[]
export const COUNTER: StatOrder = ['total', 'sum', 'max', 'avg']
export const GAUGE_PEAK: StatOrder = ['max', 'avg', 'total']
export const GAUGE_MEAN: StatOrder = ['avg', 'max', 'total']

/** Prefixes of the engines we have adapters for; the first decides nothing, all are kept. */
const KEPT_PREFIXES = ['sglang:', 'vllm:', 'dynamo_', 'atom:', 'atom_'] as const
/** Names of metrics without adapter that a warning quotes. */
const UNKNOWN_NAMES_KEPT = 10

type SeriesFilter = (series: MetricSeries) => boolean

export class ServerMetricsIndex {
  private readonly series = new Map<string, MetricSeries[]>()
  readonly unknownNames: string[] = []
  /** All metrics of the export, known or not. */
  count = 0

  addName(name: string): void {
    this.count += 1
    if (isKept(name)) this.series.set(name, [])
    else if (this.unknownNames.length < UNKNOWN_NAMES_KEPT) this.unknownNames.push(name)
  }

  addSeries(name: string, series: MetricSeries): void {
    this.series.get(name)?.push(series)
  }

  hasPrefix(...prefixes: readonly string[]): boolean {
    return [...this.series.keys()].some((name) => prefixes.some((prefix) => name.startsWith(prefix)))
  }

  of(name: string): readonly MetricSeries[] {
    return this.series.get(name) ?? []
  }

  /** Values of every series that has one of the statistics, in file order. */
  private values(name: string, order: StatOrder, filter: SeriesFilter | undefined): number[] {
    return this.of(name).flatMap((series) => {
      if (filter && !filter(series)) return []
      const value = order.map((key) => series.stats[key]).find((stat) => typeof stat === 'number')
      return value === undefined ? [] : [value]
    })
  }

  /** Plain left-to-right sum over series and names; null when none has a value. */
  sum(names: string | readonly string[], order: StatOrder, filter?: SeriesFilter): number | null {
    const values = [names].flat().flatMap((name) => this.values(name, order, filter))
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0)
  }

  /** Highest finite value over series, of the first name that has any. */
  peak(names: readonly string[], filter?: SeriesFilter): number | null {
    const values = this.firstWithValues(names, GAUGE_PEAK, filter).filter(Number.isFinite)
    return values.length === 0 ? null : Math.max(...values)
  }

  /** Mean over series of their averages. */
  mean(names: readonly string[]): number | null {
    const values = this.firstWithValues(names, GAUGE_MEAN, undefined)
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
  }

  private firstWithValues(
    names: readonly string[],
    order: StatOrder,
    filter: SeriesFilter | undefined,
  ): number[] {
    for (const name of names) {
      const values = this.values(name, order, filter)
      if (values.length > 0) return values
    }
    return []
  }

  /** Sums per value of a label, in order of first appearance. */
  sumByLabel(name: string, label: string, order: StatOrder): Readonly<Record<string, number>> {
    const sums = new Map<string, number>()
    for (const series of this.of(name)) {
      const source = series.labels[label]
      const value = order.map((key) => series.stats[key]).find((stat) => typeof stat === 'number')
      if (source === undefined || typeof value !== 'number') continue
      sums.set(source, (sums.get(source) ?? 0) + value)
    }
    return Object.fromEntries(sums)
  }

  /** Paths of statistics that are NaN or infinite, for the record. */
  nonFinite(): readonly string[] {
    return [...this.series].flatMap(([name, list]) =>
      list.flatMap((series) =>
        Object.entries(series.stats)
          .filter(([, stat]) => typeof stat === 'number' && !Number.isFinite(stat))
          .map(([key]) => `${name} ${key}`),
      ),
    )
  }
}

const isKept = (name: string): boolean => KEPT_PREFIXES.some((prefix) => name.startsWith(prefix))

const SERIES_FIELDS = ['endpoint_url', 'labels', 'stats']

class ExportPicker implements JsonPicker {
  readonly index = new ServerMetricsIndex()
  private current: Record<string, unknown> = {}

  choose(path: readonly string[]): Choice {
    const [section, name, member, , field] = path
    if (section !== 'metrics') return 'skip'
    switch (path.length) {
      case 1:
        return 'enter'
      case 2:
        this.index.addName(name ?? '')
        return isKept(name ?? '') ? 'enter' : 'skip'
      case 3:
      case 4:
        if (path.length === 4) this.current = {}
        return member === 'series' ? 'enter' : 'skip'
      default:
        return SERIES_FIELDS.includes(field ?? '') ? 'take' : 'skip'
    }
  }

  value(path: readonly string[], value: unknown): void {
    this.current[path[4] ?? ''] = value
  }

  leave(path: readonly string[]): void {
    if (path.length !== 4 || path[0] !== 'metrics') return
    const { endpoint_url: endpoint, labels, stats } = this.current
    this.index.addSeries(path[1] ?? '', {
      endpoint: typeof endpoint === 'string' && endpoint !== '' ? endpoint : undefined,
      labels: isRecord(labels) ? scalarLabels(labels) : {},
      stats: isRecord(stats) ? stats : {},
    })
  }
}

const scalarLabels = (labels: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[key, String(value)]]
        : [],
    ),
  )

/** Reads a server metrics export; `fault` says what was damaged, series read before it are kept. */
export async function indexServerMetrics(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ readonly index: ServerMetricsIndex; readonly fault: string | undefined }> {
  const picker = new ExportPicker()
  const end = await pickFromJson(chunks, picker)
  return { index: picker.index, fault: end.fault }
}
