/** The window and totals to which energy is related, checked before any telemetry is read. */
import { finiteNumber, isRecord } from './lenient-json.ts'

/** Window and totals to which energy is related. */
export interface PowerWindow {
  readonly startUnix: number
  readonly endUnix: number
  readonly reportedSeconds: number
  readonly completed: number
  readonly inputTokens: number
  readonly outputTokens: number
}

/**
 * Reads and checks the window of a fixed-sequence client result.
 * @param text the result's JSON text: a count written as a decimal (`12.0`) is no count, which the parsed value hides
 */
export function windowOfBenchmark(
  benchmark: unknown,
  text: string,
): {
  readonly window: PowerWindow | undefined
  readonly reasons: readonly string[]
} {
  if (!isRecord(benchmark)) return { window: undefined, reasons: ['invalid_benchmark_result'] }
  const startUnix = finiteNumber(benchmark['benchmark_start_time_unix'])
  const endUnix = finiteNumber(benchmark['benchmark_end_time_unix'])
  const reportedSeconds = finiteNumber(benchmark['duration'])
  if (startUnix === undefined || endUnix === undefined || reportedSeconds === undefined) {
    return { window: undefined, reasons: ['invalid_benchmark_window'] }
  }
  const count = (key: string): number => {
    const value = benchmark[key]
    const decimal = new RegExp(`"${key}"\\s*:\\s*\\d+[.eE]`).test(text)
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && !decimal ? value : 0
  }
  return checkWindow({
    startUnix,
    endUnix,
    reportedSeconds,
    completed: count('completed'),
    inputTokens: count('total_input_tokens'),
    outputTokens: count('total_output_tokens'),
  })
}

/** Checks a window: order, agreement with the reported duration (0.5 s or 1 %), and counts above zero. */
export function checkWindow(window: PowerWindow): {
  readonly window: PowerWindow | undefined
  readonly reasons: readonly string[]
} {
  const seconds = window.endUnix - window.startUnix
  if (!(seconds > 0) || !(window.reportedSeconds > 0)) {
    return { window: undefined, reasons: ['invalid_benchmark_window'] }
  }
  const reasons: string[] = []
  if (Math.abs(window.reportedSeconds - seconds) > Math.max(0.5, seconds * 0.01)) {
    reasons.push('benchmark_duration_mismatch')
  }
  if (window.completed <= 0) reasons.push('invalid_successful_query_count')
  if (window.inputTokens <= 0) reasons.push('invalid_input_token_count')
  if (window.outputTokens <= 0) reasons.push('invalid_output_token_count')
  return { window, reasons }
}
