import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distributionOf, percentile } from '../../../src/core/measure/distribution.ts'
import { exactMean, exactPopulationStd, exactSums } from '../../../src/core/measure/exact.ts'
import { qpsOf } from '../../../src/core/measure/qps.ts'
import { formatGeneral, formatPercent, roundHalfEven } from '../../../src/core/measure/rounding.ts'

const meanOf = (values: readonly number[]) => exactMean(exactSums(Float64Array.from(values)))
const stdOf = (values: readonly number[]) => exactPopulationStd(exactSums(Float64Array.from(values)))

describe('exact sums', () => {
  it('lose nothing where a running sum does', () => {
    expect(meanOf([1e16, 1, -1e16])).toBe(1 / 3)
    expect(meanOf([0.1, 0.2, 0.3])).toBe(0.2)
    expect(meanOf(Array(10).fill(0.1))).toBe(0.1)
    expect(stdOf(Array(10).fill(0.1))).toBe(0)
    expect(stdOf([1e8 + 1, 1e8 + 2, 1e8 + 3])).toBe(Math.sqrt(2 / 3))
  })

  it('take subnormal, huge and negative values', () => {
    expect(meanOf([2 ** -1074, 2 ** -1074])).toBe(2 ** -1074)
    expect(meanOf([Number.MAX_VALUE, -Number.MAX_VALUE, 3])).toBe(1)
    expect(() => meanOf([NaN])).toThrow(RangeError)
  })

  it('equal integer arithmetic, whatever the order and over many blocks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 5000 }), (values) => {
        const sum = values.reduce((total, value) => total + BigInt(value), 0n)
        expect(meanOf(values)).toBeCloseTo(Number(sum) / values.length, 5)
        const scaled = values.map((value) => value / 1024)
        expect(meanOf(scaled.toReversed())).toBe(meanOf(scaled))
        expect(stdOf(scaled.toReversed())).toBe(stdOf(scaled))
      }),
      { numRuns: 20 },
    )
  })

  it('shift the mean and leave the spread when a power of two scales the values', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), { minLength: 1 }), (values) => {
        const doubled = values.map((value) => value * 2)
        expect(meanOf(doubled)).toBe(meanOf(values) * 2)
        expect(stdOf(doubled)).toBe(stdOf(values) * 2)
      }),
    )
  })
})

describe('rounding half to even on the binary value', () => {
  it.each([
    [1 / 64, 5, 0.01562],
    [3 / 64, 5, 0.04688],
    [312.0625, 3, 312.062],
    [0.0078125, 6, 0.007812],
    [-1 / 64, 5, -0.01562],
    [2.5, 0, 2],
    [77777.5, 0, 77778],
    [0.1, 5, 0.1],
    [1e300, 5, 1e300],
    [5e-324, 5, 0],
  ])('%d to %d places is %d', (value, decimals, rounded) => {
    expect(roundHalfEven(value, decimals)).toBe(rounded)
  })

  it('never moves a value by more than half a unit, and is idempotent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const rounded = roundHalfEven(value, 5)
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(5.0000001e-6)
        expect(roundHalfEven(rounded, 5)).toBe(rounded)
      }),
    )
  })

  it('prints like the logs of the ecosystem', () => {
    expect([900, 1469134, 0.5, 1234567, 0, 1e-5].map(formatGeneral)).toEqual([
      '900',
      '1.46913e+06',
      '0.5',
      '1.23457e+06',
      '0',
      '1e-05',
    ])
    expect(formatPercent(0.1)).toBe('10.000%')
    expect(formatPercent(2)).toBe('200.000%')
  })
})

describe('percentiles', () => {
  it('interpolate linearly and give the last value at the end', () => {
    const values = Float64Array.of(1, 2, 4, 8)
    expect([0, 50, 75, 100].map((q) => percentile(values, q))).toEqual([1, 3, 5, 8])
    expect(percentile(Float64Array.of(7), 90)).toBe(7)
  })

  it('of no samples do not exist', () => {
    expect(distributionOf(new Float64Array())).toEqual({})
  })
})

describe('requests per second', () => {
  it('counts half-open windows that end by the last completion', () => {
    // Windows [0,1) and [1,2); the completion at 2.5 lies in an unfinished one.
    expect(qpsOf(Float64Array.of(0.5, 0, 1, 2.5, 1.5, 0))).toMatchObject({
      samples: 2,
      mean: 2.5,
      window_seconds: 1,
    })
  })

  it('falls back to n / duration below one window, and to nothing when all end at once', () => {
    expect(qpsOf(Float64Array.of(0, 0.25, 0.5))).toEqual({ window_seconds: 1, samples: 0, mean: 6 })
    expect(qpsOf(Float64Array.of(3, 3, 3))).toEqual({})
    expect(qpsOf(Float64Array.of(3))).toEqual({})
  })

  it('agrees with counting every window from scratch', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { minLength: 2 }), (ends) => {
        const sorted = ends.toSorted((a, b) => a - b)
        const last = sorted.at(-1) ?? 0
        const counts: number[] = []
        for (let from = sorted[0] ?? 0; from + 1 <= last; from += 1) {
          counts.push(sorted.filter((end) => end >= from && end < from + 1).length)
        }
        const result = qpsOf(Float64Array.from(ends))
        if (counts.length > 0) expect(result).toMatchObject({ samples: counts.length, mean: meanOf(counts) })
      }),
    )
  })
})
