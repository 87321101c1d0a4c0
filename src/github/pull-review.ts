/** What a review of a pull request is judged by: its changed files, CODEOWNERS of its base, and what people wrote. */
import { PayloadReader } from '../core/gate/payload-reader.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import { optional } from '../core/optional-field.ts'
import '../core/problems/gate.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import {
  type ChangedFile,
  type CodeOwners,
  codeOwnersPaths,
  parseCodeOwners,
} from '../core/review/codeowners.ts'
import { type GitHub, listAll } from './client.ts'
import { readTextFile } from './repository.ts'

export interface PullUnderReview {
  readonly number: number
  readonly open: boolean
  /** Full SHA. */
  readonly head: string
  /** The head lies in another repository, or in one that is gone. */
  readonly fork: boolean
  readonly author: string
  readonly baseRef: string
  /** Number of changed files. */
  readonly files: number
}

export async function readPullUnderReview(github: GitHub, number: number): Promise<PullUnderReview> {
  const { octokit, owner, repo } = github
  const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    owner,
    repo,
    pull_number: number,
  })
  const read = new PayloadReader(data)
  const pull = {
    number,
    open: read.oneOf('state', ['open', 'closed']) === 'open',
    head: read.sha('head.sha'),
    fork: read.optionalText('head.repo.full_name')?.toLowerCase() !== `${owner}/${repo}`.toLowerCase(),
    author: read.text('user.login'),
    baseRef: read.text('base.ref'),
    files: countOf(data),
  }
  if (read.problems.length > 0) throw new ProblemError(read.problems)
  return pull
}

function countOf(data: unknown): number {
  const count = isRecord(data) ? data['changed_files'] : undefined
  if (typeof count === 'number' && Number.isSafeInteger(count)) return count
  throw new ProblemError([problem('INFX145', 'changed_files: expected a number of files')])
}

/** GitHub lists no more than 3,000 files. */
const maxFilePages = 30

/** Every changed file; throws INFX147 where GitHub lists only a part of them. */
export async function changedFilesOf(
  github: GitHub,
  { number, files }: PullUnderReview,
): Promise<readonly ChangedFile[]> {
  const { owner, repo } = github
  const rows = await listAll(
    github,
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    { owner, repo, pull_number: number },
    maxFilePages,
  )
  if (rows.length < files)
    throw new ProblemError([
      problem('INFX147', `pull request ${number} changes ${files} files, and GitHub lists ${rows.length}`, {
        hint: 'split the pull request',
      }),
    ])
  return rows.map((row) => {
    const path = textOf(row, 'filename')
    if (path === undefined) throw new ProblemError([problem('INFX145', 'a changed file without a name')])
    return {
      path,
      // A copy leaves its source as it was.
      ...optional(
        'previousPath',
        textOf(row, 'status') === 'renamed' ? textOf(row, 'previous_filename') : undefined,
      ),
    }
  })
}

const textOf = (row: unknown, name: string): string | undefined => {
  const value = isRecord(row) ? row[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Commit at the tip of a branch: what GitHub tells of a pull request's base may be old. */
export async function tipOf({ octokit, owner, repo }: GitHub, branch: string): Promise<string> {
  const { data } = await octokit.request('GET /repos/{owner}/{repo}/git/ref/{ref}', {
    owner,
    repo,
    ref: `heads/${branch}`,
  })
  const read = new PayloadReader(data)
  const sha = read.sha('object.sha')
  if (read.problems.length > 0) throw new ProblemError(read.problems)
  return sha
}

/** CODEOWNERS at a commit, from the first of its places; without one there are no rules. */
export async function readCodeOwners(github: GitHub, commit: string): Promise<CodeOwners> {
  for (const path of codeOwnersPaths) {
    const text = await readTextFile(github, path, commit)
    if (text !== undefined) return parseCodeOwners(text, path)
  }
  return { rules: [], problems: [] }
}
