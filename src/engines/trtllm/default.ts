/** TensorRT-LLM options of a point without a recipe. */
import type { Parallelism, PointSpec } from '../../core/point.ts'
import type { RecipeMapping } from '../../core/recipe/merge.ts'
import { draftingOfPoint } from '../command/drafting.ts'
import type { Drafting } from '../command/drafting.ts'
import { draftModelMark } from '../command/text.ts'
import { hostBytesPerRank, requestsInFlight } from '../command/load-of-point.ts'

export function defaultTrtllmFlags(point: PointSpec, widths: Parallelism): RecipeMapping {
  const draft = draftingOfPoint(point)
  const ranks = widths.dpAttn ? widths.tp : 1
  return {
    tensor_parallel_size: widths.tp,
    pipeline_parallel_size: widths.pp,
    ...(widths.pcp > 1 ? { context_parallel_size: widths.pcp } : {}),
    moe_expert_parallel_size: widths.ep,
    enable_attention_dp: widths.dpAttn,
    trust_remote_code: true,
    ...(point.maxModelLen > 0 ? { max_seq_len: point.maxModelLen } : {}),
    max_batch_size: Math.ceil(requestsInFlight(point) / ranks),
    kv_cache_config: {
      enable_block_reuse: true,
      ...(point.kvOffloading === 'none' ? {} : { host_cache_size: hostBytesPerRank(point, widths) }),
    },
    ...(draft ? { speculative_config: speculativeConfig(draft) } : {}),
    enable_iter_perf_stats: true,
    return_perf_metrics: true,
  }
}

const speculativeConfig = ({ method, length, separateModel }: Drafting): RecipeMapping => ({
  decoding_type: method === 'mtp' ? 'MTP' : method === 'eagle3' ? 'Eagle3' : method,
  max_draft_len: length,
  ...(separateModel ? { speculative_model_dir: draftModelMark } : {}),
})
