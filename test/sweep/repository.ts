/** A small repository of its own: three config keys, a recipe, a golden curve, an evaluation, a changelog. */
import { rmSync } from 'node:fs'
import { type TemporaryRepository, openTemporary, temporaryFolder } from '../temporary-repository.ts'

export const agenticKey = 'tiny-fp4-b300-sglang-agentic'
export const disaggKey = 'tiny-fp4-gb300-dynamo-sglang-disagg'
export const fixedKey = 'tiny-fp8-b300-sglang'

const agentic = `${agenticKey}:
  image: example.org/sglang:v1
  model: example-org/Tiny-MoE
  model-prefix: tiny
  runner: cluster:b300-test
  precision: fp4
  framework: sglang
  multinode: false
  scenarios:
    agentic-coding:
      - dram-utilization: 0.80
        dataset:
          generator:
            { seed: 7, trees: 12, mean-turns: 6, system-tokens: 600, mean-new-tokens-per-turn: 120, mean-output-tokens: 80, subagent-ratio: 0.08, mean-gap-seconds: 0.1 }
        search-space:
          - { tp: 2, kv-offloading: none, spec-decoding: mtp, conc-list: [1, 4] }
`

const disagg = `${disaggKey}:
  image: example.org/sglang:v1
  model: example-org/Tiny-MoE
  model-prefix: tiny
  runner: cluster:gb300-test
  precision: fp4
  framework: dynamo-sglang
  router: { name: dynamo-router, version: "1.0" }
  kv-p2p-transfer: nixl
  multinode: true
  disagg: true
  scenarios:
    agentic-coding:
      - dataset:
          generator:
            { seed: 7, trees: 12, mean-turns: 6, system-tokens: 600, mean-new-tokens-per-turn: 120, mean-output-tokens: 80, subagent-ratio: 0.08, mean-gap-seconds: 0.1 }
        search-space:
          - spec-decoding: mtp
            conc-list: [8]
            prefill:
              { num-worker: 1, tp: 4, ep: 4, dp-attn: true, additional-settings: ["CONFIG_FILE=recipes/tiny-disagg.yaml:override_c8"] }
            decode: { num-worker: 1, tp: 4, ep: 4, dp-attn: true }
`

const fixed = `${fixedKey}:
  image: example.org/sglang:v1
  model: example-org/Tiny-MoE-FP8
  model-prefix: tiny
  runner: cluster:b300-test
  precision: fp8
  framework: sglang
  multinode: false
  scenarios:
    fixed-seq-len:
      - isl: 256
        osl: 32
        num-prompts-per-conc: 4
        search-space:
          - { tp: 4, conc-list: [2] }
`

const recipe = `base:
  name: tiny-disagg
  model: { path: tiny-fp4, container: test, precision: fp4 }
  resources:
    { gpu_type: gb300, gpus_per_node: 4, prefill_nodes: 1, decode_nodes: 1, prefill_workers: 1, decode_workers: 1, gpus_per_prefill: 4, gpus_per_decode: 4 }
  frontend: { type: dynamo }
  backend:
    type: sglang
    sglang_config:
      prefill: &flags
        tensor-parallel-size: 4
        expert-parallel-size: 4
        data-parallel-size: 4
        enable-dp-attention: true
        speculative-algorithm: EAGLE
        speculative-num-steps: 3
        speculative-eagle-topk: 1
        speculative-num-draft-tokens: 4
      decode: *flags
  benchmark: { type: custom }
  health_check: { max_attempts: 180, interval_seconds: 10 }

override_c8:
  name: tiny-c8
`

const runners = `labels:
  cluster:b300-test: [b300-test_00]
  cluster:gb300-test: [gb300-test_00, gb300-test_01]
hardware:
  cluster:b300-test: { available-cpu-dram-mib: 2_964_436, gpus-per-node: 8 }
  cluster:gb300-test: { available-cpu-dram-mib: 860_160, gpus-per-node: 4 }
`

const infxConfig = `config-files: [configs/test-master.yaml]
runner-config: configs/runners.yaml
eval-task: evals/tiny_sums.yaml
repository: example-org/bench
simulate: true
duration: 1
trace-scale: 4
warmup-requests-per-lane: 1
parallel-points: 2
eval-policy: { agentic: always, min-conc: 2, seq-lens: all }
simulated-accuracy: 1
entities: { models: [tiny] }
`

