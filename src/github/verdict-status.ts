/** The verdict on a commit, as a commit status: what branch protection can require. */
import { PayloadReader } from '../core/gate/payload-reader.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import { ProblemError } from '../core/problem.ts'
import { type GitHub, listAll } from './client.ts'

export interface Verdict {
  /** `error`: it could not be judged. */
  readonly state: 'success' | 'pending' | 'error'
  /** At most 140 characters. */
  readonly description: string
}

export interface StatusSubject {
  /** Full SHA. */
  readonly commit: string
  /** Name of the status. */
  readonly context: string
  /** Login under which it is written; what somebody else wrote is no verdict. */
  readonly author: string
}

/** A status of that name, whoever wrote it. */
export interface WrittenStatus {
  /** As GitHub has it: `failure` is never ours. */
  readonly state: string
  readonly description: string
  /** ISO 8601. */
  readonly at: string
  readonly isOurs: boolean
}

/** GitHub takes 1,000 statuses per commit and name. */
const maxPages = 50

/** Statuses of that name on the commit so far, newest first: the newest counts at GitHub, whoever wrote it. */
export async function statusesOn(
  github: GitHub,
  { commit, context, author }: StatusSubject,
): Promise<readonly WrittenStatus[]> {
  const { owner, repo } = github
  const rows = await listAll(
    github,
    'GET /repos/{owner}/{repo}/commits/{ref}/statuses',
    { owner, repo, ref: commit },
    maxPages,
  )
  return rows.flatMap((row) => {
    const read = new PayloadReader(row)
    // GitHub tells names apart without their case.
    if (read.optionalText('context')?.toLowerCase() !== context.toLowerCase()) return []
    const status = {
      state: read.text('state'),
      description: isRecord(row) && typeof row['description'] === 'string' ? row['description'] : '',
      at: read.text('created_at'),
      isOurs: read.optionalText('creator.login')?.toLowerCase() === author.toLowerCase(),
    }
    if (read.problems.length > 0) throw new ProblemError(read.problems)
    return [status]
  })
}

/** Writes the verdict unless the newest status of that name is ours and says the same. */
export async function writeVerdict(
  { octokit, owner, repo }: GitHub,
  { commit, context }: StatusSubject,
  { state, description }: Verdict,
  newest: WrittenStatus | undefined,
  url: string,
): Promise<'written' | 'kept'> {
  if (newest?.isOurs === true && newest.state === state && newest.description === description) return 'kept'
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
