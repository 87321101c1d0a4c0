/** Who may do what: a person's role in the repository, and what a token lacks. */
import { isRecord } from '../core/measure/lenient-json.ts'
import '../core/problems/gate.ts'
import { problem } from '../core/problems/catalogue.ts'
import type { Problem } from '../core/problem.ts'
import type { Actor, Role } from '../core/gate/facts.ts'
import { refusedStatus, type GitHub } from './client.ts'

const roles: readonly Role[] = ['admin', 'maintain', 'write', 'triage', 'read', 'none']

/**
 * The role of a person. `permission` alone would not do: it calls triage "read" and maintain "write". Custom roles have
 * names of their own, and inherit what `permission` says. Somebody whom the repository does not know has none.
 */
export async function readActor({ octokit, owner, repo }: GitHub, login: string): Promise<Actor> {
  try {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
      owner,
      repo,
      username: login,
    })
    return { login, role: roleOf(data) }
  } catch (error) {
    if (refusedStatus(error) === 404) return { login, role: 'none' }
    throw error
  }
}

function roleOf(data: unknown): Role {
  if (!isRecord(data)) return 'unknown'
  const { role_name: name, permission } = data
  return (
    roles.find((role) => role === name) ??
    // The base of a custom role is at most what `permission` says.
    roles.find((role) => role === permission) ??
    'unknown'
  )
}

/**
 * Problem with the YAML to paste. `accepted` is GitHub's header with the permissions that the request accepts, e.g.
 * `issues=write; pull_requests=write`: any one of the sets between semicolons does.
 */
export function missingPermission(subject: string, accepted: unknown, fork: boolean): Problem {
  if (fork) {
    return problem('INFX143', `${subject}: the token of a fork's pull request can only read`, {
      hint: 'no permission in the workflow changes that; write from a workflow_run or issue_comment workflow instead',
    })
  }
  const wanted = readAccepted(accepted)
  const yaml = wanted.map(([name, level]) => `  ${name}: ${level}`).join('\n')
  return problem('INFX143', `${subject}: the token lacks a permission`, {
    hint:
      wanted.length > 0
        ? `add to the job:\npermissions:\n${yaml}`
        : 'add the permission to the job, under `permissions:`; the documentation of this request names it',
  })
}

/** The last set of the header, which for comments is that of pull requests: the narrower of the two. */
function readAccepted(accepted: unknown): readonly (readonly [string, string])[] {
  if (typeof accepted !== 'string') return []
  const sets = accepted
    .split(';')
    .map((set) =>
      [...set.matchAll(/([a-z_]+)=(read|write)/g)].map(
        ([, name = '', level = '']) => [name.replaceAll('_', '-'), level] as const,
      ),
    )
    .filter((set) => set.length > 0)
  return sets.at(-1) ?? []
}
