import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ResultProvenance } from '../../src/core/measure/infx-block.ts'
import { expectationsOf } from '../../src/core/measure/infx-block.ts'
import { headlineOf } from '../../src/core/results/headline.ts'
import type { Point } from '../../src/core/point.ts'
import { ProblemError } from '../../src/core/problem.ts'
import { writeJsonFile } from '../../src/files/json-file.ts'
import { measureAgenticDir, measureFixedFile } from '../../src/files/measure.ts'
import type { MeasureOptions } from '../../src/files/measure.ts'
import { findServerLogs } from '../../src/files/result-files.ts'
import { readTraceCache } from '../../src/files/trace-cache.ts'
import { aPoint, aWorkerPool } from '../builders.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'infx-measure-'))
})
afterEach(async () => {
  await rm(dir, { recursive: true, force: true })
})

const provenance: ResultProvenance = {
  plan_digest: 'd'.repeat(64),
  attempt: 1,
  simulated: true,
  engine: { name: 'sim', version: '1' },
  client: { name: 'replay', version: '1' },
  timeline: [],
  commands: [{ role: 'server', argv: ['serve'] }],
  trace_scale: 1,
}

const fingerprint = 'f'.repeat(64)
const agenticPoint = aPoint({ durationSeconds: 10, recipeFingerprint: fingerprint })

function options(overrides: Partial<MeasureOptions> = {}): MeasureOptions {
  const point = overrides.point ?? agenticPoint
  return {
    point,
    provenance,
    expectations: expectationsOf(point, { requirePower: false, requireServerMetrics: false }),
    knownReasons: [],
    serverLogPaths: [],
    ...overrides,
  }
}

const START_NS = 1_789_300_000_000_000_000n

/** Request `index` of a run: starts every second, 2 s long, 100 tokens in, 11 out. */
function requestLine(
  index: number,
  overrides: { readonly error?: unknown; readonly phase?: string } = {},
): string {
  const start = START_NS + BigInt(index) * 1_000_000_000n
  const metric = (value: number, unit: string) => ({ value, unit })
  return JSON.stringify({
    metadata: {
      request_start_ns: 'START',
      request_end_ns: 'END',
      benchmark_phase: overrides.phase ?? 'profiling',
      conversation_id: 'trace-1::sa:2',
      turn_index: index,
    },
    metrics: {
      input_sequence_length: metric(100, 'tokens'),
      output_sequence_length: metric(11, 'tokens'),
      time_to_first_token: metric(500, 'ms'),
      request_latency: metric(2000, 'ms'),
      inter_token_latency: metric(150, 'ms'),
      inter_chunk_latency: { value: [150, 149.5, 1.5e2, -0.25], unit: 'ms' },
    },
    error: overrides.error ?? null,
  })
    .replace('"START"', String(start))
    .replace('"END"', String(start + 2_000_000_000n))
}

const goodSummary = {
  request_count: { avg: 10 },
  error_request_count: { avg: 0 },
  benchmark_duration: { avg: 11 },
  metadata: { submission_valid: true },
}

async function writeRun(lines: readonly string[], summary: unknown = goodSummary): Promise<void> {
  await writeFile(join(dir, 'profile_export.jsonl'), lines.map((line) => `${line}\n`).join(''))
  await writeFile(join(dir, 'profile_export_aiperf.json'), JSON.stringify(summary))
}

const tenRequests = Array.from({ length: 10 }, (_, index) => requestLine(index))

async function schemaErrors(name: string, value: unknown): Promise<unknown> {
  const schema = JSON.parse(
    await readFile(new URL(`../../schemas/aggregate-${name}.schema.json`, import.meta.url), 'utf8'),
  ) as Record<string, unknown>
  const validate = new Ajv2020.default({ allErrors: true, allowUnionTypes: true }).compile(schema)
  return validate(value) ? [] : validate.errors
}

