import { getOctokit } from '@actions/github'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { temporaryRepository } from '../../temporary-repository.ts'
import type { TemporaryRepository } from '../../temporary-repository.ts'
import { htmlAnswer, secondaryRateLimit } from './faults.ts'
import { describedRoutes, violations } from './openapi.ts'
import { routes, startFakeGithub } from './server.ts'
import type { FakeGithub } from './server.ts'
import type { FakePull, FakeRepository, FakeRun } from './state.ts'

const owner = 'example-org'
const repo = 'bench'
const here = { owner, repo }

let github: FakeGithub
let files: TemporaryRepository
let repository: FakeRepository
let pull: FakePull
let number = 0

beforeAll(async () => {
  github = await startFakeGithub()
  files = temporaryRepository()
  files.write('README.md', 'hello\n')
  files.write('.github/workflows/sweep.yml', 'on: workflow_dispatch\njobs: {}\n')
  files.commit('First')
  repository = github.world.addRepository({
    fullName: `${owner}/${repo}`,
    gitDir: files.dir,
    roles: { boss: 'admin', maintainer: 'maintain', developer: 'write', labeler: 'triage', reader: 'read' },
  })
  github.world.users.add('stranger')
})
afterAll(() => github.close())

beforeEach(async () => {
  number += 1
  files.git('checkout', '--quiet', '-B', `change-${number}`, 'main')
  files.write(`configs/new-${number}.yaml`, 'a: 1\n')
  files.commit(`Change ${number}`)
  files.git('checkout', '--quiet', 'main')
  pull = await github.world.openPull(repository, { author: 'developer', head: `change-${number}` })
  github.requests.clear()
})

const as = (login: string) =>
  getOctokit(github.world.mintToken(login), { baseUrl: github.url, retry: { enabled: false } }).rest
const bot = () =>
  getOctokit(
    github.world.mintToken('github-actions[bot]', {
      contents: 'read',
      'pull-requests': 'write',
      issues: 'write',
      actions: 'write',
      checks: 'write',
      statuses: 'write',
    }),
    { baseUrl: github.url },
  )

describe('the table of routes', () => {
  it('serves exactly what the slice of the OpenAPI description describes', () => {
    const served = [...routes.map((route) => route.route), 'GET /rate_limit'].sort()
    expect(served).toEqual([...describedRoutes].sort())
  })
})

describe('the schema', () => {
  const route = 'GET /repos/{owner}/{repo}/git/ref/{ref}'
  const good = {
    ref: 'refs/heads/main',
    node_id: 'x',
    url: 'u',
    object: { type: 'commit', sha: 's', url: 'u' },
  }

  it('accepts what is described and names what is not', () => {
    expect(violations(route, 200, good)).toEqual([])
    expect(violations(route, 200, { ...good, object: { type: 'commit', url: 'u' } })).toEqual([
      `${route} 200: /object must have required property 'sha'`,
    ])
    expect(violations(route, 200, { ...good, ref: null })).toHaveLength(1)
    expect(violations(route, 202, good)).toEqual([`${route}: status 202 is not described`])
  })
})

describe('pull requests', () => {
  it('tell head, base, merge commit, labels, files and commits of the real repository', async () => {
    const api = as('developer')
    const { data } = await api.pulls.get({ ...here, pull_number: pull.number })
    expect(data).toMatchObject({
      draft: false,
      mergeable: true,
      changed_files: 1,
      commits: 1,
      head: { sha: pull.headSha },
    })
    expect(data.merge_commit_sha).not.toBe(data.head.sha)
    const changed = await api.pulls.listFiles({ ...here, pull_number: pull.number })
    expect(changed.data.map((file) => [file.filename, file.status])).toEqual([
      [`configs/new-${number}.yaml`, 'added'],
    ])
    const commits = await api.pulls.listCommits({ ...here, pull_number: pull.number })
    expect(commits.data.map((commit) => commit.commit.message)).toEqual([`Change ${number}`])
    const listed = await api.repos.listPullRequestsAssociatedWithCommit({ ...here, commit_sha: pull.headSha })
    expect(listed.data.map((item) => item.number)).toEqual([pull.number])
    const compared = await api.repos.compareCommitsWithBasehead({
      ...here,
      basehead: `main...${pull.headSha}`,
    })
    expect(compared.data).toMatchObject({ status: 'ahead', ahead_by: 1, behind_by: 0 })
  })

  it('deliver no event while they are in conflict', async () => {
    files.git('checkout', '--quiet', '-B', `conflict-${number}`, 'main')
    files.write('README.md', 'one\n')
    files.commit('One')
    files.git('checkout', '--quiet', 'main')
    const conflicting = await github.world.openPull(repository, {
      author: 'developer',
      head: `conflict-${number}`,
    })
    files.write('README.md', `two ${number}\n`)
    files.commit('Two')
    const before = github.world.events.length
    await github.world.synchronize(repository, conflicting)
    expect(github.world.events).toHaveLength(before)
    const { data } = await as('reader').pulls.get({ ...here, pull_number: conflicting.number })
    expect(data).toMatchObject({ mergeable: false, mergeable_state: 'dirty', merge_commit_sha: null })
  })
})

