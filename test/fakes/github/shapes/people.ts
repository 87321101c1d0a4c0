import type { Json, JsonMap } from '../json.ts'

/** Stable id of a name. */
export const idOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 900_000_007, 7) + 1_000

export const nodeId = (kind: string, id: number): string => Buffer.from(`${kind}:${id}`).toString('base64')

export function userShape(api: string, login: string): JsonMap {
  const url = `${api}/users/${encodeURIComponent(login)}`
  const id = idOf(login)
  return {
    login,
    id,
    node_id: nodeId('User', id),
    avatar_url: `https://avatars.invalid/u/${id}`,
    gravatar_id: '',
    url,
    html_url: `https://github.com/${login}`,
    ...links(
      url,
      'followers following gists starred subscriptions organizations repos events received_events',
    ),
    type: login.endsWith('[bot]') ? 'Bot' : 'User',
    site_admin: false,
    user_view_type: 'public',
  }
}

export const publicUserShape = (api: string, login: string, now: string): JsonMap => ({
  ...userShape(api, login),
  name: login,
  ...nulls('company location email hireable bio twitter_username'),
  blog: '',
  public_repos: 0,
  public_gists: 0,
  followers: 0,
  following: 0,
  created_at: now,
  updated_at: now,
})

/** `names` as `<name>_url` below a URL. */
export const links = (url: string, names: string): JsonMap =>
  Object.fromEntries(names.split(' ').map((name) => [`${name}_url`, `${url}/${name}`]))

export const nulls = (names: string): Readonly<Record<string, Json>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, null]))
