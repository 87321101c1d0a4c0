import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/core/failures/statistics.ts'
import { failureOf, failureStatistics, isSuspect } from '../../../src/core/failures/statistics.ts'
import { renderFailures } from '../../../src/core/failures/render.ts'
import '../../../src/core/problems/launch.ts'
import { problem } from '../../../src/core/problems/catalogue.ts'

const anAttempt = (overrides: Partial<Attempt> = {}): Attempt => ({
  pointId: 'p-0123456789ab',
  title: 'p',
  attempt: 1,
  status: 'valid',
  atUnixMs: Date.UTC(2026, 10, 30, 10, 11),
  nodes: ['n1'],
  ...overrides,
})
const aFailure = (fault: string, overrides: Partial<Attempt> = {}): Attempt =>
  anAttempt({
    status: 'failed',
    failure: { fault, blame: 'infra', message: `${fault} happened` },
    ...overrides,
  })

describe('failure statistics', () => {
  it('count an attempt on several nodes once for each of them, and once for its cause', () => {
    const { attempts, failures, causes, nodes } = failureStatistics([
      aFailure('gpu-hardware', { nodes: ['n2', 'n1'] }),
      aFailure('gpu-hardware', { nodes: ['n2'] }),
      anAttempt({ nodes: ['n1'] }),
    ])
    expect({ attempts, failures }).toEqual({ attempts: 3, failures: 2 })
    expect(causes).toMatchObject([{ fault: 'gpu-hardware', failures: 2, nodes: ['n1', 'n2'] }])
    expect(nodes).toMatchObject([
      { node: 'n2', attempts: 2, failures: 2, infraFailures: 2 },
      { node: 'n1', attempts: 2, failures: 1, infraFailures: 1 },
    ])
  })

  it('do not hold against a node what the configuration got wrong', () => {
    const user = { fault: 'gpu-memory', blame: 'user', message: 'too much' } as const
    const runs = Array.from({ length: 9 }, () => aFailure('', { nodes: ['n1'], failure: user }))
    const { nodes } = failureStatistics([
      ...runs,
      ...Array.from({ length: 30 }, () => anAttempt({ nodes: ['n2'] })),
    ])
    expect(nodes.find(({ node }) => node === 'n1')).toMatchObject({
      failures: 9,
      infraFailures: 0,
      suspect: false,
    })
  })

  it('name the node that breaks points, and say so first', () => {
    const good = ['n1', 'n2', 'n3'].flatMap((node) =>
      Array.from({ length: 10 }, () => anAttempt({ nodes: [node] })),
    )
    const bad = [
      aFailure('collective-timeout', { nodes: ['n7'] }),
      aFailure('gpu-hardware', { nodes: ['n7'] }),
    ]
    const statistics = failureStatistics([...good, ...bad, anAttempt({ nodes: ['n7'] })])
    expect(statistics.nodes[0]).toMatchObject({ node: 'n7', suspect: true })
    expect(statistics.nodes.filter(({ suspect }) => suspect)).toHaveLength(1)
    const text = renderFailures(statistics, { causeOf: (fault) => `what ${fault} is` })
    expect(text).toMatch(/^2 failures in 33 attempts\n! n7 failed 2 of 3 attempts, clearly more/)
    expect(text).toContain('2026-11-30 10:11')
    expect(text).toContain('collective-timeout: what collective-timeout is')
  })

  it('keep apart what nobody knows the node of', () => {
    const { nodes } = failureStatistics([aFailure('image-denied', { nodes: [], atUnixMs: null })])
    expect(nodes).toMatchObject([{ node: null, failures: 1, suspect: false, lastFailureAtUnixMs: null }])
  })

  it('show no escape sequences of a message', () => {
    const failure = { fault: 'INFX186', blame: 'product', message: 'died\u001b[31m\nat once' } as const
    const text = renderFailures(failureStatistics([aFailure('', { failure })]), { causeOf: () => undefined })
    expect(text).toContain('died\ufffd[31m at once')
  })

  it('say so when nothing failed', () => {
    expect(renderFailures(failureStatistics([anAttempt()]), { causeOf: () => undefined })).toBe(
      '0 failures in 1 attempt\n',
    )
  })
})

describe('a suspect node', () => {
  it.each([
    [{ failures: 1, attempts: 1 }, { failures: 0, attempts: 100 }, false],
    [{ failures: 2, attempts: 2 }, { failures: 0, attempts: 0 }, false],
    [{ failures: 2, attempts: 2 }, { failures: 0, attempts: 5 }, true],
    // 1/C(4,2) = 17 %: two of two beside none of two is still luck.
    [{ failures: 2, attempts: 2 }, { failures: 0, attempts: 2 }, false],
    [{ failures: 5, attempts: 10 }, { failures: 50, attempts: 100 }, false],
    [{ failures: 9, attempts: 10 }, { failures: 50, attempts: 100 }, true],
  ])('%j beside %j: %s', (node, others, expected) => {
    expect(isSuspect(node, others)).toBe(expected)
  })
})

describe('the cause of a failure', () => {
  it('is the row it was recognised by, else what its message is recognised as, else its code', () => {
    const recognise = (message: string) => (message.includes('healthy') ? 'start-up-window' : undefined)
    const known = problem('INFX186', 'server ended', { fault: 'gpu-memory', blame: 'user' })
    expect(failureOf([known], recognise)).toMatchObject({ fault: 'gpu-memory', blame: 'user' })
    expect(failureOf([problem('INFX185', 'was not healthy')], recognise)).toMatchObject({
      fault: 'start-up-window',
    })
    expect(failureOf([problem('INFX192', 'silent')], recognise)).toMatchObject({ fault: 'INFX192' })
    expect(failureOf([], recognise)).toBeUndefined()
  })

  it('is the first error, not a warning before it', () => {
    const problems = [problem('INFX196', 'left over'), problem('INFX192', 'silent')]
    expect(failureOf(problems, () => undefined)?.fault).toBe('INFX192')
  })
})
