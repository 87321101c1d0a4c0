/** What both kinds of load do between their phases. */
import { nowMs } from './clock.ts'
import { timerDelay } from '../../timer.ts'
import type { RunState } from './run-state.ts'

/** Called once, when warm-up is over and nothing is in flight: the server's counters are read there. */
export type ProfilingStart = () => Promise<void>

/** True when one of `events` came within the time. */
export async function within(seconds: number, events: readonly Promise<void>[]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timerDelay(seconds * 1000))
  })
  const came = Promise.race(events).then(() => true)
  return await Promise.race([came, timeout]).finally(() => clearTimeout(timer))
}

export async function beginProfiling(run: RunState, atStart: ProfilingStart): Promise<void> {
  await atStart()
  run.phase = 'profiling'
  run.profilingStartMs = nowMs()
}

/** Requests in flight may end within the grace; then they are cancelled. */
export async function drain(run: RunState, graceSeconds: number, finished: Promise<void>): Promise<void> {
  run.phase = 'draining'
  await within(graceSeconds, [finished, run.aborted])
  run.endpoint.cancelAll()
  await finished
  run.profilingEndMs = nowMs()
}
