/** Cross-check of the integral with the GPUs' own energy counters (AMD); advisory, it never makes power valid or not. */
import type { JsonObject } from '../results/aggregate.ts'
import { csvCells } from './power-csv.ts'
import { integrateDevice } from './power-integral.ts'
import type { DeviceSeries } from './power-integral.ts'

/** Text of the counter snapshots before and after sampling: columns gpu and total_energy_consumption (J). */
export interface EnergyCounters {
  readonly startCsv: string
  readonly endCsv: string
}

const TOLERANCE = 0.05

/** Compares over the whole sampled stream, because the counters were read at its ends, not at the window's. */
export function accumulatorCheck(devices: readonly DeviceSeries[], counters: EnergyCounters): JsonObject {
  const before = readCounters(counters.startCsv)
  const after = readCounters(counters.endCsv)
  const deltas: Record<string, number> = {}
  const negative: string[] = []
  const unmatched: string[] = []
  let integrated = 0
  for (const device of devices) {
    const start = before.get(device.gpu)
    const end = after.get(device.gpu)
    const integral = integrateWhole(device)
    if (start === undefined || end === undefined || integral === undefined) unmatched.push(device.gpu)
    else if (end < start) negative.push(device.gpu)
    else {
      deltas[device.gpu] = end - start
      integrated += integral
    }
  }
  const matched = Object.keys(deltas)
  const delta = Object.values(deltas).reduce((sum, value) => sum + value, 0)
  const available = matched.length > 0 && delta > 0
  const relative = available ? Math.abs(integrated - delta) / delta : null
  return {
    available,
    accumulator_delta_j: available ? delta : null,
    integrated_stream_j: available ? integrated : null,
    relative_error: relative,
    within_tolerance: relative === null ? null : relative <= TOLERANCE,
    tolerance: TOLERANCE,
    per_gpu_delta_j: deltas,
    integrated_gpu_ids: matched,
    unmatched_gpus: unmatched,
    negative_delta_gpus: negative,
    stream_span_s: streamSpan(devices),
  }
}

function integrateWhole(device: DeviceSeries): number | undefined {
  const first = device.times[0]
  const last = device.times[device.times.length - 1]
  if (first === undefined || last === undefined) return undefined
  const integral = integrateDevice(device, first, last)
  return typeof integral === 'string' ? undefined : integral.energyJ
}

function streamSpan(devices: readonly DeviceSeries[]): number {
  const firsts = devices.flatMap(({ times }) => times[0] ?? [])
  const lasts = devices.flatMap(({ times }) => times[times.length - 1] ?? [])
  return firsts.length === 0 ? 0 : Math.max(...lasts) - Math.min(...firsts)
}

function readCounters(csv: string): ReadonlyMap<string, number> {
  const [header, ...rows] = csv.split('\n').map((line) => csvCells(line.replace(/\r$/, '')))
  const gpu = header?.indexOf('gpu') ?? -1
  const energy = header?.indexOf('total_energy_consumption') ?? -1
  const readings = new Map<string, number>()
  for (const row of rows) {
    const id = row[gpu]
    const joules = Number(row[energy])
    if (id !== undefined && id !== '' && Number.isFinite(joules)) readings.set(id, joules)
  }
  return readings
}
