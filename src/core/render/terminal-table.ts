/** The table a sweep ends with on a terminal. */
import { curvePartsOfTitle, titleSeparator } from '../point-label.ts'
import type { Sweep, SweepPoint } from '../results/sweep.ts'
import { answerOf, evalLines, isPublishable, thresholdText } from './answer.ts'
import type { Loss } from './answer.ts'
import { blameWord, english, lossesByBlame } from './messages.ts'
import { formatCount, formatDuration, formatMeasure, formatPlural, notMeasured } from './numbers.ts'
import { displayWidth, fitColumns, fitMiddle, oneLine } from './text.ts'

export interface TerminalStyle {
  /** Columns of the terminal; the point's name is cut first. At least 60 are used. */
  readonly width: number
  readonly colour: boolean
  /** Wall time of the call, planning, ingest and report included; a resumed sweep has had more than one. */
  readonly tookSeconds: number
}

type Paint = (text: string) => string
interface Palette {
  readonly bold: Paint
  readonly dim: Paint
  readonly red: Paint
  readonly green: Paint
}

const sgr =
  (code: number): Paint =>
  (text) =>
    `\u001b[${code}m${text}\u001b[0m`
const plain: Paint = (text) => text
const palette = (colour: boolean): Palette =>
  colour
    ? { bold: sgr(1), dim: sgr(2), red: sgr(31), green: sgr(32) }
    : { bold: plain, dim: plain, red: plain, green: plain }

interface Column {
  /** Of one line or two. */
  readonly title: string
  readonly align: 'left' | 'right'
}

/** Answer, points by curve, evals, losses with whose they are; ends with a line break. */
export function renderTerminalTable(sweep: Sweep, style: TerminalStyle): string {
  const paint = palette(style.colour)
  const width = Math.max(60, style.width)
  const answer = answerOf(sweep)
  const { benchmark, evals } = answer
  const verdict = [
    english.pointsValid(benchmark.valid, benchmark.expected),
    evals.expected > 0 ? english.evalsPass(evals.passed, evals.expected) : english.noEvals,
    ...lossesByBlame(answer, english),
    ...(sweep.simulated ? ['simulated hardware'] : []),
    ...(sweep.interrupted ? ['interrupted'] : []),
    english.took(formatDuration(style.tookSeconds)),
  ].join(' · ')
  const sections = [
    [` ${answer.green ? paint.green('✓') : paint.red('✗')} ${paint.bold(verdict)}`],
    ...pointSections(sweep, width, paint),
    evalSection(sweep, width, paint),
    answer.losses.filter(({ blame }) => blame !== 'not-run').flatMap((loss) => lossSection(loss, paint)),
    notRunSection(answer.losses.filter(({ blame }) => blame === 'not-run')),
  ]
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => line.trimEnd()).join('\n'))
    .join('\n\n')}\n`
}

const pointColumns: readonly Column[] = [
  { title: 'point', align: 'left' },
  { title: 'tok/s/GPU', align: 'right' },
  { title: 'P90\nE2E-norm.', align: 'right' },
  { title: 'P90\nE2EL s', align: 'right' },
  { title: 'errors', align: 'right' },
  { title: 'E2EL\nfrontier', align: 'left' },
  { title: 'result', align: 'left' },
]

function pointSections(sweep: Sweep, width: number, paint: Palette): readonly string[][] {
  const points = sweep.points.filter((point) => point.kind === 'benchmark')
  const onFrontier = new Set(sweep.curves.flatMap((curve) => curve.frontierAtP90))
  const titles = new Map(sweep.curves.map((curve) => [curve.curveKey, curve.title]))
  return [...new Set(points.map((point) => point.curveKey))].map((curveKey) => {
    const ofCurve = points.filter((point) => point.curveKey === curveKey)
    const names = shortNames(ofCurve.map(({ title }) => oneLine(title)))
    const rows = ofCurve.map((point, index) =>
      pointCells(point, names.own[index] ?? point.title, onFrontier.has(point.id)),
    )
    const heading = curveHeading(titles.get(curveKey), names.shared, paint)
    return [` ${heading}`, ...gridLines(pointColumns, rows, width, paint)]
  })
}

/** What the titles of a curve's points begin with in common, and what is left of each. */
function shortNames(titles: readonly string[]): {
  readonly shared: readonly string[]
  readonly own: readonly string[]
} {
  const parts = titles.map((title) => title.split(titleSeparator))
  const [first = []] = parts
  const differing = first.findIndex((part, index) => parts.some((other) => other[index] !== part))
  // A single point differs from no other: keep what the curve's name does not say. The last part always stays.
  const same = titles.length === 1 ? curvePartsOfTitle : differing < 0 ? Infinity : differing
  const count = Math.min(same, ...parts.map(({ length }) => length - 1))
  return {
    shared: first.slice(0, count),
    own: parts.map((own) => own.slice(count).join(titleSeparator)),
  }
}

/** A curve without any valid point has no facts, so no title: its points' common parts name it. */
function curveHeading(title: string | undefined, shared: readonly string[], paint: Palette): string {
  if (title === undefined) return paint.bold(shared.join(titleSeparator))
  const more = shared.slice(curvePartsOfTitle)
  return `${paint.bold(oneLine(title))}${more.length > 0 ? paint.dim(`${titleSeparator}${more.join(titleSeparator)}`) : ''}`
}

function pointCells(point: SweepPoint, name: string, onFrontier: boolean): readonly string[] {
  const headline = point.headline
  return [
    name,
    formatMeasure(headline?.tputPerGpuTps),
    formatMeasure(headline?.p90E2eNormIntvtyTps),
    formatMeasure(headline?.p90E2elSeconds),
    headline ? formatCount(headline.requestsFailed) : notMeasured,
    isPublishable(point) ? (onFrontier ? '●' : '○') : notMeasured,
    `${isPublishable(point) ? '✓' : '✗'} ${point.status}`,
  ]
}

/** One column per metric, because two scores side by side say nothing without their names. */
function evalSection(sweep: Sweep, width: number, paint: Palette): readonly string[] {
  const metrics = [...new Set(sweep.evals.flatMap(({ scores }) => Object.keys(scores)))]
  const rows = evalLines(sweep).map((line) => {
    if (line.kind === 'no-verdict') {
      const { title, conc } = line.point
      return [oneLine(title), String(conc), ...metrics.map(() => notMeasured), notMeasured, '✗ missing']
    }
    const { verdict } = line
    return [
      `${oneLine(verdict.task)} on ${oneLine(verdict.configKey)}`,
      formatCount(verdict.conc),
      ...metrics.map((metric) => verdict.scores[metric]?.toFixed(4) ?? notMeasured),
      thresholdText(verdict),
      `${verdict.state === 'pass' ? '✓' : '✗'} ${verdict.state}`,
    ]
  })
  if (rows.length === 0) return []
  const columns: readonly Column[] = [
    { title: 'eval', align: 'left' },
    { title: 'conc', align: 'right' },
    ...shortMetrics(metrics).map((title) => ({ title: oneLine(title), align: 'right' }) as const),
    { title: 'threshold', align: 'right' },
    { title: 'verdict', align: 'left' },
  ]
  return gridLines(columns, rows, width, paint)
}

/** `exact_match,strict-match` is told apart from its siblings by the filter behind the comma. */
function shortMetrics(metrics: readonly string[]): readonly string[] {
  const filters = metrics.map((metric) => metric.slice(metric.indexOf(',') + 1))
  return new Set(filters).size === filters.length ? filters : metrics
}

function lossSection(loss: Loss, paint: Palette): readonly string[] {
  const code = loss.code === undefined ? '' : ` ${oneLine(loss.code)}:`
  const next = loss.next === undefined ? [] : [`   → ${oneLine(loss.next)}`]
  return [
    ` ${paint.red('✗')} ${oneLine(loss.point.title)} — ${loss.kind}, ${blameWord[loss.blame]} ·${code} ${oneLine(loss.cause)}`,
    ...next,
  ]
}

/** Points that one event kept from running are one line, not one each. */
function notRunSection(losses: readonly Loss[]): readonly string[] {
  return [...new Set(losses.map(({ cause }) => cause))].flatMap((cause) => {
    const alike = losses.filter((loss) => loss.cause === cause)
    const next = alike[0]?.next
    return [
      ` ○ ${formatPlural(alike.length, 'point')} ${oneLine(cause)}`,
      ...(next === undefined ? [] : [`   → ${oneLine(next)}`]),
    ]
  })
}

/** Header and rows in aligned columns; the first column gives way when the terminal is narrow. */
function gridLines(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
  paint: Palette,
): readonly string[] {
  const natural = columns.map((column, index) =>
    Math.max(
      ...column.title.split('\n').map(displayWidth),
      ...rows.map((row) => displayWidth(row[index] ?? '')),
    ),
  )
  const gaps = 2 * (columns.length - 1) + 2
  const others = natural.slice(1).reduce((sum, columnWidth) => sum + columnWidth, 0)
  const first = Math.max(12, Math.min(natural[0] ?? 0, width - others - gaps))
  const widths = [first, ...natural.slice(1)]
  const line = ([name = '', ...cells]: readonly string[]): string => {
    const fitted = [fitMiddle(name, first), ...cells]
    return `  ${columns.map((column, index) => fitColumns(fitted[index] ?? '', widths[index] ?? 0, column.align)).join('  ')}`
  }
  return [
    ...headLines(columns).map((cells) => paint.dim(line(cells).trimEnd())),
    ...rows.map((row) => {
      const rendered = line(row)
      return row.at(-1)?.startsWith('✗') ? paint.red(rendered.trimEnd()) : rendered
    }),
  ]
}

/** Titles end on the line above the rows, so that a short one does not float. */
function headLines(columns: readonly Column[]): readonly (readonly string[])[] {
  const titles = columns.map(({ title }) => title.split('\n'))
  const height = Math.max(...titles.map(({ length }) => length))
  return Array.from({ length: height }, (_, row) =>
    titles.map((title) => title[row - height + title.length] ?? ''),
  )
}
