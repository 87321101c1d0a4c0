import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { artifactNames } from '../../src/core/collect/artifact-names.ts'
import type { PlannedPoint } from '../../src/core/plan/plan.ts'
import { collectSweep } from '../../src/sweep/collect-sweep.ts'
import { aPlan, aPlannedPoint } from '../builders.ts'
import { temporaryFolder } from '../temporary-repository.ts'

const now = '2026-11-30T12:00:00.000Z'
const [first, second] = [aPlannedPoint({ conc: 4 }), aPlannedPoint({ conc: 8 })]
const plan = aPlan({
  points: [first, second],
  canary: { state: 'chosen', pointId: first.id, because: ['cheapest'] },
})

/** An aggregate with the fields that tables read, under the name that its validity gives it. */
function lay(
  dir: string,
  point: PlannedPoint,
  run: { readonly attempt: number; readonly valid: boolean; readonly tput?: number },
): void {
  const names = artifactNames(point, run)
  const reasons = run.valid ? [] : [{ code: 'error_rate', message: 'too many errors', blame: 'user' }]
  const aggregate = {
    scenario_type: 'agentic-coding',
    num_requests_successful: 10,
    request_metrics: {
      throughput: {
        per_gpu: { total_tput_tps: run.tput ?? 100, output_tput_tps: 10, input_tput_tps: 90 },
      },
    },
    infx: {
      schema: 'result.v1',
      point_id: point.id,
      plan_digest: plan.digest,
      attempt: run.attempt,
      valid: run.valid,
      invalid_reasons: reasons,
      timeline: [
        { phase: 'queued', atUnixMs: Date.parse('2026-11-30T08:00:00Z') },
        { phase: 'done', atUnixMs: Date.parse('2026-11-30T09:00:00Z') },
      ],
    },
  }
  mkdirSync(join(dir, names.result), { recursive: true })
  writeFileSync(join(dir, names.result, names.resultFile), JSON.stringify(aggregate))
}

const collect = (artifactsDir: string, outDir: string) =>
  collectSweep({
    plan,
    artifactsDir,
    repoDir: artifactsDir,
    thresholdsFile: 'thresholds.yaml',
    outDir,
    now,
  })

describe('collectSweep', () => {
  it('takes nothing for a pass when nothing came back', async () => {
    const { sweep, problems } = await collect(temporaryFolder(), temporaryFolder())
    expect(sweep.totals).toMatchObject({ expected: 2, valid: 0, missing: 2 })
    expect(sweep.canary).toMatchObject({ state: 'failed', pointId: first.id })
    expect(sweep).toMatchObject({ startedAt: now, endedAt: now })
    expect(problems.map(({ code }) => code)).toEqual(['INFX313', 'INFX313'])
  })

  it('counts the newest valid attempt, once, in the aggregates, too', async () => {
    const [artifacts, out] = [temporaryFolder(), temporaryFolder()]
    lay(artifacts, first, { attempt: 1, valid: true, tput: 100 })
    lay(artifacts, first, { attempt: 2, valid: true, tput: 200 })
    lay(artifacts, second, { attempt: 1, valid: false })
    lay(artifacts, second, { attempt: 10, valid: true })
    const { sweep, problems } = await collect(artifacts, out)
    expect(problems).toEqual([])
    expect(sweep.canary.state).toBe('passed')
    expect(sweep.points.map(({ attempt, headline }) => [attempt, headline?.tputPerGpuTps])).toEqual([
      [2, 200],
      [10, 100],
    ])
    expect(sweep).toMatchObject({
      startedAt: '2026-11-30T08:00:00.000Z',
      endedAt: '2026-11-30T09:00:00.000Z',
    })
    const rows = JSON.parse(readFileSync(join(out, 'results_bmk/agg_bmk.json'), 'utf8')) as {
      infx: { attempt: number }
    }[]
    expect(rows.map(({ infx }) => infx.attempt)).toEqual([2, 10])
  })

  it('keeps an invalid result, but never under the valid name or in the aggregates', async () => {
    const [artifacts, out] = [temporaryFolder(), temporaryFolder()]
    lay(artifacts, first, { attempt: 1, valid: true })
    lay(artifacts, second, { attempt: 1, valid: false })
    const { sweep, problems } = await collect(artifacts, out)
    expect(sweep.points[1]).toMatchObject({
      status: 'invalid',
      resultPath: `results/failed_${second.id}.json`,
    })
    expect(problems).toMatchObject([{ code: 'INFX312', blame: 'user' }])
    expect(JSON.parse(readFileSync(join(out, 'results_bmk/agg_bmk.json'), 'utf8'))).toHaveLength(1)
  })
})
