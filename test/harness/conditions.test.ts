import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textOf } from '../fakes/github/json.ts'
import { noSharedReason, sharedDir } from '../shared.ts'
import { makeBed, runOne } from './bed.ts'
import type { Stubs } from './stubs.ts'

const stubAll: Stubs = { '*': {} }
const job = (head: string): string => `{ ${head}runs-on: x, steps: [{ run: 'true' }] }`

describe('success()', () => {
  it('looks at every job before, not only at the direct needs', async () => {
    const run = await runOne(
      `on: workflow_dispatch
jobs:
  optional: ${job('if: false, ')}
  build: ${job("needs: optional, if: '!cancelled()', ")}
  deploy: ${job('needs: build, ')}
  explicit: ${job('needs: build, if: "${{ !cancelled() && needs.build.result == \'success\' }}", ')}
`,
      { stubs: stubAll },
    )
    expect(run.results).toEqual({
      optional: 'skipped',
      build: 'success',
      deploy: 'skipped',
      explicit: 'success',
    })
  })

  it('of a failure far above is false, failure() true', async () => {
    const run = await runOne(
      `on: workflow_dispatch
jobs:
  a: ${job('')}
  b: ${job("needs: a, if: '!cancelled()', ")}
  c: ${job('needs: b, if: failure(), ')}
`,
      { stubs: { a: { result: 'failure' }, '*': {} } },
    )
    expect([run.results, run.conclusion]).toEqual([{ a: 'failure', b: 'success', c: 'success' }, 'failure'])
  })
})

describe('a matrix', () => {
  const matrix = (strategy: string, more = ''): string => `on: workflow_dispatch
jobs:
  bench:
    runs-on: x
    ${more}
    strategy: ${strategy}
    outputs: { last: "\${{ steps.none.outputs.x }}" }
    steps: [{ run: 'true' }]
  collect: ${job("needs: bench, if: '!cancelled()', ")}
`
  const failing: Stubs = {
    bench: ({ matrix: values }) => ({
      result: values?.['id'] === 2 ? 'failure' : 'success',
      outputs: { last: textOf(values?.['id']) },
    }),
    '*': {},
  }

  it('is one result in needs: failure, though others succeeded', async () => {
    const run = await runOne(matrix('{ fail-fast: false, matrix: { id: [1, 2, 3] } }'), { stubs: failing })
    expect(run.job('bench').legs.map((leg) => leg.result)).toEqual(['success', 'failure', 'success'])
    expect(run.results).toEqual({ bench: 'failure', collect: 'success' })
  })

  it('fails fast: what runs and what waits is cancelled', async () => {
    const stubs: Stubs = {
      bench: ({ matrix: values, signal }) =>
        values?.['id'] === 2
          ? { result: 'failure' }
          : new Promise((settle) => signal.addEventListener('abort', () => settle({}))),
    }
    const run = await runOne(matrix('{ matrix: { id: [1, 2, 3] } }'), { stubs: { ...stubs, '*': {} } })
    expect(run.job('bench').legs.map((leg) => leg.result)).toEqual(['cancelled', 'failure', 'cancelled'])
    expect(run.job('bench').result).toBe('failure')
  })

  it('does not fail fast over a leg that may fail', async () => {
    const run = await runOne(
      matrix('{ matrix: { id: [1, 2, 3] } }', 'continue-on-error: ${{ matrix.id == 2 }}'),
      { stubs: failing },
    )
    expect(run.job('bench').legs.map((leg) => [leg.result, leg.failed])).toEqual([
      ['success', false],
      ['success', true],
      ['success', false],
    ])
    expect([run.job('bench').result, run.conclusion]).toEqual(['success', 'success'])
  })

  it('takes fail-fast and max-parallel from expressions', async () => {
    let running = 0
    let most = 0
    const stubs: Stubs = {
      bench: async () => {
        most = Math.max(most, (running += 1))
        await new Promise((settle) => setImmediate(settle))
        running -= 1
        return { result: 'failure' }
      },
      '*': {},
    }
    const strategy = `{ fail-fast: "\${{ github.event_name == 'push' }}", max-parallel: "\${{ fromJson('2') }}", matrix: { id: [1, 2, 3, 4, 5] } }`
    const run = await runOne(matrix(strategy), { stubs, runners: 8 })
    expect([most, run.job('bench').legs.map((leg) => leg.result)]).toEqual([
      2,
      Array.from({ length: 5 }, () => 'failure'),
    ])
  })

  it('gives the output of the leg that ended last', async () => {
    const stubs: Stubs = {
      bench: ({ matrix: values }) => ({
        outputs: { last: values?.['id'] === 3 ? '' : textOf(values?.['id']) },
      }),
      '*': {},
    }
    const run = await runOne(matrix('{ max-parallel: 1, matrix: { id: [1, 2, 3] } }'), { stubs })
    expect(run.job('bench').outputs).toEqual({ last: '2' })
  })

  it.each([
    ['{ matrix: { id: "${{ fromJson(\'[]\') }}" } }', "Matrix vector 'id' does not contain any values"],
    [
      `{ matrix: { id: [${Array.from({ length: 257 }, (_, index) => index).join(', ')}] } }`,
      '257 configurations',
    ],
    ['{ matrix: { id: "${{ fromJson(\'\') }}" } }', "fromJson('')"],
  ])('that cannot be made fails its job without a leg: %.40s', async (strategy, error) => {
    const run = await runOne(matrix(strategy), { stubs: stubAll })
    expect(run.job('bench')).toMatchObject({
      result: 'failure',
      legs: [],
      error: expect.stringContaining(error),
    })
    expect([run.results['collect'], run.conclusion]).toEqual(['success', 'failure'])
  })

  it('of 300 points in two shards runs whole', async () => {
    const bed = await makeBed(
      {
        '.github/workflows/one.yml': `on: workflow_dispatch
jobs:
  plan: { runs-on: x, outputs: { a: x, b: x }, steps: [{ run: 'true' }] }
  shard-a: { needs: plan, strategy: { matrix: { point: "\${{ fromJson(needs.plan.outputs.a) }}" } }, runs-on: x, steps: [{ run: 'true' }] }
  shard-b: { needs: plan, strategy: { matrix: { point: "\${{ fromJson(needs.plan.outputs.b) }}" } }, runs-on: x, steps: [{ run: 'true' }] }
`,
      },
      {
        stubs: {
          plan: {
            outputs: { a: JSON.stringify([...Array(256).keys()]), b: JSON.stringify([...Array(44).keys()]) },
          },
          '*': {},
        },
      },
    )
    try {
      const run = await bed.dispatch('one.yml')
      expect([run.legs.length, run.conclusion, run.fake.jobs.length]).toEqual([301, 'success', 301])
    } finally {
      await bed.close()
    }
  })
})

