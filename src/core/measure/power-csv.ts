/** Power samples of one host from the CSV of nvidia-smi or amd-smi (engines.md §7). */
import type { Buffer } from 'node:buffer'
import { eachLine } from './lines.ts'
import type { LineSink } from './lines.ts'
import { parseInstant } from './timestamps.ts'

export interface PowerSample {
  readonly atUnix: number
  readonly gpu: string
  readonly watts: number
}

export interface PowerCsvOptions {
  readonly startUnix: number
  readonly endUnix: number
  /** Rows farther than this from the window cannot matter, except for an unreadable clock. */
  readonly marginSeconds: number
  /** Offset of zone-less clocks, east positive: the tools print local time. */
  readonly utcOffsetMinutes: number
  /** Readings below this are no plausible draw of a GPU under load; null = any non-negative reading will do. */
  readonly minPlausibleWatts: number | null
}

export interface PowerCsv {
  /** Samples inside the window and its margin. */
  readonly samples: readonly PowerSample[]
  /** Every readable sample of the file, for cross-checks over the whole stream. */
  readonly all: readonly PowerSample[]
  /** Reason codes in order of discovery, each once. */
  readonly reasons: readonly string[]
  /** False when a needed column is missing: nothing else was read. */
  readonly hasColumns: boolean
  readonly bytes: number
}

/** A whole number or decimal with an optional unit, and nothing else: `412.34 W`. */
const POWER_CELL = /^(-?\d+(?:\.\d+)?)\s*[a-zA-Z]*$/

interface Columns {
  readonly time: number
  readonly power: number
  readonly gpu: number
  readonly count: number
}

export async function readPowerCsv(
  chunks: AsyncIterable<Uint8Array>,
  options: PowerCsvOptions,
): Promise<PowerCsv> {
  const sink = new PowerSink(options)
  await eachLine(chunks, sink)
  return sink.result()
}

class PowerSink implements LineSink {
  private readonly samples: PowerSample[] = []
  private readonly all: PowerSample[] = []
  private readonly reasons = new Set<string>()
  private columns: Columns | undefined
  private headerSeen = false
  private missingGpu = false
  private bytes = 0
  private readonly options: PowerCsvOptions

  constructor(options: PowerCsvOptions) {
    this.options = options
  }

  line(bytes: Buffer, start: number, end: number, _number: number, terminated: boolean): void {
    this.bytes += end - start + 1
    const cells = csvCells(bytes.toString('utf8', start, end).replace(/\r$/, ''))
    if (cells.length === 0) return
    if (!this.headerSeen) this.header(cells)
    else if (this.columns) this.row(cells, this.columns, terminated)
  }

  oversized(): void {
    this.reasons.add('malformed_telemetry_row')
  }

  private header(cells: readonly string[]): void {
    this.headerSeen = true
    const time = cells.findIndex((cell) => /time|^ts/i.test(cell))
    const power = cells.findIndex((cell) => /power|^watts$/i.test(cell) && !/limit|cap|max|min/i.test(cell))
    const gpu = cells.findIndex((cell) => /^(index|gpu|gpu_id|gpu_index|card|device)$/i.test(cell))
    if (time === -1) this.reasons.add('timestamp_column_missing')
    if (power === -1) this.reasons.add('power_column_missing')
    if (gpu === -1) this.reasons.add('gpu_identity_column_missing')
    if (Math.min(time, power, gpu) >= 0) this.columns = { time, power, gpu, count: cells.length }
  }

  private row(cells: readonly string[], columns: Columns, terminated: boolean): void {
    const atUnix = parseInstant(cells[columns.time] ?? '', this.options.utcOffsetMinutes)
    if (atUnix === undefined) {
      // A cut last line may well end inside its clock; it is dropped like any unterminated line.
      if (terminated) this.reasons.add('invalid_timestamp_sample')
      return
    }
    const { startUnix, endUnix, marginSeconds, minPlausibleWatts } = this.options
    const near = atUnix >= startUnix - marginSeconds && atUnix <= endUnix + marginSeconds
    const watts = Number(POWER_CELL.exec(cells[columns.power] ?? '')?.[1])
    const fault =
      cells.length > columns.count
        ? 'malformed_telemetry_row'
        : !(watts >= 0)
          ? 'invalid_power_sample'
          : minPlausibleWatts !== null && watts < minPlausibleWatts
            ? 'implausible_power_sample'
            : undefined
    if (fault !== undefined) {
      if (near) this.reasons.add(fault)
      return
    }
    // A number without its line end may be the first digits of a longer one: 7 of 733.21.
    if (!terminated) return
    const gpu = cells[columns.gpu] ?? ''
    if (gpu === '') {
      if (near) this.missingGpu = true
      return
    }
    this.all.push({ atUnix, gpu, watts })
    if (near) this.samples.push({ atUnix, gpu, watts })
  }

  result(): PowerCsv {
    if (this.missingGpu) this.reasons.add('gpu_identity_missing')
    return {
      samples: this.samples,
      all: this.all,
      reasons: [...this.reasons],
      hasColumns: this.columns !== undefined || !this.headerSeen,
      bytes: this.bytes,
    }
  }
}

/** Cells of one CSV line, trimmed; quotes protect commas, a doubled quote is one. Empty for a blank line. */
export function csvCells(line: string): readonly string[] {
  if (line.trim() === '') return []
  if (!line.includes('"')) return line.split(',').map((cell) => cell.trim())
  const cells: string[] = []
  const cell = /\s*(?:"((?:[^"]|"")*)"[^,]*|([^,]*))(,|$)/y
  for (;;) {
    const match = cell.exec(line)
    if (!match) return cells
    cells.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim())
    if (match[3] === '') return cells
  }
}
