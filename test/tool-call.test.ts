import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callTool, callToolAtExit } from '../src/tool-call.ts'
import { isAlive } from './alive.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'infx-tool-call-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** A wrapper that ignores SIGTERM around a program that does, too; tells the program's number in a file. */
function stubborn(name: string): { readonly path: string; readonly worker: () => number } {
  const [path, pidFile] = [join(dir, name), join(dir, `${name}.pid`)]
  const inner = `trap "" TERM; while :; do sleep 0.2; done`
  writeFileSync(
    path,
    `#!/bin/bash\ntrap '' TERM\nbash -c '${inner}' &\necho $! > ${pidFile}\nwait\nsleep 300\n`,
  )
  chmodSync(path, 0o755)
  return { path, worker: () => Number(readFileSync(pidFile, 'utf8')) }
}
const env = process.env
const secondsOf = async (work: Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work.catch(() => undefined)
  return (performance.now() - started) / 1_000
}

describe('a tool that ignores SIGTERM', () => {
  it('is killed with what it started when its time is over', async () => {
    const tool = stubborn('late')
    const call = callTool({ argv: [tool.path], timeoutMs: 500, env })
    // A limit against hanging: without the kill it would be minutes.
    expect(await secondsOf(call)).toBeLessThan(5)
    expect(await call).toEqual({ kind: 'timeout' })
    await expect.poll(() => isAlive(tool.worker())).toBe(false)
  })

  it('is killed with what it started on an abort, whose reason is the answer', async () => {
    const tool = stubborn('unwanted')
    const wanted = new AbortController()
    const call = callTool({ argv: [tool.path], timeoutMs: 60_000, env, signal: wanted.signal })
    await expect.poll(() => existsSync(join(dir, 'unwanted.pid')) && tool.worker() > 0).toBe(true)
    wanted.abort(new Error('interrupted'))
    expect(await secondsOf(call)).toBeLessThan(5)
    await expect(call).rejects.toThrow('interrupted')
    await expect.poll(() => isAlive(tool.worker())).toBe(false)
  })

  it('does not hold the exit of this process', async () => {
    const tool = stubborn('at-exit')
    const started = performance.now()
    callToolAtExit([tool.path], env)
    expect((performance.now() - started) / 1_000).toBeLessThan(8)
    await expect.poll(() => isAlive(tool.worker())).toBe(false)
  })
})

it.each(['', ' > /dev/null 2>&1'])(
  'neither waits for what a tool left running nor lets it live on%s',
  async (without) => {
    const argv = ['sh', '-c', `sleep 300${without} & echo $!`]
    const call = callTool({ argv, timeoutMs: 20_000, env })
    expect(await secondsOf(call)).toBeLessThan(10)
    const said = await call
    expect(said).toMatchObject({ kind: 'ended', code: 0 })
    const left = Number(said.kind === 'ended' && said.stdout)
    expect(left).toBeGreaterThan(0)
    await expect.poll(() => isAlive(left)).toBe(false)
  },
)

it('leaves nothing of a last call that ended by itself', async () => {
  const pidFile = join(dir, 'last.pid')
  callToolAtExit(['sh', '-c', 'sleep 300 & echo $! > "$0"', pidFile], env)
  const left = Number(readFileSync(pidFile, 'utf8'))
  expect(left).toBeGreaterThan(0)
  await expect.poll(() => isAlive(left)).toBe(false)
})

it.each([2 ** 31, Infinity])('waits where %s ms are given, more than a timer takes', async (timeoutMs) => {
  const said = await callTool({ argv: ['sh', '-c', 'sleep 0.2; echo done'], timeoutMs, env })
  expect(said).toMatchObject({ kind: 'ended', stdout: 'done\n' })
})

it('stops one that prints without end, and says so; tells one that cannot be started', async () => {
  const flood = await callTool({ argv: ['yes'], timeoutMs: 60_000, env })
  expect(flood).toMatchObject({ kind: 'ended', code: -1 })
  expect(flood.kind === 'ended' && flood.stderr).toContain('it printed more than 4194304 bytes')
  expect(await callTool({ argv: ['/nowhere/tool'], timeoutMs: 1_000, env })).toMatchObject({ kind: 'absent' })
  expect(await callTool({ argv: ['tool\0'], timeoutMs: 1_000, env })).toMatchObject({ kind: 'absent' })
})
