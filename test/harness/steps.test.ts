import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeBed, runOne } from './bed.ts'
import type { BedOptions } from './bed.ts'
import type { LegOutcome } from './outcomes.ts'
import type { WorkflowRun } from './workflow-run.ts'

/** A workflow of one job `a`; `steps` as YAML list items. */
const oneJob = (steps: string, head = ''): string => `on: workflow_dispatch
jobs:
  a:
    runs-on: x
${head}
    steps:
${steps.trimEnd().replace(/^/gm, '      ')}
  b: { needs: a, if: '!cancelled()', runs-on: x, steps: [{ run: 'echo "got $GOT"', env: { GOT: "\${{ needs.a.outputs.x }}" } }] }
`

type Extra = BedOptions & { readonly files?: Readonly<Record<string, string>> }
/** Killed ones may stay in the table until somebody reaps them. */
const isRunning = (pid: number): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

const quick = { minuteMs: 100, grace: { terminateAfterMs: 100, killAfterMs: 1000 } }
const run = (steps: string, head = '', options: Extra = {}): Promise<WorkflowRun> =>
  runOne(oneJob(steps, head), options)
const legOf = async (steps: string, head = '', options: Extra = {}): Promise<LegOutcome> =>
  (await run(steps, head, options)).leg('a')

describe('scripts', () => {
  it('hand variables, paths and outputs on, and stop at the first failure', async () => {
    const leg = await legOf(
      `
- id: one
  run: |
    echo "NAME=from one" >> "$GITHUB_ENV"
    echo "x=1" >> "$GITHUB_OUTPUT"
    mkdir tools && printf '#!/bin/sh\\necho tool' > tools/own-tool && chmod +x tools/own-tool
    echo "$PWD/tools" >> "$GITHUB_PATH"
- run: echo "$NAME \${{ env.NAME }} \${{ steps.one.outputs.x }} $(own-tool) $LEVEL $STEP"
  env: { STEP: here }
- run: exit 3
- run: echo not reached
- { if: 'failure()', run: 'echo "status \${{ job.status }}"' }
- { if: 'success()', run: echo not reached }
`,
      '    env: { LEVEL: job }',
    )
    expect(leg.steps.map((step) => step.outcome)).toEqual([
      'success',
      'success',
      'failure',
      'skipped',
      'success',
      'skipped',
    ])
    expect(leg.steps[1]?.log).toBe('from one from one 1 tool job here')
    expect(leg.steps[4]?.log).toBe('status failure')
    expect(leg.annotations).toEqual([{ level: 'error', message: 'Process completed with exit code 3.' }])
  })

  it('have pipefail only when the shell is named', async () => {
    const leg = await legOf(`
- run: exit 1 | true
- { shell: bash, run: exit 1 | true }
`)
    expect(leg.steps.map((step) => step.outcome)).toEqual(['success', 'failure'])
  })

  it('see no token and no results service unless they are given them', async () => {
    const leg = await legOf(`- run: env | grep -c -E '^(GITHUB_TOKEN|ACTIONS_)' || true`)
    expect(leg.steps[0]?.log).toBe('0')
  })

  it('may fail where continue-on-error says so: outcome and conclusion differ', async () => {
    const leg = await legOf(`
- { id: soft, continue-on-error: true, run: exit 1 }
- run: echo "\${{ steps.soft.outcome }} \${{ steps.soft.conclusion }}"
`)
    expect([leg.result, leg.steps[1]?.log]).toEqual(['success', 'failure success'])
  })

  it('fail over a command file that is not well formed, and may not set NODE_OPTIONS', async () => {
    const leg = await legOf(`
- { continue-on-error: true, run: 'echo nothing >> "$GITHUB_OUTPUT"' }
- { continue-on-error: true, run: 'echo NODE_OPTIONS=--inspect >> "$GITHUB_ENV"' }
- run: echo "GITHUB_SHA=forged" >> "$GITHUB_ENV"
- run: test "$GITHUB_SHA" != forged
`)
    expect(leg.steps.map((step) => step.outcome)).toEqual(['failure', 'failure', 'success', 'success'])
    expect(leg.annotations[0]?.message).toBe("Invalid format 'nothing'")
  })
})

