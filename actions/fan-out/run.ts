import { join } from 'node:path'
import { canaryOutcome, decideFanOut, type FanOutDecision } from '../../src/core/gate/fan-out.ts'
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
import { gitHubOfJob } from '../../src/github/connect.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { neededJob, readNeeds } from '../../src/github/needs.ts'
import { artifactOfRun, downloadPlan } from '../../src/github/source-run.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { resultLimits } from '../../src/sweep/archive-limits.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>

export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  const needs = readNeeds(inputs.needs)
  const [planned, canary, again] = [
    neededJob(needs, 'plan'),
    neededJob(needs, 'canary'),
    neededJob(needs, 'canary-again'),
  ]
  const planArtifact = planned.output('plan-artifact')
  const planPath = await planOfThisRun(inputs, host, planArtifact)
  const plan = await readPlanFile(planPath)
  const decision = decideFanOut({
    plan: planned.result,
    canary: canaryOutcome(canary.result, again.result),
    selected: stateOf(planned.output('state')),
    selectedToken: planned.output('token'),
    canaryToken: again.output('token') || canary.output('token'),
    planToken: canaryToken(plan),
  })
  const summary = `### Fan-out: ${decision.state}\n\n${escapeMarkdown(decision.because)}\n`
  if (!decision.start) return { outputs: stopped(decision), summary, problems: decision.problems }
  const { map, problems } = await readRunnerMap(inputs['runner-map'])
  if (hasErrors(problems)) throw new ProblemError(problems)
  const reuse = await readReuseBeside(planPath, plan.digest)
  const legs = planLegs(plan, doneAlready(plan, reuse.points), {
    runners: map,
    head: planned.output('head'),
    planArtifact,
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

async function planOfThisRun({ token }: Inputs, host: ActionHost, name: string): Promise<string> {
  const github = gitHubOfJob(host, token, false)
  const artifact = await artifactOfRun(github, host.env['GITHUB_RUN_ID'] ?? '', name)
  return downloadPlan(github, artifact, join(host.workspace, '.infx'), resultLimits)
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

const states = ['chosen', 'none-possible', 'skipped', ''] as const

function stateOf(text: string): (typeof states)[number] {
  const state = states.find((word) => word === text)
  if (state !== undefined) return state
  throw new ProblemError([problem('INFX300', `state: expected ${states.join(' | ')}, got "${text}"`)])
}
