/** Names of one flag, as data: short and old spellings on the left, the one that is compared on the right. */

export type Family =
  'sglang' | 'vllm' | 'trtllm' | 'sglang-router' | 'dynamo-frontend' | 'trtllm-disaggregated'

const sglang: Readonly<Record<string, string>> = {
  tp: 'tensor-parallel-size',
  'tp-size': 'tensor-parallel-size',
  dp: 'data-parallel-size',
  'dp-size': 'data-parallel-size',
  pp: 'pipeline-parallel-size',
  'pp-size': 'pipeline-parallel-size',
  ep: 'expert-parallel-size',
  'ep-size': 'expert-parallel-size',
  model: 'model-path',
  'speculative-algo': 'speculative-algorithm',
  'speculative-draft-model': 'speculative-draft-model-path',
  'cuda-graph-max-bs-decode': 'cuda-graph-max-bs',
  'nsa-prefill-backend': 'dsa-prefill-backend',
  'nsa-decode-backend': 'dsa-decode-backend',
  'context-len': 'context-length',
}

const vllm: Readonly<Record<string, string>> = {
  tp: 'tensor-parallel-size',
  dp: 'data-parallel-size',
  pp: 'pipeline-parallel-size',
  dcp: 'decode-context-parallel-size',
  pcp: 'prefill-context-parallel-size',
  ep: 'enable-expert-parallel',
  dpl: 'data-parallel-size-local',
  dpa: 'data-parallel-address',
  dpp: 'data-parallel-rpc-port',
  dph: 'data-parallel-hybrid-lb',
  O: 'compilation-config',
  cc: 'compilation-config',
  sc: 'speculative-config',
  ac: 'attention-config',
  q: 'quantization',
  n: 'nnodes',
  r: 'node-rank',
}

const trtllm: Readonly<Record<string, string>> = {
  tp: 'tensor-parallel-size',
  'tp-size': 'tensor-parallel-size',
  pp: 'pipeline-parallel-size',
  'pp-size': 'pipeline-parallel-size',
  ep: 'moe-expert-parallel-size',
  'ep-size': 'moe-expert-parallel-size',
  model: 'model-path',
  'extra-llm-api-options': 'config',
  'extra-engine-args': 'config',
  'kv-cache-free-gpu-memory-fraction': 'free-gpu-memory-fraction',
}

const byFamily: Readonly<Partial<Record<Family, Readonly<Record<string, string>>>>> = { sglang, vllm, trtllm }

/** `--Name_of` → `name-of`, then its alias within the family. */
export function canonicalFlag(family: Family, written: string): string {
  const bare = written.replace(/^-+/, '')
  const aliases = byFamily[family]
  const known = (name: string): string | undefined =>
    aliases !== undefined && Object.hasOwn(aliases, name) ? aliases[name] : undefined
  const name = bare.replaceAll('_', '-')
  return known(name) ?? known(name.toLowerCase()) ?? name.toLowerCase()
}
