/** Members of the teams that CODEOWNERS names. */
import { PayloadReader } from '../core/gate/payload-reader.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/review.ts'
import type { Problem } from '../core/problem.ts'
import type { TeamMembers } from '../core/review/owners.ts'
import { type GitHub, listAll, refusedStatus } from './client.ts'

/** 1,000 members. */
const maxPages = 10

/** Asks for the teams that `known` does not list; one that the token may not read has no member, and a warning INFX362. */
export async function membersOf(
  github: GitHub,
  teams: readonly string[],
  known: TeamMembers,
): Promise<{ readonly members: TeamMembers; readonly problems: readonly Problem[] }> {
  const members = new Map(known)
  const problems: Problem[] = []
  for (const team of teams.filter((name) => !known.has(name))) {
    const logins = await loginsOf(github, team)
    if (logins) members.set(team, logins)
    else problems.push(problem('INFX362', `the token may not read who is in @${team}`))
  }
  return { members, problems }
}

async function loginsOf(github: GitHub, team: string): Promise<ReadonlySet<string> | undefined> {
  const [org = '', slug = ''] = team.split('/')
  try {
    const rows = await listAll(
      github,
      'GET /orgs/{org}/teams/{team_slug}/members',
      { org, team_slug: slug },
      maxPages,
    )
    return new Set(rows.flatMap((row) => new PayloadReader(row).optionalText('login')?.toLowerCase() ?? []))
  } catch (error) {
    // Both are GitHub's words for "not for this token".
    const status = refusedStatus(error)
    if (status === 403 || status === 404) return undefined
    throw error
  }
}
