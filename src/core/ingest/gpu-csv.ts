/**
 * GPU telemetry CSV → series of samples. All or nothing: one bad row makes the file unusable, because half of the GPUs
 * would look like all of them. Only a last row cut by the end of the recording is left out.
 */
import { gpuCsvLayouts } from './gpu-columns.ts'
import type { GpuCsvLayout, GpuMetric } from './gpu-columns.ts'
import { GpuCsvError } from './gpu-csv-error.ts'
import { parseInstant } from './gpu-instant.ts'
import { SampleBuffer } from './gpu-samples.ts'
import type { GpuSeries } from './gpu-samples.ts'

/** More samples than a day of 72 GPUs at 1 Hz is no telemetry of a benchmark point. */
const maxSamples = 6_500_000
/** DCGM writes "no value" as one of the numbers just below 2^31. */
const dcgmBlank = 2_147_483_632

/** What the header told. */
interface Columns {
  readonly layout: GpuCsvLayout
  readonly count: number
  readonly timestamp: number
  readonly gpu: number
  /** -1 in files of one host. */
  readonly host: number
  readonly metrics: readonly GpuMetric[]
  /** Column of each metric. */
  readonly metricColumns: readonly number[]
}

/**
 * Feed every line in order, then `end()`. Throws GpuCsvError naming the line. A last line without its newline was cut
 * while it was written (even where it looks whole, "412.34 W" may have become "41"): do not feed it.
 */
export class GpuCsvReader {
  readonly #offsetMinutes: number
  readonly #byHost = new Map<string, SampleBuffer>()
  #columns: Columns | undefined
  #lineNumber = 0
  #samples = 0
  #unfinished: GpuCsvError | undefined
  #lastInstant = { text: '', unixMs: 0 }

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
    if (!this.#columns) this.#columns = readHeader(cells)
    else {
      try {
        this.#row(this.#columns, cells)
      } catch (error) {
        if (!(error instanceof GpuCsvError) || cells.length > this.#columns.count) throw error
        this.#unfinished = error
      }
    }
  }

  /** One series per host; none for a file with nothing but its header. */
  end(): readonly GpuSeries[] {
    const columns = this.#columns
    if (!columns) throw new GpuCsvError('empty file')
    return [...this.#byHost].map(([host, samples]) => samples.toSeries(host, columns.layout.vendor))
  }

  #row(columns: Columns, cells: readonly string[]): void {
    if (cells.length !== columns.count) throw this.#bad(`${cells.length} fields instead of ${columns.count}`)
    const gpuText = (cells[columns.gpu] ?? '').trim()
    const gpu = /^\d{1,4}$/.test(gpuText) ? Number(gpuText) : 1024
    if (gpu > 1023) throw this.#bad(`GPU index "${gpuText}"`)
    const unixMs = this.#instant((cells[columns.timestamp] ?? '').trim())
    const values = columns.metricColumns.map((index) => this.#value(cells[index] ?? ''))
    this.#bufferOf(columns.host < 0 ? '' : (cells[columns.host] ?? '').trim(), columns).add(
      gpu,
      unixMs,
      values,
    )
    if (++this.#samples > maxSamples) throw new GpuCsvError(`more than ${maxSamples} samples`)
  }

  #bufferOf(host: string, { metrics }: Columns): SampleBuffer {
    let buffer = this.#byHost.get(host)
    if (!buffer) this.#byHost.set(host, (buffer = new SampleBuffer(metrics)))
    return buffer
  }

  /** NaN = not available. */
  #value(cell: string): number {
    const text = cell.trim()
    const space = text.indexOf(' ')
    const digits = space < 0 ? text : text.slice(0, space)
    const value = Number(digits)
    if (digits === '' || Number.isNaN(value) || !Number.isFinite(value)) {
      if (text === '' || text === 'N/A' || text === '[N/A]' || text === '[Not Supported]') return Number.NaN
      throw this.#bad(`value "${text}"`)
    }
    if (space >= 0 && !units.has(text.slice(space + 1))) throw this.#bad(`value "${text}"`)
    return value >= dcgmBlank ? Number.NaN : value
  }

  /** All GPUs of one sample carry the same time: it is read once. */
  #instant(text: string): number {
    if (text !== this.#lastInstant.text) {
      const unixMs = parseInstant(text, this.#offsetMinutes)
      if (unixMs === undefined) throw this.#bad(`time "${text}"`)
      this.#lastInstant = { text, unixMs }
    }
    return this.#lastInstant.unixMs
  }

  #bad(what: string): GpuCsvError {
    return new GpuCsvError(`line ${this.#lineNumber}: bad row: ${what}`)
  }
}

const units: ReadonlySet<string> = new Set(['W', 'MHz', '%', 'C', 'mV'])

function readHeader(cells: readonly string[]): Columns {
  const names = cells.map((cell) => cell.trim().replace(/\s*\[.*\]$/, ''))
  const layout = gpuCsvLayouts.find(
    ({ timestamp, gpu, host }) =>
      names.includes(timestamp) && names.includes(gpu) && (host === undefined || names.includes(host)),
  )
  if (!layout) throw new GpuCsvError('line 1: header is not one of a known GPU telemetry file')
  const found = names.flatMap((name, index) => {
    const metric = layout.metrics[name]
    return metric === undefined ? [] : [{ metric, index }]
  })
  return {
    layout,
    count: cells.length,
    timestamp: names.indexOf(layout.timestamp),
    gpu: names.indexOf(layout.gpu),
    host: layout.host === undefined ? -1 : names.indexOf(layout.host),
    metrics: found.map(({ metric }) => metric),
    metricColumns: found.map(({ index }) => index),
  }
}
