/** CPU-DRAM budget of KV offload (in whole GB), proportional to the GPUs that a server process uses of its node. */
import type { Runners } from './runners.ts'
import { workerGpus } from './search-space.ts'

interface Widths {
  readonly tp: number
  readonly pp?: number
  readonly 'pcp-size'?: number
}

/** Cap of usable memory per node: 3 TB (10^12) in MiB. */
const maxNodeMib = 2_861_022n

export interface DramRequest {
  readonly 'kv-offloading'?: 'none' | 'dram'
  readonly tp?: number
  readonly pp?: number
  readonly 'pcp-size'?: number
  readonly prefill?: Widths
}

export type DramBudget = { readonly gb: number } | { readonly error: string }

/**
 * min(available, 3 TB) · utilization · GPUs / GPUs per node, truncated to whole GB (10^9 bytes); exact rational
 * arithmetic, since a share such as 0.3 is not exact in binary. 0 without offload. For multi-node rows one prefill
 * replica is budgeted; a replica larger than a node must fill whole nodes, a smaller one must divide it.
 */
export function dramBudgetGb(
  request: DramRequest,
  utilization: number | undefined,
  label: string,
  hardware: Runners['hardware'],
): DramBudget {
  if (request['kv-offloading'] !== 'dram') return { gb: 0 }
  if (utilization === undefined)
    return { error: "'dram-utilization' is required when 'kv-offloading' is dram" }
  const node = hardware.get(label)
  if (!node) {
    const known = [...hardware.keys()].join(', ') || 'none'
    return { error: `no hardware is declared for runner '${label}'; declared: ${known}` }
  }
  const used = request.prefill
    ? replicaGpus(request.prefill, node.gpusPerNode, label)
    : singleNodeGpus(request, node.gpusPerNode, label)
  if (typeof used === 'string') return { error: used }
  const [numerator, denominator] = decimalFraction(utilization)
  const available = BigInt(node.availableCpuDramMib)
  const bytes = (available < maxNodeMib ? available : maxNodeMib) * 1_048_576n
  const gb = (bytes * numerator * BigInt(used)) / (denominator * BigInt(node.gpusPerNode) * 1_000_000_000n)
  return { gb: Number(gb) }
}

function singleNodeGpus(request: DramRequest, perNode: number, label: string): number | string {
  const tp = request.tp ?? 1
  const gpus = workerGpus({ tp, pp: request.pp, 'pcp-size': request['pcp-size'] })
  if (gpus <= perNode) return gpus
  const { pp = 1, 'pcp-size': pcp = 1 } = request
  return `tp=${tp} with pp=${pp} and pcp-size=${pcp} requires ${gpus} GPUs and exceeds gpus-per-node=${perNode} for runner '${label}'`
}

function replicaGpus(prefill: Widths, perNode: number, label: string): number | string {
  const gpus = workerGpus(prefill)
  if (gpus > perNode) {
    if (gpus % perNode === 0) return perNode
    return `a prefill replica of ${gpus} GPUs must be a whole multiple of gpus-per-node=${perNode} for runner '${label}'`
  }
  if (perNode % gpus === 0) return gpus
  return `a prefill replica of ${gpus} GPUs must divide gpus-per-node=${perNode} for runner '${label}'`
}

/** The shortest decimal that reads back as `value`, as numerator and denominator. */
function decimalFraction(value: number): readonly [bigint, bigint] {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return scale >= 0 ? [digits, 10n ** BigInt(scale)] : [digits * 10n ** BigInt(-scale), 1n]
}
