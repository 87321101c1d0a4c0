import { describe, expect, it } from 'vitest'
import { parseSimConfig } from '../../../src/engines/sim/config.ts'
import { ProblemError } from '../../../src/core/problem.ts'
import { someConfig, somePool } from './sim-config.ts'

function problemsOf(config: object | string): readonly string[] {
  try {
    parseSimConfig(typeof config === 'string' ? config : JSON.stringify(config), 'sim.json')
  } catch (error) {
    if (error instanceof ProblemError) return error.problems.map(({ message }) => message)
    throw error
  }
  return []
}

describe('parseSimConfig', () => {
  it('takes a whole configuration', () => {
    const config = someConfig({})
    expect(parseSimConfig(JSON.stringify(config), 'sim.json')).toEqual(config)
  })

  it('tells everything that is wrong at once', () => {
    const problems = problemsOf({ ...someConfig({}), sed: 1, traceScale: 0.5, pageTokens: 'x' })
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringContaining('has no member "sed"; did you mean "seed"?'),
        expect.stringContaining('traceScale must be >= 1, got 0.5'),
        expect.stringContaining('pageTokens must be integer, got "x"'),
      ]),
    )
  })

  it.each([
    ['only a prefill pool', { pools: [somePool({ role: 'prefill' })] }, 'one mixed pool'],
    ['two mixed pools', { pools: [somePool({}), somePool({})] }, 'one mixed pool'],
    [
      'disaggregation without a transfer rate',
      { pools: [somePool({ role: 'prefill' }), somePool({ role: 'decode' })] },
      'need transfer',
    ],
    [
      'more accepted than drafted',
      { speculative: { numSpecTokens: 2, acceptanceLength: 3.5, realAcceptanceRatio: 0.5 } },
      'in [1, 3], got 3.5',
    ],
    ['a pool below one page', { pools: [somePool({ kvPoolTokensPerRank: 8 })] }, 'at least one page'],
    ['power samples without an interval', { gpuMetricsPath: 'x.csv' }, 'needs gpuMetricsIntervalMs'],
  ])('refuses %s', (_name, overrides, message) => {
    expect(problemsOf({ ...someConfig({}), ...overrides })).toEqual([expect.stringContaining(message)])
  })

  it('tells broken JSON', () => {
    expect(problemsOf('{')).toEqual([expect.stringContaining('not JSON')])
  })
})
