import { describe, expect, it } from 'vitest'
import { textOf } from '../fakes/github/json.ts'
import { makeBed, runOne } from './bed.ts'

const callee = (body: string): Readonly<Record<string, string>> => ({ '.github/workflows/inner.yml': body })

const echo = (text: string): string => `{ runs-on: x, steps: [{ run: 'echo "${text}"' }] }`

describe('calling a workflow', () => {
  it('passes typed inputs and named secrets, gives outputs, and shares no env', async () => {
    const run = await runOne(
      `on: workflow_dispatch
env: { SHARED: from-the-caller }
jobs:
  call:
    uses: ./.github/workflows/inner.yml
    with: { point: p1, conc: "\${{ fromJson('4') }}", dry: true }
    secrets: { key: "\${{ secrets.KEY }}" }
  after: { needs: call, runs-on: x, steps: [{ run: 'echo "\${{ needs.call.outputs.said }}"' }] }
`,
      {
        secrets: { KEY: 'k-123', OTHER: 'o-456' },
        files: callee(`on:
  workflow_call:
    inputs: { point: { type: string }, conc: { type: number }, dry: { type: boolean }, none: { type: string } }
    secrets: { key: {} }
    outputs: { said: { value: "\${{ jobs.inner.outputs.said }}" } }
jobs:
  inner:
    runs-on: x
    outputs: { said: "\${{ steps.s.outputs.said }}" }
    steps:
      - id: s
        env: { KEY: "\${{ secrets.key }}", OTHER: "\${{ secrets.OTHER }}" }
        run: |
          echo "[\${{ inputs.point }} \${{ inputs.conc == 4 }} \${{ inputs.dry && 'dry' }} '\${{ inputs.none }}'] env=$SHARED key=\${#KEY} other=$OTHER"
          echo "said=done" >> "$GITHUB_OUTPUT"
`),
      },
    )
    expect(run.results).toEqual({ call: 'success', 'call/inner': 'success', after: 'success' })
    expect(run.leg('call / inner').steps[0]?.log).toBe("[p1 true dry ''] env= key=5 other=")
    expect(run.leg('after').steps[0]?.log).toBe('done')
    expect(run.fake.jobs.map((job) => job.name)).toEqual(['call / inner', 'after'])
  })

  it('with what it does not declare, or without what it needs, is no run at all', async () => {
    const run = await runOne(
      `on: workflow_dispatch
jobs: { call: { uses: ./.github/workflows/inner.yml, with: { wrong: 1 } } }
`,
      {
        files: callee(
          `on: { workflow_call: { inputs: { req: { type: string, required: true } } } }\njobs: { a: ${echo('x')} }\n`,
        ),
      },
    )
    expect([run.conclusion, run.jobs]).toEqual(['startup_failure', {}])
    expect(run.error).toMatch(/wrong is not defined.*\n.*Input req is required/)
  })

  it('with a value of another type fails the job', async () => {
    const run = await runOne(
      `on: workflow_dispatch
jobs: { call: { uses: ./.github/workflows/inner.yml, with: { n: "\${{ github.event_name }}" } } }
`,
      {
        files: callee(
          `on: { workflow_call: { inputs: { n: { type: number } } } }\njobs: { a: ${echo('x')} }\n`,
        ),
      },
    )
    expect(run.job('call').error).toBe('Input n: expected number, got "workflow_dispatch"')
  })

  it('cannot give it more permission than the caller has', async () => {
    const run = await runOne(
      `on: workflow_dispatch
permissions: { contents: read }
jobs: { call: { uses: ./.github/workflows/inner.yml } }
`,
      {
        files: callee(
          `on: workflow_call\njobs: { a: { permissions: { issues: write }, runs-on: x, steps: [{ run: 'true' }] } }\n`,
        ),
      },
    )
    expect(run.job('call/a').error).toBe(
      "The nested job 'a' is requesting 'issues: write', but is only allowed 'issues: none'.",
    )
  })

  it('in a matrix gives the outputs of a leg that succeeded', async () => {
    const run = await runOne(
      `on: workflow_dispatch
jobs:
  call:
    strategy: { fail-fast: false, matrix: { id: [1, 2] } }
    uses: ./.github/workflows/inner.yml
    with: { id: "\${{ matrix.id }}" }
`,
      {
        files:
          callee(`on: { workflow_call: { inputs: { id: { type: number } }, outputs: { o: { value: "\${{ jobs.a.outputs.o }}" } } } }
jobs: { a: { runs-on: x, outputs: { o: x }, steps: [{ run: 'true' }] } }
`),
        stubs: {
          'call/a': ({ inputs }) => ({
            result: inputs['id'] === 2 ? 'failure' : 'success',
            outputs: { o: textOf(inputs['id']) },
          }),
        },
      },
    )
    expect([run.job('call').result, run.job('call').outputs]).toEqual(['failure', { o: '1' }])
  })

  it.each(['skipped', 'success'] as const)(
    'that skips every job is %s, as the host is told',
    async (resultOfSkippedCall) => {
      const run = await runOne(
        `on: workflow_dispatch
jobs:
  call: { uses: ./.github/workflows/inner.yml }
  after: { needs: call, runs-on: x, steps: [{ run: 'true' }] }
`,
        {
          resultOfSkippedCall,
          files: callee(
            `on: workflow_call\njobs: { a: { if: false, runs-on: x, steps: [{ run: 'true' }] } }\n`,
          ),
        },
      )
      expect(run.results).toEqual({
        call: resultOfSkippedCall,
        'call/a': 'skipped',
        after: resultOfSkippedCall,
      })
    },
  )

  it('that claims the group its caller holds is a deadlock, and cancelled', async () => {
    const run = await runOne(
      `on: workflow_dispatch
concurrency: { group: sweep, cancel-in-progress: true }
jobs: { call: { uses: ./.github/workflows/inner.yml } }
`,
      {
        files: callee(
          `on: workflow_call\nconcurrency: { group: Sweep, cancel-in-progress: true }\njobs: { a: ${echo('x')} }\n`,
        ),
      },
    )
    expect([run.job('call').result, run.conclusion]).toEqual(['cancelled', 'cancelled'])
  })
})

describe('a workflow of another repository', () => {
  it('sees the caller’s checkout by ./ and its own files by $/', async () => {
    const tools = await makeBed({
      '.github/workflows/run.yml': `on: workflow_call
jobs:
  a:
    runs-on: x
    steps:
      - uses: actions/checkout@v6
      - run: cat where.txt
      - uses: $/actions/tell
      - run: echo "\${{ job.workflow_repository }} \${{ github.repository }}"
`,
      'actions/tell/action.yml': 'name: t\ndescription: d\nruns: { using: node24, main: index.mjs }\n',
      'actions/tell/index.mjs': `console.log('told by the tools')\n`,
      'where.txt': 'tools',
    })
    const bed = await makeBed({
      '.github/workflows/one.yml': `on: workflow_dispatch\njobs: { call: { uses: tools-org/tools/.github/workflows/run.yml@v1 } }\n`,
      'where.txt': 'caller',
    })
    tools.files.git('tag', 'v1', 'main')
    bed.github.world.addRepository({ fullName: 'tools-org/tools', gitDir: tools.files.dir })
    try {
      const run = await bed.dispatch('one.yml')
      expect(
        run
          .leg('call / a')
          .steps.map((step) => step.log)
          .slice(1),
      ).toEqual(['caller', 'told by the tools', 'tools-org/tools example-org/bench'])
    } finally {
      await bed.close()
      await tools.close()
    }
  })
})
