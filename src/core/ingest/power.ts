/** Power fields of a row: kept only where the producer's own validation said that they hold. */
import { isRow, numberOf } from './row-fields.ts'
import type { RawRow } from './row-fields.ts'

export interface PowerFields {
  /** Numbers that go into `metrics`. */
  readonly metrics: Readonly<Record<string, number>>
  readonly workers: readonly unknown[] | null
  readonly invalidReasons: readonly string[] | null
  readonly audit: Readonly<Record<string, unknown>> | null
}

const gpuKeys =
  /^(avg_power_w|avg_total_gpu_power_w|total_gpu_energy_j|joules_per_\w+|p\d+_power_w|p\d+_total_gpu_power_w|(prefill|decode)_(gpu_energy_j|avg_power_w|joules_per_\w+))$/
const cpuKeys =
  /^(avg_cpu_socket_power_w|avg_total_cpu_power_w|total_cpu_energy_j|avg_total_module_power_w|total_module_energy_j)$/

export const isPowerKey = (key: string): boolean =>
  gpuKeys.test(key) ||
  cpuKeys.test(key) ||
  key === 'power_valid' ||
  key === 'cpu_power_valid' ||
  key === 'power_metric_schema_version'

const auditKeys = [
  'window_start_unix',
  'window_end_unix',
  'expected_gpu_count',
  'observed_gpu_count',
  'sample_count',
  'max_sample_gap_s',
  'producer_sha',
  'exporter_image_sha256',
  'source',
  'observed_gpu_ids',
  'cpu',
] as const

const maxReasons = 32

export function readPower(row: RawRow): PowerFields {
  const valid = validity(row['power_valid'])
  const cpuValid = validity(row['cpu_power_valid'])
  const version = row['power_metric_schema_version']
  const measured = (matches: RegExp): [string, number][] =>
    Object.keys(row)
      .filter((key) => matches.test(key))
      .flatMap((key) => {
        const value = numberOf(row, key)
        return value === undefined ? [] : [[key, value] as [string, number]]
      })
  return {
    metrics: Object.fromEntries([
      ...(valid === undefined ? [] : [['power_valid', valid] as const]),
      ...(cpuValid === undefined ? [] : [['cpu_power_valid', cpuValid] as const]),
      ...(typeof version === 'number' && Number.isInteger(version) && version > 0
        ? [['power_metric_schema_version', version] as const]
        : []),
      // Absent validity = rows from before the producer validated: their numbers stand.
      ...(valid === 0 ? [] : measured(gpuKeys)),
      ...(cpuValid === 1 ? measured(cpuKeys) : []),
    ]),
    workers:
      valid !== 0 && Array.isArray(row['workers']) && row['workers'].length > 0 ? row['workers'] : null,
    invalidReasons: reasons(row['power_invalid_reasons']),
    audit: audit(row['power_audit']),
  }
}

const validity = (value: unknown): 0 | 1 | undefined =>
  value === 1 || value === true ? 1 : value === 0 || value === false ? 0 : undefined

function reasons(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null
  const codes = value.filter(
    (code): code is string => typeof code === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(code),
  )
  return codes.length === 0 ? null : codes.slice(0, maxReasons)
}

function audit(value: unknown): Readonly<Record<string, unknown>> | null {
  if (!isRow(value)) return null
  const known = auditKeys.filter((key) => value[key] !== undefined && value[key] !== null)
  return known.length === 0 ? null : Object.fromEntries(known.map((key) => [key, value[key]]))
}
