/**
 * One run's artifacts → rows. Order of work (reference ingest §3.8):
 * control files → claims (nothing written yet) → lock → run → points → logs, telemetry, traces → evals → changelog → view.
 * No transaction around the whole: every step is complete in itself, so that after a crash a rerun goes on.
 */
import { claimPoints, notPublishable } from '../../core/ingest/claims.ts'
import type { Claims } from '../../core/ingest/claims.ts'
import type { RunChangelog } from '../../core/ingest/changelog-metadata.ts'
import { ecosystemEntities, extendEntities } from '../../core/ingest/entities.ts'
import type { EntityExtension } from '../../core/ingest/entities.ts'
import { claimEvals } from '../../core/ingest/eval-claims.ts'
import type { EvalClaims } from '../../core/ingest/eval-claims.ts'
import type { IngestPolicy, PurgeEntry } from '../../core/ingest/policy.ts'
import type { IngestReport } from '../../core/ingest/report.ts'
import { runDate, runLabel } from '../../core/ingest/run-identity.ts'
import type { RunIdentity } from '../../core/ingest/run-identity.ts'
import type { RunStats } from '../../core/ingest/run-stats.ts'
import type { IngestSource } from '../../core/ingest/source.ts'
import { Tally } from '../../core/ingest/tally.ts'
import { problem } from '../../core/problems/catalogue.ts'
import '../../core/problems/store.ts'
import { ProblemError } from '../../core/problem.ts'
import type { Problem } from '../../core/problem.ts'
import { lockWaitSeconds, withAdvisoryLock } from '../advisory-lock.ts'
import { DatabaseError } from '../database-error.ts'
import type { Database } from '../database.ts'
import { buildReport, noNames, unmappedNames } from './build-report.ts'
import { reportFile } from './context.ts'
import type { IngestContext, RunContext } from './context.ts'
import { readBenchmarks } from './read-benchmarks.ts'
import { readChangelog, readQuarantines, readRunStats } from './read-control.ts'
import { readEvalAggregates, readEvalFolders } from './read-evals.ts'
import { writeBenchmarks } from './write-benchmarks.ts'
import { ensureConfigs } from './write-configs.ts'
import { writeEvals } from './write-evals.ts'
import { writeAvailability, writeChangelog, writeDatasets, writeRunStats } from './write-facts.ts'
import { writeServerLogs } from './write-logs.ts'
import { upsertRun } from './write-run.ts'
import { writeTelemetry } from './write-telemetry.ts'
import { writeTraces } from './write-traces.ts'

export interface IngestOptions {
  /** What people call the target: `production`, `staging`, `local`. */
  readonly targetName: string
  /** See {@link acceptsSimulated}. */
  readonly allowSimulated: boolean
  /** Names that the organisation adds to the ecosystem's. */
  readonly entities?: EntityExtension
  /** Ids of the plan: rows that only an aggregate has must be among them. */
  readonly expectedPointIds?: ReadonlySet<string>
  /** Labels that the sweep was planned with: some of them make its results unpublishable. */
  readonly labels?: readonly string[]
  /** Withdrawn measurements. */
  readonly purges?: readonly PurgeEntry[]
  /** Told what is being done, for progress lines. */
  readonly onStep?: (step: string) => void
}

/** Production databases (PostgreSQL) hold measurements of real hardware only; an embedded one is its owner's. */
export const acceptsSimulated = (database: Database): boolean => database.kind === 'pglite'

/**
 * Never throws for what artifacts or infrastructure do: the report tells, with conclusion and problems, also when it
 * was broken off. The database must be migrated (`openDatabase` does).
 */
export async function ingestRun(
  database: Database,
  source: IngestSource,
  run: RunIdentity,
  options: IngestOptions,
): Promise<IngestReport> {
  const policy: IngestPolicy = {
    entities: extendEntities(ecosystemEntities, options.entities ?? {}),
    allowSimulated: options.allowSimulated,
    labels: options.labels ?? [],
    expectedPointIds: options.expectedPointIds,
    purges: options.purges ?? [],
  }
  const context: IngestContext = {
    database,
    entities: policy.entities,
    run,
    tally: new Tally(),
    problems: [],
  }
  let unmapped = noNames
  try {
    const work = await readSource(context, source, policy)
    unmapped = unmappedNames(work)
    if (work.claims.points.length + work.evals.evals.length === 0)
      context.problems.push(nothingToIngest(context, source))
    else {
      await withAdvisoryLock(database, { key: `ingest:${runLabel(run)}`, waitSeconds: lockWaitSeconds }, () =>
        write(context, source, work, options.onStep ?? (() => undefined)),
      )
    }
  } catch (error) {
    const problems = problemsOf(error, database)
    if (!problems) throw error
    context.problems.push(...problems)
    context.tally.breakOff(`not reached: ${problems[0]?.code ?? 'broken off'}`)
  }
  return buildReport(context, source.description, options.targetName, unmapped)
}

