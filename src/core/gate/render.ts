/** A decision for the step summary: the answer first, then its reasons. */
import { renderDocument, stepSummaryBytes, text, type Block } from '../render/document.ts'
import { chineseFold } from '../render/fold.ts'
import { escapeMarkdown } from '../render/markdown.ts'
import { formatCount } from '../render/numbers.ts'
import type { GateDecision } from './facts.ts'

const heading = {
  run: '▶️ sweep',
  skip: '⏭️ no sweep',
  refuse: '⛔ refused',
} as const

const headingChinese = { run: '运行扫描', skip: '不运行扫描', refuse: '已拒绝' } as const

/** Ends with a line break; fits a step summary. */
export function renderDecision(decision: GateDecision): string {
  const list = (items: readonly string[], what: string): Block => ({
    kind: 'list',
    items,
    more: (left) => `and ${formatCount(left)} more ${what}`,
  })
  const remarks = decision.problems.map(
    ({ code, severity, message, hint }) =>
      `${code} (${severity}) ${escapeMarkdown(message)}${hint === undefined ? '' : ` → ${escapeMarkdown(hint)}`}`,
  )
  return renderDocument(
    [
      text(`### Gate: ${heading[decision.action]}`),
      // A refusal's reasons are its errors; they stand below with their remedies.
      ...(decision.action === 'refuse' ? [] : [list(decision.because.map(escapeMarkdown), 'reasons')]),
      list(remarks, 'remarks'),
      ...(decision.concurrency === 'own' ? [text('The event is irrelevant: a running sweep goes on.')] : []),
      text(chineseFold(`门禁：${headingChinese[decision.action]}。`)),
    ],
    stepSummaryBytes,
  )
}