describe('labels', () => {
  it('by a person are an event each; by a job they are none; the timeline keeps who and when', async () => {
    const before = github.world.events.length
    await as('labeler').issues.addLabels({
      ...here,
      issue_number: pull.number,
      labels: ['full-sweep-enabled'],
    })
    await bot().rest.issues.addLabels({ ...here, issue_number: pull.number, labels: ['seen'] })
    await as('labeler').issues.removeLabel({ ...here, issue_number: pull.number, name: 'full-sweep-enabled' })
    const said = github.world.events
      .slice(before)
      .map(({ payload }) => [payload['action'], (payload['label'] as { name: string }).name])
    expect(said).toEqual([
      ['labeled', 'full-sweep-enabled'],
      ['unlabeled', 'full-sweep-enabled'],
    ])
    const { data } = await as('reader').issues.listEventsForTimeline({ ...here, issue_number: pull.number })
    expect(data.map((event) => [event.event, 'actor' in event ? event.actor.login : undefined])).toEqual([
      ['labeled', 'labeler'],
      ['labeled', 'github-actions[bot]'],
      ['unlabeled', 'labeler'],
    ])
  })

  it('need triage at least', async () => {
    await expect(
      as('reader').issues.addLabels({ ...here, issue_number: pull.number, labels: ['x'] }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('comments', () => {
  it('are listed over pages, with the Link header that the client follows', async () => {
    for (let index = 0; index < 47; index++)
      await github.world.comment(repository, pull.number, 'developer', `note ${index}`, true)
    const client = bot()
    const all = await client.paginate(client.rest.issues.listComments, { ...here, issue_number: pull.number })
    expect(all.map((comment) => comment.body)).toEqual(
      Array.from({ length: 47 }, (_, index) => `note ${index}`),
    )
    expect(github.requests.of('GET /repos/{owner}/{repo}/issues/{issue_number}/comments')).toHaveLength(2)
    const hundred = await client.rest.issues.listComments({
      ...here,
      issue_number: pull.number,
      per_page: 500,
    })
    expect(hundred.data).toHaveLength(47)
  })

  it('refuse more than 65,536 characters, on create and on update', async () => {
    const api = bot().rest
    const { data } = await api.issues.createComment({
      ...here,
      issue_number: pull.number,
      body: 'x'.repeat(65_536),
    })
    const tooLong = 'x'.repeat(65_537)
    await expect(
      api.issues.createComment({ ...here, issue_number: pull.number, body: tooLong }),
    ).rejects.toMatchObject({ status: 422 })
    await expect(api.issues.updateComment({ ...here, comment_id: data.id, body: tooLong })).rejects.toThrow(
      /too long/,
    )
    const { data: updated } = await api.issues.updateComment({ ...here, comment_id: data.id, body: 'short' })
    expect([updated.body, updated.user?.login]).toEqual(['short', 'github-actions[bot]'])
    await api.issues.deleteComment({ ...here, comment_id: data.id })
    await expect(api.issues.getComment({ ...here, comment_id: data.id })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('take a reaction of one account once', async () => {
    const comment = await github.world.comment(repository, pull.number, 'developer', '/sweep')
    const react = () =>
      bot().rest.reactions.createForIssueComment({ ...here, comment_id: comment.id, content: 'eyes' })
    expect([(await react()).status, (await react()).status]).toEqual([201, 200])
  })
})

describe('permissions', () => {
  it.each([
    ['boss', 'admin', 'admin'],
    ['maintainer', 'write', 'maintain'],
    ['developer', 'write', 'write'],
    ['labeler', 'read', 'triage'],
    ['reader', 'read', 'read'],
    ['stranger', 'read', 'read'],
  ])('of %s: permission %s, role_name %s', async (username, permission, role_name) => {
    const { data } = await as('boss').repos.getCollaboratorPermissionLevel({ ...here, username })
    expect(data).toMatchObject({ permission, role_name })
  })

  it('of an unknown account: 404', async () => {
    await expect(
      as('boss').repos.getCollaboratorPermissionLevel({ ...here, username: 'nobody' }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('of a job hold its calls back', async () => {
    const api = getOctokit(github.world.mintToken('github-actions[bot]', { contents: 'read' }), {
      baseUrl: github.url,
    }).rest
    await expect(api.issues.createComment({ ...here, issue_number: pull.number, body: 'x' })).rejects.toThrow(
      /Resource not accessible by integration/,
    )
    await expect(api.repos.getContent({ ...here, path: 'README.md' })).resolves.toBeDefined()
  })

  it('no token: 401', async () => {
    expect((await fetch(`${github.url}/repos/${owner}/${repo}`)).status).toBe(401)
  })
})

describe('contents', () => {
  it('at a ref: JSON with base64, raw, and folders', async () => {
    const api = as('reader')
    const { data } = await api.repos.getContent({
      ...here,
      path: `configs/new-${number}.yaml`,
      ref: pull.headSha,
    })
    expect(data).toMatchObject({ type: 'file', encoding: 'base64' })
    const raw = await api.repos.getContent({
      ...here,
      path: `configs/new-${number}.yaml`,
      ref: `change-${number}`,
      mediaType: { format: 'raw' },
    })
    expect(raw.data).toBe('a: 1\n')
    const folder = await api.repos.getContent({ ...here, path: '.github/workflows' })
    expect(folder.data).toMatchObject([{ name: 'sweep.yml', type: 'file' }])
    await expect(api.repos.getContent({ ...here, path: `configs/new-${number}.yaml` })).rejects.toMatchObject(
      { status: 404 },
    )
  })
})

function addRun(fields: Partial<FakeRun> = {}): FakeRun {
  const now = github.clock.nowMs()
  const run: FakeRun = {
    id: github.world.nextRunId(), runNumber: repository.runs.length + 1, workflowPath: '.github/workflows/sweep.yml', name: 'sweep',
    displayTitle: 'x', event: 'pull_request', headSha: pull.headSha, headBranch: pull.headRef, headRepository: repository.fullName,
    actor: 'developer', createdAtMs: now, pullNumbers: [pull.number], jobs: [], triggeringActor: 'developer', attempt: 1, startedAtMs: now,
    updatedAtMs: now, status: 'completed', conclusion: 'failure', ...fields,
  } // prettier-ignore
  repository.runs.push(run)
  return run
}

describe('runs', () => {
  it('have ids above 2^32, attempts, and jobs of the latest attempt or of all', async () => {
    const run = addRun({ attempt: 2 })
    const job = (id: number, attempt: number, name: string) => ({
      id,
      attempt,
      name,
      createdAtMs: 0,
      labels: ['x'],
      startedAtMs: 0,
      completedAtMs: 1,
      status: 'completed' as const,
      conclusion: 'success' as const,
      steps: [],
    })
    run.jobs.push(job(1, 1, 'plan'), job(2, 1, 'bench (a)'), job(3, 2, 'bench (a)'))
    const api = bot().rest.actions
    expect(run.id).toBeGreaterThan(2 ** 32)
    const ids = async (filter?: 'latest' | 'all') =>
      (
        await api.listJobsForWorkflowRun({
          ...here,
          run_id: run.id,
          ...(filter === undefined ? {} : { filter }),
        })
      ).data.jobs.map(({ id }) => id)
    expect([await ids(), await ids('all')]).toEqual([
      [1, 3],
      [1, 2, 3],
    ])
    const first = await api.listJobsForWorkflowRunAttempt({ ...here, run_id: run.id, attempt_number: 1 })
    expect(first.data.jobs.map(({ id }) => id)).toEqual([1, 2])
    expect(
      (await api.getWorkflowRunAttempt({ ...here, run_id: run.id, attempt_number: 1 })).data.run_attempt,
    ).toBe(1)
    await expect(
      api.getWorkflowRunAttempt({ ...here, run_id: run.id, attempt_number: 3 }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(api.cancelWorkflowRun({ ...here, run_id: run.id })).rejects.toMatchObject({ status: 409 })
  })

  it('can be searched, no further than 1,000', async () => {
    for (let index = 0; index < 1001; index++) addRun({ headBranch: 'many' })
    const { data } = await bot().rest.actions.listWorkflowRunsForRepo({
      ...here,
      branch: 'many',
      per_page: 100,
      page: 11,
    })
    expect([data.total_count, data.workflow_runs.length]).toEqual([1001, 0])
    const last = await bot().rest.actions.listWorkflowRunsForRepo({
      ...here,
      branch: 'many',
      per_page: 100,
      page: 10,
    })
    expect(last.headers.link).not.toContain('rel="next"')
  })

  it('list artifacts of all attempts without the attempt, the stale one first, expired ones too', async () => {
    const run = addRun({ attempt: 2 })
    const { artifacts } = github.results
    const first = artifacts.add({ runId: run.id, attempt: 1 }, 'result', Buffer.from('1'))
    const second = artifacts.add({ runId: run.id, attempt: 2 }, 'result', Buffer.from('2'))
    artifacts.add({ runId: run.id, attempt: 1 }, 'old', Buffer.from('3'), {
      expiresAtMs: github.clock.nowMs() - 1,
    })
    const { data } = await bot().rest.actions.listWorkflowRunArtifacts({
      ...here,
      run_id: run.id,
      name: 'result',
    })
    expect(data.artifacts.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(data.artifacts.some((artifact) => 'run_attempt' in artifact)).toBe(false)
    const old = await bot().rest.actions.listWorkflowRunArtifacts({ ...here, run_id: run.id, name: 'old' })
    expect(old.data.artifacts).toMatchObject([{ expired: true }])
    const expired = bot().rest.actions.downloadArtifact({
      ...here,
      artifact_id: old.data.artifacts[0]!.id,
      archive_format: 'zip',
    })
    await expect(expired).rejects.toMatchObject({ status: 410 })
  })

  it('give archives by a URL that lives one minute', async () => {
    const run = addRun()
    const { id } = github.results.artifacts.add({ runId: run.id, attempt: 1 }, 'zipped', Buffer.from('PK'))
    const headers = { authorization: `Bearer ${github.world.mintToken('boss')}` }
    const { headers: answered, status } = await fetch(
      `${github.url}/repos/${owner}/${repo}/actions/artifacts/${id}/zip`,
      { headers, redirect: 'manual' },
    )
    expect(status).toBe(302)
    const location = answered.get('location')!
    expect(await (await fetch(location)).text()).toBe('PK')
    github.clock.advanceMs(61_000)
    expect((await fetch(location)).status).toBe(403)
  })
})

describe('dispatches', () => {
  it('deliver their event even from a job; a workflow takes 25 inputs', async () => {
    const before = github.world.events.length
    const inputs = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`i${index}`, String(index)]))
    const send = (count: number) =>
      bot().rest.actions.createWorkflowDispatch({
        ...here,
        workflow_id: 'sweep.yml',
        ref: 'main',
        inputs: inputs(count),
      })
    expect((await send(25)).status).toBe(204)
    await expect(send(26)).rejects.toMatchObject({ status: 422 })
    await expect(
      bot().rest.actions.createWorkflowDispatch({ ...here, workflow_id: 'none.yml', ref: 'main' }),
    ).rejects.toMatchObject({ status: 404 })
    expect(github.world.events.slice(before).map(({ name }) => name)).toEqual(['workflow_dispatch'])
  })

  it('of a repository take 10 keys', async () => {
    const api = as('boss').repos
    const payload = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`k${index}`, 1]))
    await expect(
      api.createDispatchEvent({ ...here, event_type: 'ingest', client_payload: payload }),
    ).rejects.toMatchObject({ status: 422 })
    expect(
      (await api.createDispatchEvent({ ...here, event_type: 'ingest', client_payload: { run: 1 } })).status,
    ).toBe(204)
  })
})

describe('checks and statuses', () => {
  it('hold GitHub to its limits and show jobs beside own check runs', async () => {
    const api = bot().rest
    const { data: made } = await api.checks.create({
      ...here,
      name: 'sweep',
      head_sha: pull.headSha,
      status: 'in_progress',
    })
    const annotation = {
      path: 'a',
      start_line: 1,
      end_line: 1,
      annotation_level: 'failure' as const,
      message: 'm',
    }
    const update = (count: number, summary = 's') =>
      api.checks.update({
        ...here,
        check_run_id: made.id,
        conclusion: 'failure',
        output: { title: 't', summary, annotations: Array.from({ length: count }, () => annotation) },
      })
    await expect(update(51)).rejects.toMatchObject({ status: 422 })
    await expect(update(1, 'x'.repeat(65_536))).rejects.toMatchObject({ status: 422 })
    await update(50)
    expect((await update(50)).data).toMatchObject({ status: 'completed', output: { annotations_count: 100 } })
    addRun().jobs.push({
      id: 77,
      attempt: 1,
      name: 'gate',
      createdAtMs: 0,
      labels: [],
      startedAtMs: 0,
      completedAtMs: 1,
      status: 'completed',
      conclusion: 'skipped',
      steps: [],
    })
    const { data } = await api.checks.listForRef({ ...here, ref: pull.headSha })
    expect(data.check_runs.map((check) => [check.name, check.conclusion])).toEqual([
      ['sweep', 'failure'],
      ['gate', 'skipped'],
    ])
    await api.repos.createCommitStatus({ ...here, sha: pull.headSha, state: 'pending', context: 'c' })
    await api.repos.createCommitStatus({ ...here, sha: pull.headSha, state: 'success', context: 'c' })
    expect((await api.repos.getCombinedStatusForRef({ ...here, ref: pull.headSha })).data).toMatchObject({
      state: 'success',
      total_count: 1,
    })
  })
})

describe('trouble', () => {
  it('secondary limits, outages and pages that are no JSON come when asked for, then no more', async () => {
    const get = async () =>
      fetch(`${github.url}/repos/${owner}/${repo}`, {
        headers: { authorization: `Bearer ${github.world.mintToken('boss')}` },
      })
    github.faults.add({ answer: secondaryRateLimit(60) })
    github.faults.add({ answer: htmlAnswer(502), times: 2 })
    const limited = await get()
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([403, '60'])
    expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([502, 502, 200])
  })

  it('the primary limit ends with the hour', async () => {
    const headers = { authorization: `Bearer ${github.world.mintToken('boss')}` }
    const get = async () => fetch(`${github.url}/repos/${owner}/${repo}`, { headers })
    github.rateLimit.limit = 2
    try {
      await get()
      expect((await get()).headers.get('x-ratelimit-remaining')).toBe('0')
      const refused = await get()
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { message: expect.stringMatching(/rate limit exceeded/) },
      ])
      expect(Number(refused.headers.get('x-ratelimit-reset')) * 1000).toBeGreaterThan(github.clock.nowMs())
      github.clock.advanceMs(3600_000)
      expect((await get()).status).toBe(200)
    } finally {
      github.rateLimit.limit = 1000
    }
  })

  it('counts requests per route for budgets', async () => {
    await as('reader').repos.get(here)
    await as('reader').repos.get(here)
    expect(github.requests.summary()).toBe('2 GET /repos/{owner}/{repo}')
  })
})

describe('merging', () => {
  it('closes the pull request, moves the base and pushes', async () => {
    const before = github.world.events.length
    await github.world.mergePull(repository, pull, 'maintainer')
    expect(
      github.world.events
        .slice(before)
        .map(({ name, payload }) => [name, payload['action'] ?? payload['ref']]),
    ).toEqual([
      ['pull_request', 'closed'],
      ['push', 'refs/heads/main'],
    ])
    const { data } = await as('reader').repos.listPullRequestsAssociatedWithCommit({
      ...here,
      commit_sha: pull.headSha,
    })
    expect(data.map((item) => item.number)).toEqual([pull.number])
    files.git('reset', '--quiet', '--hard', 'main')
  })
})
