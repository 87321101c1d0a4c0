/** Which accounts the owners of CODEOWNERS are. */
import type { OwnerNeed } from './codeowners.ts'

/** Logins in lower case per team, `organisation/team` in lower case. A team that is not there has no known member. */
export type TeamMembers = ReadonlyMap<string, ReadonlySet<string>>

/** Whether the account is one of those that the need asks for. */
export const ownsOne = ({ owners }: OwnerNeed, login: string, teams: TeamMembers): boolean =>
  login !== '' && (owners === 'anyone' || owners.some((owner) => isOwner(owner, login, teams)))

function isOwner(owner: string, login: string, teams: TeamMembers): boolean {
  const team = teamOf(owner)
  if (team !== undefined) return teams.get(team)?.has(login.toLowerCase()) ?? false
  // An e-mail address is nobody's: what an account calls its own is not for us to see.
  return owner.startsWith('@') && owner.slice(1).toLowerCase() === login.toLowerCase()
}

/** `organisation/team` of an owner that is a team. */
export const teamOf = (owner: string): string | undefined =>
  owner.startsWith('@') && owner.includes('/') ? owner.slice(1).toLowerCase() : undefined

/** Teams that some need names, each once. */
export const teamsOf = (needs: readonly OwnerNeed[]): readonly string[] => [
  ...new Set(ownersOf(needs).flatMap((owner) => teamOf(owner) ?? [])),
]

/** E-mail addresses that some need names, each once. */
export const addressesOf = (needs: readonly OwnerNeed[]): readonly string[] => [
  ...new Set(ownersOf(needs).filter((owner) => !owner.startsWith('@'))),
]

const ownersOf = (needs: readonly OwnerNeed[]): readonly string[] =>
  needs.flatMap(({ owners }) => (owners === 'anyone' ? [] : owners))
