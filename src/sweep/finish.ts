/** After the points: artifacts, ingest, report. Each is a finding of its own when it fails; the results stay whatever happens. */
import { mkdir, rm } from 'node:fs/promises'
import { localRun } from '../core/ingest/run-identity.ts'
import type { Plan } from '../core/plan/plan.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import type { Sweep } from '../core/results/sweep.ts'
import type { IngestReport } from '../core/ingest/report.ts'
import { writeJsonFile } from '../files/json-file.ts'
import { layOutArtifacts } from './artifacts.ts'
import { ingestFolder } from './ingest-folder.ts'
import { drawReport, localSummary } from './redraw.ts'
import type { SweepObserver } from './events.ts'
import type { OutDir } from './out-dir.ts'
import type { Prepared } from './prepare.ts'
import { writeAggregates } from './aggregates.ts'

export interface FinishInput {
  readonly prepared: Prepared
  readonly plan: Plan
  readonly sweep: Sweep
  readonly out: OutDir
  readonly startedAt: string
  readonly signal: AbortSignal
  readonly observe: SweepObserver
}

export interface Finished {
  readonly summary: string
  /** Rows were written. */
  readonly isStored: boolean
  readonly problems: readonly Problem[]
}

export async function finishSweep(input: FinishInput): Promise<Finished> {
  const { sweep, out, observe } = input
  observe({ type: 'stage', stage: 'collect', detail: 'collecting results' })
  await collectArtifacts(input)
  const ingest = await ingestOrSay(input)
  observe({ type: 'stage', stage: 'report', detail: 'drawing the report' })
  await drawReport(out.path, sweep, input.plan, {
    artifactsDir: out.file('artifacts'),
    ingest: ingest.report,
    // Whoever interrupts has seconds; `infx report` draws them later, and so does the resumed sweep.
    withoutPictures: sweep.interrupted,
  })
  const summary = localSummary(sweep)
  return { summary, isStored: ingest.report !== undefined, problems: ingest.problems }
}

/** A database that cannot be opened costs no result: the report is drawn all the same, and `infx ingest` can follow. */
async function ingestOrSay(
  input: FinishInput,
): Promise<{ readonly report?: IngestReport; readonly problems: readonly Problem[] }> {
  // An interrupted sweep is not whole: its rows are ingested when --resume has completed it.
  if (input.sweep.interrupted) return { problems: [] }
  if (!hasSomethingToStore(input.sweep)) {
    input.observe({ type: 'note', text: 'nothing was measured, so nothing is ingested' })
    return { problems: [] }
  }
  try {
    const report = await ingestSweep(input)
    return { report, problems: report.problems.map((found) => asLoss(found, report)) }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const hint = 'every result is kept: infx ingest --database … stores them when the database is there'
    return {
      problems: error.problems.map((found) => (found.hint === undefined ? { ...found, hint } : found)),
    }
  }
}

/** A finding that kept rows out of the database is an error of the sweep: its results are not where people look for them. */
const asLoss = (found: Problem, { conclusion }: IngestReport): Problem =>
  conclusion !== 'success' && found.severity === 'warning' ? { ...found, severity: 'error' } : found

/** Invalid benchmark results are never stored; an evaluation with a low score is. */
const hasSomethingToStore = ({ points }: Sweep): boolean =>
  points.some(
    ({ kind, status }) =>
      status === 'valid' || status === 'reused' || (kind === 'eval' && status === 'invalid'),
  )

async function collectArtifacts({ plan, sweep, out }: FinishInput): Promise<void> {
  const artifactsDir = out.file('artifacts')
  await rm(artifactsDir, { recursive: true, force: true })
  await mkdir(artifactsDir, { recursive: true })
  for (const point of plan.points) {
    const outcome = out.outcomeOf(point.id)
    if (!outcome) continue
    const { result, workDir } = outcome
    await layOutArtifacts(
      {
        point,
        result,
        planDigest: plan.digest,
        workDir: out.file(workDir),
        ...(result.resultPath === undefined ? {} : { aggregatePath: out.file(result.resultPath) }),
      },
      artifactsDir,
    )
  }
  await writeAggregates({ artifactsDir, plan, sweep })
}

async function ingestSweep({
  prepared,
  plan,
  sweep,
  out,
  startedAt,
  signal,
  observe,
}: FinishInput): Promise<IngestReport> {
  const report = await ingestFolder({
    artifactsDir: out.file('artifacts'),
    databaseUrl: prepared.settings.databaseUrl,
    run: localRun({
      startedAt,
      name: 'infx sweep',
      ...(sweep.head === undefined ? {} : { headSha: sweep.head }),
    }),
    expectedPointIds: plan.points.map(({ id }) => id),
    labels: plan.trigger.labels,
    entities: prepared.config.entities,
    signal,
    onStep: (step) => observe({ type: 'stage', stage: 'ingest', detail: `ingest: ${step}` }),
  })
  await writeJsonFile(out.file('ingest.json'), report)
  return report
}