describe('limits', () => {
  it('a value of 128 KiB does not start a process; a little less does', async () => {
    const leg = await legOf(`
- id: big
  run: |
    { printf 'fits='; head -c 131000 /dev/zero | tr '\\0' x; echo; printf 'big='; head -c 131073 /dev/zero | tr '\\0' x; echo; } >> "$GITHUB_OUTPUT"
- { env: { V: "\${{ steps.big.outputs.fits }}" }, run: 'echo \${#V}' }
- { env: { V: "\${{ steps.big.outputs.big }}" }, run: 'true' }
`)
    expect(leg.steps.map((step) => step.outcome)).toEqual(['success', 'success', 'failure'])
    expect(leg.steps[1]?.log).toBe('131000')
    expect(leg.annotations.at(-1)?.message).toBe('Argument list too long')
  })

  it('an output that holds a masked text is gone, and only a warning tells', async () => {
    const outcome = await run(
      `
- run: echo "::add-mask::h200"
- { id: o, run: 'echo "x=[{\\"runner\\":\\"h200-0\\"}]" >> "$GITHUB_OUTPUT"; echo "on h200-0"' }
`,
      '    outputs: { x: "${{ steps.o.outputs.x }}" }',
    )
    expect(outcome.job('a').outputs).toEqual({})
    expect(outcome.leg('a').steps[1]?.log).toBe('on ***-0')
    expect(outcome.leg('a').annotations).toEqual([
      { level: 'warning', message: "Skip output 'x' since it may contain secret." },
    ])
    expect(outcome.leg('b').steps[0]?.log).toBe('got ')
  })

  it('a secret of one letter takes every output with that letter', async () => {
    const outcome = await run(
      `- { id: o, run: 'echo "x=1" >> "$GITHUB_OUTPUT"' }`,
      '    outputs: { x: "${{ steps.o.outputs.x }}" }',
      { secrets: { SHARD: '1' } },
    )
    expect(outcome.job('a').outputs).toEqual({})
  })

  it('a summary over 1 MiB is lost, the step stays green', async () => {
    const leg = await legOf(`
- run: head -c 1048577 /dev/zero | tr '\\0' x >> "$GITHUB_STEP_SUMMARY"
- run: echo fits >> "$GITHUB_STEP_SUMMARY"
`)
    expect([leg.result, leg.steps.map((step) => step.summary)]).toEqual(['success', ['', 'fits\n']])
    expect(leg.annotations[0]?.message).toMatch(/upload aborted, supports content up to a size of 1024k/)
  })

  it('annotations: ten of a level per step, fifty per job', async () => {
    const noisy = `- run: for i in $(seq 12); do echo "::warning::$i"; echo "::error::$i"; done\n`
    expect((await legOf(noisy)).annotations).toHaveLength(20)
    expect((await legOf(noisy.repeat(4))).annotations).toHaveLength(50)
  })
})

describe('time', () => {
  it('over for a step: it fails, and the next with failure() runs', async () => {
    const leg = await legOf(
      `
- { name: slow, timeout-minutes: 1, run: sleep 60 }
- { if: failure(), run: echo cleaned }
`,
      '',
      quick,
    )
    expect(leg.steps.map((step) => step.outcome)).toEqual(['failure', 'success'])
    expect(leg.annotations[0]?.message).toBe("The action 'slow' has timed out after 1 minutes.")
  })

  it('over for a job: it is cancelled, cleaning up still runs', async () => {
    const outcome = await run(
      `
- run: sleep 60
- { if: failure(), run: echo not this }
- { if: always(), run: echo cleaned }
`,
      '    timeout-minutes: 1',
      quick,
    )
    expect(outcome.job('a').result).toBe('cancelled')
    expect(outcome.leg('a').steps.map((step) => step.outcome)).toEqual(['cancelled', 'skipped', 'success'])
    expect(outcome.leg('a').annotations[0]?.message).toMatch(
      /exceeded the maximum execution time of 1 minutes/,
    )
  })
})

