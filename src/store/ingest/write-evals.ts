/** eval_results and their samples. */
import { SampleSet, readSampleLine } from '../../core/ingest/eval-samples.ts'
import type { EvalSample } from '../../core/ingest/eval-samples.ts'
import type { ClaimedEval } from '../../core/ingest/eval-claims.ts'
import { storableJson } from '../../core/ingest/row-fields.ts'
import type { SourceFile } from '../../core/ingest/source.ts'
import { isTooDeep } from '../../core/measure/nesting.ts'
import { parseLenientJson } from '../../core/measure/lenient-json.ts'
import { ProblemError } from '../../core/problem.ts'
import type { CopyColumn, CopyRow } from '../copy-binary.ts'
import { classifyDatabaseError } from '../database-error.ts'
import type { Session, TransactionSession } from '../database.ts'
import type { RunContext } from './context.ts'
import { messageOf, reportFile } from './context.ts'
import { writeRows } from './row-faults.ts'
import { eachTextLine } from './stream-text.ts'
import { configIdOf } from './write-configs.ts'

const columns = [
  ['workflow_run_id', 'bigint'],
  ['config_id', 'int'],
  ['task', 'text'],
  ['date', 'date'],
  ['isl', 'int'],
  ['osl', 'int'],
  ['conc', 'int'],
  ['lm_eval_version', 'text'],
  ['metrics', 'jsonb'],
  ['point_id', 'text'],
  ['plan_digest', 'text'],
  ['attempt', 'smallint'],
  ['simulated', 'boolean'],
] as const
const names = columns.map(([name]) => name).join(', ')

const upsertSql = `
with input as (
  select * from json_to_recordset($1::json) as x(ordinal int, ${columns.map(([name, type]) => `${name} ${type}`).join(', ')})
), stored as (
  insert into eval_results as er (${names}) select ${names} from input
  on conflict on constraint eval_results_identity do update set
    metrics = excluded.metrics,
    lm_eval_version = coalesce(excluded.lm_eval_version, er.lm_eval_version),
    point_id = excluded.point_id,
    plan_digest = excluded.plan_digest,
    attempt = excluded.attempt,
    simulated = excluded.simulated
  returning er.*, (xmax = 0) as is_new
)
select stored.id, stored.is_new from stored join input on stored.config_id = input.config_id
  and stored.task = input.task
  and stored.isl is not distinct from input.isl
  and stored.osl is not distinct from input.osl
  and stored.conc is not distinct from input.conc
order by input.ordinal`

interface UpsertResult {
  readonly id: number
  readonly is_new: boolean
}

export async function writeEvals(context: RunContext, evals: readonly ClaimedEval[]): Promise<void> {
  const { tally } = context
  const { written, refused } = await writeRows(context.database, evals, (session, rows) =>
    upsert(session, context, rows),
  )
  for (const { row, error } of refused) {
    for (const place of row.places)
      tally.left('eval', 'failed', `refused by the database: ${messageOf(error)}`, place)
    reportFile(context, 'INFX286', row.places[0] ?? row.row.task, messageOf(error))
  }
  for (const { row: claimed, result } of written) {
    // The first telling of a new row is new, every other telling and every re-ingest a duplicate.
    claimed.places.forEach((_, index) =>
      tally.stored('eval', result.is_new && index === 0 ? 'new' : 'duplicate'),
    )
    if (claimed.row.simulated) tally.counters.simulatedRows++
    if (claimed.samples) await storeSamples(context, result, claimed, claimed.samples)
  }
}

async function upsert(
  session: Session,
  context: RunContext,
  evals: readonly ClaimedEval[],
): Promise<readonly UpsertResult[]> {
  const records = evals.map(({ row }, ordinal) => ({
    ordinal,
    workflow_run_id: context.workflowRunId,
    config_id: configIdOf(context.configIds, row.config),
    task: row.task,
    date: context.date,
    isl: row.isl,
    osl: row.osl,
    conc: row.conc,
    lm_eval_version: row.lmEvalVersion,
    metrics: row.metrics,
    point_id: row.pointId,
    plan_digest: row.planDigest,
    attempt: row.attempt,
    simulated: row.simulated,
  }))
  const { rows } = await session.query<UpsertResult>(upsertSql, [storableJson(records)])
  return rows
}

