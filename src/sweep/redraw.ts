/** Report, curve and summary of a sweep, from what lies in its out directory; also long after it ran. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type CategoryCounts,
  type IngestReport,
  ingestCategories,
  ingestOutcomes,
} from '../core/ingest/report.ts'
import type { Plan } from '../core/plan/plan.ts'
import type { PointId } from '../core/point.ts'
import { stepSummaryBytes } from '../core/render/document.ts'
import { renderSummary } from '../core/render/summary.ts'
import type { Aggregate, Json } from '../core/results/aggregate.ts'
import type { Sweep } from '../core/results/sweep.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { ProblemError } from '../core/problem.ts'
import { readOwnJson } from '../files/own-json.ts'
import { renderCurveSvg } from '../report/curve-svg.ts'
import { svgToPng } from '../report/png.ts'
import { renderReport } from '../report/report.ts'
import { shownPart } from '../report/shown-part.ts'
import { readLogTails } from './log-tails.ts'
import { readEndOfSweep, readPlanOfSweep } from './swept-folder.ts'

const pictureWidth = 1_600

/** report.html, and unless there is no time for them curve.svg and curve.png, in the out directory. */
export async function drawReport(
  outDir: string,
  sweep: Sweep,
  plan: Plan,
  from: {
    /** One folder per artifact: where the servers' logs are. */
    readonly artifactsDir: string
    readonly ingest?: IngestReport | undefined
    /** Only the page. */
    readonly withoutPictures?: boolean
  },
): Promise<void> {
  const html = await renderReport({
    sweep,
    plan,
    aggregates: await readAggregates(outDir, sweep),
    logTails: await readLogTails(from.artifactsDir, plan, sweep),
    generatedAt: new Date().toISOString(),
    ...(from.ingest === undefined ? {} : { ingest: ingestDigest(from.ingest) }),
  })
  await writeFile(join(outDir, 'report.html'), html)
  if (from.withoutPictures === true) return
  const svg = await renderCurveSvg({ sweep })
  await writeFile(join(outDir, 'curve.svg'), svg)
  await writeFile(join(outDir, 'curve.png'), await svgToPng(svg, { width: pictureWidth }))
}

/** Draws everything again; returns the summary. Throws ProblemError when plan.json or sweep.json is missing or damaged. */
export async function redrawReport(outDir: string, artifactsDir: string): Promise<string> {
  const plan = await readPlanOfSweep(outDir)
  const sweep = await readEndOfSweep(outDir)
  const ingestPath = join(outDir, 'ingest.json')
  const ingest = existsSync(ingestPath) ? await readIngestReport(ingestPath) : undefined
  await drawReport(outDir, sweep, plan, { artifactsDir, ingest })
  return localSummary(sweep)
}

/** What a reader of the report wants of an ingest: one line per category, and the target. */
function ingestDigest({ conclusion, target, categories }: IngestReport): Json {
  const line = (counts: CategoryCounts): string =>
    ingestOutcomes.map((outcome) => `${counts[outcome]} ${outcome}`).join(' · ')
  return {
    conclusion,
    database: target.description,
    ...Object.fromEntries(ingestCategories.map((category) => [category, line(categories[category])])),
  }
}

async function readIngestReport(path: string): Promise<IngestReport> {
  const value = await readOwnJson(path, 'ingest-report.v1')
  if (isIngestReport(value)) return value
  throw new ProblemError([problem('INFX308', `${path} is not a whole ingest report`)])
}

const isIngestReport = (value: object): value is IngestReport => 'categories' in value && 'target' in value

export const localSummary = (sweep: Sweep): string =>
  renderSummary({
    sweep,
    name: sweep.simulated ? 'simulated' : 'local',
    attempt: Math.max(1, ...sweep.points.map(({ attempt }) => attempt)),
    next: [],
    limitBytes: stepSummaryBytes,
  })

async function readAggregates(outDir: string, sweep: Sweep): Promise<ReadonlyMap<PointId, Aggregate>> {
  const aggregates = new Map<PointId, Aggregate>()
  for (const { id, resultPath } of sweep.points) {
    if (resultPath === undefined || !existsSync(join(outDir, resultPath))) continue
    const whole = JSON.parse(await readFile(join(outDir, resultPath), 'utf8')) as Aggregate
    aggregates.set(id, shownPart(whole))
  }
  return aggregates
}
