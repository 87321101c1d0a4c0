import { describe, expect, it } from 'vitest'
import { runOfJob } from '../../src/github/run-of-job.ts'

const none = { 'run-id': '', 'run-attempt': '', 'run-started-at': '' }
const env = {
  GITHUB_RUN_ID: '100',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_WORKFLOW: 'sweep',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'example-org/bench',
}
const now = new Date('2026-11-30T12:00:00Z')

describe('runOfJob', () => {
  it('is this run unless told otherwise', () => {
    expect(runOfJob(none, env, { headSha: 'abc', branch: 'main' }, now)).toEqual({
      origin: 'github',
      runId: 100,
      attempt: 2,
      name: 'sweep',
      createdAt: '2026-11-30T12:00:00.000Z',
      headSha: 'abc',
      headBranch: 'main',
      htmlUrl: 'https://github.com/example-org/bench/actions/runs/100',
    })
  })

  it('does not lend this job’s branch to another run', () => {
    const given = { 'run-id': '99', 'run-attempt': '1', 'run-started-at': '2026-11-01T00:00:00Z' }
    const run = runOfJob(given, env, { headSha: undefined, branch: 'main' }, now)
    expect(run).toMatchObject({ runId: 99, attempt: 1, createdAt: '2026-11-01T00:00:00.000Z' })
    expect(run).not.toHaveProperty('headBranch')
    expect(run).not.toHaveProperty('headSha')
  })

  it('keeps every digit of an id that a number would round', () => {
    const given = { ...none, 'run-id': '9007199254740993' }
    expect(runOfJob(given, env, { headSha: undefined }, now)).toMatchObject({
      runId: '9007199254740993',
      htmlUrl: 'https://github.com/example-org/bench/actions/runs/9007199254740993',
    })
    const large = { ...none, 'run-id': '9223372036854775808' }
    expect(() => runOfJob(large, env, { headSha: undefined }, now)).toThrow(/out of range/)
  })

  it('names everything that is not usable at once', () => {
    const given = { 'run-id': '1e3', 'run-attempt': '0', 'run-started-at': 'yesterday' }
    expect(() => runOfJob(given, {}, { headSha: undefined }, now)).toThrow(
      /run-id.*"1e3"[\s\S]*run-attempt.*"0"[\s\S]*run-started-at.*"yesterday"/,
    )
  })
})
