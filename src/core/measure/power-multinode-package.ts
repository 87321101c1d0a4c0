/**
 * Is a multi-node power package whole and true to itself? Everything is computed again from the samples and windows;
 * the producer's verdict is compared with the outcome, never believed.
 */
import { canonicalJson } from '../canonical-json.ts'
import { finiteNumber } from './lenient-json.ts'
import { contractFailures, deviceKey } from './power-multinode-manifest.ts'
import type { PowerManifest } from './power-multinode-manifest.ts'
import type { PowerSamples } from './power-multinode-samples.ts'
import { judgeDevices } from './power-multinode-topology.ts'
import type { DeviceRoles } from './power-multinode-topology.ts'
import { auditWindows } from './power-multinode-windows.ts'
import type { MeasuredWindow, ResultReader, WindowFile, WindowsAudit } from './power-multinode-windows.ts'

export interface PackageAudit {
  readonly roles: DeviceRoles
  readonly windows: readonly MeasuredWindow[]
  /** Why the package may not be published, as texts for a person; empty = it may. */
  readonly failures: readonly string[]
}

/** The failure of a package that belongs to no client its producer knows. */
export const noPlannedWindow = 'no expected measurement window'

export async function auditPackage(
  manifest: PowerManifest,
  samples: PowerSamples,
  windowFiles: readonly WindowFile[],
  maxGapSeconds: number,
  readResult: ResultReader,
): Promise<PackageAudit> {
  const { roles, reasons } = judgeDevices(manifest.devices, samples.devices)
  const devices = { expected: manifest.devices, observed: samples.devices }
  const audited = await auditWindows(windowFiles, manifest.windows, devices, maxGapSeconds, readResult)
  const failures = [
    ...contractFailures(manifest),
    ...samples.reasons.map((reason) => `${reason} in samples.csv`),
    ...reasons.map((reason) => `${reason} (device identity/topology)`),
    ...(manifest.windows.length === 0 ? [noPlannedWindow] : []),
    ...audited.audits.flatMap((audit) =>
      audit.reason_codes.map((code) => `${code} (window ${audit.benchmark_type}/${audit.concurrency})`),
    ),
    ...audited.errors.flatMap(({ path, reason_codes }) => reason_codes.map((code) => `${code} (${path})`)),
    ...evidenceFailures(manifest, samples, audited),
  ]
  return { roles, windows: audited.windows, failures }
}

/** Where the manifest's own account differs from what the files show. */
function evidenceFailures(
  manifest: PowerManifest,
  samples: PowerSamples,
  audited: WindowsAudit,
): readonly string[] {
  const { raw } = manifest
  const failures: string[] = []
  const count = (key: string): string =>
    JSON.stringify(raw[key] ?? null) === 'null' ? 'None' : JSON.stringify(raw[key])
  if (raw['sample_row_count'] !== samples.rowCount) {
    failures.push(`sample_row_count is ${count('sample_row_count')}, disk has ${samples.rowCount} rows`)
  }
  if ((finiteNumber(raw['scrape_count']) ?? -1) <= samples.lastScrape) {
    failures.push(`scrape_count is ${count('scrape_count')}, disk needs at least ${samples.lastScrape + 1}`)
  }
  if (samples.devices.length === 0) failures.push('observed_devices is empty')
  const observed = samples.devices.map(({ hostname, gpuIndex, uuids, times }) => ({
    hostname,
    gpu_index: gpuIndex,
    gpu_uuids: uuids,
    first_sample_time_unix: Math.min(...times),
    last_sample_time_unix: Math.max(...times),
  }))
  const claims: readonly (readonly [string, unknown, string])[] = [
    ['observed_devices', observed, 'the devices derived from samples.csv'],
    ['window_validations', audited.audits, 'the recomputed window audit'],
    ['artifact_errors', audited.errors, 'the recomputed artifact scan'],
  ]
  for (const [key, found, what] of claims) {
    if (!isSameJson(raw[key], found)) failures.push(`${key} does not match ${what}`)
  }
  const keys = {
    expected_devices: manifest.devices.map(({ hostname, gpuIndex }) => deviceKey(hostname, gpuIndex)),
    expected_windows: manifest.windows.map((window) => `${window.concurrency} ${window.benchmarkType}`),
  }
  for (const [label, list] of Object.entries(keys)) {
    if (new Set(list).size !== list.length) failures.push(`${label} contains duplicate keys`)
  }
  return failures
}

/** Equal values in any order of keys. A number that is not finite equals nothing: our own side never holds one. */
export function isSameJson(a: unknown, b: unknown): boolean {
  const [left, right] = [a, b].map(canonicalOrUndefined)
  return left !== undefined && left === right
}

function canonicalOrUndefined(value: unknown): string | undefined {
  if (value === undefined) return undefined
  try {
    return canonicalJson(value)
  } catch (cause) {
    if (cause instanceof TypeError) return undefined
    throw cause
  }
}
