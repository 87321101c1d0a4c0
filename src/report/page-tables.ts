/** The tables of the page. */
import type { EvalVerdict } from '../core/evals/verdict.ts'
import type { Sweep, SweepPoint } from '../core/results/sweep.ts'
import { evalLines, isPublishable, thresholdText } from '../core/render/answer.ts'
import type { EvalLine } from '../core/render/answer.ts'
import { cohortWords, earlierLines } from '../core/render/beside-earlier.ts'
import {
  formatChange,
  formatCount,
  formatMeasure,
  formatSeconds,
  notMeasured,
} from '../core/render/numbers.ts'
import { previousFinder } from '../core/render/previous.ts'
import type { FindPrevious } from '../core/render/previous.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'
import { cell, htmlTable } from './html-table.ts'
import type { HtmlCell, HtmlColumn, HtmlRow } from './html-table.ts'
import type { PointView, ReportView } from './view.ts'

const text = (title: string, hint = ''): HtmlColumn => ({ title, hint, kind: 'text' })
const number = (title: string, hint: string): HtmlColumn => ({ title, hint, kind: 'number' })

const measure = (value: number | null | undefined): HtmlCell => cell(formatMeasure(value), value ?? null)

/** Lost points first: whose, why, what next. Empty when nothing was lost. */
export function lossesTable(view: ReportView): Html {
  const rows = view.points.flatMap((point) =>
    point.causes.map((cause): HtmlRow => ({
      pointId: point.id,
      cells: [
        cell(point.title),
        cell(html`<strong>${cause.whose}</strong>`),
        cell(point.status),
        cell(cause.code),
        cell(html`<span class="prose">${cause.cause}</span>`),
        cell(html`<span class="prose">${cause.next === '' ? notMeasured : cause.next}</span>`),
      ],
    })),
  )
  if (rows.length === 0) return html``
  const columns = [text('Point'), text('Whose'), text('How'), text('Code'), text('Cause'), text('Next step')]
  return htmlTable('failures', 'Lost points', columns, rows)
}

export function curvesTable(sweep: Sweep, view: ReportView): Html {
  if (sweep.curves.length === 0) return html``
  const rows = sweep.curves.map((curve): HtmlRow => {
    const members = view.points.filter((point) => point.curveKey === curve.curveKey && point.publishable)
    const best = (of: (point: PointView) => number | undefined) =>
      members.reduce<number | null>((most, point) => {
        const value = of(point)
        return value !== undefined && (most === null || value > most) ? value : most
      }, null)
    return {
      cells: [
        cell(curve.title),
        cell(formatCount(curve.points), curve.points),
        cell(formatCount(curve.frontierAtP90.length), curve.frontierAtP90.length),
        cell(formatCount(curve.frontierAtP75.length), curve.frontierAtP75.length),
        measure(best((point) => point.throughput?.total)),
        measure(best((point) => point.metrics.intvty?.p90)),
        measure(best((point) => point.metrics.e2eNormIntvty?.p90)),
      ],
    }
  })
  return htmlTable(
    'curves',
    'Curves',
    [
      text('Curve'),
      number('Points', 'points with a valid result'),
      number(
        'On P90 E2EL frontier',
        'points that no other point beats on P90 E2EL and total throughput per GPU',
      ),
      number('On P75 E2EL frontier', 'the same at P75'),
      number('Best tok/s/GPU', 'highest total throughput per GPU'),
      number('Best P90 tok/s/user', 'highest P90 interactivity: 1 / P90 of the inter-token latency'),
      number(
        'Best P90 E2E-norm.',
        'highest P90 E2E-normalised interactivity, tok/s/user; fixed-sequence points have none',
      ),
    ],
    rows,
  )
}

export function pointsTable(sweep: Sweep, view: ReportView, previous: Sweep | undefined): Html {
  const findPrevious = previous && previousFinder(previous)
  const views = new Map(view.points.map((point) => [point.id, point]))
  const rows = sweep.points
    .filter((point) => point.kind === 'benchmark')
    .map((point) => pointRow(point, views.get(point.id), findPrevious))
  if (rows.length === 0) return html``
  const versus = findPrevious
    ? [number('vs main', 'change of total throughput per GPU against the same point of the earlier sweep')]
    : []
  return htmlTable(
    'points',
    'Points',
    [
      text('Point'),
      text('Result'),
      text(
        'P90 E2EL frontier',
        '● no other point of its curve beats it on P90 E2EL and total throughput per GPU, ○ one does',
      ),
      number('Conc', 'concurrency'),
      number('GPUs', 'GPUs the point occupies'),
      number('tok/s/GPU', 'total throughput per GPU: input (cached included) and output tokens'),
      ...versus,
      number('out tok/s/GPU', 'output throughput per GPU'),
      number('Mean tok/s/user', 'mean interactivity'),
      number('P90 tok/s/user', 'P90 interactivity: 1 / P90 of the inter-token latency'),
      number('P90 E2E-norm.', 'P90 E2E-normalised interactivity, tok/s/user: 1 / P90 of (E2EL / OSL)'),
      number('P90 E2EL', 'P90 end-to-end latency'),
      number('P90 TTFT', 'P90 time to first token'),
      number('Errors', 'failed requests'),
    ],
    rows,
  )
}