describe('an agentic run', () => {
  it('is measured, judged valid, and fits the schema', async () => {
    await writeRun(tenRequests)
    const { aggregate, reasons, problems } = await measureAgenticDir(dir, options())
    expect(reasons).toEqual([])
    expect(problems).toEqual([])
    expect(await schemaErrors('agentic', aggregate)).toEqual([])
    expect(aggregate).toMatchObject({
      recipe_fingerprint: fingerprint,
      request_metrics: {
        latency: { ttft: { mean: 0.5, std: 0 }, e2e_norm_intvty: { p90: 5.5 }, intvty: { mean: 6.66667 } },
        // 10 · 100 and 10 · 11 tokens over 11 s on 8 GPUs.
        throughput: { duration_seconds: 11, per_gpu: { total_tput_tps: 12.61364, output_tput_tps: 1.25 } },
      },
      infx: { schema: 'result.v1', point_id: agenticPoint.id, valid: true, simulated: true, attempt: 1 },
    })
    expect(headlineOf(aggregate)).toMatchObject({
      tputPerGpuTps: 12.61364,
      p90E2elSeconds: 2,
      p90E2eNormIntvtyTps: 5.5,
      requestsSuccessful: 10,
      requestsFailed: 0,
    })
  })

  it('is found one directory below', async () => {
    await writeRun(tenRequests)
    const below = join(dir, 'out', 'aiperf_artifacts', 'run-1')
    await mkdir(below, { recursive: true })
    await mkdir(join(dir, 'out', 'aiperf_artifacts', 'empty'))
    for (const file of ['profile_export.jsonl', 'profile_export_aiperf.json']) {
      await writeFile(join(below, file), await readFile(join(dir, file)))
    }
    const { aggregate } = await measureAgenticDir(join(dir, 'out'), options())
    expect(aggregate['num_requests_successful']).toBe(10)
  })

  it('without an export is a missing result, not a pass', async () => {
    await expect(measureAgenticDir(dir, options())).rejects.toThrow(/INFX222.*profile_export\.jsonl/)
  })

  it('keeps whole requests when lines are damaged or cut, says which, and is not valid', async () => {
    await writeRun([...tenRequests.slice(0, 5), '{"metadata":{}}{"glued":1}', ...tenRequests.slice(5)])
    const cut = requestLine(10).slice(0, 200)
    await writeFile(join(dir, 'profile_export.jsonl'), cut, { flag: 'a' })
    const { aggregate, reasons, problems } = await measureAgenticDir(dir, options())
    expect(aggregate).toMatchObject({
      num_requests_successful: 10,
      request_accounting: { records_total: 10, records_malformed: 2 },
      infx: { valid: false },
    })
    expect(reasons.map(({ code }) => code)).toEqual(['export_truncated', 'export_damaged'])
    expect(problems.map(({ code }) => code)).toEqual(['INFX220', 'INFX221'])
    expect(problems[0]?.message).toContain('line 6')
  })

  it('with more than 10 % errors is invalid; with exactly 10 % it is not', async () => {
    const failing = requestLine(3, { error: { type: 'HTTPError', code: 500 } })
    const lines = [...tenRequests.slice(0, 9), failing]
    const counts = (errors: number) => ({
      ...goodSummary,
      request_count: { avg: 10 - errors },
      error_request_count: { avg: errors },
    })
    await writeRun(lines, counts(1))
    expect((await measureAgenticDir(dir, options())).reasons).toEqual([])
    await writeRun(lines, counts(2))
    const { reasons, aggregate } = await measureAgenticDir(dir, options())
    expect(reasons).toMatchObject([{ code: 'request_error_rate', blame: 'product' }])
    expect(reasons[0]?.message).toContain('2/10 = 20.000%')
    expect(aggregate).toMatchObject({ infx: { requests: { successful: 8, failed: 2 } } })
  })

  it('whose server answered 200 without tokens is invalid', async () => {
    const empty = tenRequests.map((line) =>
      line.replace('"output_sequence_length":{"value":11', '"output_sequence_length":{"value":0'),
    )
    await writeRun(empty)
    const { reasons } = await measureAgenticDir(dir, options())
    expect(reasons.map(({ code }) => code)).toEqual(['tokens_missing'])
  })

  it('without a summary is invalid, because nobody counted the requests', async () => {
    await writeRun(tenRequests)
    await rm(join(dir, 'profile_export_aiperf.json'))
    const { reasons, problems } = await measureAgenticDir(dir, options())
    expect(reasons.map(({ code }) => code)).toEqual(['request_counts_missing', 'duration_unknown'])
    expect(problems.map(({ code }) => code)).toEqual(['INFX222'])
  })

  it.each([
    [10, ['unsafe_override'], []],
    [10, ['unsafe_override', 'run_cancelled'], ['submission_invalid']],
    [10, [], ['submission_invalid']],
    [1800, ['unsafe_override'], ['submission_invalid']],
  ])('planned for %d s, judged by its client for %j: %j', async (durationSeconds, why, codes) => {
    await writeRun(tenRequests, {
      ...goodSummary,
      benchmark_duration: { avg: durationSeconds },
      metadata: { submission_valid: false, submission_invalid_reasons: why },
    })
    const point = aPoint({ durationSeconds, recipeFingerprint: fingerprint })
    const { reasons } = await measureAgenticDir(dir, options({ point }))
    expect(reasons.map(({ code }) => code)).toEqual(codes)
  })

  it('gives every reason at once', async () => {
    await writeRun(tenRequests, {
      ...goodSummary,
      benchmark_duration: { avg: 4 },
      metadata: { submission_valid: false, submission_invalid_reasons: ['run_cancelled'] },
    })
    const point = aPoint({
      recipeFingerprint: fingerprint,
      durationSeconds: 10,
      acceptance: { curve: 'c', modelKey: 'm', thinking: 'on', numSpecTokens: 3, acceptanceLength: 2.5 },
    })
    const { reasons } = await measureAgenticDir(
      dir,
      options({
        point,
        expectations: {
          ...expectationsOf(point, {
            requirePower: true,
            requireServerMetrics: true,
            clientCpu: { observedShare: 0.99, maxShare: 0.85 },
          }),
        },
        knownReasons: [{ code: 'interrupted', message: 'stopped by hand', blame: 'user' }],
      }),
    )
    expect(reasons.map(({ code }) => code)).toEqual([
      'interrupted',
      'duration_short',
      'submission_invalid',
      'acceptance_unknown',
      'power_invalid',
      'server_metrics_missing',
      'client_bottleneck',
    ])
  })

  it.each([
    [2.55, []],
    [2.56, ['acceptance_off_target']],
  ])('compares the accept length %d of the log with the target 2.5 ± 2 %%', async (measured, codes) => {
    await writeRun(tenRequests)
    // Weighted by running requests: one line of 1 request must not count like one of 99.
    const line = (running: number, accepted: number) =>
      `[2026-09-14 08:00:00] Decode batch. #running-req: ${running}, #token: 9, accept len: ${accepted.toFixed(4)}, cuda graph: True\n`
    await writeFile(join(dir, 'server.log'), line(99, measured) + line(1, measured) + line(0, 9))
    const point = aPoint({
      recipeFingerprint: fingerprint,
      durationSeconds: 10,
      acceptance: { curve: 'c', modelKey: 'm', thinking: 'on', numSpecTokens: 3, acceptanceLength: 2.5 },
    })
    const serverLogPaths = await findServerLogs(dir)
    const { reasons, aggregate } = await measureAgenticDir(dir, options({ point, serverLogPaths }))
    expect(reasons.map(({ code }) => code)).toEqual(codes)
    const { infx } = aggregate
    expect(infx?.['acceptance']).toMatchObject({ target: 2.5 })
  })

  it('reads server metrics in pieces and skips their time slices', async () => {
    await writeRun(tenRequests)
    const file = createWriteStream(join(dir, 'server_metrics_export.json'), { highWaterMark: 1 })
    const slices = Array.from({ length: 2000 }, (_, index) => ({ start: index, note: '"}]\\', avg: 0.5 }))
    file.write(
      JSON.stringify({
        summary: { metrics: { 'sglang:not_a_metric': 1 } },
        metrics: {
          'sglang:prompt_tokens': {
            type: 'counter',
            series: [{ timeslices: slices, stats: { total: 400 }, labels: {} }],
          },
          'sglang:cached_tokens': {
            series: [{ labels: { cache_source: 'device' }, stats: { total: 300 }, timeslices: slices }],
          },
          'other:metric': { series: [{ stats: { total: 1 } }] },
        },
      }),
    )
    file.end()
    await once(file, 'close')
    const { aggregate, problems } = await measureAgenticDir(dir, options())
    expect(problems).toEqual([])
    expect(aggregate).toMatchObject({
      server_metrics: {
        present: true,
        adapter: 'sglang',
        metric_count: 3,
        cache: { gpu_cache_hit_rate: 0.75 },
      },
    })
  })

  it('records a damaged server metrics export and keeps what came before', async () => {
    await writeRun(tenRequests)
    await writeFile(
      join(dir, 'server_metrics_export.json'),
      '{"metrics":{"sglang:prompt_tokens":{"series":[{"labels":{},"stats":{"total":400}}]},"sglang:gen',
    )
    const { aggregate, problems } = await measureAgenticDir(dir, options())
    expect(aggregate).toMatchObject({ server_metrics: { tokens: { prompt_total: 400 } } })
    expect(aggregate['warnings']).toEqual(['server_metrics_export.json is damaged: ends in the middle'])
    expect(problems.map(({ code }) => code)).toEqual(['INFX226'])
  })

  it('measures power over the client window, in the time zone of the host', async () => {
    await writeRun(tenRequests, {
      ...goodSummary,
      start_time: '2026-09-14T10:00:00.500000',
      end_time: '2026-09-14T10:00:11.500000',
    })
    const rows = Array.from({ length: 14 }, (_, second) =>
      Array.from({ length: 8 }, (__, gpu) => {
        const clock = `2026/09/14 09:59:${String(59 + second).padStart(2, '0')}.000`
        const carried = second > 0 ? `2026/09/14 10:00:${String(second - 1).padStart(2, '0')}.000` : clock
        return `${carried}, ${gpu}, 400.00 W\n`
      }).join(''),
    )
    const csvPath = join(dir, 'gpu_metrics.csv')
    await writeFile(csvPath, `timestamp, index, power.draw [W]\n${rows.join('')}`)
    const power = { csvPath, utcOffsetMinutes: 120 }
    const { aggregate, powerValidation } = await measureAgenticDir(dir, options({ power }))
    expect(aggregate).toMatchObject({
      power_valid: 1,
      avg_power_w: 400,
      total_gpu_energy_j: 35200,
      joules_per_successful_query: 3520,
    })
    // 10:00:00.5 at +02:00.
    expect(powerValidation).toMatchObject({
      benchmark_window: { start_time_unix: Date.UTC(2026, 8, 14, 8) / 1000 + 0.5 },
    })
  })
})

