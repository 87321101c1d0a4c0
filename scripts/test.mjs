// The test command: runs every test, and says at the end what was left out and why.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'infx-test-'))
const report = join(process.env.INFX_TEST_REPORTS ?? dir, 'tests.json')
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
)

const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
const leftOut = testResults.flatMap((file) =>
  file.assertionResults
    .filter((test) => test.status === 'pending' || test.status === 'skipped')
    .map((test) => test.fullName),
)
if (leftOut.length > 0) {
  console.log(`\n${leftOut.length} tests were left out on this machine:`)
  for (const name of leftOut) console.log(`  - ${name}`)
}
rmSync(dir, { recursive: true, force: true })
if (process.env.INFX_TEST_REQUIRE_ALL === 'true') {
  // The gate installs these parts, so tests of them must have run. Parts with a script of their own
  // (Slurm, docker, AIPerf, lm-eval) and the shared corpus may be absent.
  const unexpected = leftOut.filter((name) =>
    /in Chromium|on PostgreSQL|into PostgreSQL|PostgreSQL usable/.test(name),
  )
  if (unexpected.length > 0) {
    console.error(`\nthe gate has these parts, but ${unexpected.length} tests of them did not run`)
    process.exit(1)
  }
}
process.exit(status ?? 1)
