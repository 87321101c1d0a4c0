/** What a step says when its input is wrong, and when a point fails. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runAction } from './action-process.ts'
import { benchRepository } from './bench-repository.ts'

describe('a broken configuration', () => {
  it('is annotated on its line, and nothing is planned', async () => {
    const repository = benchRepository((text) => text.replace('precision: fp8', 'precison: fp8'))
    const job = {
      workspace: repository.dir,
      event: repository.event,
      env: { GITHUB_BASE_REF: 'main' },
    }
    const line =
      readFileSync(join(repository.dir, 'configs/demo-master.yaml'), 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('precison')) + 1
    const check = await runAction('check-changelog', {}, job)
    expect(check.code).toBe(1)
    expect(check.annotations.join('\n')).toMatch(
      /^::error title=INFX\d+ \(user\)/m,
    )
    expect(check.annotations.join('\n')).toContain(`file=configs/demo-master.yaml,line=${line},`)
    expect(check.summary).toContain(`\`configs/demo-master.yaml:${line}\``)
    const plan = await runAction('matrix-generate', { out: 'sweep' }, job)
    expect(plan.code).toBe(1)
    expect(plan.outputs).toEqual({})
    expect(existsSync(join(repository.dir, 'sweep/plan.json'))).toBe(false)
  })

  it('names every missing input at once', async () => {
    const repository = benchRepository()
    const run = await runAction('run-agentic-point', {}, { workspace: repository.dir })
    expect(run.code).toBe(1)
    expect(run.annotations.map((line) => /plan|point/.exec(line)?.[0])).toEqual(['plan', 'point'])
  })
})

describe('a point that cannot be served', () => {
  it('fails after its outputs are set, with whose it is', async () => {
    const repository = benchRepository()
    const job = { workspace: repository.dir, event: repository.event, env: { GITHUB_BASE_REF: 'main' } }
    // Real hardware is asked for, which this machine has no launcher for.
    const settings = readFileSync(join(repository.dir, 'infx.config.yaml'), 'utf8')
    repository.write('infx.config.yaml', settings.replace('simulate: true', 'simulate: false'))
    const plan = await runAction('matrix-generate', { out: 'sweep', points: 'conc=1' }, job)
    expect(plan.code, plan.log).toBe(0)
    const canary = await runAction('canary-select', { plan: 'sweep/plan.json' }, job)
    const { id } = JSON.parse(canary.outputs['point'] ?? '{}') as { id: string }
    const run = await runAction(
      'run-agentic-point',
      { plan: 'sweep/plan.json', point: id, out: 'sweep' },
      job,
    )
    expect(run.code).toBe(1)
    expect(run.outputs).toMatchObject({ status: 'failed', blame: 'user', 'result-path': '' })
    expect(run.outputs['artifact-name']).toMatch(/^failed_/)
    expect(run.annotations.join()).toContain('INFX306')
    const folder = join(repository.dir, 'sweep/artifacts', run.outputs['artifact-name'] ?? '')
    expect(readdirSync(folder)).toHaveLength(1)
    const collected = await runAction(
      'collect-results',
      { plan: 'sweep/plan.json', artifacts: 'sweep/artifacts', out: 'sweep' },
      job,
    )
    expect(collected.code).toBe(1)
    expect(collected.outputs).toMatchObject({ verdict: 'fail', valid: '0', missing: '0' })
    expect(collected.annotations.join()).toContain('INFX306')
    expect(collected.summary).toContain('1 lost to the configuration')
  })
})

describe('run-sweep', () => {
  it('sweeps keys given by hand in one job, without history', async () => {
    const repository = benchRepository()
    const run = await runAction(
      'run-sweep',
      { keys: 'demo-fp8-*', out: 'sweep', 'parallel-points': '1' },
      // The target branch of the event does not exist here: with keys nothing is compared.
      { workspace: repository.dir, event: repository.event, env: { GITHUB_BASE_REF: 'gone' } },
    )
    expect(run.code, run.log).toBe(0)
    expect(run.outputs).toMatchObject({ verdict: 'pass', out: join(repository.dir, 'sweep') })
    expect(run.outputs['valid']).toBe(run.outputs['expected'])
    for (const file of ['plan.json', 'sweep.json', 'ingest.json', 'report.html', 'curve.svg', 'summary.md'])
      expect(existsSync(join(repository.dir, 'sweep', file)), file).toBe(true)
    expect(run.summary).toMatch(/^### Sweep 12 · ✅/)
    expect(run.log).toContain('● canary demo fp8')

    const job = { workspace: repository.dir, event: repository.event, env: { GITHUB_BASE_REF: 'gone' } }
    const results = (): readonly string[] => readdirSync(join(repository.dir, 'sweep/results'))
    const finished = results()
    const again = await runAction('run-sweep', { keys: 'demo-fp8-*', out: 'sweep', resume: 'true' }, job)
    expect(again.code, again.log).toBe(0)
    expect(again.outputs['valid']).toBe(run.outputs['valid'])
    expect(results()).toEqual(finished)
    const other = await runAction('run-sweep', { keys: 'other-*', out: 'sweep', resume: 'true' }, job)
    expect(other.code).toBe(1)
    expect(other.annotations.join()).toContain('INFX319')
  })
})
