/**
 * One comment or review → whether it is a sign-off, and counts. Text around the boxes has no effect, whatever it says or
 * asks for; a sign-off starts nothing.
 */
import { visibleLines } from '../commands/command-lines.ts'
import { maySweep, type Role } from '../gate/facts.ts'
import { shortCommit } from '../render/numbers.ts'
import type { OwnerNeed } from './codeowners.ts'
import { checkItems } from './items.ts'
import { ownsOne, type TeamMembers } from './owners.ts'
import { plainLine, type SignOffTemplate } from './template.ts'

export interface SignOffText {
  /** Address of the comment or review. */
  readonly url: string
  /** Login; '' of an account that is gone. */
  readonly author: string
  readonly authorIsBot: boolean
  readonly body: string
  /** ISO 8601. */
  readonly createdAt: string
  /** The last change of the text; `by` '' = an account that is gone. */
  readonly edited?: { readonly at: string; readonly by: string; readonly byBot: boolean }
  /** Of a review; `commit` '' = one that is gone. */
  readonly review?: { readonly commit: string; readonly state: ReviewState }
}

export type ReviewState = 'APPROVED' | 'COMMENTED' | 'CHANGES_REQUESTED' | 'DISMISSED' | 'PENDING'

export interface SignOffContext {
  /** `owner/name` */
  readonly repository: string
  /** `github.com`, or the server of an enterprise. */
  readonly host: string
  /** Full SHA of the head commit. */
  readonly head: string
  readonly pullRequestAuthor: string
  /** Login under which the verdict is written. */
  readonly ownAccount: string
  /** When the head was found signed off for the first time, ISO 8601. */
  readonly verdictAt?: string
  readonly needs: readonly OwnerNeed[]
  /** By login in lower case; who is not among them has no role. */
  readonly roles: ReadonlyMap<string, Role>
  readonly teams: TeamMembers
}

export interface IncompleteItem {
  readonly name: string
  readonly why: string
}

export type SignOffVerdict =
  | { readonly kind: 'none'; readonly because: string }
  | { readonly kind: 'refused'; readonly by: string; readonly because: readonly string[] }
  | { readonly kind: 'incomplete'; readonly by: string; readonly items: readonly IncompleteItem[] }
  /** `at`: since when the text is as it is. */
  | { readonly kind: 'complete'; readonly by: string; readonly at: string }

/** Whose text it is: of whoever changed it last. No signer when it is no sign-off at all, as nothing of a bot is. */
export function signerOf(
  template: SignOffTemplate,
  text: SignOffText,
  ownAccount: string,
): { readonly signer?: string; readonly because: string } {
  if (text.authorIsBot || sameLogin(text.author, ownAccount)) return { because: 'it is of a bot' }
  if (text.edited?.byBot === true || sameLogin(text.edited?.by ?? '', ownAccount))
    return { because: 'a bot edited it' }
  const opens = visibleLines(text.body).some((line) => plainLine(line) === template.opening)
  return opens
    ? { signer: text.edited?.by ?? text.author, because: '' }
    : { because: 'the line that begins a sign-off is not there, or is quoted' }
}

export function judgeSignOff(
  template: SignOffTemplate,
  text: SignOffText,
  context: SignOffContext,
): SignOffVerdict {
  const { signer: by, because: none } = signerOf(template, text, context.ownAccount)
  if (by === undefined) return { kind: 'none', because: none }
  const stranger = strangers(by, context)
  const old = outdated(text, context)
  // Anybody may comment: the checklists of strangers are not read.
  if (stranger.length > 0) return { kind: 'refused', by, because: [...stranger, ...old] }
  const { refused, incomplete } = checkItems(template, text.body, context)
  const because = [...old, ...refused]
  if (because.length > 0) return { kind: 'refused', by, because }
  if (incomplete.length > 0) return { kind: 'incomplete', by, items: incomplete }
  return { kind: 'complete', by, at: text.edited?.at ?? text.createdAt }
}

/** Why this account cannot sign off. */
function strangers(by: string, context: SignOffContext): readonly string[] {
  if (by === '') return ['its account, or that of whoever edited it, is gone']
  const role = context.roles.get(by.toLowerCase()) ?? 'none'
  const isOwner = context.needs.some((need) => ownsOne(need, by, context.teams))
  return [
    ...(isOwner ? [] : [`${by} owns no changed file`]),
    ...(sameLogin(by, context.pullRequestAuthor) ? [`${by} is the author of the pull request`] : []),
    ...(maySweep({ login: by, role })
      ? []
      : [`${by} has the role ${role}; an owner needs write, maintain or admin`]),
  ]
}

/** Why this text is about something else than the head as it is. */
function outdated({ edited, review }: SignOffText, { head, verdictAt }: SignOffContext): readonly string[] {
  const isLate =
    edited !== undefined && verdictAt !== undefined && Date.parse(edited.at) > Date.parse(verdictAt)
  return [
    ...(isLate ? [`it was edited at ${edited.at}, after the verdict of ${verdictAt}: write a new one`] : []),
    ...(review?.state === 'DISMISSED' ? ['the review was dismissed'] : []),
    ...(review?.state === 'CHANGES_REQUESTED' ? ['the review asks for changes'] : []),
    ...(review?.state === 'PENDING' ? ['the review is not submitted'] : []),
    ...(review !== undefined && review.commit !== head
      ? [
          `it is about ${shortCommit(review.commit) || 'a commit that is gone'}, the head is ${shortCommit(head)}`,
        ]
      : []),
  ]
}

export const sameLogin = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
