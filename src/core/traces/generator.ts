/**
 * A seeded generator of conversation trees in the shape of recorded coding agents: one system prompt shared by all,
 * contexts that grow by answers and tool results, pauses, and sub-agents that fan out and (mostly) join.
 * Same parameters, same trees, on every platform (`prng.ts`).
 */
import '../problems/traces.ts'
import { problem } from '../problems/catalogue.ts'
import { ProblemError } from '../problem.ts'
import type { Child, Conversation, TraceTree, Turn } from './model.ts'
import { lastEndSeconds } from './model.ts'
import { Prng } from './prng.ts'

/** Seeded generator of weka-like conversation trees. Tokens are unscaled. */
export interface TraceGenerator {
  readonly seed: number
  readonly trees: number
  readonly meanTurns: number
  readonly systemTokens: number
  readonly meanNewTokensPerTurn: number
  readonly meanOutputTokens: number
  /** Share of turns that fan out to sub-agents, [0, 1]. */
  readonly subagentRatio: number
  readonly meanGapSeconds: number
}

const blockTokens = 64
/** Ids of one tree's own blocks start here times its number; far more than any context has. */
const blocksPerTree = 2 ** 24
/** What the recording side's server is taken to need: a first token and then this much for each. */
const recordedTtftSeconds = 0.4
const recordedTpotSeconds = 0.01
const backgroundRatio = 0.2
const maxFanOut = 3

export function generateTraces(generator: TraceGenerator): readonly TraceTree[] {
  const problems = checkGenerator(generator)
  if (problems.length > 0) throw new ProblemError(problems)
  return Array.from({ length: generator.trees }, (_, number) => new TreeMaker(generator, number).make())
}

function checkGenerator(generator: TraceGenerator) {
  const rules: readonly (readonly [keyof TraceGenerator, number, number, boolean])[] = [
    ['seed', 0, Number.MAX_SAFE_INTEGER, true],
    ['trees', 1, 100_000, true],
    ['meanTurns', 1, 100_000, false],
    ['systemTokens', 0, 10_000_000, true],
    ['meanNewTokensPerTurn', 1, 10_000_000, false],
    ['meanOutputTokens', 1, 10_000_000, false],
    ['subagentRatio', 0, 1, false],
    ['meanGapSeconds', 0, 1_000_000, false],
  ]
  return rules.flatMap(([name, low, high, whole]) => {
    const value = generator[name]
    const fits =
      Number.isFinite(value) && value >= low && value <= high && (!whole || Number.isInteger(value))
    if (fits) return []
    return [
      problem(
        'INFX159',
        `trace generator: ${name} must be a ${whole ? 'whole ' : ''}number in [${low}, ${high}], got ${value}`,
      ),
    ]
  })
}

class TreeMaker {
  readonly #generator: TraceGenerator
  readonly #id: string
  readonly #random: Prng
  #nextBlock: number
  #nextAgent = 0

  constructor(generator: TraceGenerator, number: number) {
    this.#generator = generator
    this.#id = `generated-${generator.seed}-${String(number).padStart(4, '0')}`
    this.#random = new Prng(generator.seed, `tree ${number}`)
    this.#nextBlock = (number + 1) * blocksPerTree
  }

  make(): TraceTree {
    const turns = this.#around(this.#generator.meanTurns, 2)
    return {
      id: this.#id,
      blockSize: blockTokens,
      blockSalt: '',
      root: this.#conversation(this.#id, turns, 0, this.#generator.subagentRatio),
    }
  }

  #conversation(id: string, turnCount: number, startSeconds: number, subagentRatio: number): Conversation {
    const { systemTokens, meanNewTokensPerTurn, meanOutputTokens, meanGapSeconds } = this.#generator
    const turns: Turn[] = []
    const children: Child[] = []
    let start = startSeconds
    // The first message of a session carries the task and the files it names: a few turns' worth of tokens.
    let inputTokens = systemTokens + this.#around(meanNewTokensPerTurn * 2, 8)
    for (let index = 0; index < turnCount; index++) {
      const outputTokens = this.#around(meanOutputTokens, 4)
      const serviceSeconds = recordedTtftSeconds + outputTokens * recordedTpotSeconds
      const content = this.#blocks(turns.at(-1)?.inputTokens ?? null, inputTokens)
      turns.push({ startSeconds: start, serviceSeconds, inputTokens, outputTokens, content })
      let ready = start + serviceSeconds
      if (index + 1 < turnCount && this.#random.uniform() < subagentRatio) {
        const spawned = this.#fanOut(index, ready)
        children.push(...spawned)
        for (const child of spawned) {
          if (child.joinTurn !== null) ready = Math.max(ready, lastEndSeconds(child.conversation))
        }
      }
      start = ready + this.#random.exponential(meanGapSeconds)
      inputTokens += outputTokens + this.#around(meanNewTokensPerTurn, 1)
    }
    return { id, systemTokens, turns, children }
  }

  #fanOut(afterTurn: number, startSeconds: number): Child[] {
    return Array.from({ length: this.#random.integer(1, maxFanOut) }, () => {
      const turns = this.#around(Math.max(1, this.#generator.meanTurns / 4), 1)
      const background = this.#random.uniform() < backgroundRatio
      const id = `${this.#id}::sa:${String(this.#nextAgent++).padStart(3, '0')}`
      return {
        conversation: this.#conversation(id, turns, startSeconds, 0),
        afterTurn,
        joinTurn: background ? null : afterTurn + 1,
      }
    })
  }

  #blocks(previousTokens: number | null, inputTokens: number): Turn['content'] {
    const keep = previousTokens === null ? 0 : Math.floor(previousTokens / blockTokens)
    const sharedBlocks = Math.floor(this.#generator.systemTokens / blockTokens)
    const fresh: number[] = []
    for (let block = keep; block < Math.ceil(inputTokens / blockTokens); block++) {
      fresh.push(previousTokens === null && block < sharedBlocks ? block : this.#nextBlock++)
    }
    return { kind: 'blocks', keep, fresh }
  }

  /** A whole number around `mean`: half of it certain, half exponential, at least `low`. */
  #around(mean: number, low: number): number {
    return Math.max(low, Math.round(mean / 2 + this.#random.exponential(mean / 2)))
  }
}
