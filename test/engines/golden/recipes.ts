/** Own recipes of the shapes that real ones have: what each must start is in the file of its name beside this one. */
import type { PlannedPoint } from '../../../src/core/plan/plan.ts'
import type { AcceptanceTarget } from '../../../src/core/point.ts'
import { loadYaml } from '../../../src/yaml.ts'
import { isMapping } from '../../../src/core/recipe/merge.ts'
import { aParallelism, aPlannedPoint } from '../../builders.ts'

export const target = (numSpecTokens: number, acceptanceLength: number): AcceptanceTarget => ({
  ...{ curve: 'toy_mtp.yaml', modelKey: 'toy', thinking: 'on', numSpecTokens, acceptanceLength },
})

/** A point of `framework` whose recipe is this YAML. */
export function pointOfRecipe(
  framework: string,
  yaml: string,
  overrides: Partial<PlannedPoint> = {},
): PlannedPoint {
  const { value, problems } = loadYaml(yaml, 'recipe.yaml')
  if (!isMapping(value) || problems.length > 0) throw new Error(`fixture: ${JSON.stringify(problems)}`)
  return aPlannedPoint({
    framework,
    model: 'toy/Toy-Large',
    image: 'registry.example/engine:1@sha256:00',
    recipe: { path: 'recipes/toy.yaml', digest: '', resolved: value },
    ...overrides,
  })
}

const health = 'health_check: { max_attempts: 100, interval_seconds: 5 }'

