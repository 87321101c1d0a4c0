import { decide, decideFromEvent } from '../../src/core/gate/decide.ts'
import type { Actor, GateDecision, GatePolicy } from '../../src/core/gate/facts.ts'
import { labelTable } from '../../src/core/gate/labels.ts'
import { renderDecision } from '../../src/core/gate/render.ts'
import type { SweepTrigger } from '../../src/core/gate/trigger.ts'
import { hasErrors, type Problem, ProblemError } from '../../src/core/problem.ts'
import { parseInfxConfig } from '../../src/files/infx-config.ts'
import type { GitHub } from '../../src/github/client.ts'
import { gitHubOfJob } from '../../src/github/connect.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { readTriggerOfJob } from '../../src/github/event.ts'
import { readActor } from '../../src/github/permissions.ts'
import { type PullRequestAtGitHub, readPullRequest } from '../../src/github/pull-request.ts'
import { readDefaultBranch, readTextFile } from '../../src/github/repository.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { sweepRequest } from '../../src/core/gate/request.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>

export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  const { trigger, problems } = await readTriggerOfJob(host.env)
  if (!trigger) throw new ProblemError(problems)
  const github = gitHubOfJob(host, inputs.token, trigger.kind === 'pull_request' && trigger.fork)
  const { policy, problems: found } = await readPolicy(inputs, github)
  const early = decideFromEvent(trigger, policy)
  const pullRequest = early ? undefined : await readPullRequestOf(trigger, github, policy)
  const decision =
    early ??
    decide({
      trigger,
      actor: await actorOf(trigger, github),
      history: { attempt: host.runAttempt },
      policy,
      ...(pullRequest ? { pullRequest } : {}),
    })
  host.info(`decided with ${github.requests()} requests to GitHub`)
  const request = sweepRequest(trigger, decision, pullRequest, {
    sha: host.env['GITHUB_SHA'] ?? '',
    keys: inputs.keys,
    points: inputs.points,
    labels: inputs.labels,
    hasDatabase: inputs['has-database'] === 'true',
  })
  return resultOf(decision, [...found, ...decision.problems], {
    ...request,
    request: JSON.stringify(request),
  })
}

/** Labels may have other names here; the base's file says so, never the pull request's. */
async function readPolicy(
  { enabled }: Inputs,
  github: GitHub,
): Promise<{ readonly policy: GatePolicy; readonly problems: readonly Problem[] }> {
  const defaultBranch = await readDefaultBranch(github)
  const text = await readTextFile(github, 'infx.config.yaml', defaultBranch)
  const config = parseInfxConfig(text ?? '')
  const names = labelTable(config.config['labels-map'] ?? {})
  const problems = [...config.problems, ...names.problems]
  if (hasErrors(problems)) throw new ProblemError(problems)
  return { policy: { enabled: enabled !== 'false', table: names.table, defaultBranch }, problems }
}

async function readPullRequestOf(
  trigger: SweepTrigger,
  github: GitHub,
  { table }: GatePolicy,
): Promise<PullRequestAtGitHub | undefined> {
  const number =
    trigger.kind === 'pull_request'
      ? trigger.number
      : trigger.kind === 'workflow_dispatch'
        ? trigger.inputs.pullRequest
        : undefined
  return number === undefined ? undefined : readPullRequest(github, number, table)
}

/** Account of the token that every workflow has. */
const ownAccount = 'github-actions[bot]'

/**
 * Who is asked for their role. A dispatch by the workflow's own account needs `actions: write`, which no fork's token
 * has; where it names somebody for whom it acts, that person's role of now counts.
 */
async function actorOf(trigger: SweepTrigger, github: GitHub): Promise<Actor> {
  if (trigger.kind === 'schedule') return { login: ownAccount, role: 'write' }
  if (trigger.kind === 'issue_comment') throw new Error('comments are decided from the event')
  if (trigger.kind !== 'workflow_dispatch' || trigger.sender !== ownAccount) {
    return readActor(github, trigger.sender)
  }
  const { requestedBy } = trigger.inputs
  return requestedBy === undefined ? { login: ownAccount, role: 'write' } : readActor(github, requestedBy)
}

const resultOf = (
  decision: GateDecision,
  problems: readonly Problem[],
  outputs: ActionResult['outputs'],
): ActionResult => ({
  outputs: {
    ...outputs,
    problems: decision.action === 'refuse' ? JSON.stringify(decision.problems.slice(0, maxHandedOn)) : '',
  },
  summary: renderDecision(decision),
  problems,
})

/** Findings are at most a few kilobytes each; an input may have 128 KiB. */
const maxHandedOn = 10
