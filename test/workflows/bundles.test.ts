import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { benchRepository } from '../dist/bench-repository.ts'
import { makeBed } from '../harness/bed.ts'
import type { Bed } from '../harness/bed.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The actions by hand, one after the other: a caller that needs no workflow of ours. */
const workflow = `name: By hand
on: { workflow_dispatch: { inputs: { keys: { required: true } } } }
jobs:
  plan:
    runs-on: ubuntu-latest
    outputs:
      rows: \${{ steps.plan.outputs.single-node }}
    steps:
      - uses: actions/checkout@v6
      - id: plan
        uses: example/infx-actions/actions/matrix-generate@v1
        with:
          keys: \${{ inputs.keys }}
      - uses: actions/upload-artifact@v7
        with: { name: plan, path: '\${{ steps.plan.outputs.plan }}' }
  bench:
    needs: plan
    strategy:
      fail-fast: false
      matrix: \${{ fromJson(needs.plan.outputs.rows) }}
    name: \${{ matrix.title }}
    runs-on: \${{ matrix.runs-on }}
    timeout-minutes: \${{ matrix.timeout }}
    steps:
      - uses: actions/checkout@v6
      - uses: actions/download-artifact@v8
        with: { name: plan, path: . }
      - id: point
        uses: example/infx-actions/actions/run-fixed-point@v1
        with: { plan: plan.json, point: '\${{ matrix.id }}', attempt: '\${{ github.run_attempt }}' }
      - if: \${{ !cancelled() && steps.point.outputs.artifact-name != '' }}
        uses: actions/upload-artifact@v7
        with:
          name: \${{ steps.point.outputs.artifact-name }}
          path: \${{ steps.point.outputs.artifact-dir }}/\${{ steps.point.outputs.artifact-name }}
`

describe('the built actions, called from a workflow of another repository', () => {
  let bed: Bed

  beforeAll(async () => {
    // The canary is in no matrix: a second point is.
    const bench = benchRepository((text) => text.replace('conc-end: 2', 'conc-end: 4'))
    const paths = bench.git('ls-files').split('\n')
    const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(bench.dir, path), 'utf8')]))
    bed = await makeBed(
      { ...files, '.github/workflows/by-hand.yml': workflow },
      { workTrees: { 'example/infx-actions': root } },
    )
    bed.github.world.addRepository({ fullName: 'example/infx-actions', gitDir: root })
  })
  afterAll(() => bed.close())

  it('plan, serve and measure a point, and leave its result as an artifact with the attempt in its name', async () => {
    const run = await bed.dispatch('by-hand.yml', { keys: 'demo-fp8-b300-sglang' })
    expect(run.errors).toEqual([])
    expect(run.results).toEqual({ plan: 'success', bench: 'success' })
    const [leg] = run.job('bench').legs
    expect(run.fake.jobs.at(-1)?.labels).toEqual(['cluster:b300-demo'])
    const name = leg?.steps.find((step) => step.id === 'point')?.outputs['artifact-name'] ?? ''
    expect(name).toMatch(/^bmk_.*1$/)
    const archive = bed.github.results.artifacts.byName(run.fake.id, name)!.blob.data!
    const texts = Object.values(unzipSync(new Uint8Array(archive))).map((bytes) => strFromU8(bytes))
    expect(
      texts.some((text) => text.includes('"simulated":true') || text.includes('"simulated": true')),
    ).toBe(true)
  })
})
