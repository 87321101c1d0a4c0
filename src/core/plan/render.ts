/** A plan for people: terminal text and Markdown with the same content. */
import type { Problem } from '../problem.ts'
import { renderDocument, text, type Block } from '../render/document.ts'
import { escapeMarkdown, inlineCode, md, renderInline } from '../render/markdown.ts'
import { formatCount, formatDuration, formatMeasure, formatPlural, shortCommit } from '../render/numbers.ts'
import { displayWidth, fitColumns, oneLine } from '../render/text.ts'
import type { Plan, PlannedPoint } from './plan.ts'
import { longPlanHint, overviewLines } from './plan-overview.ts'
import { viewPlan, type ConcView, type KeyView, type LineView, type PlanView } from './plan-view.ts'

/** More lines of keys than this are shown by model, unless all are wanted: two screens. */
const mostLines = 80

/**
 * Terminal text; ends with a line break. Untrusted names cannot move the cursor. Findings are only counted: who plans
 * prints them beside it.
 */
export function renderPlanText(plan: Plan, { all }: { readonly all: boolean }): string {
  const view = viewPlan(plan)
  const keys = view.keys.map(keyLines)
  const lines = keys.reduce((sum, { length }) => sum + length, 0)
  const sections = [
    [heading(plan), summary(plan, view)].map(oneLine),
    ...(all || lines <= mostLines
      ? keys
      : [[...overviewLines(plan), longPlanHint(keys.length, lines - keys.length)]]),
    [
      `  canary   ${canaryLine(plan)}`,
      ...labelLines(plan).map((line) => `  label    ${line}`),
      ...whyLines(plan).map((line) => `  why      ${line}`),
      ...(plan.shards.length > 1 ? [`  shards   ${plan.shards.length}, ${shardSizes(plan)} points`] : []),
      ...noteLines(plan),
    ],
  ]
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function noteLines({ problems }: Plan): readonly string[] {
  const counts = new Map<string, number>()
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1)
  if (counts.size === 0) return []
  const byCode = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([code, count]) => `${formatCount(count)} × ${code}`)
  return [`  notes    ${formatPlural(problems.length, 'finding')}: ${byCode.join(', ')}`]
}

const heading = (plan: Plan): string =>
  [
    'Sweep plan',
    ...(plan.trigger.labels.length > 0 ? [plan.trigger.labels.join(' ')] : []),
    ...commits(plan),
    ...(plan.points.some(({ simulated }) => simulated === true) ? ['simulated hardware'] : []),
  ].join(' · ')

function commits({ base, head }: Plan): readonly string[] {
  if (head === undefined) return base === undefined ? [] : [`base ${shortCommit(base)} → working tree`]
  return [
    base === undefined
      ? `head ${shortCommit(head)}`
      : `base ${shortCommit(base)} → head ${shortCommit(head)}`,
  ]
}

