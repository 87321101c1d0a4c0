/**
 * The fitted numbers of the latency model, and how they become the coefficients of one worker's step.
 * Fit, errors and meaning: docs/simulated-engine.md.
 */
import type { SimStepCoefficients } from '../../../core/schema/sim-engine.generated.ts'
import type { ModelClass } from './model-class.ts'
import type { Sku } from './sku.ts'

/** Dimensionless efficiencies and fixed times that the published points were fitted with. */
export interface FittedModel {
  /** Share of peak matrix throughput that prefill reaches. */
  readonly prefillUtilisation: number
  /** Share of peak matrix throughput that decode reaches per sequence. */
  readonly decodeUtilisation: number
  /** Share of HBM bandwidth at which KV is read in decode. */
  readonly kvBandwidthShare: number
  /** Share of all weights that one decode step reads, over the HBM bandwidth of the worker. */
  readonly weightTouchRatio: number
  /** Host work and kernel launches of any step, seconds. */
  readonly overheadSeconds: number
  /** Depth of the network: time of a decode step that no width shortens, seconds. */
  readonly decodeFloorSeconds: number
  /** All-to-all of experts or attention data parallelism, seconds per doubling of the worker's GPUs. */
  readonly expertCollectiveSeconds: number
  /** A rank of g GPUs works like g^exponent single ones. */
  readonly widthExponent: number
}

export const fittedModel: FittedModel = {
  prefillUtilisation: 0.318,
  decodeUtilisation: 0.4,
  kvBandwidthShare: 0.708,
  weightTouchRatio: 0.42,
  overheadSeconds: 0.0005,
  decodeFloorSeconds: 0.0037,
  expertCollectiveSeconds: 0.00148,
  widthExponent: 0.9,
}

/** Widths of one worker, as far as the model cares. */
export interface WorkerShape {
  /** tp · pp · pcp. */
  readonly gpus: number
  /** Attention data-parallel ranks; 1 without. */
  readonly dpRanks: number
  readonly ep: number
}

const flopsOf = (sku: Sku, precision: string): number =>
  1e12 *
  (precision === 'fp4' || precision === 'int4'
    ? sku.fp4Tflops
    : precision === 'bf16'
      ? sku.bf16Tflops
      : sku.fp8Tflops)

/** Bytes of one stored weight, scales included. */
const weightBytes = (precision: string): number =>
  precision === 'fp4' || precision === 'int4' ? 0.5625 : precision === 'bf16' ? 2 : 1.01

export const modelBytes = (model: ModelClass, precision: string): number =>
  model.totalBillions * 1e9 * weightBytes(precision)

/** The coefficients of a worker: what one GPU needs, divided by the width of a rank. */
export function stepCoefficients(
  what: {
    readonly sku: Sku
    readonly model: ModelClass
    readonly precision: string
    readonly shape: WorkerShape
  },
  fitted: FittedModel,
): SimStepCoefficients {
  const { sku, model, precision, shape } = what
  const width = (shape.gpus / shape.dpRanks) ** fitted.widthExponent
  const tokenFlops = 2 * model.activeBillions * 1e9
  const prefillFlops = flopsOf(sku, precision) * fitted.prefillUtilisation * width
  const attentionFlops = sku.bf16Tflops * 1e12 * fitted.prefillUtilisation * width
  const decodeToken = tokenFlops / (flopsOf(sku, precision) * fitted.decodeUtilisation * width)
  const hbm = sku.hbmTbPerSecond * 1e12
  const weightsRead = (modelBytes(model, precision) * fitted.weightTouchRatio) / (hbm * shape.gpus)
  const collective =
    shape.ep > 1 || shape.dpRanks > 1 ? fitted.expertCollectiveSeconds * Math.log2(shape.gpus) : 0
  return {
    overheadSeconds: fitted.overheadSeconds,
    prefillSecondsPerToken: tokenFlops / prefillFlops,
    prefillSecondsPerTokenMegacontext: (model.attentionFlops * 1e6) / attentionFlops,
    decodeBaseSeconds: fitted.decodeFloorSeconds + weightsRead + collective,
    decodeSecondsPerSequence: decodeToken,
    decodeSecondsPerContextToken:
      model.kvBytesPerToken / (hbm * fitted.kvBandwidthShare * (model.kvSharded ? width : 1)),
    draftSecondsPerSequenceToken: decodeToken,
  }
}
