import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PageHasher, hashText, mix32, unitInterval } from '../../../../src/engines/sim/core/page-hasher.ts'

function hashed(pageTokens: number, ...texts: readonly string[]): PageHasher {
  const hasher = new PageHasher(pageTokens)
  for (const text of texts) {
    hasher.startMessage('user')
    hasher.feed(text)
  }
  return hasher
}

const word = fc.stringMatching(/^[!-~é世]{1,8}$/)
const space = fc.constantFrom(' ', '\n', '\t', '  ', '\r\n')

describe('PageHasher', () => {
  it('counts one token per word, however words are parted', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, space)), (pairs) => {
        const text = pairs.flat().join('')
        expect(hashed(4, text).tokens).toBe(pairs.length)
      }),
    )
  })

  it('has one hash per full page', () => {
    expect(hashed(4, 'a b c').pages).toHaveLength(0)
    expect(hashed(4, 'a b c d').pages).toHaveLength(1)
    expect(hashed(4, 'a b c d e f g h i').pages).toHaveLength(2)
  })

  it('shares exactly the pages before the first difference', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 8, maxLength: 64 }),
        fc.nat(63),
        fc.integer({ min: 1, max: 9 }),
        (words, position, pageTokens) => {
          const changedAt = position % words.length
          const changed = words.map((text, index) => (index === changedAt ? `${text}x` : text))
          const one = hashed(pageTokens, words.join(' ')).pages
          const other = hashed(pageTokens, changed.join(' ')).pages
          const same = one.findIndex((hash, index) => hash !== other[index])
          const expected = Math.floor(changedAt / pageTokens)
          expect(same).toBe(expected < one.length ? expected : -1)
          // Once different, different for ever: the chain carries it.
          expect(one.slice(expected).some((hash, index) => hash === other[expected + index])).toBe(false)
        },
      ),
    )
  })

  it('tells roles and message borders apart without counting them', () => {
    const asUser = new PageHasher(2)
    asUser.startMessage('user')
    asUser.feed('a b')
    const asSystem = new PageHasher(2)
    asSystem.startMessage('system')
    asSystem.feed('a b')
    expect(asUser.tokens).toBe(asSystem.tokens)
    expect(asUser.pages).not.toEqual(asSystem.pages)
    expect(hashed(2, 'a', 'b').pages).not.toEqual(hashed(2, 'a b').pages)
  })

  it('keeps a word that ends with its text apart from the next text', () => {
    expect(hashed(1, 'ab', 'cd').tokens).toBe(2)
  })
})

describe('hashes for choices', () => {
  it('are spread evenly over [0, 1)', () => {
    const buckets = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < 10_000; index++) {
      const bucket = Math.floor(unitInterval(hashText(`question ${index}`, 7)) * 10)
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
    }
    expect(Math.min(...buckets)).toBeGreaterThan(850)
    expect(Math.max(...buckets)).toBeLessThan(1150)
    expect(mix32(1)).not.toBe(mix32(2))
  })
})
