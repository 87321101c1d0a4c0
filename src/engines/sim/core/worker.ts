import type { SimPool } from '../../../core/schema/sim-engine.generated.ts'
import type { Acceptance } from './acceptance.ts'
import { Rank } from './rank.ts'
import type { Sequence } from './sequence.ts'
import { stepTime } from './step-time.ts'
import type { RankLoad } from './step-time.ts'

/** What a worker tells when a step has ended. `atSeconds` is when it ended, not when it was noticed. */
export interface WorkerEvents {
  tokens(sequence: Sequence, count: number, atSeconds: number): void
  /** A prefill worker has computed the prompt; its pages stay in use until the KV has been handed over. */
  prefilled(worker: Worker, rank: Rank, sequence: Sequence, atSeconds: number): void
  finished(worker: Worker, sequence: Sequence, atSeconds: number): void
}

/** Running sums of a worker since its start; tokens and seconds. */
export interface WorkerTotals {
  steps: number
  promptTokens: number
  computedTokens: number
  cachedDeviceTokens: number
  cachedHostTokens: number
  generatedTokens: number
  /** Tokens accepted by decode steps and sequence-steps of decoding: their quotient is the mean acceptance length. */
  acceptedTokens: number
  decodeSequenceSteps: number
  /** Steps that decoded at least one sequence. */
  decodeSteps: number
  retractions: number
  prefillSeconds: number
  decodeSeconds: number
  overheadSeconds: number
}

interface PlannedStep {
  readonly endsAt: number
  readonly prefill: readonly { readonly rank: Rank; readonly sequence: Sequence; readonly tokens: number }[]
  readonly decode: readonly { readonly rank: Rank; readonly sequence: Sequence; readonly tokens: number }[]
}

/** A serving process group whose ranks take every step together. Driven from outside: it knows no clock. */
export class Worker {
  readonly name: string
  readonly role: SimPool['role']
  readonly pool: Readonly<SimPool>
  readonly ranks: readonly Rank[]
  readonly totals: WorkerTotals = {
    steps: 0,
    promptTokens: 0,
    computedTokens: 0,
    cachedDeviceTokens: 0,
    cachedHostTokens: 0,
    generatedTokens: 0,
    acceptedTokens: 0,
    decodeSequenceSteps: 0,
    decodeSteps: 0,
    retractions: 0,
    prefillSeconds: 0,
    decodeSeconds: 0,
    overheadSeconds: 0,
  }
  /** When the worker wants `advance`; Infinity while it has nothing to do. */
  nextEventSeconds = Infinity
  readonly #acceptance: Acceptance
  readonly #numSpecTokens: number
  readonly #events: WorkerEvents
  #step: PlannedStep | undefined

  constructor(
    name: string,
    pool: Readonly<SimPool>,
    options: {
      readonly pageTokens: number
      readonly acceptance: Acceptance
      readonly numSpecTokens: number
      readonly events: WorkerEvents
    },
  ) {
    this.name = name
    this.role = pool.role
    this.pool = pool
    this.#acceptance = options.acceptance
    this.#numSpecTokens = options.numSpecTokens
    this.#events = options.events
    this.ranks = Array.from(
      { length: pool.dpRanks },
      () =>
        new Rank({
          pageTokens: options.pageTokens,
          kvPoolTokens: pool.kvPoolTokensPerRank,
          hostPoolTokens: pool.hostPoolTokensPerRank,
          hostLoadTokensPerSecond: pool.hostLoadTokensPerSecond,
          maxRunning: pool.maxRunningPerRank,
          prefixCache: pool.role !== 'decode',
        }),
    )
  }

