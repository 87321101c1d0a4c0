import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { noSharedReason, sharedDir } from '../shared.ts'
import { temporaryRepository } from '../temporary-repository.ts'
import { makeBed } from './bed.ts'
import type { Bed } from './bed.ts'

let bed: Bed
afterEach(() => bed.close())

const workflow = (text: string): Readonly<Record<string, string>> => ({ '.github/workflows/one.yml': text })

describe('a pull request', () => {
  it('runs the merge commit; the head is in the event', async () => {
    bed = await makeBed(
      workflow(`on: pull_request
jobs:
  a:
    runs-on: x
    steps:
      - uses: actions/checkout@v6
      - run: |
          test "$GITHUB_SHA" = "$(git rev-parse HEAD)"
          test "$GITHUB_SHA" != "\${{ github.event.pull_request.head.sha }}"
          echo "$GITHUB_REF \${{ github.head_ref }} \${{ github.base_ref }}"
          git rev-list --count HEAD
      - { uses: actions/checkout@v6, with: { fetch-depth: 0, path: deep } }
      - run: git -C deep rev-list --count HEAD && git -C deep merge-base origin/main HEAD
`),
    )
    const pull = await bed.openPull({ files: { 'a.txt': 'a\n' } })
    const [run] = await bed.settled()
    const leg = run!.leg('a')
    expect(leg.annotations).toEqual([])
    expect(leg.steps[1]?.log).toBe('refs/pull/1/merge change-1 main\n1')
    expect(leg.steps[3]?.log.split('\n')).toEqual(['3', bed.repository.git.resolve('main')])
    expect([run!.fake.headSha, run!.fake.headBranch]).toEqual([pull.headSha, 'change-1'])
  })

  it('in conflict starts nothing', async () => {
    bed = await makeBed({
      ...workflow(`on: pull_request\njobs: { a: { runs-on: x, steps: [{ run: 'true' }] } }\n`),
      'a.txt': '1\n',
    })
    const pull = await bed.openPull({ files: { 'a.txt': '2\n' } })
    bed.commitOn('main', { files: { 'a.txt': '3\n' } })
    await bed.pushTo(pull, { files: { 'b.txt': 'b\n' } })
    expect(bed.host.runs).toHaveLength(1)
  })

  it('of a fork gets no secret and may only read, and its own workflow file runs', async () => {
    bed = await makeBed(
      workflow(`on: pull_request\njobs: { a: { runs-on: x, steps: [{ run: 'true' }] } }\n`),
      { secrets: { KEY: 'k' } },
    )
    const fork = temporaryRepository()
    fork.git('pull', '--quiet', bed.files.dir, 'main')
    fork.write(
      '.github/workflows/one.yml',
      `on: pull_request
permissions: write-all
jobs:
  mine:
    runs-on: gpu
    steps:
      - run: |
          test -z "\${{ secrets.KEY }}"
          curl -s -o /dev/null -w '%{http_code}' -X POST -H "authorization: Bearer \${{ github.token }}" -d '{"body":"x"}' \${{ github.api_url }}/repos/example-org/bench/issues/1/comments
`,
    )
    fork.commit('Take over')
    bed.github.world.addRepository({ fullName: 'stranger/bench', gitDir: fork.dir, isFork: true })
    await bed.github.world.openPull(bed.repository, {
      author: 'stranger',
      head: 'main',
      headRepository: 'stranger/bench',
    })
    const [run] = await bed.settled()
    expect(run!.leg('mine').steps[0]).toMatchObject({ outcome: 'success', log: '403' })
  })
})

describe('what a job does with its token', () => {
  it('starts nothing, but a dispatch', async () => {
    const post = (path: string, body: string): string =>
      `curl -s -X POST -H "authorization: Bearer \${{ github.token }}" -d '${body}' "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/${path}"`
    bed = await makeBed({
      ...workflow(`on: { pull_request: { types: [opened, labeled] } }
permissions: { issues: write, actions: write }
jobs:
  a:
    runs-on: x
    steps:
      - run: ${JSON.stringify(post('issues/1/labels', '{"labels":["done"]}'))}
      - run: ${JSON.stringify(post('actions/workflows/two.yml/dispatches', '{"ref":"main","inputs":{"n":"3","flag":"false"}}'))}
`),
      '.github/workflows/two.yml':
        `on: { workflow_dispatch: { inputs: { n: { type: number }, flag: { type: boolean } } } }
jobs:
  b:
    runs-on: x
    steps:
      - run: echo "\${{ inputs.n + 0 == 3 || inputs.n == 3 }} \${{ inputs.flag == false }} \${{ github.event.inputs.flag == 'false' }} \${{ github.event.inputs.flag && 'a text is true' }}"
`.replace('inputs.n + 0 == 3 || ', ''),
    })
    const pull = await bed.openPull({ files: { 'a.txt': 'a\n' } })
    const runs = await bed.settled()
    expect(runs.map((run) => [run.event.name, run.conclusion])).toEqual([
      ['pull_request', 'success'],
      ['workflow_dispatch', 'success'],
    ])
    expect(pull.labels).toEqual(['done'])
    expect(runs[1]!.leg('b').steps[0]?.log).toBe('true true true a text is true')
  })

  it('is held to its permissions', async () => {
    bed = await makeBed(
      workflow(`on: pull_request
jobs:
  a:
    runs-on: x
    steps:
      - run: |
          curl -s -X POST -H "authorization: Bearer \${{ github.token }}" -d '{"body":"x"}' "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/issues/1/comments"
`),
    )
    await bed.openPull({ files: { 'a.txt': 'a\n' } })
    const [run] = await bed.settled()
    expect(run!.leg('a').steps[0]?.log).toContain('Resource not accessible by integration')
  })
})

