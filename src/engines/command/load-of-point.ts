/** What the load of a point asks of an engine that no recipe sizes. */
import type { Parallelism, PointSpec } from '../../core/point.ts'

/** Agentic sessions fan out into sub-agents: twice the sessions may be in flight. Evaluations ask at most `conc` at once. */
export function requestsInFlight(point: PointSpec): number {
  const conc = Math.max(point.conc, ...(point.evalConcs ?? []))
  return point.kind === 'benchmark' && point.scenario === 'agentic-coding' ? 2 * conc : conc
}

/** Bytes of host memory for the KV cache of each rank. */
export const hostBytesPerRank = (point: PointSpec, { tp, pp, pcp }: Parallelism): number =>
  Math.floor((point.totalCpuDramGb * 1e9) / (tp * pp * pcp))
