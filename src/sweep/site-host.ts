/** A site as the host of points: its launcher, and the engines as they run there. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { selfCommand } from '../assets.ts'
import '../core/problems/launch.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { ProblemError } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import { formatPlural } from '../core/render/numbers.ts'
import type { Engine, EngineSpec, RenderContext } from '../engines/engine.ts'
import { usualPlanOptions } from '../engines/command/engine-plan.ts'
import { planEngine } from '../engines/command/plan-engine.ts'
import { engineOf } from '../engines/registry.ts'
import { simEngineBy, standInEngine } from '../engines/stand-in.ts'
import { freePort } from '../launch/free-port.ts'
import { launcherOfSite, leftoversOfSite } from '../launch/launcher-of-site.ts'
import { endOrphans } from '../launch/orphans.ts'
import type { Launcher, Mount } from '../launch/launcher.ts'
import { activeExclusions, modelMount, modelPathOf, slurmSettings } from '../launch/site.ts'
import type { Site } from '../launch/site.ts'
import type { PointHost, PointLaunch, Sampling } from './point-host.ts'
import { withSamplers } from './node-samplers.ts'

/** Where an allocation's nodes are the point's alone. */
const usualPort = 8_000

const samplings: Readonly<Record<Site['launcher'], Sampling>> = {
  process: 'here',
  docker: 'here',
  slurm: 'nodes',
  srtctl: 'package',
}

export function siteHost(site: Site, env: NodeJS.ProcessEnv): PointHost {
  const launcher = launcherOfSite(site, env)
  return {
    launcher,
    sampling: samplings[site.launcher],
    notices: activeExclusions(site, new Date().toISOString().slice(0, 10)).problems,
    engineFor: (point) => engineAt(site, launcher, point),
    rendering: (point) => renderingAt(site, launcher, point),
    launching: (point, spec) => launchingAt(site, point, spec),
    ...(isQueued(site) ? { queueMinutes: slurmSettings(site).queueLimitMs / 60_000 } : {}),
    refusal: (point) => refusalAt(site, point),
    endLeftovers: (signal) => endLeftovers(site, env, signal),
    tokenizerOf: ({ model }) => {
      const path = modelPathOf(site, model)
      return path !== model && existsSync(path) ? path : undefined
    },
    powerPackage: ({ logPaths }) => {
      const [log] = Object.values(logPaths)
      return site.launcher === 'srtctl' && log !== undefined
        ? { root: dirname(log), producerCommit: site.srtctl?.['power-producer-commit'] }
        : undefined
    },
  }
}

const isQueued = ({ launcher }: Site): boolean => launcher === 'slurm' || launcher === 'srtctl'

function engineAt(site: Site, launcher: Launcher, point: PlannedPoint): Engine {
  if (point.simulated !== true)
    return site.launcher === 'slurm' ? withSamplers(engineOf(point)) : engineOf(point)
  const words = site['simulated-engine']?.command ?? selfCommand()
  return launcher.allocation ? standInEngine(words) : simEngineBy(words)
}

async function renderingAt(
  site: Site,
  launcher: Launcher,
  point: PlannedPoint,
): Promise<Omit<RenderContext, 'workDir'>> {
  const draft = site['draft-models']?.[point.model]
  return {
    ...(await portsAt(site, launcher, point)),
    traceScale: point.traceScale ?? 1,
    modelPath: modelPathOf(site, point.model),
    ...(draft === undefined ? {} : { draftModelPath: draft }),
    ...(launcher.allocation ? { allocation: launcher.allocation } : {}),
    ...(site['default-engine-flags'] === undefined ? {} : { defaultFlags: site['default-engine-flags'] }),
  }
}

/** Shared nodes: two points rarely get the same hundred ports; when they do, the second one is retried elsewhere. */
const sharedSlots = 100
const slotPorts = 100

async function portsAt(
  site: Site,
  { allocation }: Launcher,
  { id }: PlannedPoint,
): Promise<Pick<RenderContext, 'port' | 'portOffset'>> {
  if (!allocation) return { port: await freePort() }
  if (site.slurm?.exclusive !== false) return { port: usualPort }
  const slot = createHash('sha256').update(id).digest().readUInt16BE(0) % sharedSlots
  return { port: usualPort + slot * slotPorts, portOffset: slot * slotPorts }
}

function launchingAt(site: Site, point: PlannedPoint, spec: EngineSpec): PointLaunch {
  const stand = point.simulated === true ? site['simulated-engine']?.image : undefined
  const draft = site['draft-models']?.[point.model]
  const mounts: readonly Mount[] = [
    ...modelMount(site, point.model),
    ...(draft === undefined ? [] : [{ source: draft, target: draft, readOnly: true }]),
  ]
  const gpus = gpusOfNode(spec)
  return {
    image: stand ?? point.image,
    timeLimitSeconds: point.timeoutMinutes * 60,
    // Nobody mounts a model that is not loaded.
    ...(point.simulated === true ? {} : { mounts }),
    ...(gpus === undefined ? {} : { gpusPerNode: gpus }),
    ...(point.recipe ? { recipe: point.recipe.resolved } : {}),
  }
}

/** GPUs of the fullest node, since processes count them from 0; undefined for an engine without GPUs. */
function gpusOfNode({ processes }: EngineSpec): number | undefined {
  const indices = processes.flatMap(({ placement }) => placement?.gpuIndices ?? [])
  return indices.length === 0 ? undefined : Math.max(...indices) + 1
}

/** 0 when no engine can be planned, which is a finding of its own. */
function gpusOfFullestNode(point: PlannedPoint): number {
  const { plan } = planEngine(point, usualPlanOptions)
  return Math.max(0, ...(plan?.processes ?? []).flatMap(({ gpuIndices }) => gpuIndices.map((gpu) => gpu + 1)))
}

function refusalAt(site: Site, point: PlannedPoint): Problem | undefined {
  const refuse = (message: string, hint: string): Problem =>
    problem('INFX197', `${point.title}: ${message}`, { hint })
  const isOneHost = site.launcher === 'process' || site.launcher === 'docker'
  if (isOneHost && point.nodes > 1 && point.simulated !== true) {
    return refuse(
      `it needs ${point.nodes} nodes, and the launcher ${site.launcher} has this host only`,
      'name a site with launcher slurm or srtctl',
    )
  }
  if (site.slurm && site.launcher === 'slurm' && point.simulated !== true) {
    const wanted = gpusOfFullestNode(point)
    const given = site.slurm['gpus-per-node']
    if (wanted <= given) return undefined
    return refuse(
      `it takes ${formatPlural(wanted, 'GPU')} of one node, and nodes of the site have ${given}`,
      'name the site of its runner label in `sites`, or correct slurm.gpus-per-node',
    )
  }
  if (site.launcher !== 'srtctl') return undefined
  if (point.simulated === true) {
    return refuse('srtctl starts the engine of the recipe, which is not simulated', 'use launcher slurm')
  }
  return point.recipe ? undefined : refuse('srtctl starts recipes, and it has none', 'use launcher slurm')
}

async function endLeftovers(
  site: Site,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<readonly Problem[]> {
  try {
    return await endOrphans(leftoversOfSite(site, env), signal)
  } catch (error) {
    // The run goes on: its own points tell whether the scheduler answers, and each is classed by itself.
    if (error instanceof ProblemError)
      return error.problems.map((found) => ({ ...found, severity: 'warning' }))
    throw error
  }
}
