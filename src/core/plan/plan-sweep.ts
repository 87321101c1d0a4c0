/** The plan of a sweep: configuration, changelog and labels → points, canary, shards, comparison with the base. Pure. */
import '../problems/plan.ts'
import { createHash } from 'node:crypto'
import { loadGoldenCurves } from '../acceptance/curves.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { ChangelogEntry } from '../changelog/entry.ts'
import { loadMasterConfig, type MasterConfig } from '../config/master.ts'
import { loadRunners, type Runners } from '../config/runners.ts'
import { hasErrors, type Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import { appendOnlySelection } from './append-only-selection.ts'
import { chooseCanary, makeShards } from './fan-out.ts'
import { uniquePoints } from './identity-problems.ts'
import { diffKeys } from './key-diff.ts'
import type { Decision, KeyDiff, Plan, PlannedPoint } from './plan.ts'
import { filterPoints } from './point-filter.ts'
import { labelEffects, type LabelEffects, type PlanPolicy } from './policy.ts'
import {
  requestOfEntry,
  resolveKeys,
  selectRows,
  unknownKeyProblems,
  type SelectedRow,
  type SweepRequest,
} from './select-rows.ts'
import type { RepoSnapshot } from './snapshot.ts'
import { buildPoints, type PointOverrides } from './to-point.ts'

export interface PlanInput {
  readonly head: RepoSnapshot
  /** Enables the comparison, and is demanded by append-only entries. */
  readonly base?: RepoSnapshot
  readonly mergeBase?: string
  /** What the changelog asks for; undefined when `keys` are given by hand. */
  readonly entries: readonly ChangelogEntry[] | undefined
  /** Config keys or `*` wildcards, instead of a changelog. */
  readonly keys?: readonly string[]
  /** See point-filter.ts. */
  readonly pointFilter?: string
  readonly labels: readonly string[]
  readonly trigger: Plan['trigger']
  /** The gate's decision; `run` unless given. */
  readonly decision?: Decision
  readonly policy: PlanPolicy
  readonly overrides: PointOverrides
}

export interface PlanResult {
  /** Absent when there is any error. */
  readonly plan?: Plan
  /** Everything found, each once. */
  readonly problems: readonly Problem[]
}

interface Side {
  readonly snapshot: RepoSnapshot
  readonly config: MasterConfig
  readonly runners: Runners | undefined
}

/** Plans a sweep. With errors there is no plan, but every problem. */
export function planSweep(input: PlanInput): PlanResult {
  const effects = labelEffects(input.labels)
  const head = loadSide(input.head)
  const base = input.base && loadSide(input.base)
  const requests = requestsOf(input)
  const problems = [...head.problems]
  if (!hasErrors(problems)) {
    for (const request of requests) problems.push(...unknownKeyProblems(request, head.side.config))
    problems.push(...runnerProblems(requests, head.side, input.policy))
  }
  if (hasErrors(problems)) return { problems: once(problems) }
  const selected = select(input, requests, effects, head.side, base?.side, problems)
  const built = pointsOf(selected, head.side, input, effects)
  problems.push(...built.problems)
  const unique = uniquePoints(built.points)
  problems.push(...unique.problems)
  const filtered =
    input.pointFilter === undefined ? undefined : filterPoints(unique.points, input.pointFilter)
  problems.push(...(filtered?.problems ?? []))
  if (hasErrors(problems)) return { problems: once(problems) }
  const points = filtered?.points ?? unique.points
  if (points.length === 0) problems.push(problem('INFX088', 'no point is selected'))
  const keys = compare(points, requests, effects, input, base, problems)
  return finish(points, keys, effects, input, once(problems))
}

function loadSide(snapshot: RepoSnapshot): { readonly side: Side; readonly problems: readonly Problem[] } {
  const loaded = snapshot.runnerConfig ? loadRunners(snapshot.runnerConfig) : { problems: [] }
  const { config, problems } = loadMasterConfig(snapshot.configFiles, loaded.runners)
  return { side: { snapshot, config, runners: loaded.runners }, problems: [...loaded.problems, ...problems] }
}

const requestsOf = ({ entries, keys, head }: PlanInput): readonly SweepRequest[] =>
  entries?.map((entry) => requestOfEntry(entry, head.changelog?.path)) ?? [
    {
      configKeys: keys ?? [],
      evalsOnly: false,
      allEvals: false,
      appendOnly: false,
      because: 'asked for by key',
    },
  ]

/** A stale entry with an unknown runner label stops a sweep only when it is to run. */
function runnerProblems(
  requests: readonly SweepRequest[],
  side: Side,
  policy: PlanPolicy,
): readonly Problem[] {
  const { runners, config } = side
  if (!runners || policy.unknownRunner === 'warning') return []
  const keys = new Set(requests.flatMap((request) => resolveKeys(request.configKeys, config).keys))
  return [...keys].flatMap((key) => {
    const entry = config.entries.get(key)
    if (!entry || runners.labels.has(entry.value.runner)) return []
    const at = entry.placeOf(['runner'])
    const message = `${key} is to run on the label "${entry.value.runner}", which no machine has`
    return [problem('INFX023', message, { hint: `labels are in ${runners.file}`, ...(at ? { at } : {}) })]
  })
}

function select(
  input: PlanInput,
  requests: readonly SweepRequest[],
  effects: LabelEffects,
  head: Side,
  base: Side | undefined,
  problems: Problem[],
): readonly SelectedRow[] {
  if (requests.some(({ appendOnly }) => appendOnly)) {
    const found = appendOnlySelection({ requests, effects, policy: input.policy, head, base })
    problems.push(...found.problems)
    return found.rows
  }
  const rows = selectRows({ ...sideInput(head), requests, effects, policy: input.policy })
  return [...rows.benchmarks, ...rows.evals]
}

const sideInput = ({ config, runners }: Side) => ({
  config,
  hardware: runners?.hardware ?? new Map<string, never>(),
})

function pointsOf(
  selected: readonly SelectedRow[],
  side: Side,
  input: PlanInput,
  effects: LabelEffects,
): { readonly points: readonly PlannedPoint[]; readonly problems: readonly Problem[] } {
  const { curves, problems } = loadGoldenCurves(side.snapshot.goldenCurves)
  const context = { ...side, curves, policy: input.policy, effects, overrides: input.overrides }
  const built = selected.flatMap((row) => buildPoints(row, context))
  return {
    points: built.map(({ point }) => point),
    problems: [...problems, ...built.flatMap((result) => result.problems)],
  }
}

/** Points against those that the same requests select in the base; points that a filter left out are not compared. */
function compare(
  points: readonly PlannedPoint[],
  requests: readonly SweepRequest[],
  effects: LabelEffects,
  input: PlanInput,
  base: { readonly side: Side; readonly problems: readonly Problem[] } | undefined,
  problems: Problem[],
): readonly KeyDiff[] {
  if (!base) return []
  if (hasErrors(base.problems)) {
    const message = 'the configuration of the base has errors, so points are not compared with it'
    problems.push(problem('INFX087', message, { severity: 'warning' }))
    return []
  }
  const rows = selectRows({ ...sideInput(base.side), requests, effects, policy: input.policy })
  const before = pointsOf([...rows.benchmarks, ...rows.evals], base.side, input, effects).points
  const kept =
    input.pointFilter === undefined || before.length === 0
      ? before
      : filterPoints(before, input.pointFilter).points
  return diffKeys(kept, points)
}

function finish(
  points: readonly PlannedPoint[],
  keys: readonly KeyDiff[],
  effects: LabelEffects,
  input: PlanInput,
  problems: readonly Problem[],
): PlanResult {
  const canary = chooseCanary(points, input.policy, effects)
  const { shards, problems: tooMany } = makeShards(points, canary, input.policy)
  if (tooMany.length > 0) return { problems: [...problems, ...tooMany] }
  const digest = createHash('sha256')
    .update(canonicalJson({ points: points.map(executed), canary }))
    .digest('hex')
  const hours = points.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0)
  const plan: Plan = {
    schema: 'plan.v1',
    trigger: input.trigger,
    decision: input.decision ?? { action: 'run', because: [] },
    ...(input.base?.commit === undefined ? {} : { base: input.base.commit }),
    ...(input.head.commit === undefined ? {} : { head: input.head.commit }),
    ...(input.mergeBase === undefined ? {} : { mergeBase: input.mergeBase }),
    changelog: input.entries ?? [],
    points,
    canary,
    shards,
    keys,
    totals: {
      benchmarkPoints: points.filter(({ kind }) => kind === 'benchmark').length,
      evalPoints: points.filter(({ kind }) => kind === 'eval').length,
      estimatedGpuHours: Math.round(hours * 100) / 100,
      longestLegMinutes: points.reduce((most, { timeoutMinutes }) => Math.max(most, timeoutMinutes), 0),
    },
    problems,
    digest,
  }
  return { plan, problems }
}

/** What a job does: the id covers everything that can change the measurement, the rest is how it is run. */
const executed = ({ id, runsOn, timeoutMinutes, gpus, nodes, title }: PlannedPoint): object => ({
  id,
  runsOn,
  timeoutMinutes,
  gpus,
  nodes,
  title,
})

/** Problems of shared files repeat for every point that uses them. */
function once(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>()
  return problems.filter(({ code, message, at }) => {
    const key = JSON.stringify([code, message, at])
    return !seen.has(key) && seen.add(key)
  })
}
