/** `/use` alone: a run that cannot be read is a reason among others, never the end of the search. */
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { curveKeyOf, pointIdOf } from '../../src/core/point-id.ts'
import { planDocument } from '../../src/core/plan/plan-document.ts'
import { ProblemError } from '../../src/core/problem.ts'
import { carryOut } from '../../src/github/command.ts'
import { artifactNames } from '../../src/core/collect/artifact-names.ts'
import { planDigest } from '../../src/core/plan/plan-digest.ts'
import { resultLimits } from '../../src/sweep/archive-limits.ts'
import { aPlan, aPlannedPoint, aSweep, aSweepPoint } from '../builders.ts'
import type { FakeRun } from '../fakes/github/state.ts'
import { temporaryFolder } from '../temporary-repository.ts'
import { startGitHub } from './github-fixture.ts'

let made: Awaited<ReturnType<typeof startGitHub>>
beforeEach(async () => {
  made = await startGitHub()
  made.files.write('.github/workflows/sweep.yml', 'on: pull_request\n')
  made.files.commit('Add the sweep')
})
afterEach(() => made.fake.close())

const {
  id: _id,
  seriesKey: _series,
  curveKey: _curve,
  gpus: _gpus,
  nodes: _nodes,
  expName: _name,
  recipeFingerprint: _print,
  runsOn: _runsOn,
  timeoutMinutes: _timeout,
  title: _title,
  estimatedGpuHours: _hours,
  because: _because,
  ...spec
} = aPlannedPoint()
const point = aPlannedPoint({ id: pointIdOf(spec), curveKey: curveKeyOf(spec) })
const loose = aPlan({
  points: [point],
  trigger: { kind: 'pull_request', labels: ['full-sweep-enabled'], pullRequest: 1 },
})
const plan = { ...loose, digest: planDigest(loose) }
const sweep = aSweep({ planDigest: plan.digest, points: [aSweepPoint({ id: point.id, status: 'valid' })] })
const written: object = planDocument(plan)

function addRun(planFile: unknown, sweepFile: unknown): string {
  const { world, results, clock } = made.fake
  clock.advanceMs(60_000)
  const run: FakeRun = {
    id: world.nextRunId(),
    runNumber: 1,
    workflowPath: '.github/workflows/sweep.yml',
    name: 'sweep',
    displayTitle: 'Tune',
    event: 'pull_request',
    headSha: made.head,
    headBranch: 'tune',
    headRepository: 'acme/bench',
    actor: 'dev-b',
    createdAtMs: clock.nowMs(),
    pullNumbers: [1],
    jobs: [],
    triggeringActor: 'dev-b',
    attempt: 1,
    startedAtMs: clock.nowMs(),
    updatedAtMs: clock.nowMs(),
    status: 'completed',
    conclusion: 'success',
  }
  made.repository.runs.push(run)
  const add = (name: string, file: string, content: unknown): void => {
    const zip = zipSync({ [file]: strToU8(typeof content === 'string' ? content : JSON.stringify(content)) })
    results.artifacts.add({ runId: run.id, attempt: 1 }, name, content === 'cut' ? zip.subarray(0, 40) : zip)
  }
  add('plan_a1', 'plan.json', planFile)
  add('sweep', 'sweep.json', sweepFile)
  add(artifactNames(point, { attempt: 1, valid: true }).result, 'r.json', '{}')
  return String(run.id)
}

const use = () =>
  carryOut(
    made.connect({
      token: made.fake.world.mintToken('github-actions[bot]', {
        actions: 'read',
        contents: 'read',
        'pull-requests': 'read',
      }),
    }),
    { name: 'use' },
    {
      kind: 'issue_comment',
      action: 'created',
      number: 1,
      onPullRequest: true,
      commentId: 1,
      body: '/use',
      author: 'maint-a',
      authorIsBot: false,
    },
    { workflow: 'sweep.yml', scratch: temporaryFolder(), limits: resultLimits },
  )

const damaged: readonly (readonly [string, unknown, unknown])[] = [
  ['a plan of another version', { ...written, schema: 'plan.v0' }, sweep],
  ['a plan without its trigger', { ...written, trigger: undefined }, sweep],
  ['a plan that is no JSON', '{', sweep],
  ['a plan that contradicts itself', { ...written, digest: 'f'.repeat(64) }, sweep],
  ['a plan in an archive that is cut', 'cut', sweep],
  ['a sweep of another version', written, { ...sweep, schema: 'sweep.v0' }],
  ['a sweep of nothing', written, { ...sweep, points: [null] }],
  ['a sweep in an archive that is cut', written, 'cut'],
]

it.each(damaged)('passes over %s for an older run', async (_name, planFile, sweepFile) => {
  const whole = addRun(written, sweep)
  addRun(planFile, sweepFile)
  expect((await use()).done).toContain(`Run ${whole}`)
})

it('tells the reason of each run where none can be pinned, as an answer to whoever asked', async () => {
  const ids = damaged.map(([, planFile, sweepFile]) => addRun(planFile, sweepFile))
  const error: unknown = await use().catch((thrown: unknown) => thrown)
  if (!(error instanceof ProblemError)) throw new Error('expected Problems', { cause: error })
  expect(error.problems.map(({ blame }) => blame)).toEqual(error.problems.map(() => 'user'))
  for (const id of ids)
    expect(error.problems.filter(({ message }) => message.startsWith(`run ${id}`))).toHaveLength(1)
  expect(error.message).toMatch(/run \d+: plan_a1\/plan\.json /)
})
