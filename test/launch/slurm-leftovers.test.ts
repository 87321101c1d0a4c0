import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { endOrphans, findLeftovers } from '../../src/launch/orphans.ts'
import { schedulerOf, slurmEnvironment } from '../../src/launch/slurm/launcher.ts'
import { slurmLeftovers } from '../../src/launch/slurm/leftovers.ts'
import { slurmLauncher } from '../../src/launch/slurm/launcher.ts'
import {
  aProcess,
  aSite,
  anEngine,
  clusterDir,
  noClusterReason,
  ourJobs,
  removeFolders,
  server,
  slurmCommand,
  slurmEnv,
  someOptions,
  workFolder,
} from './cluster.ts'

const site = aSite()
const source = slurmLeftovers(schedulerOf(site, slurmEnvironment(site, slurmEnv)))

/** Starts a runner that serves a job, and returns it when its engine is healthy. */
async function aRunner(how: 'exit' | 'hang') {
  const dir = await workFolder()
  const bundle = join(dir, 'leave.mjs')
  await build({
    entryPoints: [new URL('leave.ts', import.meta.url).pathname],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import{createRequire as __r}from'node:module';const require=__r(import.meta.url);" },
  })
  const child = spawn(process.execPath, [bundle, dir, how], {
    env: slurmEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return { child, exit }
}

describe.skipIf(clusterDir === undefined)(`Slurm jobs that a runner leaves${noClusterReason}`, () => {
  afterEach(async () => {
    await expect.poll(ourJobs, { timeout: 10_000 }).toEqual([])
  })
  afterAll(removeFolders)

  it('are cancelled by the runner itself when it ends without stopping them', async () => {
    const { exit } = await aRunner('exit')
    expect(await exit).toBe(5)
  }, 60_000)

  it('are found when the runner was killed, and ended; nobody else’s are', async () => {
    const { child, exit } = await aRunner('hang')
    const watched = await slurmLauncher(site, slurmEnv).launch(
      anEngine([aProcess('server', [0], 4, server(8_100))]),
      someOptions(await workFolder()),
    )
    const foreign = slurmCommand(
      'sbatch',
      '--parsable',
      '--nodes=1',
      '--job-name=infx-copy-a1-0123456789ab',
      '--output=/dev/null',
      '--wrap=sleep 300',
    ).trim()
    try {
      child.kill('SIGKILL')
      await exit
      const states = (await findLeftovers(source)).map(({ state }) => state)
      expect(states.sort()).toEqual(['orphan', 'watched'])
      expect((await endOrphans(source)).map(({ code }) => code)).toEqual(['INFX196'])
      expect((await findLeftovers(source)).map(({ state }) => state)).toEqual(['watched'])
      expect(ourJobs()).toHaveLength(2)
      expect(await endOrphans(source)).toEqual([])
    } finally {
      slurmCommand('scancel', foreign)
      await watched.stop()
    }
  }, 60_000)
})
