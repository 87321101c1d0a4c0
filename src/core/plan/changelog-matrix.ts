/** What the ecosystem's changelog processing prints for a change: its matrix object with the entries it came from. */
import '../problems/changelog.ts'
import { checkChangelog } from '../changelog/check.ts'
import type { ChangelogEntry } from '../changelog/entry.ts'
import { hasErrors, type Problem, type ProblemCode } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import { loadYaml } from '../../yaml.ts'
import { generateMatrix } from './generate-matrix.ts'
import type { PlanPolicy } from './policy.ts'
import type { ReferenceMatrix } from './reference-matrix.ts'
import type { RepoSnapshot } from './snapshot.ts'

export interface ChangelogMatrixInput {
  /** At the merge base, with its changelog. */
  readonly base: RepoSnapshot
  readonly head: RepoSnapshot
  /** What the caller calls the two; written into the metadata as they are. */
  readonly baseRef: string
  readonly headRef: string
  readonly labels: readonly string[]
  readonly policy: PlanPolicy
}

export interface ChangelogMatrix extends ReferenceMatrix {
  readonly changelog_metadata: {
    readonly base_ref: string
    readonly head_ref: string
    readonly entries: readonly Readonly<Record<string, unknown>>[]
  }
}

/**
 * Rules of our gate that the ecosystem's lacks (inferencex.md §12 D10): layout, position and links of new entries. Its
 * own history breaks them, so for interchange they are said and do not refuse.
 */
const onlyOurGate: ReadonlySet<ProblemCode> = new Set([
  'INFX058',
  'INFX061',
  'INFX063',
  'INFX066',
  'INFX067',
  'INFX068',
])

/** The matrix object, or the errors for which there is none. */
export function changelogMatrix(input: ChangelogMatrixInput): {
  readonly matrix?: ChangelogMatrix
  readonly problems: readonly Problem[]
} {
  const { base, head, labels, policy } = input
  if (!head.changelog) {
    return { problems: [problem('INFX070', 'there is no changelog', { severity: 'error' })] }
  }
  const check = checkChangelog({
    head: head.changelog,
    ...(base.changelog === undefined ? {} : { base: base.changelog }),
    onMain: false,
  })
  const problems = check.problems.map((found) =>
    onlyOurGate.has(found.code) && found.severity === 'error'
      ? { ...found, severity: 'warning' as const }
      : found,
  )
  if (check.added.length === 0 && !hasErrors(problems)) {
    problems.push(problem('INFX070', 'no entry is added, so there is no matrix', { severity: 'error' }))
  }
  if (hasErrors(problems)) return { problems }
  const needsBase = check.added.some(({ appendOnly }) => appendOnly)
  const generated = generateMatrix({
    head,
    ...(needsBase ? { base } : {}),
    entries: check.added,
    labels,
    policy,
  })
  const all = [...problems, ...generated.problems]
  if (!generated.matrix) return { problems: all }
  const entries = check.added.map((entry) => rawEntry(entry, head.changelog?.text ?? ''))
  const metadata = { base_ref: input.baseRef, head_ref: input.headRef, entries }
  return { matrix: { ...generated.matrix, changelog_metadata: metadata }, problems: all }
}

/** The entry in the field names of the file, flags written out, with its link as the author wrote it. */
function rawEntry(entry: ChangelogEntry, text: string): Readonly<Record<string, unknown>> {
  return {
    'config-keys': entry.configKeys,
    description: entry.description,
    'pr-link': writtenLink(entry, text) ?? entry.prLink,
    ...(entry.scenarioType === undefined ? {} : { 'scenario-type': entry.scenarioType }),
    'evals-only': entry.evalsOnly,
    'all-evals': entry.allEvals,
    'append-only': entry.appendOnly,
    ...(entry.evalMinPrefillEp === undefined ? {} : { 'eval-min-prefill-ep': entry.evalMinPrefillEp }),
  }
}

function writtenLink({ line }: ChangelogEntry, text: string): string | undefined {
  const [first = '', ...rest] = text.split('\n').slice(line - 1)
  const next = rest.findIndex((other) => other.startsWith('- '))
  const { value } = loadYaml([first, ...rest.slice(0, next < 0 ? undefined : next)].join('\n'), '')
  const entry: unknown = Array.isArray(value) ? value[0] : undefined
  if (typeof entry !== 'object' || entry === null || !('pr-link' in entry)) return undefined
  return typeof entry['pr-link'] === 'string' ? entry['pr-link'] : undefined
}
