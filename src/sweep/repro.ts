/** From an out folder to the script that repeats one of its points. Reads; runs nothing. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { selfCommand } from '../assets.ts'
import { aiperfArgv, aiperfEnv, corpusEntries } from '../clients/aiperf/command.ts'
import type { AiperfInput } from '../clients/aiperf/command.ts'
import { aiperfFactsOf } from '../clients/aiperf/facts.ts'
import type { LoadSpec } from '../clients/load-client.ts'
import { namedPoints, pointLines } from '../core/plan/named-points.ts'
import type { Plan, PlannedPoint } from '../core/plan/plan.ts'
import '../core/problems/command.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError, didYouMean, hasErrors } from '../core/problem.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { planEngine } from '../engines/command/plan-engine.ts'
import { usualPlanOptions } from '../engines/command/engine-plan.ts'
import { shellText } from '../engines/command/shell.ts'
import { simEngine } from '../engines/sim/engine.ts'
import { containerSettings, loadSite } from '../launch/site.ts'
import type { Site } from '../launch/site.ts'
import { type KeptOutcome, readKeptOutcomes } from './kept-outcomes.ts'
import { clientFolder, loadSpecOf } from './load-spec.ts'
import { PointClients } from './point-clients.ts'
import { type ReproScript, standIns } from './repro-script.ts'
import { readStoredRun } from './stored-run.ts'
import { readPlanOfSweep } from './swept-folder.ts'

export interface ReproInput {
  readonly outDir: string
  /** As `namedPoints` takes it; absent = the only point of the plan. */
  readonly wanted?: string
  /** Absolute path of the site file, for real points; that of the run when absent. */
  readonly site?: string
  readonly env: NodeJS.ProcessEnv
}

export interface KeptPoint {
  readonly plan: Plan
  readonly point: PlannedPoint
  readonly outcome?: KeptOutcome
}

/** Throws ProblemError (INFX308) when there is no plan, (INFX329) when it does not have exactly one such point. */
export async function keptPoint(outDir: string, wanted: string | undefined): Promise<KeptPoint> {
  const plan = await readPlanOfSweep(outDir)
  const point = onePoint(plan, wanted)
  const outcome = readKeptOutcomes(outDir).outcomes.get(point.id)
  return { plan, point, ...(outcome ? { outcome } : {}) }
}

function onePoint({ points }: Plan, wanted: string | undefined): PlannedPoint {
  const found = wanted === undefined ? points : namedPoints(points, wanted)
  const [point, ...others] = found
  if (point && others.length === 0) return point
  const near =
    wanted === undefined
      ? undefined
      : didYouMean(
          wanted,
          points.map(({ id }) => id),
        )
  const listed = pointLines(point ? found : points, 20)
  throw new ProblemError([
    problem(
      'INFX329',
      wanted === undefined
        ? `the plan has ${points.length} points`
        : `"${wanted}" is ${point ? `${found.length} points` : 'no point'} of the plan`,
      { hint: near === undefined ? `name one:\n    ${listed.join('\n    ')}` : `did you mean ${near}?` },
    ),
  ])
}

/** Throws ProblemError. */
export async function reproScript(input: ReproInput): Promise<ReproScript> {
  const { outDir, env } = input
  const { plan, point, outcome } = await keptPoint(outDir, input.wanted)
  if (point.kind === 'eval') throw new ProblemError([evaluation(point)])
  const stored = await readStoredRun(outDir)
  const repoDir = stored?.settings.repoDir ?? process.cwd()
  const config = stored?.config ?? {}
  const clients = new PointClients(stored?.settings ?? {}, config, env)
  const facts = {
    facts: factsOf(plan, point, outcome, outDir),
    ...(plan.head === undefined ? {} : { commit: plan.head }),
    repoDir,
    self: selfCommand(),
    judge: ['repro', point.id, '--out', outDir, '--judge', standIns.WORK],
  }
  if (point.simulated === true) return { ...facts, ...simulated(point, clients, config) }
  return { ...facts, ...real(point, siteOf(input, stored, point), clients, env) }
}

const evaluation = ({ title, configKey }: PlannedPoint) =>
  problem('INFX329', `${title} is an evaluation, which is asked by the harness and not by one command`, {
    hint: `repeat it with: infx sweep --keys ${configKey} --labels evals-only`,
  })

function factsOf(
  plan: Plan,
  point: PlannedPoint,
  outcome: KeptOutcome | undefined,
  outDir: string,
): readonly string[] {
  const ended = outcome ? `${outcome.result.status}, attempt ${outcome.result.attempt}` : 'never ended'
  const failure = outcome?.result.failure?.problems[0]?.message
  const dataset = point.dataset
  return [
    `${point.title}: ${ended}${failure === undefined ? '' : ` (${failure})`}`,
    `point ${point.id} of plan ${plan.digest.slice(0, 12)}`,
    `image ${point.image} · model ${point.model} · runner ${point.runner}`,
    ...(dataset ? [`dataset ${dataset.loader}${dataset.path === undefined ? '' : ` ${dataset.path}`}`] : []),
    ...(outcome ? [`kept files: ${join(outDir, outcome.workDir)}`] : []),
  ]
}

type Rest = Omit<ReproScript, 'facts' | 'commit' | 'repoDir' | 'self' | 'judge'>

