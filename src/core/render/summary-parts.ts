/** Tables and charts of the summary. */
import { axisOf } from '../curve/axis.ts'
import type { EvalVerdict } from '../evals/verdict.ts'
import type { Sweep, SweepPoint } from '../results/sweep.ts'
import { evalLines, isPublishable, scoreTexts, thresholdText } from './answer.ts'
import type { EvalLine, Loss, SweepAnswer } from './answer.ts'
import { text } from './document.ts'
import type { Block } from './document.ts'
import { drawnFrontier } from './drawn-frontier.ts'
import type { Inline } from './markdown.ts'
import { escapeMarkdown, inlineCode, md } from './markdown.ts'
import { mermaidFrontier } from './mermaid.ts'
import { blameWord, english } from './messages.ts'
import { formatChange, formatCount, formatMeasure, notMeasured } from './numbers.ts'
import type { FindPrevious } from './previous.ts'
import { clip } from './text.ts'

const left = (title: string) => ({ title, align: 'left' }) as const
const right = (title: string) => ({ title, align: 'right' }) as const
const center = (title: string) => ({ title, align: 'center' }) as const

/** Prose from servers may be long; the whole text is in the report and in sweep.json. */
const proseCharacters = 400

/** What was lost, whose it is, why, and what to do; stands first when a sweep is red. */
export function lossTable(answer: SweepAnswer): Block {
  return {
    kind: 'table',
    columns: [left('lost point'), left('whose'), left('how'), left('cause'), left('next')],
    rows: answer.losses.map((loss) => [
      loss.point.title,
      blameWord[loss.blame],
      loss.kind,
      inlineCode(clip(`${loss.code === undefined ? '' : `${loss.code}: `}${loss.cause}`, proseCharacters)),
      clip(loss.next ?? notMeasured, proseCharacters),
    ]),
    more: (count) => `${english.more(count)} lost points in the report`,
  }
}

export function pointTable(
  sweep: Sweep,
  points: readonly SweepPoint[],
  findPrevious: FindPrevious | undefined,
): Block {
  const onFrontier = new Set(sweep.curves.flatMap((curve) => curve.frontierAtP90))
  const versus = (title: string) => (findPrevious ? [right(title)] : [])
  return {
    kind: 'table',
    columns: [
      left('point'),
      right('tok/s/GPU'),
      ...versus('vs main'),
      right('mean tok/s/user'),
      ...versus('vs main'),
      right('P90 E2E-norm. tok/s/user'),
      right('P90 E2EL s'),
      right('errors'),
      center('P90 E2EL frontier'),
    ],
    rows: points.filter(isPublishable).map((point) => {
      const now = point.headline
      const before = findPrevious?.(point)?.headline
      const change = (value: number | null | undefined, old: number | null | undefined): Inline[] =>
        findPrevious ? [formatChange(value, old)] : []
      return [
        `${point.title}${point.status === 'reused' ? ' (reused)' : ''}`,
        formatMeasure(now?.tputPerGpuTps),
        ...change(now?.tputPerGpuTps, before?.tputPerGpuTps),
        formatMeasure(now?.meanIntvtyTps),
        ...change(now?.meanIntvtyTps, before?.meanIntvtyTps),
        formatMeasure(now?.p90E2eNormIntvtyTps),
        formatMeasure(now?.p90E2elSeconds),
        now ? formatCount(now.requestsFailed) : notMeasured,
        onFrontier.has(point.id) ? '●' : '○',
      ]
    }),
    more: (count) => `${english.more(count)} points in the report`,
  }
}

export function evalTable(sweep: Pick<Sweep, 'evals' | 'points'>): Block {
  return {
    kind: 'table',
    columns: [
      left('eval'),
      left('point'),
      right('conc'),
      left('scores'),
      right('threshold'),
      right('answered'),
      left('verdict'),
    ],
    rows: evalLines(sweep).map((line) => evalRow(line)),
    more: (count) => `${english.more(count)} evals in the report`,
  }
}

const verdictWord = {
  pass: '✅ pass',
  fail: '❌ fail',
  missing: '❌ missing',
  infra: '❌ infrastructure',
} as const

