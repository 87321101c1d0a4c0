/** Renders a planned point as one simulated engine process. */
import { join } from 'node:path'
import { selfCommand } from '../../assets.ts'
import type { PlannedPoint } from '../../core/plan/plan.ts'
import type { Parallelism, WorkerPool } from '../../core/point.ts'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import '../../core/problems/engine.ts'
import type { SimEngineConfig, SimSpeculative } from '../../core/schema/sim-engine.generated.ts'
import type { Engine, EngineSpec, RenderContext } from '../engine.ts'
import { draftAcceptanceOf } from './core/acceptance.ts'
import { fittedModel } from './hardware/coefficients.ts'
import { buildPool, transferOf } from './hardware/deployment.ts'
import type { DeploymentPlan, PoolPlan } from './hardware/deployment.ts'
import { modelClassOf } from './hardware/model-class.ts'
import type { ModelClass } from './hardware/model-class.ts'
import { knownSkus, skuOfRunner } from './hardware/sku.ts'
import type { Sku } from './hardware/sku.ts'
import { simEngineVersion } from './version.ts'

/** Tokens of a KV page and of a prefill chunk before scaling; a page never shrinks below `minPageTokens`. */
const pageTokens = 64
const minPageTokens = 4
const chunkTokens = 16_384
/** Speculative decoding without an acceptance target: a typical multi-token-prediction head. */
const fallbackSpeculative = { numSpecTokens: 3, acceptanceLength: 2.4 }
const outputSeed = 42

/**
 * The simulated engine. `render` throws ProblemError (INFX173) when the point's hardware or topology has no model;
 * the configuration is among the spec's `files`.
 */
export const simEngine: Engine = {
  name: 'sim',
  render: (point, context) => {
    const configPath = join(context.workDir, 'sim-engine.json')
    const endpointUrl = `http://127.0.0.1:${context.port}`
    return {
      engine: 'sim',
      version: simEngineVersion,
      simulated: true,
      processes: [serverProcess(point, context, configPath)],
      files: [{ path: configPath, text: `${JSON.stringify(simConfigOf(point, context), null, 2)}\n` }],
      port: context.port,
      endpointUrl,
      health: { path: '/health', intervalMs: 100, timeoutSeconds: 60 },
      metricsUrls: [`${endpointUrl}/metrics`],
      servedModel: point.model,
    }
  },
}

function serverProcess(
  point: PlannedPoint,
  context: RenderContext,
  configPath: string,
): EngineSpec['processes'][number] {
  return {
    role: 'server',
    argv: [...selfCommand(), 'sim-engine', '--config', configPath, '--port', String(context.port)],
    env: {},
    gpus: point.gpus,
    nodes: point.nodes,
  }
}

/** Everything the simulated engine needs to know of a point. Throws ProblemError (INFX173). */
export function simConfigOf(point: PlannedPoint, context: RenderContext): SimEngineConfig {
  const model = modelClassOf(point.modelPrefix)
  // Questions of an evaluation are real text: nothing about them is scaled.
  const traceScale = point.kind === 'eval' ? 1 : context.traceScale
  const deployment: DeploymentPlan = {
    model,
    precision: point.precision,
    hostGb: point.kvOffloading === 'none' ? 0 : point.totalCpuDramGb,
    chunkTokens,
    traceScale,
  }
  const plans = poolPlans(point)
  const prefill = plans.find((plan) => plan.role === 'prefill')
  const [first, second] = plans.map((plan) => buildPool(plan, deployment, fittedModel))
  if (!first) throw new Error('a point without pools')
  return {
    schema: 'sim-engine.v1',
    servedModel: point.model,
    seed: outputSeed,
    startupSeconds: 0,
    maxModelLenTokens: Math.max(1, Math.floor(contextTokens(point, model) / traceScale)),
    maxQueuedRequests: 0,
    maxBodyBytes: 64 * 1024 * 1024,
    streamIntervalTokens: 1,
    pageTokens: Math.max(minPageTokens, Math.round(pageTokens / traceScale)),
    traceScale,
    sku: plans[0]?.sku.name ?? '',
    router: {
      policy: 'session',
      sessionHeaders: ['x-smg-routing-key', 'x-dynamo-session-id', 'x-session-id', 'x-correlation-id'],
      decodePolicy: 'total-requests',
    },
    ...speculativeOf(point, context),
    evalMode: point.kind === 'eval',
    pools: second ? [first, second] : [first],
    ...(prefill ? { transfer: transferOf(prefill, model) } : {}),
    ...(context.evalOracle ? { oracle: { ...context.evalOracle, seed: outputSeed } } : {}),
    gpuMetricsPath: context.gpuMetricsPath ?? join(context.workDir, 'gpu_metrics.csv'),
    gpuMetricsIntervalMs: 1000,
  }
}

