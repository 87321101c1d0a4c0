import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { renderIngestReport } from '../../src/core/ingest/render-report.ts'
import type { IngestReport } from '../../src/core/ingest/report.ts'
import { ProblemError, hasErrors, type Problem } from '../../src/core/problem.ts'
import '../../src/core/problems/actions.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { writeJsonFile } from '../../src/files/json-file.ts'
import { readPlanFile } from '../../src/files/plan-file.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { rawSweepInputs } from '../../src/github/inputs-of-sweep.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { runOfJob } from '../../src/github/run-of-job.ts'
import { ingestFolder } from '../../src/sweep/ingest-folder.ts'
import { readSettings } from '../../src/sweep/prepare.ts'
import type { contract } from './inputs.ts'

export async function run(inputs: InputValues<typeof contract>, host: ActionHost): Promise<ActionResult> {
  const { settings, config, problems } = readSettings(rawSweepInputs(inputs), host.workspace, {})
  if (!settings) throw new ProblemError(problems)
  const event = await host.eventDefaults()
  const plan = inputs.plan === '' ? undefined : await readPlanFile(resolve(host.workspace, inputs.plan))
  const report = await ingestFolder({
    artifactsDir: resolve(host.workspace, inputs.artifacts),
    databaseUrl: settings.databaseUrl,
    run: runOfJob(inputs, host.env, { ...event, headSha: plan?.head ?? event.headSha }, new Date()),
    expectedPointIds: plan?.points.map(({ id }) => id),
    labels: plan?.trigger.labels,
    entities: config.entities,
    signal: host.signal,
    onStep: (step) => host.info(step),
  })
  const path = join(settings.outDir, 'ingest.json')
  await mkdir(settings.outDir, { recursive: true })
  await writeJsonFile(path, report)
  const count = (outcome: 'new' | 'duplicate' | 'unmapped'): number =>
    report.categories.benchmark[outcome] + report.categories.eval[outcome]
  return {
    outputs: {
      verdict: report.conclusion === 'success' ? 'ok' : 'fail',
      new: count('new'),
      duplicate: count('duplicate'),
      unmapped: count('unmapped'),
      report: path,
    },
    summary: renderIngestReport(report),
    problems: [...event.problems, ...problems, ...report.problems, ...incomplete(report)],
  }
}

/** Rows that were not stored fail the step, also where no single finding is an error. */
function incomplete({ conclusion, categories, problems }: IngestReport): readonly Problem[] {
  if (conclusion === 'success' || hasErrors(problems)) return []
  const lost = Object.entries(categories).flatMap(([category, { unmapped, failed }]) =>
    unmapped + failed > 0 ? [`${category}: ${unmapped} unmapped, ${failed} failed`] : [],
  )
  return [problem('INFX317', `rows were not stored: ${lost.join('; ')}`)]
}
