/** After the points: artifacts, ingest, report. Each is a finding of its own when it fails; the results stay whatever happens. */
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { readFile } from 'node:fs/promises'
import type { Plan } from '../core/plan/plan.ts'
import type { PointId } from '../core/point.ts'
import type { Problem } from '../core/problem.ts'
import { renderSummary } from '../core/render/summary.ts'
import { stepSummaryBytes } from '../core/render/document.ts'
import type { Aggregate, JsonObject } from '../core/results/aggregate.ts'
import type { Sweep } from '../core/results/sweep.ts'
import { localRunId } from '../core/ingest/run-identity.ts'
import type { IngestReport } from '../core/ingest/report.ts'
import { openIngestSource } from '../files/ingest-source.ts'
import { writeJsonFile } from '../files/json-file.ts'
import { renderCurveSvg } from '../report/curve-svg.ts'
import { svgToPng } from '../report/png.ts'
import { renderReport } from '../report/report.ts'
import { acceptsSimulated, ingestRun } from '../store/ingest/ingest-run.ts'
import { openDatabase } from '../store/open.ts'
import { layOutArtifacts } from './artifacts.ts'
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
  readonly observe: SweepObserver
}

export interface Finished {
  readonly summary: string
  readonly problems: readonly Problem[]
}

const pictureWidth = 1_600

export async function finishSweep(input: FinishInput): Promise<Finished> {
  const { sweep, out, observe } = input
  observe({ type: 'stage', stage: 'collect', detail: 'collecting results' })
  await collectArtifacts(input)
  // An interrupted sweep is not whole: its rows are ingested when --resume has completed it.
  const ingest = sweep.interrupted ? undefined : await ingestArtifacts(input)
  observe({ type: 'stage', stage: 'report', detail: 'drawing the report' })
  await drawReport(out, sweep, input.plan, ingest)
  const summary = renderSummary({
    sweep,
    name: sweep.simulated ? 'simulated' : 'local',
    attempt: Math.max(1, ...sweep.points.map(({ attempt }) => attempt)),
    next: [],
    limitBytes: stepSummaryBytes,
  })
  return { summary, problems: ingest?.problems ?? [] }
}

async function collectArtifacts({ plan, sweep, out, prepared }: FinishInput): Promise<void> {
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
  await writeAggregates({ artifactsDir, plan, sweep, entries: prepared.entries })
}

async function ingestArtifacts({
  prepared,
  plan,
  sweep,
  out,
  startedAt,
  observe,
}: FinishInput): Promise<IngestReport> {
  observe({ type: 'stage', stage: 'ingest', detail: 'opening the database' })
  const { entities } = prepared.config
  const database = await openDatabase(prepared.settings.databaseUrl)
  try {
    const report = await ingestRun(
      database,
      await openIngestSource(out.file('artifacts')),
      {
        origin: 'local',
        runId: localRunId(startedAt),
        attempt: 1,
        name: 'infx sweep',
        createdAt: startedAt,
        startedAt,
        ...(sweep.head === undefined ? {} : { headSha: sweep.head }),
      },
      {
        targetName: database.kind === 'pglite' ? 'local' : 'production',
        allowSimulated: acceptsSimulated(database),
        expectedPointIds: new Set(plan.points.map(({ id }) => id)),
        ...(entities ? { entities } : {}),
        onStep: (step) => observe({ type: 'stage', stage: 'ingest', detail: `ingest: ${step}` }),
      },
    )
    await writeJsonFile(out.file('ingest.json'), report)
    return report
  } finally {
    await database.close()
  }
}

/** report.html, curve.svg and curve.png in the out directory. */
export async function drawReport(
  out: Pick<OutDir, 'file'>,
  sweep: Sweep,
  plan: Plan,
  ingest: IngestReport | undefined,
): Promise<void> {
  const aggregates = await readAggregates(out, sweep)
  const html = await renderReport({
    sweep,
    plan,
    aggregates,
    generatedAt: new Date().toISOString(),
    ...(ingest === undefined ? {} : { ingest: asJson(ingest) }),
  })
  const svg = await renderCurveSvg({ sweep })
  await writeFile(out.file('report.html'), html)
  await writeFile(out.file('curve.svg'), svg)
  await writeFile(out.file('curve.png'), await svgToPng(svg, { width: pictureWidth }))
}

async function readAggregates(
  out: Pick<OutDir, 'file'>,
  sweep: Sweep,
): Promise<ReadonlyMap<PointId, Aggregate>> {
  const aggregates = new Map<PointId, Aggregate>()
  for (const { id, resultPath } of sweep.points) {
    if (resultPath === undefined || !existsSync(out.file(resultPath))) continue
    aggregates.set(id, JSON.parse(await readFile(out.file(resultPath), 'utf8')) as Aggregate)
  }
  return aggregates
}

/** A report of readonly interfaces is plain JSON; this says so to the compiler. */
const asJson = (value: IngestReport): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject
