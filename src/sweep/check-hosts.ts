/** Whether every point can run where it is to run: asked once, before hardware is taken. */
import type { PlannedPoint } from '../core/plan/plan.ts'
import { type Problem, ProblemError, formatProblem } from '../core/problem.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { usualPlanOptions } from '../engines/command/engine-plan.ts'
import { planEngine } from '../engines/command/plan-engine.ts'
import { evalTaskOfPoint } from './drive-eval.ts'
import type { SweepObserver } from './events.ts'
import { Hosts } from './hosts.ts'
import { loadOfPoint } from './load-of-point.ts'
import { PointClients } from './point-clients.ts'
import type { PointHost } from './point-host.ts'
import type { PointTools } from './run-point.ts'
import { type ToolSettings, noSite, pointTools } from './tools.ts'

/**
 * Everything that is known to stop a point: no site, a wrong site file, a point that its launcher cannot run, a recipe
 * that cannot be rendered, a trace or a task that is not there. Points with the same problem are told once.
 */
export function hostProblems(
  points: readonly PlannedPoint[],
  settings: ToolSettings,
  config: InfxConfig,
): readonly Problem[] {
  const hosts = new Hosts(settings, config, process.env)
  const clients = new PointClients(settings, config, process.env)
  const homeless: PlannedPoint[] = []
  const found = points.flatMap((point) => {
    try {
      const host = hosts.of(point)
      if (host) return problemsAt(host, point, settings.repoDir, clients)
      homeless.push(point)
      return []
    } catch (error) {
      return problemsOf(error)
    }
  })
  const all = homeless.length === 0 ? found : [noSite(homeless), ...found]
  return [...new Map(all.map((one) => [`${one.code} ${one.message}`, one])).values()]
}

/** Throws ProblemError with all of `hostProblems`. */
export function refuseHosts(
  points: readonly PlannedPoint[],
  settings: ToolSettings,
  config: InfxConfig,
): void {
  const problems = hostProblems(points, settings, config)
  if (problems.length > 0) throw new ProblemError(problems)
}

/**
 * Tools of one point, which says by itself what stops it: a leg of its own leaves a failed result with the cause, as for
 * any other point that cannot be served.
 */
export function toolsOrRefusal(
  point: PlannedPoint,
  settings: ToolSettings,
  config: InfxConfig,
  planDigest: string,
): PointTools {
  const problems = hostProblems([point], settings, config)
  if (problems.length === 0) return pointTools(settings, config, planDigest)
  const refuse = (): never => {
    throw new ProblemError(problems)
  }
  return {
    launcherFor: refuse,
    engineFor: refuse,
    driveFor: refuse,
    prepare: refuse,
    endLeftovers: () => Promise.resolve([]),
  }
}

/** Ends what killed runs left, and says so. An interrupted run does not wait for it: the next one finds it again. */
export async function noteLeftovers(
  tools: PointTools,
  points: readonly PlannedPoint[],
  { observe, signal }: { readonly observe: SweepObserver; readonly signal: AbortSignal },
): Promise<void> {
  try {
    for (const found of await tools.endLeftovers(points, signal)) {
      observe({ type: 'note', text: formatProblem(found) })
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function problemsAt(
  host: PointHost,
  point: PlannedPoint,
  repoDir: string,
  clients: PointClients,
): readonly Problem[] {
  const refusal = host.refusal(point)
  return [
    ...(refusal ? [refusal] : []),
    ...(point.simulated === true ? [] : planEngine(point, usualPlanOptions).problems.filter(isError)),
    ...attempted(() => host.engineFor(point)),
    ...attempted(() =>
      point.kind === 'eval'
        ? evalTaskOfPoint(point, repoDir)
        : loadOfPoint(point, repoDir, clients.nameFor(point)),
    ),
    ...(point.kind === 'benchmark' && clients.nameFor(point) === 'aiperf'
      ? attempted(() => clients.dialectFor(point))
      : []),
  ]
}

const isError = ({ severity }: Problem): boolean => severity === 'error'

function attempted(make: () => unknown): readonly Problem[] {
  try {
    make()
    return []
  } catch (error) {
    return problemsOf(error)
  }
}

/** Anything but a Problem is a bug and goes on. */
function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ProblemError) return error.problems
  throw error
}