const task = `task: tiny_sums
dataset_path: json
dataset_kwargs:
  data_files:
    test: tiny_sums.jsonl
    train: tiny_sums.jsonl
test_split: test
fewshot_split: train
fewshot_config: { sampler: first_n }
num_fewshot: 1
output_type: generate_until
doc_to_text: "Question: {{question}}\\nAnswer:"
doc_to_target: '{{answer}}'
generation_kwargs: { until: ['</s>'], do_sample: false, temperature: 0 }
filter_list:
  - name: strict-match
    filter:
      - { function: regex, group_select: -1, regex_pattern: '#### (\\-?[0-9\\.\\,]+)' }
      - { function: take_first }
metric_list:
  - { metric: exact_match, aggregation: mean, higher_is_better: true, ignore_case: true, ignore_punctuation: false, regexes_to_ignore: [',', '(?s).*#### '] }
repeats: 1
metadata: { version: 1, full_set: true }
`

const entry = (keys: readonly string[], pr: number): string =>
  `- config-keys:\n${keys.map((key) => `    - ${key}\n`).join('')}  description:\n    - "Change ${pr}."\n  pr-link: https://github.com/example-org/bench/pull/${pr}\n`

const questions = Array.from({ length: 8 }, (_, index) =>
  JSON.stringify({
    question: `How much is ${index + 3} and ${2 * index + 1}?`,
    answer: `It is ${3 * index + 4}.\n#### ${3 * index + 4}`,
  }),
)

/** Content by path; every test may replace or leave out (undefined) what it is about. */
export const repositoryFiles: Readonly<Record<string, string>> = {
  'configs/test-master.yaml': [agentic, disagg, fixed].join('\n'),
  'configs/runners.yaml': runners,
  'recipes/tiny-disagg.yaml': recipe,
  'golden_al_distribution/tiny_mtp.yaml':
    'tiny:\n  thinking_on: { 1: 1.74, 2: 2.21, 3: 2.46 }\n  thinking_off: { 1: 1.80, 2: 2.38, 3: 2.71 }\n',
  'evals/tiny_sums.yaml': task,
  'evals/tiny_sums.jsonl': `${questions.join('\n')}\n`,
  'evals/thresholds.yaml': 'default:\n  tiny_sums: 0.80\n',
  'perf-changelog.yaml': entry([fixedKey], 1),
  'infx.config.yaml': infxConfig,
}

export type FileChanges = Readonly<Record<string, string | undefined>>

/** Without git history: enough for `--keys` and the newest changelog entry. */
export function makeRepository(changes: FileChanges = {}): TemporaryRepository {
  const repository = openTemporary(temporaryFolder())
  for (const [path, content] of Object.entries({ ...repositoryFiles, ...changes })) {
    if (content !== undefined) repository.write(path, content)
  }
  return repository
}

export interface ChangedRepository extends TemporaryRepository {
  readonly base: string
  readonly head: string
}

/** Two commits: the second raises the image of every key and says so in the changelog, as pull request 2. */
export function makeChangedRepository(
  keys: readonly string[] = [agenticKey, disaggKey, fixedKey],
): ChangedRepository {
  const repository = makeRepository()
  repository.git('init', '--quiet', '--initial-branch=main', '.')
  const base = repository.commit('First series')
  const changelog = repositoryFiles['perf-changelog.yaml'] ?? ''
  repository.write(
    'configs/test-master.yaml',
    replaced('configs/test-master.yaml', /sglang:v1/g, 'sglang:v2'),
  )
  repository.write('perf-changelog.yaml', `${changelog}\n${entry(keys, 2)}`)
  return { ...repository, base, head: repository.commit('Raise the image') }
}

/** A file of the fixture with a part replaced; throws when there is nothing to replace, so that no test tests nothing. */
export function replaced(path: string, part: RegExp | string, by: string): string {
  const before = repositoryFiles[path] ?? ''
  const after = before.replace(part, by)
  if (after === before) throw new Error(`${path} does not hold ${String(part)}`)
  return after
}

export const removeRepository = ({ dir }: Pick<TemporaryRepository, 'dir'>): void =>
  rmSync(dir, { recursive: true, force: true })
