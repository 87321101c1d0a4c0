import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { artifactNames } from '../../src/core/collect/artifact-names.ts'
import { evalMetaOf } from '../../src/core/evals/eval-meta.ts'
import type { PlannedPoint } from '../../src/core/plan/plan.ts'
import { collectSweep } from '../../src/sweep/collect-sweep.ts'
import { ingestFolder } from '../../src/sweep/ingest-folder.ts'
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

  it('compares evaluations with those that an earlier run left in the database', async () => {
    const point = aPlannedPoint({ kind: 'eval', evalTask: { task: 'gsm8k', path: 'gsm8k.yaml' } })
    const planned = aPlan({ points: [point], canary: { state: 'skipped', because: ['no benchmark'] } })
    const folder = temporaryFolder()
    /** One run's artifacts: the evaluation, and its score. */
    const layEval = (run: string, score: number): string => {
      const dir = join(folder, run, artifactNames(point, { attempt: 1, valid: true }).result)
      mkdirSync(dir, { recursive: true })
      const identity = { planDigest: planned.digest, attempt: 1, simulated: false }
      writeFileSync(join(dir, 'meta_env.json'), JSON.stringify(evalMetaOf(point, identity, null)))
      const results = {
        lm_eval_version: '0.4.13',
        results: { gsm8k: { alias: 'gsm8k', 'exact_match,strict-match': score } },
        configs: {},
        'n-samples': { gsm8k: { original: 1319, effective: 1319 } },
        infx: { point_id: point.id, plan_digest: planned.digest, attempt: 1, simulated: false },
      }
      writeFileSync(join(dir, 'results_2026-11-30T08-00-00.000001.json'), JSON.stringify(results))
      return join(folder, run)
    }
    const databaseUrl = `pglite:${join(folder, 'db')}`
    const createdAt = '2026-11-29T08:00:00.000Z'
    const ingested = (runId: number, artifactsDir: string) =>
      ingestFolder({
        artifactsDir,
        databaseUrl,
        run: { origin: 'github', runId, attempt: 1, name: 'sweep', createdAt },
        expectedPointIds: undefined,
        labels: undefined,
        entities: undefined,
        onStep: () => undefined,
      })
    expect((await ingested(700, layEval('earlier', 0.97))).categories.eval).toMatchObject({ new: 1 })
    const own = layEval('now', 0.9)
    // A job that runs again finds its own rows there: no cohort of itself.
    await ingested(701, own)
    const { sweep, problems } = await collectSweep({
      plan: planned,
      artifactsDir: own,
      repoDir: folder,
      thresholdsFile: 'thresholds.yaml',
      outDir: join(folder, 'out'),
      history: { databaseUrl, entities: undefined, ownRunId: 701 },
      now,
    })
    expect(problems.map(({ code }) => code)).not.toContain('INFX270')
    expect(sweep.evals[0]?.cohort).toMatchObject({
      state: 'compared',
      beyondTwoSigma: true,
      cohort: { runId: 700, evaluations: 1 },
    })
  })
})
