/** vLLM flags of a point without a recipe. */
import type { Parallelism, PointSpec } from '../../core/point.ts'
import type { RecipeMapping } from '../../core/recipe/merge.ts'
import { draftingOfPoint } from '../command/drafting.ts'
import type { Drafting } from '../command/drafting.ts'
import { draftModelMark } from '../command/text.ts'
import { requestsInFlight } from '../command/load-of-point.ts'

const bytesPerGib = 2 ** 30

export function defaultVllmFlags(point: PointSpec, widths: Parallelism): RecipeMapping {
  // Attention is data-parallel in vLLM when every rank is a replica of its own.
  const [tp, dp] = widths.dpAttn ? [1, widths.tp] : [widths.tp, 1]
  const draft = draftingOfPoint(point)
  return {
    'tensor-parallel-size': tp,
    ...(widths.pp > 1 ? { 'pipeline-parallel-size': widths.pp } : {}),
    ...(dp > 1 ? { 'data-parallel-size': dp } : {}),
    ...(widths.dcp > 1 ? { 'decode-context-parallel-size': widths.dcp } : {}),
    ...(widths.pcp > 1 ? { 'prefill-context-parallel-size': widths.pcp } : {}),
    ...(widths.ep > 1 ? { 'enable-expert-parallel': true } : {}),
    'trust-remote-code': true,
    ...(point.maxModelLen > 0 ? { 'max-model-len': point.maxModelLen } : {}),
    // A data-parallel rank gets its share of the requests, and as many again when they are not spread evenly.
    'max-num-seqs': dp > 1 ? Math.ceil((requestsInFlight(point) / dp) * 2) : requestsInFlight(point),
    ...(draft ? { 'speculative-config': speculativeConfig(draft) } : {}),
    ...(point.kvOffloading === 'none'
      ? {}
      : {
          'kv-offloading-backend': 'native',
          // Total over all ranks.
          'kv-offloading-size': Math.floor((point.totalCpuDramGb * 1e9) / bytesPerGib),
        }),
    'enable-prompt-tokens-details': true,
  }
}

/** Only a model's own MTP layers need no drafter beside it. */
const speculativeConfig = ({ method, length }: Drafting): string =>
  JSON.stringify({
    method,
    ...(method === 'mtp' ? {} : { model: draftModelMark }),
    num_speculative_tokens: length,
  })
