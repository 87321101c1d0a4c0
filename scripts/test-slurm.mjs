// The launchers' tests on a real Slurm cluster: installs Slurm from Debian's packages (root), starts a cluster of eight
// nodes on this machine, runs the tests, and stops what it started. Arguments go to vitest.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeRootfs } from '../.ci/real-parts/docker.mjs'
import { installSlurm, slurmDown, slurmUp } from '../.ci/real-parts/slurm.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'infx-slurm-'))
// Container options of srun need a plugin; its stand-in lies beside the checkout on some machines.
const pyxis = fileURLToPath(new URL('../../shared/tools/slurm/pyxis-standin.c', import.meta.url))
const hasPyxis = existsSync(pyxis)
let status = 1
try {
  installSlurm()
  if (hasPyxis) makeRootfs(join(dir, 'rootfs'))
  await slurmUp(dir, 8, hasPyxis ? pyxis : undefined)
  const tests = [
    'launch/slurm-cluster',
    'launch/slurm-failures',
    'launch/slurm-leftovers',
    'launch/slurm-dynamo',
    'launch/srtctl',
    'sweep/slurm-point',
    'cli/doctor',
  ].map((name) => `test/${name}.test.ts`)
  const vitest = ['run', '--no-file-parallelism', ...tests, ...process.argv.slice(2)]
  const env = {
    ...process.env,
    INFX_TEST_SLURM: dir,
    ...(hasPyxis ? { INFX_TEST_ROOTFS: join(dir, 'rootfs') } : {}),
  }
  status = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...vitest], {
    cwd: root,
    stdio: 'inherit',
    env,
  }).status
} finally {
  await slurmDown(dir)
  rmSync(dir, { recursive: true, force: true })
}
process.exit(status ?? 1)
