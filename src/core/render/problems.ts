/** Problems as a step summary: the answer, then one row per finding. */
import { hasErrors, type Problem } from '../problem.ts'
import { type Block, renderDocument, stepSummaryBytes, text } from './document.ts'
import { escapeMarkdown, inlineCode } from './markdown.ts'
import { formatCount, formatPlural } from './numbers.ts'

/** `facts` are plain text, one line each. Ends with a line break; fits a step summary. */
export function renderProblems(
  subject: string,
  problems: readonly Problem[],
  facts: readonly string[],
): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const verdict = hasErrors(problems) ? '❌' : problems.length > 0 ? '⚠️' : '✅'
  const count = errors > 0 ? formatPlural(errors, 'error') : 'no errors'
  return renderDocument(
    [
      text(`### ${escapeMarkdown(subject)}: ${verdict} ${count}`),
      {
        kind: 'list',
        items: facts.map(escapeMarkdown),
        more: (left) => `and ${formatCount(left)} more`,
      },
      ...(problems.length === 0 ? [] : [problemTable(problems)]),
    ],
    stepSummaryBytes,
  )
}

const problemTable = (problems: readonly Problem[]): Block => ({
  kind: 'table',
  columns: ['where', 'code', 'whose', 'finding'].map((title) => ({ title, align: 'left' })),
  rows: problems.map(({ at, code, severity, blame, message, hint }) => [
    at ? inlineCode(`${at.file}:${at.line}`) : '—',
    severity === 'error' ? code : `${code} (${severity})`,
    blame,
    hint === undefined ? message : `${message} → ${hint}`,
  ]),
  more: (left) => `and ${formatCount(left)} more findings`,
})
