/**
 * Size and expected time of a point. Hours are estimates of ours for choosing a canary and for telling a reviewer what
 * a sweep costs; they bound nothing. The job's bound is `timeoutMinutes`.
 */
import type { Parallelism, PointSpec, WorkerPool } from '../point.ts'

const gpusOf = ({ tp, pp, pcp }: Parallelism): number => tp * pp * pcp
const poolGpus = (pool: WorkerPool): number => pool.numWorkers * gpusOf(pool)

/** GPUs the point occupies: tp · pp · pcp of every worker. */
export const pointGpus = ({ topology }: PointSpec): number =>
  topology.shape === 'single-node'
    ? gpusOf(topology)
    : Math.max(1, poolGpus(topology.prefill) + poolGpus(topology.decode))

/** Nodes the point occupies: workers larger than a node take whole nodes, smaller ones share them within their pool. */
export function pointNodes({ topology }: PointSpec, gpusPerNode: number): number {
  if (topology.shape === 'single-node') return 1
  const nodes = (pool: WorkerPool): number => {
    const gpus = gpusOf(pool)
    if (pool.numWorkers === 0) return 0
    return gpus > gpusPerNode
      ? pool.numWorkers * Math.ceil(gpus / gpusPerNode)
      : Math.ceil((pool.numWorkers * gpus) / gpusPerNode)
  }
  return Math.max(1, nodes(topology.prefill) + nodes(topology.decode))
}

/** Expected seconds of the parts of a point, from runs of the ecosystem: loading weights dominates short points. */
const expected = {
  startSeconds: { single: 600, multi: 900 },
  agenticWarmupSeconds: 600,
  stopSeconds: 60,
  /** Output seconds per token at low load, and what one request per GPU adds to it. */
  secondsPerToken: 0.008,
  secondsPerTokenPerRequest: 0.0004,
  mostSecondsPerToken: 0.1,
  evalSeconds: 900,
  simulatedEvalSeconds: 5,
}

/** Seconds from start to end if all goes well. */
export function expectedSeconds(spec: PointSpec): number {
  const start = spec.simulated === true ? 1 : expected.startSeconds[spec.multinode ? 'multi' : 'single']
  const stop = spec.simulated === true ? 1 : expected.stopSeconds
  if (spec.kind === 'eval') {
    const each = spec.simulated === true ? expected.simulatedEvalSeconds : expected.evalSeconds
    return start + each * (spec.evalConcs?.length ?? 1)
  }
  if (spec.scenario === 'agentic-coding') {
    const warmup =
      spec.simulated === true ? 1 : expected.agenticWarmupSeconds * ((spec.warmupRequestsPerLane ?? 0) / 10)
    return start + warmup + (spec.durationSeconds ?? 0) + stop
  }
  // Closed loop: as many rounds as prompts per concurrency, and two of warm-up.
  const rounds = (spec.promptsPerConc ?? 0) + 2
  const loaded = expected.secondsPerToken + (expected.secondsPerTokenPerRequest * spec.conc) / pointGpus(spec)
  const perToken = Math.min(loaded, expected.mostSecondsPerToken)
  return start + rounds * (spec.osl ?? 0) * perToken + stop
}

/** Bounds of the phases of a job, in seconds: start-up, warm-up, draining, clean-up. */
const bound = { startSeconds: { single: 3600, multi: 5400 }, warmupSeconds: 1800, stopSeconds: 1800 }

/**
 * Bound on the whole job in whole minutes: its windows, and four times what is expected where load decides. The engine's
 * own window, `windowSeconds`, counts when it is the longer one: besides the engine, start-up is images and model files.
 */
export function timeoutMinutes(spec: PointSpec, windowSeconds: number): number {
  const start = Math.max(bound.startSeconds[spec.multinode ? 'multi' : 'single'], windowSeconds)
  const isTimed = spec.kind === 'benchmark' && spec.scenario === 'agentic-coding'
  const work = isTimed ? bound.warmupSeconds + (spec.durationSeconds ?? 0) : 4 * expectedSeconds(spec)
  return Math.ceil((start + work + bound.stopSeconds) / 60)
}
