/** Ctrl-C, resume, and the output directory that two sweeps want. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Sweep } from '../../src/core/results/sweep.ts'
import type { TemporaryRepository } from '../temporary-repository.ts'
import { type RunningCommand, type Self, buildSelf } from '../self.ts'
import { eventually, processesWith } from './processes.ts'
import { agenticKey, fixedKey, makeRepository, removeRepository } from './repository.ts'

// Whole processes on a busy machine: a limit against hanging, not a statement about speed.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

let self: Self
let repository: TemporaryRepository
const mark = `interrupted-${process.pid}`

beforeAll(async () => {
  self = await buildSelf()
  repository = makeRepository()
})
afterAll(() => {
  self.remove()
  removeRepository(repository)
})

const keys = `${fixedKey},${agenticKey}`
/** The fixed point is the canary; the agentic ones take long enough to be caught in the middle. */
const args = (out: string, ...more: readonly string[]): readonly string[] => [
  ...['sweep', '--keys', keys, '--points', 'kind=benchmark', '--duration', '10', '--out', out],
  ...more,
]
const start = (out: string, ...more: readonly string[]): RunningCommand =>
  self.start(args(out, ...more), { cwd: repository.dir, env: { INFX_TEST_MARK: `${mark}-${out}` } })
const started = (out: string) => processesWith('INFX_TEST_MARK', `${mark}-${out}`)
const sweepIn = (out: string): Sweep =>
  JSON.parse(readFileSync(join(repository.dir, out, 'sweep.json'), 'utf8')) as Sweep
const childrenOf = (out: string, word: string): number =>
  started(out).filter(({ command }) => command.includes(` ${word} `)).length

/** Both agentic points are being measured: an engine and a client each. */
const whenProfiling = (out: string): Promise<true> =>
  eventually(
    () =>
      childrenOf(out, 'sim-engine') === 2 && childrenOf(out, 'replay') === 2 && hasRequests(out)
        ? true
        : undefined,
    'two points under load',
  )

const hasRequests = (out: string): boolean => {
  const points = join(repository.dir, out, 'points')
  return readdirSync(points)
    .filter((id) => id.includes('agentic'))
    .every((id) => existsSync(join(points, id, 'a1/aiperf_artifacts/profile_export.jsonl')))
}

