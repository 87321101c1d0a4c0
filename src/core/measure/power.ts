/** Whole-deployment power and energy of one point, with every reason why there is none (inferencex.md §7.4). */
import type { JsonObject } from '../results/aggregate.ts'
import { readPowerCsv } from './power-csv.ts'
import { accumulatorCheck } from './power-accumulator.ts'
import type { EnergyCounters } from './power-accumulator.ts'
import { deviceSeries, integrateDevice } from './power-integral.ts'
import type { PowerWindow } from './power-window.ts'
import { roundHalfEven } from './rounding.ts'

/** Larger distances between samples hide load changes. */
export const MAX_SAMPLE_GAP_SECONDS = 3
export const INTEGRATION_METHOD = 'per_device_trapezoidal_with_linear_boundary_interpolation'

export interface PowerInput {
  /** gpu_metrics.csv; absent = missing file. */
  readonly telemetry?: AsyncIterable<Uint8Array>
  /** Names for the audit record. */
  readonly telemetrySource: string
  readonly benchmarkSource: string
  /** From `windowOfBenchmark` or `powerWindowOf`. */
  readonly window: PowerWindow | undefined
  /** What was already wrong with the window. */
  readonly windowReasons: readonly string[]
  /** GPUs that must be seen: tp · pp · pcp. */
  readonly expectedGpus: number
  readonly utcOffsetMinutes: number
  readonly maxGapSeconds: number
  readonly minPlausibleWatts: number | null
  readonly counters?: EnergyCounters
}

export interface PowerOutcome {
  readonly valid: boolean
  /** Codes in order of discovery; empty when valid. */
  readonly reasons: readonly string[]
  /** Fields to put into the aggregate; energy figures only when valid, never 0 for "unknown". */
  readonly fields: JsonObject
  /** power_validation_*.json. */
  readonly sidecar: JsonObject
}

/** Integrates the telemetry over the window. Never throws for bad telemetry: the reasons say what is wrong. */
export async function aggregatePower(input: PowerInput): Promise<PowerOutcome> {
  const integration = input.window ? await integrate(input, input.window) : NOTHING
  const reasons = [...new Set([...input.windowReasons, ...integration.reasons])]
  const valid = reasons.length === 0
  const metrics = valid && input.window ? energyMetrics(integration, input.window) : {}
  return {
    valid,
    reasons,
    fields: publishedPower(valid, metrics),
    sidecar: sidecarJson(input, integration, reasons, metrics),
  }
}

interface Integration {
  readonly reasons: readonly string[]
  readonly gpuIds: readonly string[]
  readonly sampleCounts: Readonly<Record<string, number>>
  readonly maxGaps: Readonly<Record<string, number>>
  readonly energies: Readonly<Record<string, number>>
  readonly deviceIssues: Readonly<Record<string, readonly string[]>>
  readonly accumulator: JsonObject | null
}

const NOTHING: Integration = {
  reasons: [],
  gpuIds: [],
  sampleCounts: {},
  maxGaps: {},
  energies: {},
  deviceIssues: {},
  accumulator: null,
}

async function integrate(input: PowerInput, window: PowerWindow): Promise<Integration> {
  const refused = (...reasons: readonly string[]): Integration => ({ ...NOTHING, reasons })
  const counted = input.expectedGpus > 0 ? [] : ['invalid_expected_gpu_count']
  if (!input.telemetry) return refused(...counted, 'telemetry_file_missing')
  const csv = await readPowerCsv(input.telemetry, {
    startUnix: window.startUnix,
    endUnix: window.endUnix,
    marginSeconds: input.maxGapSeconds,
    utcOffsetMinutes: input.utcOffsetMinutes,
    minPlausibleWatts: input.minPlausibleWatts,
  })
  if (csv.bytes === 0) return refused(...counted, 'telemetry_file_empty')
  const found = [...counted, ...csv.reasons]
  if (!csv.hasColumns) return refused(...found)
  if (csv.samples.length === 0) return refused(...found, 'no_usable_power_samples')
  const devices = deviceSeries(csv.samples)
  if (input.expectedGpus > 0 && devices.length !== input.expectedGpus) {
    found.push('expected_gpu_count_mismatch')
  }
  const accumulator = input.counters ? accumulatorCheck(deviceSeries(csv.all), input.counters) : null
  return { ...integrateAll(devices, window, input.maxGapSeconds, found), accumulator }
}

