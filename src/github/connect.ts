/** GitHub as an action of this job reaches it. */
import { connectGitHub, type GitHub } from './client.ts'
import type { ActionHost } from './run-action.ts'

/** GITHUB_API_URL and GITHUB_REPOSITORY are set in every job; without them there is no GitHub to talk to. */
export function gitHubOfJob(
  host: Pick<ActionHost, 'env' | 'signal' | 'info'>,
  token: string,
  fork: boolean,
): GitHub {
  return connectGitHub({
    token,
    repository: host.env['GITHUB_REPOSITORY'] ?? '',
    apiUrl: host.env['GITHUB_API_URL'] ?? 'https://api.github.com',
    signal: host.signal,
    fork,
    log: (line) => host.info(line),
  })
}

/** Address of this run in a browser. */
export const runUrl = (env: ActionHost['env'], runId: string): string =>
  `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${runId}`
