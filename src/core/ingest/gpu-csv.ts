/**
 * GPU telemetry CSV → series of samples. All or nothing: one bad row makes the file unusable, because half of the GPUs
 * would look like all of them. Only a last row cut by the end of the recording is left out.
 */
import { gpuCsvLayouts, gpuMetricColumns } from './gpu-columns.ts'
import type { GpuCsvLayout } from './gpu-columns.ts'

/** gpu index, Unix milliseconds, then the 14 metrics of {@link gpuMetricColumns}. */
export type GpuSample = readonly [gpu: number, atUnixMs: number, ...metrics: (number | null)[]]

export interface GpuSeries {
  /** Empty for single-node files. */
  readonly host: string
  readonly vendor: 'nvidia' | 'amd'
  readonly samples: readonly GpuSample[]
  readonly gpuCount: number
  readonly startedAtUnixMs: number
  readonly endedAtUnixMs: number
  /** Median distance between two samples of one GPU; null with fewer than two. */
  readonly sampleIntervalSeconds: number | null
}

export class GpuCsvError extends Error {
  override readonly name = 'GpuCsvError'
}

/** More samples than a day of 72 GPUs at 1 Hz is no telemetry of a benchmark point. */
const maxSamples = 6_500_000
/** DCGM writes "no value" as one of the numbers just below 2^31. */
const dcgmBlank = 2_147_483_632

interface Field {
  readonly index: number
  /** Place in the sample, from 2. */
  readonly slot: number
}

/**
 * Feed every line in order, then `end()`. Throws GpuCsvError naming the line. A last line without its newline was cut
 * while it was written (even where it looks whole, "412.34 W" may have become "41"): do not feed it.
 */
export class GpuCsvReader {
  readonly #offsetMinutes: number
  readonly #byHost = new Map<string, { samples: GpuSample[]; seen: Set<number> }>()
  #layout: GpuCsvLayout | undefined
  #columns = 0
  #timestamp = -1
  #gpu = -1
  #host = -1
  #fields: readonly Field[] = []
  #lineNumber = 0
  #samples = 0
  #unfinished: GpuCsvError | undefined

  /** Zone of zone-less times, in minutes east of UTC. */
  constructor(offsetMinutes: number) {
    this.#offsetMinutes = offsetMinutes
  }

  line(text: string): void {
    this.#lineNumber++
    if (text.trim() === '') return
    // A bad row is forgiven only when nothing follows it: the recording was cut there.
    if (this.#unfinished) throw this.#unfinished
    const cells = text.split(',')
    if (!this.#layout) return this.#header(cells)
    try {
      this.#row(this.#layout, cells)
    } catch (error) {
      if (!(error instanceof GpuCsvError)) throw error
      if (cells.length > this.#columns) throw error
      this.#unfinished = error
    }
  }

  end(): readonly GpuSeries[] {
    const layout = this.#layout
    if (!layout) throw new GpuCsvError('empty file')
    return [...this.#byHost].flatMap(([host, { samples }]) =>
      samples.length === 0 ? [] : [toSeries(host, layout.vendor, samples)],
    )
  }

  #header(cells: readonly string[]): void {
    const names = cells.map((cell) => cell.trim().replace(/\s*\[.*\]$/, ''))
    const layout = gpuCsvLayouts.find(
      (candidate) =>
        names.includes(candidate.timestamp) &&
        names.includes(candidate.gpu) &&
        (candidate.host === undefined || names.includes(candidate.host)),
    )
    if (!layout)
      throw new GpuCsvError(`line ${this.#lineNumber}: header is not one of a known GPU telemetry file`)
    this.#layout = layout
    this.#columns = cells.length
    this.#timestamp = names.indexOf(layout.timestamp)
    this.#gpu = names.indexOf(layout.gpu)
    this.#host = layout.host === undefined ? -1 : names.indexOf(layout.host)
    this.#fields = names.flatMap((name, index) => {
      const metric = layout.metrics[name]
      return metric === undefined ? [] : [{ index, slot: gpuMetricColumns.indexOf(metric) + 2 }]
    })
  }

