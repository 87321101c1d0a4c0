// A simulated sweep of 12 points through the harness: what it takes beyond serving and measuring, per leg.
// Everything is in it: gate, plan, checkouts, canary, fan-out, uploads, collecting, comments, the verdict.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutEvals } from '../test/workflows/played-points.ts'
import { makeSweepBed } from '../test/workflows/sweep-bed.ts'

const points = 12
const holdSeconds = 2
const concs = Array.from({ length: points }, (_, index) => index + 1).join(', ')
// Every process of a step tells what it took: unlike seconds on the wall, that is the same on a busy machine.
const dir = mkdtempSync(join(tmpdir(), 'infx-bench-legs-'))
const tally = join(dir, 'cpu.txt')
writeFileSync(tally, '')
const tell = join(dir, 'tell.cjs')
writeFileSync(
  tell,
  `process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    const script = require('node:path').basename(process.argv[1] ?? '')
    require('node:fs').appendFileSync(${JSON.stringify(tally)}, script + ' ' + (user + system) / 1e6 + '\\n')
  })`,
)
// One runner, so that nothing hides behind something else.
const { bed } = await makeSweepBed({
  runners: 1,
  environment: { NODE_OPTIONS: `--require=${tell}` },
  files: (path, text) => withoutEvals(path, text).replace('conc-list: [1, 4]', `conc-list: [${concs}]`),
})
let perLeg
try {
  const started = process.hrtime.bigint()
  const run = await bed.dispatch('sweep.yml', { keys: 'demo-fp4-b300-sglang-agentic' })
  const wholeSeconds = Number(process.hrtime.bigint() - started) / 1e9
  if (run.conclusion !== 'success') throw new Error(`the sweep failed: ${run.errors.join('\n')}`)
  const { artifacts } = bed.github.results
  const { unzipSync, strFromU8 } = await import('fflate')
  const archive = artifacts.byName(run.fake.id, 'sweep')?.blob.data
  const sweep = JSON.parse(strFromU8(unzipSync(new Uint8Array(archive))['sweep.json']))
  const measuring = sweep.points.reduce((sum, { elapsedSeconds }) => sum + elapsedSeconds, 0)
  if (sweep.points.length !== points || !Number.isFinite(measuring))
    throw new Error('not every point tells how long it took')
  perLeg = (wholeSeconds - measuring) / points
  console.log(
    `${points} points one after the other: ${wholeSeconds.toFixed(1)} s, of which serving and measuring ${measuring.toFixed(1)} s`,
  )
  tellCpu()
} finally {
  await bed.close()
  rmSync(dir, { recursive: true, force: true })
}

/** Engines and clients are not in it: the command line is what they are started by. */
function tellCpu() {
  const seconds = new Map()
  for (const line of readFileSync(tally, 'utf8').trim().split('\n')) {
    const [script, cpu] = line.split(' ')
    if (script !== 'infx.js') seconds.set(script, (seconds.get(script) ?? 0) + Number(cpu))
  }
  const whole = [...seconds.values()].reduce((sum, cpu) => sum + cpu, 0)
  const most = [...seconds].sort(([, a], [, b]) => b - a).slice(0, 3)
  const parts = most.map(([script, cpu]) => `${script} ${(cpu / points).toFixed(2)}`).join(', ')
  console.log(`CPU of the actions: ${(whole / points).toFixed(2)} s per leg (${parts}, …)`)
}
console.log(`${perLeg.toFixed(2)} s per leg`)
console.log(`ratio ${(perLeg / holdSeconds).toFixed(2)} of the hold (≤ ${holdSeconds} s)`)
process.exit(perLeg <= holdSeconds ? 0 : 1)
