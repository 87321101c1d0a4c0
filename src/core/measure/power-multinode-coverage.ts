/** How well the samples of a multi-node power package cover one window. */
import { byDevice } from './power-multinode-manifest.ts'
import type { PowerDevice } from './power-multinode-manifest.ts'
import type { ObservedDevice } from './power-multinode-samples.ts'

export interface PackageDevices {
  readonly expected: readonly PowerDevice[]
  readonly observed: readonly ObservedDevice[]
}

export interface WindowCoverage {
  /** Reason codes; empty = covered. */
  readonly reasons: readonly string[]
  /** Seconds by `host/GPU-uuid`. */
  readonly gaps: Readonly<Record<string, number>>
}

/** Is every planned device sampled before, after and densely within the window? */
export function coverageOf(
  startUnix: number,
  endUnix: number,
  devices: PackageDevices,
  maxGapSeconds: number,
): WindowCoverage {
  const reasons: string[] = []
  const gaps: Record<string, number> = {}
  for (const { hostname, gpuIndex } of [...devices.expected].sort(byDevice)) {
    const device = devices.observed.find((seen) => seen.hostname === hostname && seen.gpuIndex === gpuIndex)
    const [uuid = '', ...otherUuids] = device?.uuids ?? []
    if (otherUuids.length > 0) {
      reasons.push('gpu_uuid_changed')
      continue
    }
    const gap = device && largestGap(device.times, startUnix, endUnix)
    if (gap === undefined) {
      reasons.push('measurement_window_not_bracketed')
      continue
    }
    gaps[`${hostname}/${uuid}`] = gap
    if (gap > maxGapSeconds) reasons.push('sample_gap_exceeded')
  }
  return { reasons, gaps }
}

/** Largest distance of neighbouring samples that touch the window; undefined when it is not bracketed. */
export function largestGap(times: readonly number[], startUnix: number, endUnix: number): number | undefined {
  const ordered = [...times].sort((a, b) => a - b)
  const before = ordered.findLast((time) => time <= startUnix)
  const after = ordered.find((time) => time >= endUnix)
  if (before === undefined || after === undefined) return undefined
  const sequence = [before, ...ordered.filter((time) => time > startUnix && time < endUnix), after]
  return sequence.slice(1).reduce((largest, time, at) => Math.max(largest, time - (sequence[at] ?? NaN)), 0)
}
