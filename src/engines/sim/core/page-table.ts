/** A page of KV cache that can be found by the hash of the prompt up to its end. */
interface Page {
  readonly hash: number
  /** Sequences that use the page; it can be evicted only at 0. */
  locks: number
  older: Page | undefined
  newer: Page | undefined
}

/**
 * Pages by hash, with those that nobody uses in least-recently-used order. The list is intrusive because a Map used
 * as a queue walks over its own deletions. Callers unlock a prefix from its last page to its first, so a page is
 * never older than one that continues it and eviction always takes leaves of the prefix tree first.
 */
export class PageTable {
  readonly #pages = new Map<number, Page>()
  #oldest: Page | undefined
  #newest: Page | undefined
  #unused = 0

  get size(): number {
    return this.#pages.size
  }

  /** Pages that could be evicted now. */
  get unused(): number {
    return this.#unused
  }

  has(hash: number): boolean {
    return this.#pages.has(hash)
  }

  /** Adds a page in use by one sequence; the hash must be new. */
  addLocked(hash: number): void {
    this.#pages.set(hash, { hash, locks: 1, older: undefined, newer: undefined })
  }

  /** Adds an unused page as the newest; the hash must be new. */
  addUnused(hash: number): void {
    const page: Page = { hash, locks: 0, older: undefined, newer: undefined }
    this.#pages.set(hash, page)
    this.#append(page)
  }

  lock(hash: number): void {
    const page = this.#require(hash)
    if (page.locks++ === 0) this.#unlink(page)
  }

  unlock(hash: number): void {
    const page = this.#require(hash)
    if (page.locks === 0) throw new Error(`page ${hash} is unlocked twice`)
    if (--page.locks === 0) this.#append(page)
  }

  /** Takes an unused page out, wherever it is in the order. */
  remove(hash: number): void {
    const page = this.#require(hash)
    if (page.locks > 0) throw new Error(`page ${hash} is in use`)
    this.#unlink(page)
    this.#pages.delete(hash)
  }

  /** Takes the least recently used page out and returns its hash; undefined when every page is in use. */
  evictOldest(): number | undefined {
    const page = this.#oldest
    if (!page) return undefined
    this.#unlink(page)
    this.#pages.delete(page.hash)
    return page.hash
  }

  #require(hash: number): Page {
    const page = this.#pages.get(hash)
    if (!page) throw new Error(`page ${hash} is not in the table`)
    return page
  }

  #append(page: Page): void {
    page.older = this.#newest
    page.newer = undefined
    if (this.#newest) this.#newest.newer = page
    else this.#oldest = page
    this.#newest = page
    this.#unused++
  }

  #unlink(page: Page): void {
    if (page.older) page.older.newer = page.newer
    else this.#oldest = page.newer
    if (page.newer) page.newer.older = page.older
    else this.#newest = page.older
    page.older = undefined
    page.newer = undefined
    this.#unused--
  }
}
