import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type PinSource, sourceFaults } from '../../../src/core/commands/pin-source.ts'
import { artifactNames } from '../../../src/core/collect/artifact-names.ts'
import '../../../src/core/problems/artifacts.ts'
import { problem } from '../../../src/core/problems/catalogue.ts'
import { aPlan, aPlannedPoint, aSweep, aSweepPoint } from '../../builders.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

const points = Array.from({ length: 11 }, (_, index) =>
  aPlannedPoint({ conc: index + 1, title: `p${index}` }),
)
const plan = aPlan({
  points,
  trigger: { kind: 'pull_request', labels: ['full-sweep-enabled'], pullRequest: 21 },
})
const sweep = aSweep({
  planDigest: plan.digest,
  points: points.map(({ id }) => aSweepPoint({ id, status: 'valid' })),
})
const listed = (name: string, expired = false) => ({
  id: 1,
  name,
  expired,
  createdAt: '2026-10-02T09:00:00Z',
  sizeBytes: 1,
})
const resultOf = (index: number): string => artifactNames(points[index]!, { attempt: 1, valid: true }).result
const aSource = (overrides: Partial<PinSource> = {}): PinSource => ({
  runId: '880',
  status: 'completed',
  conclusion: 'success',
  plan,
  sweep,
  artifacts: points.map((_, index) => listed(resultOf(index))),
  failedJobs: [],
  ...overrides,
})
const why = (source: PinSource, named: boolean): string =>
  sourceFaults(source, { pullRequest: 21, named })
    .map(({ message, hint }) => `${message} (${hint ?? ''})`)
    .join(' | ')

if (sharedDir === undefined) console.log(`case RU-01 ${noSharedReason}`)

describe.skipIf(sharedDir === undefined)('RU-01', () => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(`${sharedDir ?? ''}cases/RU-01/${name}`, 'utf8'))
  const runsOfCase = () =>
    (
      read('runs.json') as {
        workflow_runs: readonly { id: number; status: string; conclusion: string | null }[]
      }
    ).workflow_runs
  const artifactsOf = (id: number) =>
    (read('artifacts.json') as Readonly<Record<string, readonly { name: string; expired: boolean }[]>>)[
      String(id)
    ] ?? []
  /** The case calls a plan a manifest, and a result by the number of its point. */
  const sourceOf = (id: number, failedJobs: readonly string[] = []): PinSource => {
    const run = runsOfCase().find((other) => other.id === id)!
    const own = artifactsOf(id)
    const {
      plan: unread,
      sweep: _,
      ...rest
    } = aSource({
      runId: String(id),
      status: run.status,
      conclusion: run.conclusion ?? '',
      failedJobs,
      artifacts: own.map(({ name, expired }) => {
        const index = /^result-p(\d+)$/.exec(name)?.[1]
        return listed(index === undefined ? name : resultOf(Number(index)), expired)
      }),
    })
    return own.some(({ name }) => name === 'manifest')
      ? { ...rest, plan: unread, sweep }
      : { ...rest, plan: { unreadable: [problem('INFX353', `run ${id} has no plan`)] } }
  }

  it('a bare /use finds no source, and says why of each run', () => {
    expect(runsOfCase().map(({ id }) => why(sourceOf(id), false))).toEqual([
      'run 905 has no plan ()',
      'run 903 has no plan ()',
      'run 880 ended with failure (all 11 points have a valid result: comment /use 880 to pin it all the same)',
      'run 870 has lost 1 of 11 points, whose artifact expired: p7 (comment /rerun 870)',
      'run 860 has not ended (in_progress) (wait for it, then comment /use again)',
    ])
  })

  it('/use 880 is taken when what failed makes no result', () => {
    expect(why(sourceOf(880, ['sweep / ingest', 'sweep / sweep']), true)).toBe('')
    expect(why(sourceOf(880, ['sweep / single-node / p3 / run']), true)).toBe(
      'run 880 failed while it measured 1 of 11 points: p3 (comment /rerun 880)',
    )
    expect(why(sourceOf(905), true)).toBe('run 905 has no plan ()')
  })
})

describe('sourceFaults', () => {
  it('takes a green whole run, named or not', () => {
    expect(why(aSource(), false)).toBe('')
    expect(why(aSource(), true)).toBe('')
  })

  it('wants every point of the sweep valid, and its artifact there', () => {
    const lost = { ...sweep, points: sweep.points.slice(2) }
    expect(why(aSource({ sweep: lost }), true)).toContain('no valid result of 2 of 11 points: p0; p1')
    expect(why(aSource({ artifacts: [] }), true)).toContain('no valid result of 11 of 11 points')
    const { sweep: _, ...uncollected } = aSource()
    expect(why(uncollected, true)).toContain('has not collected its results')
    expect(
      why(aSource({ plan: { ...plan, trigger: { ...plan.trigger, pullRequest: 22 } } }), true),
    ).toContain('is about pull request 22, not 21')
  })

  it('counts a later upload for an expired one, and no leg of a like name', () => {
    const again = [...aSource().artifacts.map((one) => ({ ...one, expired: true })), ...aSource().artifacts]
    expect(why(aSource({ artifacts: again }), true)).toBe('')
    const failedJobs = [
      'sweep / single-node / p33 / run',
      'sweep / canary / run',
      'sweep / single-node / p3 / note',
    ]
    expect(why(aSource({ conclusion: 'failure', failedJobs }), true)).toBe('')
  })
})
