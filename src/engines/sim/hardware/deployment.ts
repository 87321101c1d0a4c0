/** From hardware, model and widths to the pools of a simulated engine. */
import type { SimPool, SimStepCoefficients, SimTransfer } from '../../../core/schema/sim-engine.generated.ts'
import { modelBytes, stepCoefficients } from './coefficients.ts'
import type { FittedModel, WorkerShape } from './coefficients.ts'
import type { ModelClass } from './model-class.ts'
import type { Sku } from './sku.ts'

export interface PoolPlan {
  readonly role: SimPool['role']
  readonly workers: number
  readonly sku: Sku
  readonly shape: WorkerShape
  /** Admission limit of one worker, sequences. */
  readonly maxRunning: number
}

export interface DeploymentPlan {
  readonly model: ModelClass
  readonly precision: string
  /** CPU DRAM for KV over the whole deployment, GB (10^9 bytes); 0 = none. */
  readonly hostGb: number
  readonly chunkTokens: number
  /** Divisor of every token count, ≥ 1. */
  readonly traceScale: number
}

/** Share of HBM that an engine takes, and what it needs beside weights and KV, GB. */
const memoryShare = 0.88
const workspaceGb = 8
/** A class table is coarse: where weights would leave nothing, this share of HBM is KV all the same. */
const minKvShare = 0.05
/** Share of a link's bandwidth that KV transfers reach. */
const linkShare = 0.5
/** Decode runs into the memory wall, not the power wall. */
const decodePowerShare = 0.7
const prefillPowerShare = 0.95

export function buildPool(plan: PoolPlan, deployment: DeploymentPlan, fitted: FittedModel): SimPool {
  const { sku, shape } = plan
  const { model, precision, traceScale } = deployment
  const gpusPerRank = shape.gpus / shape.dpRanks
  const copies = model.kvSharded ? gpusPerRank : 1
  const scaled = (tokens: number): number => Math.max(1, Math.floor(tokens / traceScale))
  const entryRanks = plan.workers * shape.dpRanks
  const hostTokens =
    plan.role === 'decode' ? 0 : (deployment.hostGb * 1e9) / (entryRanks * model.kvBytesPerToken)
  return {
    role: plan.role,
    workers: plan.workers,
    dpRanks: shape.dpRanks,
    gpusPerWorker: shape.gpus,
    kvPoolTokensPerRank: scaled(
      (kvBytesPerGpu(sku, shape, model, precision) * copies) / model.kvBytesPerToken,
    ),
    hostPoolTokensPerRank: deployment.hostGb === 0 ? 0 : Math.floor(hostTokens / traceScale),
    hostLoadTokensPerSecond:
      (sku.hostLinkGbPerSecond * 1e9 * linkShare * gpusPerRank) / model.kvBytesPerToken,
    chunkTokens: scaled(deployment.chunkTokens),
    maxRunningPerRank: Math.max(1, Math.ceil(plan.maxRunning / shape.dpRanks)),
    step: scaledStep(stepCoefficients({ sku, model, precision, shape }, fitted), traceScale),
    power: {
      idleWatts: sku.idleWatts,
      prefillWatts: sku.maxWatts * prefillPowerShare,
      decodeWatts: sku.maxWatts * decodePowerShare,
    },
  }
}

/** A token of a scaled trace stands for `traceScale` tokens of context, so what grows with context costs that much more per token. */
function scaledStep(step: SimStepCoefficients, traceScale: number): SimStepCoefficients {
  return {
    ...step,
    prefillSecondsPerTokenMegacontext: step.prefillSecondsPerTokenMegacontext * traceScale,
    decodeSecondsPerContextToken: step.decodeSecondsPerContextToken * traceScale,
  }
}

/** KV handed from prefill to decode: every GPU of a worker sends its share. */
export function transferOf(prefill: PoolPlan, model: ModelClass): SimTransfer {
  const bytesPerSecond = prefill.sku.peerLinkGbPerSecond * 1e9 * linkShare * prefill.shape.gpus
  return { tokensPerSecond: bytesPerSecond / model.kvBytesPerToken, latencySeconds: 0.005 }
}

function kvBytesPerGpu(sku: Sku, shape: WorkerShape, model: ModelClass, precision: string): number {
  const weights = modelBytes(model, precision) / shape.gpus
  const left = sku.hbmGb * 1e9 * memoryShare - weights - workspaceGb * 1e9
  return Math.max(left, sku.hbmGb * 1e9 * minKvShare)
}
