/** What the run looks like while it runs. */
import type { LoadProgress } from '../load-client.ts'
import { nowMs } from './clock.ts'
import type { RunState } from './run-state.ts'

const everyMs = 500

/** Reports now, twice a second, and once more when stopped. */
export function watchProgress(
  run: RunState,
  onProgress: (progress: LoadProgress) => void,
): { readonly stop: () => void } {
  const report = (): void => onProgress(progressOf(run))
  report()
  const timer = setInterval(report, everyMs)
  return {
    stop: () => {
      clearInterval(timer)
      report()
    },
  }
}

function progressOf(run: RunState): LoadProgress {
  const { profiling, warmup } = run.recorder
  const tally = run.phase === 'warm-up' || run.phase === 'loading' ? warmup : profiling
  const seconds = (nowMs() - tally.firstStartMs) / 1000
  const itlMs = tally.itlMs.mean
  const ttftMs = tally.roughTtftMs.distribution()
  return {
    phase: run.phase,
    ratio: phaseRatio(run),
    requestsDone: tally.succeeded,
    requestsFailed: tally.failed,
    inFlight: run.endpoint.inFlight,
    totalTokensPerSecond: seconds > 0 ? (tally.inputTokens.sum + tally.outputTokens.sum) / seconds : 0,
    outputTokensPerSecondPerUser: itlMs === null || itlMs <= 0 ? null : 1000 / itlMs,
    p90TtftSeconds: ttftMs ? ttftMs.percentile(90) / 1000 : null,
  }
}

function phaseRatio(run: RunState): number {
  const { load } = run.spec
  const { profiling, warmup } = run.recorder
  if (run.phase === 'loading') return 0
  if (run.phase === 'draining') return 1
  if (run.phase === 'warm-up') {
    const expected =
      load.kind === 'agentic' ? load.lanes * (load.warmupRequestsPerLane + 1) : load.numWarmupPrompts
    return expected === 0 ? 1 : Math.min(1, warmup.completed / expected)
  }
  if (load.kind === 'fixed') return Math.min(1, profiling.completed / load.numPrompts)
  return Math.min(1, (nowMs() - (run.profilingStartMs ?? nowMs())) / 1000 / load.durationSeconds)
}
