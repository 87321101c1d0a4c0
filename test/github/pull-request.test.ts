import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decide } from '../../src/core/gate/decide.ts'
import { defaultLabelTable } from '../../src/core/gate/labels.ts'
import { ProblemError } from '../../src/core/problem.ts'
import { actionsAuthor, upsertComment } from '../../src/github/comments.ts'
import { readTriggerOfJob } from '../../src/github/event.ts'
import { readActor } from '../../src/github/permissions.ts'
import { readPullRequest } from '../../src/github/pull-request.ts'
import { aGatePolicy } from '../core/gate/gate-fixture.ts'
import { temporaryFolder } from '../temporary-repository.ts'
import { startGitHub } from './github-fixture.ts'

let world: Awaited<ReturnType<typeof startGitHub>>
beforeEach(async () => {
  world = await startGitHub()
})
afterEach(() => world.fake.close())

const read = () => readPullRequest(world.connect(), world.pull.number, defaultLabelTable)
const label = (name: string, actor: string) =>
  world.fake.world.addLabel(world.repository, world.pull, name, actor, true)
const unlabel = (name: string, actor: string) =>
  world.fake.world.removeLabel(world.repository, world.pull, name, actor, true)

describe('the state of a pull request', () => {
  it('is what the API says now', async () => {
    expect(await read()).toEqual({
      number: 1,
      open: true,
      draft: false,
      fork: false,
      head: world.head,
      baseRef: 'main',
      mergeable: 'yes',
      author: 'dev-b',
      authorAssociation: expect.any(String),
      headMessage: 'Tune conc 16\n\n[skip-sweep]',
      labels: [],
    })
  })

  it('names who put each sweep label there last, over a long history', async () => {
    await label('full-sweep-enabled', 'maint-a')
    await label('evals-only', 'triage-t')
    await unlabel('full-sweep-enabled', 'maint-a')
    await label('full-sweep-enabled', 'dev-b')
    for (let index = 0; index < 130; index++) {
      await label('churn', 'maint-a')
      await unlabel('churn', 'maint-a')
    }
    await label('docs', 'maint-a')
    const { labels } = await read()
    expect(labels).toEqual([
      { name: 'evals-only', by: { login: 'triage-t', role: 'triage' } },
      { name: 'full-sweep-enabled', by: { login: 'dev-b', role: 'write' } },
      { name: 'docs' },
    ])
  })

  it('leaves a labeler unknown rather than guess when the history is endless', async () => {
    await label('full-sweep-enabled', 'maint-a')
    for (let index = 0; index < 400; index++) {
      await label('churn', 'maint-a')
      await unlabel('churn', 'maint-a')
    }
    const { labels } = await read()
    expect(labels).toEqual([{ name: 'full-sweep-enabled' }])
  })

  it('reports what an answer lacks', async () => {
    world.fake.faults.add({
      match: (_method, path) => path.endsWith('/pulls/1'),
      answer: {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: '{"number":1,"head":{"sha":"x"}}',
      },
    })
    const error: unknown = await read().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ProblemError)
    expect(error instanceof ProblemError && error.problems.length).toBeGreaterThan(3)
  })
})

describe('the gate of one event', () => {
  it('goes from the event file to a comment with at most 12 requests', async () => {
    world.files.git('checkout', '--quiet', 'tune')
    world.files.commit('Tune more')
    await world.fake.world.synchronize(world.repository, world.pull)
    await label('evals-only', 'dev-b')
    await world.fake.world.addLabel(world.repository, world.pull, 'full-sweep-fail-fast', 'maint-a')
    const event = world.fake.world.events.at(-1)
    const path = join(temporaryFolder(), 'event.json')
    writeFileSync(path, JSON.stringify(event?.payload))
    world.fake.requests.clear()

    const github = world.connect()
    const { trigger, problems } = await readTriggerOfJob({
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: path,
    })
    expect(problems).toEqual([])
    if (trigger?.kind !== 'pull_request') throw new Error('expected a pull-request event')
    const decision = decide({
      trigger,
      pullRequest: await readPullRequest(github, trigger.number, defaultLabelTable),
      actor: await readActor(github, trigger.sender),
      history: { attempt: 1 },
      policy: aGatePolicy(),
    })
    expect(decision).toMatchObject({ action: 'run', effects: { evalsOnly: true, failFast: true } })
    await upsertComment(github, trigger.number, 'sweep-plan', actionsAuthor, 'plan\n')
    expect(github.requests(), world.fake.requests.summary()).toBeLessThanOrEqual(12)
    expect(world.fake.requests.count()).toBe(github.requests())
  })

  it('says why an event file cannot be read', async () => {
    await expect(
      readTriggerOfJob({ GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: '/nowhere' }),
    ).rejects.toThrow('INFX130')
  })
})