describe('Ctrl-C while points are measured', () => {
  let running: RunningCommand

  beforeAll(async () => {
    running = start('out')
    await whenProfiling('out')
    // As a terminal does it: the process group gets the signal, the clients included.
    for (const { pid } of started('out').filter(({ command }) => !command.includes('sim-engine'))) {
      process.kill(pid, 'SIGINT')
    }
  })

  it('ends within seconds with 130 and leaves no process behind', async () => {
    const asked = Date.now()
    const { code, stdout, stderr } = await running.ended
    expect(code, stderr).toBe(130)
    expect(Date.now() - asked).toBeLessThan(10_000)
    expect(started('out')).toEqual([])
    expect(stderr).toContain('stopping; finished points are kept')
    expect(stdout).toContain('interrupted: go on with infx sweep --resume --out out\n')
  })

  it('keeps what is finished and says what is not', () => {
    const sweep = sweepIn('out')
    expect(sweep.interrupted).toBe(true)
    expect(sweep.totals).toMatchObject({ expected: 3, valid: 1, missing: 2, failed: 0, invalid: 0 })
    const [kept] = sweep.points.filter(({ status }) => status === 'valid')
    expect(kept?.configKey).toBe(fixedKey)
    expect(existsSync(join(repository.dir, 'out', kept?.resultPath ?? 'nowhere'))).toBe(true)
    expect(existsSync(join(repository.dir, 'out/report.html'))).toBe(true)
    // Rows are written when the sweep is whole.
    expect(existsSync(join(repository.dir, 'out/ingest.json'))).toBe(false)
  })

  it('refuses options that contradict those it began with, each by name, and touches nothing', async () => {
    const before = readFileSync(join(repository.dir, 'out/sweep.json'), 'utf8')
    const more = ['--keys', agenticKey, '--points', 'kind=benchmark', '--duration', '2', '--no-simulate']
    const other = await self.run(['sweep', '--resume', '--out', 'out', ...more], { cwd: repository.dir })
    expect(other.code).toBe(2)
    expect(other.stderr.split('\n').filter((line) => line.startsWith('error'))).toEqual([
      `error INFX319  keys: this sweep began with "${keys}", not with "${agenticKey}"`,
      'error INFX319  simulate: this sweep began with true, not with false',
      'error INFX319  duration: this sweep began with 10, not with 2',
    ])
    expect(readFileSync(join(repository.dir, 'out/sweep.json'), 'utf8')).toBe(before)
  })

  it('goes on with --resume alone, from anywhere: only the rest runs, and the sweep is whole', async () => {
    const before = sweepIn('out')
    const resumed = await self.run(
      ['sweep', '--resume', '--out', join(repository.dir, 'out'), '--parallel-points', '1'],
      { cwd: '/' },
    )
    expect(resumed.code, resumed.stderr).toBe(0)
    expect(resumed.stderr).toMatch(/^going on with the sweep of 20.*\n2 points to run, 1 kept from before/)
    const sweep = sweepIn('out')
    expect(sweep.interrupted).toBe(false)
    expect(sweep.totals).toMatchObject({ expected: 3, valid: 3 })
    expect(sweep.startedAt).toBe(before.startedAt)
    // Hours between the two calls are nobody's measuring time.
    expect(sweep.resumedAt && sweep.resumedAt > before.endedAt).toBe(true)
    expect(readFileSync(join(repository.dir, 'out/summary.md'), 'utf8')).toContain(
      ` since it was resumed at ${sweep.resumedAt})`,
    )
    // The broken-off attempts keep their folders; the new ones are counted on.
    expect(sweep.points.map(({ attempt }) => attempt).sort()).toEqual([1, 2, 2])
    expect(existsSync(join(repository.dir, 'out/ingest.json'))).toBe(true)
  })
})

describe('a second Ctrl-C', () => {
  it('ends at once, and says how to go on all the same', async () => {
    const running = start('twice')
    await whenProfiling('twice')
    running.kill('SIGINT')
    await eventually(
      () => (running.stderr().includes('\nstopping; ') ? true : undefined),
      'the first is told',
    )
    running.kill('SIGINT')
    const { code, stderr } = await running.ended
    expect(code).toBe(130)
    expect(stderr).toMatch(/\nstopped at once: go on with infx sweep --resume --out twice\n$/)
    await eventually(() => (started('twice').length === 0 ? true : undefined), 'orphans end', 10)
  })
})

describe('the output directory', () => {
  it('without a sweep cannot be resumed', async () => {
    const nothing = await self.run(args('empty', '--resume'), { cwd: repository.dir })
    expect(nothing.code).toBe(1)
    expect(nothing.stderr).toMatch(/error INFX303 {2}.*holds no sweep to go on with/)
  })

  it('belongs to one sweep at a time; a killed one leaves no orphan and no lock', async () => {
    const first = start('shared')
    await whenProfiling('shared')
    const second = await self.run(args('shared'), { cwd: repository.dir })
    expect(second.code).toBe(3)
    expect(second.stderr).toMatch(new RegExp(`error INFX304 {2}.*is used by process ${first.pid} `))
    expect(childrenOf('shared', 'sim-engine')).toBe(2)
    // No chance to stop anything: the engines and clients have to notice by themselves.
    first.kill('SIGKILL')
    await first.ended
    await eventually(() => (started('shared').length === 0 ? true : undefined), 'orphans end', 10)
    const third = await self.run(args('shared', '--duration', '1'), { cwd: repository.dir })
    expect(third.code, third.stderr).toBe(0)
    expect(third.stderr).toContain('the earlier sweep of this directory was moved to earlier/')
  })
})
