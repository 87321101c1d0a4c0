/** The measured windows of a multi-node power package: one file per concurrency, bound to the client's result. */
import { finiteNumber, isRecord, parseLenientJson } from './lenient-json.ts'
import { coverageOf } from './power-multinode-coverage.ts'
import type { PackageDevices, WindowCoverage } from './power-multinode-coverage.ts'
import { POWER_CLOCK } from './power-multinode-manifest.ts'
import type { PlannedWindow } from './power-multinode-manifest.ts'

/** A file of the windows folder; without text when it is no plain file (a link, a folder). */
export interface WindowFile {
  /** `windows/<name>` */
  readonly path: string
  readonly text?: string
}

export interface MeasuredWindow {
  readonly path: string
  readonly benchmarkType: string
  readonly concurrency: number
  /** Of the client's result, relative to the root of the logs. */
  readonly resultPath: string
  readonly status: string
  readonly startUnix: number
  /** Null while it runs or when it was interrupted. */
  readonly endUnix: number | null
  readonly durationSeconds: number | null
}

export interface ArtifactError {
  readonly path: string
  readonly reason_codes: readonly string[]
}

/** The package's own audit row of one planned window; its field names are compared with the stored ones. */
export interface WindowAudit {
  readonly benchmark_type: string
  readonly concurrency: number
  readonly window_file: string | null
  readonly power_coverage_valid: boolean
  readonly reason_codes: readonly string[]
  readonly per_device_max_sample_gap_seconds: Readonly<Record<string, number>>
}

export interface WindowsAudit {
  readonly audits: readonly WindowAudit[]
  readonly errors: readonly ArtifactError[]
  readonly windows: readonly MeasuredWindow[]
}

/** JSON text of a result below the root of the logs; undefined when it is missing. The path is safe. */
export type ResultReader = (path: string) => Promise<string | undefined>

const windowKey = (type: string, concurrency: number): string => `${concurrency} ${type}`

