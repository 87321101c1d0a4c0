/** Energy of each GPU over the measured window: trapezoids, with linear interpolation at both edges. */
import { exactMean, exactSums } from './exact.ts'
import type { PowerSample } from './power-csv.ts'

/** One device's samples in order of time. */
export interface DeviceSeries {
  readonly gpu: string
  readonly times: readonly number[]
  readonly watts: readonly number[]
}

/** Groups by GPU; readings with equal time stamps are averaged exactly. Numeric GPU ids first, in numeric order. */
export function deviceSeries(samples: readonly PowerSample[]): readonly DeviceSeries[] {
  const byGpu = new Map<string, Map<number, number[]>>()
  for (const { gpu, atUnix, watts } of samples) {
    const readings = byGpu.get(gpu) ?? new Map<number, number[]>()
    byGpu.set(gpu, readings)
    const same = readings.get(atUnix)
    if (same) same.push(watts)
    else readings.set(atUnix, [watts])
  }
  return [...byGpu]
    .sort(([a], [b]) => compareGpuIds(a, b))
    .map(([gpu, readings]) => {
      const ordered = [...readings].sort(([a], [b]) => a - b)
      return {
        gpu,
        times: ordered.map(([time]) => time),
        watts: ordered.map(([, values]) => exactMean(exactSums(Float64Array.from(values)))),
      }
    })
}

export function compareGpuIds(a: string, b: string): number {
  const numeric = (id: string): boolean => /^\d+$/.test(id)
  if (numeric(a) && numeric(b)) return Number(a) - Number(b)
  if (numeric(a) !== numeric(b)) return numeric(a) ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}

export interface DeviceIntegral {
  readonly energyJ: number
  /** Largest distance of neighbouring samples that touch the window, in seconds. */
  readonly maxGapSeconds: number
}

/** Why a device cannot be integrated, or its integral over [start, end]. */
export function integrateDevice(
  series: DeviceSeries,
  start: number,
  end: number,
): DeviceIntegral | 'insufficient_power_samples' | 'benchmark_window_not_bracketed' {
  const { times } = series
  const first = times[0]
  const last = times[times.length - 1]
  if (times.length < 2 || first === undefined || last === undefined) return 'insufficient_power_samples'
  if (first > start || last < end) return 'benchmark_window_not_bracketed'
  return { energyJ: energy(series, start, end), maxGapSeconds: largestGap(times, start, end) }
}

function largestGap(times: readonly number[], start: number, end: number): number {
  let largest = 0
  for (let index = 1; index < times.length; index++) {
    const from = times[index - 1] ?? 0
    const to = times[index] ?? 0
    if (to > start && from < end) largest = Math.max(largest, to - from)
  }
  return largest
}

function energy(series: DeviceSeries, start: number, end: number): number {
  let joules = 0
  let time = start
  let watts = powerAt(series, start)
  const step = (nextTime: number, nextWatts: number): void => {
    joules += ((nextTime - time) * (watts + nextWatts)) / 2
    time = nextTime
    watts = nextWatts
  }
  for (const [index, at] of series.times.entries()) {
    if (at > start && at < end) step(at, series.watts[index] ?? NaN)
  }
  step(end, powerAt(series, end))
  return joules
}

/** Power at a time inside the series. */
function powerAt({ times, watts }: DeviceSeries, time: number): number {
  const right = times.findIndex((at) => at >= time)
  const rightTime = times[right] ?? NaN
  const rightWatts = watts[right] ?? NaN
  if (Math.abs(rightTime - time) <= 1e-9) return rightWatts
  const leftTime = times[right - 1] ?? NaN
  const leftWatts = watts[right - 1] ?? NaN
  return leftWatts + ((time - leftTime) / (rightTime - leftTime)) * (rightWatts - leftWatts)
}
