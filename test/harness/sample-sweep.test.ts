import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { makeBed } from './bed.ts'
import type { Bed } from './bed.ts'
import { node24 } from './host.ts'

const fixture = fileURLToPath(new URL('fixtures/sample-sweep/', import.meta.url))
let bed: Bed
afterEach(() => bed.close())

describe('a sweep with a gate, a called matrix and a collector', () => {
  it('runs job by job under Node 24 with the real artifact client, fails one leg, and is whole after a re-run of it', async () => {
    bed = await makeBed({ 'README.md': 'x\n' }, { workTrees: { 'example-org/bench': fixture } })
    const pull = await bed.openPull({ files: { 'config.yaml': 'a: 1\n' } })
    const [opened] = await bed.settled()
    expect(opened?.results).toEqual({ gate: 'success', bench: 'skipped', collect: 'skipped' })

    await bed.label(pull, 'sweep')
    const run = bed.host.latest
    await run.done
    expect(run.results).toMatchObject({ gate: 'success', bench: 'failure', collect: 'failure' })
    expect(run.job('bench').legs.map((leg) => [leg.name, leg.result])).toEqual([
      ['bench (p1, 1)', 'success'],
      ['bench (p2, 2)', 'failure'],
      ['bench (p3, 4)', 'success'],
    ])
    const failed = run.leg('bench (p2, 2) / run')
    expect(failed.annotations.map(({ level, message }) => [level, message])).toEqual([
      ['error', 'p2: no GPU today'],
      ['error', 'Process completed with exit code 1.'],
      ['notice', 'cleaned up after p2'],
    ])
    expect(run.leg('collect').steps.at(-1)?.summary).toBe('2 of 3 points, missing: p2')
    expect(run.conclusion).toBe('failure')

    run.rerun(true)
    await run.done
    expect(run.results).toMatchObject({ gate: 'success', bench: 'success', collect: 'success' })
    expect(run.job('bench').legs.map((leg) => leg.attempt)).toEqual([1, 2, 1])
    expect(run.job('collect').outputs).toEqual({ valid: '3' })
    expect(bed.repository.comments.map(({ author, body }) => [author, body])).toEqual([
      ['github-actions[bot]', '2 of 3 points, missing: p2'],
      ['github-actions[bot]', '3 of 3 points, missing: none'],
    ])
    const names = bed.github.results.artifacts.list(run.fake.id).map((artifact) => artifact.name)
    expect(names.sort()).toEqual(['bmk_p1_a1', 'bmk_p2_a2', 'bmk_p3_a1'])
    expect(bed.host.machine.nodePath).toBe(node24)
  })
})
