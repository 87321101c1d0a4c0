/** Programs that do not end as they are asked to. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPython, hasUv } from '../../../src/clients/python-env/find-python.ts'
import { runTool } from '../../../src/clients/python-env/run-tool.ts'
import { isAlive } from '../../alive.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'infx-run-tool-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

it('a program is not waited for after its end, though a daemon of its own holds its output', async () => {
  const pidFile = join(dir, 'daemon.pid')
  // Not before the daemon has left the group, with which it would be ended.
  const leftGroup = `while [ "$(ps -o pgid= -p $pid | tr -d ' ')" = $$ ]; do sleep 0.05; done`
  const script = `setsid sleep 60 & pid=$!; echo $pid > ${pidFile}; ${leftGroup}; echo done`
  const started = performance.now()
  const lines: string[] = []
  const outcome = await runTool({
    argv: ['bash', '-c', script],
    ...{
      env: process.env,
      timeoutMs: 50_000,
      killAfterMs: 1_000,
      onLine: (line: string) => lines.push(line),
    },
  })
  process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGKILL')
  expect(outcome).toMatchObject({ code: 0, stopped: 'no', tail: ['done'] })
  expect(lines).toEqual(['done'])
  expect(performance.now() - started).toBeLessThan(10_000)
})

it('an interpreter that hangs is killed, with what it started, when the point is interrupted', async () => {
  const pidFile = join(dir, 'python.pid')
  const hang = `#!/bin/bash\ntrap '' TERM\nsleep 60 &\necho $! > ${pidFile}\nwait\nsleep 60\n`
  for (const name of ['python3', 'uv']) {
    writeFileSync(join(dir, name), hang)
    chmodSync(join(dir, name), 0o755)
  }
  const env = { PATH: [dir, '/usr/bin', '/bin'].join(delimiter) }
  for (const ask of [
    (signal: AbortSignal) => findPython({ from: [3, 8], below: [4, 0] }, env, signal),
    (signal: AbortSignal) => hasUv(env, signal),
  ]) {
    rmSync(pidFile, { force: true })
    const point = new AbortController()
    setTimeout(() => point.abort(new Error('interrupted')), 500)
    const started = performance.now()
    await expect(ask(point.signal)).rejects.toThrow('interrupted')
    expect(performance.now() - started).toBeLessThan(5_000)
    await expect.poll(() => isAlive(Number(readFileSync(pidFile, 'utf8')))).toBe(false)
  }
}, 30_000)
