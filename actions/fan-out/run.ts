import { resolve } from 'node:path'
import {
  canaryOutcome,
  decideFanOut,
  type FanOutDecision,
  type JobResult,
} from '../../src/core/gate/fan-out.ts'
import { canaryToken } from '../../src/core/plan/canary-token.ts'
import { legKinds, planLegs } from '../../src/core/plan/legs.ts'
import type { Plan } from '../../src/core/plan/plan.ts'
import { readRunnerMap } from '../../src/core/plan/runner-map.ts'
import '../../src/core/problems/command.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { hasErrors, ProblemError } from '../../src/core/problem.ts'
import { escapeMarkdown } from '../../src/core/render/markdown.ts'
import { readPlanFile } from '../../src/files/plan-file.ts'
import { readReuseBeside } from '../../src/files/reuse-file.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { jobResult } from '../../src/github/job-result.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>

export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  const planPath = resolve(host.workspace, inputs.plan)
  const plan = await readPlanFile(planPath)
  const decision = decideFanOut({
    plan: resultOf(inputs, 'plan-result'),
    canary: canaryOutcome(resultOf(inputs, 'canary-result'), resultOf(inputs, 'canary-again-result')),
    selected: stateOf(inputs.state),
    selectedToken: inputs['selected-token'],
    canaryToken: inputs['canary-token'],
    planToken: canaryToken(plan),
  })
  const summary = `### Fan-out: ${decision.state}\n\n${escapeMarkdown(decision.because)}\n`
  if (!decision.start) return { outputs: stopped(decision), summary, problems: decision.problems }
  const { map, problems } = readRunnerMap(inputs['runner-map'])
  if (hasErrors(problems)) throw new ProblemError(problems)
  const reuse = await readReuseBeside(planPath, plan.digest)
  const legs = planLegs(plan, doneAlready(plan, reuse.points), {
    runners: map,
    head: inputs.head,
    planArtifact: inputs['plan-artifact'],
  })
  return {
    outputs: {
      start: true,
      state: decision.state,
      because: decision.because,
      legs: legs.count,
      ...Object.fromEntries(legKinds.map((kind) => [`has-${kind}`, legs.matrices[kind] !== ''])),
      ...legs.matrices,
    },
    summary,
    problems: [...problems, ...legs.problems],
  }
}

/** Points that have a result: the canary, and what was taken over. */
const doneAlready = ({ canary }: Plan, reused: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set([...(canary.state === 'chosen' ? [canary.pointId] : []), ...reused.map(({ id }) => id)])

const stopped = ({ state, because }: FanOutDecision): ActionResult['outputs'] => ({
  start: false,
  state,
  because,
  legs: 0,
  ...Object.fromEntries(legKinds.map((kind) => [`has-${kind}`, false])),
  ...Object.fromEntries(legKinds.map((kind) => [kind, ''])),
})

function resultOf(inputs: Inputs, name: 'plan-result' | 'canary-result' | 'canary-again-result'): JobResult {
  return jobResult(name, inputs[name])
}

const states = ['chosen', 'none-possible', 'skipped', ''] as const

function stateOf(text: string): (typeof states)[number] {
  const state = states.find((word) => word === text)
  if (state !== undefined) return state
  throw new ProblemError([problem('INFX300', `state: expected ${states.join(' | ')}, got "${text}"`)])
}
