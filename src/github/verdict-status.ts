/** The verdict on a commit, as a commit status: what branch protection can require. */
import { PayloadReader } from '../core/gate/payload-reader.ts'
import { ProblemError } from '../core/problem.ts'
import { type GitHub, listAll } from './client.ts'

export interface Verdict {
  readonly state: 'success' | 'pending'
  /** At most 140 characters. */
  readonly description: string
}

export interface StatusSubject {
  /** Full SHA. */
  readonly commit: string
  /** Name of the status. */
  readonly context: string
  /** Login under which it is written; the same of somebody else says nothing. */
  readonly author: string
}

export interface WrittenVerdict extends Verdict {
  /** ISO 8601. */
  readonly at: string
}

/** GitHub takes 1,000 statuses per commit and name. */
const maxPages = 50

/** Verdicts on the commit so far, newest first. */
export async function verdictsOn(
  github: GitHub,
  { commit, context, author }: StatusSubject,
): Promise<readonly WrittenVerdict[]> {
  const { owner, repo } = github
  const rows = await listAll(
    github,
    'GET /repos/{owner}/{repo}/commits/{ref}/statuses',
    { owner, repo, ref: commit },
    maxPages,
  )
  return rows.flatMap((row) => {
    const read = new PayloadReader(row)
    const isOurs =
      read.optionalText('context') === context &&
      read.optionalText('creator.login')?.toLowerCase() === author.toLowerCase()
    if (!isOurs) return []
    const state = read.text('state') === 'success' ? ('success' as const) : ('pending' as const)
    const verdict = { state, description: read.longText('description'), at: read.text('created_at') }
    if (read.problems.length > 0) throw new ProblemError(read.problems)
    return [verdict]
  })
}

/** Writes the verdict unless the newest one says the same. */
export async function writeVerdict(
  { octokit, owner, repo }: GitHub,
  { commit, context }: StatusSubject,
  { state, description }: Verdict,
  newest: Verdict | undefined,
  url: string,
): Promise<'written' | 'kept'> {
  if (newest?.state === state && newest.description === description) return 'kept'
  await octokit.request('POST /repos/{owner}/{repo}/statuses/{sha}', {
    owner,
    repo,
    sha: commit,
    state,
    context,
    description,
    target_url: url,
  })
  return 'written'
}
