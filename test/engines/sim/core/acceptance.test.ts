import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnAcceptance, syntheticAcceptance } from '../../../../src/engines/sim/core/acceptance.ts'

describe('syntheticAcceptance', () => {
  it('gives floor or ceiling, with the target as running mean', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 9, noNaN: true }),
        fc.nat(),
        fc.integer({ min: 1, max: 400 }),
        (length, seed, steps) => {
          const acceptance = syntheticAcceptance(length)
          const taken = Array.from({ length: steps }, (_, step) => acceptance.tokens(seed, step))
          expect(Math.min(...taken)).toBeGreaterThanOrEqual(Math.floor(length))
          expect(Math.max(...taken)).toBeLessThanOrEqual(Math.ceil(length))
          const sum = taken.reduce((total, tokens) => total + tokens, 0)
          expect(Math.abs(sum - steps * length)).toBeLessThanOrEqual(1 + 1e-6)
        },
      ),
    )
  })

  it('keeps the mean over sequences that end after two steps', () => {
    const acceptance = syntheticAcceptance(2.49)
    const taken = Array.from({ length: 200 }, (_, index) => acceptance.tokens(index >> 1, index % 2))
    const sum = taken.reduce((total, tokens) => total + tokens, 0)
    expect(Math.abs(sum / 200 - 2.49)).toBeLessThan(0.01)
  })
})

describe('drawnAcceptance', () => {
  it('accepts 1 to n + 1 tokens with the mean of a truncated geometric series', () => {
    const acceptance = drawnAcceptance(3, 0.75)
    const taken = Array.from({ length: 20_000 }, (_, step) => acceptance.tokens(5, step))
    expect(Math.min(...taken)).toBe(1)
    expect(Math.max(...taken)).toBe(4)
    const sum = taken.reduce((total, tokens) => total + tokens, 0)
    expect(sum / 20_000).toBeCloseTo(1 + 0.75 + 0.75 ** 2 + 0.75 ** 3, 1)
  })

  it('accepts nothing or everything at the ends', () => {
    expect(drawnAcceptance(5, 0).tokens(1, 1)).toBe(1)
    expect(drawnAcceptance(5, 1).tokens(1, 1)).toBe(6)
  })
})
