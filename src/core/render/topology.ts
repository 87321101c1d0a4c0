/** Topology in the field's shorthand. */
import type { Parallelism, Topology, WorkerPool } from '../point.ts'

/** `tp8 ep8 dp-attn`; widths of 1 are left out, tp always stands. */
function parallelismLabel(widths: Parallelism): string {
  const optional = (['pp', 'dcp', 'pcp', 'ep'] as const)
    .filter((name) => widths[name] > 1)
    .map((name) => `${name}${widths[name]}`)
  return [`tp${widths.tp}`, ...optional, ...(widths.dpAttn ? ['dp-attn'] : [])].join(' ')
}

const poolLabel = (pool: WorkerPool, role: 'P' | 'D'): string =>
  `${pool.numWorkers}${role} ${parallelismLabel(pool)}${pool.hardware === undefined ? '' : ` on ${pool.hardware}`}`

/** `tp8 ep8` on one node; `3P tp2 ep2 · 1D tp16 ep16 dp-attn` for separate pools; without decode workers only the first pool. */
export function topologyLabel(topology: Topology): string {
  if (topology.shape === 'single-node') return parallelismLabel(topology)
  const pools = [poolLabel(topology.prefill, 'P')]
  if (topology.decode.numWorkers > 0) pools.push(poolLabel(topology.decode, 'D'))
  return pools.join(' · ')
}
