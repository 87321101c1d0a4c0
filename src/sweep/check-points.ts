/** Whether planned points can ever run, told when they are planned: before a leg of theirs has taken hardware. */
import '../core/problems/command.ts'
import '../core/problems/engine-command.ts'
import { optional } from '../core/optional-field.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import type { RepoSnapshot } from '../core/plan/snapshot.ts'
import { type Place, type Problem, ProblemError, distinctProblems } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import { formatPlural } from '../core/render/numbers.ts'
import { misspeltKeys } from '../core/recipe/known-keys.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { usualPlanOptions } from '../engines/command/engine-plan.ts'
import { planEngine } from '../engines/command/plan-engine.ts'
import { type HostSettings, Hosts } from './hosts.ts'
import type { PointHost } from './point-host.ts'

export interface CheckedPoints {
  readonly points: readonly PlannedPoint[]
  /** Where the recipe of a point is named, or its search space. */
  readonly placeOf: (point: PlannedPoint) => Place | undefined
  readonly head: Pick<RepoSnapshot, 'readRecipe'>
}

export interface SitedPoints {
  /** With the time that their sites let them wait. */
  readonly points: readonly PlannedPoint[]
  readonly faults: readonly Problem[]
}

/**
 * What the sites of points say before anything starts: how long a point may queue, and what stops points of real
 * hardware: recipes that no engine can be started from, points that their site cannot take, evaluations without a task
 * file. Errors where a site is known to run the point; warnings elsewhere, because others may run it with tools of their
 * own. Each line of points is looked at once for every recipe variant.
 */
export function pointsAtSites(
  { points, placeOf, head }: CheckedPoints,
  settings: HostSettings,
  config: InfxConfig,
): SitedPoints {
  const hosts = new Hosts(settings, config, process.env)
  const real = points.filter(({ simulated }) => simulated !== true)
  const found = oncePerLine(real).flatMap((point) => {
    const host = knownHost(hosts, point)
    return faultsAt(host, point).map((fault) => placed(fault, placeOf(point)))
  })
  return {
    points: points.map((point) => ({
      ...point,
      ...optional('queueMinutes', knownHost(hosts, point)?.queueMinutes),
    })),
    faults: [
      ...misspeltRecipes(real, head),
      ...distinctProblems(found),
      ...withoutTask(real, hosts, placeOf),
    ],
  }
}

/** Points of a line differ in concurrency only, which changes no command but by another recipe variant. */
function oncePerLine(points: readonly PlannedPoint[]): readonly PlannedPoint[] {
  const byLine = new Map<string, PlannedPoint>()
  for (const point of points) {
    const line = [point.kind, point.seriesKey, point.runner, point.recipe?.path, point.recipe?.digest].join(
      ' ',
    )
    if (!byLine.has(line)) byLine.set(line, point)
  }
  return [...byLine.values()]
}

/** A wrong site file is a finding of its own. */
function knownHost(hosts: Hosts, point: PlannedPoint): PointHost | undefined {
  try {
    return hosts.of(point)
  } catch (error) {
    if (error instanceof ProblemError) return undefined
    throw error
  }
}

function faultsAt(host: PointHost | undefined, point: PlannedPoint): readonly Problem[] {
  const planned = planEngine(point, usualPlanOptions).problems.filter(({ severity }) => severity !== 'notice')
  if (!host) return point.recipe ? planned.filter(isOfRecipe).map(asWarning) : []
  const refusal = host.refusal(point)
  return refusal ? [refusal, ...planned] : planned
}

/** What no tool makes a command from; engines and acceptance of others are theirs. */
const isOfRecipe = ({ code }: Problem): boolean => code === 'INFX175' || code === 'INFX176'

const asWarning = (found: Problem): Problem => ({ ...found, severity: 'warning' })

const placed = (found: Problem, place: Place | undefined): Problem =>
  found.at === undefined && place !== undefined ? { ...found, at: place } : found

/** Each variant once; a key of a base that several variants share is one finding. */
function misspeltRecipes(points: readonly PlannedPoint[], head: CheckedPoints['head']): readonly Problem[] {
  const recipes = new Map(
    points.flatMap(({ recipe }) => (recipe ? [[`${recipe.path} ${recipe.digest}`, recipe] as const] : [])),
  )
  return distinctProblems(
    [...recipes.values()].flatMap((recipe) => {
      const text = head.readRecipe(recipe.path)
      return misspeltKeys(recipe, text === undefined ? undefined : { path: recipe.path, text })
    }),
  )
}

/** One Problem per task: a leg of each would take hardware, start the engine, and have nothing to ask it. */
function withoutTask(
  points: readonly PlannedPoint[],
  hosts: Hosts,
  placeOf: CheckedPoints['placeOf'],
): readonly Problem[] {
  const lacking = points.filter(({ kind, evalTask }) => kind === 'eval' && evalTask?.path === undefined)
  return [...new Set(lacking.map(taskName))].map((task) => {
    const evals = lacking.filter((point) => taskName(point) === task)
    const [first] = evals
    const at = first && placeOf(first)
    const isKnown = evals.some((point) => knownHost(hosts, point) !== undefined)
    return problem(
      'INFX306',
      `${formatPlural(evals.length, 'evaluation')} of "${task}" without a task file here`,
      {
        severity: isKnown ? 'error' : 'warning',
        hint: 'name one with --eval-task, eval-task in infx.config.yaml, or eval: {path: …} in the configuration',
        ...(at ? { at } : {}),
      },
    )
  })
}

const taskName = ({ evalTask }: PlannedPoint): string => evalTask?.task ?? '?'