export const goldenPoints: Readonly<Record<string, PlannedPoint>> = {
  'sglang-agg-tp4-mtp-hicache': pointOfRecipe(
    'sglang',
    `
${health}
resources: { gpu_type: b300, gpus_per_node: 8, agg_nodes: 1, agg_workers: 1, gpus_per_agg: 4 }
frontend: { type: sglang, enable_multiple_frontends: false }
backend:
  aggregated_environment: { SGLANG_TIMEOUT_KEEP_ALIVE: "900", TMP_CACHE: "/tmp/c-{job_id}/{node}/{node_id}/{other}" }
  sglang_config:
    aggregated:
      served-model-name: toy/Toy-Large
      tensor-parallel-size: 4
      mem-fraction-static: 0.85
      speculative-algorithm: EAGLE
      speculative-num-steps: 3
      speculative-eagle-topk: 1
      speculative-num-draft-tokens: 4
      enable-hierarchical-cache: true
      hicache-size: 200
      enable-metrics: true
      disable-radix-cache: false
`,
    { specDecoding: 'mtp', acceptance: target(3, 2.4) },
  ),
  'sglang-router-dep4': pointOfRecipe(
    'sglang',
    `
resources: { gpus_per_node: 4, agg_nodes: 1, agg_workers: 1, gpus_per_agg: 4 }
frontend:
  type: sglang-router
  enable_multiple_frontends: false
  args: { policy: cache_aware, dp-aware: true, request-id-headers: x-correlation-id, disable-retries: false }
  env: { RUST_LOG: info }
backend:
  sglang_config:
    aggregated: { tp-size: 4, dp-size: 4, ep-size: 4, enable-dp-attention: true }
`,
  ),
  'sglang-router-2p1d-multinode': pointOfRecipe(
    'sglang',
    `
resources: { gpus_per_node: 4, prefill_nodes: 1, prefill_workers: 2, gpus_per_prefill: 2, decode_nodes: 2, decode_workers: 1, gpus_per_decode: 8 }
frontend: { type: sglang, enable_multiple_frontends: false }
environment: { NCCL_CUMEM_ENABLE: "1", SHARED: recipe }
backend:
  prefill_environment: { SHARED: prefill }
  sglang_config:
    prefill: { tp-size: 2, disaggregation-bootstrap-port: 31000, disaggregation-mode: prefill, port: 30000 }
    decode: { tp-size: 8, dp-size: 8, enable-dp-attention: true, disaggregation-mode: decode }
`,
  ),
  'dynamo-sglang-1p1d-dspark-nginx': pointOfRecipe(
    'dynamo-sglang',
    `
${health}
dynamo: { install: true, wheel: 9.9.0 }
setup_script: prepare.sh
resources: { gpus_per_node: 4, prefill_nodes: 1, prefill_workers: 1, gpus_per_prefill: 4, decode_nodes: 2, decode_workers: 1, gpus_per_decode: 8 }
infra: { etcd_nats_dedicated_node: true, nats_max_payload_mb: 32 }
frontend:
  type: dynamo
  num_additional_frontends: 1
  nginx_session_affinity: true
  nginx_session_affinity_header: X-Correlation-ID
  args: { router-mode: kv, router-temperature: "0" }
  env: { DYN_TOKENIZER_CACHE: "1" }
backend:
  type: sglang
  kv_events_config: { prefill: true }
  sglang_config:
    prefill: { tp-size: 4, dp-size: 4, enable-dp-attention: true, speculative-algorithm: DSPARK, speculative-dspark-block-size: 5, enable-hierarchical-cache: true }
    decode: { tp-size: 8, dp-size: 8, ep-size: 8, enable-dp-attention: true, speculative-algorithm: DSPARK, speculative-dspark-block-size: 5 }
`,
    { specDecoding: 'dspark', acceptance: target(5, 3.5) },
  ),
  'dynamo-sglang-kv-events-two-per-node': pointOfRecipe(
    'dynamo-sglang',
    `
resources: { gpus_per_node: 8, prefill_nodes: 1, prefill_workers: 2, gpus_per_prefill: 4, decode_nodes: 1, decode_workers: 1, gpus_per_decode: 8 }
frontend: { enable_multiple_frontends: false }
backend:
  sglang_config:
    prefill: { tp-size: 4, dp-size: 4, enable-dp-attention: true, kv-events-config: '{"publisher":"zmq","topic":"kv-events","endpoint":"tcp://*:5557"}' }
    decode: { tp-size: 8 }
`,
  ),
  'vllm-serve-tp8pp2': pointOfRecipe(
    'vllm',
    `
dynamo: { install: false }
resources: { gpus_per_node: 8, agg_nodes: 2, agg_workers: 1, gpus_per_agg: 16 }
frontend: { type: vllm, enable_multiple_frontends: false }
backend:
  type: vllm
  connector: null
  vllm_config:
    aggregated: { tensor-parallel-size: 8, pipeline-parallel-size: 2, api-server-count: 4, reasoning-parser: toy, master-addr: 10.0.0.9 }
`,
  ),
  'vllm-serve-dcp8-dspark': pointOfRecipe(
    'vllm',
    `
resources: { gpus_per_node: 8, agg_nodes: 1, agg_workers: 1, gpus_per_agg: 8 }
frontend: { type: vllm, enable_multiple_frontends: false }
backend:
  vllm_config:
    aggregated:
      tensor-parallel-size: 8
      decode-context-parallel-size: 8
      numa-bind-nodes: [0, 0, 1, 1]
      speculative-config: '{"method":"dspark","model":"toy/draft","num_speculative_tokens":4,"rejection_sample_method":"block"}'
`,
    { specDecoding: 'dspark', acceptance: target(4, 2.75) },
  ),
  'dynamo-vllm-2p1d-dep-per-node': pointOfRecipe(
    'dynamo-vllm',
    `
resources: { gpus_per_node: 4, prefill_nodes: 2, prefill_workers: 2, gpus_per_prefill: 4, decode_nodes: 2, decode_workers: 1, gpus_per_decode: 8 }
frontend: { enable_multiple_frontends: false, orchestrator_placement: first_decode }
backend:
  dp_launch_mode: per_node
  kv_events_config: { prefill: true }
  vllm_config:
    prefill: { tensor-parallel-size: 1, data-parallel-size: 4, data-parallel-rpc-port: 13345, enable-expert-parallel: true, data-parallel-hybrid-lb: true }
    decode: { tensor-parallel-size: 2, data-parallel-size: 4, enable-expert-parallel: true }
`,
  ),
  'dynamo-vllm-dep-per-gpu': pointOfRecipe(
    'dynamo-vllm',
    `
resources: { gpus_per_node: 2, prefill_nodes: 1, prefill_workers: 1, gpus_per_prefill: 2, decode_nodes: 2, decode_workers: 1, gpus_per_decode: 4 }
frontend: { enable_multiple_frontends: false }
backend:
  dp_launch_mode: per_gpu
  connector: null
  vllm_config:
    prefill: { data-parallel-size: 2, kv-transfer-config: '{"kv_connector":"NixlConnector","kv_role":"kv_both"}' }
    decode: { data-parallel-size: 4, kv-transfer-config: '{"kv_connector":"NixlConnector","kv_role":"kv_both"}' }
`,
  ),
  'dynamo-vllm-agg-eagle3-mooncake': pointOfRecipe(
    'dynamo-vllm',
    `
dynamo: { hash: 0123456789abcdef, install: true, request_plane: nats }
resources: { gpus_per_node: 8, agg_nodes: 1, agg_workers: 2, gpus_per_agg: 4 }
frontend: { enable_multiple_frontends: false }
backend:
  mooncake_kv_store:
    env: { MC_STORE_CLIENT_METRIC: "1" }
    store_config: { metadata_server: P2PHANDSHAKE, global_segment_size: 200GB }
  vllm_config:
    aggregated:
      tensor_parallel_size: 4
      speculative_config: { method: eagle3, model: toy/eagle, num_speculative_tokens: 3 }
`,
    { specDecoding: 'draft_model', acceptance: target(3, 2.1) },
  ),
  'dynamo-vllm-colocated': pointOfRecipe(
    'dynamo-vllm',
    `
resources: { gpus_per_node: 4, prefill_nodes: 1, prefill_workers: 1, gpus_per_prefill: 2, decode_nodes: 0, decode_workers: 1, gpus_per_decode: 2 }
frontend: { enable_multiple_frontends: false }
backend:
  allow_prefill_decode_colocation: true
  vllm_config:
    prefill: { tensor-parallel-size: 2 }
    decode: { tensor-parallel-size: 2 }
`,
  ),
  'dynamo-trt-1p1d-mtp': pointOfRecipe(
    'dynamo-trt',
    `
${health}
dynamo: { version: 9.8.0 }
resources: { gpu_type: gb300, gpus_per_node: 4, prefill_nodes: 1, prefill_workers: 1, gpus_per_prefill: 4, decode_nodes: 2, decode_workers: 1, gpus_per_decode: 8 }
frontend: { enable_multiple_frontends: false, args: { no-kv-events: true } }
benchmark: { env: { SERVED_MODEL_NAME: Toy } }
backend:
  publish_events_and_metrics: true
  trtllm_config:
    prefill: { tensor_parallel_size: 4, enable_attention_dp: true, cuda_graph_config: null, speculative_config: { decoding_type: MTP, max_draft_len: 3 } }
    decode: { tensor_parallel_size: 8, kv_cache_config: { free_gpu_memory_fraction: 0.7, tiny: 0.0000001 }, speculative_config: { decoding_type: MTP, max_draft_len: 3 } }
`,
    { specDecoding: 'mtp', acceptance: target(3, 2.49) },
  ),
  'trt-serve-1p2d': pointOfRecipe(
    'trt',
    `
resources: { gpus_per_node: 8, prefill_nodes: 1, prefill_workers: 1, gpus_per_prefill: 8, decode_nodes: 1, decode_workers: 2, gpus_per_decode: 4 }
frontend: { type: trtllm_serve, enable_multiple_frontends: false, ctx_router: { type: conversation }, server_config_extra: { max_retries: 1 } }
backend:
  trtllm_config:
    prefill: { tensor_parallel_size: 8, moe_expert_parallel_size: 8 }
    decode: { tensor_parallel_size: 4 }
`,
  ),
  'dynamo-trt-agg-two-nodes': pointOfRecipe(
    'dynamo-trt',
    `
resources: { gpus_per_node: 4, agg_nodes: 2, agg_workers: 1, gpus_per_agg: 8 }
frontend: { enable_multiple_frontends: false }
backend:
  trtllm_config:
    aggregated: { tensor_parallel_size: 8, pipeline_parallel_size: 1 }
`,
  ),
  'sglang-default-mtp-hicache': aPlannedPoint({
    framework: 'sglang',
    specDecoding: 'mtp',
    acceptance: target(3, 2.49),
    kvOffloading: 'dram',
    totalCpuDramGb: 1000,
    maxModelLen: 131072,
    topology: { shape: 'single-node', ...aParallelism({ tp: 8, ep: 8, dpAttn: true }) },
  }),
  'vllm-default-dep-eagle3': aPlannedPoint({
    framework: 'vllm',
    modelPrefix: 'kimik2.5',
    scenario: 'fixed-seq-len',
    specDecoding: 'mtp',
    topology: { shape: 'single-node', ...aParallelism({ tp: 8, ep: 8, dpAttn: true }) },
  }),
  'trt-default-eval': aPlannedPoint({ framework: 'trt', kind: 'eval', evalConcs: [4, 64], conc: 64 }),
}