/** Everything on this machine: the script starts and stops it. */
function simulated(point: PlannedPoint, clients: PointClients, config: InfxConfig): Rest {
  const spec = simEngine.render(point, {
    port: Number(standIns.PORT),
    workDir: standIns.WORK,
    traceScale: point.traceScale ?? 1,
  })
  const load = loadSpecOf(point, spec, {
    repoDir: standIns.REPO,
    client: 'replay',
    outputDir: `${standIns.WORK}/${clientFolder}`,
  })
  const isReplay = clients.nameFor(point) === 'replay'
  return {
    files: [...(spec.files ?? []), ...loadFile(load)],
    engine: {
      kind: 'processes',
      processes: spec.processes.map(({ role, argv, env }) => ({ name: role, argv, env })),
      healthUrl: `${spec.endpointUrl}${spec.health.path}`,
      timeoutSeconds: config['start-up-window-seconds'] ?? spec.health.timeoutSeconds,
    },
    client: {
      notes: isReplay ? [] : ['measured with AIPerf; the built-in client sends the same load'],
      command: replayCommand(),
    },
  }
}

const loadFileName = 'load.json'
const loadFile = (load: LoadSpec) => [
  { path: `${standIns.WORK}/${loadFileName}`, text: `${JSON.stringify(load, null, 2)}\n` },
]
const replayCommand = () => ({
  name: 'client',
  argv: [...selfCommand(), 'replay', '--spec', `${standIns.WORK}/${loadFileName}`],
  env: {},
})

function siteOf(
  { site, outDir }: ReproInput,
  stored: Awaited<ReturnType<typeof readStoredRun>>,
  point: PlannedPoint,
): Site {
  const ofLabel = stored?.config.sites?.[point.runner]
  const path =
    site ??
    stored?.settings.site ??
    (ofLabel === undefined ? undefined : resolve(stored?.settings.repoDir ?? outDir, ofLabel))
  if (path === undefined || !existsSync(path)) {
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

/** The engine's processes belong on nodes that a person has to get: they are there to paste. */
function real(point: PlannedPoint, site: Site, clients: PointClients, env: NodeJS.ProcessEnv): Rest {
  const flags = site['default-engine-flags']
  const { plan, problems } = planEngine(point, {
    ...usualPlanOptions,
    ...(flags === undefined ? {} : { defaultFlags: flags }),
  })
  if (!plan || hasErrors(problems)) throw new ProblemError(problems)
  const form = containerSettings(site).runtime === 'none' ? 'bare' : 'docker'
  const head = `http://${plan.nodes === 1 ? '127.0.0.1' : '${NODE0_IP:?address of node 0}'}:${plan.endpoint.port}`
  const local = `http://127.0.0.1:${plan.endpoint.port}`
  const load = loadSpecOf(
    point,
    {
      endpointUrl: local,
      servedModel: plan.servedModel,
      metricsUrls: plan.metrics
        .filter(({ node }) => node === plan.endpoint.node)
        .map(({ port, path }) => `http://127.0.0.1:${port}${path}`),
    },
    { repoDir: standIns.REPO, client: clients.nameFor(point), outputDir: `${standIns.WORK}/${clientFolder}` },
  )
  const modelPath = site.models?.[point.model]
  const models = modelPath === undefined ? '' : `export MODEL_PATH=\${MODEL_PATH:-${modelPath}}\n`
  return {
    files: loadFile(load),
    engine: {
      kind: 'paste',
      text: `${models}${shellText(plan, { form, model: point.model })}`,
      healthUrl: `${head}${plan.health.path}`,
    },
    client: clientOf(point, load, clients, env, modelPath),
  }
}

/** AIPerf by a runner of Python packages, at the version that measured; the built-in client where it replays the load itself. */
function clientOf(
  point: PlannedPoint,
  load: LoadSpec,
  clients: PointClients,
  env: NodeJS.ProcessEnv,
  modelPath: string | undefined,
): ReproScript['client'] {
  const notes = ['run it on the node of the endpoint, or change the addresses']
  const input = inputOf(load)
  if (clients.nameFor(point) !== 'aiperf' || input === undefined) return { notes, command: replayCommand() }
  const dialect = clients.dialectFor(point)
  const facts = aiperfFactsOf(point, {
    ...(modelPath === undefined ? {} : { tokenizer: modelPath }),
    ...(point.router?.name.includes('sglang') === true ? { sessionHeader: 'x-smg-routing-key' } : {}),
  })
  const argv = aiperfArgv({ programPath: (name) => name, dialect, spec: load, facts, input })
  return {
    notes: [...notes, `${dialect.name}, in an environment that has it`],
    command: { name: 'client', argv, env: aiperfEnv(facts, clients.cacheDir || (env['HOME'] ?? '')) },
  }
}

/** Undefined for what AIPerf gets as files that are made for each run. */
function inputOf({ load }: LoadSpec): AiperfInput | undefined {
  if (load.kind === 'fixed') return { kind: 'synthetic' }
  const { trace } = load
  if (trace.format === 'corpus') return { kind: 'corpus', loader: trace.loader, entries: corpusEntries }
  return trace.format === 'weka' ? { kind: 'file', path: trace.path, type: 'weka_trace' } : undefined
}
