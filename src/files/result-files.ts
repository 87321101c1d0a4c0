/** Where clients and launchers leave their files. */
import { stat, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { errorCode } from './json-file.ts'

export const PROFILE_EXPORT = 'profile_export.jsonl'
export const CLIENT_SUMMARY = 'profile_export_aiperf.json'
export const SERVER_METRICS = 'server_metrics_export.json'
const ARTIFACTS = 'aiperf_artifacts'

export async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT' || errorCode(cause) === 'ENOTDIR') return false
    throw cause
  }
}

async function directoriesIn(dir: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(dir, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(dir, name))
      .sort()
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT' || errorCode(cause) === 'ENOTDIR') return []
    throw cause
  }
}

/**
 * The directory that holds the request export: `dir` itself, its `aiperf_artifacts`, or the first directory (by name)
 * below either. Undefined when there is none.
 */
export async function findArtifactDir(dir: string): Promise<string | undefined> {
  for (const base of [dir, join(dir, ARTIFACTS)]) {
    for (const candidate of [base, ...(await directoriesIn(base))]) {
      if (await isFile(join(candidate, PROFILE_EXPORT))) return candidate
    }
  }
  return undefined
}

/**
 * Engine logs of a result directory: its `server.log`, and the worker logs (`watchtower-*.out`) that multi-node
 * launchers leave in it or up to three directories above.
 */
export async function findServerLogs(resultDir: string): Promise<readonly string[]> {
  const found: string[] = []
  const direct = join(resultDir, 'server.log')
  if (await isFile(direct)) found.push(direct)
  let dir = resolve(resultDir)
  for (let level = 0; level <= 3; level++) {
    const names = await readdir(dir)
    found.push(
      ...names
        .filter((name) => /^watchtower-.*\.out$/.test(name))
        .sort()
        .map((name) => join(dir, name)),
    )
    if (dirname(dir) === dir) break
    dir = dirname(dir)
  }
  return found
}

/** Larger reads than Node's default: fewer turns of the event loop per MB. */
export const READ = { highWaterMark: 1024 * 1024 } as const
