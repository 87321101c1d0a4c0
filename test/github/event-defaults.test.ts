import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEventDefaults, withoutComparison } from '../../src/github/event-defaults.ts'
import { someHex } from '../builders.ts'
import { temporaryFolder } from '../temporary-repository.ts'

const [baseSha, headSha, mergeSha] = ['base', 'head', 'merge'].map((name) => someHex(name, 40))

const defaultsOf = (event: unknown, env: Readonly<Record<string, string>> = {}) => {
  const path = join(temporaryFolder(), 'event.json')
  writeFileSync(path, typeof event === 'string' ? event : JSON.stringify(event))
  return readEventDefaults({ GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: 'example-org/bench', ...env })
}

const pullRequest = (overrides: object = {}): object => ({
  number: 7,
  pull_request: {
    number: 7,
    base: { ref: 'main', sha: baseSha },
    head: { ref: 'faster', sha: headSha },
    labels: [{ name: 'full-sweep-enabled' }, { name: 'needs review' }],
    ...overrides,
  },
})

describe('readEventDefaults', () => {
  it('compares a pull request with its target branch, and never names the merge commit', async () => {
    const defaults = await defaultsOf(pullRequest(), { GITHUB_BASE_REF: 'main', GITHUB_SHA: mergeSha ?? '' })
    expect(defaults).toEqual({
      inputs: {
        base: 'origin/main',
        head: headSha,
        repository: 'example-org/bench',
        'pull-request': 7,
        labels: ['full-sweep-enabled', 'needs review'],
      },
      headSha,
      branch: 'faster',
      problems: [],
    })
  })

  it('compares a push with the commit before, and a new branch with nothing', async () => {
    const env = { GITHUB_REF_NAME: 'main', GITHUB_SHA: headSha ?? '' }
    const push = await defaultsOf({ before: baseSha, after: headSha }, env)
    expect(push.inputs).toEqual({ base: baseSha, head: headSha, repository: 'example-org/bench' })
    const first = await defaultsOf({ before: '0'.repeat(40), after: headSha }, env)
    expect(first.inputs).toEqual({ head: headSha, repository: 'example-org/bench' })
    expect(first.problems).toEqual([])
  })

  it('compares the two sides of a merge queue', async () => {
    const { inputs } = await defaultsOf({ merge_group: { base_sha: baseSha, head_sha: headSha } })
    expect(inputs).toMatchObject({ base: baseSha, head: headSha })
  })

  it('takes the commit of a dispatch for the record, and compares nothing', async () => {
    const { inputs, headSha: recorded } = await defaultsOf({ inputs: {} }, { GITHUB_SHA: headSha ?? '' })
    expect(inputs).toEqual({ repository: 'example-org/bench' })
    expect(recorded).toBe(headSha)
  })

  it.each([
    ['an option for git', { base: { ref: '--upload-pack=x' } }],
    ['a range', { base: { ref: 'main..evil' } }],
    ['a reflog', { base: { ref: 'main@{1}' } }],
    ['a line break', { base: { ref: 'main\nevil' } }],
    ['no text', { base: { ref: 7 } }],
  ])('refuses %s as a branch, with a warning', async (_, overrides) => {
    const { inputs, problems } = await defaultsOf(pullRequest(overrides))
    expect(inputs).not.toHaveProperty('base')
    expect(problems).toMatchObject([{ code: 'INFX314', severity: 'warning' }])
  })

  it('refuses a head that is no commit, and a number that is none', async () => {
    const { inputs, problems } = await defaultsOf(pullRequest({ head: { sha: 'HEAD~1' }, number: '7; rm' }))
    expect(inputs).not.toHaveProperty('head')
    expect(inputs).not.toHaveProperty('pull-request')
    expect(problems).toHaveLength(2)
  })

  it('warns about a payload that cannot be read', async () => {
    const { problems } = await defaultsOf('{')
    expect(problems).toMatchObject([{ code: 'INFX314' }])
  })

  it('knows nothing outside of GitHub', async () => {
    expect(await readEventDefaults({})).toEqual({ inputs: {}, problems: [] })
  })
})

it('withoutComparison keeps what is not about commits', () => {
  expect(withoutComparison({ base: 'a', head: 'b', 'pull-request': 7, repository: 'o/n' })).toEqual({
    'pull-request': 7,
    repository: 'o/n',
  })
})
