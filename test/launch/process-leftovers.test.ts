import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { endOrphans, findLeftovers } from '../../src/launch/orphans.ts'
import type { Owner } from '../../src/launch/owner.ts'
import { ownerEnv, processLeftovers } from '../../src/launch/process-leftovers.ts'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** A process number that nobody has any more. */
const gonePid = (): number => spawnSync('true').pid

function engineOf(overrides: Partial<Owner>, script = 'setInterval(() => {}, 1000)'): ChildProcess {
  const owner: Owner = {
    run: 'earlier',
    attempt: 1,
    point: '0123456789ab',
    host: hostname(),
    pid: gonePid(),
    startedAt: null,
    ...overrides,
  }
  const child = spawn(process.execPath, ['-e', `${script}; console.log('up')`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...ownerEnv(owner) },
  })
  started.push(child)
  return child
}

const isUp = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => child.stdout?.once('data', () => resolve()))

const hasEnded = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

describe.skipIf(!existsSync('/proc/self/environ'))('engines of a killed process (Linux)', () => {
  it('finds them by their environment, and ends only those whose watcher is gone here', async () => {
    const orphan = engineOf({})
    const stubborn = engineOf(
      { run: 'stubborn' },
      "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)",
    )
    const watched = engineOf({ run: 'mine', pid: process.pid })
    const elsewhere = engineOf({ run: 'theirs', host: 'another-host' })
    await Promise.all([orphan, stubborn, watched, elsewhere].map(isUp))
    const states = new Map(
      (await findLeftovers(processLeftovers)).map(({ id, state }) => [Number(id), state]),
    )
    expect([orphan, stubborn, watched, elsewhere].map(({ pid }) => states.get(pid ?? 0))).toEqual([
      'orphan',
      'orphan',
      'watched',
      'elsewhere',
    ])
    const problems = await endOrphans(processLeftovers)
    expect(
      problems.map(({ code, message }) => [code, message.includes(`process ${orphan.pid} (infx-earlier-a1`)]),
    ).toContainEqual(['INFX196', true])
    // The kernel's word of their end reaches us a moment after they are gone.
    await Promise.all([orphan, stubborn].map(hasEnded))
    expect([orphan, stubborn].map(({ signalCode }) => signalCode)).toEqual(['SIGTERM', 'SIGKILL'])
    expect([watched, elsewhere].map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([
      null,
      null,
    ])
  })
})
