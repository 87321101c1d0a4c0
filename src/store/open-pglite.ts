/** Opens an embedded database directory: lock, make it from the prebuilt image when it is new, start. */
import { access, mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type * as PgliteModule from '@electric-sql/pglite'
import { assetPath, assetUrl } from '../assets.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/store.ts'
import { ProblemError } from '../core/problem.ts'
import { classifyDatabaseError } from './database-error.ts'
import type { Database } from './database.ts'
import { migrationsDigest } from './migrations/all.ts'
import { lockDirectory } from './pglite-lock.ts'
import type { DirectoryLock } from './pglite-lock.ts'
import { PgliteDatabase } from './pglite.ts'
import { refuseForeignPlace } from './pglite-place.ts'
import { parseInt8, postgresTypes } from './postgres-types.ts'
import { withoutOptimising } from './wasm-tiers.ts'

/** Does not migrate; a database made from the image is migrated already. Touches no folder that holds something else. */
export async function openPglite(directory: string): Promise<Database> {
  const path = resolve(directory)
  try {
    await refuseForeignPlace(path)
    await mkdir(dirname(path), { recursive: true })
    const lock = await lockDirectory(path)
    try {
      return await openLocked(path, lock)
    } catch (error) {
      await lock.release()
      throw error
    }
  } catch (error) {
    throw classifyDatabaseError(error, `pglite:${path}`)
  }
}

async function openLocked(path: string, lock: DirectoryLock): Promise<Database> {
  if (lock.foundHalfMade) await rm(path, { recursive: true, force: true })
  const { PGlite } = await loadPglite()
  const parsers = {
    [postgresTypes.int8]: parseInt8,
    [postgresTypes.date]: (text: string) => text,
    [postgresTypes.numeric]: (text: string) => text,
  }
  if (!(await isEmpty(path))) {
    try {
      const engine = await withoutOptimising(() => PGlite.create({ dataDir: path, parsers }))
      return new PgliteDatabase(engine, lock, path)
    } catch (error) {
      throw unusable(path, error)
    }
  }
  await lock.setPhase('creating')
  try {
    const image = await loadImage()
    const engine = await withoutOptimising(() =>
      PGlite.create({ dataDir: path, parsers, ...(image === undefined ? {} : { loadDataDir: image }) }),
    )
    await lock.setPhase('open')
    return new PgliteDatabase(engine, lock, path)
  } catch (error) {
    await rm(path, { recursive: true, force: true })
    throw error
  }
}

function unusable(path: string, error: unknown): unknown {
  const classified = classifyDatabaseError(error, `pglite:${path}`)
  if (classified instanceof ProblemError) return classified
  return new ProblemError(
    [
      problem('INFX277', `database ${path} cannot be opened: ${classified.message}`, {
        hint: 'move the directory away; a new one is made and the artifacts can be ingested again',
      }),
    ],
    { cause: error },
  )
}

/** The bundle beside dist/, not node_modules: the actions run without packages. */
async function loadPglite(): Promise<typeof PgliteModule> {
  const url = assetUrl('pglite/index.js').href
  try {
    await access(assetPath('pglite/index.js'))
  } catch (error) {
    throw new ProblemError(
      [
        problem('INFX276', `${assetPath('pglite/index.js')} is missing`, {
          hint: 'in a checkout run: node scripts/build-store-assets.mjs',
        }),
      ],
      { cause: error },
    )
  }
  return (await import(/* webpackIgnore: true */ /* @vite-ignore */ url)) as typeof PgliteModule
}

/** The prebuilt data directory, when it was made from the migrations of this version; else undefined (initdb follows). */
async function loadImage(): Promise<Blob | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(assetPath('pglite/manifest.json'), 'utf8'))
    const matches =
      typeof manifest === 'object' &&
      manifest !== null &&
      'migrationsDigest' in manifest &&
      manifest.migrationsDigest === migrationsDigest
    if (!matches) return undefined
    return new Blob([await readFile(assetPath('pglite/migrated.tar.gz'))], { type: 'application/x-gzip' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function isEmpty(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).length === 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true
    throw error
  }
}
