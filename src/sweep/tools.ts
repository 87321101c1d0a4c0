/** Which engine, launcher and client serve a point here. */
import { replayProcessClient } from '../clients/replay/process-client.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { ProblemError } from '../core/problem.ts'
import type { Engine } from '../engines/engine.ts'
import { simEngine } from '../engines/sim/engine.ts'
import { processLauncher } from '../launch/process.ts'
import { evalDrive, evalTaskOfPoint } from './drive-eval.ts'
import { writeOracle } from './eval-oracle.ts'
import { loadDrive } from './drive-load.ts'
import type { PointTools } from './run-point.ts'

export interface ToolSettings {
  readonly repoDir: string
  readonly thresholdsFile: string
  readonly planDigest: string
  /** Share of evaluation questions that the simulated engine answers right, [0, 1]. */
  readonly simulatedAccuracy: number
}

export function pointTools(settings: ToolSettings): PointTools {
  const load = loadDrive(replayProcessClient, settings.repoDir, settings.planDigest, { requirePower: false })
  const evaluate = evalDrive(settings)
  return {
    launcher: processLauncher,
    engineFor,
    driveFor: (point) => (point.kind === 'eval' ? evaluate : load),
    prepare: async (point, workDir) => {
      if (point.kind !== 'eval' || point.simulated !== true) return {}
      const path = await writeOracle(evalTaskOfPoint(point, settings.repoDir), workDir)
      return { evalOracle: { path, accuracy: settings.simulatedAccuracy } }
    },
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
