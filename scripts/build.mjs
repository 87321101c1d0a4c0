// Builds dist/: tsc → lib/, browser script of the report, ncc dispatcher bundle, one two-line stub per action, assets.
// Usage: node scripts/build.mjs [--lib-only]
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = new URL('../', import.meta.url)
const path = (relative) => fileURLToPath(new URL(relative, root))
const node = (script, ...args) =>
  execFileSync(process.execPath, [path(script), ...args], { cwd: path('.'), stdio: 'inherit' })

node('scripts/gen-schemas.mjs')
node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json')
if (process.argv.includes('--lib-only')) process.exit(0)

const actions = readdirSync(path('actions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path(`actions/${entry.name}/main.ts`)))
  .map((entry) => entry.name)
  .sort()

// ncc does not clean: chunk names are numbers and stale ones would stay. Assets that are expensive to make
// (the migrated database image) are rebuilt by their own script only when their inputs changed.
for (const file of existsSync(path('dist')) ? readdirSync(path('dist')) : []) {
  if (file !== 'assets') rmSync(path(`dist/${file}`), { recursive: true })
}
mkdirSync(path('dist/assets'), { recursive: true })

node(
  'node_modules/@vercel/ncc/dist/ncc/cli.js',
  'build',
  'lib/src/dispatcher.js',
  '-o',
  'dist',
  '--license',
  'licenses.txt',
  '-e',
  '@electric-sql/pglite',
)
for (const name of [...actions, 'infx']) {
  writeFileSync(
    path(`dist/${name}.js`),
    `${name === 'infx' ? '#!/usr/bin/env node\n' : ''}import { main } from './index.js'\nawait main('${name}', new URL('./', import.meta.url))\n`,
    { mode: name === 'infx' ? 0o755 : 0o644 },
  )
}
if (existsSync(path('src/report/client/main.ts'))) {
  await build({
    entryPoints: [path('src/report/client/main.ts')],
    outfile: path('dist/assets/report-client.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2020',
    legalComments: 'none',
  })
}
cpSync(path('node_modules/@resvg/resvg-wasm/index_bg.wasm'), path('dist/assets/resvg.wasm'))
cpSync(path('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), path('dist/assets/DejaVuSans.ttf'))
if (existsSync(path('scripts/build-store-assets.mjs'))) node('scripts/build-store-assets.mjs')
