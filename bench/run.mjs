// npm run bench: the numbers of the design, as ratios against yardsticks measured in the same run. Never a test.
// Usage: node bench/run.mjs [name …]
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const all = readdirSync(here)
  .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
  .map((file) => file.replace(/\.mjs$/, ''))
  .sort()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`no benchmark is called ${unknown.join(', ')}; there are: ${all.join(', ')}`)
  process.exit(2)
}
let failed = false
// Benchmarks stand on helpers of the tests, which leave their folders to whoever runs them.
const temporary = mkdtempSync(join(tmpdir(), 'infx-bench-'))
const env = { ...process.env, TMPDIR: temporary }
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n## ${name}`)
  const { status } = spawnSync(process.execPath, [`${here}${name}.mjs`], { stdio: 'inherit', env })
  if (status !== 0) failed = true
}
rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
process.exit(failed ? 1 : 0)
