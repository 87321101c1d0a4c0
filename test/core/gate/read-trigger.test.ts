import { describe, expect, it } from 'vitest'
import { readTrigger } from '../../../src/core/gate/read-trigger.ts'
import { head, otherHead } from './gate-fixture.ts'

const zeros = '0'.repeat(40)
const pullRequest = (overrides: object = {}) => ({
  action: 'labeled',
  label: { name: 'full-sweep-enabled' },
  repository: { full_name: 'acme/bench' },
  sender: { login: 'maint-a' },
  pull_request: {
    number: 21,
    draft: false,
    head: { sha: head, ref: 'tune', repo: { full_name: 'acme/bench' } },
    base: { ref: 'main' },
  },
  ...overrides,
})
const read = (name: string, payload: unknown) => readTrigger(name, payload, 'refs/heads/main')

describe('pull requests', () => {
  it('become a narrow value', () => {
    expect(read('pull_request', pullRequest()).trigger).toEqual({
      kind: 'pull_request',
      action: 'labeled',
      number: 21,
      head,
      baseRef: 'main',
      fork: false,
      draft: false,
      label: 'full-sweep-enabled',
      sender: 'maint-a',
    })
  })

  it('from another or a deleted repository are forks', () => {
    const from = (repo: object | null) =>
      read(
        'pull_request',
        pullRequest({ pull_request: { ...pullRequest().pull_request, head: { sha: head, repo } } }),
      ).trigger
    expect(from({ full_name: 'mallory/bench' })).toMatchObject({ fork: true })
    expect(from(null)).toMatchObject({ fork: true })
    expect(from({ full_name: 'Acme/Bench' })).toMatchObject({ fork: false })
  })

  it('with unknown actions are other', () => {
    expect(read('pull_request', pullRequest({ action: 'assigned' })).trigger).toMatchObject({
      action: 'other',
    })
  })

  it('with wrong fields are refused, all of them at once and without their whole content', () => {
    const result = read('pull_request', {
      action: 'synchronize',
      repository: { full_name: 'acme/bench' },
      sender: { login: 'a\u001b[2J' },
      pull_request: {
        number: '21',
        draft: 'false',
        head: { sha: '--output=x', repo: { full_name: 'acme/bench' } },
        base: { ref: 'm'.repeat(5000) },
      },
    })
    expect(result.trigger).toBeUndefined()
    expect(result.problems.map(({ message }) => message.split(':')[0])).toEqual([
      'pull_request.number of the event',
      'pull_request.head.sha of the event',
      'pull_request.base.ref of the event',
      'pull_request.draft of the event',
      'sender.login of the event',
    ])
    expect(Math.max(...result.problems.map(({ message }) => message.length))).toBeLessThan(200)
  })

  it.each([[null], [[]], ['text'], [7], [{ __proto__: { action: 'opened' } }]])(
    'survive a payload %j',
    (payload) => {
      expect(read('pull_request', payload)).toMatchObject({ problems: expect.arrayContaining([]) })
      expect(read('pull_request', payload).trigger).toBeUndefined()
    },
  )
})

describe('pushes', () => {
  const push = (overrides: object = {}) => ({
    ref: 'refs/heads/main',
    before: otherHead,
    after: head,
    forced: false,
    sender: { login: 'maint-a' },
    ...overrides,
  })
  it('drop forty zeros: they are no commit', () => {
    const created = read('push', push({ before: zeros })).trigger
    expect(created).toMatchObject({ kind: 'push', after: head })
    expect(created).not.toHaveProperty('before')
    expect(read('push', push({ after: zeros })).trigger).not.toHaveProperty('after')
    expect(read('push', push({ before: 'main' })).problems).toHaveLength(1)
  })
})

describe('dispatches', () => {
  const dispatch = (inputs: object | null) =>
    read('workflow_dispatch', { inputs, ref: 'refs/heads/main', sender: { login: 'maint-a' } })

  it('read lists, numbers and ids; empty is absent', () => {
    expect(
      dispatch({
        keys: 'dsr1-*,  dsv4-fp4',
        labels: 'full-sweep-enabled, evals-only',
        points: '',
        'pull-request': '#21',
        'approve-head': head.toUpperCase(),
        'failed-of-run': '9007199254740993',
      }).trigger,
    ).toMatchObject({
      inputs: {
        keys: ['dsr1-*', 'dsv4-fp4'],
        labels: ['full-sweep-enabled', 'evals-only'],
        pullRequest: 21,
        approveHead: head,
        failedOfRun: '9007199254740993',
      },
    })
    expect(dispatch(null).trigger).toMatchObject({ inputs: { keys: [], labels: [] } })
  })

  it('report every bad input', () => {
    const { problems } = dispatch({
      'pull-request': 'twenty',
      'approve-head': 'abc1234',
      'resume-run': '-5',
      'failed-of-run': '7e3',
    })
    expect(problems.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'INFX134'))
    expect(dispatch({ 'resume-run': '7', 'failed-of-run': '8' }).problems).toHaveLength(1)
    expect(dispatch({ 'approve-head': head }).problems).toHaveLength(1)
  })
})

describe('other events', () => {
  it('comments keep their body, and bots stay bots', () => {
    const comment = (type: string) =>
      read('issue_comment', {
        action: 'created',
        issue: { number: 21, pull_request: {} },
        comment: { id: 7000, body: '/use 1\r\n', user: { login: 'x', type } },
      }).trigger
    expect(comment('User')).toMatchObject({ body: '/use 1\r\n', onPullRequest: true, authorIsBot: false })
    expect(comment('Bot')).toMatchObject({ authorIsBot: true })
  })

  it('a schedule is one, and an unknown event is refused with what is allowed', () => {
    expect(read('schedule', { schedule: '0 3 * * 6' }).trigger).toEqual({
      kind: 'schedule',
      cron: '0 3 * * 6',
    })
    expect(read('pull_request_target', pullRequest()).problems).toMatchObject([{ code: 'INFX130' }])
    expect(read('constructor', {}).trigger).toBeUndefined()
  })
})
