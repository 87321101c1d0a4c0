import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { acquireProcessLock, type LockHolder } from '../../src/files/process-lock.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'infx-lock-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const whenHeld = (holder: LockHolder | undefined) =>
  ({
    code: 'INFX304',
    severity: 'error',
    blame: 'infra',
    message: `held by ${holder?.pid ?? 'somebody'}`,
  }) as const
const writeHolder = (pid: number, host = hostname()) =>
  writeFile(
    join(dir, 'lock'),
    JSON.stringify({
      pid,
      host,
      takenAt: '2026-01-01T00:00:00Z',
      startedAt: null,
      token: 't',
      phase: 'open',
    }),
  )

it('is exclusive until released', async () => {
  const lock = await acquireProcessLock(join(dir, 'lock'), whenHeld)
  await expect(acquireProcessLock(join(dir, 'lock'), whenHeld)).rejects.toThrow(`held by ${process.pid}`)
  await lock.release()
  await (await acquireProcessLock(join(dir, 'lock'), whenHeld)).release()
  expect(existsSync(join(dir, 'lock'))).toBe(false)
})

it('is taken over from a process that is gone, but not when it is no lock of ours', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  await writeHolder(child.pid!)
  await (await acquireProcessLock(join(dir, 'lock'), whenHeld)).release()
  await writeFile(join(dir, 'lock'), '{"pid":')
  await expect(acquireProcessLock(join(dir, 'lock'), whenHeld)).rejects.toThrow('held by somebody')
})

it('is respected when a living process or another host holds it', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  await writeHolder(child.pid!)
  await expect(acquireProcessLock(join(dir, 'lock'), whenHeld)).rejects.toThrow(`held by ${child.pid}`)
  child.kill()
  await once(child, 'exit')
  await writeHolder(4, 'elsewhere')
  await expect(acquireProcessLock(join(dir, 'lock'), whenHeld)).rejects.toThrow('held by 4')
})
