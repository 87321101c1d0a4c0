/** The input `teams`: who is in a team of CODEOWNERS, for tokens that may not ask. */
import { loadYaml } from '../../yaml.ts'
import { isRecord } from '../measure/lenient-json.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/command.ts'
import type { Problem } from '../problem.ts'
import type { TeamMembers } from './owners.ts'

/** Reads `organisation/team: [login, …]`, one team a line; '' lists none. Problems INFX300. */
export function readTeams(text: string): {
  readonly teams: TeamMembers
  readonly problems: readonly Problem[]
} {
  const teams = new Map<string, ReadonlySet<string>>()
  if (text === '') return { teams, problems: [] }
  const { value, problems: syntax } = loadYaml(text, 'teams')
  if (syntax.length > 0) return { teams, problems: syntax }
  if (!isRecord(value))
    return { teams, problems: [problem('INFX300', 'teams: expected a mapping from teams to logins')] }
  const problems: Problem[] = []
  for (const [name, members] of Object.entries(value)) {
    const team = name.replace(/^@/, '').toLowerCase()
    if (/^[^/\s]+\/[^/\s]+$/.test(team) && isLoginList(members))
      teams.set(team, new Set(members.map((login) => login.replace(/^@/, '').toLowerCase())))
    else problems.push(problem('INFX300', `teams: ${name}: expected organisation/team: [login, …]`))
  }
  return { teams, problems }
}

const isLoginList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((login) => typeof login === 'string' && login !== '')
