/** Which nodes and GPUs each worker gets: in order prefill, decode, aggregated, without gaps. */
import type { RecipeRoleName } from '../../core/recipe/engine-flags.ts'

export interface PlacedWorker {
  readonly pool: RecipeRoleName
  /** Counted from 0 within the pool. */
  readonly index: number
  readonly nodes: readonly number[]
  /** The same on each of its nodes. */
  readonly gpuIndices: readonly number[]
}

export interface PoolSize {
  readonly pool: RecipeRoleName
  readonly workers: number
  readonly gpusPerWorker: number
}

export interface PlacementRules {
  readonly gpusPerNode: number
  /** Nodes for workers. */
  readonly nodes: number
  /** One worker per node, even where several would fit. */
  readonly spread: boolean
  /** Decode workers may start on the node where prefill ends. */
  readonly colocate: boolean
}

/** Throws RangeError, with what does not fit, when the nodes are too few or a worker cannot be cut into equal parts. */
export function placeWorkers(pools: readonly PoolSize[], rules: PlacementRules): readonly PlacedWorker[] {
  const cursor = new Cursor(rules)
  return pools.flatMap((pool, poolIndex) => {
    if (poolIndex > 0) cursor.startPool()
    return Array.from({ length: pool.workers }, (_, index) => ({
      pool: pool.pool,
      index,
      ...cursor.take(pool.gpusPerWorker, `${pool.pool} worker ${index}`),
    }))
  })
}

class Cursor {
  readonly #rules: PlacementRules
  #node = 0
  #gpu = 0

  constructor(rules: PlacementRules) {
    this.#rules = rules
  }

  /** Pools do not share a node, unless asked to or there is no other node. */
  startPool(): void {
    const { colocate, nodes } = this.#rules
    if (!colocate && this.#gpu > 0 && this.#node + 1 < nodes) this.#nextNode()
  }

  take(gpus: number, who: string): Pick<PlacedWorker, 'nodes' | 'gpuIndices'> {
    const { gpusPerNode, spread } = this.#rules
    if (this.#gpu + gpus > gpusPerNode && this.#gpu > 0) this.#nextNode()
    const count = Math.ceil(gpus / gpusPerNode)
    const share = gpus / count
    if (!Number.isInteger(share)) {
      throw new RangeError(
        `${who} with ${gpus} GPUs cannot be cut equally over ${count} nodes of ${gpusPerNode}`,
      )
    }
    const nodes = Array.from({ length: count }, (_, step) => this.#node + step)
    if (this.#node + count > this.#rules.nodes) {
      throw new RangeError(
        `${who} does not fit: it would be on node ${this.#node + count}, and the recipe has ${this.#rules.nodes} for workers (prefill_nodes, decode_nodes, agg_nodes)`,
      )
    }
    const gpuIndices = Array.from({ length: share }, (_, step) => this.#gpu + step)
    this.#gpu += share
    if (count > 1 || spread || this.#gpu >= gpusPerNode) {
      this.#node += count - 1
      this.#nextNode()
    }
    return { nodes, gpuIndices }
  }

  #nextNode(): void {
    this.#node++
    this.#gpu = 0
  }
}
