/** The state of the sign-offs as people read it: a line beside the pull request, and the step summary. */
import { type Block, renderDocument, stepSummaryBytes, text } from '../render/document.ts'
import { chineseFold } from '../render/fold.ts'
import { type Inline, inlineCode, md } from '../render/markdown.ts'
import { formatPlural, shortCommit } from '../render/numbers.ts'
import { clip } from '../render/text.ts'
import type { OwnerNeed } from './codeowners.ts'
import type { JudgedSignOff, NeedState, ReviewState } from './review-state.ts'

/** GitHub refuses longer ones. */
const descriptionCharacters = 140
/** Of a cell; the files themselves are one click away. */
const shownPaths = 5

const namesOf = ({ owners }: OwnerNeed): string =>
  owners === 'anyone' ? 'anyone with write access' : owners.join(' or ')

const openNeeds = ({ needs }: ReviewState): readonly NeedState[] =>
  needs.filter(({ signedBy }) => signedBy.length === 0)

/** Description of the commit status, at most 140 characters. */
export function describeReview(state: ReviewState): string {
  if (state.needs.length === 0) return 'no changed file needs an owner'
  const open = openNeeds(state)
  const [first, ...others] = open
  if (first === undefined) {
    const signers = [...new Set(state.needs.flatMap(({ signedBy }) => signedBy))]
    return clip(`signed off by ${signers.join(', ')}`, descriptionCharacters)
  }
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  const files = formatPlural(first.need.paths.length, 'file')
  return `${clip(`waiting for ${namesOf(first.need)} (${files})`, descriptionCharacters - more.length)}${more}`
}

const column = (title: string) => ({ title, align: 'left' }) as const

/** Markdown of the step summary. */
export function renderReview(state: ReviewState, head: string): string {
  const title = state.signedOff ? 'Signed off' : 'Waiting for sign-offs'
  const blocks = [
    text(`### ${title}: ${inlineCode(shortCommit(head)).markdown}`),
    ...tableOf(['owners (one of them)', 'files', 'signed off by'], state.needs.map(needRow)),
    ...tableOf(['sign-off', 'of', 'counts', 'why'], state.signOffs.map(signOffRow)),
    text(
      chineseFold(state.signedOff ? '所有负责人均已签署。' : '仍有负责人未签署，或签署不完整；原因见上表。'),
    ),
  ]
  return renderDocument(blocks, stepSummaryBytes)
}

const tableOf = (titles: readonly string[], rows: readonly (readonly Inline[])[]): readonly Block[] =>
  rows.length === 0
    ? []
    : [{ kind: 'table', columns: titles.map(column), rows, more: (left) => `and ${left} more` }]

function needRow({ need, signedBy }: NeedState): readonly Inline[] {
  const paths = need.paths.slice(0, shownPaths).map((path) => inlineCode(path).markdown)
  const left = need.paths.length - paths.length
  return [
    md(need.owners === 'anyone' ? namesOf(need) : need.owners.map((owner) => code(owner)).join(' ')),
    md(left > 0 ? `${paths.join(' ')} and ${left} more` : paths.join(' ')),
    md(signedBy.length === 0 ? '**nobody yet**' : signedBy.map(code).join(' ')),
  ]
}

const code = (name: string): string => inlineCode(name).markdown

function signOffRow({ url, verdict }: JudgedSignOff): readonly Inline[] {
  const link = md(`[text](${url})`)
  const by = inlineCode(verdict.by)
  switch (verdict.kind) {
    case 'complete':
      return [link, by, 'yes', '']
    case 'incomplete':
      return [link, by, 'not yet', verdict.items.map(({ name, why }) => `${name}: ${why}`).join('; ')]
    case 'refused':
      return [link, by, 'no', verdict.because.join('; ')]
  }
}