  #row(layout: GpuCsvLayout, cells: readonly string[]): void {
    if (cells.length !== this.#columns) throw this.#bad(`${cells.length} fields instead of ${this.#columns}`)
    const gpu = Number(cells[this.#gpu]?.trim() || Number.NaN)
    if (!Number.isInteger(gpu) || gpu < 0 || gpu > 1023) throw this.#bad(`GPU index "${cells[this.#gpu]}"`)
    const atUnixMs = this.#instant(cells[this.#timestamp]?.trim() ?? '')
    const sample: [number, number, ...(number | null)[]] = [gpu, atUnixMs, ...blank]
    for (const { index, slot } of this.#fields) sample[slot] = this.#value(cells[index] ?? '')
    const host = layout.host === undefined ? '' : (cells[this.#host]?.trim() ?? '')
    let series = this.#byHost.get(host)
    if (!series) this.#byHost.set(host, (series = { samples: [], seen: new Set() }))
    const identity = atUnixMs * 1024 + gpu
    if (series.seen.has(identity)) return
    series.seen.add(identity)
    series.samples.push(sample)
    if (++this.#samples > maxSamples) throw new GpuCsvError(`more than ${maxSamples} samples`)
  }

  #value(cell: string): number | null {
    const text = cell.trim()
    if (text === '' || text === 'N/A' || text === '[N/A]' || text === '[Not Supported]') return null
    const match = /^(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)\s*(?:W|MHz|%|C|mV)?$/.exec(text)
    if (!match) throw this.#bad(`value "${text}"`)
    const value = Number(match[1])
    return value >= dcgmBlank ? null : value
  }

  /** Unix seconds or milliseconds, ISO 8601 with zone, or a zone-less date and time. */
  #instant(text: string): number {
    if (/^\d+(\.\d+)?$/.test(text)) {
      const value = Number(text)
      return Math.round(value < 1e11 ? value * 1000 : value)
    }
    const zoned = /(Z|[+-]\d\d:?\d\d)$/.test(text)
    const iso = text.replaceAll('/', '-').replace(' ', 'T')
    const parsed = Date.parse(zoned ? iso : `${iso}Z`)
    if (!Number.isFinite(parsed)) throw this.#bad(`time "${text}"`)
    return zoned ? parsed : parsed - this.#offsetMinutes * 60_000
  }

  #bad(what: string): GpuCsvError {
    return new GpuCsvError(`line ${this.#lineNumber}: bad row: ${what}`)
  }
}

const blank: readonly null[] = gpuMetricColumns.map(() => null)

function toSeries(host: string, vendor: 'nvidia' | 'amd', samples: readonly GpuSample[]): GpuSeries {
  let [startedAtUnixMs, endedAtUnixMs] = [Infinity, -Infinity]
  const previous = new Map<number, number>()
  const gaps: number[] = []
  for (const [gpu, at] of samples) {
    startedAtUnixMs = Math.min(startedAtUnixMs, at)
    endedAtUnixMs = Math.max(endedAtUnixMs, at)
    const before = previous.get(gpu)
    if (before !== undefined) gaps.push(at - before)
    previous.set(gpu, at)
  }
  gaps.sort((a, b) => a - b)
  const median = gaps[Math.floor(gaps.length / 2)]
  return {
    host,
    vendor,
    samples,
    gpuCount: previous.size,
    startedAtUnixMs,
    endedAtUnixMs,
    sampleIntervalSeconds: median === undefined ? null : median / 1000,
  }
}

/** `{"timestamp_timezone":"UTC"}` of a context file → minutes east of UTC; undefined = a zone we cannot resolve. */
export function timezoneOffsetMinutes(context: unknown): number | undefined {
  const zone: unknown =
    typeof context === 'object' && context !== null && 'timestamp_timezone' in context
      ? context.timestamp_timezone
      : 'UTC'
  if (zone === 'UTC' || zone === 'Z' || zone === 'GMT' || zone === null) return 0
  const match = typeof zone === 'string' ? /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) : null
  if (!match) return undefined
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0)
  return match[1] === '-' ? -minutes : minutes
}
