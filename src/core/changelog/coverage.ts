/** Whether the new changelog entries name exactly the configuration keys whose points changed. */
import type { KeyDiff } from '../plan/plan.ts'
import { matchesWildcard } from '../plan/wildcard.ts'
import type { TextFile } from '../plan/snapshot.ts'
import type { PointId, Scenario } from '../point.ts'
import type { Place, Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import { formatPlural } from '../render/numbers.ts'
import '../problems/changelog.ts'
import type { ChangelogEntry } from './entry.ts'

export interface CoverageInput {
  readonly entries: readonly ChangelogEntry[]
  /** One per key of base and head, of all scenarios. */
  readonly diffs: readonly KeyDiff[]
  /** Scenario of every point of the head. */
  readonly scenarioOf: (id: PointId) => Scenario | undefined
  /** Whether a point of the head is measured, and not an evaluation. */
  readonly isBenchmark: (id: PointId) => boolean
  readonly headKeys: ReadonlySet<string>
  /** For the places of keys. */
  readonly configFiles: readonly TextFile[]
  readonly changelogPath: string
  /** What the change is compared with, as a command takes it. */
  readonly baseRef?: string
}

/** Keys with changed points that are still there: a key that is gone can be named by no entry. */
export const changedKeys = (diffs: readonly KeyDiff[], headKeys: ReadonlySet<string>): readonly string[] =>
  diffs.filter((diff) => isChanged(diff) && headKeys.has(diff.configKey)).map(({ configKey }) => configKey)

const isChanged = ({ added, removed, changed }: KeyDiff): boolean =>
  added.length + removed.length + changed.length > 0

/**
 * INFX073 per changed key that no entry names (or names only for the other scenario, or names for evaluations only
 * although points to measure changed), INFX074 per entry that names
 * unchanged ones. Entries that ask for evaluations only name what they want evaluated, changed or not.
 */
export function coverageProblems(input: CoverageInput): readonly Problem[] {
  const { diffs, headKeys, entries } = input
  const changed = diffs.filter((diff) => isChanged(diff) && headKeys.has(diff.configKey))
  const missing = changed.flatMap((diff) => uncovered(diff, input))
  const changedSet = new Set(changed.map(({ configKey }) => configKey))
  const [first, ...others] = missing.slice(0, maxListed)
  // The hint names a command for all of them.
  const hint = `name ${missing.length === 1 ? 'it' : 'them'} in the new entry, or run: infx changelog add --base ${input.baseRef ?? 'REF'} --description "…"`
  return [
    ...(first ? [{ ...first, hint }] : []),
    ...others,
    ...(missing.length > maxListed ? [manyMore(missing.length - maxListed, input)] : []),
    ...entries.flatMap((entry) => unneeded(entry, changedSet, input)),
  ]
}

const maxListed = 20

function uncovered(diff: KeyDiff, input: CoverageInput): readonly Problem[] {
  const naming = input.entries.filter((entry) => names(entry, diff.configKey))
  const at = placeOfKey(diff.configKey, input.configFiles)
  const report = (message: string): readonly Problem[] => [
    problem('INFX073', `${diff.configKey}: ${message}`, at === undefined ? {} : { at }),
  ]
  if (naming.length === 0) return report(`${changesOf(diff)}, and no new changelog entry names it`)
  const measuring = naming.filter(({ evalsOnly, allEvals }) => !evalsOnly && !allEvals)
  const unmeasured = [...diff.added, ...diff.changed.map(({ to }) => to)].filter((id) =>
    input.isBenchmark(id),
  )
  if (measuring.length === 0 && unmeasured.length > 0)
    return report(
      `${changesOf(diff)}, and the new changelog entries that name it ask for evaluations only: ${formatPlural(unmeasured.length, 'point')} would never be measured`,
    )
  if (naming.some(({ scenarioType }) => scenarioType === undefined)) return []
  const covered = new Set(naming.flatMap(({ scenarioType = [] }) => scenarioType))
  const ids = [...diff.added, ...diff.changed.map(({ to }) => to)]
  const left = [...new Set(ids.flatMap((id) => input.scenarioOf(id) ?? []))].filter(
    (scenario) => !covered.has(scenario),
  )
  if (left.length === 0) return []
  return report(`its ${left.join(' and ')} points changed, and the new changelog entries leave them out`)
}

/** `2 points added, 1 changed (image)`. */
function changesOf({ added, removed, changed }: KeyDiff): string {
  const fields = [...new Set(changed.flatMap((change) => change.fields))]
  const named = fields.length > 4 ? `${fields.slice(0, 4).join(', ')}, …` : fields.join(', ')
  const counts: readonly (readonly [number, string])[] = [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [changed.length, named === '' ? 'changed' : `changed (${named})`],
  ]
  const [first, ...others] = counts.filter(([count]) => count > 0)
  if (!first) return 'nothing changed'
  const start = `${first[0]} ${first[0] === 1 ? 'point' : 'points'} ${first[1]}`
  return [start, ...others.map(([count, what]) => `${count} ${what}`)].join(', ')
}

const manyMore = (count: number, { changelogPath }: CoverageInput): Problem =>
  problem('INFX073', `${count} more changed keys are named by no new changelog entry`, {
    at: { file: changelogPath, line: 1, col: 1 },
    hint: '"infx changed --base REF" lists them all',
  })

function unneeded(
  entry: ChangelogEntry,
  changed: ReadonlySet<string>,
  { headKeys, changelogPath }: CoverageInput,
): readonly Problem[] {
  if (entry.evalsOnly || entry.allEvals) return []
  const same = [...headKeys].filter((key) => names(entry, key) && !changed.has(key))
  if (same.length === 0) return []
  const more = same.length > 5 ? ` and ${same.length - 5} more` : ''
  const message = `the points of ${same.slice(0, 5).join(', ')}${more} did not change: they are measured again`
  const at = { file: entry.file ?? changelogPath, line: entry.line, col: 1 }
  return [
    problem('INFX074', message, { at, hint: 'leave unchanged keys out, unless repeating them is meant' }),
  ]
}

const names = (entry: ChangelogEntry, key: string): boolean =>
  entry.configKeys.some((pattern) => pattern === key || matchesWildcard(pattern, key))

/** The line that starts with the key: good enough for an annotation, and free of another parse. */
function placeOfKey(key: string, files: readonly TextFile[]): Place | undefined {
  for (const { path, text } of files) {
    const index = text.startsWith(`${key}:`) ? 0 : text.indexOf(`\n${key}:`) + 1
    if (index > 0 || text.startsWith(`${key}:`)) {
      return { file: path, line: text.slice(0, index).split('\n').length, col: 1, endCol: key.length }
    }
  }
  return undefined
}
