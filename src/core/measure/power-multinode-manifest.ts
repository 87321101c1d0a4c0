/**
 * The manifest of a multi-node power package (srt-slurm's dcgm-power, v1): what its producer promises. Field names are
 * the package's.
 */
import { finiteNumber, isRecord } from './lenient-json.ts'

type Raw = Readonly<Record<string, unknown>>

export type PowerRole = 'prefill' | 'decode' | 'agg'
const roles: readonly unknown[] = ['prefill', 'decode', 'agg'] satisfies readonly PowerRole[]
const isRole = (value: unknown): value is PowerRole => roles.includes(value)

/** `head_node_unix_clock`: samples and windows share one clock, so no time zone enters. */
export const POWER_CLOCK = 'head_node_unix_clock'

export interface PowerDevice {
  readonly hostname: string
  readonly gpuIndex: number
  readonly assignments: readonly { readonly role: PowerRole; readonly hetGroup: number | null }[]
}

export interface PlannedWindow {
  readonly benchmarkType: string
  readonly concurrency: number
}

export interface PowerManifest {
  readonly raw: Raw
  readonly devices: readonly PowerDevice[]
  readonly windows: readonly PlannedWindow[]
}

export const deviceKey = (hostname: string, gpuIndex: number): string => `${hostname}/${gpuIndex}`

/** Order of devices everywhere in the package: by host name, then by index. */
export const byDevice = (
  a: { readonly hostname: string; readonly gpuIndex: number },
  b: { readonly hostname: string; readonly gpuIndex: number },
): number => (a.hostname < b.hostname ? -1 : a.hostname > b.hostname ? 1 : a.gpuIndex - b.gpuIndex)

/** Devices and windows of the manifest; throws SyntaxError naming the first member that cannot be used. */
export function readManifest(raw: Raw): PowerManifest {
  return {
    raw,
    devices: listOf(raw, 'expected_devices').map(readDevice),
    windows: listOf(raw, 'expected_windows').map((entry) => ({
      benchmarkType: textOf(entry, 'benchmark_type'),
      concurrency: wholeOf(entry, 'concurrency', 1),
    })),
  }
}

function readDevice(entry: Raw): PowerDevice {
  const assignments = listOf(entry, 'assignments').map((assignment) => {
    const role = assignment['worker_role']
    if (!isRole(role)) throw new SyntaxError(`worker_role is ${shown(role)}`)
    wholeOf(assignment, 'worker_index', 0)
    wholeOf(assignment, 'worker_process', 0)
    const isInGroup = (assignment['het_group'] ?? null) !== null
    return { role, hetGroup: isInGroup ? wholeOf(assignment, 'het_group', 0) : null }
  })
  if (assignments.length === 0) throw new SyntaxError('a device has no assignments')
  return { hostname: textOf(entry, 'hostname'), gpuIndex: wholeOf(entry, 'gpu_index', 0), assignments }
}

function listOf(raw: Raw, key: string): readonly Raw[] {
  const list = raw[key] ?? []
  if (!Array.isArray(list)) throw new SyntaxError(`${key} is ${shown(list)}, not a list`)
  return list.map((entry: unknown) => {
    if (isRecord(entry)) return entry
    throw new SyntaxError(`an entry of ${key} is ${shown(entry)}, not an object`)
  })
}

function textOf(raw: Raw, key: string): string {
  const value = raw[key]
  if (typeof value === 'string' && value !== '') return value
  throw new SyntaxError(`${key} is ${shown(value)}, not a text`)
}

function wholeOf(raw: Raw, key: string, least: number): number {
  const value = raw[key]
  if (isWhole(value) && value >= least) return value
  throw new SyntaxError(`${key} is ${shown(value)}, not a whole number from ${least}`)
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

/** Values as the ecosystem's audits print them. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}

const constants = {
  schema_version: 1,
  producer: 'srt-slurm.dcgm-power',
  source_metric: 'DCGM_FI_DEV_POWER_USAGE',
  unit: 'W',
  power_scope: 'gpu_device_board_as_reported_by_dcgm',
  timestamp_source: POWER_CLOCK,
  status: 'complete',
} as const

/** A package that says it is complete cannot also say that its collector broke. */
const contradictions = [
  'exporter_exited',
  'collector_exception',
  'collector_interrupted',
  'collector_join_timeout',
  'benchmark_child_reap_timeout',
]
/** Nor, where power was required, that the exporter never came up. */
const startFailures = ['exporter_startup_timeout', 'exporter_launch_failed', 'endpoint_resolution_failed']

/** Everything in which the manifest is not a complete v1 package; its verdict and its evidence are judged elsewhere. */
export function contractFailures({ raw }: PowerManifest): readonly string[] {
  const failures = Object.entries(constants)
    .filter(([key, expected]) => raw[key] !== expected)
    .map(([key, expected]) => `${key} is ${shown(raw[key])}, expected ${shown(expected)}`)
  for (const key of ['started_at_unix', 'stopped_at_unix']) {
    if (finiteNumber(raw[key]) === undefined) failures.push(`${key} is not finite`)
  }
  for (const key of ['sample_interval_seconds', 'request_timeout_seconds']) {
    if (!((finiteNumber(raw[key]) ?? 0) > 0)) failures.push(`${key} is not finite and positive`)
  }
  for (const key of ['scrape_count', 'sample_row_count']) {
    const value = raw[key]
    if (!isWhole(value) || value < 0) failures.push(`${key} is not a count`)
  }
  if (typeof raw['required'] !== 'boolean') failures.push('required is neither true nor false')
  const exporter = raw['dcgm_exporter']
  if (!isRecord(exporter) || !exporter['container_image_resolved']) {
    failures.push('dcgm_exporter names no image')
  }
  return [...failures, ...lifecycleFailures(raw)]
}

function lifecycleFailures(raw: Raw): readonly string[] {
  const codes = raw['reason_codes']
  if (!Array.isArray(codes) || !codes.every((code) => typeof code === 'string')) {
    return ['reason_codes is not a list of texts']
  }
  const blocking = raw['required'] === true ? [...contradictions, ...startFailures] : contradictions
  const found = [...new Set(codes)].filter((code) => blocking.includes(code)).sort()
  return found.length === 0 ? [] : [`a complete package reports ${found.join(', ')}`]
}
