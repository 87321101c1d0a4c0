/** What the comments of a sweep say: the plan before it, the result after it, why it was refused. */
import type { GateDecision } from '../gate/facts.ts'
import type { LabelTable } from '../gate/labels.ts'
import type { Plan } from '../plan/plan.ts'
import { renderPlanMarkdown } from '../plan/render.ts'
import type { Sweep } from '../results/sweep.ts'
import { answerOf } from './answer.ts'
import { commentBytes } from './document.ts'
import { chineseFold } from './fold.ts'
import { escapeMarkdown, inlineCode } from './markdown.ts'
import { renderSummary } from './summary.ts'

/** Addresses of ours, never from a payload. Absent ones are left out. */
export interface SweepLinks {
  readonly run: string
  readonly report?: string
  readonly artifacts?: string
}

/** Room for the lines below the document. */
const footerBytes = 4000

/** Before the run: what will run, and what to do to run something else. */
export function renderPlanComment(plan: Plan, links: SweepLinks, table: LabelTable): string {
  const primaries = table.labels.filter(
    ({ kind, replacedBy }) => kind === 'primary' && replacedBy === undefined,
  )
  const modifiers = table.labels.filter(({ kind }) => kind === 'modifier')
  const names = (labels: LabelTable['labels']) =>
    labels.map(({ shownAs }) => inlineCode(shownAs).markdown).join(' · ')
  return [
    renderPlanMarkdown(plan, commentBytes - footerBytes).trimEnd(),
    `To run something else: one of ${names(primaries)}, with ${names(modifiers)} as you like.`,
    `[This run](${links.run})`,
    '',
  ].join('\n\n')
}

export interface ResultComment {
  readonly sweep: Sweep
  readonly previous?: Sweep
  /** Plain digits; also what `/use` and `/rerun` take. */
  readonly runId: string
  readonly attempt: number
  readonly links: SweepLinks
  /** Results can stand for the merge: no label blocks it. */
  readonly reusable: boolean
}

/** After the run: the answer, what was lost and whose it is, what to do next, where the files are. */
export function renderResultComment(result: ResultComment): string {
  const { sweep, previous, runId, attempt, links } = result
  const document = renderSummary({
    sweep,
    ...(previous === undefined ? {} : { previous }),
    name: runId,
    attempt,
    next: [nextStep(result)],
    limitBytes: commentBytes - footerBytes,
  })
  const named = [
    `[run](${links.run})`,
    ...(links.report === undefined ? [] : [`[report](${links.report})`]),
    ...(links.artifacts === undefined ? [] : [`[artifacts](${links.artifacts})`]),
  ]
  return `${document}\n${named.join(' · ')}\n`
}

function nextStep({ sweep, runId, reusable }: ResultComment): string {
  const answer = answerOf(sweep)
  if (!answer.green)
    return `\`/rerun ${runId}\` runs only what has no valid result again; the other results stay`
  if (sweep.simulated) return 'nothing: simulated results cannot be published'
  return reusable
    ? `a maintainer comments \`/use ${runId}\``
    : 'these results cannot stand for the merge while a label blocks it; sweep without that label'
}

/** Instead of a sweep: why none runs, and what to do. */
export function renderRefusedComment(decision: GateDecision, links: SweepLinks): string {
  const items = decision.problems.map(
    ({ code, message, hint }) =>
      `- ${code} ${escapeMarkdown(message)}${hint === undefined ? '' : ` → ${escapeMarkdown(hint)}`}`,
  )
  return [
    '### No sweep',
    items.join('\n'),
    `[This run](${links.run})`,
    chineseFold('本次没有启动扫描；原因见上方各条及其提示。'),
    '',
  ].join('\n\n')
}
