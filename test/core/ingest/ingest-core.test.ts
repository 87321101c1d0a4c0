import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mapBenchmarkRow } from '../../../src/core/ingest/benchmark-row.ts'
import type { BenchmarkRow, RowOutcome } from '../../../src/core/ingest/benchmark-row.ts'
import { classifyArtifact } from '../../../src/core/ingest/artifact-names.ts'
import { claimPoints } from '../../../src/core/ingest/claims.ts'
import { ecosystemEntities, extendEntities } from '../../../src/core/ingest/entities.ts'
import type { EntityTables } from '../../../src/core/ingest/entities.ts'
import { GpuCsvReader } from '../../../src/core/ingest/gpu-csv.ts'
import { parseInstant, timezoneOffsetMinutes } from '../../../src/core/ingest/gpu-instant.ts'
import type { GpuSeries } from '../../../src/core/ingest/gpu-samples.ts'
import { normaliseHardware, normaliseModel } from '../../../src/core/ingest/normalise.ts'
import { renderIngestReport, renderIngestText } from '../../../src/core/ingest/render-report.ts'
import { conclude, conservationProblems } from '../../../src/core/ingest/report.ts'
import type { IngestReport } from '../../../src/core/ingest/report.ts'
import { localRun, localRunId, runDate } from '../../../src/core/ingest/run-identity.ts'
import { Tally } from '../../../src/core/ingest/tally.ts'
import { parseLenientJson } from '../../../src/core/measure/lenient-json.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'
import { agenticRow, fixedRow, multiNodeRow } from '../../store/run-fixture.ts'

const map = (row: unknown, entities: EntityTables = ecosystemEntities, fileName = 'agg.json') =>
  mapBenchmarkRow(row, { entities, fileName })

const mapped = (row: unknown): BenchmarkRow => {
  const outcome = map(row)
  if (outcome.state !== 'mapped') throw new Error(`not mapped: ${JSON.stringify(outcome)}`)
  return outcome.row
}

describe('names', () => {
  it.each([
    ['b300', 'b300'],
    ['B300', 'b300'],
    ['cluster:b300-nv', 'b300'],
    ['h200-dgxc-slurm', 'h200'],
    ['gb300_11', 'gb300'],
    ['a:b:mi355x-amd_3', 'mi355x'],
    ['b300x', undefined],
    ['cluster:', undefined],
  ])('hardware %s is %s', (label, sku) => {
    expect(normaliseHardware(label, ecosystemEntities)).toBe(sku)
  })

  it.each([
    ['dsv4', undefined, 'dsv4'],
    ['DSV4PRO', undefined, 'dsv4'],
    ['glm5.1-fp8', undefined, 'glm5.1'],
    ['glm5.1-nvfp4-mtp', undefined, 'glm5.1'],
    ['nobody', 'deepseek-ai/DeepSeek-R1', 'dsr1'],
    ['nobody', 'deepseek-ai/deepseek-r1', undefined],
    [undefined, 'openai/gpt-oss-120b', 'gptoss120b'],
  ])('model %s / %s is %s', (prefix, model, expected) => {
    expect(normaliseModel(prefix, model, ecosystemEntities)).toBe(expected)
  })

  it('an organisation adds names and cannot take any away', () => {
    const own = extendEntities(ecosystemEntities, {
      models: ['QuickMoE'],
      modelPaths: { 'demo/QuickMoE-1T': 'QuickMoE' },
      hardwareLabels: { 'zx9-north': 'ZX9' },
    })
    expect(normaliseModel('quickmoe', undefined, own)).toBe('quickmoe')
    expect(normaliseModel(undefined, 'demo/QuickMoE-1T', own)).toBe('quickmoe')
    expect(normaliseHardware('ZX9-North', own)).toBe('zx9')
    expect(normaliseHardware('zx9-south', own)).toBeUndefined()
    expect(normaliseHardware('b300', own)).toBe('b300')
  })

  it.each([
    ['bmk_agentic_x', 'benchmark', 'x'],
    ['bmk_x', 'benchmark', 'x'],
    ['results_bmk', 'benchmark-aggregate', 'bmk'],
    ['agentic_x', 'trace', 'x'],
    ['eval_x', 'eval', 'x'],
    ['eval_results_all', 'eval-aggregate', ''],
    ['eval_server_logs_x', 'debug', 'x'],
    ['eval_gpu_metrics_x', 'debug', 'x'],
    ['failed_bmk_x', 'failed', 'bmk_x'],
    ['run-stats', 'run-stats', 'run-stats'],
    ['changelog-metadata', 'changelog', 'changelog-metadata'],
    ['graphs', 'other', 'graphs'],
  ])('artifact %s is %s', (name, kind, key) => {
    expect(classifyArtifact(name)).toEqual({ name, kind, key })
  })
})

