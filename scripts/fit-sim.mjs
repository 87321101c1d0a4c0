// Compares the simulated engine with the published points in virtual time (docs/simulated-engine.md).
// Usage: node scripts/fit-sim.mjs            print the table
//        node scripts/fit-sim.mjs --write    put it into docs/simulated-engine.md
//        node scripts/fit-sim.mjs --search F one coordinate search with steps of factor F, e.g. 1.05
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'infx-fit-'))
const outfile = join(dir, 'fit.mjs')
const modules = ['offline/fit.ts', 'offline/published-points.ts', 'hardware/coefficients.ts']
await build({
  stdin: {
    contents: modules.map((path) => `export * from './src/engines/sim/${path}'`).join('\n'),
    resolveDir: root,
    loader: 'ts',
  },
  bundle: true,
  format: 'esm',
  platform: 'node',
  outfile,
})
const fit = await import(pathToFileURL(outfile).href)
rmSync(dir, { recursive: true })

const search = process.argv.indexOf('--search')
if (search > 0) {
  const points = fit.publishedPoints.filter(fit.isFitted)
  const lossOf = ({ fitted, workload }) =>
    fit.fitLoss(points.map((point) => fit.fitRow(point, fitted, workload, fit.searchLength)))
  const start = { fitted: fit.fittedModel, workload: fit.fitWorkload }
  const best = fit.improve(start, Number(process.argv[search + 1] ?? 1.05), lossOf, (name, loss, kept) =>
    console.log(`${kept ? '+' : ' '} ${loss.toFixed(5)}  ${name}`),
  )
  console.log(JSON.stringify(best, null, 2))
} else {
  const rows = fit.publishedPoints.map((point) =>
    fit.fitRow(point, fit.fittedModel, fit.fitWorkload, fit.tableLength),
  )
  const table = fit.fitTable(rows)
  console.log(table)
  if (process.argv.includes('--write')) {
    const path = join(root, 'docs/simulated-engine.md')
    const [begin, end] = ['<!-- fit:begin -->', '<!-- fit:end -->']
    const text = readFileSync(path, 'utf8')
    const from = text.indexOf(begin) + begin.length
    const to = text.indexOf(end)
    if (to < from) throw new Error(`${path} lacks the marks of the table`)
    const framed = `<!-- prettier-ignore-start -->\n${table}\n<!-- prettier-ignore-end -->`
    writeFileSync(path, `${text.slice(0, from)}\n${framed}\n${text.slice(to)}`)
  }
}
