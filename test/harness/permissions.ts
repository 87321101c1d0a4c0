/** `permissions:` of workflows and jobs; a called workflow can only narrow its caller's. */
import { scopes } from '../fakes/github/tokens.ts'
import type { Access, Permissions, Scope } from '../fakes/github/tokens.ts'
import { isTreeMap } from './tree.ts'
import type { Tree } from './tree.ts'

/** What a token may do when nothing is said: the restricted default of repositories. */
export const restrictedPermissions: Permissions = { contents: 'read', packages: 'read' }

export class PermissionError extends Error {
  override readonly name = 'PermissionError'
}

export function permissionsOf(tree: Tree | undefined, inherited: Permissions): Permissions {
  if (tree === undefined) return inherited
  if (tree === 'read-all') return all('read')
  if (tree === 'write-all') return all('write')
  if (!isTreeMap(tree)) return {}
  const given = Object.entries(tree).filter(([, access]) => access === 'read' || access === 'write')
  return Object.fromEntries(given)
}

const all = (access: Access): Permissions => Object.fromEntries(scopes.map((scope) => [scope, access]))

/** Throws when a called workflow's job asks for more than its caller was given. */
export function requireWithin(job: string, asked: Permissions, allowed: Permissions): void {
  const over = (Object.entries(asked) as [Scope, Access][]).filter(
    ([scope, access]) => allowed[scope] !== 'write' && allowed[scope] !== access,
  )
  if (over.length === 0) return
  const list = (entries: readonly (readonly [string, string])[]): string =>
    entries.map(([scope, access]) => `${scope}: ${access}`).join(', ')
  throw new PermissionError(
    `The nested job '${job}' is requesting '${list(over)}', but is only allowed '${list(over.map(([scope]) => [scope, allowed[scope] ?? 'none']))}'.`,
  )
}

/** Pull requests of forks read, whatever is asked for. */
export const readOnly = (permissions: Permissions): Permissions =>
  Object.fromEntries(
    Object.keys(permissions)
      .filter((scope) => scope !== 'id-token')
      .map((scope) => [scope, 'read']),
  )
