// Requests of the gate to GitHub's interface, per event of a pull request: the whole workflow file, the real bundle.
// Uses the harness of the tests, so it needs a Node that strips types (24) and a built dist/.
import { allMeasured, withoutEvals } from '../test/workflows/played-points.ts'
import { makeSweepBed } from '../test/workflows/sweep-bed.ts'

const hold = 12
const { bed, change } = await makeSweepBed({ stubs: allMeasured, files: withoutEvals, runners: 2 })
let worst = 0
try {
  const measure = async (name, act) => {
    await act()
    await bed.settled()
    const log = bed.host.latest.leg('sweep / plan').steps[0]?.log ?? ''
    const requests = Number(/decided with (\d+) requests/.exec(log)?.[1])
    if (!Number.isInteger(requests)) throw new Error(`${name}: the gate told no number: ${log}`)
    worst = Math.max(worst, requests)
    console.log(`${name}: ${requests} requests`)
  }
  let pull
  await measure('opened', async () => (pull = await bed.openPull({ files: change })))
  await measure('labeled', () => bed.label(pull, 'full-sweep-enabled'))
  await measure('synchronize', () => bed.pushTo(pull, { files: { 'README.md': 'words\n' } }))
  // 350 changes of other labels in between: four pages of history.
  for (let index = 0; index < 175; index++) {
    await bed.github.world.addLabel(bed.repository, pull, 'docs', 'maintainer', true)
    await bed.github.world.removeLabel(bed.repository, pull, 'docs', 'maintainer', true)
  }
  await measure('two labels under a long history', () => bed.label(pull, 'all-evals', 'developer'))
  await measure('unlabeled', () => bed.unlabel(pull, 'all-evals'))
} finally {
  await bed.close()
}
console.log(`ratio ${(worst / hold).toFixed(2)} of the hold (≤ ${hold} requests per event)`)
process.exit(worst <= hold ? 0 : 1)
