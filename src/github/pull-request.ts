/** A pull request as the API has it now, with who put its sweep labels there. */
import type { AppliedLabel, PullRequestState } from '../core/gate/facts.ts'
import { findLabel, type LabelTable, sameLabel } from '../core/gate/labels.ts'
import { PayloadReader } from '../core/gate/payload-reader.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import { ProblemError } from '../core/problem.ts'
import type { GitHub } from './client.ts'
import { readActor } from './permissions.ts'

/** Pages of label history that are looked through, newest first. */
const maxEventPages = 5

export interface PullRequestAtGitHub extends PullRequestState {
  readonly author: string
  /** GitHub's word for the author's history here, e.g. `FIRST_TIME_CONTRIBUTOR`. */
  readonly authorAssociation: string
}

/**
 * Reads it with at most 2 requests, plus up to 5 pages of history and one per labeler where sweep labels hang on it.
 * Throws a ProblemError when GitHub's answer lacks what the gate needs.
 */
export async function readPullRequest(
  github: GitHub,
  number: number,
  table: LabelTable,
): Promise<PullRequestAtGitHub> {
  const { octokit, owner, repo } = github
  const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    owner,
    repo,
    pull_number: number,
  })
  const read = new PayloadReader(data)
  const head = read.sha('head.sha')
  const state = {
    number: read.id('number'),
    open: read.oneOf('state', ['open', 'closed']) === 'open',
    draft: read.flag('draft'),
    fork: read.optionalText('head.repo.full_name')?.toLowerCase() !== `${owner}/${repo}`.toLowerCase(),
    head,
    baseRef: read.text('base.ref'),
    mergeable: mergeableOf(data),
    author: read.text('user.login'),
    authorAssociation: read.text('author_association'),
  }
  if (read.problems.length > 0) throw new ProblemError(read.problems)
  return {
    ...state,
    headMessage: await readMessage(github, head),
    labels: await withLabelers(github, number, labelNames(data), table),
  }
}

/** Null while GitHub is still computing; the state tells a conflict apart from a failed check. */
function mergeableOf(data: unknown): PullRequestState['mergeable'] {
  const mergeable = isRecord(data) ? data['mergeable'] : undefined
  return mergeable === true ? 'yes' : mergeable === false ? 'conflict' : 'unknown'
}

const labelNames = (data: unknown): readonly string[] => {
  const labels = isRecord(data) ? data['labels'] : undefined
  if (!Array.isArray(labels)) return []
  return labels.flatMap((label: unknown) =>
    isRecord(label) && typeof label['name'] === 'string' ? [label['name']] : [],
  )
}

async function readMessage({ octokit, owner, repo }: GitHub, sha: string): Promise<string> {
  const { data } = await octokit.request('GET /repos/{owner}/{repo}/commits/{ref}', {
    owner,
    repo,
    ref: sha,
    // Files of the commit are paged with it; they may be many, and nobody asks for them.
    per_page: 1,
  })
  const read = new PayloadReader(data)
  const message = read.longText('commit.message')
  if (read.problems.length > 0) throw new ProblemError(read.problems)
  return message
}

async function withLabelers(
  github: GitHub,
  number: number,
  names: readonly string[],
  table: LabelTable,
): Promise<readonly AppliedLabel[]> {
  const wanted = names.filter((name) => findLabel(table, name) !== undefined)
  const logins = await labelersOf(github, number, wanted)
  const actors = new Map<string, AppliedLabel['by']>()
  for (const login of new Set(logins.values())) actors.set(login, await readActor(github, login))
  return names.map((name) => {
    const by = actors.get(logins.get(name) ?? '')
    return by ? { name, by } : { name }
  })
}

/**
 * Login per label of whoever added it last. GitHub lists history oldest first, so after the first page, which tells how
 * many there are, pages are read from the end until every label is found.
 */
async function labelersOf(
  github: GitHub,
  number: number,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  if (wanted.length === 0) return found
  const first = await readEvents(github, number, 1)
  const earliest = Math.max(2, first.lastPage - maxEventPages + 2)
  for (let page = first.lastPage; page >= earliest && found.size < wanted.length; page--) {
    takeLabelers(found, wanted, (await readEvents(github, number, page)).events)
  }
  if (earliest === 2) takeLabelers(found, wanted, first.events)
  return found
}

function takeLabelers(
  found: Map<string, string>,
  wanted: readonly string[],
  events: readonly unknown[],
): void {
  for (const event of [...events].reverse()) {
    const read = new PayloadReader(event)
    if (read.optionalText('event') !== 'labeled') continue
    const name = read.optionalText('label.name') ?? ''
    const label = wanted.find((text) => sameLabel(text, name) && !found.has(text))
    const login = read.optionalText('actor.login')
    if (label !== undefined && login !== undefined) found.set(label, login)
  }
}

async function readEvents(
  { octokit, owner, repo }: GitHub,
  number: number,
  page: number,
): Promise<{ readonly events: readonly unknown[]; readonly lastPage: number }> {
  const { data, headers } = await octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/events', {
    owner,
    repo,
    issue_number: number,
    per_page: 100,
    page,
  })
  const last = /[?&]page=([0-9]+)[^>]*>; rel="last"/.exec(headers.link ?? '')?.[1]
  const events: readonly unknown[] = Array.isArray(data) ? data : []
  return { events, lastPage: last === undefined ? page : Number(last) }
}
