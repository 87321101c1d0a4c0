/** A seeded agentic workload for the step core in virtual time: what the fit and the shape tests replay. */
import { mix32, unitInterval } from '../core/page-hasher.ts'
import type { SimRequest } from '../core/sequence.ts'

export interface WorkloadShape {
  readonly seed: number
  readonly pageTokens: number
  /** Prefix that all conversations share, tokens. */
  readonly systemTokens: number
  /** Turns of a conversation. */
  readonly turns: number
  /** Mean of the exponential part of new prompt tokens per turn, and its fixed part. */
  readonly meanNewTokens: number
  readonly minNewTokens: number
  /** Answer lengths: lognormal, capped. */
  readonly medianOutputTokens: number
  readonly outputSigma: number
  readonly maxOutputTokens: number
  /** Mean of the exponential gap between an answer's end and the next turn, seconds; capped. */
  readonly meanGapSeconds: number
  readonly maxGapSeconds: number
}

/** The same sessions for a run with scaled traces: tokens and gaps divided, lengths of conversations kept. */
export function scaleWorkload(shape: WorkloadShape, traceScale: number): WorkloadShape {
  const tokens = (count: number): number => Math.max(1, Math.round(count / traceScale))
  return {
    ...shape,
    pageTokens: tokens(shape.pageTokens),
    systemTokens: tokens(shape.systemTokens),
    minNewTokens: tokens(shape.minNewTokens),
    meanNewTokens: shape.meanNewTokens / traceScale,
    medianOutputTokens: shape.medianOutputTokens / traceScale,
    maxOutputTokens: tokens(shape.maxOutputTokens),
    meanGapSeconds: shape.meanGapSeconds / traceScale,
    maxGapSeconds: shape.maxGapSeconds / traceScale,
  }
}

export interface Turn {
  readonly request: SimRequest
  readonly gapSeconds: number
}

/** One lane: conversations one after the other, the first one entered in the middle, as the agentic scenario does. */
export class Lane {
  readonly #shape: WorkloadShape
  readonly #lane: number
  #draws = 0
  #conversation = 0
  #turn = 0
  #contextTokens = 0
  #hashes: number[] = []

  constructor(shape: WorkloadShape, lane: number) {
    this.#shape = shape
    this.#lane = lane
    this.#startConversation()
    const startTurn = Math.floor(shape.turns * (0.25 + 0.5 * this.#uniform()))
    while (this.#turn < startTurn) this.#grow()
  }

  /** The request that fills the cache before measurement. */
  primer(): SimRequest {
    return this.#request(1)
  }

  next(): Turn {
    if (this.#turn >= this.#shape.turns) this.#startConversation()
    this.#grow()
    const normal = Math.sqrt(-2 * Math.log(1 - this.#uniform())) * Math.cos(2 * Math.PI * this.#uniform())
    const drawn = this.#shape.medianOutputTokens * Math.exp(this.#shape.outputSigma * normal)
    const outputTokens = Math.min(this.#shape.maxOutputTokens, Math.max(1, Math.round(drawn)))
    const gap = -this.#shape.meanGapSeconds * Math.log(1 - this.#uniform())
    const turn = {
      request: this.#request(outputTokens),
      gapSeconds: Math.min(gap, this.#shape.maxGapSeconds),
    }
    // The answer is part of the next prompt.
    this.#contextTokens += outputTokens
    return turn
  }

  #startConversation(): void {
    this.#conversation++
    this.#turn = 0
    this.#contextTokens = this.#shape.systemTokens
    this.#hashes = []
  }

  #grow(): void {
    this.#turn++
    const { minNewTokens, meanNewTokens } = this.#shape
    this.#contextTokens += Math.round(minNewTokens - meanNewTokens * Math.log(1 - this.#uniform()))
  }

  /** Hashes need only be unique per (conversation, page) and equal in the shared prefix. */
  #request(outputTokens: number): SimRequest {
    const { pageTokens, systemTokens } = this.#shape
    const pages = Math.floor(this.#contextTokens / pageTokens)
    const sharedPages = Math.floor(systemTokens / pageTokens)
    const own = (this.#lane * 4096 + this.#conversation + 1) * 65_536
    for (let page = this.#hashes.length; page < pages; page++) {
      this.#hashes.push(page < sharedPages ? page : own + page)
    }
    return {
      promptTokens: this.#contextTokens,
      pageHashes: this.#hashes.slice(),
      outputTokens,
      sessionKey: `${this.#lane}/${this.#conversation}`,
    }
  }

  /** [0, 1), the same for the same seed, lane and draw. */
  #uniform(): number {
    const draw = Math.imul(this.#lane + 1, 0x9e3779b1) ^ Math.imul(++this.#draws, 0x85ebca6b)
    return unitInterval(mix32(mix32(draw) ^ this.#shape.seed))
  }
}
