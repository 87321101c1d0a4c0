/** samples.csv of a multi-node power package, and the devices that it shows. */
import type { Buffer } from 'node:buffer'
import { eachLine } from './lines.ts'
import type { LineSink } from './lines.ts'
import { byDevice, deviceKey } from './power-multinode-manifest.ts'
import { csvCells } from './power-csv.ts'

const header = 'schema_version,timestamp_unix,scrape_seq,hostname,gpu_index,gpu_uuid,power_w'
const columns = header.split(',').length

/** One device's samples in order of scraping; by the package's rule times then rise. */
export interface ObservedDevice {
  readonly hostname: string
  readonly gpuIndex: number
  /** In order of appearance; more than one means that the device was replaced or mislabelled. */
  readonly uuids: readonly string[]
  readonly times: readonly number[]
  readonly watts: readonly number[]
}

export interface PowerSamples {
  /** By host name and index. */
  readonly devices: readonly ObservedDevice[]
  readonly rowCount: number
  /** Highest scrape number; -1 without rows. */
  readonly lastScrape: number
  /** Reason codes, each once, in order of discovery. */
  readonly reasons: readonly string[]
}

interface Row {
  readonly atUnix: number
  readonly scrape: number
  readonly hostname: string
  readonly gpuIndex: number
  readonly uuid: string
  readonly watts: number
}

/** Reads the samples; absent = no file. */
export async function readPowerSamples(chunks: AsyncIterable<Uint8Array> | undefined): Promise<PowerSamples> {
  if (!chunks) return { devices: [], rowCount: 0, lastScrape: -1, reasons: ['samples_csv_missing'] }
  const sink = new SamplesSink()
  await eachLine(chunks, sink)
  return sink.result()
}

class SamplesSink implements LineSink {
  readonly #reasons = new Set<string>()
  readonly #rows = new Map<string, Row>()
  #headerSeen = false
  #isOurs = true

  line(bytes: Buffer, start: number, end: number, number: number): void {
    if (!this.#isOurs) return
    const text = bytes.toString('utf8', start, end).replace(/\r$/, '')
    if (number === 1) {
      this.#headerSeen = true
      this.#isOurs = text === header
      return
    }
    const row = readRow(csvCells(text))
    if (!row) {
      this.#reasons.add('samples_csv_malformed')
      return
    }
    const key = `${row.scrape} ${deviceKey(row.hostname, row.gpuIndex)}`
    if (this.#rows.has(key)) this.#reasons.add('duplicate_sample_row')
    else this.#rows.set(key, row)
  }

  oversized(): void {
    this.#reasons.add('samples_csv_malformed')
  }

  result(): PowerSamples {
    if (!this.#headerSeen || !this.#isOurs) {
      return { devices: [], rowCount: 0, lastScrape: -1, reasons: ['samples_csv_header_mismatch'] }
    }
    const devices = devicesOf([...this.#rows.values()])
    const isRising = devices.every(({ times }) =>
      times.every((time, at) => !(time <= (times[at - 1] ?? -Infinity))),
    )
    return {
      devices,
      rowCount: this.#rows.size,
      lastScrape: [...this.#rows.values()].reduce((last, { scrape }) => Math.max(last, scrape), -1),
      // A repeated row is told after the unreadable ones, as the package's own checks do.
      reasons: [
        ...['samples_csv_malformed', 'duplicate_sample_row'].filter((reason) => this.#reasons.has(reason)),
        ...(isRising ? [] : ['timestamp_non_monotonic']),
      ],
    }
  }
}

const wholeNumber = /^[+-]?\d{1,15}$/
const decimalNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

function readRow(cells: readonly string[]): Row | undefined {
  const [version = '', time = '', scrape = '', hostname = '', gpuIndex = '', uuid = '', power = ''] = cells
  if (cells.length !== columns || hostname === '' || uuid === '') return undefined
  if (![version, scrape, gpuIndex].every((cell) => wholeNumber.test(cell))) return undefined
  if (![time, power].every((cell) => decimalNumber.test(cell))) return undefined
  const row = {
    atUnix: Number(time),
    scrape: Number(scrape),
    hostname,
    gpuIndex: Number(gpuIndex),
    uuid,
    watts: Number(power),
  }
  const isUsable =
    Number(version) === 1 &&
    Number.isFinite(row.atUnix) &&
    isReading(row.watts) &&
    row.scrape >= 0 &&
    row.gpuIndex >= 0
  return isUsable ? row : undefined
}

/** DCGM says "no value" with sixteen reserved numbers, as 32-bit integers and as doubles; they are no draw of a GPU. */
const blanks = [2_147_483_632, 140_737_488_355_328] as const
const isReading = (watts: number): boolean =>
  watts >= 0 && Number.isFinite(watts) && !blanks.some((first) => watts >= first && watts < first + 16)

function devicesOf(rows: readonly Row[]): readonly ObservedDevice[] {
  const byKey = new Map<string, Row[]>()
  for (const row of rows) {
    const key = deviceKey(row.hostname, row.gpuIndex)
    const same = byKey.get(key)
    if (same) same.push(row)
    else byKey.set(key, [row])
  }
  return [...byKey.values()]
    .flatMap((unordered) => {
      const ordered = [...unordered].sort((a, b) => a.scrape - b.scrape)
      const [first] = ordered
      if (!first) return []
      return [
        {
          hostname: first.hostname,
          gpuIndex: first.gpuIndex,
          uuids: [...new Set(ordered.map(({ uuid }) => uuid))],
          times: ordered.map(({ atUnix }) => atUnix),
          watts: ordered.map(({ watts }) => watts),
        },
      ]
    })
    .sort(byDevice)
}