describe('an agentic run over several nodes', () => {
  const start = Date.UTC(2026, 8, 14, 8) / 1000 + 0.5
  const point = aPoint({
    multinode: true,
    disagg: true,
    nodes: 2,
    gpus: 2,
    topology: {
      shape: 'multi-node',
      prefill: aWorkerPool({ tp: 1, ep: 1 }),
      decode: aWorkerPool({ tp: 1, ep: 1 }),
    },
    recipeFingerprint: fingerprint,
    router: { name: 'dynamo-router', version: '1.0' },
    kvP2pTransfer: 'nixl',
  })
  const phase = (name: 'healthy' | 'profiling' | 'stopping', atUnix: number) => ({
    phase: name,
    atUnixMs: atUnix * 1000,
  })

  /** Two GPUs, sampled every second from five seconds before the window to five after it; no window of the producer's. */
  async function writePackage(): Promise<void> {
    const roles = { n1: 'prefill', n2: 'decode' } as const
    const hosts = Object.keys(roles)
    const rows = Array.from({ length: 22 }, (_, second) =>
      hosts.map((host, at) => `1,${start - 5 + second},${second},${host},0,GPU-${host},${300 + 100 * at}\n`),
    ).flat()
    await mkdir(join(dir, 'logs/power'), { recursive: true })
    const head = 'schema_version,timestamp_unix,scrape_seq,hostname,gpu_index,gpu_uuid,power_w\n'
    await writeFile(join(dir, 'logs/power/samples.csv'), head + rows.join(''))
    const manifest = {
      schema_version: 1,
      producer: 'srt-slurm.dcgm-power',
      source_metric: 'DCGM_FI_DEV_POWER_USAGE',
      unit: 'W',
      power_scope: 'gpu_device_board_as_reported_by_dcgm',
      timestamp_source: 'head_node_unix_clock',
      status: 'complete',
      producer_git_commit: 'c0ffee',
      publication_valid: false,
      required: true,
      started_at_unix: start - 5,
      stopped_at_unix: start + 17,
      sample_interval_seconds: 1,
      request_timeout_seconds: 2,
      scrape_count: 22,
      sample_row_count: 44,
      reason_codes: [],
      dcgm_exporter: { container_image_resolved: '/image' },
      expected_devices: Object.entries(roles).map(([hostname, worker_role]) => ({
        hostname,
        gpu_index: 0,
        assignments: [{ worker_role, worker_index: 0, worker_process: 0 }],
      })),
      observed_devices: hosts.map((hostname) => ({
        hostname,
        gpu_index: 0,
        gpu_uuids: [`GPU-${hostname}`],
        first_sample_time_unix: start - 5,
        last_sample_time_unix: start + 16,
      })),
      expected_windows: [],
      window_validations: [],
      artifact_errors: [],
    }
    await writeFile(join(dir, 'logs/power/manifest.json'), JSON.stringify(manifest))
  }

  async function measured(utcOffsetMinutes: number) {
    await writeRun(tenRequests, {
      ...goodSummary,
      start_time: '2026-09-14T10:00:00.500000',
      end_time: '2026-09-14T10:00:11.500000',
    })
    await writePackage()
    const usual = options({ point })
    return measureAgenticDir(dir, {
      ...usual,
      provenance: {
        ...usual.provenance,
        timeline: [phase('healthy', start - 2), phase('profiling', start), phase('stopping', start + 12)],
      },
      powerPackage: { root: join(dir, 'logs'), producerCommit: 'c0ffee', utcOffsetMinutes },
    })
  }

  it('has the energy of its package over the client’s window, by role', async () => {
    const { aggregate, powerValidation } = await measured(120)
    expect(powerValidation).toMatchObject({ reasons: [], failures: [] })
    expect(aggregate).toMatchObject({
      power_valid: 1,
      total_gpu_energy_j: 7700,
      prefill_gpu_energy_j: 3300,
      decode_gpu_energy_j: 4400,
    })
  })

  it('publishes none of a window that our own timeline contradicts', async () => {
    const { aggregate, powerValidation } = await measured(0)
    expect(aggregate).toMatchObject({ power_valid: 0 })
    expect(aggregate).not.toHaveProperty('total_gpu_energy_j')
    expect(powerValidation).toMatchObject({
      reasons: ['benchmark_window_outside_timeline', 'measurement_window_not_bracketed'],
    })
  })
})