describe('benchmark rows', () => {
  it('reads a fixed-sequence row', () => {
    expect(
      mapped(fixedRow({ router: { name: 'r', version: '1.0' }, kv_p2p_transfer: 'nixl' })),
    ).toMatchObject({
      config: {
        hardware: 'h200',
        model: 'dsr1',
        precision: 'fp8',
        specMethod: 'none',
        disagg: false,
        isMultinode: false,
        prefill: { tp: 8, ep: 1, dpAttention: false, numWorkers: 0, gpus: 8 },
        decode: { tp: 8, ep: 1, dpAttention: false, numWorkers: 0, gpus: 8 },
      },
      benchmarkType: 'single_turn',
      isl: 1024,
      osl: 1024,
      conc: 16,
      offloadMode: 'off',
      simulated: false,
      metrics: { tput_per_gpu: 512.5, router_name: 'r', router_version: '1.0', kv_p2p_transfer: 'nixl' },
    })
  })

  it('defines interactivity once: 1 / ITL of the same statistic; a deviation has no such relation', () => {
    const { metrics } = mapped(fixedRow({ p90_intvty: 5 }))
    expect(metrics['median_intvty']).toBeCloseTo(100, 9)
    expect(metrics['mean_intvty']).toBeCloseTo(1 / 0.011, 9)
    expect(metrics['std_intvty']).toBe(3)
    expect(metrics).not.toHaveProperty('p90_intvty')
    const full = mapped(
      agenticRow({ request_metrics: { latency: { itl: { p90: 0.5 }, full_response_itl: { p90: 0.25 } } } }),
    )
    expect(full.metrics).toMatchObject({ p90_itl: 0.25, p90_intvty: 4, p90_full_response_itl: 0.25 })
  })

  it('reads a disaggregated row, and one whose launcher has no decode workers', () => {
    expect(mapped(multiNodeRow()).config).toMatchObject({
      framework: 'dynamo-sglang',
      disagg: true,
      isMultinode: true,
      prefill: { tp: 2, ep: 2, dpAttention: true, numWorkers: 3, gpus: 6 },
      decode: { tp: 16, ep: 16, dpAttention: true, numWorkers: 1, gpus: 16 },
    })
    const aggregate = multiNodeRow({
      disagg: false,
      decode_num_workers: 0,
      decode_tp: 0,
      decode_ep: 0,
      num_decode_gpu: 0,
    })
    expect(mapped(aggregate).config).toMatchObject({
      disagg: false,
      decode: { tp: 0, numWorkers: 0, gpus: 0 },
    })
  })

  it('counts GPUs itself only where the row does not', () => {
    const row = multiNodeRow({ prefill_pp: 2, prefill_pcp_size: 2, num_prefill_gpu: undefined })
    expect(mapped(row).config.prefill.gpus).toBe(3 * 2 * 2 * 2)
    expect(mapped(fixedRow({ pp: 2, ep: 8 })).config.prefill.gpus).toBe(16)
    expect(mapped(fixedRow({ pp: 2, num_gpus: '4' })).config.prefill.gpus).toBe(4)
  })

  it('takes "false" for false, and never infers disaggregation from several nodes', () => {
    expect(mapped(fixedRow({ dp_attention: 'True' })).config.prefill.dpAttention).toBe(true)
    expect(mapped(fixedRow({ dp_attention: 'yes' })).config.prefill.dpAttention).toBeNull()
    expect(
      mapped(multiNodeRow({ framework: 'sglang', disagg: 'false', decode_num_workers: 0 })).config.disagg,
    ).toBe(false)
    expect(mapped(fixedRow({ framework: 'sglang-disagg' })).config).toMatchObject({
      framework: 'mori-sglang',
      disagg: true,
    })
  })

  it('drops measured power where the producer found it invalid, and keeps the reasons', () => {
    const { metrics, workers, powerInvalidReasons, powerAudit } = mapped(
      fixedRow({
        power_valid: 0,
        avg_power_w: 611,
        power_invalid_reasons: ['gap', 'Not A Code', 7],
        power_audit: { expected_gpu_count: 8, unheard_of: 1 },
        workers: [{ role: 'agg' }],
        avg_cpu_socket_power_w: 90,
      }),
    )
    expect(metrics).toMatchObject({ power_valid: 0 })
    expect(metrics).not.toHaveProperty('avg_power_w')
    expect(metrics).not.toHaveProperty('avg_cpu_socket_power_w')
    expect(workers).toBeNull()
    expect(powerInvalidReasons).toEqual(['gap'])
    expect(powerAudit).toEqual({ expected_gpu_count: 8 })
  })

  it('stores a metric it has never heard of, and says so', () => {
    const outcome = map(fixedRow({ mean_warp_factor: 9, strange_block: { a: 1 } }))
    expect(outcome).toMatchObject({
      state: 'mapped',
      unknownKeys: ['mean_warp_factor', 'strange_block'],
      row: { metrics: { mean_warp_factor: 9 } },
    })
  })

  it('knows every key of our own fixtures', () => {
    for (const row of [fixedRow(), agenticRow(), multiNodeRow()])
      expect(map(row)).toMatchObject({ unknownKeys: [] })
  })

  it.each<readonly [string, Record<string, unknown>, Partial<RowOutcome<BenchmarkRow>>]>([
    ['no concurrency', { conc: 0 }, { state: 'failed', reason: 'missing: conc' }],
    ['no tp', { tp: null }, { state: 'failed', reason: 'missing: tp' }],
    ['tp out of range', { tp: 99_999 }, { state: 'failed', reason: 'topology out of range' }],
    [
      'a malformed fingerprint',
      { recipe_fingerprint: 'abc' },
      { state: 'failed', reason: 'recipe_fingerprint is not 64 hexadecimal digits' },
    ],
    [
      '0 of 0 requests',
      { num_requests_total: 0, num_requests_successful: 0 },
      { state: 'skipped', reason: 'failed run' },
    ],
    [
      'a failed outcome',
      { benchmark_outcome: { status: 'failed' } },
      { state: 'skipped', reason: 'failed run' },
    ],
    ['no lengths', { isl: 0 }, { state: 'skipped', reason: 'no isl/osl' }],
    [
      'a newer schema',
      { result_schema_version: 2 },
      { state: 'skipped', reason: 'unsupported result_schema_version' },
    ],
  ])('leaves a row with %s out', (_what, overrides, expected) => {
    expect(map(fixedRow(overrides))).toMatchObject(expected)
  })

  it('finds the lengths of old rows in their file name', () => {
    const outcome = map(
      fixedRow({ isl: undefined, osl: undefined }),
      ecosystemEntities,
      'agg_x_8k1k_fp8.json',
    )
    expect(outcome).toMatchObject({ row: { isl: 8192, osl: 1024 } })
  })

  it('does not believe that a block without a clear word is real hardware', () => {
    expect(mapped(fixedRow({ infx: { point_id: 'p' } })).simulated).toBe(true)
    expect(mapped(fixedRow({ infx: { point_id: 'p', simulated: false } })).simulated).toBe(false)
  })
})

