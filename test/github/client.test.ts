import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../src/core/problem.ts'
import { listAll } from '../../src/github/client.ts'
import { readActor } from '../../src/github/permissions.ts'
import { htmlAnswer, secondaryRateLimit } from '../fakes/github/faults.ts'
import { startGitHub } from './github-fixture.ts'

let world: Awaited<ReturnType<typeof startGitHub>>
beforeAll(async () => {
  world = await startGitHub()
})
afterAll(() => world.fake.close())
beforeEach(() => {
  world.waits.length = 0
  world.fake.requests.clear()
})

const problemsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ProblemError)) throw new Error('expected problems', { cause: error })
  return error.problems
}
const read = () => readActor(world.connect(), 'maint-a')

describe('requests', () => {
  it('wait for a secondary limit as long as GitHub says', async () => {
    world.fake.faults.add({ answer: secondaryRateLimit(7), times: 2 })
    expect(await read()).toEqual({ login: 'maint-a', role: 'maintain' })
    expect(world.waits).toEqual([7000, 7000])
  })

  it('are repeated when GitHub is broken, and end with whose fault it is', async () => {
    world.fake.faults.add({ answer: htmlAnswer(502), times: 2 })
    expect(await read()).toMatchObject({ role: 'maintain' })
    expect(world.waits).toEqual([1000, 2000])
    world.fake.faults.add({ answer: htmlAnswer(503), times: 5 })
    expect(await problemsOf(read())).toMatchObject([{ code: 'INFX146', blame: 'infra' }])
  })

  it('take a sign-in page for no answer', async () => {
    world.fake.faults.add({ answer: htmlAnswer(200) })
    expect(await problemsOf(read())).toMatchObject([{ code: 'INFX145' }])
  })

  it('say when the token is wrong', async () => {
    const github = world.connect({ token: 'ghs_unknown' })
    expect(await problemsOf(readActor(github, 'maint-a'))).toMatchObject([{ code: 'INFX148' }])
  })

  it('say when nobody answers', async () => {
    const github = world.connect({ apiUrl: 'http://127.0.0.1:1' })
    expect(await problemsOf(readActor(github, 'maint-a'))).toMatchObject([{ code: 'INFX146' }])
  })

  it('stop waiting when the job is cancelled', async () => {
    const abort = new AbortController()
    const github = world.connect({
      signal: abort.signal,
      sleep: async () => abort.abort(new Error('interrupted by SIGINT')),
    })
    world.fake.faults.add({ answer: htmlAnswer(502) })
    await expect(readActor(github, 'maint-a')).rejects.toThrow()
    expect(world.fake.requests.entries.length).toBeLessThanOrEqual(1)
  })
})

describe('roles', () => {
  it('tell triage from read and maintain from write', async () => {
    const github = world.connect()
    const roles = []
    for (const login of ['maint-a', 'triage-t', 'dev-b', 'nobody'])
      roles.push((await readActor(github, login)).role)
    expect(roles.slice(0, 3)).toEqual(['maintain', 'triage', 'write'])
    expect(['none', 'read']).toContain(roles[3])
  })
})

describe('lists', () => {
  it('go over all pages, and refuse to be cut', async () => {
    for (let index = 0; index < 230; index++) {
      await world.fake.world.comment(world.repository, world.pull.number, 'dev-b', `note ${index}`, true)
    }
    const github = world.connect()
    const list = (pages: number) =>
      listAll(
        github,
        'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
        { owner: 'acme', repo: 'bench', issue_number: world.pull.number },
        pages,
      )
    expect(await list(3)).toHaveLength(230)
    expect(await problemsOf(list(2))).toMatchObject([{ code: 'INFX147' }])
  })
})
