/**
 * One comment per subject on a pull request: found by author and marker, updated in place, left alone when unchanged.
 * The marker carries a hash of what follows it, so that a comment that somebody edited is written again.
 */
import { createHash } from 'node:crypto'

/** GitHub answers 422 above this, on creation and on update. */
export const commentCharacterLimit = 65_536

/** What a comment is about: one comment each per pull request, replies one per command. */
export type CommentSubject =
  'sweep-plan' | 'sweep-result' | 'sweep-refused' | 'reminder' | 'pin' | `reply-${number}`

export interface ExistingComment {
  readonly id: number
  readonly author: string
  readonly body: string
}

export type CommentChange =
  | { readonly action: 'create'; readonly body: string }
  | { readonly action: 'update'; readonly id: number; readonly body: string }
  | { readonly action: 'keep'; readonly id: number }

/** The body as it is written: an invisible marker line, then the Markdown. Throws (a bug of ours) when it is too long. */
export function commentBody(subject: CommentSubject, markdown: string): string {
  const body = `<!-- infx comment=${subject} hash=${hashOf(markdown)} -->\n${markdown}`
  if (body.length > commentCharacterLimit) {
    throw new Error(`a comment of ${body.length} characters was rendered; renderers must cut by rows`)
  }
  return body
}

/**
 * What to do with the comments that are there. Only a comment of `author` that begins with the marker is ours: anybody can
 * write the marker, and quoting it changes nothing. With several of ours (two runs at once) the oldest one counts.
 */
export function changeComment(
  existing: readonly ExistingComment[],
  subject: CommentSubject,
  author: string,
  markdown: string,
): CommentChange {
  const first = findComment(existing, subject, author)
  const body = commentBody(subject, markdown)
  if (!first) return { action: 'create', body }
  const unchanged = first.isIntact && hashOf(first.markdown) === hashOf(markdown)
  return unchanged ? { action: 'keep', id: first.id } : { action: 'update', id: first.id, body }
}

export interface OwnComment {
  readonly id: number
  /** What follows the marker line. */
  readonly markdown: string
  /** It is as it was written: nobody edited it. */
  readonly isIntact: boolean
}

/** Our comment of this subject: of `author`, beginning with the marker; of several the oldest. */
export function findComment(
  existing: readonly ExistingComment[],
  subject: CommentSubject,
  author: string,
): OwnComment | undefined {
  const [first] = existing
    .filter((comment) => comment.author.toLowerCase() === author.toLowerCase())
    .flatMap((comment) => {
      const marked = readMarker(comment.body)
      return marked?.subject === subject ? [{ id: comment.id, ...marked }] : []
    })
    .sort((a, b) => a.id - b.id)
  return first && { id: first.id, markdown: first.rest, isIntact: hashOf(first.rest) === first.hash }
}

const markerPattern = /^<!-- infx comment=(?<subject>[a-z0-9-]+) hash=(?<hash>[0-9a-f]{16}) -->\r?\n/

function readMarker(body: string) {
  const found = markerPattern.exec(body)
  const { subject = '', hash = '' } = found?.groups ?? {}
  return found ? { subject, hash, rest: body.slice(found[0].length) } : undefined
}

/** GitHub may hand line ends back as CRLF, and drops blanks at the end. */
const hashOf = (markdown: string): string =>
  createHash('sha256').update(markdown.replace(/\r\n/g, '\n').trimEnd()).digest('hex').slice(0, 16)
