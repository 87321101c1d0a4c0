/** Puts an evaluation's files flat into one directory, as evaluation artifacts of the ecosystem have them. */
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { constants } from 'node:fs'
import { basename, dirname, extname, join, relative } from 'node:path'

/**
 * Copies every file under `outputDir` into `targetDir`, folders dropped. Two files of one name never overwrite each
 * other: the later gets `_2`, `_3` … before its extension. Returns the staged paths, sorted.
 */
export async function stageEvalFiles(outputDir: string, targetDir: string): Promise<readonly string[]> {
  await mkdir(targetDir, { recursive: true })
  const entries = await readdir(outputDir, { recursive: true, withFileTypes: true })
  const sources = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.partial'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => relative(targetDir, path).startsWith('..') || dirname(path) !== targetDir)
    .sort()
  const staged: string[] = []
  for (const source of sources) staged.push(await copyUnderFreeName(source, targetDir))
  return staged.sort()
}

async function copyUnderFreeName(source: string, targetDir: string): Promise<string> {
  const extension = extname(source)
  const stem = basename(source, extension)
  for (let copy = 1; ; copy++) {
    const target = join(targetDir, `${stem}${copy === 1 ? '' : `_${copy}`}${extension}`)
    try {
      await copyFile(source, target, constants.COPYFILE_EXCL)
      return target
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}
