/** Which files `config-files` names: literal paths, and a `*` in the last part. */
import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { matchesWildcard } from '../core/plan/wildcard.ts'
import type { Problem } from '../core/problem.ts'

/** Sorted paths relative to `root`; a pattern that names nothing is a Problem, a literal path is left to its reader. */
export function expandConfigFiles(
  patterns: readonly string[],
  root: string,
): { readonly files: readonly string[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const files = patterns.flatMap((pattern) => {
    const name = posix.basename(pattern)
    if (!name.includes('*')) return [pattern]
    const folder = posix.dirname(pattern)
    const found = namesIn(join(root, folder))
      .filter((candidate) => matchesWildcard(name, candidate) && /\.ya?ml$/.test(candidate))
      .map((candidate) => posix.join(folder, candidate))
    if (found.length === 0) {
      problems.push(
        problem('INFX300', `config-files: no file matches "${pattern}" in ${root}`, {
          hint: 'name the master configuration with --config-files, or in infx.config.yaml',
        }),
      )
    }
    return found
  })
  return { files: [...new Set(files)].sort(), problems }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return []
    throw error
  }
}
