/** `infx changed`: which config keys have other points than the base, and what changed about them. */
import type { RawInputs } from '../core/inputs.ts'
import { viewPlan, type ConcView, type KeyView } from '../core/plan/plan-view.ts'
import { comparePoints } from '../core/plan/compare-points.ts'
import { keyLines } from '../core/plan/render.ts'
import { unknownKeyProblem } from '../core/plan/select-rows.ts'
import { matchesWildcard } from '../core/plan/wildcard.ts'
import '../core/problems/plan.ts'
import { ProblemError, hasErrors } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { formatPlural } from '../core/render/numbers.ts'
import { policyOf, readSettings } from '../sweep/prepare.ts'
import { readSides } from '../sweep/sides.ts'
import { elsewhere, exitCodeOf, printFindings } from './failure.ts'
import type { ExitCode } from './main.ts'

export async function changedVerb(given: RawInputs): Promise<ExitCode> {
  const { settings, config, problems } = readSettings(given, process.cwd(), {})
  if (!settings) throw new ProblemError(problems)
  const sides = await readSides(settings, {})
  if (!sides.base) {
    const hint = 'for instance --base origin/main'
    throw new ProblemError([problem('INFX301', 'points are compared with a base: give --base', { hint })])
  }
  const compared = hasErrors(sides.problems)
    ? { problems: [] }
    : comparePoints(sides.base, sides.head, policyOf(settings, config))
  const found = [...sides.problems, ...compared.problems]
  printFindings(found, elsewhere)
  if (!compared.comparison) return hasErrors(found) ? exitCodeOf(found) : 1
  const { diffs, points, headKeys } = compared.comparison
  refuseUnknown(settings.keys ?? [], [...headKeys, ...diffs.map(({ configKey }) => configKey)])
  const isAsked = (key: string): boolean =>
    settings.keys?.some((pattern) => matchesWildcard(pattern, key)) ?? true
  const changed = diffs.filter(
    (diff) => isAsked(diff.configKey) && diff.added.length + diff.removed.length + diff.changed.length > 0,
  )
  if (settings.json) {
    process.stdout.write(`${JSON.stringify(changed)}\n`)
    return 0
  }
  const names = new Set(changed.map(({ configKey }) => configKey))
  const { keys } = viewPlan({
    keys: changed,
    points: points.filter(({ configKey }) => names.has(configKey)),
  })
  const lines = [`${formatPlural(keys.length, 'key')} changed`, ...keys.map(onlyChanges).flatMap(keyLines)]
  process.stdout.write(`${lines.join('\n')}\n`)
  return 0
}

/** "0 keys changed" must not be the answer to a misspelt key. Throws ProblemError (INFX080). */
function refuseUnknown(patterns: readonly string[], known: readonly string[]): void {
  const unknown = patterns.filter((pattern) => !known.some((key) => matchesWildcard(pattern, key)))
  if (unknown.length === 0) return
  throw new ProblemError(
    unknown.map((pattern) =>
      unknownKeyProblem(`no config key of base or head is "${pattern}"`, { pattern, known }),
    ),
  )
}

const isChange = ({ mark }: ConcView): boolean => mark !== 'unchanged'

/** Concurrencies that stayed as they were are not the answer to what changed. */
const onlyChanges = (key: KeyView): KeyView => ({
  ...key,
  lines: key.lines
    .map((line) => ({ ...line, evals: line.evals.filter(isChange), concs: line.concs.filter(isChange) }))
    .filter(({ concs, removed, evals, removedEvals }) =>
      [concs, removed, evals, removedEvals].some(({ length }) => length > 0),
    ),
})
