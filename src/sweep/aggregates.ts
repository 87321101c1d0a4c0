/** The run-wide documents of the ecosystem, made from what is laid out in the artifacts folder. */
import { collectEvalRows } from '../core/evals/eval-rows.ts'
import { changelogMetadata, runStats } from '../core/collect/run-documents.ts'
import type { Plan } from '../core/plan/plan.ts'
import type { Sweep } from '../core/results/sweep.ts'
import { readCollected, rowsOf, writeRunAggregates } from '../files/collect.ts'
import { openIngestSource } from '../files/ingest-source.ts'

export interface AggregatesInput {
  readonly artifactsDir: string
  readonly plan: Plan
  readonly sweep: Sweep
}

/** `results_bmk`, `eval_results_all`, `run-stats` and `changelog-metadata` below the artifacts folder. */
export async function writeAggregates({ artifactsDir, plan, sweep }: AggregatesInput): Promise<void> {
  const { results, rowOf, evalSets } = await readCollected(await openIngestSource(artifactsDir))
  const valid = new Set(
    sweep.points.filter(({ status }) => status === 'valid' || status === 'reused').map(({ id }) => id),
  )
  await writeRunAggregates(artifactsDir, {
    results: rowsOf(
      results.filter(({ origin, pointId }) => origin === 'point' && pointId !== null && valid.has(pointId)),
      rowOf,
    ),
    evalRows: collectEvalRows(evalSets).rows,
    runStats: runStats(plan, sweep.points),
    changelogMetadata: changelogMetadata(plan),
  })
}
