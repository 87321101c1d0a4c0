import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downloadArtifacts, listArtifacts, newestPerName } from '../../src/github/artifacts.ts'
import { namedRun } from '../../src/github/reuse.ts'
import { artifactOfRun, planOfRun } from '../../src/github/source-run.ts'
import { resultLimits } from '../../src/sweep/archive-limits.ts'
import type { FakeRun } from '../fakes/github/state.ts'
import { temporaryFolder } from '../temporary-repository.ts'
import { startGitHub } from './github-fixture.ts'

let made: Awaited<ReturnType<typeof startGitHub>>
beforeEach(async () => {
  made = await startGitHub()
})
afterEach(() => made.fake.close())

function addRun(overrides: Partial<FakeRun> = {}): FakeRun {
  const { world } = made.fake
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
    createdAtMs: 0,
    pullNumbers: [1],
    jobs: [],
    triggeringActor: 'dev-b',
    attempt: 1,
    startedAtMs: 0,
    updatedAtMs: 0,
    status: 'completed',
    conclusion: 'success',
    ...overrides,
  }
  made.repository.runs.push(run)
  return run
}

const connect = () =>
  made.connect({
    token: made.fake.world.mintToken('github-actions[bot]', { actions: 'read', contents: 'read' }),
  })
const zip = (text: string): Uint8Array => zipSync({ 'r.json': strToU8(text) })

describe('artifacts of a run', () => {
  it('are listed over all pages, of every attempt, and the newest upload of a name wins whatever its id', async () => {
    const run = addRun()
    const { artifacts } = made.fake.results
    for (let index = 0; index < 1005; index++)
      artifacts.add({ runId: run.id, attempt: 1, job: `j${index % 9}` }, `n${index}`, zip('1'))
    const late = artifacts.add({ runId: run.id, attempt: 2 }, 'n7', zip('2'), {
      createdAtMs: made.fake.clock.nowMs() + 60_000,
    })
    const github = connect()
    const listed = await listArtifacts(github, String(run.id))
    expect(listed).toHaveLength(1006)
    expect(github.requests()).toBe(11)
    const newest = newestPerName(listed)
    expect(newest).toHaveLength(1005)
    expect(newest.find(({ name }) => name === 'n7')?.id).toBe(late.id)
    expect(late.id).toBeLessThan(listed.find(({ name, id }) => name === 'n7' && id !== late.id)?.id ?? 0)
  })

  it('are unpacked one folder each; expired, damaged and hostile ones are classed and leave nothing', async () => {
    const run = addRun()
    const { artifacts } = made.fake.results
    const of = { runId: run.id, attempt: 1 }
    artifacts.add(of, 'bmk_good', zip('{"a":1}'))
    artifacts.add(of, 'bmk_cut', zip('{"a":1}').subarray(0, 40))
    artifacts.add(of, 'bmk_old', zip('1'), { expiresAtMs: made.fake.clock.nowMs() - 1 })
    const evil = Buffer.from(zipSync({ 'xx/evil.json': strToU8('{}') }))
    artifacts.add(of, 'bmk_evil', Buffer.from(evil.toString('latin1').replaceAll('xx/', '../'), 'latin1'))
    const folder = join(temporaryFolder(), 'artifacts')
    const github = connect()
    const { artifacts: taken, problems } = await downloadArtifacts(
      github,
      await listArtifacts(github, String(run.id)),
      folder,
      resultLimits,
    )
    expect(taken.map(({ name }) => name)).toEqual(['bmk_good'])
    expect(problems.map(({ code, message }) => `${code} ${message.split(/[ :]/)[0] ?? ''}`).sort()).toEqual([
      'INFX350 bmk_cut',
      'INFX351 bmk_evil',
      'INFX352 bmk_old',
    ])
    expect(readdirSync(folder)).toEqual(['bmk_good'])
    expect(readFileSync(join(folder, 'bmk_good/r.json'), 'utf8')).toBe('{"a":1}')
    expect(existsSync(join(folder, '..', 'evil.json'))).toBe(false)
  })
})

describe('an artifact that was uploaded just now', () => {
  it('is waited for, since lists lag behind (GH-01 row 7); what never comes is told', async () => {
    const run = addRun()
    const { artifacts } = made.fake.results
    const github = made.connect({
      token: made.fake.world.mintToken('github-actions[bot]', { actions: 'read' }),
      sleep: async (milliseconds) => {
        made.waits.push(milliseconds)
        if (made.waits.length === 2) artifacts.add({ runId: run.id, attempt: 1 }, 'plan_a1', zip('{}'))
      },
    })
    expect((await artifactOfRun(github, String(run.id), 'plan_a1')).name).toBe('plan_a1')
    expect(made.waits).toEqual([1000, 2000])
    await expect(artifactOfRun(github, String(run.id), 'plan_a2')).rejects.toThrow('has no artifact plan_a2')
    expect(made.waits).toEqual([1000, 2000, 1000, 2000, 4000])
  })
})

describe('a run that is gone on with', () => {
  it('must be there, ended, ours, and still have its plan', async () => {
    const github = connect()
    const refused = async (promise: Promise<unknown>): Promise<string> =>
      promise.then(
        () => 'accepted',
        (error: unknown) => String(error),
      )
    expect(await refused(namedRun(github, '4711'))).toContain('INFX353  there is no run 4711')
    expect(
      await refused(namedRun(github, String(addRun({ status: 'in_progress', conclusion: undefined }).id))),
    ).toContain('has not ended')
    made.fake.world.addRepository({ fullName: 'stranger/bench', gitDir: made.files.dir, isFork: true })
    expect(
      await refused(namedRun(github, String(addRun({ headRepository: 'stranger/bench' }).id))),
    ).toContain('is of a fork')
    const run = addRun()
    expect(await refused(planOfRun(github, String(run.id)))).toContain('has no plan')
    const { artifacts } = made.fake.results
    artifacts.add({ runId: run.id, attempt: 1 }, 'plan_a1', zip('{}'), {
      expiresAtMs: made.fake.clock.nowMs() - 1,
    })
    expect(await refused(planOfRun(github, String(run.id)))).toContain('has a plan that expired')
    artifacts.add({ runId: run.id, attempt: 2 }, 'plan_a2', zip('{}'))
    expect((await planOfRun(github, String(run.id))).plan.name).toBe('plan_a2')
  })
})
