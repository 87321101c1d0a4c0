/** The proof of what was taken over, for the step summary. */
import { renderDocument, stepSummaryBytes, text } from '../render/document.ts'
import { inlineCode, md } from '../render/markdown.ts'
import { formatPlural } from '../render/numbers.ts'
import type { ReuseFile } from './reuse-file.ts'

const column = (title: string) => ({ title, align: 'left' }) as const

/** Empty when nothing was taken over. */
export function renderReuse({ points }: ReuseFile, planned: number): string {
  if (points.length === 0) return ''
  return renderDocument(
    [
      text(`### Taken over: ${formatPlural(points.length, 'point')} of ${planned}`),
      text('The same measurement has a valid result already, so it does not run again.'),
      {
        kind: 'table',
        columns: [column('point'), column('run'), column('attempt'), column('artifact'), column('uploaded')],
        rows: points.map(({ id, runId, attempt, artifact, uploadedAt }) => [
          inlineCode(id),
          md(runId),
          md(String(attempt)),
          inlineCode(artifact),
          md(uploadedAt),
        ]),
        more: (left) => `and ${left} more`,
      },
    ],
    stepSummaryBytes,
  )
}