const contextTokens = (point: PlannedPoint, model: ModelClass): number =>
  point.maxModelLen > 0 ? point.maxModelLen : model.contextTokens

function speculativeOf(
  point: PlannedPoint,
  context: RenderContext,
): { readonly speculative?: SimSpeculative } {
  if (point.specDecoding === 'none') return {}
  const { numSpecTokens, acceptanceLength } = point.acceptance ?? fallbackSpeculative
  return {
    speculative: {
      numSpecTokens,
      acceptanceLength,
      realAcceptanceRatio:
        context.simulatedDraftAcceptance ?? draftAcceptanceOf(acceptanceLength, numSpecTokens),
    },
  }
}

function poolPlans(point: PlannedPoint): readonly PoolPlan[] {
  const { topology } = point
  if (topology.shape === 'single-node') return [poolPlan(point, 'mixed', topology, 1, point.runner)]
  const { prefill, decode } = topology
  if (prefill.numWorkers === 0) {
    throw new ProblemError([
      problem('INFX173', `${point.id}: a topology without prefill workers cannot be served`),
    ])
  }
  if (decode.numWorkers === 0) return [workersOf(point, 'mixed', prefill)]
  return [workersOf(point, 'prefill', prefill), workersOf(point, 'decode', decode)]
}

const workersOf = (point: PlannedPoint, role: PoolPlan['role'], pool: WorkerPool): PoolPlan =>
  poolPlan(point, role, pool, pool.numWorkers, pool.hardware ?? point.runner)

function poolPlan(
  point: PlannedPoint,
  role: PoolPlan['role'],
  widths: Parallelism,
  workers: number,
  hardware: string,
): PoolPlan {
  const gpus = widths.tp * widths.pp * widths.pcp
  return {
    role,
    workers,
    sku: requireSku(point, hardware),
    shape: { gpus, dpRanks: widths.dpAttn ? widths.tp : 1, ep: widths.ep },
    maxRunning: maxRunningOf(point, role) ?? 2 * highestConc(point),
  }
}

const highestConc = (point: PlannedPoint): number => Math.max(point.conc, ...(point.evalConcs ?? []))

function requireSku(point: PlannedPoint, hardware: string): Sku {
  const sku = skuOfRunner(hardware)
  if (sku) return sku
  throw new ProblemError([
    problem('INFX173', `${point.id}: no coefficients for the hardware of "${hardware}"`, {
      hint: `a runner label that can be simulated starts with one of ${knownSkus.join(', ')}`,
    }),
  ])
}

const recipeRole = { mixed: 'aggregated', prefill: 'prefill', decode: 'decode' } as const

/** `backend.sglang_config.<role>.max-running-requests` of the point's recipe: the cap that decides where decode queues. */
function maxRunningOf(point: PlannedPoint, role: PoolPlan['role']): number | undefined {
  const flags = memberOf(
    memberOf(memberOf(point.recipe?.resolved, 'backend'), 'sglang_config'),
    recipeRole[role],
  )
  const limit = memberOf(flags, 'max-running-requests')
  return typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 ? limit : undefined
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Reflect.get(value, name)
}