describe('a fixed-sequence result', () => {
  const point = aPoint({
    scenario: 'fixed-seq-len',
    isl: 1024,
    osl: 128,
    recipeFingerprint: fingerprint,
    topology: { shape: 'single-node', tp: 4, pp: 1, dcp: 1, pcp: 1, ep: 1, dpAttn: false },
  })
  const withoutDuration: Point = Object.fromEntries(
    Object.entries(point).filter(([key]) => key !== 'durationSeconds'),
  ) as unknown as Point
  const result = {
    model_id: 'org/model',
    max_concurrency: 16,
    num_prompts: 160,
    completed: 158,
    duration: 60,
    total_input_tokens: 163840,
    total_output_tokens: 20480,
    output_throughput: 400,
    total_token_throughput: 3600,
    mean_ttft_ms: 250,
    p90_ttft_ms: 400,
    p90_e2el_ms: 5000,
    mean_tpot_ms: 10,
    std_tpot_ms: 0,
    p90_tpot_ms: 12.5,
  }

  it('is measured, judged and fits the schema', async () => {
    const path = join(dir, 'result.json')
    await writeFile(path, JSON.stringify(result))
    const { aggregate, reasons } = await measureFixedFile(path, options({ point: withoutDuration }))
    expect(reasons).toEqual([])
    expect(await schemaErrors('fixed', aggregate)).toEqual([])
    expect(headlineOf(aggregate)).toEqual({
      tputPerGpuTps: 900,
      outputTputPerGpuTps: 100,
      inputTputPerGpuTps: 800,
      meanIntvtyTps: 100,
      p90IntvtyTps: 80,
      p90E2eNormIntvtyTps: null,
      p75E2eNormIntvtyTps: null,
      p90E2elSeconds: 5,
      p75E2elSeconds: null,
      p90TtftSeconds: 0.4,
      requestsSuccessful: 158,
      requestsFailed: 2,
    })
  })

  it('with a value that is not finite is invalid and names it; text is untouched', async () => {
    const path = join(dir, 'result.json')
    const text = JSON.stringify({ ...result, note: 'NaN and -Infinity are fine here' })
    await writeFile(path, text.replace('"p90_e2el_ms":5000', '"p90_e2el_ms":1e999,"p99_e2el_ms":NaN'))
    const { aggregate, reasons } = await measureFixedFile(path, options({ point: withoutDuration }))
    expect(aggregate).toMatchObject({ p90_e2el: null, p99_e2el: null })
    expect(reasons).toMatchObject([{ code: 'non_finite', message: 'non-finite: p90_e2el_ms, p99_e2el_ms' }])
  })

  it('that is no JSON is told with its place', async () => {
    const path = join(dir, 'result.json')
    await writeFile(path, '{"key":"x",\n"lost_percent": -nan, "total_token_throughput": 3.0}')
    const refusal = await measureFixedFile(path, options({ point: withoutDuration })).catch(
      (cause: unknown) => cause,
    )
    if (!(refusal instanceof ProblemError)) throw new Error('not refused')
    expect(refusal.problems).toMatchObject([{ code: 'INFX223', at: { file: path, line: 2 } }])
  })
})

