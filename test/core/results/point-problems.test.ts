import { describe, expect, it } from 'vitest'
import { pointProblems } from '../../../src/core/results/point-problems.ts'
import { aFailure, aSweepPoint } from '../../builders.ts'

describe('pointProblems', () => {
  it.each(['valid', 'reused'] as const)('finds nothing wrong with a %s point', (status) => {
    expect(pointProblems(aSweepPoint({ status }))).toEqual([])
  })

  it('hands on every reason of an invalid point with whose it is', () => {
    const point = aSweepPoint({
      status: 'invalid',
      invalidReasons: [
        { code: 'error_rate', message: '12 % of requests failed', blame: 'user' },
        { code: 'power', message: 'telemetry has a gap', blame: 'infra' },
      ],
    })
    expect(pointProblems(point)).toMatchObject([
      { code: 'INFX312', blame: 'user', message: expect.stringContaining('12 % of requests failed') },
      { code: 'INFX312', blame: 'infra' },
    ])
  })

  it('says what to do about a reason that is ours, and nothing about one that is not', () => {
    const reasonOf = (code: string) => ({ code, message: 'm', blame: 'infra' as const })
    const point = aSweepPoint({
      status: 'invalid',
      invalidReasons: [reasonOf('client_bottleneck'), reasonOf('toString')],
    })
    const [ours, foreign] = pointProblems(point)
    expect(ours?.hint).toContain('--trace-scale')
    expect(foreign?.hint).toBeUndefined()
  })

  it('keeps the cause of a failure, as an error', () => {
    const failure = aFailure()
    const cause = { ...failure.problems[0]!, severity: 'warning' as const }
    const point = aSweepPoint({ status: 'failed', failure: { ...failure, problems: [cause] } })
    expect(pointProblems(point)).toMatchObject([
      { code: cause.code, blame: cause.blame, severity: 'error', hint: cause.hint },
    ])
  })

  it('never lets a point pass for want of a cause', () => {
    expect(pointProblems(aSweepPoint({ status: 'failed' }))).toMatchObject([
      { code: 'INFX312', severity: 'error' },
    ])
    expect(pointProblems(aSweepPoint({ status: 'missing' }))).toMatchObject([
      { code: 'INFX313', severity: 'error', blame: 'infra' },
    ])
  })
})
