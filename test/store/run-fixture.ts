/** Builds artifact folders of a run as the ecosystem names them; every row can be changed by the test that needs it. */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type Row = Readonly<Record<string, unknown>>
/** `<artifact>/<file>` → text, or a value that is written as JSON. */
export type Artifacts = Readonly<Record<string, unknown>>

export async function writeArtifacts(artifacts: Artifacts): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'infx-artifacts-'))
  await addArtifacts(dir, artifacts)
  return dir
}

export async function addArtifacts(dir: string, artifacts: Artifacts): Promise<void> {
  for (const [path, content] of Object.entries(artifacts)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(
      join(dir, path),
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
    )
  }
}

export const fingerprint = (seed: string): string => createHash('sha256').update(seed).digest('hex')

const latency = (scale: number): Row => ({
  mean: scale,
  p50: scale * 0.9,
  p75: scale * 1.2,
  p90: scale * 1.6,
  p95: scale * 2,
  std: scale * 0.3,
})

export const agenticRow = (overrides: Row = {}): Row => ({
  scenario_type: 'agentic-coding',
  hw: 'cluster:b300-lab_03',
  model: 'Org/Model-V4',
  infmax_model_prefix: 'dsv4',
  framework: 'sglang',
  precision: 'fp4',
  spec_decoding: 'mtp',
  conc: 16,
  tp: 8,
  pp: 1,
  dcp_size: 1,
  pcp_size: 1,
  ep: 8,
  dp_attention: 'true',
  is_multinode: false,
  disagg: false,
  image: 'example#serve:2',
  recipe_fingerprint: fingerprint('agentic'),
  kv_offloading: 'dram',
  kv_offload_backend: { name: 'hicache', version: '1' },
  allocated_cpu_dram_gb: 512,
  num_requests_total: 420,
  num_requests_successful: 418,
  request_accounting: { records_total: 460, error_categories: { timeout: 2 } },
  dataset: { source_type: 'public_dataset', loader: 'weka', hf_dataset_name: 'org/traces-v1' },
  request_metrics: {
    qps: { window_seconds: 1, samples: 90, mean: 0.4, p50: 0.4 },
    latency: {
      ttft: latency(0.9),
      e2el: latency(11),
      itl: latency(0.012),
      tpot: latency(0.012),
      intvty: latency(99),
      e2e_norm_intvty: latency(70),
      full_response_itl: {},
    },
    tokens: { input: latency(31000), output_actual: latency(610), output_expected: {} },
    throughput: {
      input: { tokens_per_second: 9100 },
      output: { tokens_per_second: 250 },
      total: { tokens_per_second: 9350 },
      duration_seconds: 900,
      per_gpu: { total_tput_tps: 1168.7, output_tput_tps: 31.2, input_tput_tps: 1137.5 },
    },
    cache: { theoretical_cache_hit_rate: 0.93 },
  },
  server_metrics: {
    cache: { gpu_cache_hit_rate: 0.81, external_cache_hit_rate: null },
    kv_cache: { gpu_usage_pct: 77 },
    tokens: { prompt_total: 12_000_000, generation_total: 250_000, requests_completed: 418 },
  },
  kv_cache_pool_tokens: 2_100_000,
  power_metric_schema_version: 2,
  power_valid: 1,
  avg_power_w: 611,
  warnings: [],
  ...overrides,
})

/** Disaggregated over several nodes: the shape of the eight-point reference run. */
export const multiNodeRow = (overrides: Row = {}): Row => {
  const singleNodeKeys = ['tp', 'pp', 'ep', 'dp_attention', 'dcp_size', 'pcp_size']
  const rest = Object.fromEntries(
    Object.entries(agenticRow()).filter(([key]) => !singleNodeKeys.includes(key)),
  )
  return {
    ...rest,
    hw: 'cluster:gb300-nv',
    framework: 'dynamo-sglang',
    is_multinode: true,
    disagg: true,
    kv_offloading: 'none',
    kv_offload_backend: null,
    prefill_num_workers: 3,
    prefill_tp: 2,
    prefill_pp: 1,
    prefill_pcp_size: 1,
    prefill_ep: 2,
    prefill_dp_attention: 'true',
    num_prefill_gpu: 6,
    decode_num_workers: 1,
    decode_tp: 16,
    decode_pp: 1,
    decode_pcp_size: 1,
    decode_ep: 16,
    decode_dp_attention: 'true',
    num_decode_gpu: 16,
    ...overrides,
  }
}

export const fixedRow = (overrides: Row = {}): Row => ({
  hw: 'h200-lab_03',
  conc: 16,
  image: 'example/serve:v1',
  model: 'Org/Model-X-FP8',
  infmax_model_prefix: 'dsr1',
  framework: 'sglang',
  precision: 'fp8',
  spec_decoding: 'none',
  disagg: false,
  is_multinode: false,
  isl: 1024,
  osl: 1024,
  tp: 8,
  pp: 1,
  dcp_size: 1,
  pcp_size: 1,
  ep: 1,
  dp_attention: 'false',
  recipe_fingerprint: fingerprint('fixed'),
  tput_per_gpu: 512.5,
  output_tput_per_gpu: 256.2,
  input_tput_per_gpu: 256.3,
  mean_ttft: 0.21,
  median_ttft: 0.2,
  mean_itl: 0.011,
  median_itl: 0.01,
  mean_intvty: 90.9,
  median_intvty: 1,
  std_intvty: 3,
  ...overrides,
})