describe('cancelling', () => {
  const action = {
    'actions/stubborn/action.yml':
      'name: s\ndescription: s\nruns: { using: node24, main: main.mjs, post: post.mjs }\n',
    'actions/stubborn/main.mjs': `import { appendFileSync } from 'node:fs'
const log = (text) => appendFileSync(process.env.LOG, text + '\\n')
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => log(signal))
appendFileSync(process.env.GITHUB_STATE, 'kept=yes\\n')
log('ready')
setInterval(() => undefined, 1000)
`,
    'actions/stubborn/post.mjs': `import { appendFileSync } from 'node:fs'
appendFileSync(process.env.LOG, 'post ' + process.env.STATE_kept + '\\n')
`,
  }

  it('interrupts, terminates, kills; then the post step cleans up', async () => {
    const log = join(mkdtempSync(join(tmpdir(), 'infx-cancel-')), 'log')
    const steps = `
- { uses: $/actions/stubborn, env: { LOG: ${log} } }
- { if: always(), run: 'echo always >> ${log}' }
- run: echo never >> ${log}
`
    const bed = await makeBed(
      { '.github/workflows/one.yml': oneJob(steps), ...action },
      { grace: { terminateAfterMs: 500, killAfterMs: 1_500 } },
    )
    try {
      const started = bed.dispatch('one.yml')
      await expect.poll(() => existsSync(log), { timeout: 20_000 }).toBe(true)
      bed.host.latest.cancel()
      const outcome = await started
      expect([outcome.results, outcome.conclusion]).toEqual([{ a: 'cancelled', b: 'skipped' }, 'cancelled'])
      expect(readFileSync(log, 'utf8').split('\n').filter(Boolean)).toEqual([
        'ready',
        'SIGINT',
        'SIGTERM',
        'always',
        'post yes',
      ])
      expect(outcome.leg('a').steps.map((step) => step.outcome)).toEqual([
        'cancelled',
        'success',
        'skipped',
        'success',
      ])
    } finally {
      await bed.close()
    }
  })

  it('leaves no process of the job behind that carries its tracking id', async () => {
    const leg = await legOf(`- run: 'sleep 300 & echo "pid $!"; env -i sleep 1 &'`)
    const pid = Number(/pid (\d+)/.exec(leg.steps[0]?.log ?? '')?.[1])
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})

describe('node actions', () => {
  const action = (name: string) => ({
    [`actions/${name}/action.yml`]: `name: ${name}
description: d
inputs:
  some-name: { description: d, default: "of \${{ github.event_name }}" }
  other: { description: d, required: true }
outputs: { said: { description: d } }
runs: { using: node24, main: ../../dist/${name}.mjs, post: ../../dist/${name}-post.mjs }
`,
    [`dist/${name}.mjs`]: `import { appendFileSync } from 'node:fs'
appendFileSync(process.env.GITHUB_OUTPUT, 'said=' + process.env['INPUT_SOME-NAME'] + '|' + process.env.INPUT_OTHER + '\\n')
appendFileSync(process.env.GITHUB_STATE, 'who=${name}\\n')
console.log(process.version.split('.')[0], Boolean(process.env.ACTIONS_RUNTIME_TOKEN))
process.exitCode = process.env.INPUT_OTHER === 'fail' ? 1 : 0
`,
    [`dist/${name}-post.mjs`]: `console.log('post of ' + process.env.STATE_who)\n`,
  })

  it('get their inputs with defaults, and clean up in reverse, after a failure too', async () => {
    const leg = await legOf(
      `
- { id: first, uses: $/actions/first, with: { other: x, Some-Name: given } }
- { id: second, uses: $/actions/second, with: { other: fail, unknown: 1 } }
`,
      '',
      { files: { ...action('first'), ...action('second') } },
    )
    expect(leg.steps.map((step) => [step.name, step.outcome])).toEqual([
      ['Run $/actions/first', 'success'],
      ['Run $/actions/second', 'failure'],
      ['Post Run $/actions/second', 'success'],
      ['Post Run $/actions/first', 'success'],
    ])
    expect(leg.steps[0]?.outputs).toEqual({ said: 'given|x' })
    expect(leg.steps[1]?.outputs).toEqual({ said: 'of workflow_dispatch|fail' })
    expect(leg.steps[2]?.log).toBe('post of second')
    expect(leg.steps[0]?.log).toMatch(/^v2\d true$/)
    expect(leg.annotations[0]?.message).toMatch(
      /Unexpected input\(s\) 'unknown', valid inputs are \['some-name', 'other'\]/,
    )
  })

  it('by ./ are in the workspace: nothing is there before a checkout', async () => {
    const files = action('first')
    const without = await legOf('- { uses: ./actions/first, with: { other: x } }', '', { files })
    expect(without.annotations[0]?.message).toMatch(/Did you forget to run actions\/checkout/)
    const after = await legOf(
      '- uses: actions/checkout@v6\n- { uses: ./actions/first, with: { other: x } }',
      '',
      { files },
    )
    expect(after.result).toBe('success')
  })

  it('of others that nobody plays are an error, not a success', async () => {
    const leg = await legOf('- uses: some/action@v1')
    expect([leg.result, leg.annotations[0]?.message]).toEqual([
      'failure',
      expect.stringContaining('some/action@v1: neither a repository'),
    ])
  })
})
