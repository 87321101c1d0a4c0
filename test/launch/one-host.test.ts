import { describe, expect, it } from 'vitest'
import type { EngineSpec } from '../../src/engines/engine.ts'
import type { LaunchOptions, Launcher, LaunchProgress } from '../../src/launch/launcher.ts'
import { oneAtATime, wordsOnOneHost } from '../../src/launch/one-host.ts'

const spec: EngineSpec = {
  engine: 'test',
  version: '1',
  simulated: true,
  processes: [],
  port: 1,
  endpointUrl: 'http://127.0.0.1:1',
  health: { path: '/', intervalMs: 1, timeoutSeconds: 1 },
  metricsUrls: [],
  servedModel: 'm',
}
const options = (overrides: Partial<LaunchOptions> = {}): LaunchOptions => ({
  logDir: '/l',
  labels: { run: 'r', attempt: 1, pointId: 'p' },
  ...overrides,
})

/** Starts at once; `started` counts. `failing`: the launches, from 0, that are refused. */
function counting(failing: readonly number[] = []) {
  let started = 0
  const launcher: Launcher = {
    name: 'counting',
    launch: () => {
      if (failing.includes(started++)) return Promise.reject(new Error('refused'))
      return Promise.resolve({
        spec,
        logPaths: {},
        exited: new Promise(() => undefined),
        stop: () => Promise.resolve(),
        logTail: () => Promise.resolve([]),
      })
    },
  }
  return { launcher: oneAtATime(launcher), started: () => started }
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

describe('one engine at a time', () => {
  it('starts the next one when the one before it has been stopped', async () => {
    const { launcher, started } = counting()
    expect(launcher.queues).toBe(true)
    const told: LaunchProgress[] = []
    const first = await launcher.launch(spec, options())
    const next = launcher.launch(spec, options({ onProgress: (progress) => told.push(progress) }))
    await soon()
    expect([started(), told]).toEqual([1, []])
    await first.stop()
    await (await next).stop()
    expect([started(), told.map(({ phase }) => phase)]).toEqual([2, ['starting']])
  })

  it('gives the turn on when a launch is refused, and when the one who waits gives up', async () => {
    const { launcher, started } = counting([1])
    const first = await launcher.launch(spec, options())
    const refused = launcher.launch(spec, options())
    const abort = new AbortController()
    const waiting = launcher.launch(spec, options({ signal: abort.signal }))
    const last = launcher.launch(spec, options())
    abort.abort(new Error('interrupted'))
    await expect(waiting).rejects.toThrow('interrupted')
    expect(started()).toBe(1)
    await first.stop()
    await expect(refused).rejects.toThrow('refused')
    await (await last).stop()
    expect(started()).toBe(3)
  })
})

describe('words on one host', () => {
  const aProcess = { role: 'server', argv: ['trtllm-serve', 'm'], env: {}, gpus: 4, nodes: 1 }
  const placed = (start: 'plain' | 'mpi') => ({ nodes: [0], gpuIndices: [0, 1, 2, 3], start })

  it('start the ranks of an MPI worker by mpirun, and leave all others as they are', () => {
    expect(wordsOnOneHost({ ...aProcess, placement: placed('mpi') }).slice(0, 3)).toEqual([
      'mpirun',
      '-n',
      '4',
    ])
    expect(wordsOnOneHost({ ...aProcess, placement: placed('plain') })).toEqual(aProcess.argv)
    expect(wordsOnOneHost({ ...aProcess, gpus: 1, placement: placed('mpi') })).toEqual(aProcess.argv)
  })
})
