/** Accuracy rows: from the collected aggregate, or from one evaluation's own folder. */
import { lengthsFromName } from './benchmark-row.ts'
import type { RowOutcome } from './benchmark-row.ts'
import { mapConfig } from './config-identity.ts'
import type { ConfigIdentity } from './config-identity.ts'
import type { EntityTables } from './entities.ts'
import { readInfx } from './infx-block.ts'
import { integerOf, isRow, numberOf, recordOf, rowFault, textOf } from './row-fields.ts'
import type { RawRow } from './row-fields.ts'
import { shareFaults } from './score-range.ts'

export interface EvalRow {
  readonly config: ConfigIdentity
  /** Lower case. */
  readonly task: string
  readonly isl: number | null
  readonly osl: number | null
  readonly conc: number | null
  readonly lmEvalVersion: string | null
  readonly metrics: Readonly<Record<string, number>>
  readonly pointId: string | null
  readonly planDigest: string | null
  readonly attempt: number | null
  readonly simulated: boolean
}

/** An element of agg_eval_all.json. */
export function mapEvalAggregateRow(raw: unknown, entities: EntityTables): RowOutcome<EvalRow> {
  if (!isRow(raw)) return { state: 'failed', reason: 'not an object' }
  const fault = rowFault(raw)
  if (fault !== undefined) return { state: 'failed', reason: fault }
  const task = textOf(raw, 'task')
  if (task === undefined) return { state: 'failed', reason: 'missing: task' }
  const metrics: Record<string, number> = {}
  for (const key of [
    'em_strict',
    'em_strict_se',
    'em_flexible',
    'em_flexible_se',
    'n_eff',
    'score',
    'score_se',
  ]) {
    const value = numberOf(raw, key)
    if (value !== undefined) metrics[key] = value
  }
  const lengths = lengthsFromName(textOf(raw, 'source') ?? '')
  return finish(
    raw,
    { task, metrics, lmEvalVersion: textOf(raw, 'lm_eval_version') ?? null, lengths },
    entities,
  )
}

/**
 * One row per task of a results file in an evaluation's folder. `conc` overrides the metadata's: a batched file says
 * its own in its name.
 */
export function mapEvalResults(
  meta: RawRow,
  results: RawRow,
  conc: number | undefined,
  entities: EntityTables,
): readonly RowOutcome<EvalRow>[] {
  const tasks = recordOf(results, 'results') ?? {}
  const lmEvalVersion = textOf(results, 'lm_eval_version') ?? null
  const base = conc === undefined ? meta : { ...meta, conc }
  return Object.keys(tasks).map((task): RowOutcome<EvalRow> => {
    const scores = recordOf(tasks, task)
    if (!scores) return { state: 'failed', reason: `results of task "${task}" are not an object` }
    const fault = rowFault(scores)
    if (fault !== undefined) return { state: 'failed', reason: fault }
    return finish(
      base,
      { task, metrics: taskMetrics(task, scores, results), lmEvalVersion, lengths: undefined },
      entities,
    )
  })
}

const renamed: Readonly<Record<string, string>> = {
  'exact_match,strict-match': 'em_strict',
  'exact_match_stderr,strict-match': 'em_strict_se',
  'exact_match,flexible-extract': 'em_flexible',
  'exact_match_stderr,flexible-extract': 'em_flexible_se',
}

/** The name that a metric of a results file has in the database. */
export const storedMetricName = (name: string): string =>
  renamed[name] ?? name.replace(/,none$/, '').replace(/_stderr$/, '_se')

function taskMetrics(task: string, scores: RawRow, results: RawRow): Readonly<Record<string, number>> {
  const metrics: Record<string, number> = {}
  for (const key of Object.keys(scores)) {
    const value = numberOf(scores, key)
    if (value === undefined) continue
    metrics[storedMetricName(key)] = value
  }
  const counts = recordOf(recordOf(results, 'n-samples') ?? {}, task)
  const effective = counts && numberOf(counts, 'effective')
  return effective === undefined ? metrics : { ...metrics, n_eff: effective }
}

interface TaskResult {
  readonly task: string
  readonly metrics: Readonly<Record<string, number>>
  readonly lmEvalVersion: string | null
  readonly lengths: { readonly isl: number; readonly osl: number } | undefined
}

function finish(row: RawRow, result: TaskResult, entities: EntityTables): RowOutcome<EvalRow> {
  const mapping = mapConfig(row, entities)
  if (mapping.state !== 'mapped') return mapping
  if (Object.keys(result.metrics).length === 0) return { state: 'skipped', reason: 'no score' }
  const faults = shareFaults(result.metrics)
  if (faults.length > 0) return { state: 'failed', reason: faults.join(', ') }
  const { pointId, planDigest, attempt, simulated } = readInfx(row)
  return {
    state: 'mapped',
    reported: mapping.reported,
    unknownKeys: [],
    row: {
      config: mapping.config,
      task: result.task.toLowerCase(),
      isl: positiveOrNull(row, 'isl') ?? result.lengths?.isl ?? null,
      osl: positiveOrNull(row, 'osl') ?? result.lengths?.osl ?? null,
      conc: positiveOrNull(row, 'conc'),
      lmEvalVersion: result.lmEvalVersion,
      metrics: result.metrics,
      pointId,
      planDigest,
      attempt,
      simulated,
    },
  }
}

/** Agentic evaluations write isl and osl as 0: there is none. */
function positiveOrNull(row: RawRow, key: string): number | null {
  const value = integerOf(row, key)
  return value !== undefined && value > 0 ? value : null
}

/** The natural key inside one run, nulls equal. */
export const evalKey = (row: EvalRow): string =>
  JSON.stringify([row.config, row.task, row.isl, row.osl, row.conc])