function evalRow(line: EvalLine): readonly Inline[] {
  if (line.kind === 'no-verdict') {
    const { point } = line
    return [
      notMeasured,
      point.title,
      formatCount(point.conc),
      notMeasured,
      notMeasured,
      notMeasured,
      '❌ missing',
    ]
  }
  const { verdict } = line
  const scores = scoreTexts(verdict.scores)
  const because = verdict.state === 'pass' ? '' : verdict.because.join('; ')
  return [
    verdict.task,
    verdict.configKey,
    formatCount(verdict.conc),
    scores.length === 0 ? notMeasured : scores.join(' · '),
    thresholdText(verdict),
    `${formatCount(verdict.nEffective)} of ${formatCount(verdict.nExpected)}`,
    md(
      [verdictWord[verdict.state], because === '' ? '' : escapeMarkdown(clip(because, proseCharacters))]
        .filter((part) => part !== '')
        .join(': ') + besideSiblings(verdict.siblings),
    ),
  ]
}

/** Only what chance does not explain is worth a word. */
function besideSiblings(found: EvalVerdict['siblings']): string {
  if (found?.beyondTwoSigma !== true) return ''
  const { metric, gap, siblings, twoSigma } = found
  const where = `${Math.abs(gap).toFixed(4)} ${gap < 0 ? 'below' : 'above'}`
  const whom = siblings === 1 ? 'the other evaluation' : `the ${siblings} others`
  return ` · ⚠️ ${escapeMarkdown(metric)} ${where} ${whom} of the model (2σ ${twoSigma.toFixed(4)})`
}

/** Missing, newly failed and invalid points apart, so that no average hides them. */
export function notInThisRun(answer: SweepAnswer, findPrevious: FindPrevious | undefined): readonly Block[] {
  const titles = (losses: readonly Loss[]): string =>
    losses.length === 0 ? '—' : clip(losses.map((loss) => loss.point.title).join('; '), 2000)
  const of = (kind: Loss['kind']) => answer.losses.filter((loss) => loss.kind === kind)
  if (answer.losses.length === 0) return [text(english.nothingLost)]
  const newlyFailed = answer.losses.filter((loss) => {
    const before = findPrevious?.(loss.point)
    return before !== undefined && isPublishable(before)
  })
  const lines = [
    `missing: ${escapeMarkdown(titles(of('missing')))}`,
    ...(findPrevious ? [`newly failed (had a result before): ${escapeMarkdown(titles(newlyFailed))}`] : []),
    `failed: ${escapeMarkdown(titles(of('failed')))}`,
    `invalid: ${escapeMarkdown(titles(of('invalid')))}`,
  ]
  return [text('**Not in this run**'), { kind: 'list', items: lines, more: english.more }]
}

/** More charts than this make a summary slow to render; the report has them all. */
const chartsShown = 4

/** Frontiers as Mermaid charts, one per curve that has a line; of more than four the report has the rest. */
export function chartBlocks(sweep: Sweep): readonly Block[] {
  const charts = sweep.curves.flatMap((curve) => {
    const measured = sweep.points.filter((point) => point.curveKey === curve.curveKey && isPublishable(point))
    const axis = axisOf(measured.flatMap(({ headline }) => headline ?? []))
    const drawn = measured.flatMap(({ headline }) => {
      const x = headline && axis.of(headline)
      return headline && x !== null ? [{ x, y: headline.tputPerGpuTps }] : []
    })
    const chart = mermaidFrontier(
      clip(curve.title, 100),
      { x: axis.title, y: 'tok/s per GPU' },
      drawnFrontier(drawn, 'higher'),
    )
    return chart === undefined ? [] : [chart]
  })
  const hidden = charts.length - chartsShown
  return [
    ...(charts.length > 0 ? [text(english.chartLines)] : []),
    ...charts.slice(0, chartsShown).map((chart) => text(chart)),
    ...(hidden > 0 ? [text(`${english.more(hidden)} curves are drawn in the report.`)] : []),
  ]
}
