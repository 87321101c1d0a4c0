/** The whole chain of actions as GitHub runs it: built bundles, processes, files. */
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, realpathSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ActionRun, type RunnerJob, distDir, runAction } from './action-process.ts'
import { type BenchRepository, benchRepository, processesWith } from './bench-repository.ts'

interface Row {
  readonly id: string
  readonly title: string
  readonly action: string
}

const json = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
const rowsOf = (output: string | undefined): readonly Row[] =>
  (JSON.parse(output ?? '') as { include: readonly Row[] }).include

/** Fails with the step's log, which says more than a number. */
function expectGreen(run: ActionRun): void {
  expect(run.code, run.log).toBe(0)
  expect(run.annotations.filter((line) => line.startsWith('::error'))).toEqual([])
}

describe('a sweep of one job per step', () => {
  let repository: BenchRepository
  let job: RunnerJob
  let artifacts: string
  let changelog: ActionRun
  let plan: ActionRun
  let canary: ActionRun
  const points = new Map<string, ActionRun>()

  beforeAll(async () => {
    repository = benchRepository()
    job = {
      workspace: repository.dir,
      event: repository.event,
      env: { GITHUB_BASE_REF: 'main', GITHUB_REF_NAME: '2/merge' },
    }
    artifacts = join(repository.dir, 'sweep/artifacts')
    changelog = await runAction('check-changelog', {}, job)
    plan = await runAction('matrix-generate', { out: 'sweep' }, job)
    canary = await runAction('canary-select', { plan: 'sweep/plan.json' }, job)
    const rows = [
      JSON.parse(canary.outputs['point'] ?? '{}') as Row,
      ...rowsOf(plan.outputs['single-node']),
      ...rowsOf(plan.outputs['evals']),
    ]
    for (const { id, action } of rows)
      points.set(id, await runAction(action, { plan: 'sweep/plan.json', point: id, out: 'sweep' }, job))
  }, 90_000)

  it('checks the changelog of the pull request against the target branch', () => {
    expectGreen(changelog)
    expect(changelog.outputs).toEqual({
      'has-entries': 'true',
      entries: '1',
      keys: '["demo-fp4-b300-sglang-agentic","demo-fp8-b300-sglang"]',
    })
    expect(changelog.summary).toContain('### Changelog: ✅ no errors')
  })

  it('plans the points that the entry asks for, the canary in no matrix', () => {
    expectGreen(plan)
    expect(plan.outputs).toMatchObject({
      plan: join(repository.dir, 'sweep/plan.json'),
      'has-points': 'true',
      'has-single-node': 'true',
      'has-multi-node': 'false',
      'has-evals': 'true',
      'point-count': '4',
    })
    expect(json(plan.outputs['plan'] ?? '')).toMatchObject({
      schema: 'plan.v1',
      head: repository.head,
      digest: plan.outputs['digest'],
      trigger: { labels: ['full-sweep-enabled'], pullRequest: 2 },
    })
    expect(rowsOf(plan.outputs['single-node']).map(({ action }) => action)).toEqual([
      'run-agentic-point',
      'run-fixed-point',
    ])
    expect(rowsOf(plan.outputs['evals']).map(({ action }) => action)).toEqual(['run-eval-point'])
    expect(plan.outputs['single-node']).not.toContain((JSON.parse(canary.outputs['point'] ?? '{}') as Row).id)
    expect(plan.summary).toContain('3 points will run (3 changed), 1 eval, canary first')
  })

  it('hands out the canary with a token', () => {
    expectGreen(canary)
    expect(canary.outputs['state']).toBe('chosen')
    expect(canary.outputs['token']).toMatch(/^[0-9a-f]{16}$/)
    expect(JSON.parse(canary.outputs['point'] ?? '{}')).toMatchObject({
      action: 'run-agentic-point',
      'runs-on': ['cluster:b300-demo'],
    })
  })

  it('runs every point and lays out its artifacts', () => {
    expect(points.size).toBe(4)
    for (const [id, run] of points) {
      expectGreen(run)
      expect(run.outputs).toMatchObject({ status: 'valid', blame: '', 'artifact-dir': artifacts })
      const name = run.outputs['artifact-name'] ?? ''
      expect(name).toContain(`${id}_a1`)
      expect(readdirSync(join(artifacts, name)).length).toBeGreaterThan(0)
      expect(run.outputs['logs-artifact-name']).toMatch(/^server_logs_/)
      expect(run.summary).toContain('Simulated hardware')
      expect(run.log).toContain(' profiling ')
    }
    const names = [...points.values()].map(({ outputs }) => outputs['artifact-name'] ?? '')
    expect(names.map((name) => /^(bmk_agentic|bmk|eval)_/.exec(name)?.[1]).sort()).toEqual([
      'bmk',
      'bmk_agentic',
      'bmk_agentic',
      'eval',
    ])
    const agentic = [...points.values()].find(({ outputs }) => outputs['trace-artifact-name'] !== '')
    expect(json(agentic?.outputs['result-path'] ?? '')).toMatchObject({
      infx: { valid: true, simulated: true, attempt: 1, plan_digest: plan.outputs['digest'] },
    })
    expect(processesWith(repository.dir)).toEqual([])
  })

  it('refuses a point of another action and an id that is not planned', async () => {
    const [row] = rowsOf(plan.outputs['evals'])
    const other = await runAction(
      'run-fixed-point',
      { plan: 'sweep/plan.json', point: row?.id ?? '', out: 'sweep' },
      job,
    )
    expect(other.code).toBe(1)
    expect(other.annotations.join()).toMatch(/INFX316.*run it with run-eval-point/)
    const near = await runAction(
      'run-eval-point',
      { plan: 'sweep/plan.json', point: `${row?.id.slice(0, -1) ?? ''}_`, out: 'sweep' },
      job,
    )
    expect(near.code).toBe(1)
    expect(near.annotations.join()).toContain(`did you mean ${row?.id ?? ''}?`)
  })

  it('collects everything, then ingests it once', async () => {
    const collected = await runAction(
      'collect-results',
      { plan: 'sweep/plan.json', artifacts: 'sweep/artifacts', out: 'collected' },
      job,
    )
    expectGreen(collected)
    expect(collected.outputs).toMatchObject({ verdict: 'pass', expected: '4', valid: '4', missing: '0' })
    expect(collected.summary).toContain('✅ 3 of 3 benchmark points valid · 1 of 1 eval passes')
    expect(json(collected.outputs['sweep'] ?? '')).toMatchObject({
      canary: { state: 'passed' },
      totals: { expected: 4, valid: 4 },
    })
    for (const file of ['report.html', 'curve.svg', 'curve.png', 'plan.json', 'run-stats/run_stats.json'])
      expect(existsSync(join(repository.dir, 'collected', file)), file).toBe(true)
    expect(
      readFileSync(join(repository.dir, 'collected/results_bmk/agg_bmk.json'), 'utf8').match(/"point_id"/g),
    ).toHaveLength(3)

    const evals = await runAction(
      'collect-evals',
      { plan: 'sweep/plan.json', artifacts: 'sweep/artifacts', out: 'collected-evals' },
      job,
    )
    expectGreen(evals)
    expect(evals.outputs).toMatchObject({ verdict: 'pass', expected: '1', passed: '1', missing: '0' })
    expect(JSON.parse(readFileSync(evals.outputs['aggregate'] ?? '', 'utf8'))).toMatchObject([
      { task: 'sums', em_strict: 1, n_eff: 8, conc: 4 },
    ])

    // No node_modules in reach: what the bundle needs must travel beside it.
    const alone = join(realpathSync(mkdtempSync(join(tmpdir(), 'infx-dist-'))), 'dist')
    cpSync(distDir, alone, { recursive: true })
    const ingest = (): Promise<ActionRun> =>
      runAction(
        'ingest',
        { plan: 'sweep/plan.json', artifacts: 'sweep/artifacts', database: 'pglite:sweep/db', out: 'sweep' },
        { ...job, dist: alone },
      )
    const first = await ingest()
    expectGreen(first)
    expect(first.outputs).toMatchObject({ verdict: 'ok', new: '4', duplicate: '0', unmapped: '0' })
    expect(first.summary).toContain('### Ingest report — ✅')
    expect(json(first.outputs['report'] ?? '')).toMatchObject({
      conclusion: 'success',
      run: { origin: 'github', runId: 4711, attempt: 1, headSha: repository.head },
    })
    const second = await ingest()
    expectGreen(second)
    expect(second.outputs).toMatchObject({ verdict: 'ok', new: '0', duplicate: '4' })
  }, 60_000)

  it('fails when an artifact is missing, and says of which point', async () => {
    const [id, lost] = [...points].find(([, run]) => run.outputs['artifact-name']?.startsWith('bmk_demo')) ?? []
    const name = lost?.outputs['artifact-name'] ?? ''
    renameSync(join(artifacts, name), join(repository.dir, 'lost'))
    try {
      const collected = await runAction(
        'collect-results',
        { plan: 'sweep/plan.json', artifacts: 'sweep/artifacts', out: 'partial' },
        job,
      )
      expect(collected.code).toBe(1)
      expect(collected.outputs).toMatchObject({ verdict: 'fail', expected: '4', valid: '3', missing: '1' })
      expect(collected.annotations.filter((line) => line.includes('INFX313'))).toHaveLength(1)
      expect(collected.summary).toContain('❌ 2 of 3 benchmark points valid')
      expect(existsSync(join(repository.dir, `partial/results/${id ?? ''}.json`))).toBe(false)
    } finally {
      renameSync(join(repository.dir, 'lost'), join(artifacts, name))
    }
  })

  it('stops the engine when GitHub cancels', async () => {
    const [row] = rowsOf(plan.outputs['single-node'])
    const run = await runAction(
      'run-agentic-point',
      { plan: 'sweep/plan.json', point: row?.id ?? '', attempt: '2', out: 'cancelled' },
      { ...job, interruptAt: { log: / healthy /, signal: 'SIGINT' } },
    )
    expect(run.code).toBe(1)
    expect(run.annotations).toEqual([
      expect.stringMatching(/INFX311 \(infra\).*run-agentic-point was interrupted by SIGINT/),
    ])
    expect(processesWith(join(repository.dir, 'cancelled'))).toEqual([])
  })
})
