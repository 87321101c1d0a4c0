/** Whether the machines of a point can hold what its recipe starts: GPUs per node, nodes, CPU memory for KV offload. */
import type { PointSpec } from '../point.ts'
import { skuOf } from '../point-label.ts'
import { engineFlags, isOn } from './engine-flags.ts'
import type { Finding } from './finding.ts'
import { isMapping } from './merge.ts'
import type { RecipeMapping } from './merge.ts'
import { recipeTopology } from './topology.ts'
import type { RecipeRole } from './topology.ts'

/** INFX115 per reason why it does not fit. `perNode`: GPUs of a node behind the runner label, when it is known. */
export function checkNodes(
  spec: PointSpec,
  resolved: RecipeMapping,
  perNode: number | undefined,
): readonly Finding[] {
  const resources = isMapping(resolved['resources']) ? resolved['resources'] : {}
  const type = resources['gpu_type']
  const sku = skuOf(spec.runner)
  const declared = count(resources['gpus_per_node'])
  const findings: Finding[] = []
  if (typeof type === 'string' && type.toLowerCase() !== sku) {
    findings.push({
      ...{ code: 'INFX115', message: `gpu_type "${type}" on the runner "${spec.runner}" (${sku})` },
      hint: `set resources.gpu_type to ${sku}, or name a runner that has ${type}`,
    })
  }
  if (declared !== undefined && perNode !== undefined && declared > perNode) {
    const message = `gpus_per_node ${declared}, a node of "${spec.runner}" has ${perNode}`
    const hint = `set resources.gpus_per_node to at most ${perNode}`
    findings.push({ code: 'INFX115', message, hint, isImpossible: true })
  }
  const gpus = declared ?? perNode
  return gpus === undefined ? findings : [...findings, ...tooFewNodes(resolved, resources, gpus)]
}

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined

/** Workers of each role against the nodes that the recipe asks for; `decode_nodes: 0` shares those of prefill. */
function tooFewNodes(resolved: RecipeMapping, resources: RecipeMapping, perNode: number): readonly Finding[] {
  const topology = recipeTopology(resolved)
  if (!topology) return []
  const needed = (role: RecipeRole | undefined): number => (role ? role.workers * role.gpusPerWorker : 0)
  const prefillNodes = count(resources['prefill_nodes'])
  const decodeNodes = count(resources['decode_nodes'])
  const pools: readonly (readonly [role: string, gpus: number, nodes: number | undefined, field: string])[] =
    topology.shape === 'aggregated'
      ? [['aggregated', needed(topology.aggregated), count(resources['agg_nodes']), 'agg_nodes']]
      : decodeNodes === 0
        ? [
            [
              'prefill and decode',
              needed(topology.prefill) + needed(topology.decode),
              prefillNodes,
              'prefill_nodes',
            ],
          ]
        : [
            ['prefill', needed(topology.prefill), prefillNodes, 'prefill_nodes'],
            ['decode', needed(topology.decode), decodeNodes, 'decode_nodes'],
          ]
  return pools.flatMap(([role, gpus, nodes, field]): Finding[] => {
    if (nodes === undefined || gpus <= nodes * perNode) return []
    const message = `${role} needs ${gpus} GPUs, its ${nodes} nodes of ${perNode} have ${nodes * perNode}`
    const hint = `set resources.${field} to ${Math.ceil(gpus / perNode)}, or make the workers smaller`
    return [{ code: 'INFX115', message, hint, isImpossible: true }]
  })
}

/**
 * INFX116: KV offload memory of one prefill (or aggregated) replica on one node against the point's budget; and a recipe
 * that offloads although the configuration says `kv-offloading: none`. Only agentic points declare their offload.
 */
export function checkOffload(
  spec: PointSpec,
  resolved: RecipeMapping,
  perNode: number | undefined,
): readonly Finding[] {
  if (spec.scenario !== 'agentic-coding') return []
  const topology = recipeTopology(resolved)
  const role = topology?.aggregated ?? topology?.prefill
  const offload = role && offloadOf(resolved, role, topology?.gpusPerNode ?? perNode)
  if (!offload) return []
  if (spec.kvOffloading === 'none') {
    const message = `kv-offloading none → ${offload.what}`
    return [{ code: 'INFX116', message, hint: 'the point would be published as one without offload' }]
  }
  const { gb } = offload
  if (gb === undefined || gb <= spec.totalCpuDramGb) return []
  const message = `${offload.what} takes ${Math.ceil(gb)} GB of CPU memory, the budget is ${spec.totalCpuDramGb} GB`
  return [{ code: 'INFX116', message, hint: 'lower the pool, or raise dram-utilization' }]
}

interface Offload {
  readonly what: string
  /** GB (10^9 bytes) of one replica on one node; absent when the recipe leaves it to the engine. */
  readonly gb?: number
}

function offloadOf(
  resolved: RecipeMapping,
  role: RecipeRole,
  perNode: number | undefined,
): Offload | undefined {
  const ranks = Math.min(role.gpusPerWorker, perNode ?? role.gpusPerWorker)
  const flags = engineFlags(resolved, 'aggregated') ?? engineFlags(resolved, 'prefill')
  if (flags && isOn(flags, 'enable-hierarchical-cache')) {
    const size = flags.flags.get('hicache-size')
    if (typeof size !== 'number' || size <= 0) return { what: 'hicache' }
    return { what: `hicache-size ${size} on ${ranks} ranks`, gb: size * ranks }
  }
  const transfer = flags?.flags.get('kv-transfer-config')
  const written = typeof transfer === 'string' ? transfer : transfer ? JSON.stringify(transfer) : ''
  const perRank = /"cpu_bytes_to_use_per_rank"\s*:\s*(\d+)/.exec(written)?.[1]
  if (perRank !== undefined) {
    return { what: `cpu_bytes_to_use_per_rank on ${ranks} ranks`, gb: (Number(perRank) * ranks) / 1e9 }
  }
  const whole = /"cpu_bytes_to_use"\s*:\s*(\d+)/.exec(written)?.[1]
  if (whole !== undefined) return { what: 'cpu_bytes_to_use', gb: Number(whole) / 1e9 }
  return /MooncakeStore/.test(written) ? mooncakeStore(resolved, ranks) : undefined
}

/** vLLM's embedded Mooncake store, where a connector uses it: every rank contributes one segment. */
function mooncakeStore(resolved: RecipeMapping, ranks: number): Offload | undefined {
  const backend = isMapping(resolved['backend']) ? resolved['backend'] : {}
  const store = isMapping(backend['mooncake_kv_store'])
    ? backend['mooncake_kv_store']['store_config']
    : undefined
  const segment = isMapping(store) ? store['global_segment_size'] : undefined
  const [, amount, unit] =
    /^(\d+(?:\.\d+)?)\s*(GB|GiB|G)$/i.exec(typeof segment === 'string' ? segment : '') ?? []
  if (amount === undefined) return undefined
  const gb = Number(amount) * (unit?.toLowerCase() === 'gib' ? 1.073741824 : 1)
  return gb === 0 ? undefined : { what: `global_segment_size ${amount} GB on ${ranks} ranks`, gb: gb * ranks }
}
