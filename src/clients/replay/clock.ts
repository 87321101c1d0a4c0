/**
 * One clock for everything: the process's monotonic clock (milliseconds as a double with nanosecond resolution), tied
 * once to the wall clock, so that a step of the wall clock during a run cannot bend a latency.
 */
import { performance } from 'node:perf_hooks'

export const nowMs = (): number => performance.now()

const anchorNs = BigInt(Date.now()) * 1_000_000n - BigInt(Math.round(performance.now() * 1e6))

/** Nanoseconds since the epoch, exact: beyond 2^53, so only a bigint can hold them. */
export const epochNs = (atMs: number): bigint => anchorNs + BigInt(Math.round(atMs * 1e6))

/** Seconds since the epoch, to the microsecond or so that a double has. */
export const epochSeconds = (atMs: number): number => Number(epochNs(atMs) / 1000n) / 1e6

/** Local date and time without an offset (`2026-09-14T08:00:00.250000`): what AIPerf writes. */
export function naiveLocal(atMs: number): string {
  const microseconds = Number(epochNs(atMs) / 1000n)
  const date = new Date(Math.floor(microseconds / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const time = `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
  return `${day}T${time}.${String(microseconds % 1_000_000).padStart(6, '0')}`
}
