import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { waitUntilHealthy } from '../../src/launch/health.ts'
import { slurmLauncher } from '../../src/launch/slurm/launcher.ts'
import {
  aProcess,
  aSite,
  anEngine,
  clusterDir,
  noClusterReason,
  queue,
  removeFolders,
  server,
  slurmEnv,
  someOptions,
  threePrefillOneDecode,
  workFolder,
} from './cluster.ts'

const never = new AbortController().signal
const ours = (): string[] =>
  queue()
    .split('\n')
    .filter((line) => line.includes(' infx-'))

describe.skipIf(clusterDir === undefined)(`Slurm on a real cluster${noClusterReason}`, () => {
  afterEach(() => {
    expect(ours()).toEqual([])
  })
  afterAll(removeFolders)

  it('runs one node', async () => {
    const dir = await workFolder()
    const engine = await slurmLauncher(aSite(), slurmEnv).launch(
      anEngine([aProcess('server', [0], 4, server(8100))]),
      someOptions(dir),
    )
    await waitUntilHealthy(engine, never)
    expect(engine.spec.endpointUrl).toMatch(/^http:\/\/127\.0\.0\.1\d:8100$/)
    expect(await engine.logTail(5)).toContainEqual(expect.stringContaining('gpus 0,1,2,3'))
    await engine.stop()
  })

  it('runs three prefill workers and a decode worker over four nodes', async () => {
    const dir = await workFolder()
    const engine = await slurmLauncher(aSite(), slurmEnv).launch(threePrefillOneDecode(), someOptions(dir))
    await waitUntilHealthy(engine, never)
    console.log(
      readFileSync(join(dir, 'logs/slurm/job.sh'), 'utf8'),
      engine.spec.endpointUrl,
      await engine.logTail(3),
    )
    await engine.stop()
    expect(existsSync(join(dir, 'logs/slurm/stop'))).toBe(true)
  }, 60_000)
})
