/** Closed-loop replay against the step core in virtual time. */
import { SimCluster } from '../core/cluster.ts'
import type { ClusterConfig } from '../core/cluster.ts'
import type { Sequence } from '../core/sequence.ts'
import { Lane } from './workload.ts'
import type { WorkloadShape } from './workload.ts'

export interface OfflineResult {
  readonly requests: number
  readonly seconds: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** Input and output tokens per second of the whole system, cached input included. */
  readonly totalTps: number
  /** 1 / mean inter-token latency over requests, tokens/s/user. */
  readonly meanInteractivityTps: number
  readonly p90TtftSeconds: number
  readonly p75E2elSeconds: number
  readonly p90E2elSeconds: number
  readonly cachedRatio: number
}

interface Wake {
  readonly atSeconds: number
  readonly lane: number
}

/** Primes every lane, then measures from the time the last primer is done plus `settleSeconds`, for `measureSeconds`. */
export function runOffline(
  config: ClusterConfig,
  workload: WorkloadShape,
  load: { readonly conc: number; readonly settleSeconds: number; readonly measureSeconds: number },
): OfflineResult {
  const replay = new Replay(config, workload, load.conc)
  const primedAt = replay.prime()
  const from = primedAt + load.settleSeconds
  const to = from + load.measureSeconds
  replay.runUntil(to)
  return summarise(
    replay.finished.filter((sequence) => sequence.lastTokenAt >= from && sequence.lastTokenAt < to),
    load.measureSeconds,
  )
}

class Replay {
  readonly finished: Sequence[] = []
  readonly #cluster: SimCluster
  readonly #lanes: readonly Lane[]
  readonly #laneOf = new Map<Sequence, { readonly lane: number; readonly gapSeconds: number }>()
  readonly #wakes = new WakeHeap()
  #primersLeft: number
  #primedAt = 0

  constructor(config: ClusterConfig, workload: WorkloadShape, conc: number) {
    this.#cluster = new SimCluster(config, {
      tokens: () => undefined,
      finished: (sequence, atSeconds) => this.#finish(sequence, atSeconds),
    })
    this.#lanes = Array.from({ length: conc }, (_, lane) => new Lane(workload, lane))
    this.#primersLeft = conc
  }

  /** Returns when the last primer was done. Lanes start their first turn spread over their first gap. */
  prime(): number {
    for (const [index, lane] of this.#lanes.entries()) this.#submit(lane.primer(), index, NaN, 0)
    while (this.#primersLeft > 0) this.#cluster.advance(this.#cluster.nextEventSeconds(), Infinity)
    for (const [index, lane] of this.#lanes.entries()) {
      this.#wakes.add({ atSeconds: this.#primedAt + lane.next().gapSeconds, lane: index })
    }
    return this.#primedAt
  }

  runUntil(toSeconds: number): void {
    for (;;) {
      const wakeAt = this.#wakes.nextSeconds
      const eventAt = this.#cluster.nextEventSeconds()
      if (Math.min(wakeAt, eventAt) >= toSeconds) return
      if (eventAt <= wakeAt) this.#cluster.advance(eventAt, Infinity)
      else {
        const { lane } = this.#wakes.take()
        const turn = this.#lanes[lane]?.next()
        if (turn) this.#submit(turn.request, lane, turn.gapSeconds, wakeAt)
      }
    }
  }

  #submit(request: Sequence['request'], lane: number, gapSeconds: number, atSeconds: number): void {
    const submission = this.#cluster.submit(request, atSeconds)
    if (!submission.accepted) throw new Error(`the workload does not fit: ${submission.reason}`)
    this.#laneOf.set(submission.sequence, { lane, gapSeconds })
  }

  #finish(sequence: Sequence, atSeconds: number): void {
    const turn = this.#laneOf.get(sequence)
    this.#laneOf.delete(sequence)
    if (!turn) return
    if (Number.isNaN(turn.gapSeconds)) {
      this.#primersLeft--
      this.#primedAt = Math.max(this.#primedAt, atSeconds)
      return
    }
    this.finished.push(sequence)
    this.#wakes.add({ atSeconds: atSeconds + turn.gapSeconds, lane: turn.lane })
  }
}

/** A binary heap of lanes by the time of their next turn. */
class WakeHeap {
  readonly #heap: Wake[] = []

  get nextSeconds(): number {
    return this.#heap[0]?.atSeconds ?? Infinity
  }

  add(wake: Wake): void {
    let index = this.#heap.length
    this.#heap.push(wake)
    while (index > 0) {
      const parent = (index - 1) >> 1
      const above = this.#heap[parent]
      if (!above || above.atSeconds <= wake.atSeconds) break
      this.#heap[index] = above
      index = parent
    }
    this.#heap[index] = wake
  }

  take(): Wake {
    const top = this.#heap[0]
    const last = this.#heap.pop()
    if (!top || !last) throw new Error('no lane waits')
    if (this.#heap.length > 0) this.#sink(last)
    return top
  }

  #sink(wake: Wake): void {
    let index = 0
    for (;;) {
      const left = this.#heap[2 * index + 1]
      const right = this.#heap[2 * index + 2]
      if (!left) break
      const child = right && right.atSeconds < left.atSeconds ? right : left
      if (child.atSeconds >= wake.atSeconds) break
      this.#heap[index] = child
      index = child === left ? 2 * index + 1 : 2 * index + 2
    }
    this.#heap[index] = wake
  }
}

function summarise(sequences: readonly Sequence[], seconds: number): OfflineResult {
  let inputTokens = 0
  let outputTokens = 0
  let cachedTokens = 0
  const interTokenSeconds: number[] = []
  const e2el: number[] = []
  const ttft: number[] = []
  for (const sequence of sequences) {
    inputTokens += sequence.request.promptTokens
    outputTokens += sequence.generatedTokens
    cachedTokens += sequence.cachedDeviceTokens + sequence.cachedHostTokens
    e2el.push(sequence.lastTokenAt - sequence.submittedAt)
    ttft.push(sequence.firstTokenAt - sequence.submittedAt)
    if (sequence.generatedTokens > 1) {
      interTokenSeconds.push((sequence.lastTokenAt - sequence.firstTokenAt) / (sequence.generatedTokens - 1))
    }
  }
  const meanInterToken = interTokenSeconds.reduce((sum, value) => sum + value, 0) / interTokenSeconds.length
  return {
    requests: sequences.length,
    seconds,
    inputTokens,
    outputTokens,
    totalTps: (inputTokens + outputTokens) / seconds,
    meanInteractivityTps: 1 / meanInterToken,
    p90TtftSeconds: percentile(ttft, 90),
    p75E2elSeconds: percentile(e2el, 75),
    p90E2elSeconds: percentile(e2el, 90),
    cachedRatio: cachedTokens / inputTokens,
  }
}

/** Linear interpolation at (n − 1)·p/100; NaN for an empty list. */
function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const position = ((sorted.length - 1) * p) / 100
  const below = sorted[Math.floor(position)]
  const above = sorted[Math.ceil(position)]
  if (below === undefined || above === undefined) return NaN
  return below + (above - below) * (position - Math.floor(position))
}