async function storeSamples(
  context: RunContext,
  stored: UpsertResult,
  claimed: ClaimedEval,
  file: SourceFile,
): Promise<void> {
  const place = `${claimed.places.at(-1) ?? claimed.row.task} (${file.path})`
  try {
    const samples = await readSamples(context, file, place)
    context.tally.counters.evalSamplesNew += await context.database.tx((session) =>
      stored.is_new
        ? copySamples(session, 'eval_samples', stored.id, samples)
        : mergeSamples(session, stored.id, samples),
    )
  } catch (error) {
    const classified = classifyDatabaseError(error, context.database.description)
    if (classified instanceof ProblemError) throw classified
    reportFile(context, 'INFX283', place, `samples not stored: ${messageOf(error)}`)
  }
}

async function readSamples(
  context: RunContext,
  file: SourceFile,
  place: string,
): Promise<readonly EvalSample[]> {
  const set = new SampleSet()
  const unusable: number[] = []
  await eachTextLine(file, (text, number) => {
    if (text.trim() === '') return
    const line = readSampleLine(parsedOrUndefined(text))
    if (line) set.add(line)
    else unusable.push(number)
  })
  if (unusable.length > 0)
    reportFile(
      context,
      'INFX283',
      place,
      `${unusable.length} lines are no samples, the first is line ${unusable[0]}`,
    )
  const conflicting = set.conflictingDocIds
  if (conflicting.length > 0)
    reportFile(
      context,
      'INFX283',
      place,
      `${conflicting.length} questions have copies with different text and are left out, the first is doc_id ${conflicting[0]}`,
    )
  return set.samples()
}

function parsedOrUndefined(text: string): unknown {
  try {
    const line = parseLenientJson(text)
    return isTooDeep(line) ? undefined : line
  } catch (error) {
    // Named by its line number in the report; the other samples of the file are whole.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const sampleColumns: readonly CopyColumn[] = [
  { name: 'eval_result_id', type: 'int8' },
  { name: 'doc_id', type: 'int4' },
  { name: 'prompt', type: 'text' },
  { name: 'target', type: 'text' },
  { name: 'response', type: 'text' },
  { name: 'passed', type: 'bool' },
  { name: 'score', type: 'numeric' },
  { name: 'metrics', type: 'jsonb' },
  { name: 'data', type: 'jsonb' },
]
const sampleNames = sampleColumns.map(({ name }) => name).join(', ')

const copySamples = (
  session: TransactionSession,
  table: string,
  evalId: number,
  samples: readonly EvalSample[],
): Promise<number> => session.copyIn(table, sampleColumns, sampleRows(evalId, samples))

function* sampleRows(evalId: number, samples: readonly EvalSample[]): Generator<CopyRow> {
  for (const sample of samples)
    yield [
      evalId,
      sample.docId,
      sample.prompt,
      sample.target,
      sample.response,
      sample.passed,
      sample.score,
      JSON.stringify(sample.metrics),
      storableJson(sample.record),
    ]
}

/** The eval row was there: only questions that it lacks are added. */
async function mergeSamples(
  session: TransactionSession,
  evalId: number,
  samples: readonly EvalSample[],
): Promise<number> {
  await session.script(
    `create temp table incoming_samples on commit drop as select ${sampleNames} from eval_samples limit 0`,
  )
  await copySamples(session, 'incoming_samples', evalId, samples)
  const { affectedRows } = await session.query(
    `insert into eval_samples (${sampleNames}) select ${sampleNames} from incoming_samples
     on conflict on constraint eval_samples_identity do nothing`,
    [],
  )
  return affectedRows
}
