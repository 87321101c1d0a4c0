/** Which nodes of a point come from where: one allocation, or one component per pool. */
import '../../core/problems/launch.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { ProblemError } from '../../core/problem.ts'
import type { EngineSpec } from '../../engines/engine.ts'
import { nodeCount, nodesOf } from '../allocation.ts'
import type { SlurmSettings } from '../site.ts'

export interface NodeGroup {
  readonly nodes: number
  readonly partition: string
  readonly constraint?: string
  readonly gres: string
}

type PoolName = 'prefill' | 'decode'

/**
 * Nodes in the order of the engine: prefill first, as placement has them. Nodes without workers (etcd) join the last
 * group. Throws ProblemError (INFX197) when pools that the site allocates apart share a node.
 */
export function nodeGroups(spec: EngineSpec, slurm: SlurmSettings): readonly NodeGroup[] {
  const total = nodeCount(spec)
  const common = {
    partition: slurm.partition,
    gres: slurm.gres,
    ...(slurm.constraint === undefined ? {} : { constraint: slurm.constraint }),
  }
  const prefill = nodesOfPool(spec, 'prefill')
  const decode = nodesOfPool(spec, 'decode')
  if (!slurm.pools || prefill.length === 0 || decode.length === 0) return [{ ...common, nodes: total }]
  const firstDecode = Math.min(...decode)
  if (Math.max(...prefill) >= firstDecode) {
    throw new ProblemError([
      problem('INFX197', 'prefill and decode workers share nodes, and the site allocates the pools apart', {
        hint: 'give each pool nodes of its own in the recipe, or remove "pools" from the site file',
      }),
    ])
  }
  return [
    { ...common, ...slurm.pools.prefill, nodes: firstDecode },
    { ...common, ...slurm.pools.decode, nodes: total - firstDecode },
  ]
}

const nodesOfPool = (spec: EngineSpec, pool: PoolName): readonly number[] =>
  spec.processes.filter(({ role }) => role.startsWith(`${pool}-`)).flatMap(nodesOf)

/** Component that a node belongs to. */
export function groupOfNode(groups: readonly NodeGroup[], node: number): number {
  let end = 0
  const index = groups.findIndex((group) => (end += group.nodes) > node)
  if (index < 0) throw new Error(`node ${node} is in no group`)
  return index
}
