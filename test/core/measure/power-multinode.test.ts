/** Multi-node power packages that are made here, each with one thing wrong. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { aggregateMultinodePower } from '../../../src/core/measure/power-multinode.ts'
import type { OwnWindow } from '../../../src/core/measure/power-multinode.ts'
import { openPowerPackage } from '../../../src/files/power-package.ts'

const startUnix = 1_800_000_010
const seconds = 20
const commit = 'c'.repeat(40)
interface Device {
  readonly host: string
  readonly index: number
  readonly role: 'prefill' | 'decode' | 'agg'
  readonly watts: number
  readonly hetGroup: number | null
}
const device = (host: string, index: number, role: Device['role'], watts: number): Device => ({
  host,
  index,
  role,
  watts,
  hetGroup: null,
})
const disaggregated = [
  device('n1', 0, 'prefill', 500),
  device('n2', 0, 'decode', 300),
  device('n2', 1, 'decode', 200),
]

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'infx-power-package-'))
})
const put = (path: string, value: unknown): void => {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
}

const result = {
  max_concurrency: 4,
  duration: seconds,
  benchmark_start_time_unix: startUnix,
  benchmark_end_time_unix: startUnix + seconds,
  completed: 10,
  total_input_tokens: 1000,
  total_output_tokens: 100,
}
const uuid = ({ host, index }: Device): string => `GPU-${host}-${index}`
const clock = (second: number): number => startUnix - 5 + second
const samples = 31

/** Writes a whole package; `change` may spoil the manifest last. */
function writePackage(
  devices: readonly Device[],
  change: (manifest: Record<string, unknown>) => object = (m) => m,
): void {
  const rows = Array.from({ length: samples }, (_, second) =>
    devices.map((gpu) => `1,${clock(second)},${second},${gpu.host},${gpu.index},${uuid(gpu)},${gpu.watts}`),
  ).flat()
  put(
    'power/samples.csv',
    `schema_version,timestamp_unix,scrape_seq,hostname,gpu_index,gpu_uuid,power_w\n${rows.join('\n')}\n`,
  )
  put('power/windows/res_c4.json', {
    schema_version: 1,
    clock_source: 'head_node_unix_clock',
    benchmark_type: 'sa-bench',
    concurrency: 4,
    status: 'completed',
    benchmark_start_time_unix: startUnix,
    benchmark_end_time_unix: startUnix + seconds,
    duration: seconds,
    reason: null,
    result_path: 'res_c4.json',
  })
  put('res_c4.json', result)
  const gaps = Object.fromEntries(devices.map((gpu) => [`${gpu.host}/${uuid(gpu)}`, 1]))
  const manifest = {
    schema_version: 1,
    producer: 'srt-slurm.dcgm-power',
    source_metric: 'DCGM_FI_DEV_POWER_USAGE',
    unit: 'W',
    power_scope: 'gpu_device_board_as_reported_by_dcgm',
    timestamp_source: 'head_node_unix_clock',
    status: 'complete',
    producer_git_commit: commit,
    publication_valid: true,
    required: true,
    started_at_unix: clock(0),
    stopped_at_unix: clock(samples),
    sample_interval_seconds: 1,
    request_timeout_seconds: 2,
    scrape_count: samples,
    sample_row_count: samples * devices.length,
    reason_codes: [],
    dcgm_exporter: { container_image_resolved: '/image', container_image_sha256: 'a' },
    expected_devices: devices.map((gpu) => ({
      hostname: gpu.host,
      gpu_index: gpu.index,
      assignments: [{ worker_role: gpu.role, worker_index: 0, worker_process: 0, het_group: gpu.hetGroup }],
    })),
    observed_devices: devices.map((gpu) => ({
      hostname: gpu.host,
      gpu_index: gpu.index,
      gpu_uuids: [uuid(gpu)],
      first_sample_time_unix: clock(0),
      last_sample_time_unix: clock(samples - 1),
    })),
    expected_windows: [{ benchmark_type: 'sa-bench', concurrency: 4 }],
    window_validations: [
      {
        benchmark_type: 'sa-bench',
        concurrency: 4,
        window_file: 'windows/res_c4.json',
        power_coverage_valid: true,
        reason_codes: [],
        per_device_max_sample_gap_seconds: gaps,
      },
    ],
    artifact_errors: [],
  }
  put('power/manifest.json', change(manifest))
}

async function judged(gpus: { prefill: number; decode: number }, benchmark: object = result) {
  const files = await openPowerPackage(root)
  return aggregateMultinodePower({
    ...(files ? { package: files } : {}),
    telemetrySource: 'LOGS/power',
    benchmarkSource: 'bench.json',
    benchmarkText: JSON.stringify(benchmark),
    gpus,
    producerCommit: commit,
    maxGapSeconds: 3,
  })
}
const disagg = { prefill: 1, decode: 2 }

