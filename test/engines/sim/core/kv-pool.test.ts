import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KvPool } from '../../../../src/engines/sim/core/kv-pool.ts'

/** Brings a prompt into the cache and lets it go. */
function cache(pool: KvPool, hashes: readonly number[]): void {
  const found = pool.match(hashes, hashes.length)
  expect(pool.usePrefix(hashes, found)).toBe(true)
  const matched = found.devicePages + found.hostPages
  expect(pool.allocate(hashes.length - matched)).toBe(true)
  pool.share(hashes, matched, hashes.length)
  pool.releasePrefix(hashes, hashes.length)
}

describe('KvPool', () => {
  it('finds the longest cached prefix', () => {
    const pool = new KvPool(10, 0)
    cache(pool, [1, 2, 3])
    expect(pool.match([1, 2, 3, 4], 4)).toEqual({ devicePages: 3, hostPages: 0 })
    expect(pool.match([1, 2, 9, 4], 4)).toEqual({ devicePages: 2, hostPages: 0 })
    expect(pool.match([1, 2, 3], 2)).toEqual({ devicePages: 2, hostPages: 0 })
    expect(pool.match([9, 1, 2], 3)).toEqual({ devicePages: 0, hostPages: 0 })
    expect(pool.estimateMatch([1, 2, 9])).toBe(2)
  })

  it('evicts what was used longest ago, leaves before what they continue', () => {
    const pool = new KvPool(6, 0)
    cache(pool, [1, 2, 3])
    cache(pool, [4, 5, 6])
    cache(pool, [1, 2])
    // Pages by age: 3 (the leaf nobody used again), then 6, 5, 4, then 2, 1.
    expect(pool.allocate(2)).toBe(true)
    expect(pool.match([1, 2, 3], 3).devicePages).toBe(2)
    expect(pool.match([4, 5, 6], 3).devicePages).toBe(2)
    expect(pool.allocate(2)).toBe(true)
    expect(pool.match([4], 1).devicePages).toBe(0)
    expect(pool.match([1, 2], 2).devicePages).toBe(2)
  })

  it('never evicts pages in use', () => {
    const pool = new KvPool(4, 0)
    cache(pool, [1, 2, 3])
    expect(pool.usePrefix([1, 2, 3], pool.match([1, 2, 3], 3))).toBe(true)
    expect(pool.availablePages).toBe(1)
    expect(pool.allocate(2)).toBe(false)
    expect(pool.allocate(1)).toBe(true)
  })

  it('keeps on the host what the device evicts, and brings it back', () => {
    const pool = new KvPool(4, 8)
    cache(pool, [1, 2, 3, 4])
    cache(pool, [5, 6])
    expect(pool.hostPages).toBe(2)
    expect(pool.match([1, 2, 3, 4], 4)).toEqual({ devicePages: 2, hostPages: 2 })
    expect(pool.usePrefix([1, 2, 3, 4], { devicePages: 2, hostPages: 2 })).toBe(true)
    expect(pool.hostPages).toBe(2)
    expect(pool.match([5, 6], 2)).toEqual({ devicePages: 0, hostPages: 2 })
    expect(pool.availablePages).toBe(0)
  })

  it('drops the oldest of the host when that is full', () => {
    const pool = new KvPool(2, 3)
    cache(pool, [1, 2])
    cache(pool, [3, 4])
    cache(pool, [5, 6])
    expect(pool.hostPages).toBe(3)
    expect(pool.match([1, 2], 2)).toEqual({ devicePages: 0, hostPages: 1 })
    expect(pool.match([3, 4], 2)).toEqual({ devicePages: 0, hostPages: 2 })
  })

  it('uses the page someone else made meanwhile', () => {
    const pool = new KvPool(4, 0)
    pool.allocate(2)
    pool.share([1], 0, 1)
    pool.share([1], 0, 1)
    expect(pool.sharedPages).toBe(1)
    expect(pool.freePages).toBe(3)
    pool.releasePrefix([1], 1)
    expect(pool.availablePages).toBe(3)
    pool.releasePrefix([1], 1)
    expect(pool.availablePages).toBe(4)
  })

  it('conserves pages whatever is asked of it', () => {
    const operation = fc.record({
      conversation: fc.nat(4),
      pages: fc.integer({ min: 1, max: 12 }),
      answer: fc.nat(3),
      release: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 60 }), fc.nat(20), (operations, hostPages) => {
        const pool = new KvPool(24, hostPages)
        const held: { hashes: readonly number[]; shared: number; own: number }[] = []
        for (const { conversation, pages, answer, release } of operations) {
          const hashes = Array.from({ length: pages }, (_, page) =>
            page < 3 ? page : 100 * conversation + page,
          )
          const found = pool.match(hashes, pages)
          if (pool.usePrefix(hashes, found)) {
            const matched = found.devicePages + found.hostPages
            const own = pages - matched + answer
            if (pool.allocate(own)) {
              pool.share(hashes, matched, pages)
              held.push({ hashes, shared: pages, own: answer })
            } else pool.releasePrefix(hashes, matched)
          }
          const first = release ? held.shift() : undefined
          if (first) {
            pool.freePrivate(first.own)
            pool.releasePrefix(first.hashes, first.shared)
          }
          expect(pool.freePages).toBeGreaterThanOrEqual(0)
          expect(pool.freePages + pool.privatePages + pool.sharedPages).toBe(24)
          expect(pool.hostPages).toBeLessThanOrEqual(hostPages)
          expect(pool.privatePages).toBe(held.reduce((sum, { own: kept }) => sum + kept, 0))
          const inUse = new Set(held.flatMap(({ hashes: used }) => used))
          expect(pool.usedPages).toBe(inUse.size + pool.privatePages)
        }
      }),
    )
  })
})