/** All samples as plain rows. */
const rows = (series: GpuSeries | undefined): (number | null)[][] =>
  Array.from({ length: series?.sampleCount ?? 0 }, (_, sample) => {
    const row: (number | null)[] = []
    series?.fill(sample, row, 0)
    return row
  })

const readCsv = (lines: readonly string[], offsetMinutes = 0): readonly GpuSeries[] => {
  const reader = new GpuCsvReader(offsetMinutes)
  for (const line of lines) reader.line(line)
  return reader.end()
}

describe('GPU telemetry', () => {
  const nvidia = 'timestamp, index, power.draw [W], temperature.gpu'

  it('reads nvidia-smi, not-available values and repeated samples', () => {
    const [series] = readCsv([
      nvidia,
      '2026/11/01 00:00:00.000, 0, 400.50 W, 55',
      '2026/11/01 00:00:00.000, 1, [N/A], 56',
      '2026/11/01 00:00:01.000, 0, 401.00 W, 55',
      '2026/11/01 00:00:01.000, 0, 999.00 W, 55',
    ])
    const start = Date.UTC(2026, 10, 1)
    expect(series).toMatchObject({
      vendor: 'nvidia',
      gpuCount: 2,
      sampleCount: 3,
      metrics: ['power_w', 'temperature_c'],
      startedAtUnixMs: start,
      endedAtUnixMs: start + 1000,
      sampleIntervalSeconds: 1,
    })
    expect(rows(series)).toEqual([
      [0, start, 400.5, 55],
      [1, start, null, 56],
      [0, start + 1000, 401, 55],
    ])
  })

  it('reads amd-smi, and one series per host of a multi-node file with DCGM blanks', () => {
    const [amd] = readCsv(['timestamp,gpu,socket_power,gfx_activity,mem', '1790000000,0,700,98,60'])
    expect(amd).toMatchObject({ vendor: 'amd', metrics: ['power_w', 'gpu_util_pct', 'mem_temp_c'] })
    expect(rows(amd)).toEqual([[0, 1_790_000_000_000, 700, 98, 60]])
    const hosts = readCsv([
      'schema_version,timestamp_unix,scrape_seq,hostname,gpu_index,gpu_uuid,power_w',
      '2,1790000000.5,1,n1,0,GPU-a,500.5',
      '2,1790000000.5,1,n2,0,GPU-b,2147483632',
    ])
    expect(hosts.map(({ host, sampleCount }) => [host, sampleCount])).toEqual([
      ['n1', 1],
      ['n2', 1],
    ])
    expect(rows(hosts[1])).toEqual([[0, 1_790_000_000_500, null]])
  })

  it('forgives a cut last row, and nothing else', () => {
    const good = '2026/11/01 00:00:00.000, 0, 400 W, 55'
    expect(readCsv([nvidia, good, '2026/11/01 00:0'])[0]?.sampleCount).toBe(1)
    expect(() => readCsv([nvidia, '2026/11/01 00:0', good])).toThrow('line 2: bad row: 1 fields instead of 4')
    expect(() => readCsv([nvidia, good, `${good}, 7`])).toThrow('line 3: bad row: 5 fields instead of 4')
    expect(() => readCsv([nvidia, '2026/11/01 00:00:00.000, 0, 4x0 W, 55', good])).toThrow('value "4x0 W"')
    expect(() => readCsv(['a,b,c', '1,2,3'])).toThrow('header is not one of a known GPU telemetry file')
    expect(() => readCsv([])).toThrow('empty file')
    expect(readCsv([nvidia])).toEqual([])
  })

  it('reads times in the recorded zone', () => {
    expect(parseInstant('2026/11/01 01:00:00.250', 60)).toBe(Date.UTC(2026, 10, 1) + 250)
    expect(parseInstant('2026-11-01T01:00:00+01:00', 0)).toBe(Date.UTC(2026, 10, 1))
    expect(parseInstant('1790000000', 0)).toBe(1_790_000_000_000)
    expect(parseInstant('1790000000123', 0)).toBe(1_790_000_000_123)
    expect(parseInstant('yesterday', 0)).toBeUndefined()
    expect(timezoneOffsetMinutes({ timestamp_timezone: 'UTC' })).toBe(0)
    expect(timezoneOffsetMinutes({ timestamp_timezone: '+05:30' })).toBe(330)
    expect(timezoneOffsetMinutes({ timestamp_timezone: 'America/Los_Angeles' })).toBeUndefined()
  })
})

