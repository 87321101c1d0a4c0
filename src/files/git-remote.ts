/** What the clone says about where it came from. */
import { repositoryOfRemote } from '../core/changelog/pr-link.ts'
import { runGit } from './git-process.ts'

/** `owner/name` of the remote `origin`; undefined when there is none, or when it lies on another server. */
export async function repositoryOfOrigin(dir: string, server: string): Promise<string | undefined> {
  // Not `git config`: this way `url.….insteadOf` counts.
  const { code, stdout } = await runGit({ cwd: dir, args: ['remote', 'get-url', 'origin'] })
  return code === 0 ? repositoryOfRemote(stdout.trim(), server) : undefined
}
