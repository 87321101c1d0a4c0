/**
 * Ctrl-C and a cancelled job while Python clients are at work: a stand-in for the environments of AIPerf and lm-eval,
 * whose programs and their workers do not heed any signal that can be ignored.
 */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, it, vi } from 'vitest'
import { pythonEnvKey } from '../../src/clients/python-env/env-key.ts'
import type { Interpreter } from '../../src/clients/python-env/find-python.ts'
import { type Self, buildSelf } from '../self.ts'
import { type TemporaryRepository, temporaryFolder } from '../temporary-repository.ts'
import { interrupt, isEngine } from './interrupt.ts'
import { agenticKey, makeRepository, removeRepository, repositoryFiles } from './repository.ts'

// Whole processes on a busy machine: a limit against hanging, not a statement about speed.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const aiperf = 'aiperf==0.13.0'
const lmEval = 'lm_eval[api]==0.4.13'
const interpreter: Interpreter = {
  path: '/usr/bin/env',
  version: '3.11.9',
  implementation: 'cpython',
  platform: 'linux-x86_64',
  libc: 'glibc-2.36',
}

const stubborn = (name: string): string => `#!/usr/bin/env bash
trap '' INT TERM HUP
worker() { while :; do sleep 0.2; done; }
worker ${name}-worker &
echo "${name} is at work"
while :; do sleep 0.2; done
`

function program(path: string, text: string): void {
  writeFileSync(path, text)
  chmodSync(path, 0o755)
}

/** A cache with both environments ready, and a `python3` on the PATH that they belong to. */
function standInEnvironments(): Readonly<Record<string, string>> {
  const cache = temporaryFolder()
  for (const requirement of [aiperf, lmEval]) {
    const dir = join(cache, 'python', pythonEnvKey([requirement], interpreter))
    mkdirSync(join(dir, 'bin'), { recursive: true })
    writeFileSync(join(dir, 'ready.json'), JSON.stringify({ packages: {}, installSeconds: 0 }))
    program(join(dir, 'bin/python'), stubborn('lm-eval'))
    program(join(dir, 'bin/aiperf'), stubborn('aiperf'))
  }
  const bin = temporaryFolder()
  for (const name of ['python3.13', 'python3.12', 'python3.11', 'python3']) {
    program(join(bin, name), `#!/bin/sh\ncat <<'JSON'\n${JSON.stringify(interpreter)}\nJSON\n`)
  }
  return { INFX_CACHE_DIR: cache, PATH: `${bin}:${process.env['PATH'] ?? ''}` }
}

let self: Self
let repository: TemporaryRepository
let environments: Readonly<Record<string, string>>

beforeAll(async () => {
  self = await buildSelf()
  environments = standInEnvironments()
  const config = 'infx.config.yaml'
  repository = makeRepository({
    [config]: `${repositoryFiles[config] ?? ''}aiperf-package: ${aiperf}\neval-client: lm-eval\nlm-eval-package: "${lmEval}"\n`,
  })
})
afterAll(() => {
  self.remove()
  removeRepository(repository)
})

const points = {
  'an agentic point by AIPerf': ['kind=benchmark,conc=4', 'bin/aiperf'],
  'an evaluation point by lm-eval': ['kind=eval', 'bin/python'],
} as const

describe.each(Object.entries(points))('%s that ignores signals', (_, [filter, client]) => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'is gone with its workers and the engine within the grace period of a cancelled job after %s',
    async (signal) => {
      const out = `${client.replace('/', '-')}-${signal}`
      await interrupt(self, {
        signal,
        args: ['sweep', '--keys', agenticKey, '--points', filter, '--client', 'aiperf', '--out', out],
        cwd: repository.dir,
        env: environments,
        // The program itself and its worker.
        when: (started) =>
          started.filter(({ command }) => command.includes(client)).length >= 2 && started.some(isEngine),
      })
    },
  )
})
