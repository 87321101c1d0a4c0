/** What a resolved recipe starts: workers of each role and their parallel widths. */
import { countFlag, engineFlags, isOn } from './engine-flags.ts'
import type { EngineFlags, RecipeEngine, RecipeRoleName } from './engine-flags.ts'
import { isMapping } from './merge.ts'
import type { RecipeMapping } from './merge.ts'
import { remembered } from '../remembered.ts'

export interface RecipeRole {
  readonly engine: RecipeEngine
  readonly workers: number
  /** Width of one tensor-parallel group; under SGLang and TensorRT-LLM DP attention is inside of it. */
  readonly tp: number
  readonly pp: number
  /** Decode context parallel size: reuses TP ranks. */
  readonly dcp: number
  /** Prefill context parallel size: multiplies GPUs. */
  readonly pcp: number
  readonly ep: number
  /** Data-parallel ranks of one worker; multiplies GPUs only under vLLM. */
  readonly dp: number
  readonly dpAttn: boolean
  readonly gpusPerWorker: number
}

export interface RecipeTopology {
  readonly shape: 'aggregated' | 'disaggregated'
  readonly gpusPerNode?: number
  readonly prefill?: RecipeRole
  readonly decode?: RecipeRole
  readonly aggregated?: RecipeRole
  /** GPUs of all workers. */
  readonly gpus: number
}

/** Topology of a resolved recipe; undefined when it names no engine flags for any role. Read once per recipe. */
export const recipeTopology: (resolved: RecipeMapping) => RecipeTopology | undefined =
  remembered(readTopology)

function readTopology(resolved: RecipeMapping): RecipeTopology | undefined {
  const resources = isMapping(resolved['resources']) ? resolved['resources'] : {}
  const aggregated = readRole(resolved, resources, 'aggregated')
  const prefill = readRole(resolved, resources, 'prefill')
  const decode = readRole(resolved, resources, 'decode')
  const isAggregated = aggregated !== undefined && (count(resources['agg_workers']) ?? 0) > 0
  const roles = isAggregated ? [aggregated] : [prefill, decode].filter((role) => role !== undefined)
  if (roles.length === 0) return undefined
  const gpusPerNode = count(resources['gpus_per_node'])
  return {
    shape: isAggregated ? 'aggregated' : 'disaggregated',
    ...(gpusPerNode === undefined ? {} : { gpusPerNode }),
    ...(isAggregated ? { aggregated } : {}),
    ...(isAggregated || !prefill ? {} : { prefill }),
    ...(isAggregated || !decode ? {} : { decode }),
    gpus: roles.reduce((sum, role) => sum + role.workers * role.gpusPerWorker, 0),
  }
}

const workerKeys: Readonly<Record<RecipeRoleName, string>> = {
  prefill: 'prefill_workers',
  decode: 'decode_workers',
  aggregated: 'agg_workers',
}

function readRole(
  resolved: RecipeMapping,
  resources: RecipeMapping,
  name: RecipeRoleName,
): RecipeRole | undefined {
  const flags = engineFlags(resolved, name)
  if (!flags) return undefined
  const widths = readWidths(flags)
  const { tp, pp, pcp, dp } = widths
  return {
    engine: flags.engine,
    workers: count(resources[workerKeys[name]]) ?? 1,
    ...widths,
    gpusPerWorker: tp * pp * pcp * (flags.engine === 'vllm' ? dp : 1),
  }
}

type Widths = Omit<RecipeRole, 'engine' | 'workers' | 'gpusPerWorker'>

function readWidths(flags: EngineFlags): Widths {
  const tp = countFlag(flags, 'tensor-parallel-size', 'tp-size', 'tp') ?? 1
  const pp = countFlag(flags, 'pipeline-parallel-size', 'pp-size') ?? 1
  const dcp = countFlag(flags, 'decode-context-parallel-size', 'dcp-size') ?? 1
  const dp = countFlag(flags, 'data-parallel-size', 'dp-size') ?? 1
  switch (flags.engine) {
    case 'sglang': {
      const pcp = sglangContextParallel(flags, tp)
      return {
        ...{ tp: tp / pcp, pp, dcp, pcp, dp, dpAttn: isOn(flags, 'enable-dp-attention') },
        ep: countFlag(flags, 'expert-parallel-size', 'ep-size') ?? 1,
      }
    }
    case 'vllm':
      // vLLM spreads experts over all TP × DP ranks; data-parallel attention is what its DP means.
      return {
        ...{ tp, pp, dcp, dp, dpAttn: dp > 1 },
        pcp: countFlag(flags, 'prefill-context-parallel-size') ?? 1,
        ep: isOn(flags, 'enable-expert-parallel') ? tp * dp : 1,
      }
    case 'trtllm':
      return {
        ...{ tp, pp, dcp, dpAttn: isOn(flags, 'enable-attention-dp') },
        dp: isOn(flags, 'enable-attention-dp') ? tp : 1,
        pcp: countFlag(flags, 'context-parallel-size') ?? 1,
        ep: countFlag(flags, 'moe-expert-parallel-size') ?? 1,
      }
  }
}

/** SGLang cuts prefill context parallelism out of its TP ranks: tp-size 8 with attn-cp-size 8 is TP 1 × PCP 8. */
function sglangContextParallel(flags: EngineFlags, tp: number): number {
  const size = isOn(flags, 'enable-prefill-cp') ? countFlag(flags, 'attn-cp-size') : undefined
  return size !== undefined && tp % size === 0 ? size : 1
}

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined
