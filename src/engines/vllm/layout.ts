/** How the ranks of one vLLM worker are spread over processes and nodes. */
import { flagCount, flagValue } from '../command/flags.ts'
import type { PlacedWorker } from '../command/placement.ts'
import type { RecipeMapping } from '../../core/recipe/merge.ts'

export interface VllmProcess {
  readonly node: number
  readonly gpuIndices: readonly number[]
  /** Runs engine ranks only: no HTTP server, and nothing registers. */
  readonly headless: boolean
  /** Flags that say which ranks these are; `leader` is filled in by the caller. */
  readonly ranks: RankFlags
}

export type RankFlags =
  | { readonly kind: 'alone' }
  /** Tensor and pipeline ranks of one replica over several nodes. */
  | {
      readonly kind: 'across-nodes'
      readonly nodes: number
      readonly rank: number
      readonly withDataParallel: boolean
    }
  /** Whole data-parallel ranks on each node, balanced per node. */
  | { readonly kind: 'per-node'; readonly localSize: number; readonly startRank: number }
  /** One process per data-parallel rank. */
  | { readonly kind: 'per-gpu'; readonly rank: number }

/** `direct`: `vllm serve` spreads its own data-parallel ranks. Throws RangeError when the widths do not fit the GPUs. */
export function vllmLayout(
  flags: RecipeMapping,
  worker: PlacedWorker,
  mode: 'per_node' | 'per_gpu',
  direct: boolean,
): readonly VllmProcess[] {
  const { nodes, gpuIndices } = worker
  const isDataParallel = !direct && flagValue(flags, 'data-parallel-size') !== undefined
  const replica =
    (flagCount(flags, 'tensor-parallel-size') ?? 1) *
    (flagCount(flags, 'pipeline-parallel-size') ?? 1) *
    (flagCount(flags, 'prefill-context-parallel-size') ?? 1)
  if (isDataParallel && mode === 'per_gpu') return perGpu(worker, replica)
  if (isDataParallel && replica <= gpuIndices.length) return perNode(worker, replica)
  return nodes.map((node, rank) => ({
    node,
    gpuIndices,
    headless: rank > 0,
    ranks:
      nodes.length === 1 && !isDataParallel
        ? { kind: 'alone' }
        : { kind: 'across-nodes', nodes: nodes.length, rank, withDataParallel: isDataParallel },
  }))
}

function perGpu({ nodes, gpuIndices }: PlacedWorker, replica: number): readonly VllmProcess[] {
  if (replica !== 1) {
    throw new RangeError(
      `dp_launch_mode per_gpu starts one process per GPU, and a rank of the recipe has ${replica}`,
    )
  }
  return nodes.flatMap((node, nodeRank) =>
    gpuIndices.map((gpu, index) => ({
      node,
      gpuIndices: [gpu],
      headless: false,
      ranks: { kind: 'per-gpu', rank: nodeRank * gpuIndices.length + index },
    })),
  )
}

function perNode({ nodes, gpuIndices }: PlacedWorker, replica: number): readonly VllmProcess[] {
  if (gpuIndices.length % replica !== 0) {
    throw new RangeError(
      `a data-parallel rank of ${replica} GPUs does not divide the ${gpuIndices.length} of a node`,
    )
  }
  const localSize = gpuIndices.length / replica
  return nodes.map((node, nodeRank) => ({
    node,
    gpuIndices,
    headless: false,
    ranks: { kind: 'per-node', localSize, startRank: nodeRank * localSize },
  }))
}