describe('cancelling a run', () => {
  it('ends what runs, keeps what waits from starting, and leaves always() alone', async () => {
    const bed = await makeBed(
      {
        '.github/workflows/one.yml': `on: workflow_dispatch
jobs:
  gate: ${job('')}
  bench: ${job('needs: gate, ')}
  stubborn: ${job('needs: gate, if: always(), ')}
  collect: ${job("needs: bench, if: '!cancelled()', ")}
  after: ${job('needs: bench, ')}
  cleanup: ${job('needs: bench, if: always(), ')}
`,
      },
      {
        stubs: {
          bench: ({ signal }) => {
            bed.host.latest.cancel()
            return signal.aborted ? {} : { result: 'failure' }
          },
          stubborn: ({ signal }) => ({ result: signal.aborted ? 'failure' : 'success' }),
          '*': {},
        },
      },
    )
    try {
      const run = await bed.dispatch('one.yml')
      expect(run.results).toEqual({
        gate: 'success',
        bench: 'cancelled',
        stubborn: 'success',
        collect: 'skipped',
        after: 'skipped',
        cleanup: 'success',
      })
      expect(run.conclusion).toBe('cancelled')
    } finally {
      await bed.close()
    }
  })
})

/** Every job that a row names, with exactly its result: skipped by its condition, or played. */
const stateWorkflow = (
  jobs: readonly string[],
): string => `on: { workflow_dispatch: { inputs: { run: { required: true } } } }
jobs:
${jobs.map((id, index) => `  ${id}: ${job(`${index === 0 ? '' : `needs: [${jobs.slice(0, index).join(', ')}], `}if: "\${{ !cancelled() && contains(fromJson(inputs.run), '${id}') }}", `)}`).join('\n')}
  verdict: ${job(`needs: [${jobs.join(', ')}], if: always(), `)}
`

interface Row {
  readonly name?: string
  readonly needs?: Readonly<Record<string, string>>
  readonly gate?: string
  readonly select?: string
  readonly canary?: string
}

/** Cases of sweeps in every state: what a verdict or a fan-out sees in `needs` must be the state itself. */
async function expectSeen(rows: readonly Row[], jobs: readonly string[]): Promise<void> {
  let seen: unknown
  let wanted: Readonly<Record<string, string>> = {}
  const stub = (id: string): Stubs => ({
    [id]: () => ({ result: wanted[id] as 'success' | 'failure' | 'cancelled' }),
  })
  const bed = await makeBed(
    { '.github/workflows/one.yml': stateWorkflow(jobs) },
    {
      stubs: {
        ...Object.assign({}, ...jobs.map(stub)),
        verdict: ({ needs }) => {
          seen = Object.fromEntries(
            Object.entries(needs as Record<string, { result: string }>).map(([id, need]) => [
              id,
              need.result,
            ]),
          )
          return {}
        },
      },
    },
  )
  try {
    for (const row of rows) {
      wanted = row.needs ?? Object.fromEntries(jobs.map((id) => [id, row[id as 'gate'] ?? 'skipped']))
      await bed.dispatch('one.yml', { run: JSON.stringify(jobs.filter((id) => wanted[id] !== 'skipped')) })
      expect(seen, row.name ?? JSON.stringify(row)).toEqual(wanted)
    }
  } finally {
    await bed.close()
  }
}

const rowsOf = (path: string): readonly Row[] =>
  JSON.parse(readFileSync(join(sharedDir ?? '', 'cases', path), 'utf8')) as readonly Row[]

describe('states of a sweep', () => {
  it('can each be played, down to what the last job sees', async () => {
    await expectSeen(
      [
        { needs: { plan: 'success', canary: 'skipped', sweep: 'skipped' } },
        { needs: { plan: 'success', canary: 'failure', sweep: 'skipped' } },
        { needs: { plan: 'success', canary: 'cancelled', sweep: 'cancelled' } },
        { needs: { plan: 'failure', canary: 'skipped', sweep: 'skipped' } },
        { needs: { plan: 'success', canary: 'success', sweep: 'success' } },
      ],
      ['plan', 'canary', 'sweep'],
    )
  })

  it.skipIf(sharedDir === undefined)(`of case PL-01 (${noSharedReason})`, async () => {
    await expectSeen(rowsOf('PL-01/needs.json'), ['setup', 'gate', 'canary', 'sweep', 'collect', 'ingest'])
  })

  it.skipIf(sharedDir === undefined)(`of case CN-01 (${noSharedReason})`, async () => {
    await expectSeen(rowsOf('CN-01/states.json'), ['gate', 'select', 'canary'])
  })
})
