/** hashFiles(): SHA-256 over the SHA-256 of every matching file below a folder. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { globToRegExp } from './filter-pattern.ts'

export function hashFiles(folder: string, patterns: readonly string[]): string {
  const matching = patterns.map(globToRegExp)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => matching.some((pattern) => pattern.test(path)))
    .sort()
  if (files.length === 0) return ''
  const total = createHash('sha256')
  for (const file of files)
    total.update(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest(),
    )
  return total.digest('hex')
}
