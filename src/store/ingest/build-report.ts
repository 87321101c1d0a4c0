/** From what was counted to the report. */
import type { Claims } from '../../core/ingest/claims.ts'
import type { UnmappedName } from '../../core/ingest/config-identity.ts'
import type { EvalClaims } from '../../core/ingest/eval-claims.ts'
import { conclude, conservationProblems } from '../../core/ingest/report.ts'
import type { IngestReport, UnmappedNames } from '../../core/ingest/report.ts'
import type { RunStats } from '../../core/ingest/run-stats.ts'
import { problem } from '../../core/problems/catalogue.ts'
import '../../core/problems/store.ts'
import type { IngestContext } from './context.ts'

export const noNames: UnmappedNames = { model: [], hardware: [], precision: [], metricKeys: [] }

/** Names outside of the tables, each once. */
export function unmappedNames({
  claims,
  evals,
  runStats,
}: {
  readonly claims: Claims
  readonly evals: EvalClaims
  readonly runStats: RunStats
}): UnmappedNames {
  const all: readonly UnmappedName[] = [
    ...claims.names,
    ...evals.names,
    ...runStats.unmappedHardware.map((name): UnmappedName => ({ kind: 'hardware', name })),
  ]
  const of = (kind: UnmappedName['kind']): string[] =>
    [...new Set(all.filter((found) => found.kind === kind).map(({ name }) => name))].sort()
  return {
    model: of('model'),
    hardware: of('hardware'),
    precision: of('precision'),
    metricKeys: [...claims.unknownMetricKeys].sort(),
  }
}

export function buildReport(
  context: IngestContext,
  source: string,
  targetName: string,
  unmapped: UnmappedNames,
): IngestReport {
  const { tally, database, run } = context
  const categories = {
    benchmark: tally.counts('benchmark'),
    eval: tally.counts('eval'),
    trace: tally.counts('trace'),
    power: tally.counts('power'),
  }
  const unknownNames = (['model', 'hardware'] as const).flatMap((kind) =>
    unmapped[kind].map((name) =>
      problem('INFX282', `${kind} "${name}" is not in the tables: its rows are not stored`, {
        hint: `add it to the organisation's ${kind === 'model' ? 'models' : 'hardware'} and ingest again`,
      }),
    ),
  )
  const problems = [...context.problems, ...unknownNames, ...conservationProblems(categories)]
  return {
    schema: 'ingest-report.v1',
    conclusion: conclude(categories, problems),
    target: { kind: database.kind, name: targetName, description: database.description },
    run: {
      origin: run.origin,
      runId: run.runId,
      attempt: run.attempt,
      name: run.name,
      ...(run.headSha === undefined ? {} : { headSha: run.headSha }),
      ...(run.htmlUrl === undefined ? {} : { htmlUrl: run.htmlUrl }),
    },
    source,
    categories,
    counters: { ...tally.counters },
    unmapped,
    problems,
  }
}
