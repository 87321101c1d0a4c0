/** Ctrl-C when the server of a site's engine has died behind a wrapper that lives on, and ignores SIGTERM. */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { someConfig } from '../engines/sim/sim-config.ts'
import { type Self, buildSelf } from '../self.ts'
import type { TemporaryRepository } from '../temporary-repository.ts'
import { eventually, processesWith } from './processes.ts'
import { agenticKey, makeRepository, removeRepository, replaced } from './repository.ts'

const config = 'infx.config.yaml'
let self: Self
let repository: TemporaryRepository

/** The server is ended when the file `die` appears; then the wrapper says so and stays. */
const wrapper = (script: string, dir: string): string => `#!/bin/bash
trap '' TERM
while [ $# -gt 0 ]; do case $1 in --port) port=$2 ;; esac; shift; done
'${process.execPath}' '${script}' sim-engine --config '${dir}/sim.json' --port "$port" &
server=$!
while [ ! -e '${dir}/die' ]; do sleep 0.1; done
kill -KILL $server
touch '${dir}/died'
while :; do sleep 1; done
`

beforeAll(async () => {
  self = await buildSelf()
  repository = makeRepository({
    [config]: replaced(config, 'simulate: true\n', 'client: replay\n'),
    'site.yaml': 'launcher: process\n',
  })
}, 180_000)
afterAll(() => {
  self.remove()
  removeRepository(repository)
})

it('waits for no word about the engine’s end, and leaves no process behind', async () => {
  const { dir } = repository
  const bin = join(dir, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'python3'), wrapper(self.script, dir))
  chmodSync(join(bin, 'python3'), 0o755)
  const simConfig = someConfig({
    servedModel: 'example-org/Tiny-MoE',
    speculative: { numSpecTokens: 3, acceptanceLength: 2.46, realAcceptanceRatio: 0.75 },
  })
  writeFileSync(join(dir, 'sim.json'), JSON.stringify(simConfig))
  const mark = `dead-engine-${process.pid}`
  const running = self.start(
    [
      'sweep',
      '--keys',
      agenticKey,
      '--points',
      'conc=1,kind=benchmark',
      '--site',
      'site.yaml',
      '--duration',
      '60',
    ],
    { cwd: dir, env: { PATH: `${bin}:${process.env['PATH'] ?? ''}`, INFX_TEST_MARK: mark } },
  )
  const started = () => processesWith('INFX_TEST_MARK', mark)
  await eventually(
    () => (started().some(({ command }) => command.includes(' replay ')) ? true : undefined),
    'a client at work',
    60,
  )
  writeFileSync(join(dir, 'die'), '')
  await eventually(() => (existsSync(join(dir, 'died')) ? true : undefined), 'the death of the server')
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const asked = Date.now()
  running.kill('SIGINT')
  const { code, stderr } = await running.ended
  expect(code, stderr).toBe(130)
  // A limit against waiting for an end that nobody tells (15 s): the machine may be busy.
  expect((Date.now() - asked) / 1_000).toBeLessThan(12)
  expect(started()).toEqual([])
  expect(['report.html', 'curve.png'].map((name) => existsSync(join(dir, '.infx', name)))).toEqual([
    true,
    false,
  ])
}, 120_000)
