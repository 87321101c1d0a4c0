/** Where the shared corpus and cases lie when this checkout has them beside it; undefined elsewhere. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const beside = fileURLToPath(new URL('../../shared/', import.meta.url))

export const sharedDir: string | undefined = existsSync(`${beside}design.md`) ? beside : undefined

/** Reason to print when a test that needs the corpus is left out. */
export const noSharedReason = 'left out: the shared corpus is not beside this checkout (../shared)'