function integrateAll(
  devices: ReturnType<typeof deviceSeries>,
  window: PowerWindow,
  maxGapSeconds: number,
  found: readonly string[],
): Integration {
  const reasons = [...found]
  const maxGaps: Record<string, number> = {}
  const energies: Record<string, number> = {}
  const deviceIssues: Record<string, readonly string[]> = {}
  for (const device of devices) {
    const integral = integrateDevice(device, window.startUnix, window.endUnix)
    let issue: string | undefined
    if (typeof integral === 'string') issue = integral
    else {
      maxGaps[device.gpu] = integral.maxGapSeconds
      energies[device.gpu] = integral.energyJ
      if (integral.maxGapSeconds > maxGapSeconds) issue = 'sampling_gap_exceeded'
    }
    if (issue === undefined) continue
    deviceIssues[device.gpu] = [issue]
    reasons.push(issue)
  }
  return {
    reasons,
    gpuIds: devices.map(({ gpu }) => gpu),
    sampleCounts: Object.fromEntries(devices.map(({ gpu, times }) => [gpu, times.length])),
    maxGaps,
    energies,
    deviceIssues,
    accumulator: null,
  }
}

function energyMetrics(integration: Integration, window: PowerWindow): Readonly<Record<string, number>> {
  // In order of the GPUs, left to right, as existing aggregates were summed.
  const energyJ = integration.gpuIds.reduce((sum, gpu) => sum + (integration.energies[gpu] ?? NaN), 0)
  const totalW = energyJ / (window.endUnix - window.startUnix)
  return {
    avg_power_w: totalW / integration.gpuIds.length,
    avg_total_gpu_power_w: totalW,
    total_gpu_energy_j: energyJ,
    joules_per_successful_query: energyJ / window.completed,
    joules_per_input_token: energyJ / window.inputTokens,
    joules_per_output_token: energyJ / window.outputTokens,
    joules_per_total_token: energyJ / (window.inputTokens + window.outputTokens),
  }
}

/** The aggregate's power fields: watts and joules with 3 decimals, ratios with 6. */
export const publishedPower = (valid: boolean, metrics: Readonly<Record<string, number>>): JsonObject => ({
  power_metric_schema_version: 2,
  power_valid: valid ? 1 : 0,
  ...Object.fromEntries(
    Object.entries(metrics).map(([key, value]) => [key, roundHalfEven(value, /_[wj]$/.test(key) ? 3 : 6)]),
  ),
})

function sidecarJson(
  input: PowerInput,
  integration: Integration,
  reasons: readonly string[],
  metrics: Readonly<Record<string, number>>,
): JsonObject {
  return {
    schema_version: 1,
    power_valid: reasons.length === 0,
    reasons,
    telemetry_source: input.telemetrySource,
    benchmark_result: input.benchmarkSource,
    benchmark_window: input.window ? powerWindowJson(input.window) : null,
    integration_method: INTEGRATION_METHOD,
    expected_gpu_count: input.expectedGpus,
    observed_gpu_count: integration.gpuIds.length,
    observed_gpu_ids: integration.gpuIds,
    per_gpu_sample_counts: integration.sampleCounts,
    per_gpu_max_sample_gap_s: integration.maxGaps,
    per_gpu_energy_j: integration.energies,
    device_issues: integration.deviceIssues,
    accumulator_check: integration.accumulator,
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([key, value]) => [key, roundHalfEven(value, 6)]),
    ),
  }
}

export const powerWindowJson = (window: PowerWindow): JsonObject => ({
  start_time_unix: window.startUnix,
  end_time_unix: window.endUnix,
  reported_duration_s: window.reportedSeconds,
  integration_duration_s: window.endUnix - window.startUnix,
  completed: window.completed,
  total_input_tokens: window.inputTokens,
  total_output_tokens: window.outputTokens,
})
