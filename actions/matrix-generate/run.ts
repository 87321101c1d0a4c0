import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { matrixOutput } from '../../src/core/plan/matrix-row.ts'
import { estimateFromPast } from '../../src/core/plan/past-estimates.ts'
import type { Plan, PlannedPoint } from '../../src/core/plan/plan.ts'
import { renderPlanMarkdown } from '../../src/core/plan/render.ts'
import { type Problem, ProblemError } from '../../src/core/problem.ts'
import { stepSummaryBytes } from '../../src/core/render/document.ts'
import { writePlanFile } from '../../src/files/plan-file.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { withoutComparison } from '../../src/github/event-defaults.ts'
import { rawSweepInputs } from '../../src/github/inputs-of-sweep.ts'
import { plannedOfRequest } from '../../src/github/request-input.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { readHistoryOrSay } from '../../src/sweep/history.ts'
import { prepareSweep, readSettings } from '../../src/sweep/prepare.ts'
import type { contract } from './inputs.ts'

export async function run(inputs: InputValues<typeof contract>, host: ActionHost): Promise<ActionResult> {
  const event = await host.eventDefaults()
  const asked = { ...plannedOfRequest(inputs.request), ...rawSweepInputs(inputs) }
  const defaults = asked.keys === undefined ? event.inputs : withoutComparison(event.inputs)
  const { settings, config, problems } = readSettings(asked, host.workspace, defaults)
  if (!settings) throw new ProblemError([...event.problems, ...problems])
  const prepared = await prepareSweep(settings, config, { fetchMissingBase: true })
  const found = [...event.problems, ...problems, ...prepared.problems]
  if (!prepared.plan) throw new ProblemError(found)
  const { databaseUrl } = settings
  const history = await readHistoryOrSay({ plan: prepared.plan, databaseUrl, entities: config.entities })
  const plan = estimateFromPast(prepared.plan, history.past)
  const path = join(settings.outDir, 'plan.json')
  await mkdir(settings.outDir, { recursive: true })
  await writePlanFile(path, plan)
  const matrices = inputs.matrices === 'false' ? { outputs: {}, problems: [] } : matricesOf(plan)
  return {
    outputs: {
      plan: path,
      digest: plan.digest,
      'has-points': plan.points.length > 0,
      'point-count': plan.points.length,
      ...matrices.outputs,
    },
    summary: renderPlanMarkdown(plan, stepSummaryBytes),
    problems: [...found, ...history.problems, ...matrices.problems],
  }
}

/** The canary runs alone before them, so it is in none of the matrices. */
function matricesOf({ points, canary }: Plan): {
  readonly outputs: Readonly<Record<string, string | boolean>>
  readonly problems: readonly Problem[]
} {
  const rest = points.filter(({ id }) => canary.state !== 'chosen' || id !== canary.pointId)
  const matrices: Readonly<Record<string, readonly PlannedPoint[]>> = {
    'single-node': rest.filter(({ kind, multinode }) => kind === 'benchmark' && !multinode),
    'multi-node': rest.filter(({ kind, multinode }) => kind === 'benchmark' && multinode),
    evals: rest.filter(({ kind }) => kind === 'eval'),
  }
  const outputs: Record<string, string | boolean> = {}
  const problems: Problem[] = []
  for (const [name, members] of Object.entries(matrices)) {
    const matrix = matrixOutput(name, members)
    problems.push(...matrix.problems)
    outputs[`has-${name}`] = members.length > 0
    outputs[name] = matrix.json
  }
  return { outputs, problems }
}