describe('dispatches', () => {
  it('with inputs that the workflow does not take are refused by the API', async () => {
    bed = await makeBed(
      workflow(
        `on: { workflow_dispatch: { inputs: { mode: { type: choice, options: [a, b] } } } }\njobs: { a: { runs-on: x, steps: [{ run: 'true' }] } }\n`,
      ),
    )
    const send = (inputs: object) =>
      fetch(`${bed.github.url}/repos/example-org/bench/actions/workflows/one.yml/dispatches`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bed.github.world.mintToken('maintainer')}` },
        body: JSON.stringify({ ref: 'main', inputs, return_run_details: true }),
      })
    expect((await send({ mode: 'c' })).status).toBe(422)
    expect((await send({ other: 1 })).status).toBe(422)
    const accepted = await send({ mode: 'b' })
    expect([accepted.status, await accepted.json()]).toMatchObject([
      200,
      { workflow_run_id: bed.host.latest.fake.id },
    ])
  })
})

describe('runs after runs', () => {
  it('start on workflow_run, from the default branch', async () => {
    bed = await makeBed({
      ...workflow(`name: First\non: push\njobs: { a: { runs-on: x, steps: [{ run: exit 1 }] } }\n`),
      '.github/workflows/after.yml': `on: { workflow_run: { workflows: [First], types: [completed] } }
jobs: { b: { runs-on: x, steps: [{ run: 'echo "\${{ github.event.workflow_run.conclusion }}"' }] } }
`,
    })
    await bed.push({ files: { 'a.txt': 'a\n' } })
    const runs = await bed.settled()
    expect(runs.map((run) => run.event.name)).toEqual(['push', 'workflow_run'])
    expect(runs[1]!.leg('b').steps[0]?.log).toBe('failure')
  })
})

const sweepLabels = ['sweep-full', 'quick']
const concurrent = `on: { pull_request: { types: [opened, synchronize, labeled, unlabeled] } }
concurrency:
  group: sweep-\${{ github.event.number }}-\${{ (github.event.label && !contains(fromJson('${JSON.stringify(sweepLabels)}'), github.event.label.name)) && github.run_id || 'active' }}
  cancel-in-progress: true
jobs:
  gate:
    if: \${{ !github.event.label || contains(fromJson('${JSON.stringify(sweepLabels)}'), github.event.label.name) }}
    runs-on: x
    outputs: { go: x }
    steps: [{ run: 'true' }]
  sweep: { needs: gate, if: needs.gate.outputs.go == 'true', runs-on: x, steps: [{ run: 'true' }] }
`

interface LabelEvent {
  readonly event: 'labeled' | 'unlabeled' | 'synchronize'
  readonly label: string | null
  readonly labels: readonly string[]
  readonly run: number
}

/** Runs that were cancelled and the one that still sweeps at the end, by the numbers of the table. */
async function playTimeline(
  events: readonly LabelEvent[],
  text: string,
): Promise<{ cancelled: readonly number[]; active: readonly number[] }> {
  const sweeping = new Set<number>()
  bed = await makeBed(workflow(text), {
    runners: 20,
    stubs: {
      gate: () => {
        const [pull] = [...bed.repository.pulls.values()]
        return { outputs: { go: String(pull?.labels.includes('sweep-full')) } }
      },
      sweep: ({ runId, signal }) =>
        new Promise((settle) => {
          sweeping.add(runId)
          signal.addEventListener('abort', () => {
            sweeping.delete(runId)
            settle({})
          })
        }),
    },
  })
  const pull = await bed.openPull({ files: { 'a.txt': '0\n' } })
  await bed.settled()
  const numbers = new Map<number, number>()
  for (const [index, { event, label, run }] of events.entries()) {
    if (event === 'labeled') await bed.label(pull, label ?? '')
    else if (event === 'unlabeled') await bed.unlabel(pull, label ?? '')
    else await bed.pushTo(pull, { files: { 'a.txt': `${index}\n` } })
    numbers.set(bed.host.latest.fake.id, run)
    const { fake } = bed.host.latest
    await expect.poll(() => fake.status === 'completed' || sweeping.has(fake.id)).toBe(true)
  }
  const named = (ids: Iterable<number>): readonly number[] => [...ids].flatMap((id) => numbers.get(id) ?? [])
  const active = named(sweeping)
  const cancelled = named(
    bed.host.runs.filter((run) => run.conclusion === 'cancelled').map((run) => run.fake.id),
  )
  for (const run of bed.host.runs) run.cancel()
  return { cancelled, active }
}

describe('concurrency', () => {
  const timeline: readonly LabelEvent[] = [
    { event: 'labeled', label: 'sweep-full', labels: [], run: 1 },
    { event: 'labeled', label: 'docs', labels: [], run: 2 },
    { event: 'synchronize', label: null, labels: [], run: 3 },
    { event: 'unlabeled', label: 'docs', labels: [], run: 4 },
  ]

  it('of one group for all: an irrelevant label cancels the sweep before any condition is looked at', async () => {
    const naive = concurrent.replace(/^ {2}group: .*$/m, '  group: sweep-${{ github.event.number }}')
    expect(await playTimeline(timeline, naive)).toEqual({ cancelled: [1, 3], active: [] })
  })

  it('with a group of their own irrelevant labels cancel nothing', async () => {
    expect(await playTimeline(timeline, concurrent)).toEqual({ cancelled: [1], active: [3] })
  })

  it.skipIf(sharedDir === undefined)(`of case LB-02 (${noSharedReason})`, async () => {
    const events = JSON.parse(
      readFileSync(join(sharedDir ?? '', 'cases/LB-02/timeline.json'), 'utf8'),
    ) as readonly LabelEvent[]
    expect(await playTimeline(events, concurrent)).toEqual({ cancelled: [101, 105, 106], active: [108] })
  })

  it('of a job is claimed after its condition', async () => {
    let active: () => void = () => undefined
    bed = await makeBed(
      workflow(`on: { workflow_dispatch: { inputs: { go: { type: boolean } } } }
jobs:
  node: { if: inputs.go, concurrency: { group: node-1, cancel-in-progress: true }, runs-on: x, steps: [{ run: 'true' }] }
`),
      {
        stubs: {
          node: ({ signal }) =>
            new Promise((settle) => {
              active = () => settle({})
              signal.addEventListener('abort', () => settle({}))
            }),
        },
      },
    )
    const first = bed.dispatch('one.yml', { go: true })
    await expect.poll(() => bed.host.runs[0]?.fake.jobs[0]?.status).toBe('in_progress')
    await bed.dispatch('one.yml', { go: false })
    active()
    expect((await first).results).toEqual({ node: 'success' })
  })
})
