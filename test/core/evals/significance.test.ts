import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareScores,
  meanScore,
  standardError,
  twoSigma,
  twoSigmaOfDifference,
} from '../../../src/core/evals/significance.ts'

describe('two sigma of gsm8k scores, as a published cohort quotes them', () => {
  const low = { score: 0.9719, n: 1319 }
  const high = { score: 0.9773, n: 1319 }

  it('is 0.0087 for one score and 0.01225 for a difference', () => {
    expect(twoSigma({ score: 0.9746, n: 1319 }).toFixed(4)).toBe('0.0087')
    expect(twoSigmaOfDifference(low, high).toFixed(5)).toBe('0.01225')
    expect(twoSigmaOfDifference(low, high).toFixed(4)).toBe('0.0123')
  })

  it('calls a gap of 0.0054 noise and one of 0.17 not', () => {
    expect(compareScores(high, low)).toMatchObject({ beyondTwoSigma: false })
    expect(compareScores(high, low).gap).toBeCloseTo(0.0054, 10)
    expect(compareScores({ score: 0.7817, n: 1319 }, { score: 0.9515, n: 1319 }).beyondTwoSigma).toBe(true)
  })
})

describe('mean and standard error', () => {
  it('follow the sample standard deviation', () => {
    const scores = [1, 1, 1, 0]
    expect(meanScore(scores)).toBe(0.75)
    expect(standardError(scores)).toBeCloseTo(Math.sqrt((0.75 * 0.25) / 3), 12)
  })

  it('are undefined where they have no meaning', () => {
    expect(meanScore([])).toBeUndefined()
    expect(standardError([])).toBeUndefined()
    expect(standardError([1])).toBeUndefined()
  })

  it('agree with the binomial form sqrt(p(1-p)/(n-1))', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 1), { minLength: 2, maxLength: 500 }), (scores) => {
        const p = scores.reduce<number>((sum, score) => sum + score, 0) / scores.length
        expect(standardError(scores)).toBeCloseTo(Math.sqrt((p * (1 - p)) / (scores.length - 1)), 10)
      }),
    )
  })
})