describe('runs', () => {
  it('gives a local sweep an id of its own that GitHub never uses, and the same again on resume', () => {
    const startedAt = '2026-11-30T21:00:00.000Z'
    expect(localRunId(startedAt)).toBe(-Date.parse(startedAt))
    expect(localRun({ startedAt, name: 'quickstart' })).toMatchObject({
      origin: 'local',
      attempt: 1,
      createdAt: startedAt,
    })
    expect(() => localRunId('soon')).toThrow(RangeError)
  })

  it('dates a run by its UTC day', () => {
    expect(runDate(localRun({ startedAt: '2026-11-30T23:30:00-02:00', name: 'x' }))).toBe('2026-12-01')
  })
})

const aReport = (change: (tally: Tally) => void): IngestReport => {
  const tally = new Tally()
  change(tally)
  const categories = {
    benchmark: tally.counts('benchmark'),
    eval: tally.counts('eval'),
    trace: tally.counts('trace'),
    power: tally.counts('power'),
  }
  const problems = conservationProblems(categories)
  return {
    schema: 'ingest-report.v1',
    conclusion: conclude(categories, problems),
    target: { kind: 'postgres', name: 'production', description: 'postgres://db/bench' },
    run: {
      origin: 'github',
      runId: 7,
      attempt: 3,
      name: 'dsv4 | @gb300',
      headSha: 'be7bc6d0000',
      htmlUrl: 'https://github.com/acme/bench/actions/runs/7',
    },
    source: 'artifacts',
    categories,
    counters: { ...tally.counters },
    unmapped: { model: ['new<model>'], hardware: [], precision: [], metricKeys: [] },
    problems,
  }
}

