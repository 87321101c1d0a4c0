/** Settings → snapshots of the repository → checked changelog → plan. Reads; runs nothing. */
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { checkChangelog, type LinkCorrection } from '../core/changelog/check.ts'
import { parseChangelog } from '../core/changelog/document.ts'
import type { ChangelogEntry } from '../core/changelog/entry.ts'
import type { Dataset } from '../core/point.ts'
import { type PlanResult, planSweep } from '../core/plan/plan-sweep.ts'
import { type PlanPolicy, defaultPlanPolicy } from '../core/plan/policy.ts'
import type { PointOverrides } from '../core/plan/row-spec.ts'
import type { RepoSnapshot, TextFile } from '../core/plan/snapshot.ts'
import { type Problem, hasErrors } from '../core/problem.ts'
import type { RawInputs } from '../core/inputs.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { loadInfxConfig } from '../files/infx-config.ts'
import { optional } from '../core/optional-field.ts'
import { checkCoverage } from './changed-keys.ts'
import type { SitedPoints } from './check-points.ts'
import { siteProblems } from './check-sites.ts'
import { knownLabels } from './known-labels.ts'
import { type SweepSettings, parseSettings } from './settings.ts'
import { type PrepareOptions, type Sides, readSides } from './sides.ts'
import { posix, resolve } from 'node:path'

/** Replayed by simulated points whose configuration names no dataset that is here: seeded, so that every sweep replays the same. */
const simulatedDataset: Dataset = {
  loader: 'generated',
  generator: {
    seed: 42,
    trees: 96,
    meanTurns: 16,
    systemTokens: 12_000,
    meanNewTokensPerTurn: 1_800,
    meanOutputTokens: 320,
    subagentRatio: 0.08,
    meanGapSeconds: 4,
  },
}

export interface Prepared extends PlanResult {
  readonly settings: SweepSettings
  readonly config: InfxConfig
  readonly entries: readonly ChangelogEntry[]
  readonly corrections: readonly LinkCorrection[]
}

/** Settings and infx.config.yaml, or every Problem. What the event says (`ofEvent`) yields to infx.config.yaml. */
export function readSettings(
  given: RawInputs,
  cwd: string,
  ofEvent: RawInputs,
): { readonly settings?: SweepSettings; readonly config: InfxConfig; readonly problems: readonly Problem[] } {
  const repoDir = resolve(cwd, String(given.repo ?? '.'))
  const loaded = loadInfxConfig(repoDir)
  if (hasErrors(loaded.problems)) return { config: loaded.config, problems: loaded.problems }
  const { config } = loaded
  const parsed = parseSettings(given, { ...ofEvent, ...config }, cwd)
  const problems = [...loaded.problems, ...parsed.problems]
  if (!parsed.settings) return { config, problems }
  // Labels of the event are a pull request's, which carries what it likes; the others somebody typed for this sweep.
  const isPretended = given.labels !== undefined || config.labels !== undefined
  const all = parsed.settings.labels
  const known = knownLabels(all, isPretended ? all : [], config['labels-map'] ?? {})
  problems.push(...known.problems)
  return hasErrors(known.problems)
    ? { config, problems }
    : { settings: { ...parsed.settings, labels: known.labels }, config, problems }
}

/**
 * Checks and plans. `asked` says what selects the points: the keys when given, else what the changelog adds since
 * `base`, else (no base) the newest changelog entry. Throws ProblemError when git or the file system refuses.
 */
export async function prepareSweep(
  settings: SweepSettings,
  config: InfxConfig,
  options: PrepareOptions = {},
): Promise<Prepared> {
  const sides = await readSides(settings, options)
  const problems: Problem[] = [...sides.problems, ...siteProblems(settings, config, sides.head.runnerConfig)]
  const asked = settings.keys === undefined ? askedByChangelog(settings, sides) : noEntries
  problems.push(...asked.problems)
  const rest = { settings, config, entries: asked.entries, corrections: asked.corrections }
  if (hasErrors([...sides.problems, ...asked.problems])) return { ...rest, problems }
  const planned = planSweep({
    head: sides.head,
    ...(sides.base === undefined ? {} : { base: sides.base }),
    ...(sides.base?.commit === undefined ? {} : { mergeBase: sides.base.commit }),
    entries: settings.keys === undefined ? asked.entries : undefined,
    ...(settings.keys === undefined ? {} : { keys: settings.keys }),
    ...(settings.pointFilter === undefined ? {} : { pointFilter: settings.pointFilter }),
    labels: settings.labels,
    trigger: {
      kind: 'command',
      labels: settings.labels,
      ...(settings.pullRequest === undefined ? {} : { pullRequest: settings.pullRequest }),
    },
    decision: { action: 'run', because: [whyRun(settings, asked.entries, sides.base)] },
    policy: policyOf(settings, config),
    overrides: overridesOf(settings, config),
  })
  if (sides.base !== undefined && settings.keys === undefined) {
    problems.push(
      ...checkCoverage(sides.base, sides.head, asked.entries, policyOf(settings, config), settings.base),
    )
  }
  const { points, faults } = await atSites(planned, sides.head, settings, config)
  const found = [...problems, ...planned.problems, ...faults]
  const plan = planned.plan && { ...planned.plan, points, problems: [...planned.plan.problems, ...faults] }
  return { ...rest, ...(plan && !hasErrors(found) ? { plan } : {}), problems: found }
}

