/** A small repository in memory: two config keys, three runner labels, one golden curve. */
import type { ChangelogEntry } from '../../../src/core/changelog/entry.ts'
import { planSweep, type PlanInput, type PlanResult } from '../../../src/core/plan/plan-sweep.ts'
import { defaultPlanPolicy } from '../../../src/core/plan/policy.ts'
import type { RepoSnapshot } from '../../../src/core/plan/snapshot.ts'

export const runnersYaml = `labels:
  cluster:b300-nv: [b300-nv_01, b300-nv_02]
  cluster:gb300-nv: [gb300-nv_0]
  b300: [b300-nv_01]
hardware:
  cluster:b300-nv: { available-cpu-dram-mib: 2_964_436, gpus-per-node: 8 }
  cluster:gb300-nv: { available-cpu-dram-mib: 860_160, gpus-per-node: 4 }
`

export const agenticYaml = `tiny-fp4-b300-sglang-agentic:
  image: registry.example/sglang:1.0
  model: example/tiny
  model-prefix: tiny
  runner: cluster:b300-nv
  precision: fp4
  framework: sglang
  multinode: false
  scenarios:
    agentic-coding:
    - dram-utilization: 0.80
      search-space:
      - { tp: 4, kv-offloading: none, conc-list: [1, 8, 16] }
      - { tp: 8, ep: 8, dp-attn: true, kv-offloading: dram, kv-offload-backend: { name: hicache }, conc-list: [16, 32] }
`

export const fixedYaml = `tiny-fp8-b300-sglang:
  image: registry.example/sglang:1.0
  model: example/tiny
  model-prefix: tiny
  runner: b300
  precision: fp8
  framework: sglang
  multinode: false
  scenarios:
    fixed-seq-len:
    - isl: 8192
      osl: 1024
      search-space:
      - { tp: 4, conc-start: 4, conc-end: 64 }
`

export const multiYaml = `tiny-fp4-gb300-dynamo-sglang:
  image: registry.example/dynamo:1.0
  model: example/tiny
  model-prefix: tiny
  runner: cluster:gb300-nv
  precision: fp4
  framework: dynamo-sglang
  multinode: true
  disagg: true
  kv-p2p-transfer: nixl
  scenarios:
    fixed-seq-len:
    - isl: 8192
      osl: 1024
      search-space:
      - conc-list: [64, 16, 256]
        prefill: { num-worker: 1, tp: 4, ep: 4, dp-attn: true }
        decode: { num-worker: 2, tp: 8, ep: 8, dp-attn: false }
`

export const snapshotOf = (master: string, overrides: Partial<RepoSnapshot> = {}): RepoSnapshot => ({
  configFiles: [{ path: 'configs/master.yaml', text: master }],
  runnerConfig: { path: 'configs/runners.yaml', text: runnersYaml },
  goldenCurves: [],
  readRecipe: () => undefined,
  readFile: () => undefined,
  ...overrides,
})

export const anEntry = (overrides: Partial<ChangelogEntry> = {}): ChangelogEntry => ({
  configKeys: ['*'],
  description: ['a change'],
  prLink: 'https://github.com/acme/bench/pull/7',
  evalsOnly: false,
  allEvals: false,
  appendOnly: false,
  ordinal: 0,
  line: 1,
  ...overrides,
})

export const plan = (master: string, overrides: Partial<PlanInput> = {}): PlanResult =>
  planSweep({
    head: snapshotOf(master),
    entries: undefined,
    keys: ['*'],
    labels: [],
    trigger: { kind: 'command', labels: [] },
    policy: defaultPlanPolicy,
    overrides: {},
    ...overrides,
  })

/** The plan, or a failure that shows what was wrong. */
export function planned(master: string, overrides: Partial<PlanInput> = {}) {
  const result = plan(master, overrides)
  if (!result.plan) throw new Error(JSON.stringify(result.problems, undefined, 2))
  return result.plan
}
