/**
 * Recipes read by a second thread while this one makes points. A whole configuration names a megabyte of them, and
 * reading YAML is the largest single piece of a plan; every recipe is read once, by whichever thread comes to it first.
 */
import { availableParallelism } from 'node:os'
import { MessageChannel, type MessagePort, Worker, receiveMessageOnPort } from 'node:worker_threads'
import { assetUrl } from '../../assets.ts'
import { awaitReady, claim, shareClaims } from './claims.ts'
import type { AheadValue, AheadWork } from './worker.ts'

/** Starting a thread takes as long as reading this much. */
const worthwhileCharacters = 200_000

export interface ReadAhead {
  /**
   * The document of `text` when the other thread has read it or is about to have; undefined when the caller has to read
   * it, because nobody did or because there is something to say about it.
   */
  readonly take: (text: string) => { readonly value: unknown } | undefined
  /** Fulfilled when the other thread has ended, however. */
  readonly ended: Promise<void>
}

let waiting: Worker | undefined

/** Starts the thread before it is known what it will read, where that is likely to be much. */
export function startReader(): void {
  if (availableParallelism() > 1) waiting ??= newReader()
}

/** What the thread leaves undone is done here, so that there is none, or none any more, is worth a word and nothing else. */
function newReader(): Worker | undefined {
  try {
    const worker = new Worker(assetUrl('recipes-ahead.js'))
    worker.on('error', withoutReader)
    worker.unref()
    return worker
  } catch (error) {
    // Node's permission model refuses threads at once.
    withoutReader(error)
    return undefined
  }
}

const withoutReader = (error: unknown): void =>
  process.emitWarning(
    `reading recipes ahead ended: ${error instanceof Error ? error.message : String(error)}`,
  )

/** Starts reading `texts` in their order; undefined where a second thread would not pay. */
export function readAhead(texts: readonly string[]): ReadAhead | undefined {
  const wanted = [...new Set(texts)]
  const characters = wanted.reduce((sum, text) => sum + text.length, 0)
  if (characters < worthwhileCharacters || availableParallelism() < 2) return undefined
  const worker = waiting ?? newReader()
  waiting = undefined
  if (!worker) return undefined
  const claims = shareClaims(wanted.length)
  const { port1, port2 } = new MessageChannel()
  const ended = new Promise<void>((resolve) => worker.on('exit', () => resolve()))
  const work: AheadWork = { texts: wanted, claims, port: port2 }
  worker.postMessage(work, [port2])
  port1.unref()
  const taker = new Taker(wanted, claims, port1)
  return { take: (text) => taker.take(text), ended }
}

class Taker {
  readonly #indexOf: ReadonlyMap<string, number>
  readonly #claims: Int32Array<SharedArrayBuffer>
  readonly #port: MessagePort
  readonly #received = new Map<number, AheadValue>()

  constructor(texts: readonly string[], claims: Int32Array<SharedArrayBuffer>, port: MessagePort) {
    this.#indexOf = new Map(texts.map((text, index) => [text, index]))
    this.#claims = claims
    this.#port = port
  }

  take(text: string): { readonly value: unknown } | undefined {
    const index = this.#indexOf.get(text)
    if (index === undefined || claim(this.#claims, index) || !awaitReady(this.#claims, index))
      return undefined
    let next
    while (!this.#received.has(index) && (next = receiveMessageOnPort(this.#port))) {
      const answer = next.message as AheadValue
      this.#received.set(answer.index, answer)
    }
    return this.#received.get(index)?.read
  }
}