describe('energy', () => {
  it('is split between prefill and decode, each over its own tokens and GPUs', async () => {
    writePackage(disaggregated)
    const { valid, fields } = await judged(disagg)
    expect(valid).toBe(true)
    expect(fields).toEqual({
      power_metric_schema_version: 2,
      power_valid: 1,
      avg_power_w: 333.333,
      avg_total_gpu_power_w: 1000,
      total_gpu_energy_j: 20_000,
      joules_per_successful_query: 2000,
      joules_per_input_token: 20,
      joules_per_output_token: 200,
      joules_per_total_token: 18.181818,
      prefill_gpu_energy_j: 10_000,
      prefill_avg_power_w: 500,
      prefill_joules_per_input_token: 10,
      decode_gpu_energy_j: 10_000,
      decode_avg_power_w: 250,
      decode_joules_per_output_token: 100,
    })
  })

  it('is that of the whole where every worker does both', async () => {
    writePackage([device('n1', 0, 'agg', 400), device('n1', 1, 'agg', 600)])
    const { fields } = await judged({ prefill: 2, decode: 0 })
    expect(fields).toMatchObject({ power_valid: 1, total_gpu_energy_j: 20_000 })
    expect(Object.keys(fields).some((key) => key.includes('prefill'))).toBe(false)
  })
})

describe('over a window of our own', () => {
  const window = {
    startUnix,
    endUnix: startUnix + seconds,
    reportedSeconds: seconds,
    completed: 10,
    inputTokens: 1000,
    outputTokens: 100,
  }
  const bracket = { fromUnix: startUnix - 3, toUnix: startUnix + seconds + 1 }
  async function judgedOwn(gpus: { prefill: number; decode: number }, own: Partial<OwnWindow> = {}) {
    const files = await openPowerPackage(root)
    return aggregateMultinodePower({
      ...(files ? { package: files } : {}),
      telemetrySource: 'LOGS/power',
      benchmarkSource: 'profile_export_aiperf.json',
      ownWindow: { window, reasons: [], bracket, ...own },
      gpus,
      producerCommit: commit,
      maxGapSeconds: 3,
    })
  }
  /** As the producer leaves it of a run whose client it does not know: no window, and its verdict against it. */
  function writeWindowless(
    devices: readonly Device[],
    change: (manifest: Record<string, unknown>) => object = (m) => m,
  ): void {
    writePackage(devices, (manifest) =>
      change({ ...manifest, publication_valid: false, expected_windows: [], window_validations: [] }),
    )
    rmSync(join(root, 'power/windows'), { recursive: true })
  }

  it.each([
    ['prefill and decode', disaggregated, disagg],
    [
      'one role for both',
      [device('n1', 0, 'agg', 400), device('n1', 1, 'agg', 600)],
      { prefill: 2, decode: 0 },
    ],
  ])('comes to the very figures of a package with windows, of %s', async (_, devices, gpus) => {
    writePackage(devices)
    const { fields } = await judged(gpus)
    rmSync(root, { recursive: true })
    writeWindowless(devices)
    // The client of a fixed-sequence point would still be refused.
    expect((await judged(gpus)).valid).toBe(false)
    const own = await judgedOwn(gpus)
    expect(own).toMatchObject({ valid: true, reasons: [], fields })
    expect(own.sidecar).toMatchObject({
      benchmark_window: { start_time_unix: startUnix },
      producer: { stored_publication_valid: false, recomputed_publication_valid: true },
    })
  })

  it.each<[string, Partial<OwnWindow>, readonly string[]]>([
    [
      'that nobody told',
      { window: undefined, reasons: ['invalid_benchmark_window'] },
      ['invalid_benchmark_window'],
    ],
    ['that counts nothing', { reasons: ['invalid_output_token_count'] }, ['invalid_output_token_count']],
    [
      'of another clock than ours',
      { bracket: { fromUnix: startUnix - 3600, toUnix: startUnix - 3500 } },
      ['benchmark_window_outside_timeline'],
    ],
    ['without a timeline', { bracket: undefined }, ['benchmark_window_outside_timeline']],
    [
      'that outlasts the samples',
      {
        window: { ...window, endUnix: startUnix + 40, reportedSeconds: 40 },
        bracket: { ...bracket, toUnix: startUnix + 41 },
      },
      ['measurement_window_not_bracketed'],
    ],
  ])('is refused for one %s', async (_, own, reasons) => {
    writeWindowless(disaggregated)
    const judgement = await judgedOwn(disagg, own)
    expect(judgement).toMatchObject({ valid: false, reasons: [...reasons] })
    expect(judgement.fields['total_gpu_energy_j']).toBeUndefined()
  })

  it.each<[string, (manifest: Record<string, unknown>) => object, string]>([
    ['an unfinished collector', (m) => ({ ...m, status: 'running' }), 'package_recompute_invalid'],
    ['rows that are not there', (m) => ({ ...m, sample_row_count: 7 }), 'package_recompute_invalid'],
    ['another producer', (m) => ({ ...m, producer_git_commit: 'd'.repeat(40) }), 'producer_commit_mismatch'],
  ])('is refused for a package with %s', async (_, change, reason) => {
    writeWindowless(disaggregated, change)
    expect((await judgedOwn(disagg)).reasons).toContain(reason)
  })

  it('is refused for GPUs that the point does not have', async () => {
    writeWindowless(disaggregated)
    expect((await judgedOwn({ prefill: 2, decode: 2 })).reasons).toEqual(['topology_env_mismatch'])
  })
})

