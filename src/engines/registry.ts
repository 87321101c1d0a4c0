/** Which engine serves a point. */
import '../core/problems/engine-command.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { ProblemError, hasErrors } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import { engineName, frameworkOf, frameworks } from './command/frameworks.ts'
import { planEngine } from './command/plan-engine.ts'
import type { EnginePlan } from './command/engine-plan.ts'
import { resolvePlan } from './command/resolve.ts'
import type { Allocation } from './command/resolve.ts'
import type { Engine, EngineSpec, RenderContext } from './engine.ts'
import { simEngine } from './sim/engine.ts'

/**
 * The engine of a point's framework; the simulated one for simulated points. Throws ProblemError (INFX174) when the
 * framework has none.
 */
export function engineOf(point: PlannedPoint): Engine {
  if (point.simulated === true) return simEngine
  const framework = frameworkOf(point.framework)
  if (!framework) {
    throw new ProblemError([
      problem('INFX174', `no engine for framework "${point.framework}"`, {
        hint: `the commands of ${Object.keys(frameworks).join(', ')} are known; --simulate runs the point without it`,
      }),
    ])
  }
  return { name: engineName(framework), render: renderPlan }
}

/** The point's plan with the ports and flags of the context. Throws ProblemError with everything that is wrong. */
export function planOf(point: PlannedPoint, context: RenderContext): EnginePlan {
  const { plan, problems } = planEngine(point, {
    publicPort: context.port,
    portOffset: context.portOffset ?? 0,
    acceptance: 'inject',
    ...(context.defaultFlags === undefined ? {} : { defaultFlags: context.defaultFlags }),
  })
  if (!plan || hasErrors(problems)) throw new ProblemError(problems)
  return plan
}

/** The nodes of the context, or this host. */
export const allocationOf = (point: PlannedPoint, context: RenderContext): Allocation => ({
  ...(context.allocation ?? { addresses: ['127.0.0.1'], names: ['localhost'], jobId: point.id }),
  modelPath: context.modelPath ?? point.model,
  workDir: context.workDir,
  ...(context.draftModelPath === undefined ? {} : { draftModelPath: context.draftModelPath }),
})

/**
 * A point on the nodes of the context, or on this host. Throws ProblemError with everything that is wrong; INFX176 when
 * the point needs more nodes than there are.
 */
const renderPlan = (point: PlannedPoint, context: RenderContext): EngineSpec =>
  resolvePlan(planOf(point, context), allocationOf(point, context))
