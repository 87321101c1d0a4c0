import '../../src/core/problems/command.ts'
import '../../src/core/problems/review.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { type Problem, ProblemError } from '../../src/core/problem.ts'
import type { Role } from '../../src/core/gate/facts.ts'
import { optional } from '../../src/core/optional-field.ts'
import { ownersNeeded } from '../../src/core/review/codeowners.ts'
import { addressesOf, teamsOf } from '../../src/core/review/owners.ts'
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
  statusesOn,
  type StatusSubject,
  type Verdict,
  writeVerdict,
} from '../../src/github/verdict-status.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>

export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  const number = numberGiven(inputs)
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
  // In events of pull requests a fork's token can only read, whatever the job asks for.
  const canOnlyRead = pull.fork && host.env['GITHUB_EVENT_NAME']?.startsWith('pull_request') === true
  const place: Place = { writer: gitHubOfJob(host, inputs.token, canOnlyRead), host, pull, subject }
  const { state, problems } = await judgeOrSayNot(github, inputs, place)
  const written = await write(place, state)
  return {
    outputs: {
      'signed-off': state.signedOff,
      open: state.needs.filter(({ signedBy }) => signedBy.length === 0).length,
    },
    summary: renderReview(state, pull.head),
    problems: [...problems, ...written],
  }
}

/** Where the verdict goes. */
interface Place {
  readonly writer: GitHub
  readonly host: ActionHost
  readonly pull: PullUnderReview
  readonly subject: StatusSubject
}

/** Throws every wrong input at once where there is no pull request to say it on. */
function numberGiven(inputs: Inputs): number {
  const given = inputs['pull-request']
  if (/^[1-9]\d{0,9}$/.test(given)) return Number(given)
  const wrong = problem('INFX300', `pull-request: expected a number, got "${given}"`)
  throw new ProblemError([wrong, ...readTeams(inputs.teams).problems])
}

/** Statuses belong to commits: what holds for one base branch must not let the same commit into another. */
const contextFor = async (github: GitHub, context: string, { baseRef }: PullUnderReview): Promise<string> =>
  baseRef === (await readDefaultBranch(github)) ? context : `${context} (${baseRef})`

interface Judged {
  readonly state: ReviewState
  readonly problems: readonly Problem[]
}

/** What cannot be judged is said on the commit as well: the verdict of before may hold no more. */
async function judgeOrSayNot(github: GitHub, inputs: Inputs, place: Place): Promise<Judged> {
  try {
    return await judge(github, inputs, place)
  } catch (error) {
    const found = error instanceof ProblemError ? error.problems : []
    const description = `not judged: ${found[0]?.code ?? 'something unexpected'}, see the details`
    try {
      await say(place, { state: 'error', description })
    } catch (unsaid) {
      if (!(error instanceof ProblemError) || !(unsaid instanceof ProblemError)) throw error
      throw new ProblemError([...found, ...unsaid.problems], { cause: error })
    }
    throw error
  }
}

async function judge(github: GitHub, inputs: Inputs, { host, pull, subject }: Place): Promise<Judged> {
  const { teams: given, problems: wrong } = readTeams(inputs.teams)
  if (wrong.length > 0) throw new ProblemError(wrong)
  const verdicts = (await statusesOn(github, subject)).filter(({ isOurs }) => isOurs)
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
async function write(place: Place, state: ReviewState): Promise<readonly Problem[]> {
  const { writer, host, pull, subject } = place
  const { head } = await readPullUnderReview(writer, pull.number)
  if (head !== pull.head) {
    host.info(`the head moved to ${head} meanwhile; its own event judges it`)
    return []
  }
  try {
    await say(place, { state: state.signedOff ? 'success' : 'pending', description: describeReview(state) })
    return []
  } catch (error) {
    if (!(error instanceof ProblemError) || !error.problems.every(({ code }) => code === 'INFX143'))
      throw error
    // Without a status nothing can be merged that needs it, and the summary holds the same; one of before is another matter.
    const [newest] = await statusesOn(writer, subject)
    const misleads = newest?.state === 'success' && !state.signedOff
    const hint = `${subject.context} still says success: any comment on the pull request has it judged anew`
    return error.problems.map((found) =>
      misleads ? { ...found, severity: 'error', hint } : { ...found, severity: 'warning' },
    )
  }
}

/** Somebody may have written one of that name while this run judged, so they are read just before. */
async function say({ writer, host, subject }: Place, verdict: Verdict): Promise<void> {
  const [newest] = await statusesOn(writer, subject)
  const url = runUrl(host.env, host.env['GITHUB_RUN_ID'] ?? '')
  const done = await writeVerdict(writer, subject, verdict, newest, url)
  host.info(`${subject.context}: ${verdict.description}: ${done}`)
}
