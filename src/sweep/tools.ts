/** Which engine, launcher and client serve a point here. */
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { ProblemError } from '../core/problem.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import type { Engine } from '../engines/engine.ts'
import { evalDrive, evalTaskOfPoint } from './drive-eval.ts'
import { writeOracle } from './eval-oracle.ts'
import { loadDrive } from './drive-load.ts'
import { type HostSettings, Hosts } from './hosts.ts'
import { PointClients } from './point-clients.ts'
import type { PointHost } from './point-host.ts'
import type { PointTools } from './run-point.ts'
import { type SweepSettings, simulatedAccuracyOf } from './settings.ts'

export type ToolSettings = HostSettings & Pick<SweepSettings, 'thresholdsFile' | 'client'>

/** Sites are read when the first of their points asks; `checkHosts` asks for all of them before anything starts. */
export function pointTools(settings: ToolSettings, config: InfxConfig, planDigest: string): PointTools {
  const { repoDir, thresholdsFile } = settings
  const { env } = process
  const hosts = new Hosts(settings, config, env)
  const clients = new PointClients(settings, config, env)
  const evaluate = evalDrive({ repoDir, thresholdsFile, planDigest, clients, env })
  const requirePower = config['require-power'] ?? false
  const window = config['start-up-window-seconds']
  return {
    launcherFor: (point) => hostOf(hosts, point).launcher,
    engineFor: (point) => {
      const engine = hostOf(hosts, point).engineFor(point)
      return window === undefined ? engine : withWindow(engine, window)
    },
    driveFor: (point) =>
      point.kind === 'eval'
        ? evaluate
        : loadDrive({ repoDir, planDigest, requirePower, host: hostOf(hosts, point), clients, env }),
    prepare: async (point, workDir, options) => {
      const host = hostOf(hosts, point)
      await clients.prepare(point, options)
      return {
        rendering: { ...(await host.rendering(point)), ...(await oracleOf(point, repoDir, workDir, config)) },
        launching: (spec) => host.launching(point, spec),
      }
    },
    endLeftovers: async (points, signal) => {
      const found = new Set(points.map((point) => hostOf(hosts, point)))
      const ended = await Promise.all([...found].map((host) => host.endLeftovers(signal)))
      return [...hosts.notices, ...ended.flat()]
    },
  }
}

function hostOf(hosts: Hosts, point: PlannedPoint): PointHost {
  const host = hosts.of(point)
  if (host) return host
  throw new ProblemError([noSite([point])])
}

/** One Problem, however many points there are. */
export function noSite(points: readonly PlannedPoint[]): ReturnType<typeof problem> {
  const [first] = points
  const runners = [...new Set(points.map(({ runner }) => runner))].join(', ')
  const which = points.length === 1 ? `${first?.title ?? ''} is` : `${points.length} points are`
  return problem('INFX306', `${which} not simulated, and nothing says where engines run (${runners})`, {
    hint: 'name a site file with --site, or with site or sites in infx.config.yaml (docs/sites.md); --simulate needs none',
  })
}

async function oracleOf(point: PlannedPoint, repoDir: string, workDir: string, config: InfxConfig) {
  if (point.kind !== 'eval' || point.simulated !== true) return {}
  const path = await writeOracle(evalTaskOfPoint(point, repoDir), workDir)
  return { evalOracle: { path, accuracy: simulatedAccuracyOf(config) } }
}

/** The same engine with the start-up window that the repository asks for. */
const withWindow = (engine: Engine, timeoutSeconds: number): Engine => ({
  name: engine.name,
  render: (point, context) => {
    const spec = engine.render(point, context)
    return { ...spec, health: { ...spec.health, timeoutSeconds } }
  },
})
