import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { collectEvalRows } from '../../src/core/evals/eval-rows.ts'
import type { EvalVerdict } from '../../src/core/evals/verdict.ts'
import { type Problem, ProblemError } from '../../src/core/problem.ts'
import '../../src/core/problems/actions.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { renderDocument, stepSummaryBytes, text } from '../../src/core/render/document.ts'
import { evalTable } from '../../src/core/render/summary-parts.ts'
import { readCollected } from '../../src/files/collect.ts'
import { openIngestSource } from '../../src/files/ingest-source.ts'
import { writeJsonFile } from '../../src/files/json-file.ts'
import { readPlanFile } from '../../src/files/plan-file.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { rawSweepInputs } from '../../src/github/inputs-of-sweep.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { judgeCollected } from '../../src/sweep/collect-sweep.ts'
import { readSettings } from '../../src/sweep/prepare.ts'
import type { contract } from './inputs.ts'

export async function run(inputs: InputValues<typeof contract>, host: ActionHost): Promise<ActionResult> {
  const { settings, problems } = readSettings(rawSweepInputs(inputs), host.workspace, {})
  if (!settings) throw new ProblemError(problems)
  const { repoDir, thresholdsFile } = settings
  const plan = await readPlanFile(resolve(host.workspace, inputs.plan))
  const collected = await readCollected(await openIngestSource(resolve(host.workspace, inputs.artifacts)))
  const judged = judgeCollected({ plan, repoDir, thresholdsFile }, collected)
  const rows = collectEvalRows(collected.evalSets)
  const folder = join(settings.outDir, 'eval_results_all')
  await mkdir(folder, { recursive: true })
  const aggregate = join(folder, 'agg_eval_all.json')
  await writeJsonFile(aggregate, rows.rows)
  const { verdicts } = judged.evals
  const count = (state: EvalVerdict['state']): number =>
    verdicts.filter((verdict) => verdict.state === state).length
  return {
    outputs: {
      verdict: count('pass') === verdicts.length ? 'pass' : 'fail',
      expected: verdicts.length,
      passed: count('pass'),
      missing: count('missing'),
      aggregate,
    },
    summary: summary(verdicts),
    problems: [
      ...problems,
      ...judged.problems,
      ...collected.problems,
      ...rows.problems,
      ...verdicts.flatMap(verdictProblem),
    ],
  }
}

/** What is missing is among the findings of the judge. */
function verdictProblem({ state, task, configKey, conc, because }: EvalVerdict): readonly Problem[] {
  if (state === 'pass' || state === 'missing') return []
  const message = `${configKey}: ${task} at conc ${conc} is ${state}: ${because.join('; ')}`
  return [problem('INFX312', message, { blame: state === 'infra' ? 'infra' : 'user' })]
}

function summary(verdicts: readonly EvalVerdict[]): string {
  const passed = verdicts.filter(({ state }) => state === 'pass').length
  const sign = passed === verdicts.length ? '✅' : '❌'
  return renderDocument(
    [
      text(`### Evaluations: ${sign} ${passed} of ${verdicts.length} pass`),
      ...(verdicts.length === 0 ? [] : [evalTable({ evals: verdicts, points: [] })]),
    ],
    stepSummaryBytes,
  )
}
