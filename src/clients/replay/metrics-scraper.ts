/** Scrapes the metrics of all servers during profiling. A server without metrics is recorded, not fatal. */
import { Agent, request } from 'undici'
import { epochNs, nowMs } from './clock.ts'
import { within } from './phases.ts'
import { MetricSeries } from './metric-series.ts'
import { parsePrometheusText, parseSampleKey } from './prometheus-text.ts'
import type { MetricFamily, SampleKey } from './prometheus-text.ts'

const scrapeEveryMs = 333
const scrapeTimeoutMs = 5000
/** Profiling does not wait longer than this for a server that does not answer. */
const firstScrapeSeconds = 1
/** Engines with many ranks write some hundred kilobytes. */
const maxScrapeBytes = 32 * 2 ** 20

export interface ScrapedSeries {
  readonly key: SampleKey
  readonly series: MetricSeries
}

export class ScrapedEndpoint {
  readonly url: string
  readonly families = new Map<string, MetricFamily>()
  /** Head of the line → its history. */
  readonly series = new Map<string, ScrapedSeries>()
  successes = 0
  failures = 0
  lastError: string | null = null
  busy: Promise<void> | undefined

  constructor(url: string) {
    this.url = url
  }
}

export class MetricsScraper {
  readonly endpoints: readonly ScrapedEndpoint[]
  readonly #agent = new Agent({
    connections: 1,
    headersTimeout: scrapeTimeoutMs,
    bodyTimeout: scrapeTimeoutMs,
  })
  #timer: NodeJS.Timeout | undefined
  #startMs: number | undefined
  #endMs: number | undefined

  constructor(urls: readonly string[]) {
    this.endpoints = [...new Set(urls)].map((url) => new ScrapedEndpoint(url))
  }

  get startNs(): bigint {
    return epochNs(this.#startMs ?? nowMs())
  }

  get endNs(): bigint {
    return epochNs(this.#endMs ?? nowMs())
  }

  /** First scrape, which counters are measured from; later ones follow by themselves. */
  async start(): Promise<void> {
    this.#startMs = nowMs()
    await within(firstScrapeSeconds, [this.#scrapeAll()])
    this.#timer = setInterval(() => {
      // A failed scrape is counted by its endpoint; the promise never rejects.
      void this.#scrapeAll()
    }, scrapeEveryMs)
  }

  /** Last scrape; nothing when it was never started. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    if (this.#startMs === undefined || this.#endMs !== undefined) return
    await Promise.all(this.endpoints.map((endpoint) => endpoint.busy ?? Promise.resolve()))
    await this.#scrapeAll()
    this.#endMs = nowMs()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#agent.destroy()
  }

  async #scrapeAll(): Promise<void> {
    await Promise.all(
      this.endpoints.map(async (endpoint) => {
        // A server slower than the interval is scraped less often, never twice at once.
        endpoint.busy ??= this.#scrape(endpoint)
        await endpoint.busy
        endpoint.busy = undefined
      }),
    )
  }

  async #scrape(endpoint: ScrapedEndpoint): Promise<void> {
    try {
      const text = await this.#read(endpoint.url)
      const atMs = nowMs()
      const { families, samples } = parsePrometheusText(text)
      for (const [name, family] of families) endpoint.families.set(name, family)
      for (const [head, value] of samples) {
        let entry = endpoint.series.get(head)
        if (!entry) {
          entry = { key: parseSampleKey(head), series: new MetricSeries() }
          endpoint.series.set(head, entry)
        }
        entry.series.add(atMs, atMs - (this.#startMs ?? atMs), value)
      }
      if (samples.size === 0) throw new Error('the answer holds no metric')
      endpoint.successes++
    } catch (error) {
      endpoint.failures++
      endpoint.lastError = error instanceof Error ? error.message || error.name : String(error)
    }
  }

  async #read(url: string): Promise<string> {
    const { statusCode, body } = await request(url, { dispatcher: this.#agent })
    let bytes = 0
    const parts: Buffer[] = []
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > maxScrapeBytes) throw new Error(`the answer is longer than ${maxScrapeBytes} bytes`)
      parts.push(part)
    }
    if (statusCode !== 200) throw new Error(`HTTP ${statusCode}`)
    return Buffer.concat(parts).toString('utf8')
  }
}

/** The endpoint's own metrics and those named, each once. */
export function metricsUrls(endpointUrl: string, named: readonly string[]): readonly string[] {
  const own = new URL('/metrics', endpointUrl).href
  return [...new Set([own, ...named.map((url) => new URL(url).href)])]
}
