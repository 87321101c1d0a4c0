/** CODEOWNERS as GitHub reads it: who owns a path, and whom a change needs. */
import { problem } from '../problems/catalogue.ts'
import '../problems/review.ts'
import type { Problem } from '../problem.ts'
import { ownerPattern } from './owner-pattern.ts'

export interface OwnerRule {
  readonly pattern: string
  /** As written: `@account`, `@organisation/team` or an e-mail address; none = nobody is to be asked. */
  readonly owners: readonly string[]
  /** From 1. */
  readonly line: number
  readonly matches: (path: string) => boolean
}

export interface CodeOwners {
  /** In the order of the file. */
  readonly rules: readonly OwnerRule[]
  /** Warnings INFX360 about lines that have no effect. */
  readonly problems: readonly Problem[]
}

/** Where GitHub looks for the file; the first that is there counts. */
export const codeOwnersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const

/** `file` is its path, for the Problems. */
export function parseCodeOwners(text: string, file: string): CodeOwners {
  const rules: OwnerRule[] = []
  const problems: Problem[] = []
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .forEach((content, index) => {
      const [pattern, ...owners] = tokensOf(content)
      if (pattern === undefined) return
      const line = index + 1
      const read = ownerPattern(pattern)
      const stranger = owners.find((owner) => !ownerForm.test(owner))
      if ('refused' in read) problems.push(noEffect(file, line, pattern, read.refused))
      else if (stranger !== undefined)
        problems.push(noEffect(file, line, stranger, 'no owner looks like this'))
      else rules.push({ pattern, owners, line, matches: read.matches })
    })
  return { rules, problems }
}

/** Parts between blanks; a backslash keeps the next character in its part, and a `#` that begins a part a comment. */
function tokensOf(line: string): readonly string[] {
  const tokens = line.match(/(?:\\.|[^\s\\]|\\$)+/gsu) ?? []
  const comment = tokens.findIndex((token) => token.startsWith('#'))
  return comment === -1 ? tokens : tokens.slice(0, comment)
}

const ownerForm = /^(?:@[A-Za-z0-9][\w-]*(?:\/[\w.-]+)?|[^\s@]+@[^\s@]+\.[^\s@]+)$/

const noEffect = (file: string, line: number, what: string, why: string): Problem =>
  problem('INFX360', `line ${line} is ignored: "${what}": ${why}`, { at: { file, line, col: 1 } })

export type Ownership =
  | { readonly kind: 'owned'; readonly owners: readonly string[] }
  /** The last line that matches names nobody: no sign-off is needed. */
  | { readonly kind: 'unowned' }
  /** No line matches. */
  | { readonly kind: 'unmatched' }

/** The last line that matches decides alone. */
export function ownershipOf({ rules }: Pick<CodeOwners, 'rules'>, path: string): Ownership {
  const rule = rules.findLast(({ matches }) => matches(path))
  if (rule === undefined) return { kind: 'unmatched' }
  return rule.owners.length === 0 ? { kind: 'unowned' } : { kind: 'owned', owners: rule.owners }
}

export interface ChangedFile {
  readonly path: string
  /** Of a renamed file. */
  readonly previousPath?: string
}

/** One of `owners` has to sign off for all of `paths`. */
export interface OwnerNeed {
  /** `anyone`: whoever has write access and is not the author. */
  readonly owners: readonly string[] | 'anyone'
  /** Old paths of renamed files among them. */
  readonly paths: readonly string[]
}

/**
 * Whom the change needs. A renamed file needs the owners of both its paths: one loses it, the other gets it. A path whose
 * last line names no owner needs nobody; one that no line matches was forgotten rather than freed, and needs anyone.
 */
export function ownersNeeded(
  codeOwners: Pick<CodeOwners, 'rules'>,
  changed: readonly ChangedFile[],
): readonly OwnerNeed[] {
  const needs = new Map<string, { owners: OwnerNeed['owners']; paths: Set<string> }>()
  for (const path of changed.flatMap(pathsOf)) {
    const ownership = ownershipOf(codeOwners, path)
    if (ownership.kind === 'unowned') continue
    const owners = ownership.kind === 'owned' ? ownership.owners : 'anyone'
    const key = owners === 'anyone' ? owners : owners.map(lower).toSorted().join(' ')
    const need = needs.get(key) ?? { owners, paths: new Set() }
    needs.set(key, need)
    need.paths.add(path)
  }
  return [...needs.values()].map(({ owners, paths }) => ({ owners, paths: [...paths] }))
}

const pathsOf = ({ path, previousPath }: ChangedFile): readonly string[] =>
  previousPath === undefined ? [path] : [path, previousPath]

const lower = (text: string): string => text.toLowerCase()
