/** A new entry beside those that the change has already: nothing is entered twice. */
import type { Problem } from '../problem.ts'
import { matchesWildcard } from '../plan/wildcard.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/changelog.ts'
import { hasPlaceholder } from './canonical-link.ts'
import type { ChangelogEntry } from './entry.ts'
import type { NewEntry } from './entry-text.ts'
import type { LinkTarget } from './pr-link.ts'

/** The keys that none of `others` asks the same for, and a notice (INFX077) per entry that does. `path` is the document. */
export function withoutNamed(
  entry: NewEntry,
  others: readonly ChangelogEntry[],
  path: string,
): {
  readonly left: readonly string[]
  /** Those of `others` that ask the same for one of the keys. */
  readonly naming: readonly ChangelogEntry[]
  readonly problems: readonly Problem[]
} {
  let left = entry.configKeys
  const naming: ChangelogEntry[] = []
  const problems = others.flatMap((other) => {
    const named = left.filter((key) => asksTheSame(other, entry) && names(other, key))
    if (named.length === 0) return []
    left = left.filter((key) => !named.includes(key))
    naming.push(other)
    return [alreadyNamed(named, other, path)]
  })
  return { left, naming, problems }
}

/** The very same text, as it comes of a command that was repeated; its link may have been a placeholder then. */
export const isRepeated = (entry: NewEntry, other: ChangelogEntry, target: LinkTarget): boolean =>
  asksTheSame(other, entry) &&
  (other.prLink === entry.prLink || hasPlaceholder(other.prLink, target)) &&
  isSameList(other.configKeys, entry.configKeys) &&
  isSameList(other.description, entry.description)

const asksTheSame = (other: ChangelogEntry, entry: NewEntry): boolean =>
  other.evalsOnly === (entry.evalsOnly ?? false) &&
  other.allEvals === (entry.allEvals ?? false) &&
  other.appendOnly === (entry.appendOnly ?? false) &&
  other.evalMinPrefillEp === entry.evalMinPrefillEp &&
  (other.scenarioType === undefined || isSameList(other.scenarioType, entry.scenarioType ?? []))

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

const names = ({ configKeys }: ChangelogEntry, key: string): boolean =>
  configKeys.some((pattern) => matchesWildcard(pattern, key))

function alreadyNamed(keys: readonly string[], { file, line }: ChangelogEntry, path: string): Problem {
  const shown = `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ` and ${keys.length - 5} more` : ''}`
  return problem('INFX077', `the entry in line ${line} is for ${shown} already`, {
    at: { file: file ?? path, line, col: 1 },
    hint: 'edit that entry to say more; no second one is written for the same',
  })
}
