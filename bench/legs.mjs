// A simulated sweep of 12 points through the harness: what it takes beyond serving and measuring, per leg.
// Everything is in it: gate, plan, checkouts, canary, fan-out, uploads, collecting, comments, the verdict.
import { withoutEvals } from '../test/workflows/played-points.ts'
import { makeSweepBed } from '../test/workflows/sweep-bed.ts'

const points = 12
const holdSeconds = 2
const concs = Array.from({ length: points }, (_, index) => index + 1).join(', ')
// One runner, so that nothing hides behind something else.
const { bed } = await makeSweepBed({
  runners: 1,
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
} finally {
  await bed.close()
}
console.log(`${perLeg.toFixed(2)} s per leg`)
console.log(`ratio ${(perLeg / holdSeconds).toFixed(2)} of the hold (≤ ${holdSeconds} s)`)
process.exit(perLeg <= holdSeconds ? 0 : 1)
