import { describe, expect, it } from 'vitest'
import { artifactNames } from '../../../src/core/collect/artifact-names.ts'
import { readResultFile } from '../../../src/core/collect/found-result.ts'
import { type ListedArtifact, reuseCandidates } from '../../../src/core/reuse/candidates.ts'
import { chooseReused } from '../../../src/core/reuse/choose-reused.ts'
import { isReuseFile, noReuse, reuseFacts } from '../../../src/core/reuse/reuse-file.ts'
import { renderReuse } from '../../../src/core/reuse/render.ts'
import { aPlan, aPlannedPoint } from '../../builders.ts'

const [p1, p2] = [
  aPlannedPoint({ id: 'one-0123456789ab', conc: 1 }),
  aPlannedPoint({ id: 'two-0123456789ab', conc: 2 }),
]

const listed = (name: string, id: number, minute = 0): ListedArtifact => ({
  id,
  name,
  createdAt: `2026-11-30T10:${String(minute).padStart(2, '0')}:00Z`,
  expired: false,
  sizeBytes: 1,
})
const nameOf = (point: typeof p1, attempt: number, valid = true): string =>
  artifactNames(point, { attempt, valid }).result

const result = (point: typeof p1, attempt: number, block: object = {}) => {
  const artifact = nameOf(point, attempt)
  const infx = { point_id: point.id, plan_digest: 'old', attempt, valid: true, ...block }
  return readResultFile({ artifact, file: 'r.json', origin: 'point', text: JSON.stringify({ infx }) })
}

describe('reuseCandidates', () => {
  it('takes valid results of planned points only, by attempt as a number, never by id', () => {
    const found = reuseCandidates(
      [p1, p2],
      [
        listed(nameOf(p1, 2), 9000),
        listed(nameOf(p1, 10), 8000),
        listed(nameOf(p2, 1, false), 7000),
        listed(nameOf(aPlannedPoint({ id: 'other-0123456789ab' }), 1), 6000),
        listed('plan_a1', 5000),
      ],
    )
    expect(found.map(({ point, attempt, listed: { id } }) => [point.id, attempt, id])).toEqual([
      [p1.id, 10, 8000],
      [p1.id, 2, 9000],
    ])
  })
})

describe('chooseReused', () => {
  const plan = aPlan({ points: [p1, p2], digest: 'new' })
  const candidates = reuseCandidates([p1, p2], [listed(nameOf(p1, 1), 11), listed(nameOf(p2, 1), 12)])
  const choose = (results: ReturnType<typeof result>) =>
    chooseReused({ plan, runId: '77', candidates, results, evalSets: [], thresholds: undefined })

  it('takes the same measurement of another plan, with its proof', () => {
    const [reused, ...more] = choose(result(p1, 1))
    expect(more).toEqual([])
    expect(reused).toMatchObject({ id: p1.id, runId: '77', attempt: 1, artifactId: 11, planDigest: 'old' })
    const file = { ...noReuse('new'), points: [reused!] }
    expect(isReuseFile(JSON.parse(JSON.stringify(file)) as object)).toBe(true)
    expect(reuseFacts(file)).toEqual({ acceptedPlans: ['old'], pointIds: new Set([p1.id]) })
    expect(renderReuse(file, 2)).toContain('1 point of 2')
  })

  it('takes no agentic point of a sweep that a label makes short', () => {
    const fast = { ...plan, trigger: { kind: 'pull_request', labels: ['full-sweep-enabled', 'agentx-fast'] } }
    const chosen = (planned: typeof plan, scenario: 'agentic-coding' | 'fixed-seq-len') =>
      chooseReused({
        plan: { ...planned, points: planned.points.map((point) => ({ ...point, scenario })) },
        ...{ runId: '77', candidates, results: result(p1, 1), evalSets: [], thresholds: undefined },
      }).length
    expect(chosen(fast, 'agentic-coding')).toBe(0)
    expect(chosen(fast, 'fixed-seq-len')).toBe(1)
    expect(chosen(plan, 'agentic-coding')).toBe(1)
  })

  it('takes nothing invalid, damaged, without a plan, or of a point that was not asked for', () => {
    expect(choose(result(p1, 1, { valid: false }))).toEqual([])
    expect(choose(result(p1, 1, { plan_digest: null }))).toEqual([])
    expect(
      choose(readResultFile({ artifact: nameOf(p1, 1), file: 'r', origin: 'point', text: '{' })),
    ).toEqual([])
    expect(choose(result(aPlannedPoint({ id: 'other-0123456789ab' }), 1))).toEqual([])
  })
})
