/** SGLang flags of a point without a recipe. Memory fractions and kernels are the site's and the model's business. */
import type { Parallelism, PointSpec } from '../../core/point.ts'
import type { RecipeMapping } from '../../core/recipe/merge.ts'
import { draftingOfPoint } from '../command/drafting.ts'
import { draftModelMark } from '../command/text.ts'
import { hostBytesPerRank, requestsInFlight } from '../command/load-of-point.ts'

export function defaultSglangFlags(point: PointSpec, widths: Parallelism): RecipeMapping {
  // SGLang cuts context parallelism out of its tensor-parallel ranks.
  const tp = widths.tp * widths.pcp
  return {
    'tensor-parallel-size': tp,
    ...(widths.pp > 1 ? { 'pipeline-parallel-size': widths.pp } : {}),
    ...(widths.pcp > 1 ? { 'enable-prefill-cp': true, 'attn-cp-size': widths.pcp } : {}),
    ...(widths.dcp > 1 ? { 'dcp-size': widths.dcp } : {}),
    ...(widths.dpAttn ? { 'data-parallel-size': tp, 'enable-dp-attention': true } : {}),
    ...(widths.ep > 1 ? { 'expert-parallel-size': widths.ep } : {}),
    'trust-remote-code': true,
    ...(point.maxModelLen > 0 ? { 'context-length': point.maxModelLen } : {}),
    'max-running-requests': requestsInFlight(point),
    ...drafting(point),
    ...offload(point, widths),
    'enable-metrics': true,
    'enable-cache-report': true,
  }
}

function drafting(point: PointSpec): RecipeMapping {
  const draft = draftingOfPoint(point)
  if (!draft) return {}
  const { method, length, separateModel } = draft
  const draftModel = separateModel ? { 'speculative-draft-model-path': draftModelMark } : {}
  switch (method) {
    case 'dspark':
      return { 'speculative-algorithm': 'DSPARK', ...draftModel, 'speculative-dspark-block-size': length }
    case 'dflash':
      return { 'speculative-algorithm': 'DFLASH', ...draftModel, 'speculative-num-draft-tokens': length + 1 }
    default:
      return {
        'speculative-algorithm': method === 'eagle3' ? 'EAGLE3' : 'EAGLE',
        ...draftModel,
        'speculative-num-steps': length,
        'speculative-eagle-topk': 1,
        'speculative-num-draft-tokens': length + 1,
      }
  }
}

/** `hicache-size` is whole GB of each rank. */
function offload(point: PointSpec, widths: Parallelism): RecipeMapping {
  if (point.kvOffloading === 'none') return {}
  const gb = Math.floor(hostBytesPerRank(point, widths) / 1e9)
  return { 'enable-hierarchical-cache': true, 'hicache-size': gb, 'hicache-write-policy': 'write_through' }
}
