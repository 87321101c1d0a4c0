/** A small repository to sweep: two agentic points, a fixed-sequence one and an evaluation, added by one changelog entry. */
import { execFileSync } from 'node:child_process'
import { type TemporaryRepository, temporaryRepository } from '../temporary-repository.ts'

const config = `\
demo-fp4-b300-sglang-agentic:
  image: example.org/serving/sglang:v1
  model: example-org/Demo
  model-prefix: demo
  runner: cluster:b300-demo
  precision: fp4
  framework: sglang
  multinode: false
  scenarios:
    agentic-coding:
      - dataset:
          generator: { seed: 3, trees: 12, mean-turns: 6, system-tokens: 800, mean-new-tokens-per-turn: 200, mean-output-tokens: 60, subagent-ratio: 0, mean-gap-seconds: 0.5 }
        search-space:
          - { tp: 2, kv-offloading: none, conc-list: [1, 4] }
demo-fp8-b300-sglang:
  image: example.org/serving/sglang:v1
  model: example-org/Demo-FP8
  model-prefix: demo
  runner: cluster:b300-demo
  precision: fp8
  framework: sglang
  multinode: false
  scenarios:
    fixed-seq-len:
      - isl: 256
        osl: 64
        num-prompts-per-conc: 3
        search-space:
          - { tp: 4, conc-start: 2, conc-end: 2 }
`

const runners = `\
labels:
  cluster:b300-demo: [b300-demo_00]
hardware:
  cluster:b300-demo: { available-cpu-dram-mib: 2_000_000, gpus-per-node: 8 }
`

const settings = `\
config-files: [configs/demo-master.yaml]
eval-task: evals/sums.yaml
simulate: true
simulated-accuracy: 1
duration: 1
trace-scale: 8
warmup-requests-per-lane: 1
eval-policy: { agentic: always, min-conc: 4, seq-lens: all }
entities: { models: [demo] }
`

const task = `\
task: sums
dataset_path: json
dataset_kwargs:
  data_files: { test: sums.jsonl }
test_split: test
num_fewshot: 0
output_type: generate_until
doc_to_text: "Question: {{question}}\\nAnswer:"
doc_to_target: '{{answer}}'
generation_kwargs: { until: ['</s>'], do_sample: false, temperature: 0 }
filter_list:
  - name: strict-match
    filter:
      - { function: regex, group_select: -1, regex_pattern: '#### (\\-?[0-9\\.\\,]+)' }
      - function: take_first
metric_list:
  - { metric: exact_match, aggregation: mean, higher_is_better: true, ignore_case: true, ignore_punctuation: false, regexes_to_ignore: [',', '\\$', '(?s).*#### ', '\\.$'] }
repeats: 1
metadata: { version: 1, full_set: true }
`

const entry = (keys: readonly string[], pullRequest: number): string => `\
- config-keys: [${keys.join(', ')}]
  description: ["Entry of pull request ${pullRequest}."]
  pr-link: https://github.com/example-org/bench/pull/${pullRequest}
`

const questions = Array.from({ length: 8 }, (_, index) =>
  JSON.stringify({ question: `What is ${index} + 2?`, answer: `It is ${index + 2}.\n#### ${index + 2}` }),
)

export interface BenchRepository extends TemporaryRepository {
  readonly base: string
  readonly head: string
  /** Payload of the pull request's event. */
  readonly event: unknown
}

/** `master` may change the configuration of the head commit. */
export function benchRepository(master: (text: string) => string = (text) => text): BenchRepository {
  const repository = temporaryRepository()
  repository.write('infx.config.yaml', settings)
  repository.write('configs/runners.yaml', runners)
  // The change is a new image, so every point of both keys is new.
  repository.write('configs/demo-master.yaml', config.replaceAll('sglang:v1', 'sglang:v0'))
  repository.write('evals/sums.yaml', task)
  repository.write('evals/sums.jsonl', `${questions.join('\n')}\n`)
  repository.write('evals/thresholds.yaml', 'default: { sums: 0.9 }\n')
  repository.write('golden_al_distribution/README.md', 'No curves here.\n')
  repository.write('perf-changelog.yaml', entry(['demo-fp8-b300-sglang'], 1))
  const base = repository.commit('Base')
  // As a checkout of a pull request leaves it.
  repository.git('update-ref', 'refs/remotes/origin/main', base)
  repository.write('configs/demo-master.yaml', master(config))
  const both = ['demo-fp4-b300-sglang-agentic', 'demo-fp8-b300-sglang']
  repository.write('perf-changelog.yaml', `${entry([both[1]!], 1)}\n${entry(both, 2)}`)
  const head = repository.commit('Head')
  const event = {
    action: 'synchronize',
    number: 2,
    pull_request: {
      number: 2,
      base: { ref: 'main', sha: base },
      head: { ref: 'faster', sha: head },
      labels: [{ name: 'full-sweep-enabled' }],
    },
  }
  return { ...repository, base, head, event }
}

/** Where processes of this product that a test may have left would show up. */
export const processesWith = (text: string): readonly string[] =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text))
