/** Settings → snapshots of the repository → checked changelog → plan. Reads; runs nothing. */
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { checkChangelog, type LinkCorrection } from '../core/changelog/check.ts'
import { parseChangelog } from '../core/changelog/document.ts'
import type { ChangelogEntry } from '../core/changelog/entry.ts'
import type { Dataset } from '../core/point.ts'
import { type PlanResult, planSweep } from '../core/plan/plan-sweep.ts'
import { type PlanPolicy, defaultPlanPolicy } from '../core/plan/policy.ts'
import type { RepoSnapshot } from '../core/plan/snapshot.ts'
import { type Problem, hasErrors } from '../core/problem.ts'
import type { RawInputs } from '../core/inputs.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { openRepository } from '../files/git.ts'
import { loadInfxConfig } from '../files/infx-config.ts'
import { type SnapshotPaths, readSnapshotFromGit, readSnapshotFromWorkTree } from '../files/snapshot.ts'
import { expandConfigFiles } from './config-files.ts'
import { type SweepSettings, parseSettings } from './settings.ts'
import { posix, resolve } from 'node:path'

const refusedFileCode = 'INFX325'

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
  const parsed = parseSettings(given, { ...ofEvent, ...loaded.config }, cwd)
  return { ...parsed, config: loaded.config, problems: [...loaded.problems, ...parsed.problems] }
}

/**
 * Checks and plans. `asked` says what selects the points: the keys when given, else what the changelog adds since
 * `base`, else (no base) the newest changelog entry. Throws ProblemError when git or the file system refuses.
 */
export async function prepareSweep(settings: SweepSettings, config: InfxConfig): Promise<Prepared> {
  const { files, problems: unmatched } = expandConfigFiles(settings.configFiles, settings.repoDir)
  const paths: SnapshotPaths = {
    configFiles: files,
    runnerConfig: settings.runnerConfig,
    changelogFile: settings.changelogFile,
    recipesDir: settings.recipesDir,
    goldenAlDir: settings.goldenAlDir,
  }
  const sides = await readSides(settings, paths)
  const problems: Problem[] = [...unmatched, ...sides.problems]
  const asked = settings.keys === undefined ? askedByChangelog(settings, sides) : noEntries
  problems.push(...asked.problems)
  const rest = { settings, config, entries: asked.entries, corrections: asked.corrections }
  if (hasErrors(problems)) return { ...rest, problems }
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
    overrides: {
      ...(settings.durationSeconds === undefined ? {} : { durationSeconds: settings.durationSeconds }),
      ...(config['warmup-requests-per-lane'] === undefined
        ? {}
        : { warmupRequestsPerLane: config['warmup-requests-per-lane'] }),
      ...(settings.simulate ? { simulated: true, traceScale: settings.traceScale, simulatedDataset } : {}),
    },
  })
  return { ...rest, ...planned, problems: [...problems, ...planned.problems] }
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

interface Sides {
  readonly head: RepoSnapshot
  readonly base?: RepoSnapshot
  readonly problems: readonly Problem[]
}

/** The base is the merge base of `base` and the head: what main gained meanwhile is not this change's doing. */
async function readSides(settings: SweepSettings, paths: SnapshotPaths): Promise<Sides> {
  if (settings.base === undefined && settings.head === undefined) {
    const { snapshot, problems } = await readSnapshotFromWorkTree(settings.repoDir, paths)
    return { head: snapshot, problems }
  }
  const repository = await openRepository(settings.repoDir)
  const head =
    settings.head === undefined
      ? await readSnapshotFromWorkTree(settings.repoDir, paths)
      : await readSnapshotFromGit(repository, settings.head, paths)
  if (settings.base === undefined) return { head: head.snapshot, problems: head.problems }
  const mergeBase = await repository.mergeBase(settings.base, settings.head ?? 'HEAD')
  const base = await readSnapshotFromGit(repository, mergeBase, paths)
  // A file that the change itself adds is absent at the base, which is no fault; one that cannot be read there is:
  // a changelog taken for absent would make every old entry a new one.
  const unreadable = base.problems.filter(({ code }) => code === refusedFileCode)
  return { head: head.snapshot, base: base.snapshot, problems: [...head.problems, ...unreadable] }
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
    const { entries, problems } = parseChangelog(head.changelog)
    return { entries: entries.slice(-1), corrections: [], problems }
  }
  const { added, corrections, problems } = checkChangelog({
    head: head.changelog,
    ...(base.changelog === undefined ? {} : { base: base.changelog }),
    ...(settings.repository === undefined ? {} : { repository: settings.repository }),
    ...(settings.pullRequest === undefined ? {} : { pullRequest: settings.pullRequest }),
    onMain: false,
  })
  return { entries: added, corrections, problems }
}

function policyOf(settings: SweepSettings, config: InfxConfig): PlanPolicy {
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
    // A laptop has none of the machines: with the simulated engine their absence is worth a line, not a refusal.
    unknownRunner: settings.simulate ? 'warning' : 'error',
    unboundRecipe: settings.simulate ? 'warning' : 'error',
  }
}
