import { resolve } from 'node:path'
import { labelTable } from '../../src/core/gate/labels.ts'
import { refused } from '../../src/core/gate/verdicts.ts'
import { isRecord } from '../../src/core/measure/lenient-json.ts'
import '../../src/core/problems/command.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { type Problem, ProblemError } from '../../src/core/problem.ts'
import type { CommentSubject } from '../../src/core/render/comment.ts'
import {
  renderPlanComment,
  renderRefusedComment,
  renderResultComment,
  type SweepLinks,
} from '../../src/core/render/comment-sweep.ts'
import { loadInfxConfig } from '../../src/files/infx-config.ts'
import { readPlanFile } from '../../src/files/plan-file.ts'
import { readSweepFile } from '../../src/files/sweep-file.ts'
import { upsertComment } from '../../src/github/comments.ts'
import { gitHubOfJob, runUrl } from '../../src/github/connect.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { isForkPullRequest } from '../../src/github/event.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>

interface Rendered {
  readonly subject: CommentSubject
  readonly markdown: string
}

export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  if (inputs['pull-request'] === '') return nothing([], '')
  const rendered = await render(inputs, host)
  if (!rendered) return nothing([], '')
  const { subject, markdown } = rendered
  if (await isForkPullRequest(host.env)) {
    host.info(
      "the token of a fork's pull request can only read, so this is in the summary instead of a comment",
    )
    return nothing([], markdown)
  }
  const github = gitHubOfJob(host, inputs.token, false)
  try {
    const issue = numberOf(inputs['pull-request'])
    const write = await upsertComment(github, issue, subject, inputs.author, markdown)
    return { outputs: { action: write.action, id: write.id }, problems: [] }
  } catch (error) {
    // A sweep is not worth less because nobody could be told there: the summary holds the same.
    if (!(error instanceof ProblemError) || !error.problems.every(({ code }) => code === 'INFX143'))
      throw error
    return nothing(
      error.problems.map((found) => ({ ...found, severity: 'warning' })),
      markdown,
    )
  }
}

const nothing = (problems: readonly Problem[], summary: string): ActionResult => ({
  outputs: { action: '', id: '' },
  ...(summary === '' ? {} : { summary }),
  problems,
})

/** Undefined when there is nothing to say: no plan was made, for reasons that its own step told. */
async function render(inputs: Inputs, host: ActionHost): Promise<Rendered | undefined> {
  const runId = host.env['GITHUB_RUN_ID'] ?? ''
  const run = runUrl(host.env, runId)
  const links: SweepLinks = { run, artifacts: `${run}#artifacts` }
  const path = (file: string): string => resolve(host.workspace, file)
  switch (inputs.about) {
    case 'plan': {
      const problems = problemsOf(inputs.problems)
      if (problems.length > 0)
        return { subject: 'sweep-refused', markdown: renderRefusedComment(refused(problems), links) }
      if (inputs.plan === '') return undefined
      const { config } = loadInfxConfig(path(inputs.repo || '.'))
      const { table } = labelTable(config['labels-map'] ?? {})
      const plan = await readPlanFile(path(inputs.plan))
      return { subject: 'sweep-plan', markdown: renderPlanComment(plan, links, table) }
    }
    case 'result':
      return {
        subject: 'sweep-result',
        markdown: renderResultComment({
          sweep: await readSweepFile(path(inputs.sweep)),
          runId,
          attempt: host.runAttempt,
          links,
          reusable: inputs.reusable !== 'false',
        }),
      }
    default:
      throw new ProblemError([problem('INFX300', `about: expected plan | result, got "${inputs.about}"`)])
  }
}

/** Handed over by the gate of this very job. */
function problemsOf(json: string): readonly Problem[] {
  const list: unknown = JSON.parse(json === '' ? '[]' : json)
  return Array.isArray(list) ? list.filter(isProblem) : []
}

const isProblem = (value: unknown): value is Problem =>
  isRecord(value) && ['code', 'severity', 'message', 'blame'].every((name) => typeof value[name] === 'string')

function numberOf(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text)
  throw new ProblemError([problem('INFX300', `pull-request: expected a number, got "${text}"`)])
}
