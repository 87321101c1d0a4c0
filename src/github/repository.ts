/** Facts and files of the repository, without a checkout. */
import { PayloadReader } from '../core/gate/payload-reader.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import '../core/problems/gate.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { type GitHub, refusedStatus } from './client.ts'

export async function readDefaultBranch({ octokit, owner, repo }: GitHub): Promise<string> {
  const { data } = await octokit.request('GET /repos/{owner}/{repo}', { owner, repo })
  const read = new PayloadReader(data)
  const branch = read.text('default_branch')
  if (read.problems.length > 0) throw new ProblemError(read.problems)
  return branch
}

/** Text of a file at a ref; undefined when there is none. GitHub gives files up to 1 MiB this way. */
export async function readTextFile(
  { octokit, owner, repo }: GitHub,
  path: string,
  ref: string,
): Promise<string | undefined> {
  try {
    const answer = await octokit.request('GET /repos/{owner}/{repo}/contents/{path}', {
      owner,
      repo,
      path,
      ref,
    })
    const data: unknown = answer.data
    const content = isRecord(data) && data['encoding'] === 'base64' ? data['content'] : undefined
    if (typeof content === 'string') return Buffer.from(content, 'base64').toString('utf8')
    throw new ProblemError([problem('INFX145', `${path} at ${ref}: expected the content of a file`)])
  } catch (error) {
    if (refusedStatus(error) === 404) return undefined
    throw error
  }
}
