/** Settings that a harness needs and a published command rightly lacks, with why: placement, metrics, logs, acceptance. */

interface HarnessRule {
  readonly pattern: RegExp
  readonly why: string
}

const placement = 'placement: addresses, ports and ranks follow from the allocation'
const metrics = 'metrics: read by the load client, without effect on scheduling or kernels'
const logs = 'logging and crash dumps'
const paths = 'paths and caches of the site'

const flagRules: readonly HarnessRule[] = [
  {
    pattern:
      /^(host|port|http-port|nccl-port|dist-init-addr|nnodes|node-rank|master-addr|master-port|headless|disaggregation-bootstrap-port|data-parallel-(address|rpc-port|rank|start-rank|size-local|hybrid-lb)|worker-urls|prefill|decode|base-gpu-id|device-ids)$/,
    why: placement,
  },
  {
    pattern: /^(request-plane|discovery-backend|store-kv)$/,
    why: 'how processes of the harness find each other',
  },
  {
    pattern:
      /^(enable-metrics|enable-cache-report|enable-prompt-tokens-details|prometheus-(host|port)|enable-metrics-for-all-schedulers|publish-events-and-metrics|kv-cache-metrics|enable-iter-perf-stats|return-perf-metrics)$/,
    why: metrics,
  },
  {
    pattern: /^(log-level|log-requests.*|disable-log-.*|enable-log-.*|print-iter-log|uvicorn-log-level)$/,
    why: logs,
  },
  { pattern: /^(model-path|model|config|download-dir)$/, why: paths },
]

const envRules: readonly HarnessRule[] = [
  {
    pattern:
      /^(HEAD_NODE_IP|ETCD_ENDPOINTS|NATS_SERVER|DYN_(SYSTEM_PORT|REQUEST_PLANE|EVENT_PLANE|VLLM_KV_EVENT_PORT)|CUDA_VISIBLE_DEVICES|HIP_VISIBLE_DEVICES|VLLM_PORT|VLLM_NIXL_SIDE_CHANNEL_.*|TRTLLM_EPLB_SHM_NAME|MOONCAKE_(LOCAL_HOSTNAME|MASTER|TE_META_DATA_SERVER|CONFIG_PATH)|ETCD_LEASE_TTL)$/,
    why: placement,
  },
  {
    pattern: /^(SGLANG_SIMULATE_ACC_.*|TLLM_SPEC_DECODE_FORCE_NUM_ACCEPTED_TOKENS)$/,
    why: 'synthetic acceptance: injected for measuring, never for serving',
  },
  {
    pattern: /^(PYTHONUNBUFFERED|PYTHONNOUSERSITE|PYTHONPATH|PIP_BREAK_SYSTEM_PACKAGES)$/,
    why: 'Python of the container',
  },
  { pattern: /(_LOG(_|$)|LOG_LEVEL|^DYN_LOG|DUMP_BEFORE_CRASH|COREDUMP|^DYN_SKIP_SGLANG_LOG)/, why: logs },
  { pattern: /^(HF_|HUGGINGFACE_|TRANSFORMERS_|HUGGING_FACE_)|_CACHE_DIR$|^XDG_CACHE_HOME$/, why: paths },
  {
    pattern: /^(AIPERF_|AGENTIC_|CONC$|DURATION$|KV_OFFLOADING$|FRAMEWORK$|PRECISION$|MODEL(_PREFIX)?$)/,
    why: 'settings of the load client',
  },
]

/** Why a flag (by its compared name) or variable is the harness's own; undefined when it matters to serving. */
export const harnessReason = (what: 'flag' | 'env', name: string): string | undefined =>
  (what === 'flag' ? flagRules : envRules).find(({ pattern }) => pattern.test(name))?.why
