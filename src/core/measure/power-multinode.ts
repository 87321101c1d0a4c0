/**
 * Power and energy of a multi-node point from its DCGM package: the whole deployment, and prefill and decode apart where
 * they are apart (inferencex.md §7.5). Role energy is that of the role's GPUs over the whole measured window, not of a
 * phase of the computation.
 */
import { isRecord } from './lenient-json.ts'
import { windowOfBenchmark } from './power-window.ts'
import type { PowerWindow } from './power-window.ts'
import type { PowerOutcome } from './power.ts'
import { coverageOf } from './power-multinode-coverage.ts'
import { readManifest, shown } from './power-multinode-manifest.ts'
import type { PowerManifest } from './power-multinode-manifest.ts'
import { integrateRoles } from './power-multinode-integral.ts'
import { auditPackage, isSameJson, noPlannedWindow } from './power-multinode-package.ts'
import type { PackageAudit } from './power-multinode-package.ts'
import { readPowerSamples } from './power-multinode-samples.ts'
import type { PowerSamples } from './power-multinode-samples.ts'
import { expectedRoles, topologyFailures } from './power-multinode-topology.ts'
import type { PlannedGpus } from './power-multinode-topology.ts'
import { parsedJson } from './power-multinode-windows.ts'
import type { MeasuredWindow, ResultReader, WindowFile } from './power-multinode-windows.ts'
import { AuditTrail, multinodeOutcome } from './power-multinode-report.ts'

/** The package as files; what is absent is missing on disk. */
export interface PowerPackage {
  readonly manifestText?: string
  readonly samples?: AsyncIterable<Uint8Array>
  readonly windows: readonly WindowFile[]
  /** A client result below the root of the logs. */
  readonly readResult: ResultReader
}

export interface MultinodePowerInput {
  /** Absent = there is no package at all. */
  readonly package?: PowerPackage
  /** Names for the audit record. */
  readonly telemetrySource: string
  readonly benchmarkSource: string
  /** The client's result that is processed; absent = unreadable, or told by `ownWindow`. */
  readonly benchmarkText?: string
  /** Window of a client that the package's producer does not know, so that it has written none. */
  readonly ownWindow?: OwnWindow
  readonly gpus: PlannedGpus
  /** Commit of the producer that was installed; numbers of an unknown producer are not published. */
  readonly producerCommit: string | undefined
  readonly maxGapSeconds: number
}

/** Window and totals as our own client told them, and where our own timeline allows them to be. */
export interface OwnWindow {
  readonly window: PowerWindow | undefined
  /** What is wrong with the window itself. */
  readonly reasons: readonly string[]
  /** Unix seconds between which the engine could be loaded, by our clock; undefined when the timeline does not say. */
  readonly bracket: { readonly fromUnix: number; readonly toUnix: number } | undefined
}

/** Readings of two clocks of one machine, and of a phase that is entered when a line of the client arrives. */
const bracketSlackSeconds = 1

/** Checks the package and integrates it over the window of the processed result. Never throws for bad telemetry. */
export async function aggregateMultinodePower(input: MultinodePowerInput): Promise<PowerOutcome> {
  if (input.ownWindow) return overOwnWindow(input, input.ownWindow)
  const text = input.benchmarkText
  const benchmark = text === undefined ? undefined : parsedJson(text)
  const { window, reasons } = windowOfBenchmark(benchmark, text ?? '')
  const trail = new AuditTrail(input, window)
  await examine(input, benchmark, reasons.length === 0 ? window : undefined, trail)
  for (const reason of reasons) trail.add(reason)
  return multinodeOutcome(trail)
}

/**
 * The package of a run whose window nobody else wrote: everything in it is checked as ever, but its producer's verdict,
 * which is against every package without windows. The window must lie where our timeline has the engine loaded, and the
 * samples, which have the clock of the head node, must bracket it: clocks that disagree are found by one or the other.
 */
async function overOwnWindow(input: MultinodePowerInput, own: OwnWindow): Promise<PowerOutcome> {
  const trail = new AuditTrail(input, own.window)
  for (const reason of own.reasons) trail.add(reason)
  const { window, bracket } = own
  const isInBracket =
    window !== undefined &&
    bracket !== undefined &&
    window.startUnix >= bracket.fromUnix - bracketSlackSeconds &&
    window.endUnix <= bracket.toUnix + bracketSlackSeconds
  if (window && !isInBracket) {
    const span = bracket ? `${bracket.fromUnix}..${bracket.toUnix}` : 'unknown'
    const detail = `${window.startUnix}..${window.endUnix} is not within ${span}`
    trail.add('benchmark_window_outside_timeline', detail)
  }
  await examineOwn(input, window, trail)
  return multinodeOutcome(trail)
}

async function examineOwn(
  input: MultinodePowerInput,
  window: PowerWindow | undefined,
  trail: AuditTrail,
): Promise<void> {
  const opened = await openPackage(input, trail)
  if (!opened) return
  const { manifest, samples, audit } = opened
  const failures = audit.failures.filter((failure) => failure !== noPlannedWindow)
  trail.recomputed(failures.length === 0)
  trail.note(...failures)
  if (failures.length > 0) trail.add('package_recompute_invalid')
  judgeRoles(input.gpus, manifest, audit, trail)
  trail.devices(manifest, samples, audit.roles)
  if (!window) return
  const devices = { expected: manifest.devices, observed: samples.devices }
  const covered = coverageOf(window.startUnix, window.endUnix, devices, input.maxGapSeconds)
  for (const reason of covered.reasons) trail.add(reason)
  if (trail.reasons.length > 0) return
  integrateRoles(manifest, samples, audit.roles, window, input.gpus, trail)
}