export const infxBlock = (overrides: Row = {}): Row => ({
  schema: 'result.v1',
  point_id: 'quick-b300-tp8-c16-0123456789ab',
  kind: 'benchmark',
  plan_digest: fingerprint('plan'),
  attempt: 1,
  simulated: false,
  valid: true,
  invalid_reasons: [],
  engine: { name: 'sglang', version: '1' },
  client: { name: 'replay', version: '1' },
  ...overrides,
})

export const evalMeta = (overrides: Row = {}): Row => ({
  hw: 'cluster:b300-lab',
  model: 'Org/Model-V4',
  infmax_model_prefix: 'dsv4',
  framework: 'sglang',
  precision: 'fp4',
  spec_decoding: 'mtp',
  isl: 0,
  osl: 0,
  conc: 16,
  tp: 8,
  ep: 8,
  dp: 1,
  num_gpus: 8,
  dp_attention: 'true',
  is_multinode: false,
  ...overrides,
})

export const evalResults = (score: number): Row => ({
  lm_eval_version: '0.4.9',
  results: {
    gsm8k: {
      alias: 'gsm8k',
      'exact_match,strict-match': score,
      'exact_match_stderr,strict-match': 0.005,
      'exact_match,flexible-extract': score,
      'exact_match_stderr,flexible-extract': 0.005,
    },
  },
  'n-samples': { gsm8k: { original: 4, effective: 4 } },
})

/** As a collector writes it: single-node rows with both roles filled in and upper-case names. */
export const evalAggregateRow = (source: string, score: number, overrides: Row = {}): Row => ({
  is_multinode: false,
  model_prefix: 'dsv4',
  model: 'Org/Model-V4',
  hw: 'CLUSTER:B300-LAB',
  framework: 'SGLANG',
  precision: 'fp4',
  spec_decoding: 'mtp',
  isl: 0,
  osl: 0,
  tp: 8,
  ep: 8,
  conc: 16,
  dp_attention: 'true',
  prefill_tp: 8,
  prefill_ep: 8,
  prefill_num_workers: 1,
  decode_tp: 8,
  decode_ep: 8,
  decode_num_workers: 1,
  prefill_dp_attention: 'true',
  decode_dp_attention: 'true',
  task: 'gsm8k',
  em_strict: score,
  em_flexible: score,
  n_eff: 4,
  source,
  ...overrides,
})

/** One line per (question, filter), flexible before strict, as lm-eval orders nothing. */
export const sampleLines = (questions: number, text = 'What is 6 times 7?'): string =>
  Array.from({ length: questions }, (_, docId) =>
    ['flexible-extract', 'strict-match'].map((filter) =>
      JSON.stringify({
        doc_id: docId,
        doc: { question: `${text} (${docId})`, answer: '42' },
        target: '42',
        arguments: { gen_args_0: { arg_0: `Q: ${text}` } },
        resps: [['The answer is 42.']],
        filtered_resps: ['42'],
        filter,
        metrics: ['exact_match'],
        exact_match: docId % 2 === 0 ? 1 : 0,
      }),
    ),
  )
    .flat()
    .map((line) => `${line}\n`)
    .join('')

/** nvidia-smi's CSV: `gpus` × `seconds` samples at 1 Hz. */
export const nvidiaCsv = (gpus: number, seconds: number): string => {
  const rows = [
    'timestamp, index, power.draw [W], temperature.gpu, clocks.current.sm [MHz], clocks.current.memory [MHz], utilization.gpu [%], utilization.memory [%]',
  ]
  for (let second = 0; second < seconds; second++)
    for (let gpu = 0; gpu < gpus; gpu++) {
      const at = new Date(Date.UTC(2026, 10, 1) + second * 1000).toISOString()
      rows.push(
        `${at.slice(0, 10).replaceAll('-', '/')} ${at.slice(11, 23)}, ${gpu}, ${(400 + gpu).toFixed(2)} W, 55, 1980 MHz, 2619 MHz, 97 %, [N/A]`,
      )
    }
  return `${rows.join('\n')}\n`
}

export const profileExport = (requests: number): string =>
  Array.from(
    { length: requests },
    (_, index) =>
      `${JSON.stringify({
        metadata: { benchmark_phase: 'profiling', request_start_ns: index, request_end_ns: index + 1 },
        metrics: { time_to_first_token: { value: 812.5, unit: 'ms' } },
        error: null,
      })}\n`,
  ).join('')

export const traceFiles = (key: string, requests = 3): Artifacts => ({
  [`agentic_${key}/aiperf_artifacts/profile_export.jsonl`]: profileExport(requests),
  [`agentic_${key}/aiperf_artifacts/profile_export_aiperf.json`]: { request_count: { avg: requests } },
  [`agentic_${key}/aiperf_artifacts/server_metrics_export.json`]: { metrics: {} },
  [`agentic_${key}/aiperf_artifacts/server_metrics_export.csv`]: 'metric,value\n',
})

export const changelog = (entries: readonly Row[]): Artifacts => ({
  'changelog-metadata/changelog_metadata.json': {
    base_ref: 'a'.repeat(40),
    head_ref: 'b'.repeat(40),
    entries,
  },
})

export const changelogEntry = (overrides: Row = {}): Row => ({
  'config-keys': ['dsv4-fp4-b300-sglang-agentic-mtp'],
  description: ['New image'],
  'pr-link': 'https://github.com/acme/bench/pull/1',
  ...overrides,
})

/** Several artifact sets as one. */
export const merged = (...parts: readonly Artifacts[]): Artifacts =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
