/** A runner that goes away without stopping its job; bundled and started by tests. Arguments: folder, how it leaves. */
import { waitUntilHealthy } from '../../src/launch/health.ts'
import { slurmLauncher } from '../../src/launch/slurm/launcher.ts'
import { aProcess, aSite, anEngine, server, slurmEnv, someOptions } from './cluster.ts'

const [dir = '', how] = process.argv.slice(2)
const engine = await slurmLauncher(aSite(), slurmEnv).launch(
  anEngine([aProcess('server', [0], 4, server(8_100))]),
  someOptions(dir),
)
await waitUntilHealthy(engine, new AbortController().signal)
console.log('serving')
if (how === 'exit') process.exit(5)
setInterval(() => undefined, 1_000)