describe('the report', () => {
  it('names every place once, however many rows of it were left', () => {
    const tally = new Tally()
    for (const place of ['a.json', 'a.json', 'b.json', 'a.json'])
      tally.left('benchmark', 'skipped', 'why', place)
    expect(tally.counts('benchmark').reasons).toMatchObject([{ count: 4, examples: ['a.json', 'b.json'] }])
  })

  const report = aReport((tally) => {
    tally.read('benchmark', 16)
    for (let row = 0; row < 8; row++) {
      tally.stored('benchmark', 'new')
      tally.left('benchmark', 'skipped', 'covered by per-job file', 'results_bmk/agg_bmk.json')
    }
  })

  it('states the sum, the reasons and the names', () => {
    const markdown = renderIngestReport(report)
    expect(markdown).toContain('### Ingest report — ✅ in production')
    expect(markdown).toContain('| benchmark | 8 | 0 | 8 | 0 | 0 |')
    expect(markdown).toContain(
      'benchmark: 16 read = 8 new + 0 duplicate + 8 skipped + 0 unmapped + 0 failed ✓',
    )
    expect(markdown).toContain(
      'benchmark skipped 8: covered by per-job file — `results_bmk/agg_bmk.json` and 7 more',
    )
    expect(markdown).toContain('rawBenchmarkRows 16')
    expect(markdown).toContain('[run 7](https://github.com/acme/bench/actions/runs/7) · attempt 3 · be7bc6d')
    expect(markdown).toContain('<details><summary>中文</summary>')
    expect(markdown).toContain('`new<model>`')
    expect(markdown).not.toContain('| @gb300')
    expect(renderIngestText(report)).toMatch(/benchmark +16 +8 +0 +8 +0 +0/)
  })

  it('cannot call a run good whose rows vanished', () => {
    const lost = aReport((tally) => tally.read('power', 8))
    expect(lost.conclusion).toBe('failed')
    expect(renderIngestReport(lost)).toContain('✗ 8 unaccounted')
    expect(renderIngestReport(lost)).toContain('INFX281')
    const twice = aReport((tally) => tally.stored('power', 'new'))
    expect(twice.problems[0]?.message).toBe('power: 0 rows read, 1 counted twice')
  })
})

