// The docker launcher's tests on a real daemon: installs docker from Debian's packages (root), starts a daemon of its own,
// runs the tests, and stops what it started. Arguments go to vitest.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dockerDown, dockerUp, installDocker } from '../.ci/real-parts/docker.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'infx-docker-'))
let status = 1
try {
  installDocker()
  const host = await dockerUp(dir)
  const vitest = [
    'run',
    // They look at all containers of the daemon.
    '--no-file-parallelism',
    'test/launch/docker-daemon.test.ts',
    'test/sweep/docker-point.test.ts',
    ...process.argv.slice(2),
  ]
  status = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...vitest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, INFX_TEST_DOCKER: host },
  }).status
} finally {
  await dockerDown(dir)
  rmSync(dir, { recursive: true, force: true })
}
process.exit(status ?? 1)
