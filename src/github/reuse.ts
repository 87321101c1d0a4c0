/** Earlier runs whose results may stand for points of this one. */
import { PayloadReader } from '../core/gate/payload-reader.ts'
import '../core/problems/artifacts.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { compareRunIds } from '../core/run-id.ts'
import type { GitHub } from './client.ts'
import { newestRuns, readRun, type RunAtGitHub } from './runs.ts'

export type ReusePolicy = 'same-head' | 'across-commits' | 'never'

export interface SourceQuery {
  readonly policy: ReusePolicy
  /** This run. */
  readonly runId: string
  readonly head: string
  readonly pullRequest: number | undefined
}

/** Runs that are looked through; a re-labelled pull request has a handful. */
const maxSources = 5

/**
 * Completed runs of the same pull request, newest first. Runs of a fork never count: the workflow that made their
 * artifacts is the fork's own. What their plan says of the pull request is for the caller to check.
 */
export async function sourceRuns(github: GitHub, query: SourceQuery): Promise<readonly RunAtGitHub[]> {
  if (query.policy === 'never' || query.pullRequest === undefined) return []
  const filter =
    query.policy === 'same-head'
      ? { headSha: query.head }
      : { branch: await headBranchOf(github, query.pullRequest) }
  const { path } = await readRun(github, query.runId)
  const workflow = path.replace(/^.*\//, '')
  const ofHead = (await newestRuns(github, { workflow, ...filter })).filter(
    ({ event }) => event === 'pull_request',
  )
  const dispatched = await dispatchedFor(github, workflow, query.pullRequest)
  return [...ofHead, ...dispatched]
    .filter((run) => run.id !== query.runId && run.status === 'completed' && isOurs(github, run))
    .toSorted(newestFirst)
    .slice(0, maxSources)
}

/** Every run of a workflow about a pull request, ended or not, newest first. None of a fork, as above. */
export async function runsOfPullRequest(
  github: GitHub,
  workflow: string,
  pullRequest: number,
): Promise<readonly RunAtGitHub[]> {
  const branch = await headBranchOf(github, pullRequest)
  const ofBranch = await newestRuns(github, { workflow, branch, event: 'pull_request' })
  const dispatched = await dispatchedFor(github, workflow, pullRequest)
  return [...ofBranch, ...dispatched].filter((run) => isOurs(github, run)).toSorted(newestFirst)
}

const newestFirst = (a: RunAtGitHub, b: RunAtGitHub): number => compareRunIds(b.id, a.id)

/** Dispatched runs hang on the default branch; the name that the caller gives them tells the pull request. */
export const dispatchedFor = async (
  github: GitHub,
  workflow: string,
  pullRequest: number,
): Promise<readonly RunAtGitHub[]> =>
  (await newestRuns(github, { workflow, event: 'workflow_dispatch' })).filter(({ title }) =>
    new RegExp(`#${pullRequest}(?![0-9])`).test(title),
  )

const isOurs = ({ owner, repo }: GitHub, { headRepository }: RunAtGitHub): boolean =>
  headRepository.toLowerCase() === `${owner}/${repo}`.toLowerCase()

async function headBranchOf({ octokit, owner, repo }: GitHub, number: number): Promise<string> {
  const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    owner,
    repo,
    pull_number: number,
  })
  const read = new PayloadReader(data)
  const branch = read.text('head.ref')
  if (read.problems.length > 0) throw new ProblemError(read.problems)
  return branch
}

/** A run named by somebody. Throws ProblemError INFX353 when it cannot be gone on with. */
export async function namedRun(github: GitHub, runId: string): Promise<RunAtGitHub> {
  const run = await readRun(github, runId)
  const refuse = (why: string): ProblemError => new ProblemError([problem('INFX353', `run ${runId} ${why}`)])
  if (run.status !== 'completed') throw refuse(`has not ended (${run.status})`)
  if (!isOurs(github, run)) throw refuse('is of a fork, whose workflow nobody vouches for')
  return run
}