if (sharedDir === undefined) console.warn(noSharedReason)
describe.skipIf(sharedDir === undefined)('shared cases', () => {
  const file = (path: string): string => readFileSync(join(sharedDir ?? '', 'cases', path), 'utf8')
  const json = (path: string): unknown => JSON.parse(file(path))

  it('IN-01: names are folded, never guessed', () => {
    const tables = json('IN-01/map.json') as {
      hardware: Record<string, string>
      models: Record<string, string>
    }
    const entities: EntityTables = {
      ...extendEntities(ecosystemEntities, { modelPaths: tables.models, hardwareLabels: tables.hardware }),
      precisions: new Set(['fp8', 'fp4']),
    }
    const outcomes = (json('IN-01/rows.json') as Record<string, unknown>[]).map((row) =>
      map({ ...fixedRow(), infmax_model_prefix: undefined, ...row }, entities),
    )
    expect(outcomes.map(({ state }) => state)).toEqual([
      'mapped',
      'unmapped',
      'mapped',
      'unmapped',
      'unmapped',
      'failed',
    ])
    expect(outcomes[2]).toMatchObject({ row: { config: { hardware: 'zx9', precision: 'fp8' } } })
    expect(outcomes[3]).toMatchObject({ names: [{ kind: 'hardware', name: 'qn4-south' }] })
    expect(outcomes[4]).toMatchObject({
      names: [
        { kind: 'model', name: 'orca-71b' },
        { kind: 'precision', name: 'int3' },
      ],
    })
    expect(outcomes[5]).toMatchObject({ reason: 'missing: hw' })
  })

  it('IN-06: eight rows in no column are a failure', () => {
    const counters = json('IN-06/counters.json') as Record<
      'benchmark' | 'eval' | 'power',
      Record<string, number>
    >
    const columns = (counts: Record<string, number>, skipped: number) => ({
      raw: counts['raw'] ?? 0,
      new: counts['new'] ?? 0,
      duplicate: (counts['duplicate'] ?? 0) + (counts['updated'] ?? 0),
      skipped: skipped + (counts['superseded'] ?? 0) + (counts['sameInAggregate'] ?? 0),
      unmapped: counts['unmapped'] ?? 0,
      failed: counts['failed'] ?? 0,
    })
    const of = (powerSkipped: number) =>
      conservationProblems({
        benchmark: columns(counters.benchmark, 0),
        eval: columns(counters.eval, 0),
        trace: columns({}, 0),
        power: columns(counters.power, powerSkipped),
      }).map(({ message }) => message)
    expect(of(0)).toEqual(['power: 8 rows read, 8 unaccounted'])
    expect(of(8)).toEqual([])
  })

  it('CO-03: a number that is none names its keys', () => {
    const outcome = (name: string) => map(parseLenientJson(file(`CO-03/${name}`)))
    expect(outcome('result-nan.json')).toEqual({
      state: 'failed',
      reason: 'non-finite: tput_per_gpu, mean_ttft_ms, p99_ttft_ms',
    })
    expect(outcome('result-1e999.json')).toEqual({ state: 'failed', reason: 'non-finite: tput_per_gpu' })
    expect(parseLenientJson(file('CO-03/result-str.json'))).toMatchObject({
      note: 'NaN is fine in text: -Infinity',
    })
    expect(() => parseLenientJson(file('CO-03/result-nan-iperf.json'))).toThrow(SyntaxError)
  })

  it('CO-04: per-job files own their points, differences and extras are named', () => {
    const root = join(sharedDir ?? '', 'cases/CO-04/artifacts')
    const candidates = readdirSync(root).flatMap((artifact) =>
      readdirSync(join(root, artifact)).flatMap((name) => {
        const document = JSON.parse(readFileSync(join(root, artifact, name), 'utf8')) as unknown
        const list = Array.isArray(document)
          ? (document as Record<string, unknown>[])
          : [document as Record<string, unknown>]
        return list.map((row) => ({
          raw: { ...fixedRow(), ...row, infx: { point_id: row['id'], simulated: false } },
          place: `${artifact}/${name}`,
          fileName: name,
          origin: artifact === 'results_all' ? ('aggregate' as const) : ('per-job' as const),
          artifactKey: artifact,
        }))
      }),
    )
    const claim = (expectedPointIds: ReadonlySet<string>) =>
      claimPoints(candidates, {
        policy: {
          entities: ecosystemEntities,
          allowSimulated: false,
          labels: [],
          expectedPointIds,
          purges: [],
        },
        run: localRun({ startedAt: '2026-11-30T00:00:00Z', name: 'x' }),
        evalsOnly: false,
        quarantine: new Set(),
      })
    const claims = claim(new Set(['p0', 'p1', 'p2', 'p3']))
    expect(candidates).toHaveLength(9)
    expect(claims.points.map(({ row }) => [row.pointId, row.metrics['tput_per_gpu']])).toEqual([
      ['p0', 100],
      ['p1', 101],
      ['p2', 102],
      ['p3', 103],
    ])
    expect(claims.conflicts).toEqual([
      { place: 'results_all/agg.json', ownPlace: 'result-p3/r.json', metrics: ['tput_per_gpu'] },
    ])
    expect(claims.left.map(({ reason }) => reason)).toEqual([
      ...Array.from({ length: 4 }, () => 'covered by per-job file'),
      'only in the aggregate and not an expected point',
    ])
    expect(claims.points.length + claims.left.length).toBe(9)
    expect(claim(new Set(['p9'])).points.map(({ row }) => row.pointId)).toContain('p9')
  })

  it('PW-01: a glued row and a list make the whole file unusable', () => {
    const renamed = (name: string): readonly string[] =>
      file(`PW-01/${name}`).replace('ts_ms,gpu,watts', 'timestamp,gpu,socket_power').trimEnd().split('\n')
    expect(rows(readCsv(renamed('ok.csv'))[0])).toHaveLength(22)
    expect(() => readCsv(renamed('glued.csv'))).toThrow('line 4: bad row: 5 fields instead of 3')
    expect(() => readCsv(renamed('lists.csv'))).toThrow('line 2: bad row')
  })
})
