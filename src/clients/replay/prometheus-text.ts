/** Reading of the Prometheus text format, as model servers write it. */

export type MetricType = 'counter' | 'gauge' | 'histogram' | 'summary' | 'unknown'

export interface MetricFamily {
  readonly type: MetricType
  readonly help: string
}

/** A sample's name and labels; read once per distinct line head, not once per scrape. */
export interface SampleKey {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
}

export interface Scrape {
  readonly families: ReadonlyMap<string, MetricFamily>
  /** Head of the line (name and labels as written) → value. */
  readonly samples: ReadonlyMap<string, number>
}

/** Heads that a server may send; a hostile one must not fill the memory with series. */
const maxSamples = 200_000

/** Values that are no finite numbers (a quantile without samples is NaN) are left out: JSON cannot hold them. */
export function parsePrometheusText(text: string): Scrape {
  const families = new Map<string, MetricFamily>()
  const samples = new Map<string, number>()
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) {
      readComment(line, families)
      continue
    }
    const head = headOf(line)
    if (head === '' || samples.size >= maxSamples) continue
    const value = Number(line.slice(head.length).trim().split(/\s+/)[0] || NaN)
    if (Number.isFinite(value)) samples.set(head, value)
  }
  return { families, samples }
}

/** Label values may hold spaces and braces, so the head ends at the last brace or, without labels, the first space. */
function headOf(line: string): string {
  const brace = line.indexOf('{')
  const space = line.search(/\s/)
  if (brace < 0 || (space >= 0 && space < brace)) return space < 0 ? '' : line.slice(0, space)
  const close = line.lastIndexOf('}')
  return close < brace ? '' : line.slice(0, close + 1)
}

const types: ReadonlySet<string> = new Set(['counter', 'gauge', 'histogram', 'summary'])

function readComment(line: string, families: Map<string, MetricFamily>): void {
  const match = /^#\s+(TYPE|HELP)\s+(\S+)\s?(.*)$/.exec(line.trimEnd())
  if (!match) return
  const [, kind, name = '', rest = ''] = match
  const known = families.get(name) ?? { type: 'unknown', help: '' }
  if (kind === 'HELP') families.set(name, { ...known, help: rest })
  else families.set(name, { ...known, type: types.has(rest) ? (rest as MetricType) : 'unknown' })
}

export function parseSampleKey(head: string): SampleKey {
  const brace = head.indexOf('{')
  if (brace < 0) return { name: head, labels: {} }
  const labels = [...head.slice(brace + 1, -1).matchAll(/([a-zA-Z_:][\w:]*)\s*=\s*"((?:[^"\\]|\\.)*)"/g)]
  return {
    name: head.slice(0, brace),
    labels: Object.fromEntries(labels.map(([, name = '', value = '']) => [name, unescape(value)])),
  }
}

const unescape = (value: string): string =>
  value.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))
