/** Which engine, launcher and client serve a point here. */
import { replayProcessClient } from '../clients/replay/process-client.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { ProblemError } from '../core/problem.ts'
import type { Engine } from '../engines/engine.ts'
import { simEngine } from '../engines/sim/engine.ts'
import { processLauncher } from '../launch/process.ts'
import { evalDrive } from './drive-eval.ts'
import { loadDrive } from './drive-load.ts'
import type { PointTools } from './run-point.ts'

export interface ToolSettings {
  readonly repoDir: string
  readonly thresholdsFile: string
  readonly planDigest: string
}

export function pointTools(settings: ToolSettings): PointTools {
  const load = loadDrive(replayProcessClient, settings.repoDir, settings.planDigest, {
    requirePower: false,
    requireServerMetrics: true,
  })
  const evaluate = evalDrive(settings)
  return {
    launcher: processLauncher,
    engineFor,
    driveFor: (point) => (point.kind === 'eval' ? evaluate : load),
  }
}

function engineFor(point: PlannedPoint): Engine {
  if (point.simulated === true) return simEngine
  throw new ProblemError([
    problem('INFX306', `${point.framework} on ${point.runner} has no launcher on this machine`, {
      hint: 'add --simulate to run the sweep with the simulated engine',
    }),
  ])
}
