import { describe, expect, it } from 'vitest'
import { matrixOutput, pointAction } from '../../../src/core/plan/matrix-row.ts'
import { aPlannedPoint } from '../../builders.ts'

describe('pointAction', () => {
  it('goes by scenario, and an evaluation is one whatever its scenario', () => {
    expect(pointAction({ kind: 'benchmark', scenario: 'agentic-coding' })).toBe('run-agentic-point')
    expect(pointAction({ kind: 'benchmark', scenario: 'fixed-seq-len' })).toBe('run-fixed-point')
    expect(pointAction({ kind: 'eval', scenario: 'agentic-coding' })).toBe('run-eval-point')
    expect(pointAction({ kind: 'eval', scenario: 'fixed-seq-len' })).toBe('run-eval-point')
  })
})

describe('matrixOutput', () => {
  it('carries what GitHub must know, and nothing else', () => {
    const point = aPlannedPoint({ conc: 4 })
    expect(JSON.parse(matrixOutput('single-node', [point]).json)).toEqual({
      include: [
        {
          id: point.id,
          title: point.title,
          action: 'run-agentic-point',
          'runs-on': point.runsOn,
          timeout: point.timeoutMinutes,
        },
      ],
    })
  })

  it('takes 256 legs and refuses one more', () => {
    const points = Array.from({ length: 257 }, (_, index) => aPlannedPoint({ conc: index + 1 }))
    expect(matrixOutput('evals', points.slice(1)).problems).toEqual([])
    expect(matrixOutput('evals', points)).toMatchObject({
      json: '',
      problems: [{ code: 'INFX315', message: 'evals: 257 legs; a matrix has at most 256' }],
    })
  })

  it('refuses what does not fit into an output', () => {
    const points = [aPlannedPoint({ title: 'x'.repeat(100_000) })]
    expect(matrixOutput('evals', points)).toMatchObject({ json: '', problems: [{ code: 'INFX315' }] })
  })
})
