/**
 * Where files that travel beside the bundle lie (PGlite, fonts, the report's browser script).
 * The two-line stubs in dist/ know their own folder and say it once; everything else asks here, because ncc rewrites
 * `import.meta.url` inside the bundle.
 */
import { fileURLToPath, pathToFileURL } from 'node:url'

let distDir: URL | undefined

/** Called by the stubs (and by the test set-up) before anything else. `dir` ends with a slash. */
export function setDistDir(dir: URL): void {
  distDir = dir
}

/** Absolute path of a file under dist/assets/, e.g. `assetPath('pglite/pglite.wasm')`. */
export function assetPath(relative: string): string {
  return fileURLToPath(new URL(`assets/${relative}`, requireDistDir()))
}

export const assetUrl = (relative: string): URL => pathToFileURL(assetPath(relative))

/** argv that starts this same product again, for child processes: `[node, …/infx.js]`. */
export function selfCommand(): readonly [string, string] {
  return [process.execPath, fileURLToPath(new URL('infx.js', requireDistDir()))]
}

function requireDistDir(): URL {
  if (!distDir)
    throw new Error('setDistDir() was not called: start through a stub in dist/ or the test set-up')
  return distDir
}