describe('is refused', () => {
  const reasonsOf = async (gpus = disagg, benchmark: object = result) =>
    (await judged(gpus, benchmark)).reasons

  it('without a package, manifest or samples', async () => {
    expect(await reasonsOf()).toEqual(['power_artifacts_missing'])
    mkdirSync(join(root, 'power'))
    expect(await reasonsOf()).toEqual(['manifest_missing'])
    put('power/manifest.json', '{')
    expect(await reasonsOf()).toEqual(['manifest_malformed'])
    writePackage(disaggregated)
    rmSync(join(root, 'power/samples.csv'))
    expect(await reasonsOf()).toContain('package_recompute_invalid')
  })

  it.each<[string, (manifest: Record<string, unknown>) => object, readonly string[]]>([
    [
      'a role nobody knows',
      (m) => ({
        ...m,
        expected_devices: [
          {
            hostname: 'n',
            gpu_index: 0,
            assignments: [{ worker_role: 'router', worker_index: 0, worker_process: 0 }],
          },
        ],
      }),
      ['manifest_malformed'],
    ],
    [
      'another producer',
      (m) => ({ ...m, producer_git_commit: 'd'.repeat(40) }),
      ['producer_commit_mismatch'],
    ],
    [
      'an unfinished status',
      (m) => ({ ...m, status: 'running' }),
      ['package_recompute_invalid', 'producer_verdict_mismatch'],
    ],
    [
      'a collector that broke',
      (m) => ({ ...m, reason_codes: ['collector_exception'] }),
      ['package_recompute_invalid', 'producer_verdict_mismatch'],
    ],
    [
      'watts in another unit',
      (m) => ({ ...m, unit: 'mW' }),
      ['package_recompute_invalid', 'producer_verdict_mismatch'],
    ],
    [
      'an honest failure',
      (m) => ({ ...m, publication_valid: false, scrape_count: 1 }),
      ['package_recompute_invalid'],
    ],
  ])('for %s', async (_name, change, reasons) => {
    writePackage(disaggregated, change)
    expect(await reasonsOf()).toEqual(reasons)
  })

  it('when the topology is another', async () => {
    writePackage(disaggregated)
    expect(await reasonsOf({ prefill: 2, decode: 1 })).toEqual(['topology_env_mismatch'])
    writePackage([device('n1', 0, 'agg', 1), device('n1', 1, 'agg', 1)])
    expect(await reasonsOf({ prefill: 4, decode: 0 })).toEqual(['topology_env_mismatch'])
  })

  it('when roles share a heterogeneous group, and not when each has its own', async () => {
    const grouped = (decode: number) =>
      disaggregated.map((gpu) => ({ ...gpu, hetGroup: gpu.role === 'decode' ? decode : 0 }))
    writePackage(grouped(0))
    expect(await reasonsOf()).toEqual(['topology_env_mismatch'])
    writePackage(grouped(1))
    expect(await reasonsOf()).toEqual([])
  })

  it('when one GPU has two names', async () => {
    const [first, ...rest] = disaggregated
    if (!first) throw new Error('no device')
    writePackage([first, ...rest.map((gpu) => ({ ...gpu, host: 'n1', index: 0 }))])
    expect(await reasonsOf()).toContain('package_recompute_invalid')
  })

  it('when the processed result is another run’s', async () => {
    writePackage(disaggregated)
    expect(await reasonsOf(disagg, { ...result, completed: 11 })).toEqual(['result_content_mismatch'])
    expect(await reasonsOf(disagg, { ...result, max_concurrency: 8 })).toEqual(['window_for_result_missing'])
    expect(await reasonsOf(disagg, [])).toEqual(['invalid_benchmark_result'])
  })

  it('when a window is a link, or its result lies outside the logs', async () => {
    writePackage(disaggregated)
    rmSync(join(root, 'power/windows/res_c4.json'))
    symlinkSync(join(root, 'res_c4.json'), join(root, 'power/windows/res_c4.json'))
    expect(await reasonsOf()).toEqual([
      'package_recompute_invalid',
      'producer_verdict_mismatch',
      'window_for_result_missing',
    ])
    rmSync(join(root, 'power/windows/res_c4.json'))
    writePackage(disaggregated)
    const outside = mkdtempSync(join(tmpdir(), 'infx-outside-'))
    writeFileSync(join(outside, 'res_c4.json'), JSON.stringify(result))
    rmSync(join(root, 'res_c4.json'))
    symlinkSync(join(outside, 'res_c4.json'), join(root, 'res_c4.json'))
    expect(await reasonsOf()).toContain('measurement_window_result_missing')
  })

  it('when a sample is DCGM’s word for no value', async () => {
    writePackage([device('n1', 0, 'prefill', 2_147_483_632), ...disaggregated.slice(1)])
    expect(await reasonsOf()).toContain('package_recompute_invalid')
  })
})