/** Judges every window file and every planned window, as the producer's own audit does. */
export async function auditWindows(
  files: readonly WindowFile[],
  planned: readonly PlannedWindow[],
  devices: PackageDevices,
  maxGapSeconds: number,
  readResult: ResultReader,
): Promise<WindowsAudit> {
  const { windows, duplicates, errors } = scan(files)
  const plannedKeys = new Set(planned.map((plan) => windowKey(plan.benchmarkType, plan.concurrency)))
  const unexpected = [...windows.values()]
    .filter((window) => !plannedKeys.has(windowKey(window.benchmarkType, window.concurrency)))
    .sort((a, b) => compareTexts(a.benchmarkType, b.benchmarkType) || a.concurrency - b.concurrency)
    .map(({ path }) => ({ path, reason_codes: ['measurement_window_unexpected'] }))
  const audits: WindowAudit[] = []
  for (const { benchmarkType, concurrency } of planned) {
    const key = windowKey(benchmarkType, concurrency)
    const window = windows.get(key)
    const missing = duplicates.has(key) ? 'measurement_window_duplicate' : 'measurement_window_missing'
    const judged = window
      ? await judgeWindow(window, devices, maxGapSeconds, readResult)
      : { reasons: [missing], gaps: {} }
    audits.push({
      benchmark_type: benchmarkType,
      concurrency,
      window_file: window?.path ?? null,
      power_coverage_valid: judged.reasons.length === 0,
      reason_codes: [...new Set(judged.reasons)],
      per_device_max_sample_gap_seconds: judged.gaps,
    })
  }
  return { audits, errors: [...errors, ...unexpected], windows: [...windows.values()] }
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function scan(files: readonly WindowFile[]): {
  readonly windows: ReadonlyMap<string, MeasuredWindow>
  readonly duplicates: ReadonlySet<string>
  readonly errors: readonly ArtifactError[]
} {
  const windows = new Map<string, MeasuredWindow>()
  const duplicates = new Set<string>()
  const errors: ArtifactError[] = []
  const report = (path: string, reason: string): void => void errors.push({ path, reason_codes: [reason] })
  for (const file of [...files].sort((a, b) => compareTexts(a.path, b.path))) {
    const window = readWindow(file)
    if (typeof window === 'string') {
      report(file.path, window)
      continue
    }
    const key = windowKey(window.benchmarkType, window.concurrency)
    const first = windows.get(key)
    if (!first) windows.set(key, window)
    else {
      duplicates.add(key)
      report(first.path, 'measurement_window_duplicate')
      report(file.path, 'measurement_window_duplicate')
    }
  }
  for (const key of duplicates) windows.delete(key)
  return { windows, duplicates, errors }
}

/** The window, or the reason code of a file that is none. */
function readWindow({ path, text }: WindowFile): MeasuredWindow | string {
  if (text === undefined) return 'measurement_window_artifact_path_invalid'
  const raw = parsedJson(text)
  if (!isRecord(raw)) return 'measurement_window_malformed'
  const { status, concurrency, benchmark_type: benchmarkType, result_path: resultPath } = raw
  const startUnix = finiteNumber(raw['benchmark_start_time_unix'])
  const isWindow =
    raw['schema_version'] === 1 &&
    raw['clock_source'] === POWER_CLOCK &&
    typeof benchmarkType === 'string' &&
    typeof concurrency === 'number' &&
    Number.isInteger(concurrency) &&
    typeof status === 'string' &&
    startUnix !== undefined
  if (!isWindow) return 'measurement_window_malformed'
  if (typeof resultPath !== 'string' || !isSafePath(resultPath) || stemOf(resultPath) !== stemOf(path)) {
    return 'measurement_window_result_path_invalid'
  }
  if (!isConsistent(status, raw)) return 'measurement_window_malformed'
  return {
    path,
    benchmarkType,
    concurrency,
    resultPath,
    status,
    startUnix,
    endUnix: finiteNumber(raw['benchmark_end_time_unix']) ?? null,
    durationSeconds: finiteNumber(raw['duration']) ?? null,
  }
}

/** What each status may say of its end: a window that never ended has none, one that failed says why. */
function isConsistent(status: string, raw: Readonly<Record<string, unknown>>): boolean {
  const end = raw['benchmark_end_time_unix'] ?? null
  const duration = raw['duration'] ?? null
  const reason = raw['reason'] ?? null
  const hasReason = typeof reason === 'string' && reason !== ''
  const hasEnd = finiteNumber(end) !== undefined && (finiteNumber(duration) ?? 0) > 0
  switch (status) {
    case 'running':
      return end === null && duration === null && reason === null
    case 'interrupted':
      return end === null && duration === null && hasReason
    case 'completed':
      return hasEnd && reason === null
    case 'failed':
      return hasEnd && hasReason
    default:
      return false
  }
}

/** Relative, and never above its root. */
function isSafePath(path: string): boolean {
  if (path === '' || /^[/~\\]/.test(path) || path.includes('\0')) return false
  return !path.split(/[/\\]/).includes('..')
}

const stemOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/(?<=.)\.[^.]*$/, '')

export function parsedJson(text: string): unknown {
  try {
    return parseLenientJson(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}

async function judgeWindow(
  window: MeasuredWindow,
  devices: PackageDevices,
  maxGapSeconds: number,
  readResult: ResultReader,
): Promise<WindowCoverage> {
  const { startUnix, endUnix, durationSeconds } = window
  if (window.status !== 'completed' || endUnix === null || durationSeconds === null) {
    return { reasons: ['measurement_window_incomplete'], gaps: {} }
  }
  const text = await readResult(window.resultPath)
  const result = text === undefined ? undefined : parsedJson(text)
  if (result === undefined) return { reasons: ['measurement_window_result_missing'], gaps: {} }
  const isSame =
    isRecord(result) &&
    result['benchmark_start_time_unix'] === startUnix &&
    result['benchmark_end_time_unix'] === endUnix &&
    result['duration'] === durationSeconds
  if (!isSame) return { reasons: ['measurement_window_result_mismatch'], gaps: {} }
  if (Math.abs(endUnix - startUnix - durationSeconds) > Math.max(0.5, 0.01 * durationSeconds)) {
    return { reasons: ['measurement_window_clock_mismatch'], gaps: {} }
  }
  const coverage = coverageOf(startUnix, endUnix, devices, maxGapSeconds)
  return coverage.reasons.length === 0 ? coverage : { ...coverage, gaps: {} }
}
