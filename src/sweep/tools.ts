/** Which engine, launcher and client serve a point here. */
import { replayProcessClient } from '../clients/replay/process-client.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { ProblemError } from '../core/problem.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import type { Engine } from '../engines/engine.ts'
import { simEngine } from '../engines/sim/engine.ts'
import { processLauncher } from '../launch/process.ts'
import { evalDrive, evalTaskOfPoint } from './drive-eval.ts'
import { writeOracle } from './eval-oracle.ts'
import { loadDrive } from './drive-load.ts'
import type { PointTools } from './run-point.ts'
import { type SweepSettings, simulatedAccuracyOf } from './settings.ts'

export function pointTools(
  { repoDir, thresholdsFile }: Pick<SweepSettings, 'repoDir' | 'thresholdsFile'>,
  config: InfxConfig,
  planDigest: string,
): PointTools {
  const load = loadDrive(replayProcessClient, repoDir, planDigest, { requirePower: false })
  const evaluate = evalDrive({ repoDir, thresholdsFile, planDigest })
  const window = config['start-up-window-seconds']
  return {
    launcher: processLauncher,
    engineFor: (point) => (window === undefined ? engineFor(point) : withWindow(engineFor(point), window)),
    driveFor: (point) => (point.kind === 'eval' ? evaluate : load),
    prepare: async (point, workDir) => {
      if (point.kind !== 'eval' || point.simulated !== true) return {}
      const path = await writeOracle(evalTaskOfPoint(point, repoDir), workDir)
      return { evalOracle: { path, accuracy: simulatedAccuracyOf(config) } }
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

/** The same engine with the start-up window that the repository asks for. */
const withWindow = (engine: Engine, timeoutSeconds: number): Engine => ({
  name: engine.name,
  render: (point, context) => {
    const spec = engine.render(point, context)
    return { ...spec, health: { ...spec.health, timeoutSeconds } }
  },
})
