/** What an examination of a multi-node power package found, and the records made of it. */
import type { JsonObject } from '../results/aggregate.ts'
import { isRecord } from './lenient-json.ts'
import { INTEGRATION_METHOD, publishedPower, powerWindowJson } from './power.ts'
import type { PowerOutcome } from './power.ts'
import type { PowerWindow } from './power-window.ts'
import { deviceKey } from './power-multinode-manifest.ts'
import type { PowerManifest } from './power-multinode-manifest.ts'
import type { ObservedDevice, PowerSamples } from './power-multinode-samples.ts'
import type { DeviceRoles } from './power-multinode-topology.ts'
import type { MeasuredWindow } from './power-multinode-windows.ts'
import { roundHalfEven } from './rounding.ts'

export interface TrailSubject {
  readonly telemetrySource: string
  readonly benchmarkSource: string
  readonly producerCommit: string | undefined
}

export interface ProducerFacts {
  readonly commit: string | null
  readonly imageSha256: string | null
  readonly storedValid: boolean | null
}

/** Collects findings in order; reasons are codes and come once, failures are texts. */
export class AuditTrail {
  readonly #subject: TrailSubject
  readonly #benchmarkWindow: PowerWindow | undefined
  readonly #reasons = new Set<string>()
  readonly #failures: string[] = []
  readonly #energies: Record<string, number> = {}
  readonly #gaps: Record<string, number> = {}
  #producer: ProducerFacts = { commit: null, imageSha256: null, storedValid: null }
  #recomputedValid: boolean | null = null
  #counts = { expected: 0, observed: 0 }
  #roles: Readonly<Record<string, string>> = {}
  #window: MeasuredWindow | undefined
  #metrics: Readonly<Record<string, number>> = {}

  constructor(subject: TrailSubject, benchmarkWindow: PowerWindow | undefined) {
    this.#subject = subject
    this.#benchmarkWindow = benchmarkWindow
  }

  get reasons(): readonly string[] {
    return [...this.#reasons]
  }

  get producerFacts(): ProducerFacts {
    return this.#producer
  }

  /** Figures to publish; none as soon as anything is wrong. */
  get validMetrics(): Readonly<Record<string, number>> {
    return this.#reasons.size === 0 ? this.#metrics : {}
  }

  add(reason: string, failure?: string): void {
    this.#reasons.add(reason)
    if (failure !== undefined) this.#failures.push(failure)
  }

  note(...failures: readonly string[]): void {
    this.#failures.push(...failures)
  }

  producer(raw: Readonly<Record<string, unknown>>): void {
    const exporter = raw['dcgm_exporter']
    const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
    const stored = raw['publication_valid']
    this.#producer = {
      commit: text(raw['producer_git_commit']),
      imageSha256: isRecord(exporter) ? text(exporter['container_image_sha256']) : null,
      storedValid: typeof stored === 'boolean' ? stored : null,
    }
  }

  recomputed(isValid: boolean): void {
    this.#recomputedValid = isValid
  }

  devices(manifest: PowerManifest, samples: PowerSamples, roles: DeviceRoles): void {
    this.#counts = { expected: manifest.devices.length, observed: samples.devices.length }
    const labels = new Map(
      samples.devices.map((device) => [deviceKey(device.hostname, device.gpuIndex), label(device)]),
    )
    this.#roles = Object.fromEntries([...roles].map(([key, role]) => [labels.get(key) ?? key, role]))
  }

  selected(window: MeasuredWindow): void {
    this.#window = window
  }

  device(device: ObservedDevice, energyJ: number, gapSeconds: number): void {
    this.#energies[label(device)] = energyJ
    this.#gaps[label(device)] = gapSeconds
  }

  metrics(metrics: Readonly<Record<string, number>>): void {
    this.#metrics = metrics
  }

  sidecar(): JsonObject {
    const { telemetrySource, benchmarkSource, producerCommit } = this.#subject
    return {
      schema_version: 1,
      power_valid: this.#reasons.size === 0,
      reasons: this.reasons,
      failures: this.#failures,
      telemetry_source: telemetrySource,
      benchmark_result: benchmarkSource,
      benchmark_window: this.#benchmarkWindow ? powerWindowJson(this.#benchmarkWindow) : null,
      selected_window: this.#window ? windowJson(this.#window) : null,
      integration_method: INTEGRATION_METHOD,
      producer: {
        producer_git_commit: this.#producer.commit,
        expected_producer_git_commit: producerCommit ?? null,
        exporter_image_sha256: this.#producer.imageSha256,
        stored_publication_valid: this.#producer.storedValid,
        recomputed_publication_valid: this.#recomputedValid,
      },
      expected_gpu_count: this.#counts.expected,
      observed_gpu_count: this.#counts.observed,
      per_gpu_role: this.#roles,
      per_gpu_max_sample_gap_s: this.#gaps,
      per_gpu_energy_j: Object.fromEntries(
        Object.entries(this.#energies).map(([gpu, joules]) => [gpu, Number.isFinite(joules) ? joules : null]),
      ),
      metrics: Object.fromEntries(
        Object.entries(this.validMetrics).map(([key, value]) => [key, roundHalfEven(value, 6)]),
      ),
    }
  }
}

export function multinodeOutcome(trail: AuditTrail): PowerOutcome {
  const { reasons } = trail
  const valid = reasons.length === 0
  return { valid, reasons, fields: publishedPower(valid, trail.validMetrics), sidecar: trail.sidecar() }
}

/** `host/GPU-uuid`, or `host/index` when the device has no single identity. */
const label = ({ hostname, gpuIndex, uuids }: ObservedDevice): string =>
  `${hostname}/${uuids.length === 1 ? uuids[0] : gpuIndex}`

const windowJson = (window: MeasuredWindow): JsonObject => ({
  window_file: window.path,
  result_path: window.resultPath,
  benchmark_type: window.benchmarkType,
  concurrency: window.concurrency,
  start_time_unix: window.startUnix,
  end_time_unix: window.endUnix,
  duration: window.durationSeconds,
})
