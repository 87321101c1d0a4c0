/** The engine of a point in a script: processes of this machine, the batch job of a Slurm site, or commands to paste. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PlannedPoint } from '../core/plan/plan.ts'
import '../core/problems/command.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError, hasErrors } from '../core/problem.ts'
import { planEngine } from '../engines/command/plan-engine.ts'
import { usualPlanOptions } from '../engines/command/engine-plan.ts'
import { shellText } from '../engines/command/shell.ts'
import type { EngineSpec, RenderContext } from '../engines/engine.ts'
import { simEngine } from '../engines/sim/engine.ts'
import { labelled } from '../launch/owner.ts'
import { containerSettings, loadSite } from '../launch/site.ts'
import type { Site } from '../launch/site.ts'
import { slurmJob } from '../launch/slurm/launcher.ts'
import { evalTaskOfPoint } from './drive-eval.ts'
import { oracleFileName, oracleText } from './eval-oracle.ts'
import type { ReproInput } from './repro.ts'
import { type ReproScript, type ScriptFile, standIns } from './repro-script.ts'
import { simulatedAccuracyOf } from './settings.ts'
import { siteHost } from './site-host.ts'
import type { StoredRun } from './stored-run.ts'

export interface ReproEngine {
  readonly engine: ReproScript['engine']
  /** Written before the engine starts. */
  readonly files: readonly ScriptFile[]
  readonly target: ReproTarget
}

/** What a client is told about the engine. */
export interface ReproTarget extends Pick<EngineSpec, 'endpointUrl' | 'servedModel' | 'metricsUrls'> {
  /** Folder of the model as the site has it. */
  readonly modelPath?: string
  readonly notes: readonly string[]
}

interface Where extends ReproInput {
  readonly repoDir: string
  readonly stored: StoredRun | undefined
}

/** Throws ProblemError: no site for a real point, a site or a recipe that is wrong. */
export async function reproEngine(point: PlannedPoint, where: Where): Promise<ReproEngine> {
  const isOnSite = where.site !== undefined || where.stored?.settings.simulatedOnSite === true
  const site = point.simulated === true && !isOnSite ? undefined : siteOf(where, point)
  if (site?.launcher === 'slurm') return onSlurm(point, site, where)
  if (!site || point.simulated === true) return onThisMachine(point, where)
  return toPaste(point, site)
}

/** Undefined for a simulated point that no site file was named for. */
function siteOf({ site, outDir, stored }: Where, point: PlannedPoint): Site | undefined {
  const ofLabel = stored?.config.sites?.[point.runner]
  const path =
    site ??
    stored?.settings.site ??
    (ofLabel === undefined ? undefined : resolve(stored?.settings.repoDir ?? outDir, ofLabel))
  if (path === undefined || !existsSync(path)) {
    if (point.simulated === true) return undefined
    throw new ProblemError([
      problem('INFX306', `${point.title} ran on real hardware, and no site file says where`, {
        hint: 'name it with --site',
      }),
    ])
  }
  const loaded = loadSite(path)
  if (!loaded.site) throw new ProblemError(loaded.problems)
  return loaded.site
}

/** Everything here: the script starts and stops it. */
function onThisMachine(point: PlannedPoint, where: Where): ReproEngine {
  const oracle = oracleOf(point, where)
  const spec = simEngine.render(point, {
    port: Number(standIns.PORT),
    workDir: standIns.WORK,
    traceScale: point.traceScale ?? 1,
    ...oracle.rendering,
  })
  return {
    engine: {
      kind: 'processes',
      processes: spec.processes.map(({ role, argv, env }) => ({ name: role, argv, env })),
      healthUrl: `${spec.endpointUrl}${spec.health.path}`,
      timeoutSeconds: windowOf(where) ?? spec.health.timeoutSeconds,
    },
    files: [...oracle.files, ...(spec.files ?? [])],
    target: { ...spec, notes: [] },
  }
}

const windowOf = ({ stored }: Where): number | undefined => stored?.config['start-up-window-seconds']

/** What the simulated engine answers questions from. */
function oracleOf(
  point: PlannedPoint,
  { repoDir, stored }: Where,
): { readonly files: readonly ScriptFile[]; readonly rendering: Pick<RenderContext, 'evalOracle'> } {
  if (point.kind !== 'eval' || point.simulated !== true) return { files: [], rendering: {} }
  const path = `${standIns.WORK}/${oracleFileName}`
  const accuracy = simulatedAccuracyOf(stored?.config ?? {})
  return {
    files: [{ path, text: oracleText(evalTaskOfPoint(point, repoDir)) }],
    rendering: { evalOracle: { path, accuracy } },
  }
}

/** The script that the launcher would submit, but for the comment by which it knows its own jobs. */
async function onSlurm(point: PlannedPoint, site: Site, where: Where): Promise<ReproEngine> {
  const host = siteHost(site, where.env)
  const oracle = oracleOf(point, where)
  const rendering = { ...(await host.rendering(point)), ...oracle.rendering }
  const spec = host.engineFor(point).render(point, { ...rendering, workDir: standIns.WORK })
  const logDir = `${standIns.WORK}/logs`
  const { files, script } = slurmJob(spec, site, {
    ...host.launching(point, spec),
    logDir,
    owner: labelled({ run: 'by-hand', attempt: 1, pointId: point.id }),
  })
  return {
    engine: {
      kind: 'slurm',
      script: { path: files.path('script'), text: script },
      allocationPath: files.path('allocation'),
      endedPath: files.path('ended'),
      logDir,
      healthUrl: `${spec.endpointUrl}${spec.health.path}`,
      timeoutSeconds: windowOf(where) ?? spec.health.timeoutSeconds,
    },
    files: oracle.files,
    target: { ...spec, ...modelPathOf(site, point), notes: [] },
  }
}

const modelPathOf = (site: Site, { model }: PlannedPoint): Pick<ReproTarget, 'modelPath'> => {
  const modelPath = site.models?.[model]
  return modelPath === undefined ? {} : { modelPath }
}

/** Processes belong on nodes that a person has to get. */
function toPaste(point: PlannedPoint, site: Site): ReproEngine {
  const flags = site['default-engine-flags']
  const { plan, problems } = planEngine(point, {
    ...usualPlanOptions,
    ...(flags === undefined ? {} : { defaultFlags: flags }),
  })
  if (!plan || hasErrors(problems)) throw new ProblemError(problems)
  const form = containerSettings(site).runtime === 'none' ? 'bare' : 'docker'
  const head = `http://${plan.nodes === 1 ? '127.0.0.1' : '${NODE0_IP:?address of node 0}'}:${plan.endpoint.port}`
  const modelPath = modelPathOf(site, point)
  const models =
    modelPath.modelPath === undefined ? '' : `export MODEL_PATH=\${MODEL_PATH:-${modelPath.modelPath}}\n`
  return {
    engine: {
      kind: 'paste',
      text: `${models}${shellText(plan, { form, model: point.model })}`,
      healthUrl: `${head}${plan.health.path}`,
    },
    files: [],
    target: {
      endpointUrl: `http://127.0.0.1:${plan.endpoint.port}`,
      servedModel: plan.servedModel,
      metricsUrls: plan.metrics
        .filter(({ node }) => node === plan.endpoint.node)
        .map(({ port, path }) => `http://127.0.0.1:${port}${path}`),
      ...modelPath,
      notes: ['run it on the node of the endpoint, or change the addresses'],
    },
  }
}
