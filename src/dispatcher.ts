/**
 * The one entry of the bundle: ncc splits every dynamic import into its own chunk, so an action loads only what it
 * uses. The stubs in dist/ call `main` with their own name and folder.
 */
import { setDistDir } from './assets.ts'

export async function main(name: string, distDir: URL): Promise<void> {
  setDistDir(distDir)
  switch (name) {
    case 'infx':
      return (await import('./cli/main.ts')).main(process.argv.slice(2))
    default:
      throw new Error(`no entry point is called "${name}"`)
  }
}
