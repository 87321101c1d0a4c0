// A real change to its plan, base and head generated, as a process: against the seconds that the ecosystem's changelog
// processing was recorded to take for the same change; and the check of a changelog of 10,000 entries.
import { spawnSync, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('../', import.meta.url))
const corpus = fileURLToPath(new URL('../../shared/corpus/changelog/', import.meta.url))
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
const scratch = mkdtempSync(join(tmpdir(), 'infx-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

// Prints its own peak memory behind everything else: only the process itself knows it without tools of the system.
const wrapper = join(scratch, 'wrapper.mjs')
writeFileSync(
  wrapper,
  `process.on('exit', () => process.stderr.write('maxRSS ' + process.resourceUsage().maxRSS))
process.argv.splice(1, 1)
await import(${JSON.stringify(`file://${root}dist/infx.js`)})
`,
)

/** Median of `runs` after one to warm the disk; peak memory in MB. */
function measure(args, runs, accepted = [0]) {
  const seconds = []
  let peakMb = 0
  for (let run = 0; run <= runs; run++) {
    const started = process.hrtime.bigint()
    const { status, stderr } = spawnSync(process.execPath, [wrapper, 'infx', ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    const took = Number(process.hrtime.bigint() - started) / 1e9
    if (!accepted.includes(status)) throw new Error(stderr.slice(0, 2000))
    if (run > 0) seconds.push(took)
    peakMb = Math.max(peakMb, Number(/maxRSS (\d+)$/.exec(stderr)?.[1]) / 1024)
  }
  return { seconds: median(seconds), peakMb }
}

function realChanges() {
  const clone = join(scratch, 'history')
  execFileSync('git', ['clone', '--quiet', '--branch', 'main', `${corpus}history.bundle`, clone])
  const ratios = { matrix: [], plan: [] }
  let peakMb = 0
  for (const name of ['045', '060', '075', '090', '105', '120', '132']) {
    const recorded = JSON.parse(
      gunzipSync(readFileSync(`${corpus}expected/case-${name}.head.full.json.gz`)).toString(),
    )
    const refs = ['--repo', clone, '--base', `case-${name}-base`, '--head', `case-${name}-head`]
    const matrix = measure(['matrix', ...refs], 5)
    // The corpus of changes holds no recipes and no curves; both sides of every key that changed are generated.
    const changed = measure(['changed', ...refs, '--simulate', '--json'], 5)
    ratios.matrix.push(recorded.seconds / matrix.seconds)
    ratios.plan.push(recorded.seconds / changed.seconds)
    peakMb = Math.max(peakMb, matrix.peakMb, changed.peakMb)
    console.log(
      `case ${name}: reference ${recorded.seconds.toFixed(2)} s, matrix ${matrix.seconds.toFixed(2)} s, both sides compared ${changed.seconds.toFixed(2)} s`,
    )
  }
  console.log(`a real change to its matrix: ${median(ratios.matrix).toFixed(1)}x faster (median; hold: ≥ 8x)`)
  console.log(
    `both sides generated and compared: ${median(ratios.plan).toFixed(1)}x faster (median; hold: ≥ 8x)`,
  )
  console.log(`peak memory ${peakMb.toFixed(0)} MB (hold: ≤ 300 MB)`)
}

const master = `key-1:
  image: registry.example/engine:1
  model: example/model
  model-prefix: m
  precision: fp8
  framework: sglang
  runner: b300
  multinode: false
  scenarios:
    fixed-seq-len:
    - { isl: 8192, osl: 1024, search-space: [{ tp: 8, conc-list: [4, 64] }] }
`

function longChangelog() {
  const repo = join(scratch, 'long')
  execFileSync('git', ['init', '--quiet', repo])
  const git = (...args) =>
    execFileSync('git', ['-C', repo, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args])
  const entry = (number) => `- config-keys:
    - key-${number % 400}
  description:
    - "Update the image of key-${number % 400}: build ${number}"
    - "Raise the batch of its decode workers"
  pr-link: https://github.com/acme/bench/pull/${number}
`
  const entries = Array.from({ length: 10_000 }, (_, index) => entry(index + 1))
  writeFileSync(join(repo, 'perf-changelog.yaml'), entries.join('\n'))
  mkdirSync(join(repo, 'configs'))
  writeFileSync(join(repo, 'configs/runners.yaml'), 'labels: { b300: [b300-nv_01] }\n')
  writeFileSync(join(repo, 'configs/master.yaml'), master)
  git('add', '.')
  git('commit', '--quiet', '-m', 'base')
  writeFileSync(join(repo, 'perf-changelog.yaml'), [...entries, entry(10_001)].join('\n'))
  const check = measure(['check', '--repo', repo, '--base', 'HEAD'], 5)
  console.log(
    `check of a changelog of 10,000 entries: ${check.seconds.toFixed(2)} s whole process (hold: ≤ 1 s), ${check.peakMb.toFixed(0)} MB (hold: ≤ 300 MB)`,
  )
}

if (existsSync(corpus)) realChanges()
else console.log('real changes left out: the shared corpus is not beside this checkout (../shared)')
longChangelog()
