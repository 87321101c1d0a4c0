/** check-sign-off on the fake GitHub: what it reads, what it says, and that nothing passes for want of an answer. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '../../actions/check-sign-off/inputs.ts'
import { run } from '../../actions/check-sign-off/run.ts'
import { ProblemError } from '../../src/core/problem.ts'
import { readInputs } from '../../src/github/contract.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { jsonAnswer } from '../fakes/artifact-service/loopback.ts'
import { startFakeGithub } from '../fakes/github/server.ts'
import { temporaryRepository } from '../temporary-repository.ts'

const opening = 'As a code owner, I have checked:'
const template = `${opening}\n- [ ] A1 evals pass: <link>\n- [ ] A2 image pinned\n`
const codeOwners = '* @acme/core\n/configs/ @maint-z @maint-y\n/free.txt\n[section] @nobody\n'
const signOff = `${opening}\n- [x] A1 evals pass: https://github.com/acme/bench/actions/runs/7\n- [x] A2 image pinned`

async function start(owners: string = codeOwners) {
  const fake = await startFakeGithub()
  const files = temporaryRepository()
  files.write('.github/CODEOWNERS', owners)
  files.write('.github/sign-off.md', template)
  files.write('configs/old.yaml', 'a long enough text to be found again after it moved\n')
  files.write('free.txt', 'a\n')
  files.commit('Start')
  files.git('checkout', '--quiet', '-b', 'tune')
  return { fake, files }
}

let fake: Awaited<ReturnType<typeof start>>['fake']
let files: Awaited<ReturnType<typeof start>>['files']
let repository: ReturnType<typeof fake.world.addRepository>
beforeEach(async () => {
  ;({ fake, files } = await start())
})
afterEach(() => fake.close())

async function openPull(changes: Readonly<Record<string, string>>, base = 'main') {
  for (const [path, content] of Object.entries(changes)) files.write(path, content)
  files.commit('Change')
  files.git('checkout', '--quiet', 'main')
  repository = fake.world.addRepository({
    fullName: 'acme/bench',
    gitDir: files.dir,
    roles: { 'maint-z': 'maintain', 'maint-y': 'write', 'dev-c': 'write', core: 'admin', reader: 'read' },
  })
  return fake.world.openPull(repository, { author: 'dev-c', head: 'tune', base })
}

const permissions = { contents: 'read', 'pull-requests': 'read', statuses: 'write' } as const

async function check(
  given: Readonly<Record<string, string>> = {},
  allowed: Parameters<typeof fake.world.mintToken>[1] = permissions,
  event = 'issue_comment',
): Promise<ActionResult> {
  const { values, problems } = readInputs(
    contract,
    (name) =>
      ({ token: fake.world.mintToken('github-actions[bot]', allowed), 'pull-request': '1', ...given })[
        name
      ] ?? '',
  )
  expect(problems).toEqual([])
  const host: ActionHost = {
    workspace: files.dir,
    env: {
      GITHUB_API_URL: fake.url,
      GITHUB_REPOSITORY: 'acme/bench',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_RUN_ID: '41581664540',
      GITHUB_EVENT_NAME: event,
    },
    signal: new AbortController().signal,
    runName: '1',
    runAttempt: 1,
    eventDefaults: async () => ({ inputs: {}, problems: [] }),
    info: () => undefined,
  }
  return run(values, host)
}
const say = (author: string, body: string) => {
  fake.clock.advanceMs(60_000)
  return fake.world.comment(repository, 1, author, body, true)
}
const status = () => repository.statuses.at(-1)
const shown = () => `${status()?.context}: ${status()?.state}: ${status()?.description}`

describe('the status', () => {
  it('names whom the change waits for, then who signed off, each once', async () => {
    await openPull({ 'configs/a.yaml': 'a\n', 'configs/b.yaml': 'b\n' })
    const { outputs, summary, problems } = await check()
    expect(outputs).toEqual({ 'signed-off': false, open: 1 })
    expect(shown()).toBe('sign-off: pending: waiting for @maint-z or @maint-y (2 files)')
    expect(status()?.targetUrl).toBe('https://github.com/acme/bench/actions/runs/41581664540')
    expect(summary).toContain('nobody yet')
    expect(problems).toMatchObject([{ code: 'INFX360', at: { file: '.github/CODEOWNERS', line: 4 } }])

    await say('maint-z', signOff.replace('- [x] A2', '- [ ] A2'))
    await say('reader', signOff)
    const second = await check()
    expect(repository.statuses).toHaveLength(1)
    expect(second.summary).toContain('A2: the box is not ticked')
    expect(second.summary).toContain('reader owns no changed file; reader has the role read')

    await say('maint-z', signOff)
    expect((await check()).outputs).toEqual({ 'signed-off': true, open: 0 })
    expect(shown()).toBe('sign-off: success: signed off by maint-z')
    await check()
    expect(repository.statuses).toHaveLength(2)
    // It reads and says, and starts nothing.
    expect(fake.requests.entries.filter(({ method }) => method !== 'GET').map(({ route }) => route)).toEqual(
      expect.not.arrayContaining([expect.stringContaining('dispatches')]),
    )
  })

  it('needs the owners of both paths of a renamed file, and none of a file freed on purpose', async () => {
    files.git('mv', 'configs/old.yaml', 'moved.yaml')
    await openPull({ 'free.txt': 'b\n' })
    await check({ teams: 'acme/core: [core]' })
    expect(shown()).toBe('sign-off: pending: waiting for @acme/core (1 file), and 1 more')
    await say('maint-y', signOff)
    await check({ teams: 'acme/core: [core]' })
    expect(shown()).toBe('sign-off: pending: waiting for @acme/core (1 file)')
    await say('core', signOff)
    await check({ teams: 'acme/core: [core]' })
    expect(shown()).toBe('sign-off: success: signed off by core, maint-y')
  })

  it('asks GitHub for teams that nobody listed, and counts nobody where it will not tell', async () => {
    await openPull({ 'words.md': 'a\n' })
    await say('core', signOff)
    const unknown = await check()
    expect(unknown.outputs).toMatchObject({ 'signed-off': false })
    expect(unknown.problems.map(({ code }) => code)).toContain('INFX362')
    fake.faults.add({
      match: (_, path) => path === '/orgs/acme/teams/core/members',
      answer: jsonAnswer(200, [{ login: 'Core' }]),
    })
    expect((await check()).outputs).toMatchObject({ 'signed-off': true })
  })

  it('finds a sign-off behind 250 other comments, and in a review of the head only', async () => {
    const pull = await openPull({ 'configs/a.yaml': 'a\n' })
    for (let index = 0; index < 250; index++) await say('dev-c', `note ${index}`)
    const comment = await say('maint-z', signOff)
    expect((await check()).outputs).toMatchObject({ 'signed-off': true })
    repository.comments.splice(repository.comments.indexOf(comment), 1)
    expect((await check()).outputs).toMatchObject({ 'signed-off': false })
    expect(shown()).toContain('pending')
    const review = fake.world.review(repository, pull, 'maint-y', signOff.replaceAll('\n', '\r\n'))
    expect((await check()).outputs).toMatchObject({ 'signed-off': true })
    review.state = 'DISMISSED'
    expect((await check()).outputs).toMatchObject({ 'signed-off': false })
    review.state = 'APPROVED'
    files.git('checkout', '--quiet', 'tune')
    files.write('configs/b.yaml', 'b\n')
    files.commit('More')
    files.git('checkout', '--quiet', 'main')
    await fake.world.synchronize(repository, pull)
    expect((await check()).summary).toContain('it is about ')
  })

  it('counts an edited sign-off for its editor, and none that was edited after the verdict', async () => {
    await openPull({ 'configs/a.yaml': 'a\n' })
    const comment = await say('maint-z', signOff.replace('[x] A2', '[ ] A2'))
    await fake.world.editComment(repository, comment, 'dev-c', signOff, true)
    expect((await check()).summary).toContain('dev-c owns no changed file; dev-c is the author')
    fake.clock.advanceMs(60_000)
    await fake.world.editComment(repository, comment, 'maint-z', signOff, true)
    expect((await check()).outputs).toMatchObject({ 'signed-off': true })
    fake.clock.advanceMs(60_000)
    await fake.world.editComment(repository, comment, 'maint-z', `${signOff}\n\nAnswer PASS.`, true)
    const after = await check()
    expect(after.outputs).toMatchObject({ 'signed-off': false })
    expect(after.summary).toContain('after the verdict')
    await say('maint-z', signOff)
    expect((await check()).outputs).toMatchObject({ 'signed-off': true })
  })

  const forge = (state: 'success' | 'pending' | 'failure', description: string, context = 'sign-off') => {
    fake.clock.advanceMs(60_000)
    repository.statuses.push({
      id: repository.statuses.length + 100,
      sha: repository.pulls.get(1)?.headSha ?? '',
      creator: 'dev-c',
      state,
      context,
      description,
      targetUrl: null,
      createdAtMs: fake.clock.nowMs(),
    })
    fake.clock.advanceMs(60_000)
  }

  it('is no answer of ours when somebody else wrote it, and has a name of its own on another base', async () => {
    files.git('branch', 'release', 'main')
    await openPull({ 'configs/a.yaml': 'a\n' }, 'release')
    forge('success', 'signed off by nobody', 'sign-off (release)')
    await check()
    expect(shown()).toBe('sign-off (release): pending: waiting for @maint-z or @maint-y (1 file)')
  })

  it('replaces what somebody else wrote over it, in any case of its name, whatever that says', async () => {
    await openPull({ 'configs/a.yaml': 'a\n' })
    await check()
    const pending = 'sign-off: pending: waiting for @maint-z or @maint-y (1 file)'
    for (const name of ['sign-off', 'Sign-Off']) {
      forge('success', 'signed off by maint-z', name)
      await check()
      expect(shown()).toBe(pending)
    }
    forge('pending', 'waiting for @maint-z or @maint-y (1 file)')
    await check()
    expect(status()?.creator).toBe('github-actions[bot]')
    await say('maint-z', signOff)
    await check()
    for (const state of ['pending', 'failure', 'success'] as const) {
      forge(state, 'signed off by maint-z')
      await check()
      expect([status()?.creator, shown()]).toEqual([
        'github-actions[bot]',
        'sign-off: success: signed off by maint-z',
      ])
    }
  })

  it('is not taken from somebody else for the first verdict, after which no edit counts', async () => {
    await openPull({ 'configs/a.yaml': 'a\n' })
    const comment = await say('maint-z', 'Later.')
    forge('success', 'signed off by nobody')
    fake.clock.advanceMs(60_000)
    await fake.world.editComment(repository, comment, 'maint-z', signOff, true)
    expect((await check()).outputs).toMatchObject({ 'signed-off': true })
  })

  it('is not written for a head that moved, and nothing is said of a closed pull request', async () => {
    const pull = await openPull({ 'configs/a.yaml': 'a\n' })
    let reads = 0
    fake.faults.add({
      match: (_, path) => path === '/repos/acme/bench/pulls/1' && ++reads === 2,
      answer: jsonAnswer(200, {
        state: 'open',
        head: { sha: 'f'.repeat(40) },
        user: { login: 'dev-c' },
        base: { ref: 'main' },
        changed_files: 1,
      }),
    })
    expect((await check()).outputs).toMatchObject({ 'signed-off': false, open: 1 })
    expect(reads).toBe(2)
    await fake.world.changePull(repository, pull, 'closed', 'dev-c')
    expect((await check()).outputs).toEqual({ 'signed-off': false, open: '' })
    expect(repository.statuses).toEqual([])
  })

  it('is only in the summary where the token may not write', async () => {
    await openPull({ 'configs/a.yaml': 'a\n' })
    const { problems, summary } = await check(
      {},
      { contents: 'read', 'pull-requests': 'read', statuses: 'read' },
    )
    expect(problems.map(({ code, severity }) => [code, severity])).toContainEqual(['INFX143', 'warning'])
    expect(summary).toContain('Waiting for sign-offs')
  })

  it('fails where a success of before cannot be taken back', async () => {
    await openPull({ 'configs/a.yaml': 'a\n' })
    const comment = await say('maint-z', signOff)
    await check()
    repository.comments.splice(repository.comments.indexOf(comment), 1)
    const readOnly = { contents: 'read', 'pull-requests': 'read', statuses: 'read' } as const
    const { problems } = await check({}, readOnly)
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'INFX143', hint: expect.stringContaining('still says success') as unknown },
    ])
    expect(shown()).toContain('success')
  })
})

describe('a failure', () => {
  const codes = async (work: Promise<unknown>): Promise<readonly string[]> => {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof ProblemError)) throw new Error('expected Problems', { cause: error })
    return error.problems.map(({ code }) => code)
  }

  it('is every input and a template that cannot be read, and a token that may not', async () => {
    await openPull({ 'configs/a.yaml': 'a\n' })
    expect(await codes(check({ 'pull-request': 'x', teams: '[core]' }))).toEqual(['INFX300', 'INFX300'])
    expect(await codes(check({}, { contents: 'read', statuses: 'write' }))).toEqual(['INFX143'])
    expect(repository.statuses).toEqual([])
    expect(await codes(check({ template: 'nowhere.md' }))).toEqual(['INFX361'])
  })

  it('is what GraphQL refuses in an answer of status 200; a broken server is asked again', async () => {
    await openPull({ 'configs/a.yaml': 'a\n' })
    const match = (_: string, path: string) => path === '/graphql'
    fake.faults.add({ match, answer: jsonAnswer(502, {}) })
    expect((await check()).outputs).toMatchObject({ open: 1 })
    fake.faults.add({
      match,
      answer: jsonAnswer(200, { data: null, errors: [{ message: 'no such thing' }] }),
    })
    expect(await codes(check())).toEqual(['INFX149'])
    fake.faults.add({ match, answer: jsonAnswer(200, { data: { repository: null } }) })
    expect(await codes(check())).toEqual(['INFX145'])
  })

  it('takes a success of before back, and says so on the commit', async () => {
    await openPull({ 'configs/a.yaml': 'a\n' })
    await say('maint-z', signOff)
    const refuse = () =>
      fake.faults.add({
        match: (_: string, path: string) => path === '/graphql',
        answer: jsonAnswer(200, { data: null, errors: [{ message: 'no such thing' }] }),
      })
    const works = async () => {
      await check()
      expect(shown()).toBe('sign-off: success: signed off by maint-z')
    }
    await works()
    refuse()
    expect(await codes(check())).toEqual(['INFX149'])
    expect(shown()).toBe('sign-off: error: not judged: INFX149, see the details')
    await works()
    expect(await codes(check({ teams: '[core]' }))).toEqual(['INFX300'])
    expect(shown()).toBe('sign-off: error: not judged: INFX300, see the details')
    await works()
    expect(await codes(check({ template: 'nowhere.md' }))).toEqual(['INFX361'])
    expect(shown()).toContain('error: not judged: INFX361')
    refuse()
    const readOnly = { contents: 'read', 'pull-requests': 'read', statuses: 'read' } as const
    expect(await codes(check({}, readOnly))).toEqual(['INFX149', 'INFX143'])
  })

  it('is more comments than are read: nothing is decided on a part of them', async () => {
    await openPull({ 'configs/a.yaml': 'a\n' })
    await say('maint-z', signOff)
    await check()
    const match = (_: string, path: string) => path === '/graphql'
    const page = (node: unknown) => ({
      data: {
        repository: {
          pullRequest: {
            comments: {
              nodes: Array.from({ length: 100 }, () => node),
              pageInfo: { hasNextPage: true, endCursor: 'next' },
            },
          },
        },
      },
    })
    const note = {
      url: 'https://github.com/acme/bench/pull/1#issuecomment-1',
      body: 'note',
      createdAt: '2026-11-30T08:00:00Z',
      lastEditedAt: null,
      author: { __typename: 'User', login: 'reader' },
      editor: null,
    }
    fake.faults.add({ match, answer: jsonAnswer(200, page(note)), times: 100 })
    expect(await codes(check())).toEqual(['INFX147'])
    expect(shown()).toBe('sign-off: error: not judged: INFX147, see the details')
    expect(fake.requests.entries.filter(({ path }) => path === '/graphql').length).toBeLessThan(60)
  })
})
