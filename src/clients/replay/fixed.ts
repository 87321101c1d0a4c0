/** The fixed-sequence load: N prompts of random lengths, closed loop or Poisson arrivals. */
import { randomUUID } from 'node:crypto'
import { Prng } from '../../core/traces/prng.ts'
import { scaledTokens } from '../../core/traces/scale.ts'
import { BlockText } from '../../core/traces/words.ts'
import type { FixedLoad } from '../load-client.ts'
import { nowMs } from './clock.ts'
import type { ExchangeError } from './exchange-error.ts'
import { beginProfiling } from './phases.ts'
import type { ProfilingStart } from './phases.ts'
import type { BenchmarkPhase } from './record.ts'
import type { RunState } from './run-state.ts'

/** Blocks of one prompt are numbered from here times the prompt's number: no two prompts share text. */
const blocksPerPrompt = 2 ** 24
const blockTokens = 64

interface Prompt {
  readonly number: number
  readonly inputTokens: number
  readonly outputTokens: number
}

interface Arrival {
  /** undefined = the moment that a slot became free, which nothing can be late for. */
  readonly dueMs: number | undefined
}
const immediately: Arrival = { dueMs: undefined }

export async function runFixed(
  run: RunState,
  load: FixedLoad,
  atProfilingStart: ProfilingStart,
): Promise<void> {
  const prompts = drawPrompts(load, run.spec)
  const warmup = prompts.slice(0, load.numWarmupPrompts)
  run.phase = 'warm-up'
  const errors = await new PromptSender(run, load, 'warmup').sendAll(warmup, 'inf')
  if (run.abortReason) return
  if (errors.length > 0) {
    run.abort(
      'warmup_failure',
      `${errors.length} of ${warmup.length} warm-up prompts failed: ${errorsByType(errors)}`,
    )
    return
  }
  await beginProfiling(run, atProfilingStart)
  await new PromptSender(run, load, 'profiling').sendAll(prompts.slice(warmup.length), load.requestRate)
  run.profilingEndMs = nowMs()
}

/** Each way of failing with the words of its first request, and how often it came when there are several ways. */
function errorsByType(errors: readonly ExchangeError[]): string {
  const types = [...new Set(errors.map(({ type }) => type))]
  return types
    .map((type) => {
      const alike = errors.filter((error) => error.type === type)
      const times = types.length === 1 ? '' : ` (${alike.length})`
      return `${type}${times}: ${alike[0]?.message ?? ''}`
    })
    .join('; ')
}

/** Lengths uniform in [ratio·n, n], whole tokens, then scaled. */
function drawPrompts(
  load: FixedLoad,
  spec: { readonly seed: number; readonly traceScale: number },
): readonly Prompt[] {
  const random = new Prng(spec.seed, 'prompt lengths')
  const draw = (tokens: number): number =>
    scaledTokens(random.integer(Math.ceil(tokens * load.randomRangeRatio), tokens), spec.traceScale)
  return Array.from({ length: load.numWarmupPrompts + load.numPrompts }, (_, number) => ({
    number,
    inputTokens: draw(load.isl),
    outputTokens: draw(load.osl),
  }))
}

class PromptSender {
  readonly #run: RunState
  readonly #load: FixedLoad
  readonly #phase: BenchmarkPhase
  readonly #text: BlockText
  readonly #errors: ExchangeError[] = []

  constructor(run: RunState, load: FixedLoad, phase: BenchmarkPhase) {
    this.#run = run
    this.#load = load
    this.#phase = phase
    // Salted by the run: a server that outlives it must not have the prompts of the next one in its cache.
    this.#text = new BlockText(run.benchmarkId, blockTokens)
  }

  /** Sends all and resolves to how requests failed. */
  async sendAll(prompts: readonly Prompt[], requestRate: number | 'inf'): Promise<readonly ExchangeError[]> {
    const queue = [...prompts].reverse()
    const arrivals = requestRate === 'inf' ? undefined : this.#arrivals(requestRate)
    const worker = async (): Promise<void> => {
      for (let prompt = queue.pop(); prompt && !this.#run.abortReason; prompt = queue.pop()) {
        // Written before its time comes: writing must not make it late.
        const messages = this.#messages(prompt)
        const arrival = arrivals ? await arrivals() : immediately
        if (!arrival) return
        await this.#send(prompt, messages, arrival)
      }
    }
    await Promise.all(Array.from({ length: Math.min(this.#load.maxConcurrency, prompts.length) }, worker))
    return this.#errors
  }

  /**
   * The next moment of a Poisson process. Arrivals keep their times however long answers take; when all slots are taken
   * an arrival waits, as in a closed loop.
   */
  #arrivals(perSecond: number): () => Promise<Arrival | undefined> {
    const random = new Prng(this.#run.spec.seed, 'arrivals')
    let nextMs = nowMs()
    return async () => {
      const atMs = nextMs
      nextMs += random.exponential(1 / perSecond) * 1000
      const waitSeconds = (atMs - nowMs()) / 1000
      if (waitSeconds <= 0) return this.#run.timeline.stopped ? undefined : immediately
      const dueMs = await this.#run.timeline.sleep(waitSeconds)
      return dueMs === undefined ? undefined : { dueMs }
    }
  }

  #messages(prompt: Prompt): Uint8Array {
    const first = prompt.number * blocksPerPrompt
    const blocks = Array.from(
      { length: Math.ceil(prompt.inputTokens / blockTokens) },
      (_, block) => first + block,
    )
    return Buffer.from(
      `{"role":"user","content":"${this.#text.words(blocks, 0, prompt.inputTokens)}"}`,
      'latin1',
    )
  }

  async #send(prompt: Prompt, messages: Uint8Array, { dueMs }: Arrival): Promise<void> {
    const correlationId = randomUUID()
    const result = await this.#run.exchange(
      {
        phase: this.#phase,
        requestId: randomUUID(),
        correlationId,
        rootCorrelationId: correlationId,
        parentCorrelationId: null,
        conversationId: `prompt-${prompt.number}`,
        sessionNumber: this.#run.nextSession(),
        turnIndex: 0,
        lane: 0,
        promptWords: prompt.inputTokens,
      },
      { messages, maxTokens: prompt.outputTokens, dueMs },
    )
    if (result.error && this.#phase === 'warmup') this.#errors.push(result.error)
  }
}