describe('writing JSON', () => {
  it('refuses NaN and Infinity and leaves the former file alone', async () => {
    const path = join(dir, 'a.json')
    await writeJsonFile(path, { fine: 1 })
    await expect(writeJsonFile(path, { deep: [{ value: NaN }] })).rejects.toThrow(/NaN.*'value'/)
    await expect(writeJsonFile(path, { value: -Infinity })).rejects.toThrow(TypeError)
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ fine: 1 })
    expect(await readdir(dir)).toEqual(['a.json'])
  })

  it('tells a disk that refuses as infrastructure', async () => {
    const refusal = await writeJsonFile(join(dir, 'gone', 'a.json'), {}).catch((cause: unknown) => cause)
    if (!(refusal instanceof ProblemError)) throw new Error('not refused')
    expect(refusal.problems).toMatchObject([{ code: 'INFX230', blame: 'infra' }])
  })
})

describe('traces in a hub cache', () => {
  it('come from the newest snapshot with JSON files; broken lines are counted', async () => {
    const snapshot = join(dir, 'datasets--semianalysisai--cc-traces-weka-x', 'snapshots', 'rev1')
    await mkdir(snapshot, { recursive: true })
    const trace = {
      id: 'trace-1',
      requests: [
        { type: 'n', out: 7 },
        { type: 'subagent', out: 9 },
        { type: 's', output_length: 8, out: 1 },
      ],
    }
    await writeFile(join(snapshot, 'part.jsonl'), `${JSON.stringify(trace)}\n{broken\n`)
    const cache = await readTraceCache(dir)
    expect(cache?.skippedLines).toBe(1)
    const expected = (turn: number) => cache?.traces.expectedOutput('trace-1::sa:4', turn)
    expect([expected(0), expected(1), expected(2), expected(-1)]).toEqual([7, 8, undefined, undefined])
    await writeRun(tenRequests)
    const { aggregate } = await measureAgenticDir(dir, options(cache ? { traces: cache.traces } : {}))
    expect(aggregate).toMatchObject({ request_metrics: { tokens: { output_expected: { mean: 7.5 } } } })
  })
})