function summary(plan: Plan, view: PlanView): string {
  const { benchmarkPoints, evalPoints, estimatedGpuHours, longestLegMinutes, pointsEstimatedFromPast } =
    plan.totals
  const changes = [
    [view.added, 'added'],
    [view.changed, 'changed'],
    [view.removed, 'removed'],
  ] as const
  const compared = changes
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatCount(count)} ${word}`)
  const against = compared.length > 0 ? ` (${compared.join(', ')})` : ''
  const first = plan.canary.state === 'chosen' ? ', canary first' : ''
  const past = pointsEstimatedFromPast === undefined ? '' : ` (${pointsEstimatedFromPast} from earlier runs)`
  const longest =
    benchmarkPoints + evalPoints === 0
      ? ''
      : `, longest time limit of a leg ${formatDuration(longestLegMinutes * 60)}`
  const size = `about ${formatMeasure(estimatedGpuHours)} GPU-h${past}${longest}`
  return `${formatPlural(benchmarkPoints, 'point')} will run${against}, ${formatPlural(evalPoints, 'eval')}${first} · ${size}`
}

/** One config key: what changed, and each line of its search space with its concurrencies. */
export function keyLines(key: KeyView): readonly string[] {
  const width = Math.max(0, ...key.lines.map(({ label }) => displayWidth(oneLine(label))))
  const title = [oneLine(key.configKey), ...key.changes.map(oneLine)].join('   ')
  return [
    `  ${title}`,
    ...key.lines.map((line) => `    ${fitColumns(oneLine(line.label), width, 'left')}   ${lineText(line)}`),
  ]
}

function lineText({ concs, removed, evals, removedEvals }: LineView): string {
  return [
    ...(concs.length > 0 ? [`conc ${concs.map(marked).join(' ')}`] : []),
    ...(removed.length > 0 ? [removed.map((conc) => `-${conc}`).join(' ')] : []),
    ...(evals.length + removedEvals.length > 0 ? [`eval: ${evalText({ evals, removedEvals })}`] : []),
  ].join('   ')
}

/** As concurrencies are marked: a new image changes an evaluation, a new highest concurrency moves it. */
const evalText = ({ evals, removedEvals }: Pick<LineView, 'evals' | 'removedEvals'>): string =>
  [...evals.map(marked), ...removedEvals.map((conc) => `-${conc}`)].join(' ')

const signs = { added: '+', changed: '~', unchanged: '', planned: '' } as const
const marked = ({ conc, mark }: ConcView): string => `${conc}${signs[mark]}`

function canaryLine({ canary, points }: Plan): string {
  if (canary.state !== 'chosen')
    return `${canary.state === 'skipped' ? 'none' : 'none possible'}: ${canary.because.join('; ')}`
  const point = points.find(({ id }) => id === canary.pointId)
  return oneLine(`${point?.title ?? canary.pointId} (${canary.because.join('; ')})`)
}

const labelLines = ({ labelNotes = [] }: Plan): readonly string[] =>
  labelNotes.map(({ label, effect }) => oneLine(`${label}: ${effect}`))

/** Each reason once, with how many points it brought in. */
function whyLines({ points }: Plan): readonly string[] {
  const counts = new Map<string, number>()
  for (const point of points)
    for (const reason of reasons(point)) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => `${formatCount(count)}: ${oneLine(reason)}`)
}

const reasons = ({ because }: PlannedPoint): readonly string[] => [...new Set(because)]

const shardSizes = ({ shards }: Plan): string => shards.map(({ pointIds }) => pointIds.length).join(' + ')

/** Markdown for a comment or step summary, at most `limitBytes` of UTF-8; whole rows are left out when it is too long. */
export function renderPlanMarkdown(plan: Plan, limitBytes: number): string {
  const view = viewPlan(plan)
  const rows = view.keys.flatMap((key) =>
    key.lines.map((line, index) => [
      index === 0 ? inlineCode(key.configKey) : '',
      line.label,
      md(line.concs.map(marked).join(' ')),
      line.removed.join(' '),
      md(evalText(line)),
      index === 0 ? key.changes.join(', ') : '',
    ]),
  )
  const notes = plan.problems.map((problem) => renderInline(noteText(problem)))
  const blocks: Block[] = [
    text(`### ${escapeMarkdown(heading(plan))}`),
    text(escapeMarkdown(summary(plan, view))),
    {
      kind: 'table',
      columns: ['config key', 'line', 'conc (+ added, ~ changed)', 'removed', 'eval at', 'changed'].map(
        (title) => ({
          title,
          align: 'left',
        }),
      ),
      rows,
      more: (left) => `and ${formatCount(left)} more lines`,
    },
    text(`**Canary:** ${escapeMarkdown(canaryLine(plan))}`),
    {
      kind: 'list',
      items: [...labelLines(plan), ...whyLines(plan)].map(escapeMarkdown),
      more: (left) => `and ${formatCount(left)} more reasons`,
    },
    ...(notes.length === 0
      ? []
      : [
          text(`<details><summary>${formatPlural(notes.length, 'note')}</summary>`),
          {
            kind: 'list' as const,
            items: notes,
            more: (left: number) => `and ${formatCount(left)} more notes`,
          },
          text('</details>'),
        ]),
    text(`<details><summary>中文</summary>\n\n${chineseSummary(plan, view)}\n\n</details>`),
  ]
  return renderDocument(blocks, limitBytes)
}

const noteText = ({ code, message, at }: Problem) =>
  md(`${at ? `${inlineCode(`${at.file}:${at.line}`).markdown} ` : ''}${code} ${escapeMarkdown(message)}`)

function chineseSummary({ totals, canary }: Plan, view: PlanView): string {
  const first = canary.state === 'chosen' ? '，先运行金丝雀点' : ''
  return `将运行 ${formatCount(totals.benchmarkPoints)} 个测试点（新增 ${view.added}，变更 ${view.changed}，移除 ${view.removed}）和 ${formatCount(totals.evalPoints)} 项评测${first}；预计约 ${formatMeasure(totals.estimatedGpuHours)} GPU 小时，单个任务的时限最长为 ${totals.longestLegMinutes} 分钟。`
}
