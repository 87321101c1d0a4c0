/** Published measurements that the model is fitted to and checked against, and the deployments they were taken on. */
import type { ClusterConfig } from '../core/cluster.ts'
import type { FittedModel } from '../hardware/coefficients.ts'
import { buildPool, transferOf } from '../hardware/deployment.ts'
import type { PoolPlan } from '../hardware/deployment.ts'
import { modelClassOf } from '../hardware/model-class.ts'
import { skuByName } from '../hardware/sku.ts'
import type { WorkloadShape } from './workload.ts'

/** One point of the GB300 DeepSeek-V4.1-Flash FP4 curve (agentic coding, acceptance length 3.51 of 5 draft tokens). */
export interface PublishedPoint {
  readonly name: string
  readonly gpus: number
  readonly conc: number
  readonly prefillWorkers: number
  /** Decode sequences per rank; absent for aggregated serving. */
  readonly decodeBatch?: number
  readonly tp?: number
  readonly ep?: number
  readonly totalTpsPerGpu: number
  readonly meanInteractivityTps?: number
  readonly p90E2elSeconds?: number
  /** Not used by the fit; only compared. */
  readonly heldOut: boolean
}

export const publishedPoints: readonly PublishedPoint[] = [
  agg({ name: 'agg TP4 c1', conc: 1, totalTpsPerGpu: 8_244, p90E2elSeconds: 5.17 }),
  agg({ name: 'agg TP4 c4', conc: 4, totalTpsPerGpu: 10_371, p90E2elSeconds: 6.18 }),
  agg({
    name: 'agg TP4 c16',
    conc: 16,
    totalTpsPerGpu: 29_353,
    meanInteractivityTps: 523.6,
    p90E2elSeconds: 6.31,
  }),
  disagg(3, 18, 700, [226_225, 295.0, 8.12]),
  disagg(3, 24, 1228, [383_628, 266.7, 9.13]),
  disagg(5, 40, 2884, [715_623, 220.3, 12.74]),
  disagg(7, 96, 5540, [1_014_363, 150.2, 20.58]),
  disagg(9, 192, 7480, [1_113_381, 103.0, 26.51]),
  {
    ...agg({ name: 'agg TP2/EP2 c16', conc: 16, totalTpsPerGpu: 57_670, meanInteractivityTps: 377.4 }),
    gpus: 2,
    tp: 2,
    ep: 2,
    heldOut: true,
  },
  { ...disagg(8, 64, 4096, [803_198, 190.8, 0]), heldOut: true },
  { ...disagg(9, 160, 7480, [1_094_347, 110.6, 0]), heldOut: true },
]

function agg(
  point: Pick<PublishedPoint, 'name' | 'conc' | 'totalTpsPerGpu' | 'meanInteractivityTps' | 'p90E2elSeconds'>,
): PublishedPoint {
  return { ...point, gpus: 4, prefillWorkers: 0, tp: 4, ep: 1, heldOut: false }
}

/** n DEP2 prefill workers and one DEP16 decode worker. */
function disagg(
  prefillWorkers: number,
  decodeBatch: number,
  conc: number,
  [totalTpsPerGpu, meanInteractivityTps, p90E2elSeconds]: readonly [number, number, number],
): PublishedPoint {
  return {
    name: `${prefillWorkers}P1D b${decodeBatch} c${conc}`,
    gpus: prefillWorkers * 2 + 16,
    conc,
    prefillWorkers,
    decodeBatch,
    totalTpsPerGpu,
    meanInteractivityTps,
    ...(p90E2elSeconds > 0 ? { p90E2elSeconds } : {}),
    heldOut: false,
  }
}

/** Agentic coding sessions as the published ones look from outside; docs/simulated-engine.md says how they were inferred. */
export const fitWorkload: WorkloadShape = {
  seed: 42,
  pageTokens: 512,
  systemTokens: 20_480,
  turns: 50,
  minNewTokens: 500,
  meanNewTokens: 2_600,
  medianOutputTokens: 390,
  outputSigma: 1.395,
  maxOutputTokens: 16_384,
  meanGapSeconds: 14,
  maxGapSeconds: 300,
}

/** CPU DRAM for KV per prefill GPU of the published deployments, GB: an assumption, a GB300 tray has 960 GB for 4 GPUs. */
const hostGbPerPrefillGpu = 200
const chunkTokens = 16_384

/** `traceScale` as in a scaled run: the workload's tokens and gaps must be divided by it too (`scaleWorkload`). */
export function clusterOf(
  point: PublishedPoint,
  fitted: FittedModel,
  workload: WorkloadShape,
  traceScale = 1,
): ClusterConfig {
  const sku = skuByName('gb300')
  if (!sku) throw new Error('gb300 is not in the table')
  const model = modelClassOf('dsv41flash')
  const deployment = {
    model,
    precision: 'fp4',
    hostGb: point.prefillWorkers * 2 * hostGbPerPrefillGpu,
    chunkTokens,
    traceScale,
  }
  const shared = {
    pageTokens: workload.pageTokens,
    router: { policy: 'session' as const, sessionHeaders: [], decodePolicy: 'total-requests' as const },
    speculative: { numSpecTokens: 5, acceptanceLength: 3.51, realAcceptanceRatio: 0.8 },
    evalMode: false,
    maxQueuedRequests: 0,
  }
  if (point.decodeBatch === undefined) {
    const shape = { gpus: point.tp ?? 4, dpRanks: 1, ep: point.ep ?? 1 }
    const plan: PoolPlan = { role: 'mixed', workers: 1, sku, shape, maxRunning: Math.max(4, 2 * point.conc) }
    return { ...shared, pools: [buildPool(plan, deployment, fitted)] }
  }
  const prefill: PoolPlan = {
    role: 'prefill',
    workers: point.prefillWorkers,
    sku,
    shape: { gpus: 2, dpRanks: 2, ep: 2 },
    maxRunning: 512,
  }
  const decode: PoolPlan = {
    role: 'decode',
    workers: 1,
    sku,
    shape: { gpus: 16, dpRanks: 16, ep: 16 },
    maxRunning: point.decodeBatch * 16,
  }
  const pools = [buildPool(prefill, deployment, fitted), buildPool(decode, deployment, fitted)] as const
  return { ...shared, pools: [...pools], transfer: transferOf(prefill, model) }
}
