/** Real git repositories in the system's temporary folder. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface TemporaryRepository {
  readonly dir: string
  readonly git: (...args: readonly string[]) => string
  readonly write: (path: string, content: string | Uint8Array) => void
  /** Commits everything and gives the SHA. */
  readonly commit: (message: string) => string
}

export const temporaryFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'infx-test-')))

export function openTemporary(dir: string): TemporaryRepository {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  const identity = ['-c', 'user.email=t@example.invalid', '-c', 'user.name=t']
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...identity, ...args], { cwd: dir, env, encoding: 'utf8' }).trim()
  return {
    dir,
    git,
    write: (path, content) => {
      mkdirSync(dirname(join(dir, path)), { recursive: true })
      writeFileSync(join(dir, path), content)
    },
    commit: (message) => {
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '-m', message)
      return git('rev-parse', 'HEAD')
    },
  }
}

export function temporaryRepository(): TemporaryRepository {
  const repository = openTemporary(temporaryFolder())
  repository.git('init', '--quiet', '--initial-branch=main', '.')
  return repository
}
