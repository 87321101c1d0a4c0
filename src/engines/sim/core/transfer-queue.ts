import type { Target } from './router.ts'
import type { Sequence } from './sequence.ts'
import type { Worker } from './worker.ts'

interface Transfer {
  readonly from: Target
  readonly sequence: Sequence
  readonly endsAt: number
}

/** KV transfers under way, ordered by their end. Each prefill worker's link carries one at a time. */
export class TransferQueue {
  readonly #transfers: Transfer[] = []
  readonly #linkFreeAt = new Map<Worker, number>()

  get nextSeconds(): number {
    return this.#transfers.at(-1)?.endsAt ?? Infinity
  }

  add(
    what: { readonly from: Target; readonly sequence: Sequence },
    atSeconds: number,
    seconds: number,
  ): void {
    const start = Math.max(atSeconds, this.#linkFreeAt.get(what.from.worker) ?? 0)
    const endsAt = start + seconds
    this.#linkFreeAt.set(what.from.worker, endsAt)
    // Descending, so that the next one is taken from the end; new ones end late and lie near the front.
    let index = 0
    while (index < this.#transfers.length && (this.#transfers[index]?.endsAt ?? 0) > endsAt) index++
    this.#transfers.splice(index, 0, { ...what, endsAt })
  }

  /** Takes out the transfer that ends first; throws when there is none. */
  takeNext(): Transfer {
    const transfer = this.#transfers.pop()
    if (!transfer) throw new Error('no transfer is under way')
    return transfer
  }
}
