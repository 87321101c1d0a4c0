/** Points that fail, in whole sweeps with faults injected into the simulated engine: each classed, none a crash, the rest kept. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Sweep, SweepPoint } from '../../src/core/results/sweep.ts'
import { simEngine } from '../../src/engines/sim/engine.ts'
import { prepareSweep, readSettings } from '../../src/sweep/prepare.ts'
import { executePoints } from '../../src/sweep/execute.ts'
import type { SweepEvent } from '../../src/sweep/events.ts'
import { OutDir } from '../../src/sweep/out-dir.ts'
import { pointTools } from '../../src/sweep/tools.ts'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import {
  type FileChanges,
  agenticKey,
  fixedKey,
  makeRepository,
  removeRepository,
  replaced,
  repositoryFiles,
} from './repository.ts'

const master = 'configs/test-master.yaml'
const config = 'infx.config.yaml'

// Whole processes on a busy machine: a limit against hanging, not a statement about speed.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

let self: Self
beforeAll(async () => {
  self = await buildSelf()
})
afterAll(() => self.remove())

interface FaultySweep {
  readonly dir: string
  readonly result: CommandResult
  readonly sweep: Sweep
}

async function sweepWith(faults: unknown, files: FileChanges, args: readonly string[]): Promise<FaultySweep> {
  const { dir } = makeRepository(files)
  const path = join(dir, 'faults.json')
  writeFileSync(path, JSON.stringify(faults))
  const result = await self.run(['sweep', ...args], { cwd: dir, env: { INFX_SIM_FAULTS: path } })
  const sweep = JSON.parse(readFileSync(join(dir, '.infx/sweep.json'), 'utf8')) as Sweep
  return { dir, result, sweep }
}

describe('one fault per point, behind a canary that passes', () => {
  let faulty: FaultySweep
  const pointAt = (conc: number): SweepPoint => {
    const found = faulty.sweep.points.find((point) => point.conc === conc)
    if (!found) throw new Error(`no point at conc ${conc}`)
    return found
  }

  beforeAll(async () => {
    const files = {
      [master]: replaced(master, 'conc-list: [1, 4]', 'conc-list: [1, 2, 3, 4, 6]'),
      // Without warm-up: an error there ends the run at once, and the error gate is never asked.
      [config]: replaced(config, 'lane: 1', 'lane: 0'),
    }
    const faults = [
      { point: '*-c2-*', faults: { resetRatio: 0.2 } },
      { point: '*-c3-*', faults: { emptyAnswerRatio: 1 } },
      { point: '*-c4-*', faults: { errorRatio: 0.2 } },
      { point: '*-c6-*', faults: { dieAfterRequests: 10 } },
    ]
    faulty = await sweepWith(faults, files, ['--keys', agenticKey, '--points', 'kind=benchmark'])
  })
  afterAll(() => removeRepository(faulty))

  it('a server that dies while it is measured is told as that, with its last words', () => {
    const { status, failure, headline } = pointAt(6)
    expect({ status, headline }).toEqual({ status: 'failed', headline: null })
    expect(failure).toMatchObject({
      phase: 'profiling',
      problems: [{ code: 'INFX186', blame: 'product', message: 'server ended on its own (exit code 1)' }],
    })
    expect(failure?.logTail?.at(-1)).toMatch(/^simulated death: /)
    expect(faulty.result.stderr).toMatch(
      /failed while profiling\n.* INFX186 .*\n.*\n(.*\n)* {4}\| simulated death: /,
    )
  })

  it('answers of 200 without a token are failures, not fast requests', () => {
    const { status, invalidReasons, headline } = pointAt(3)
    expect({ status, headline }).toEqual({ status: 'invalid', headline: null })
    expect(invalidReasons.map(({ code }) => code)).toContain('no_completed_requests')
  })

  it('errors on a fifth of the requests are refused by the error gate, which names the rate', () => {
    const { status, invalidReasons } = pointAt(4)
    expect(status).toBe('invalid')
    const [reason] = invalidReasons
    expect(reason).toMatchObject({ code: 'request_error_rate', blame: 'product' })
    const percent = Number(/(\d+(?:\.\d+)?) ?%/.exec(reason?.message ?? '')?.[1])
    expect(percent).toBeGreaterThan(14)
    expect(percent).toBeLessThan(26)
  })

  it('connections that break are counted like errors', () => {
    expect(pointAt(2)).toMatchObject({ status: 'invalid', invalidReasons: [{ code: 'request_error_rate' }] })
  })

  it('invalid results never lie under a valid name, nor in the database', () => {
    const results = readdirSync(join(faulty.dir, '.infx/results')).sort()
    const valid = faulty.sweep.points.filter(({ status }) => status === 'valid')
    expect(valid.map(({ conc }) => conc)).toContain(1)
    expect(results.filter((name) => !name.startsWith('failed_'))).toEqual(
      valid.map(({ id }) => `${id}.json`).sort(),
    )
    expect(results.filter((name) => name.startsWith('failed_'))).toHaveLength(3)
    const ingest = JSON.parse(readFileSync(join(faulty.dir, '.infx/ingest.json'), 'utf8')) as {
      categories: { benchmark: { new: number } }
    }
    expect(ingest.categories.benchmark.new).toBe(valid.length)
  })

  it('the sweep goes on, ends with 1 and a table that says whose the losses are', () => {
    expect(faulty.result.code).toBe(1)
    expect(faulty.sweep.totals).toMatchObject({ expected: 5, missing: 0 })
    expect(faulty.result.stdout).toMatch(
      / ✗ \d of 5 benchmark points valid · .* lost to the engine or infx · /,
    )
    expect(faulty.result.stdout).toMatch(/ conc 4 +\d.* ✗ invalid\n/)
  })
})

describe('a canary that never gets healthy', () => {
  let faulty: FaultySweep
  beforeAll(async () => {
    const files = { [config]: `${repositoryFiles[config] ?? ''}start-up-window-seconds: 1\n` }
    faulty = await sweepWith([{ faults: { neverHealthy: true } }], files, [
      '--keys',
      `${fixedKey},${agenticKey}`,
    ])
  })
  afterAll(() => removeRepository(faulty))

  it('is tried again, as infrastructure may, and then stops the rest', () => {
    const canary = faulty.sweep.points.find(({ id }) => id === faulty.sweep.canary.pointId)
    expect(canary).toMatchObject({
      status: 'failed',
      attempt: 2,
      failure: {
        phase: 'starting',
        retriable: true,
        problems: [
          { code: 'INFX185', blame: 'infra', message: 'sim was not healthy within 1 s (/health: HTTP 503)' },
        ],
      },
    })
    expect(faulty.result.stderr.match(/^↻ .* attempt 2: sim was not healthy/gm)).toHaveLength(1)
    expect(faulty.result.code).toBe(3)
  })

  it('is told once; the points behind it read as not started', () => {
    const rest = faulty.sweep.points.filter(({ id }) => id !== faulty.sweep.canary.pointId)
    expect(rest.map(({ status, notStarted }) => [status, notStarted])).toEqual(
      rest.map(() => ['missing', 'the canary failed']),
    )
    const said = faulty.result.stderr + faulty.result.stdout
    expect(said.match(/ error INFX/g)).toHaveLength(1)
    expect(faulty.result.stdout).toContain('1 lost to infrastructure · 4 not run')
    expect(faulty.result.stdout).toContain(' ○ 4 points not started: the canary failed\n')
    expect(faulty.result.stdout).not.toContain('without a known cause')
  })

  it('leaves nothing to ingest, and that is no second error', () => {
    expect(faulty.result.stderr).toContain('nothing was measured, so nothing is ingested')
    expect(existsSync(join(faulty.dir, '.infx/ingest.json'))).toBe(false)
    expect(existsSync(join(faulty.dir, '.infx/db'))).toBe(false)
    expect(faulty.result.stdout).not.toContain('database ')
    expect(existsSync(join(faulty.dir, '.infx/report.html'))).toBe(true)
  })
})

describe('fail-fast', () => {
  it('starts nothing behind the first point that is not valid, and says why', async () => {
    const files = {
      [master]: replaced(master, 'conc-list: [1, 4]', 'conc-list: [1, 2, 3, 4]'),
      [config]: replaced(config, 'parallel-points: 2', 'parallel-points: 1'),
    }
    const args = ['--keys', agenticKey, '--points', 'kind=benchmark', '--labels', 'full-sweep-fail-fast']
    const faulty = await sweepWith([{ point: '*-c2-*', faults: { dieAfterRequests: 1 } }], files, args)
    const [, second, third, fourth] = faulty.sweep.points
    expect(second?.status).toBe('failed')
    const notStarted = `fail-fast, because ${second?.title ?? ''} is failed`
    expect([third, fourth]).toMatchObject([
      { status: 'missing', notStarted },
      { status: 'missing', notStarted },
    ])
    expect(faulty.result.stdout).toContain(` ○ 2 points not started: ${notStarted}\n`)
    removeRepository(faulty)
  })
})

describe('a port that somebody takes between choice and start', () => {
  const taken: Server[] = []
  afterAll(() => taken.forEach((server) => server.close()))

  it('is infrastructure: the point is tried on another port, and nobody else’s server is measured', async () => {
    const { dir } = makeRepository()
    const { settings, config: options } = readSettings(
      { keys: [fixedKey], points: 'kind=benchmark' },
      dir,
      {},
    )
    if (!settings) throw new Error('no settings')
    const { plan } = await prepareSweep(settings, options)
    const [point] = plan?.points ?? []
    if (!plan || !point) throw new Error('no plan')
    const events: SweepEvent[] = []
    const out = await OutDir.open(join(dir, 'out'))
    const execution = await executePoints(
      [point],
      { state: 'skipped', because: [] },
      { parallelPoints: 1, infraRetries: 1, failFast: false },
      out,
      {
        pointsDir: out.pointsDir,
        run: 'port-taken',
        tools: {
          ...pointTools(settings, options, plan.digest),
          engineFor: () => ({
            name: 'sim',
            render: (planned, context) => {
              if (taken.length === 0) {
                // It answers like a healthy engine.
                taken.push(
                  createServer((_, response) => response.end('{}')).listen(context.port, '127.0.0.1'),
                )
              }
              return simEngine.render(planned, context)
            },
          }),
        },
        signal: new AbortController().signal,
        observe: (event) => events.push(event),
      },
    )
    await out.close()
    expect(execution.points).toMatchObject([{ status: 'valid', attempt: 2 }])
    const retries = events.filter((event) => event.type === 'retry')
    expect(retries.map(({ because }) => because)).toEqual([
      expect.stringMatching(/^server ended on its own \(exit code 3\): a port of the engine is taken/),
    ])
    removeRepository({ dir })
  })
})
