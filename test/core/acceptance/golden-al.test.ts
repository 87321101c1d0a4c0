import { describe, expect, test } from 'vitest'
import { loadGoldenCurves } from '../../../src/core/acceptance/curves.ts'
import { goldenAcceptance } from '../../../src/core/acceptance/golden-al.ts'

const { curves } = loadGoldenCurves([
  { path: 'g/toy_mtp.yaml', text: 'toy-large:\n  thinking_on: {1: 1.8, 2: 2.4}\n' },
  { path: 'g/toy_dspark.yaml', text: 'toy-large:\n  thinking_on: {5: 3.5}\n  thinking_off: {5: 3.1}\n' },
])
const ask = (model: string, method: string, tokens: number, thinking: 'on' | 'off' = 'on') =>
  goldenAcceptance({ model, method, tokens, thinking }, curves)

describe('golden acceptance', () => {
  test('by prefix or key, by our word or the engine’s, with thinking or without', () => {
    expect(ask('toy', 'mtp', 2).answer).toEqual({
      ...{ curve: 'toy_mtp.yaml', modelKey: 'toy-large', thinking: 'on', tokens: 2, acceptanceLength: 2.4 },
    })
    expect(ask('toy-large', 'EAGLE', 1).answer?.acceptanceLength).toBe(1.8)
    expect(ask('toy', 'dspark', 5, 'off').answer?.acceptanceLength).toBe(3.1)
  })

  test('what is missing is told with what there is', () => {
    expect(ask('toy', 'mtp', 3).problems).toMatchObject([{ code: 'INFX184', hint: 'it holds 1, 2' }])
    expect(ask('toy', 'mtp', 1, 'off').problems).toMatchObject([{ hint: 'it was measured with thinking on' }])
    expect(ask('tou', 'mtp', 1).problems).toMatchObject([{ hint: 'did you mean "toy"?' }])
    expect(ask('toy', 'mpt', 1).problems).toMatchObject([{ hint: 'did you mean "mtp"?' }])
    expect(ask('toy', 'eagle3', 1).problems).toMatchObject([
      { hint: 'there are: toy_mtp.yaml, toy_dspark.yaml' },
    ])
  })
})
