/** The report's files, built from the sources of this checkout into a folder of their own, so that no stale dist/ is tested. */
import { copyFile, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { setDistDir } from '../../src/assets.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Builds the assets and makes them the ones in use; returns the folder that holds `assets/`, which the caller removes. */
export async function useFreshReportAssets(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'infx-report-'))
  const assets = join(dir, 'assets')
  await mkdir(assets)
  await Promise.all([
    build({
      entryPoints: [join(root, 'src/report/client/main.ts')],
      outfile: join(assets, 'report-client.js'),
      bundle: true,
      minify: true,
      format: 'iife',
      platform: 'browser',
      target: 'es2020',
      legalComments: 'none',
      logLevel: 'warning',
    }),
    copyFile(join(root, 'node_modules/@resvg/resvg-wasm/index_bg.wasm'), join(assets, 'resvg.wasm')),
    copyFile(join(root, 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), join(assets, 'DejaVuSans.ttf')),
  ])
  setDistDir(pathToFileURL(`${dir}/`))
  return dir
}
