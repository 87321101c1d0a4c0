/** `infx report` and `infx ingest`: parts of a sweep again, from what it left. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { EntityExtension } from '../core/ingest/entities.ts'
import { localRun } from '../core/ingest/run-identity.ts'
import { renderIngestText } from '../core/ingest/render-report.ts'
import { sweepInputs } from '../core/inputs.ts'
import { ProblemError, hasErrors } from '../core/problem.ts'
import '../core/problems/command.ts'
import { problem } from '../core/problems/catalogue.ts'
import { loadInfxConfig } from '../files/infx-config.ts'
import { ingestFolder } from '../sweep/ingest-folder.ts'
import { redrawReport } from '../sweep/redraw.ts'
import { absoluteDatabase, databaseIn } from '../sweep/settings.ts'
import { type StoredRun, databaseOf, readStoredRun } from '../sweep/stored-run.ts'
import { readEndOfSweep, readPlanOfSweep } from '../sweep/swept-folder.ts'
import { printProblems } from './failure.ts'
import type { ExitCode } from './main.ts'

/** The directory, said as an argument or as an option. Throws ProblemError (INFX300) when the two differ, or one is blank. */
export function outOf(argument: string | undefined, option: string | undefined): string {
  const given = [argument, option].filter((dir) => dir !== undefined)
  if (given.some((dir) => dir.trim() === '')) {
    throw new ProblemError([problem('INFX300', 'out: expected DIR, got ""')])
  }
  const [out = resolve(sweepInputs.out.fallback), other = out] = given.map((dir) => resolve(dir))
  if (other === out) return out
  throw new ProblemError([problem('INFX300', `out: expected one directory, got ${out} and ${other}`)])
}

export interface ReportOptions {
  readonly out?: string
  readonly artifacts?: string
}

/** Throws ProblemError (INFX308) when the given folder of artifacts is not there, or as redrawReport. */
export async function reportVerb(out: string, artifacts: string | undefined): Promise<ExitCode> {
  const outDir = resolve(out)
  const artifactsDir = artifacts === undefined ? join(outDir, 'artifacts') : resolve(artifacts)
  if (!existsSync(artifactsDir)) {
    if (artifacts !== undefined) {
      throw new ProblemError([problem('INFX308', `artifacts: there is no ${artifactsDir}`)])
    }
    process.stderr.write(
      `no server logs in the report: there is no ${artifactsDir}; --artifacts DIR says where they are\n`,
    )
  }
  const summary = await redrawReport(outDir, artifactsDir)
  await writeFile(join(outDir, 'summary.md'), summary)
  process.stdout.write(`report    ${join(outDir, 'report.html')}\n`)
  return 0
}

export interface IngestOptions {
  readonly out: string
  readonly artifacts?: string
  readonly database?: string
  readonly repo?: string
  readonly json?: true
}

export async function ingestVerb(options: IngestOptions): Promise<ExitCode> {
  const outDir = resolve(options.out)
  const plan = await readPlanOfSweep(outDir)
  const sweep = await readEndOfSweep(outDir)
  const began = await readStoredRun(outDir)
  const entities = entitiesFor(options.repo, began)
  const report = await ingestFolder({
    artifactsDir: options.artifacts === undefined ? join(outDir, 'artifacts') : resolve(options.artifacts),
    databaseUrl: databaseFor(options.database, outDir, began),
    run: localRun({
      startedAt: sweep.startedAt,
      name: 'infx sweep',
      ...(sweep.head === undefined ? {} : { headSha: sweep.head }),
    }),
    expectedPointIds: plan.points.map(({ id }) => id),
    labels: plan.trigger.labels,
    entities,
    onStep: (step) => process.stderr.write(`${step}\n`),
  })
  // Findings go to stderr, once.
  process.stdout.write(
    options.json ? `${JSON.stringify(report, null, 1)}\n` : renderIngestText({ ...report, problems: [] }),
  )
  printProblems(report.problems)
  return report.conclusion === 'success' ? 0 : 1
}

/** Rows must be the same from wherever they are ingested: the names are those of the sweep, not of where somebody stands. */
function entitiesFor(repo: string | undefined, began: StoredRun | undefined): EntityExtension | undefined {
  if (repo === undefined && began) return began.config.entities
  const root = resolve(repo ?? '.')
  if (!existsSync(root)) throw new ProblemError([problem('INFX308', `repo: there is no ${root}`)])
  const { config, problems } = loadInfxConfig(root)
  if (hasErrors(problems)) throw new ProblemError(problems)
  return config.entities
}

function databaseFor(given: string | undefined, outDir: string, began: StoredRun | undefined): string {
  if (given !== undefined) return absoluteDatabase(given, process.cwd())
  return began ? databaseOf(began, outDir) : databaseIn(outDir)
}