function pointRow(
  point: SweepPoint,
  view: PointView | undefined,
  findPrevious: FindPrevious | undefined,
): HtmlRow {
  const { headline } = point
  const before = findPrevious?.(point)?.headline?.tputPerGpuTps
  const seconds = (value: number | null | undefined) => cell(formatSeconds(value), value ?? null)
  const change = headline && before ? headline.tputPerGpuTps / before : null
  const publishable = isPublishable(point)
  return {
    pointId: point.id,
    ...(publishable ? {} : { tone: 'bad' as const }),
    cells: [
      cell(view?.title ?? point.title),
      cell(statusMark(point)),
      cell(publishable ? (view?.onFrontier ? '●' : '○') : notMeasured),
      cell(formatCount(point.conc), point.conc),
      cell(formatCount(point.gpus), point.gpus),
      measure(headline?.tputPerGpuTps),
      ...(findPrevious ? [cell(formatChange(headline?.tputPerGpuTps, before), change)] : []),
      measure(headline?.outputTputPerGpuTps),
      measure(headline?.meanIntvtyTps),
      measure(headline?.p90IntvtyTps),
      measure(headline?.p90E2eNormIntvtyTps),
      seconds(headline?.p90E2elSeconds),
      seconds(headline?.p90TtftSeconds),
      headline
        ? cell(formatCount(headline.requestsFailed), headline.requestsFailed)
        : cell(notMeasured, null),
    ],
  }
}

const statusMark = (point: SweepPoint): Html =>
  isPublishable(point)
    ? html`<span class="good">✓ ${point.status}</span>`
    : html`<span class="bad">✗ ${point.status}</span>`

export function evalsTable(sweep: Sweep): Html {
  const lines = evalLines(sweep)
  if (lines.length === 0) return html``
  const notes = new Map(lines.map((line) => [line, notesOf(line)]))
  const noted = lines.some((line) => (notes.get(line) ?? []).length > 0)
  return htmlTable(
    'evals',
    'Evals',
    [
      text('Task'),
      text('Verdict'),
      number('Conc', 'concurrency at which the questions were asked'),
      text('Config key'),
      text('Scores'),
      text('Threshold', 'what every gated metric must reach, and where that is written'),
      number('Answered', 'questions answered of questions asked'),
      ...(noted ? [text('Because', 'why it does not pass, or where its score lies beyond chance')] : []),
    ],
    lines.map((line) => {
      const row = evalRow(line)
      return noted ? { ...row, cells: [...row.cells, notesCell(notes.get(line) ?? [])] } : row
    }),
  )
}

/** Scores beside their threshold say why an evaluation passes; what else there is to say is a note. */
function notesOf(line: EvalLine): readonly string[] {
  if (line.kind === 'no-verdict') return ['the eval brought no verdict; missing is never a pass']
  const { state, because, cohort } = line.verdict
  return [
    ...(state === 'pass' ? [] : because),
    ...(cohort?.state === 'compared' && cohort.beyondTwoSigma ? [cohortWords(cohort)] : []),
  ]
}

const notesCell = (notes: readonly string[]): HtmlCell =>
  notes.length === 0
    ? cell('')
    : cell(html`<div class="prose">${notes.map((note) => html`<div>${note}</div>`)}</div>`)

/** What the summary says of earlier runs; empty where nobody looked for any. */
export function besideEarlier(sweep: Sweep): Html {
  const lines = earlierLines(sweep)
  if (lines.length === 0) return html``
  return html`<section class="fold" id="earlier">
    <h2>Beside earlier runs</h2>
    <ul>
      ${lines.map((line) => html`<li>${line.apart ? '⚠ ' : ''}${line.text}</li>`)}
    </ul>
    <p class="note">For information: no verdict comes from it.</p>
  </section>`
}

/** Two short lines: the place where a threshold is written is long, and seldom what one looks for. */
function thresholdCell(verdict: EvalVerdict): HtmlCell {
  const { threshold } = verdict
  const source = threshold === null ? html`` : html`<div class="note">${verdict.thresholdSource}</div>`
  return cell(
    html`<div>${thresholdText(verdict)}</div>
      ${source}`,
    threshold,
  )
}

const scoreLines = (scores: Readonly<Record<string, number>>): Html | string => {
  const lines = Object.entries(scores).map(
    ([metric, score]) => html`<div>${metric} ${score.toFixed(4)}</div>`,
  )
  return lines.length > 0 ? html`${lines}` : notMeasured
}

function evalRow(line: EvalLine): HtmlRow {
  if (line.kind === 'no-verdict') {
    const { point } = line
    const nothing = cell(notMeasured, null)
    return {
      pointId: point.id,
      tone: 'bad',
      cells: [
        cell(point.title),
        cell(html`<span class="bad">✗ missing</span>`),
        cell(formatCount(point.conc), point.conc),
        cell(html`<span class="name">${point.configKey}</span>`),
        cell(notMeasured),
        nothing,
        nothing,
      ],
    }
  }
  const { verdict } = line
  const passed = verdict.state === 'pass'
  return {
    pointId: verdict.pointId,
    ...(passed ? {} : { tone: 'bad' as const }),
    cells: [
      cell(verdict.task),
      cell(
        passed
          ? html`<span class="good">✓ pass</span>`
          : html`<span class="bad">✗ ${verdict.state === 'infra' ? 'infrastructure' : verdict.state}</span>`,
      ),
      cell(formatCount(verdict.conc), verdict.conc),
      cell(html`<span class="name">${verdict.configKey}</span>`),
      cell(scoreLines(verdict.scores)),
      thresholdCell(verdict),
      cell(`${formatCount(verdict.nEffective)} of ${formatCount(verdict.nExpected)}`, verdict.nEffective),
    ],
  }
}

/** Where the numbers come from, as label and value. */
export function provenanceTable(rows: readonly (readonly [label: string, value: string])[]): Html {
  return htmlTable(
    'provenance',
    'Provenance',
    [text('What'), text('Value')],
    rows.map(([label, value]) => ({ cells: [cell(label), cell(html`<span class="prose">${value}</span>`)] })),
  )
}
