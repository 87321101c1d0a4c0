/** Pins of `/use`, read back from pull requests: with the comment's author and the role of whoever gave the command. */
import { type Pin, readPin } from '../core/commands/pin.ts'
import { maySweep } from '../core/gate/facts.ts'
import { PayloadReader } from '../core/gate/payload-reader.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import '../core/problems/artifacts.ts'
import { problem } from '../core/problems/catalogue.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import type { GitHub } from './client.ts'
import { refusedStatus } from './client.ts'
import { listComments } from './comments.ts'
import { readActor } from './permissions.ts'

export interface FoundPin {
  /** Absent when nobody pinned a run, or the pin cannot be trusted. */
  readonly pin?: Pin
  readonly problems: readonly Problem[]
}

/** The pin of a pull request, with at most 2 requests up to 100 comments. */
export async function pinOf(github: GitHub, pullRequest: number, author: string): Promise<FoundPin> {
  const found = readPin(await listComments(github, pullRequest), author)
  if (!found.pin) return found
  const actor = await readActor(github, found.pin.by)
  if (maySweep(actor)) return found
  const message = `${actor.login} pinned run ${found.pin.runId} to pull request ${pullRequest} and has the role ${actor.role} now`
  return {
    problems: [problem('INFX355', message, { hint: 'somebody with write access comments /use again' })],
  }
}

/** 1,000 commits. */
const maxComparePages = 10

/**
 * Those of `numbers` that the push from `before` to `after` merged: their merge commit lies in it. Numbers come from the
 * changelog, so they may name anything.
 */
export async function mergedByPush(
  github: GitHub,
  numbers: readonly number[],
  { before, after }: { readonly before: string; readonly after: string },
): Promise<readonly number[]> {
  if (numbers.length === 0) return []
  const commits = await commitsBetween(github, before, after)
  const merged: number[] = []
  for (const number of numbers) {
    const commit = await mergeCommitOf(github, number)
    if (commit !== undefined && commits.has(commit)) merged.push(number)
  }
  return merged
}

async function commitsBetween(
  { octokit, owner, repo }: GitHub,
  before: string,
  after: string,
): Promise<ReadonlySet<string>> {
  const commits = new Set<string>([after])
  for (let page = 1; page <= maxComparePages; page++) {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
      owner,
      repo,
      basehead: `${before}...${after}`,
      per_page: 100,
      page,
    })
    const rows: unknown = isRecord(data) ? data['commits'] : undefined
    if (!Array.isArray(rows))
      throw new ProblemError([problem('INFX145', 'compare: expected a list of commits')])
    for (const row of rows) {
      const sha = new PayloadReader(row).sha('sha')
      commits.add(sha)
    }
    if (rows.length < 100) break
  }
  return commits
}

async function mergeCommitOf({ octokit, owner, repo }: GitHub, number: number): Promise<string | undefined> {
  try {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
      owner,
      repo,
      pull_number: number,
    })
    const read = new PayloadReader(data)
    return read.flag('merged') ? read.optionalText('merge_commit_sha') : undefined
  } catch (error) {
    // The number of another repository's pull request, or of none.
    if (refusedStatus(error) === 404) return undefined
    throw error
  }
}
