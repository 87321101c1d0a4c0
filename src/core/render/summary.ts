/** The step summary and the result comment: Markdown that opens with the answer. */
import type { Sweep } from '../results/sweep.ts'
import { answerOf, isPublishable, measuringSeconds } from './answer.ts'
import type { SweepAnswer } from './answer.ts'
import { renderDocument, text } from './document.ts'
import type { Block } from './document.ts'
import { earlierBlocks } from './beside-earlier.ts'
import { escapeMarkdown } from './markdown.ts'
import { chinese, english, lossesByBlame } from './messages.ts'
import type { Messages } from './messages.ts'
import { formatDuration, shortCommit } from './numbers.ts'
import { previousFinder } from './previous.ts'
import { chartBlocks, evalTable, lossTable, notInThisRun, pointTable } from './summary-parts.ts'

export interface SummaryInput {
  readonly sweep: Sweep
  /** The published results to compare with, e.g. main's; absent = no "vs main" columns. */
  readonly previous?: Sweep
  /** What the heading calls the sweep, e.g. a run id. */
  readonly name: string
  /** From 1. */
  readonly attempt: number
  /** What the reader may do next, in Markdown that the caller built; one line each. */
  readonly next: readonly string[]
  /** {@link stepSummaryBytes} or {@link commentBytes}; tables are cut by whole rows to fit, and say so. */
  readonly limitBytes: number
}

/** The whole document, ending with a line break. */
export function renderSummary(input: SummaryInput): string {
  const { sweep } = input
  const answer = answerOf(sweep)
  const findPrevious = previousFinder(input.previous)
  const points = sweep.points.filter((point) => point.kind === 'benchmark')
  const blocks: Block[] = [
    text(`### ${headline(input, answer, english)}`),
    ...warnings(sweep, english),
    ...(answer.losses.length > 0 ? [lossTable(answer)] : []),
    curveList(sweep, english),
    ...chartBlocks(sweep),
    ...(points.some(isPublishable)
      ? [pointTable(sweep, points, input.previous === undefined ? undefined : findPrevious)]
      : []),
    ...(answer.evals.expected > 0 ? [evalTable(sweep)] : []),
    ...earlierBlocks(sweep),
    ...notInThisRun(answer, input.previous === undefined ? undefined : findPrevious),
    ...(input.next.length > 0 ? [text(`Next: ${input.next.join(' · ')}`)] : []),
    text(provenance(sweep)),
    ...chineseFold(input, answer),
  ]
  return renderDocument(blocks, input.limitBytes)
}

function headline(input: SummaryInput, answer: SweepAnswer, messages: Messages): string {
  const { benchmark, evals } = answer
  const parts = [
    messages.sweep(escapeMarkdown(input.name)),
    `${answer.green ? '✅' : '❌'} ${messages.pointsValid(benchmark.valid, benchmark.expected)}`,
    evals.expected > 0 ? messages.evalsPass(evals.passed, evals.expected) : messages.noEvals,
    ...lossesByBlame(answer, messages),
    messages.attempt(input.attempt),
    ...(input.sweep.head === undefined ? [] : [escapeMarkdown(shortCommit(input.sweep.head))]),
  ]
  return parts.join(' · ')
}

function warnings(sweep: Sweep, messages: Messages): readonly Block[] {
  const lines = [
    ...(sweep.simulated ? [`> ⚠️ ${messages.simulated}`] : []),
    ...(sweep.interrupted ? [`> ⚠️ ${messages.interrupted}`] : []),
    ...(sweep.canary.state === 'failed'
      ? [
          `> ⛔ ${messages.canaryFailed(escapeMarkdown(sweep.canary.because.join('; ')), sweep.points.length - 1)}`,
        ]
      : []),
  ]
  return lines.length > 0 ? [text(lines.join('\n>\n'))] : []
}

function curveList(sweep: Sweep, messages: Messages): Block {
  return {
    kind: 'list',
    items: sweep.curves.map(
      (curve) =>
        `**${escapeMarkdown(curve.title)}** — ${messages.frontier(curve.frontierAtP90.length, curve.points, curve.frontierAtP75.length)}`,
    ),
    more: (left) => `${messages.more(left)} curves`,
  }
}

function provenance(sweep: Sweep): string {
  const { startedAt, resumedAt, endedAt } = sweep
  const resumed = resumedAt === undefined ? '' : ` since it was resumed at ${resumedAt}`
  return [
    `plan \`${sweep.planDigest.slice(0, 12)}\``,
    ...(sweep.head === undefined ? [] : [`head \`${sweep.head}\``]),
    `${startedAt} → ${endedAt} (points: ${formatDuration(measuringSeconds(sweep))}${resumed})`,
    `canary ${sweep.canary.state}`,
  ].join(' · ')
}

function chineseFold(input: SummaryInput, answer: SweepAnswer): readonly Block[] {
  const list = curveList(input.sweep, chinese)
  return [
    text(`<details><summary>中文</summary>`),
    text(`**${headline(input, answer, chinese)}**`),
    ...warnings(input.sweep, chinese),
    ...(list.kind === 'list' ? [{ ...list, more: chinese.more }] : []),
    text(
      answer.losses.length === 0
        ? chinese.nothingLost
        : `${chinese.notInThisRun}：${lossesByBlame(answer, chinese).join('，')}。`,
    ),
    text('</details>'),
  ]
}
