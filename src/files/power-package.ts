/** A multi-node power package on disk: `power/` below the root of a job's logs (docs/measurement.md, Power). */
import { createReadStream } from 'node:fs'
import { lstat, readdir, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { PowerPackage } from '../core/measure/power-multinode.ts'
import type { WindowFile } from '../core/measure/power-multinode-windows.ts'
import { errorCode, readBoundedText } from './json-file.ts'
import { isFile } from './result-files.ts'

/** Manifests and results are small; larger ones are refused, not read. */
const maxJsonBytes = 64 * 1024 * 1024

/** Opens the package below `logsRoot`; undefined when there is none. */
export async function openPowerPackage(logsRoot: string): Promise<PowerPackage | undefined> {
  const dir = join(logsRoot, 'power')
  const windowNames = await namesIn(join(dir, 'windows'))
  if (!(await isDirectory(dir))) return undefined
  const manifest = join(dir, 'manifest.json')
  const samples = join(dir, 'samples.csv')
  return {
    ...((await isFile(manifest)) ? { manifestText: await readBoundedText(manifest, maxJsonBytes) } : {}),
    ...((await isFile(samples)) ? { samples: createReadStream(samples) } : {}),
    windows: await Promise.all(windowNames.map((name) => windowFile(join(dir, 'windows', name), name))),
    readResult: (path) => resultBelow(logsRoot, path),
  }
}

async function windowFile(path: string, name: string): Promise<WindowFile> {
  const isPlain = (await lstat(path)).isFile()
  return {
    path: `windows/${name}`,
    ...(isPlain ? { text: await readBoundedText(path, maxJsonBytes) } : {}),
  }
}

/** A link may lead out of the logs, which a package has no business with. */
async function resultBelow(root: string, path: string): Promise<string | undefined> {
  try {
    const file = await realpath(join(root, path))
    if (!file.startsWith((await realpath(root)) + sep)) return undefined
    return await readBoundedText(file, maxJsonBytes)
  } catch (cause) {
    const code = errorCode(cause)
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined
    throw cause
  }
}

async function namesIn(dir: string): Promise<readonly string[]> {
  try {
    return await readdir(dir)
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT' || errorCode(cause) === 'ENOTDIR') return []
    throw cause
  }
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isDirectory()
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT' || errorCode(cause) === 'ENOTDIR') return false
    throw cause
  }
}
