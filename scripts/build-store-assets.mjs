// Makes dist/assets/pglite/: the embedded database as one ES module with its WebAssembly beside it, and a data directory
// with all migrations applied, so that a new database opens without initdb.
// The image is not byte-deterministic: it is made again only when PGlite's version or the migrations changed.
// Usage: node scripts/build-store-assets.mjs
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = new URL('../', import.meta.url)
const path = (relative) => fileURLToPath(new URL(relative, root))
const packageDir = 'node_modules/@electric-sql/pglite'
const out = 'dist/assets/pglite'
mkdirSync(path(out), { recursive: true })

await build({
  entryPoints: [path(`${packageDir}/dist/index.js`)],
  outfile: path(`${out}/index.js`),
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  legalComments: 'none',
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  logLevel: 'warning',
})
for (const file of ['pglite.wasm', 'pglite.data', 'initdb.wasm'])
  copyFileSync(path(`${packageDir}/dist/${file}`), path(`${out}/${file}`))
copyFileSync(path(`${packageDir}/LICENSE`), path(`${out}/LICENSE`))

const { historyTableSql, migrations, migrationsDigest } = await importTypeScript(
  'src/store/migrations/all.ts',
)
const { version: pgliteVersion } = JSON.parse(readFileSync(path(`${packageDir}/package.json`), 'utf8'))
const manifest = `${JSON.stringify({ pgliteVersion, migrationsDigest }, null, 2)}\n`
const manifestPath = path(`${out}/manifest.json`)
const imagePath = path(`${out}/migrated.tar.gz`)

if (!existsSync(imagePath) || !existsSync(manifestPath) || readFileSync(manifestPath, 'utf8') !== manifest) {
  const { PGlite } = await import(new URL(`${out}/index.js`, root).href)
  const engine = await PGlite.create()
  await engine.exec(historyTableSql)
  for (const { name, sql, sha256 } of migrations) {
    await engine.exec(sql)
    await engine.query('insert into schema_migrations (filename, sha256) values ($1, $2)', [name, sha256])
  }
  await engine.exec('checkpoint')
  const image = await engine.dumpDataDir('gzip')
  await engine.close()
  writeFileSync(imagePath, Buffer.from(await image.arrayBuffer()))
  writeFileSync(manifestPath, manifest)
}

/** Reads a module of ours without a build of the project. */
async function importTypeScript(file) {
  const { outputFiles } = await build({
    entryPoints: [path(file)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}
