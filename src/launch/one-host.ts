/** What launchers of one host have in common: several processes, and the host's GPUs, without a scheduler. */
import type { EngineProcess } from '../engines/engine.ts'
import type { Launcher, RunningEngine } from './launcher.ts'

/** Where no scheduler starts the ranks of an MPI worker, mpirun does. */
export function wordsOnOneHost({ argv, placement, gpus }: EngineProcess): readonly string[] {
  if (placement?.start !== 'mpi' || gpus <= 1) return argv
  return ['mpirun', '-n', String(gpus), '--oversubscribe', '--allow-run-as-root', ...argv]
}

/** Engines of one host share its GPUs: the next one starts when the one before it has been stopped. */
export function oneAtATime(launcher: Launcher): Launcher {
  let last: Promise<void> = Promise.resolve()
  return {
    ...launcher,
    queues: true,
    async launch(spec, options) {
      const before = last
      let leave = (): void => undefined
      last = new Promise((resolve) => {
        leave = () => void before.then(resolve)
      })
      try {
        await turn(before, options.signal)
        options.onProgress?.({ phase: 'starting', message: 'its turn on this host' })
        return leavingAtStop(await launcher.launch(spec, options), leave)
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}

async function turn(before: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return before
  signal.throwIfAborted()
  const over = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), {
      once: true,
      signal: over.signal,
    })
  })
  try {
    await Promise.race([before, aborted])
  } finally {
    over.abort()
  }
}

function leavingAtStop(engine: RunningEngine, leave: () => void): RunningEngine {
  return {
    spec: engine.spec,
    get logPaths() {
      return engine.logPaths
    },
    exited: engine.exited,
    ...(engine.imageDigest === undefined ? {} : { imageDigest: engine.imageDigest }),
    logTail: (lines) => engine.logTail(lines),
    stop: () => engine.stop().finally(leave),
  }
}
