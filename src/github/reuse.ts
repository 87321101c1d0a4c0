/** Earlier runs whose results may stand for points of this one. */
import { PayloadReader } from '../core/gate/payload-reader.ts'
import '../core/problems/artifacts.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import type { ListedArtifact } from '../core/reuse/candidates.ts'
import { listArtifacts } from './artifacts.ts'
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
 * artifacts is the fork's own.
 */
export async function sourceRuns(github: GitHub, query: SourceQuery): Promise<readonly RunAtGitHub[]> {
  if (query.policy === 'never' || query.pullRequest === undefined) return []
  const filter =
    query.policy === 'same-head'
      ? { headSha: query.head }
      : { branch: await headBranchOf(github, query.pullRequest) }
  const { path } = await readRun(github, query.runId)
  const runs = await newestRuns(github, { workflow: path.replace(/^.*\//, ''), ...filter })
  return runs
    .filter((run) => run.id !== query.runId && run.status === 'completed' && isOurs(github, run))
    .filter(({ event }) => event === 'pull_request' || event === 'workflow_dispatch')
    .slice(0, maxSources)
}

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

const planName = /^plan_a[1-9][0-9]*$/

/** The newest plan of a run, with all its artifacts. Throws ProblemError INFX353 when there is none any more. */
export async function planOfRun(
  github: GitHub,
  runId: string,
): Promise<{ readonly plan: ListedArtifact; readonly artifacts: readonly ListedArtifact[] }> {
  const artifacts = await listArtifacts(github, runId)
  const plans = artifacts.filter(({ name }) => planName.test(name))
  const plan = plans
    .filter(({ expired }) => !expired)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))[0]
  if (plan) return { plan, artifacts }
  const why = plans.length > 0 ? 'has a plan that expired' : 'has no plan'
  throw new ProblemError([problem('INFX353', `run ${runId} ${why}`, { hint: 'start a whole sweep' })])
}
