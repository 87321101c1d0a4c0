/** Who calls, and what the token allows. */
export type Access = 'read' | 'write'
export const scopes = [
  'actions', 'checks', 'contents', 'deployments', 'issues', 'packages', 'pull-requests', 'statuses', 'id-token',
  'attestations', 'discussions', 'pages', 'repository-projects', 'security-events',
] as const // prettier-ignore
export type Scope = (typeof scopes)[number]
export type Permissions = Readonly<Partial<Record<Scope, Access>>>

export interface Token {
  readonly text: string
  readonly login: string
  /** GITHUB_TOKEN of a job: what it does starts no workflow, dispatches apart. */
  readonly isInstallation: boolean
  /** Undefined: everything (a user's own token). */
  readonly permissions: Permissions | undefined
}

export const botLogin = 'github-actions[bot]'

export const allows = (token: Token, scope: Scope, access: Access): boolean => {
  if (token.permissions === undefined) return true
  const given = token.permissions[scope]
  return given === 'write' || given === access
}
