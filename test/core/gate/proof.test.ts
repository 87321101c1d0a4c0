import { describe, expect, it } from 'vitest'
import { type CanaryEvidence, decideFanOut, type JobResult } from '../../../src/core/gate/fan-out.ts'
import { judgeSweep } from '../../../src/core/gate/verdict.ts'
import { labelTable, sweepLabels } from '../../../src/core/gate/labels.ts'

const results: readonly JobResult[] = ['success', 'failure', 'cancelled', 'skipped']
const tokens = ['', 'this-plan', 'another-plan']

describe('the start of the fan-out', () => {
  it('demands the token of this plan, over every combination of results and tokens', () => {
    let started = 0
    for (const plan of results)
      for (const canary of results)
        for (const selected of ['chosen', 'none-possible', 'skipped', ''] as const)
          for (const selectedToken of tokens)
            for (const canaryToken of tokens)
              for (const planToken of tokens) {
                const evidence: CanaryEvidence = {
                  plan,
                  canary,
                  selected,
                  selectedToken,
                  canaryToken,
                  planToken,
                }
                const { start, state, problems } = decideFanOut(evidence)
                const proven =
                  plan === 'success' &&
                  planToken !== '' &&
                  selectedToken === planToken &&
                  selected !== '' &&
                  (selected === 'chosen'
                    ? canary === 'success' && canaryToken === planToken
                    : canary === 'success' || canary === 'skipped')
                expect({ ...evidence, start }).toEqual({ ...evidence, start: proven })
                expect(problems.length > 0).toBe(state === 'unknown')
                if (start) started++
              }
    expect(started).toBeGreaterThan(0)
  })
})

describe('the required check', () => {
  const jobs = { plan: 'success', canary: 'skipped', points: 'success' } as const
  it('is green only with every planned point, or with nothing planned', () => {
    expect(judgeSweep({ planned: 9, valid: 9, reused: 0, jobs }).conclusion).toBe('success')
    expect(judgeSweep({ planned: 9, valid: 8, reused: 0, jobs })).toMatchObject({
      conclusion: 'failure',
      problems: [{ code: 'INFX140' }],
    })
    expect(judgeSweep({ planned: 0, valid: 0, reused: 0, jobs }).conclusion).toBe('success')
    expect(
      judgeSweep({ planned: 9, valid: 9, reused: 0, jobs: { ...jobs, collect: 'failure' } }).conclusion,
    ).toBe('failure')
    expect(
      judgeSweep({ planned: 9, valid: 9, reused: 0, jobs: { ...jobs, points: 'cancelled' } }).conclusion,
    ).toBe('cancelled')
  })
})

describe('the required check without a sweep', () => {
  const skipped = (planned: number | undefined, reused: number, plan: JobResult = 'success') =>
    judgeSweep({ decision: 'skip', planned, valid: 0, reused, jobs: { plan, collect: 'skipped' } })

  it('is green where nothing was asked for, nothing is to be measured, or results stand for every point', () => {
    expect(skipped(undefined, 0).conclusion).toBe('success')
    expect(skipped(0, 0).because).toContain('no point to measure')
    expect(skipped(4, 4).because).toContain('earlier results stand for 4 points')
  })

  it('is red while a point has no result, whatever label was taken away', () => {
    expect(skipped(4, 3)).toMatchObject({
      conclusion: 'failure',
      because: 'no sweep was asked for, and 1 of 4 points have no valid result',
      problems: [{ code: 'INFX140', hint: expect.stringContaining('full-sweep-fail-fast') }],
    })
    expect(skipped(undefined, 0, 'failure').conclusion).toBe('failure')
  })
})

describe('labels-map', () => {
  it('reports every contradiction and falls back to the default names', () => {
    const { table, problems } = labelTable({
      'full-sweep-enable': 'x',
      'all-evals': ' evals',
      'evals-only': ['same', 'only'],
      'agentx-fast': 'SAME',
      'sweep-enabled': [],
    })
    expect(problems.map(({ message }) => message)).toEqual([
      'labels-map: there is no label "full-sweep-enable" to rename',
      'labels-map: " evals" is no label name: 1 to 50 characters without blanks at its ends',
      'labels-map: "sweep-enabled" is given no name',
      'labels-map: "SAME" would mean both "evals-only" and "agentx-fast"',
    ])
    expect(problems[0]?.hint).toBe('did you mean "full-sweep-enabled"?')
    expect(table.labels.map(({ shownAs }) => shownAs)).toEqual(sweepLabels.map(({ name }) => name))
  })

  it('names only labels of the table as successors and exclusions, and excludes both ways', () => {
    const byName = new Map(sweepLabels.map((label) => [label.name, label]))
    for (const { name, excludes, replacedBy } of sweepLabels) {
      for (const other of excludes) expect(byName.get(other)?.excludes).toContain(name)
      if (replacedBy !== undefined) expect(byName.get(replacedBy)?.replacedBy).toBeUndefined()
    }
  })
})
