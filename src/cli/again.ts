/** `infx report` and `infx ingest`: parts of a sweep again, from what it left. */
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { localRun } from '../core/ingest/run-identity.ts'
import { renderIngestText } from '../core/ingest/render-report.ts'
import { ProblemError, hasErrors } from '../core/problem.ts'
import { readPlanFile } from '../files/plan-file.ts'
import { readSweepFile } from '../files/sweep-file.ts'
import { ingestFolder } from '../sweep/ingest-folder.ts'
import { redrawReport } from '../sweep/redraw.ts'
import { readSettings } from '../sweep/prepare.ts'
import { printProblems } from './failure.ts'
import type { ExitCode } from './main.ts'

export async function reportVerb(out: string): Promise<ExitCode> {
  const outDir = resolve(out)
  const summary = await redrawReport(outDir)
  await writeFile(join(outDir, 'summary.md'), summary)
  process.stdout.write(`report    ${join(outDir, 'report.html')}\n`)
  return 0
}

export interface IngestOptions {
  readonly out: string
  readonly artifacts?: string
  readonly database?: string
  readonly json?: true
}

export async function ingestVerb(options: IngestOptions): Promise<ExitCode> {
  const outDir = resolve(options.out)
  const { config, problems } = readSettings({}, process.cwd(), {})
  if (hasErrors(problems)) throw new ProblemError(problems)
  const plan = await readPlanFile(join(outDir, 'plan.json'))
  const sweep = await readSweepFile(join(outDir, 'sweep.json'))
  const report = await ingestFolder({
    artifactsDir: options.artifacts === undefined ? join(outDir, 'artifacts') : resolve(options.artifacts),
    databaseUrl: options.database ?? `pglite:${join(outDir, 'db')}`,
    run: localRun({
      startedAt: sweep.startedAt,
      name: 'infx sweep',
      ...(sweep.head === undefined ? {} : { headSha: sweep.head }),
    }),
    expectedPointIds: plan.points.map(({ id }) => id),
    entities: config.entities,
    onStep: (step) => process.stderr.write(`${step}\n`),
  })
  process.stdout.write(
    options.json ? `${JSON.stringify(report, null, 1)}\n` : `${renderIngestText(report)}\n`,
  )
  printProblems(report.problems)
  return report.conclusion === 'success' ? 0 : 1
}
