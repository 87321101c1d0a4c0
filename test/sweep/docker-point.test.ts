/** A whole point in a container of a real daemon. */
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Sweep } from '../../src/core/results/sweep.ts'
import { type Self, buildSelf } from '../self.ts'
import { fixedKey, makeRepository, removeRepository } from './repository.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const daemon = process.env['INFX_TEST_DOCKER']
const reason =
  daemon === undefined ? ' (left out: no docker daemon; node scripts/test-docker.mjs starts one)' : ''
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** The product lies in a folder of this host, and the container has node. */
const siteYaml = (script: string): string => `launcher: docker
container:
  runtime: docker
  mounts:
    - { source: ${dirname(dirname(script))} }
    - { source: ${modules} }
  docker: { gpus: none, ulimits: { stack: "67108864" } }
simulated-engine:
  command: [/bin/node, ${script}]
  image: infx-test/node:1
`

describe.skipIf(daemon === undefined)(`whole points in containers of a real daemon${reason}`, () => {
  let self: Self
  beforeAll(async () => {
    self = await buildSelf()
  })
  afterAll(() => self.remove())

  it('measures and evaluates in containers, leaves none, and no file of root’s', async () => {
    const repository = makeRepository({ 'site.yaml': siteYaml(self.script) })
    const { dir } = repository
    const env = { DOCKER_HOST: daemon ?? '' }
    const result = await self.run(['sweep', '--keys', fixedKey, '--site', 'site.yaml'], { cwd: dir, env })
    expect(result.code, result.stderr).toBe(0)
    const sweep = JSON.parse(readFileSync(join(dir, '.infx/sweep.json'), 'utf8')) as Sweep
    expect(sweep.points.map(({ status }) => status)).toEqual(['valid', 'valid'])
    expect(sweep.evals.map(({ state }) => state)).toEqual(['pass'])
    const log = join(dir, '.infx/points', sweep.points[0]?.id ?? '', 'a1/logs/server.log')
    expect(readFileSync(log, 'utf8')).toContain('ready to roll')
    expect(statSync(join(dirname(dirname(log)), 'gpu_metrics.csv')).uid).toBe(process.getuid?.())
    const left = execFileSync('docker', ['ps', '--all', '--quiet', '--filter=label=infx.run'], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })
    expect(left).toBe('')
    removeRepository(repository)
  })
})