async function atSites(
  { plan, placeOf }: PlanResult,
  head: RepoSnapshot,
  settings: SweepSettings,
  config: InfxConfig,
): Promise<SitedPoints> {
  const points = plan?.points ?? []
  // Engines and launchers take time to load, and simulated points have no use for them.
  if (points.every(({ simulated }) => simulated === true)) return { points, faults: [] }
  const { pointsAtSites } = await import('./check-points.ts')
  return pointsAtSites({ points, placeOf: (point) => placeOf?.(point), head }, settings, config)
}

function whyRun(
  { keys }: SweepSettings,
  entries: readonly ChangelogEntry[],
  base: RepoSnapshot | undefined,
): string {
  if (keys !== undefined) return `keys given: ${keys.join(', ')}`
  if (base === undefined) return 'the newest changelog entry, because no base was given'
  const count = entries.length === 1 ? '1 changelog entry' : `${entries.length} changelog entries`
  return `${count} since ${base.commit?.slice(0, 12) ?? 'the base'}`
}

interface Asked {
  readonly entries: readonly ChangelogEntry[]
  readonly corrections: readonly LinkCorrection[]
  readonly problems: readonly Problem[]
}
const noEntries: Asked = { entries: [], corrections: [], problems: [] }

function askedByChangelog(settings: SweepSettings, { head, base }: Sides): Asked {
  if (head.changelog === undefined) {
    return {
      ...noEntries,
      problems: [
        problem('INFX301', `there is no ${settings.changelogFile} to say what to run`, {
          hint: 'give --keys, or --changelog-file',
        }),
      ],
    }
  }
  if (base === undefined) {
    return newestEntry(head.changelog, head.changelogFragments ?? [])
  }
  const { added, corrections, problems } = checkChangelog({
    head: head.changelog,
    ...(base.changelog === undefined ? {} : { base: base.changelog }),
    baseFragments: base.changelogFragments ?? [],
    headFragments: head.changelogFragments ?? [],
    ...(settings.repository === undefined ? {} : { repository: settings.repository }),
    ...(settings.pullRequest === undefined ? {} : { pullRequest: settings.pullRequest }),
    onMain: false,
  })
  return { entries: added, corrections, problems }
}

/** Without a base: the last entry of the last fragment, else of the document. */
function newestEntry(document: TextFile, fragments: readonly TextFile[]): Asked {
  const read = [document, ...fragments].map((file) => ({ file, ...parseChangelog(file) }))
  const newest = read.findLast(({ entries }) => entries.length > 0)
  const entries = (newest?.entries ?? []).slice(-1)
  return {
    entries:
      newest === undefined || newest.file === document
        ? entries
        : entries.map((entry) => ({ ...entry, file: newest.file.path })),
    corrections: [],
    problems: read.flatMap(({ problems }) => problems),
  }
}

/** What a sweep changes about every point that it plans. */
export const overridesOf = (
  {
    simulate,
    durationSeconds,
    traceScale,
  }: Pick<SweepSettings, 'simulate' | 'durationSeconds' | 'traceScale'>,
  config: InfxConfig,
): PointOverrides => ({
  ...(durationSeconds === undefined ? {} : { durationSeconds }),
  ...(config['warmup-requests-per-lane'] === undefined
    ? {}
    : { warmupRequestsPerLane: config['warmup-requests-per-lane'] }),
  ...(simulate ? { simulated: true, traceScale, simulatedDataset } : {}),
})

export function policyOf(settings: SweepSettings, config: InfxConfig): PlanPolicy {
  const evals = config['eval-policy']
  return {
    ...defaultPlanPolicy,
    evals: {
      agentic: evals?.agentic ?? defaultPlanPolicy.evals.agentic,
      minConc: evals?.['min-conc'] ?? defaultPlanPolicy.evals.minConc,
      seqLens: evals?.['seq-lens'] ?? defaultPlanPolicy.evals.seqLens,
      // The simulated engine answers from the task's own questions.
      withoutTaskFile: settings.simulate ? 'leave-out' : 'plan',
      ...(settings.evalTask === undefined
        ? { task: defaultPlanPolicy.evals.task }
        : { task: posix.basename(settings.evalTask).replace(/\.[^.]+$/, ''), taskPath: settings.evalTask }),
    },
    ...optional('startUpWindowSeconds', config['start-up-window-seconds']),
    // A laptop has none of the machines: with the simulated engine their absence is worth a line, not a refusal.
    unknownRunner: settings.simulate ? 'warning' : 'error',
    unboundRecipe: settings.simulate ? 'warning' : 'error',
  }
}
