import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../src/core/problem.ts'
import { newestRuns, readRun } from '../../src/github/runs.ts'
import { startGitHub } from './github-fixture.ts'

let world: Awaited<ReturnType<typeof startGitHub>>
beforeEach(async () => {
  world = await startGitHub()
})
afterEach(() => world.fake.close())

const id = '9007199254740993'
const row = `{"id":${id},"run_attempt":2,"path":".github/workflows/sweep.yml@main","event":"pull_request","head_sha":"${'a'.repeat(40)}","head_branch":"tune","status":"completed","conclusion":"success","html_url":"https://github.com/acme/bench/actions/runs/${id}"}`
const answer = (body: string, status = 200) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body,
})

describe('ids of runs above 2^53', () => {
  it('are asked for and read digit for digit', async () => {
    const paths: string[] = []
    world.fake.faults.add({ match: (_, path) => paths.push(path) > 0, answer: answer(row), times: 1 })
    expect(await readRun(world.connect(), id)).toMatchObject({ id, attempt: 2, conclusion: 'success' })
    expect(paths).toEqual([`/repos/acme/bench/actions/runs/${id}`])
    world.fake.faults.add({ answer: answer(`{"total_count":1,"workflow_runs":[${row}]}`) })
    const runs = await newestRuns(world.connect(), { workflow: 'sweep.yml' })
    expect(runs.map((run) => run.id)).toEqual([id])
  })
})

describe('answers that cannot be used', () => {
  it.each([
    ['a run that is not there', answer('{"message":"Not Found"}', 404), 'INFX353'],
    ['a cut answer', answer('{"id":1'), 'INFX145'],
    ['a run without an id', answer('{}'), 'INFX130'],
  ])('%s', async (_, given, code) => {
    world.fake.faults.add({ answer: given })
    const error: unknown = await readRun(world.connect(), '7').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ProblemError)
    expect(error instanceof ProblemError && error.problems[0]?.code).toBe(code)
  })
})
