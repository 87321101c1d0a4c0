/** A point that is interrupted at its awkward moments ends at once: GitHub leaves 7.5 s for everything. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlannedPoint } from '../../src/core/plan/plan.ts'
import { ProblemError } from '../../src/core/problem.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import type { EngineSpec } from '../../src/engines/engine.ts'
import { freePort } from '../../src/launch/free-port.ts'
import type { RunningEngine } from '../../src/launch/launcher.ts'
import { noteLeftovers } from '../../src/sweep/check-hosts.ts'
import { type PointTools, runPoint } from '../../src/sweep/run-point.ts'
import { aPlannedPoint } from '../builders.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'infx-interrupt-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const point: PlannedPoint = aPlannedPoint()
const specOn = (port: number): EngineSpec => ({
  ...{
    engine: 'test',
    version: '1',
    simulated: true,
    processes: [],
    port,
    servedModel: 'm',
    metricsUrls: [],
  },
  endpointUrl: `http://127.0.0.1:${port}`,
  health: { path: '/health', intervalMs: 10, timeoutSeconds: 60 },
})

interface Engine extends RunningEngine {
  /** Milliseconds after the abort at which it was first told to stop. */
  readonly stoppedAfterMs: () => number | undefined
}

/** Nobody tells its end, as a scheduler does for seconds after it. */
async function silentEngine(abortedAtMs: () => number): Promise<Engine> {
  let stoppedAfterMs: number | undefined
  return {
    spec: specOn(await freePort()),
    logPaths: {},
    exited: new Promise(() => undefined),
    stop: async () => {
      stoppedAfterMs ??= performance.now() - abortedAtMs()
    },
    logTail: () => Promise.resolve([]),
    stoppedAfterMs: () => stoppedAfterMs,
  }
}

const tools = (engine: RunningEngine, drive: ReturnType<PointTools['driveFor']>): PointTools => ({
  engineFor: () => ({ name: 'sim', render: () => engine.spec }),
  launcherFor: () => ({ name: 'test', launch: () => Promise.resolve(engine) }),
  driveFor: () => drive,
  prepare: () => Promise.resolve({ rendering: { port: 1, traceScale: 1 }, launching: () => ({}) }),
  endLeftovers: (_, signal) => sleep(20_000, [], { signal }),
})

async function interrupted(engineTools: PointTools, controller: AbortController, whenAborted: () => void) {
  const running = runPoint(point, 1, {
    ...{ pointsDir: dir, run: 'r', tools: engineTools, signal: controller.signal, observe: () => undefined },
  })
  const outcome = running.then(
    () => 'an outcome',
    (error: unknown) => error,
  )
  await sleep(300)
  whenAborted()
  controller.abort(new Error('interrupted'))
  return outcome
}

describe('an interruption', () => {
  it('is not kept waiting by an engine that died, and whose end nobody tells', async () => {
    let abortedAt = 0
    const engine = await silentEngine(() => abortedAt)
    const server = createServer((_, answer) => answer.end('ok'))
    await new Promise<void>((resolve) => server.listen(engine.spec.port, '127.0.0.1', resolve))
    const drive = async () => {
      // The engine dies under load: the client feels it at once.
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      throw new ProblemError([problem('INFX310', 'connection refused')])
    }
    const controller = new AbortController()
    const error = await interrupted(tools(engine, drive), controller, () => {
      abortedAt = performance.now()
    })
    expect(error).toMatchObject({ message: 'interrupted' })
    expect(performance.now() - abortedAt).toBeLessThan(3_000)
    expect(engine.stoppedAfterMs()).toBeLessThan(1_000)
  }, 30_000)

  it('stops the engine while a client takes its time to end', async () => {
    let abortedAt = 0
    const engine = await silentEngine(() => abortedAt)
    const server = createServer((_, answer) => answer.end('ok'))
    await new Promise<void>((resolve) => server.listen(engine.spec.port, '127.0.0.1', resolve))
    const controller = new AbortController()
    const drive = async () => {
      await sleep(60_000, undefined, { signal: controller.signal }).catch(() => undefined)
      await sleep(1_500)
      throw new Error('cancelled')
    }
    try {
      await interrupted(tools(engine, drive), controller, () => {
        abortedAt = performance.now()
      })
      expect(engine.stoppedAfterMs()).toBeLessThan(1_000)
    } finally {
      server.close()
    }
  }, 30_000)

  it('ends the clean-up of what killed runs left, without a failure', async () => {
    const engine = await silentEngine(() => 0)
    const controller = new AbortController()
    setTimeout(() => controller.abort(new Error('interrupted')), 200)
    const started = performance.now()
    const { signal } = controller
    await noteLeftovers(
      tools(engine, () => Promise.reject(new Error('no'))),
      [point],
      {
        ...{ observe: () => undefined, signal },
      },
    )
    expect(performance.now() - started).toBeLessThan(5_000)
  }, 30_000)

  it('an engine that cannot be watched any more is the point’s failure, not the end of this process', async () => {
    const silent = await silentEngine(() => 0)
    const server = createServer((_, answer) => answer.end('ok'))
    await new Promise<void>((resolve) => server.listen(silent.spec.port, '127.0.0.1', resolve))
    const garbled = new ProblemError([problem('INFX192', 'the runtime answered ""')])
    const engine = { ...silent, exited: sleep(400).then(() => Promise.reject(garbled)) }
    const drive: ReturnType<PointTools['driveFor']> = async ({ signal }) => {
      await sleep(60_000, undefined, { signal })
      throw new Error('not reached')
    }
    try {
      const outcome = await runPoint(point, 2, {
        ...{ pointsDir: dir, run: 'r', tools: tools(engine, drive), observe: () => undefined },
        signal: new AbortController().signal,
      })
      expect(outcome).toMatchObject({ status: 'failed', failure: { problems: [{ code: 'INFX192' }] } })
    } finally {
      server.close()
    }
  }, 30_000)
})
