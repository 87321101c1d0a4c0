/** Workflow runs as GitHub has them: looked up, listed, dispatched. */
import { parseExactJson } from '../core/exact-json.ts'
import { PayloadReader } from '../core/gate/payload-reader.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import '../core/problems/artifacts.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { type GitHub, listAll, refusedStatus } from './client.ts'

export interface RunAtGitHub {
  /** Plain digits. */
  readonly id: string
  readonly attempt: number
  /** Path of the workflow's file in its repository. */
  readonly path: string
  readonly event: string
  readonly headSha: string
  readonly headBranch: string
  /** `owner/name` of the head, '' when it is gone. */
  readonly headRepository: string
  readonly status: string
  /** '' while it runs. */
  readonly conclusion: string
  readonly url: string
  /** What the list of runs shows; of a pull request its title, unless the workflow has a `run-name`. */
  readonly title: string
}

/** Throws ProblemError INFX353 when the repository has no such run. */
export async function readRun(github: GitHub, runId: string): Promise<RunAtGitHub> {
  const { owner, repo } = github
  try {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}'
    return runOf(await exactAnswer(github, route, { owner, repo, run_id: runId }))
  } catch (error) {
    if (refusedStatus(error) !== 404) throw error
    throw new ProblemError([problem('INFX353', `there is no run ${runId} in ${owner}/${repo}`)], {
      cause: error,
    })
  }
}

export interface RunFilter {
  /** File name of the workflow. */
  readonly workflow: string
  readonly headSha?: string
  readonly branch?: string
  /** Name of the event. */
  readonly event?: string
}

/**
 * The newest runs of a workflow, newest first; at most one page of 100. None where the default branch does not have the
 * workflow yet.
 */
export async function newestRuns(
  github: GitHub,
  { workflow, headSha, branch, event }: RunFilter,
): Promise<readonly RunAtGitHub[]> {
  const { owner, repo } = github
  try {
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'
    const data = await exactAnswer(github, route, {
      owner,
      repo,
      workflow_id: workflow,
      per_page: 100,
      ...(headSha === undefined ? {} : { head_sha: headSha }),
      ...(branch === undefined ? {} : { branch }),
      ...(event === undefined ? {} : { event }),
    })
    const rows = isRecord(data) ? data['workflow_runs'] : undefined
    return Array.isArray(rows) ? rows.map(runOf) : []
  } catch (error) {
    if (refusedStatus(error) === 404) return []
    throw error
  }
}

/** Octokit parses as JSON.parse does, which rounds ids above 2^53; so the text is read here. */
async function exactAnswer(
  { octokit }: GitHub,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const answer = await octokit.request(route, {
    ...parameters,
    request: { parseSuccessResponseBody: false },
  })
  const body: unknown = answer.data
  if (!(body instanceof ReadableStream))
    throw new ProblemError([problem('INFX145', `${route}: expected JSON, got nothing`)])
  const text = await new Response(body).text()
  try {
    return parseExactJson(text)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    throw new ProblemError([problem('INFX145', `${route}: expected JSON`)], { cause })
  }
}

function runOf(data: unknown): RunAtGitHub {
  const read = new PayloadReader(data)
  const run = {
    id: read.digits('id'),
    attempt: read.has('run_attempt') ? read.id('run_attempt') : 1,
    path: read.text('path').replace(/@.*$/, ''),
    event: read.text('event'),
    headSha: read.sha('head_sha'),
    headBranch: read.optionalText('head_branch') ?? '',
    headRepository: read.optionalText('head_repository.full_name') ?? '',
    status: read.optionalText('status') ?? '',
    conclusion: read.optionalText('conclusion') ?? '',
    url: read.text('html_url'),
    title: read.optionalText('display_title') ?? '',
  }
  if (read.problems.length > 0) throw new ProblemError(read.problems)
  return run
}

/** 25,600 jobs would be a hundred shards. */
const maxJobPages = 256

/** Names of the jobs of the last attempt that neither succeeded nor were skipped. */
export async function failedJobsOf(github: GitHub, runId: string): Promise<readonly string[]> {
  const { owner, repo } = github
  const rows = await listAll(
    github,
    'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs',
    { owner, repo, run_id: runId, filter: 'latest' },
    maxJobPages,
  )
  return rows.flatMap((row) => {
    const read = new PayloadReader(row)
    const [name, conclusion] = [read.text('name'), read.optionalText('conclusion')]
    if (read.problems.length > 0) throw new ProblemError(read.problems)
    return conclusion === 'success' || conclusion === 'skipped' ? [] : [name]
  })
}

/** Starts a workflow by its file name on a branch. */
export async function dispatchWorkflow(
  { octokit, owner, repo }: GitHub,
  workflow: string,
  ref: string,
  inputs: Readonly<Record<string, string>>,
): Promise<void> {
  await octokit.request('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
    owner,
    repo,
    workflow_id: workflow,
    ref,
    inputs: { ...inputs },
  })
}
