import { describe, expect, it } from 'vitest'
import { withSiblings } from '../../../src/core/evals/siblings.ts'
import type { EvalVerdict } from '../../../src/core/evals/verdict.ts'
import { evalTable } from '../../../src/core/render/summary-parts.ts'
import { aVerdict } from '../../builders.ts'

const metric = 'exact_match,strict-match'
const scored = (pointId: string, score: number, overrides: Partial<EvalVerdict> = {}): EvalVerdict =>
  aVerdict({
    pointId,
    state: 'pass',
    task: 'gsm8k',
    scores: { [metric]: score },
    nEffective: 1_000,
    nExpected: 1_000,
    ...overrides,
  })
const oneModel = (): string => 'm'

describe('siblings of an evaluation', () => {
  it('are the others of the model, together; what chance explains is not beyond two sigma', () => {
    const [first] = withSiblings([scored('a', 0.95), scored('b', 0.94), scored('c', 0.96)], oneModel)
    // 2·sqrt(.95·.05/1000 + .95·.05/2000)
    expect(first?.siblings).toMatchObject({ metric, siblings: 2, gap: 0, beyondTwoSigma: false })
    expect(first?.siblings?.twoSigma).toBeCloseTo(0.01688, 4)
  })

  it('show the one that lies apart, and say so in the summary', () => {
    const verdicts = withSiblings([scored('a', 0.95), scored('b', 0.94), scored('c', 0.9)], oneModel)
    expect(verdicts.map(({ siblings }) => siblings?.beyondTwoSigma)).toEqual([true, false, true])
    expect(verdicts[2]?.siblings?.gap).toBeCloseTo(-0.045, 6)
    const text = JSON.stringify(evalTable({ evals: verdicts, points: [] }))
    expect(text).toContain('0.0450 below the 2 others of the model (2σ 0.02')
    // A gap does not turn a verdict.
    expect(verdicts.map(({ state }) => state)).toEqual(['pass', 'pass', 'pass'])
  })

  it('are of the same model and task only', () => {
    const models: Readonly<Record<string, string>> = { a: 'm', b: 'other' }
    const verdicts = withSiblings(
      [scored('a', 0.95), scored('b', 0.5), scored('a', 0.3, { task: 'gpqa' })],
      (id) => models[id],
    )
    expect(verdicts.every(({ siblings }) => siblings === undefined)).toBe(true)
  })

  it.each([{ state: 'missing' }, { state: 'infra' }, { smoke: true }, { nEffective: 0 }] as const)(
    'leave out what is no whole score: %j',
    (overrides) => {
      const verdicts = withSiblings([scored('a', 0.95), scored('b', 0.2, overrides)], oneModel)
      expect(verdicts.every(({ siblings }) => siblings === undefined)).toBe(true)
    },
  )

  it('compare the metric that is furthest out', () => {
    const both = (pointId: string, strict: number, flexible: number): EvalVerdict =>
      scored(pointId, 0, { scores: { strict, flexible } })
    const [first] = withSiblings([both('a', 0.95, 0.7), both('b', 0.95, 0.95)], oneModel)
    expect(first?.siblings).toMatchObject({ metric: 'flexible', beyondTwoSigma: true })
  })
})
