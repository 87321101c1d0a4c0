import '../../src/core/problems/command.ts'
import '../../src/core/problems/review.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { type Problem, ProblemError } from '../../src/core/problem.ts'
import type { Role } from '../../src/core/gate/facts.ts'
import { optional } from '../../src/core/optional-field.ts'
import { ownersNeeded } from '../../src/core/review/codeowners.ts'
import { addressesOf, type TeamMembers, teamsOf } from '../../src/core/review/owners.ts'
import { describeReview, renderReview } from '../../src/core/review/render.ts'
import { type ReviewState, reviewState, signersOf } from '../../src/core/review/review-state.ts'
import { readTeams } from '../../src/core/review/team-list.ts'
import { parseTemplate, type SignOffTemplate } from '../../src/core/review/template.ts'
import type { GitHub } from '../../src/github/client.ts'
import { gitHubOfJob, runUrl } from '../../src/github/connect.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { readActor } from '../../src/github/permissions.ts'
import {
  changedFilesOf,
  type PullUnderReview,
  readCodeOwners,
  readPullUnderReview,
  tipOf,
} from '../../src/github/pull-review.ts'
import { readDefaultBranch, readTextFile } from '../../src/github/repository.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { signOffTexts } from '../../src/github/sign-off-texts.ts'
import { membersOf } from '../../src/github/teams.ts'
import {
  type StatusSubject,
  verdictsOn,
  writeVerdict,
  type WrittenVerdict,
} from '../../src/github/verdict-status.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>

export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  const { number, teams } = readGiven(inputs)
  const github = gitHubOfJob(host, inputs.token, false)
  const pull = await readPullUnderReview(github, number)
  if (!pull.open) {
    host.info(`pull request ${number} is closed`)
    return { outputs: { 'signed-off': false, open: '' }, problems: [] }
  }
  const subject: StatusSubject = {
    commit: pull.head,
    context: await contextFor(github, inputs.context, pull),
    author: inputs.author,
  }
  const verdicts = await verdictsOn(github, subject)
  const { state, problems } = await judge(github, inputs, host, { pull, teams, verdicts })
  // In events of pull requests a fork's token can only read, whatever the job asks for.
  const canOnlyRead = pull.fork && host.env['GITHUB_EVENT_NAME']?.startsWith('pull_request') === true
  const writer = gitHubOfJob(host, inputs.token, canOnlyRead)
  const written = await write(writer, host, pull, subject, state, verdicts[0])
  return {
    outputs: {
      'signed-off': state.signedOff,
      open: state.needs.filter(({ signedBy }) => signedBy.length === 0).length,
    },
    summary: renderReview(state, pull.head),
    problems: [...problems, ...written],
  }
}

function readGiven(inputs: Inputs): { readonly number: number; readonly teams: TeamMembers } {
  const { teams, problems } = readTeams(inputs.teams)
  const given = inputs['pull-request']
  const isNumber = /^[1-9]\d{0,9}$/.test(given)
  const wrong = isNumber ? [] : [problem('INFX300', `pull-request: expected a number, got "${given}"`)]
  if (wrong.length + problems.length > 0) throw new ProblemError([...wrong, ...problems])
  return { number: Number(given), teams }
}

/** Statuses belong to commits: what holds for one base branch must not let the same commit into another. */
const contextFor = async (github: GitHub, context: string, { baseRef }: PullUnderReview): Promise<string> =>
  baseRef === (await readDefaultBranch(github)) ? context : `${context} (${baseRef})`

interface Known {
  readonly pull: PullUnderReview
  readonly teams: TeamMembers
  readonly verdicts: readonly WrittenVerdict[]
}

async function judge(
  github: GitHub,
  inputs: Inputs,
  host: ActionHost,
  { pull, teams: given, verdicts }: Known,
): Promise<{ readonly state: ReviewState; readonly problems: readonly Problem[] }> {
  const base = await tipOf(github, pull.baseRef)
  const template = await templateAt(github, inputs.template, base)
  const owners = await readCodeOwners(github, base)
  const needs = ownersNeeded(owners, await changedFilesOf(github, pull))
  const { members: teams, problems } = await membersOf(github, teamsOf(needs), given)
  const texts = await signOffTexts(github, pull.number)
  const roles = new Map<string, Role>()
  for (const login of signersOf(template, texts, inputs.author))
    roles.set(login.toLowerCase(), (await readActor(github, login)).role)
  const state = reviewState(template, texts, {
    repository: `${github.owner}/${github.repo}`,
    host: new URL(host.env['GITHUB_SERVER_URL'] ?? 'https://github.com').host,
    head: pull.head,
    pullRequestAuthor: pull.author,
    ownAccount: inputs.author,
    ...optional('verdictAt', verdicts.findLast((verdict) => verdict.state === 'success')?.at),
    needs,
    roles,
    teams,
  })
  const addresses = addressesOf(needs).map((address) =>
    problem('INFX362', `CODEOWNERS names ${address}, and no account proves an address`),
  )
  return { state, problems: [...owners.problems, ...problems, ...addresses] }
}

async function templateAt(github: GitHub, path: string, commit: string): Promise<SignOffTemplate> {
  const text = await readTextFile(github, path, commit)
  if (text === undefined)
    throw new ProblemError([problem('INFX361', `there is no ${path} on the base branch`)])
  const { template, problems } = parseTemplate(text, path)
  if (template === undefined) throw new ProblemError(problems)
  return template
}

/** The verdict is about the head that was read; files and comments were read after it. */
async function write(
  github: GitHub,
  host: ActionHost,
  pull: PullUnderReview,
  subject: StatusSubject,
  state: ReviewState,
  newest: WrittenVerdict | undefined,
): Promise<readonly Problem[]> {
  const { head } = await readPullUnderReview(github, pull.number)
  if (head !== pull.head) {
    host.info(`the head moved to ${head} meanwhile; its own event judges it`)
    return []
  }
  const url = runUrl(host.env, host.env['GITHUB_RUN_ID'] ?? '')
  const verdict = {
    state: state.signedOff ? 'success' : 'pending',
    description: describeReview(state),
  } as const
  try {
    host.info(
      `${subject.context}: ${verdict.description}: ${await writeVerdict(github, subject, verdict, newest, url)}`,
    )
    return []
  } catch (error) {
    // Without a status nothing can be merged that needs it; the summary holds the same.
    if (!(error instanceof ProblemError) || !error.problems.every(({ code }) => code === 'INFX143'))
      throw error
    return error.problems.map((found) => ({ ...found, severity: 'warning' }))
  }
}
