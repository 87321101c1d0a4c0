import { PageTable } from './page-table.ts'

/** Whole pages of a prompt that are already there: first on the device, then, continuing them, on the host. */
export interface PrefixMatch {
  readonly devicePages: number
  readonly hostPages: number
}

/**
 * KV memory of one rank: a device pool of pages that are free, private to a sequence or shared by prefix, and a host
 * tier that takes what the device evicts and gives it back on a hit (a page is on one side only). Always:
 * free + private + shared = capacity.
 */
export class KvPool {
  readonly capacityPages: number
  readonly hostCapacityPages: number
  readonly #shared = new PageTable()
  #host = new PageTable()
  #privatePages = 0

  constructor(capacityPages: number, hostCapacityPages: number) {
    this.capacityPages = capacityPages
    this.hostCapacityPages = hostCapacityPages
  }

  get freePages(): number {
    return this.capacityPages - this.#privatePages - this.#shared.size
  }

  get privatePages(): number {
    return this.#privatePages
  }

  get sharedPages(): number {
    return this.#shared.size
  }

  get hostPages(): number {
    return this.#host.size
  }

  /** Pages that can be had now, by eviction if need be. */
  get availablePages(): number {
    return this.freePages + this.#shared.unused
  }

  /** Pages in use by sequences; the rest is free or only cached. */
  get usedPages(): number {
    return this.capacityPages - this.availablePages
  }

  /** The longest cached prefix of at most `limit` pages. */
  match(hashes: readonly number[], limit: number): PrefixMatch {
    let devicePages = 0
    while (devicePages < limit && this.#shared.has(hashes[devicePages] ?? NaN)) devicePages++
    let all = devicePages
    while (all < limit && this.#host.has(hashes[all] ?? NaN)) all++
    return { devicePages, hostPages: all - devicePages }
  }

  /**
   * Pages of the longest cached prefix on either side, by bisection: eviction takes leaves first, so presence along
   * a prefix is monotone but for pages whose predecessor is on its way between the tiers. For routing only.
   */
  estimateMatch(hashes: readonly number[]): number {
    let low = 0
    let high = hashes.length
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      const hash = hashes[middle - 1] ?? NaN
      if (this.#shared.has(hash) || this.#host.has(hash)) low = middle
      else high = middle - 1
    }
    return low
  }

  /** Takes a matched prefix into use; the host's part needs that many pages of the device. False = not enough, nothing changed. */
  usePrefix(hashes: readonly number[], found: PrefixMatch): boolean {
    for (let index = 0; index < found.devicePages; index++) this.#shared.lock(pageAt(hashes, index))
    if (this.availablePages < found.hostPages) {
      this.releasePrefix(hashes, found.devicePages)
      return false
    }
    const end = found.devicePages + found.hostPages
    // Out of the host first: what makes room on the device goes to the host and may push these very pages out.
    for (let index = found.devicePages; index < end; index++) this.#host.remove(pageAt(hashes, index))
    this.#makeRoom(found.hostPages)
    for (let index = found.devicePages; index < end; index++) this.#shared.addLocked(pageAt(hashes, index))
    return true
  }

  /** Gives `count` private pages. False = not enough, nothing changed. */
  allocate(count: number): boolean {
    if (count <= 0) return true
    if (this.availablePages < count) return false
    this.#makeRoom(count)
    this.#privatePages += count
    return true
  }

  freePrivate(count: number): void {
    if (count > this.#privatePages) throw new Error('more private pages freed than allocated')
    this.#privatePages -= count
  }

  /** Makes private pages `from`..`to` of a sequence findable and keeps them in use; a page that someone else made meanwhile is used instead. */
  share(hashes: readonly number[], from: number, to: number): void {
    for (let index = from; index < to; index++) {
      const hash = pageAt(hashes, index)
      this.freePrivate(1)
      if (this.#shared.has(hash)) this.#shared.lock(hash)
      else {
        if (this.#host.has(hash)) this.#host.remove(hash)
        this.#shared.addLocked(hash)
      }
    }
  }

  /** Ends the use of the first `count` pages; last page first, so that leaves are evicted before what they continue. */
  releasePrefix(hashes: readonly number[], count: number): void {
    for (let index = count - 1; index >= 0; index--) this.#shared.unlock(pageAt(hashes, index))
  }

  /** Drops everything that is only cached, on both tiers. */
  flush(): void {
    while (this.#shared.evictOldest() !== undefined);
    this.#host = new PageTable()
  }

  #makeRoom(count: number): void {
    while (this.freePages < count) {
      const hash = this.#shared.evictOldest()
      if (hash === undefined) throw new Error('no page left to evict')
      this.#keepOnHost(hash)
    }
  }

  #keepOnHost(hash: number): void {
    if (this.hostCapacityPages === 0) return
    if (this.#host.size >= this.hostCapacityPages) this.#host.evictOldest()
    this.#host.addUnused(hash)
  }
}

function pageAt(hashes: readonly number[], index: number): number {
  const hash = hashes[index]
  if (hash === undefined) throw new Error(`the prompt has no page ${index}`)
  return hash
}
