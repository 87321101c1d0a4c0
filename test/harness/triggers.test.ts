import { describe, expect, it } from 'vitest'
import type { DeliveredEvent } from '../fakes/github/webhook.ts'
import { triggers } from './triggers.ts'
import { parseWorkflowText } from './workflow.ts'

const jobs = 'jobs: { a: { runs-on: x, steps: [{ run: "true" }] } }'
const parse = (on: string) => parseWorkflowText('w.yml', `on: ${on}\n${jobs}\n`)

const pull = (action: string, change: Partial<DeliveredEvent> = {}): DeliveredEvent => ({
  name: 'pull_request',
  repository: 'o/r',
  sha: 's',
  ref: 'refs/pull/1/merge',
  payload: { action, pull_request: { base: { ref: 'main' } } },
  changedFiles: ['configs/a.yaml', 'docs/x.md'],
  ...change,
})
const push = (ref: string, change: Partial<DeliveredEvent> = {}): DeliveredEvent => ({
  ...pull('', change),
  name: 'push',
  payload: { ref },
})

describe('triggers', () => {
  it.each([
    ['pull_request', pull('synchronize'), true],
    ['pull_request', pull('labeled'), false],
    ['pull_request', pull('closed'), false],
    ['{ pull_request: { types: [labeled] } }', pull('labeled'), true],
    ['{ pull_request: { types: [labeled] } }', pull('opened'), false],
    ['{ pull_request: { branches: [main] } }', pull('opened'), true],
    ['{ pull_request: { branches: ["release/**"] } }', pull('opened'), false],
    ['{ pull_request: { paths: ["configs/**"] } }', pull('opened'), true],
    ['{ pull_request: { paths: ["src/**"] } }', pull('opened'), false],
    ['{ pull_request: { paths: ["**", "!configs/**", "!docs/**"] } }', pull('opened'), false],
    ['{ pull_request: { paths-ignore: ["docs/**"] } }', pull('opened'), true],
    ['{ pull_request: { paths-ignore: ["docs/**", "configs/**"] } }', pull('opened'), false],
    ['{ push: { branches: [main] } }', push('refs/heads/main'), true],
    ['{ push: { branches: [main, "!main"] } }', push('refs/heads/main'), false],
    ['{ push: { branches-ignore: [main] } }', push('refs/heads/main'), false],
    ['{ push: { tags: ["v*"] } }', push('refs/heads/main'), false],
    ['{ push: { tags: ["v*"] } }', push('refs/tags/v1.2'), true],
    ['{ push: { branches: [main] } }', push('refs/tags/v1.2'), false],
    ['{ push: { paths: ["src/**"] } }', push('refs/heads/main', { commitCount: 1001 }), true],
    ['push', push('refs/heads/main', { commitMessage: 'Fix [skip ci]' }), false],
    ['pull_request', pull('opened', { commitMessage: 'Fix\n\nskip-checks: true' }), false],
    ['issue_comment', pull('opened'), false],
    ['issue_comment', { ...pull('edited'), name: 'issue_comment' }, true],
    [
      '{ schedule: [{ cron: "0 3 * * *" }] }',
      { ...pull(''), name: 'schedule', payload: { schedule: '0 3 * * *' } },
      true,
    ],
    [
      '{ schedule: [{ cron: "0 3 * * *" }] }',
      { ...pull(''), name: 'schedule', payload: { schedule: '0 4 * * *' } },
      false,
    ],
  ])('on %s', async (on, event, expected) => {
    expect(triggers(await parse(on), event).triggered).toBe(expected)
  })

  it('look at the first 300 changed files only', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `docs/${index}.md`)
    const answer = triggers(
      await parse('{ pull_request: { paths: ["configs/**"] } }'),
      pull('opened', { changedFiles: [...many, 'configs/a.yaml'] }),
    )
    expect(answer).toEqual({ triggered: false, because: 'no changed file is asked for' })
  })
})

describe('a workflow file', () => {
  it('is refused with the parser’s own words', async () => {
    await expect(
      parseWorkflowText('w.yml', 'on: push\njobs: { a: { runs-on: x, stepz: [] } }'),
    ).rejects.toThrow(/stepz/)
    await expect(
      parseWorkflowText('w.yml', `on: push\njobs: { a: { needs: b, runs-on: x, steps: [{ run: 'true' }] } }`),
    ).rejects.toThrow(/b/)
  })

  it('knows $/ references, anchors and queue: max', async () => {
    const workflow = await parseWorkflowText(
      'w.yml',
      `on: push
concurrency: { group: g, queue: max }
jobs:
  a: { runs-on: x, steps: &steps [{ uses: $/actions/a }] }
  b: { runs-on: x, needs: a, steps: *steps }
  c: { needs: b, uses: $/.github/workflows/d.yml }
`,
    )
    expect(workflow.jobs.map(({ id, ancestors, uses }) => [id, ancestors, uses])).toEqual([
      ['a', [], undefined],
      ['b', ['a'], undefined],
      ['c', ['b', 'a'], '$/.github/workflows/d.yml'],
    ])
    expect(workflow.jobs[1]?.steps[0]?.tree).toEqual({ uses: '$/actions/a' })
  })
})