  /** Something was queued: starts a step unless one is under way. */
  wake(nowSeconds: number): void {
    if (!this.#step) this.#startStep(nowSeconds)
  }

  /** Ends the step that is due and starts the next one at the very moment the last one ended. */
  advance(): void {
    const atSeconds = this.nextEventSeconds
    const step = this.#step
    this.#step = undefined
    if (step) this.#endStep(step)
    this.#startStep(atSeconds)
  }

  #startStep(nowSeconds: number): void {
    const loads: RankLoad[] = []
    const prefill: PlannedStep['prefill'][number][] = []
    const decode: PlannedStep['decode'][number][] = []
    let readyAt = Infinity
    for (const rank of this.ranks) {
      const load = { prefillTokens: 0, prefillContextTokens: 0, decodeSequences: 0, decodeContextTokens: 0 }
      // A decode worker's admissions decode at once; elsewhere running sequences grow before new ones take pages.
      if (this.role === 'decode') this.#admit(rank, nowSeconds)
      this.#planDecode(rank, load, decode, nowSeconds)
      if (this.role !== 'decode') this.#admit(rank, nowSeconds)
      readyAt = Math.min(readyAt, this.#planPrefill(rank, load, prefill, nowSeconds))
      loads.push(load)
    }
    if (prefill.length === 0 && decode.length === 0) {
      this.nextEventSeconds = readyAt
      return
    }
    const { seconds, prefillShare, decodeShare } = stepTime(loads, this.pool.step, this.#numSpecTokens)
    this.totals.steps++
    this.totals.prefillSeconds += seconds * prefillShare
    this.totals.decodeSeconds += seconds * decodeShare
    this.totals.overheadSeconds += seconds * (1 - prefillShare - decodeShare)
    this.#step = { endsAt: nowSeconds + seconds, prefill, decode }
    this.nextEventSeconds = this.#step.endsAt
  }

  #admit(rank: Rank, nowSeconds: number): void {
    for (const sequence of rank.admit(nowSeconds)) {
      if (this.role === 'decode') {
        // Its KV came by transfer, and the token that prefill made is told now.
        sequence.computedTokens = sequence.targetTokens
        sequence.state = 'decode'
        if (sequence.generatedTokens === 0) this.#accept(rank, sequence, 1, nowSeconds)
      } else if (sequence.retractions === 0) {
        this.totals.promptTokens += sequence.request.promptTokens
        this.totals.cachedDeviceTokens += sequence.cachedDeviceTokens
        this.totals.cachedHostTokens += sequence.cachedHostTokens
      }
    }
  }

  #planDecode(rank: Rank, load: RankLoad, decode: PlannedStep['decode'][number][], nowSeconds: number): void {
    // A copy, in order of admission: retraction takes from the end of the list itself.
    for (const sequence of [...rank.running]) {
      if (sequence.state !== 'decode') continue
      const tokens = this.#acceptance.tokens(sequence.id, sequence.decodeSteps)
      if (!this.#grow(rank, sequence, tokens, nowSeconds)) continue
      load.decodeSequences++
      load.decodeContextTokens += sequence.contextTokens
      decode.push({ rank, sequence, tokens })
    }
  }

  /** Pages for a decode step; takes them from the sequences admitted last. False = it was the last itself and has been retracted. */
  #grow(rank: Rank, sequence: Sequence, tokens: number, nowSeconds: number): boolean {
    while (!rank.growFor(sequence, tokens)) {
      const last = rank.running.at(-1)
      if (!last) throw new Error('a pool without running sequences is exhausted')
      rank.retract(last, nowSeconds)
      this.totals.retractions++
      if (last === sequence) return false
    }
    return true
  }

  /** Returns when a sequence that waits for the host's pages will be ready; Infinity when none waits. */
  #planPrefill(
    rank: Rank,
    load: RankLoad,
    prefill: PlannedStep['prefill'][number][],
    nowSeconds: number,
  ): number {
    let budget = this.pool.chunkTokens
    let readyAt = Infinity
    for (const sequence of rank.running) {
      if (sequence.state !== 'prefill') continue
      if (sequence.readyAt > nowSeconds) {
        readyAt = Math.min(readyAt, sequence.readyAt)
        continue
      }
      if (budget === 0) break
      const tokens = Math.min(budget, sequence.targetTokens - sequence.computedTokens)
      budget -= tokens
      load.prefillTokens += tokens
      load.prefillContextTokens += tokens * (sequence.computedTokens + tokens / 2)
      prefill.push({ rank, sequence, tokens })
    }
    return readyAt
  }

  #endStep(step: PlannedStep): void {
    for (const { rank, sequence, tokens } of step.prefill) {
      if (sequence.state !== 'prefill') continue
      sequence.computedTokens += tokens
      this.totals.computedTokens += tokens
      if (sequence.computedTokens < sequence.targetTokens) continue
      rank.sharePrompt(sequence)
      if (this.role === 'prefill') {
        sequence.state = 'transfer'
        this.#events.prefilled(this, rank, sequence, step.endsAt)
      } else {
        sequence.state = 'decode'
        this.#accept(rank, sequence, 1, step.endsAt)
      }
    }
    if (step.decode.length > 0) this.totals.decodeSteps++
    for (const { rank, sequence, tokens } of step.decode) {
      if (sequence.state !== 'decode') continue
      sequence.decodeSteps++
      this.totals.decodeSequenceSteps++
      this.totals.acceptedTokens += tokens
      this.#accept(rank, sequence, tokens, step.endsAt)
    }
  }

  #accept(rank: Rank, sequence: Sequence, accepted: number, atSeconds: number): void {
    const tokens = Math.min(accepted, sequence.request.outputTokens - sequence.generatedTokens)
    sequence.generatedTokens += tokens
    this.totals.generatedTokens += tokens
    if (Number.isNaN(sequence.firstTokenAt)) sequence.firstTokenAt = atSeconds
    sequence.lastTokenAt = atSeconds
    this.#events.tokens(sequence, tokens, atSeconds)
    if (sequence.generatedTokens < sequence.request.outputTokens) return
    sequence.state = 'done'
    rank.release(sequence, true)
    this.#events.finished(this, sequence, atSeconds)
  }
}