interface OpenedPackage {
  readonly manifest: PowerManifest
  readonly samples: PowerSamples
  readonly audit: PackageAudit
}

/** Undefined when there is none that can be judged, which is told. */
async function openPackage(
  input: MultinodePowerInput,
  trail: AuditTrail,
): Promise<OpenedPackage | undefined> {
  const files = input.package
  if (!files) {
    trail.add('power_artifacts_missing', `power dir missing: ${input.telemetrySource}`)
    return undefined
  }
  const manifest = openManifest(files, input.producerCommit, trail)
  if (!manifest) return undefined
  const samples = await readPowerSamples(files.samples)
  const audit = await auditPackage(manifest, samples, files.windows, input.maxGapSeconds, files.readResult)
  return { manifest, samples, audit }
}

async function examine(
  input: MultinodePowerInput,
  benchmark: unknown,
  totals: PowerWindow | undefined,
  trail: AuditTrail,
): Promise<void> {
  const opened = await openPackage(input, trail)
  if (!opened || !input.package) return
  const { manifest, samples, audit } = opened
  judgeVerdict(manifest, audit, trail)
  judgeRoles(input.gpus, manifest, audit, trail)
  trail.devices(manifest, samples, audit.roles)
  const window = await windowOfResult(
    benchmark,
    totals,
    audit,
    input.package.readResult,
    input.benchmarkSource,
    trail,
  )
  if (!window || !totals || trail.reasons.length > 0) return
  integrateRoles(manifest, samples, audit.roles, totals, input.gpus, trail)
}

function openManifest(
  files: PowerPackage,
  producerCommit: string | undefined,
  trail: AuditTrail,
): PowerManifest | undefined {
  if (files.manifestText === undefined) {
    trail.add('manifest_missing', 'manifest.json is missing')
    return undefined
  }
  const raw = parsedJson(files.manifestText)
  if (!isRecord(raw)) {
    trail.add('manifest_malformed', 'manifest.json holds no JSON object')
    return undefined
  }
  trail.producer(raw)
  const commit = trail.producerFacts.commit
  if (!producerCommit) trail.add('producer_pin_missing', 'no expected producer commit is configured')
  else if (commit !== producerCommit) {
    trail.add(
      'producer_commit_mismatch',
      `producer_git_commit ${shown(commit)} != expected ${shown(producerCommit)}`,
    )
  }
  try {
    return readManifest(raw)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    trail.add('manifest_malformed', `manifest.json: ${cause.message}`)
    trail.recomputed(false)
    return undefined
  }
}

/** The producer's verdict has to be true, and to be ours. */
function judgeVerdict({ raw }: PowerManifest, { failures }: PackageAudit, trail: AuditTrail): void {
  const isValid = failures.length === 0
  trail.recomputed(isValid)
  trail.note(...failures)
  if (!isValid) trail.add('package_recompute_invalid')
  const stored = typeof raw['publication_valid'] === 'boolean' ? raw['publication_valid'] : null
  if (stored !== isValid) {
    trail.add(
      'producer_verdict_mismatch',
      `stored publication_valid=${shown(stored)}, recomputed=${shown(isValid)}`,
    )
  } else if (!stored) trail.add('package_recompute_invalid', 'stored and recomputed both invalid')
}

function judgeRoles(
  gpus: PlannedGpus,
  manifest: PowerManifest,
  { roles }: PackageAudit,
  trail: AuditTrail,
): void {
  const expected = expectedRoles(gpus, roles)
  if (expected.size === 0) trail.add('topology_env_mismatch', 'the point has no GPUs')
  else if (roles.size > 0) {
    for (const failure of topologyFailures(manifest.devices, roles, expected)) {
      trail.add('topology_env_mismatch', failure)
    }
  }
}

/** The one finished window whose result, by content, is the processed one: launchers rename their copies. */
async function windowOfResult(
  benchmark: unknown,
  totals: PowerWindow | undefined,
  audit: PackageAudit,
  readResult: ResultReader,
  source: string,
  trail: AuditTrail,
): Promise<MeasuredWindow | undefined> {
  const refuse = (reason: string, detail: string): undefined => void trail.add(reason, detail)
  if (!isRecord(benchmark)) return refuse('invalid_benchmark_result', `${source} holds no JSON object`)
  const conc = benchmark['max_concurrency']
  const matches = audit.windows.filter(
    ({ status, concurrency }) => status === 'completed' && concurrency === conc,
  )
  const [window] = matches
  if (!window || matches.length > 1) {
    return refuse(
      'window_for_result_missing',
      `found ${matches.length} completed windows for concurrency ${shown(conc)}`,
    )
  }
  const text = await readResult(window.resultPath)
  const original = text === undefined ? undefined : parsedJson(text)
  if (original === undefined) {
    return refuse('measurement_window_result_missing', `original result unreadable: ${window.resultPath}`)
  }
  if (!isSameJson(original, benchmark)) {
    const name = source.split('/').at(-1) ?? source
    return refuse(
      'result_content_mismatch',
      `workspace copy ${name} differs from original ${window.resultPath}`,
    )
  }
  if (totals && (totals.startUnix !== window.startUnix || totals.endUnix !== window.endUnix)) {
    return refuse('measurement_window_result_mismatch', `${window.path} has other times than its result`)
  }
  trail.selected(window)
  return window
}