/** undefined = a bug of ours, which must not look like a finding. */
function problemsOf(error: unknown, database: Database): readonly Problem[] | undefined {
  if (error instanceof ProblemError) return error.problems
  if (!(error instanceof DatabaseError)) return undefined
  return [
    problem('INFX291', `${database.description} refused a statement (${error.sqlState}): ${error.message}`),
  ]
}

interface IngestWork {
  readonly changelog: RunChangelog
  readonly claims: Claims
  readonly evals: EvalClaims
  readonly runStats: RunStats
}

/** Entries that are no files and are named; whoever fills artifacts with them is not worth more lines. */
const maxRefused = 20

/** Reads and judges everything; counts what is left out. Writes nothing. */
async function readSource(
  context: IngestContext,
  { artifacts, refused = [] }: IngestSource,
  policy: IngestPolicy,
): Promise<IngestWork> {
  const { tally } = context
  for (const { place, why } of refused.slice(0, maxRefused)) reportFile(context, 'INFX283', place, why)
  if (refused.length > maxRefused) {
    const more = `${refused.length - maxRefused} more entries of the artifacts are no files`
    context.problems.push(problem('INFX283', more))
  }
  const quarantine = await readQuarantines(artifacts)
  const changelog = await readChangelog(context, artifacts)
  const candidates = await readBenchmarks(context, artifacts)
  const claims = claimPoints(candidates, {
    policy,
    run: context.run,
    evalsOnly: changelog.evalsOnly,
    quarantine,
  })
  const aggregates = await readEvalAggregates(context, artifacts)
  const evals = claimEvals(aggregates, await readEvalFolders(context, artifacts), policy)
  for (const { outcome, reason, place, counter } of claims.left) {
    tally.left('benchmark', outcome, reason, place)
    if (counter) tally.counters[counter]++
  }
  for (const { outcome, reason, place } of evals.left) tally.left('eval', outcome, reason, place)
  tally.counters.aggregateOnly = claims.points.filter(
    ({ candidate }) => candidate.origin === 'aggregate',
  ).length
  tally.counters.conflicts = claims.conflicts.length
  for (const { place, ownPlace, metrics } of claims.conflicts)
    context.problems.push(
      problem('INFX288', `${place} and ${ownPlace} differ in ${metrics.slice(0, 5).join(', ')}`, {
        at: { file: place, line: 1, col: 1 },
        hint: `stored is ${ownPlace}`,
      }),
    )
  reportRefused(context, claims, evals)
  return { changelog, claims, evals, runStats: await readRunStats(context, artifacts) }
}

/** What a target that people read as measurements does not take, by reason. */
function reportRefused(context: IngestContext, claims: Claims, evals: EvalClaims): void {
  const counts = new Map<string, number>()
  for (const { reason } of [...claims.left, ...evals.left])
    if (reason === 'simulated' || reason.startsWith(notPublishable))
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
  for (const [reason, count] of counts)
    context.problems.push(
      problem('INFX284', `${count} rows refused by ${context.database.description}: ${reason}`, {
        hint: 'results that are for their owner only can be stored in an embedded database (pglite:<directory>)',
      }),
    )
}

async function write(
  context: IngestContext,
  { artifacts }: IngestSource,
  work: IngestWork,
  onStep: (step: string) => void,
): Promise<void> {
  const { database, run } = context
  const { points } = work.claims
  const { evals } = work.evals
  onStep(`run, ${points.length} points`)
  const workflowRunId = await upsertRun(database, run, work.changelog.appendOnly)
  const configIds = await ensureConfigs(database, [
    ...points.map(({ row }) => row.config),
    ...evals.map(({ row }) => row.config),
  ])
  const runContext: RunContext = { ...context, workflowRunId, configIds, date: runDate(run) }
  const stored = await writeBenchmarks(runContext, points)
  onStep('server logs')
  await writeServerLogs(runContext, stored, artifacts)
  onStep('GPU telemetry')
  await writeTelemetry(runContext, stored, artifacts)
  onStep('traces')
  await writeTraces(runContext, stored, artifacts)
  onStep(`${evals.length} evaluations`)
  await writeEvals(runContext, evals)
  onStep('changelog, view')
  await writeAvailability(runContext, stored)
  await writeDatasets(runContext, stored)
  await writeRunStats(runContext, work.runStats.stats)
  await writeChangelog(runContext, work.changelog.rows)
  await database.query('refresh materialized view concurrently latest_benchmarks', [])
}

function nothingToIngest(context: IngestContext, source: IngestSource): Problem {
  const { raw } = context.tally.counts('benchmark')
  const evals = context.tally.counts('eval').raw
  return problem(
    'INFX280',
    `${source.description} holds ${raw} benchmark rows and ${evals} eval rows, none of which can be stored`,
    {
      hint:
        raw + evals === 0
          ? 'check that this is the folder of the run’s artifacts'
          : 'the reasons are listed in the report',
    },
  )
}
