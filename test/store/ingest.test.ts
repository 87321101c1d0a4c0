import { spawnSync } from 'node:child_process'
import { rm, symlink } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openIngestSource } from '../../src/files/ingest-source.ts'
import type { IngestReport } from '../../src/core/ingest/report.ts'
import type { RunIdentity } from '../../src/core/ingest/run-identity.ts'
import type { Database } from '../../src/store/database.ts'
import { acceptsSimulated, ingestRun } from '../../src/store/ingest/ingest-run.ts'
import type { IngestOptions } from '../../src/store/ingest/ingest-run.ts'
import { openDatabase } from '../../src/store/open.ts'
import {
  addArtifacts,
  agenticRow,
  changelog,
  changelogEntry,
  evalAggregateRow,
  evalMeta,
  evalResults,
  fixedRow,
  infxBlock,
  merged,
  multiNodeRow,
  nvidiaCsv,
  sampleLines,
  traceFiles,
  writeArtifacts,
} from './run-fixture.ts'
import type { Artifacts } from './run-fixture.ts'
import { databaseTargets } from './targets.ts'

let lastRunId = 41_581_664_540

const aRun = (overrides: Partial<RunIdentity> = {}): RunIdentity => ({
  origin: 'github',
  runId: ++lastRunId,
  attempt: 3,
  name: 'dsv4 gb300',
  headSha: 'be7bc6d'.padEnd(40, '0'),
  createdAt: '2026-11-20T23:30:00Z',
  ...overrides,
})

/** Numbers of one category as the report's table shows them: new/duplicate/skipped/unmapped/failed. */
const line = (report: IngestReport, category: keyof IngestReport['categories']): string => {
  const { new: added, duplicate, skipped, unmapped, failed } = report.categories[category]
  return [added, duplicate, skipped, unmapped, failed].join('/')
}

const concs = [1, 4, 16, 64, 160, 700, 1228, 4096]

/** The multi-node reference run: eight points, their aggregate, eight evaluations told twice, no GPU telemetry. */
const multiNodeRun = (): Artifacts => {
  const rows = concs.map((conc) => multiNodeRow({ conc }))
  const evalRow = (conc: number) =>
    evalAggregateRow(`eval_r_c${conc}/results_2026-11-20T08-00-00.000001.json`, 0.97, { conc })
  return {
    ...Object.fromEntries(
      rows.map((row, index) => [`bmk_agentic_r_c${concs[index]}/r_c${concs[index]}.json`, row]),
    ),
    'results_bmk/agg_bmk.json': rows,
    ...merged(...concs.map((conc) => traceFiles(`r_c${conc}`))),
    ...merged(
      ...concs.map((conc) => ({
        [`eval_r_c${conc}/meta_env.json`]: evalMeta({ conc }),
        [`eval_r_c${conc}/results_2026-11-20T08-00-00.000001.json`]: evalResults(0.97),
        [`eval_r_c${conc}/samples_gsm8k_2026-11-20T08-00-00.000001.jsonl`]: sampleLines(5),
        [`eval_server_logs_r_c${conc}/server.log`]: 'started\n',
      })),
    ),
    'eval_results_all/agg_eval_all.json': concs.map(evalRow),
    ...changelog([changelogEntry(), changelogEntry({ description: 'Second entry' })]),
  }
}

/** JSON.stringify would walk it. */
const flatJson = (value: object): string =>
  JSON.stringify(value).replaceAll('"deep"', `${'['.repeat(20_000)}${']'.repeat(20_000)}`)

for (const target of databaseTargets) {
  describe.skipIf(target.skipped !== undefined)(`ingest into ${target.name}`, () => {
    let database: Database
    const folders: string[] = []
    beforeAll(async () => {
      database = await openDatabase(await target.freshUrl())
    })
    afterAll(async () => {
      await database.close()
      await target.remove()
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    })

    const folderOf = async (artifacts: Artifacts): Promise<string> => {
      const folder = await writeArtifacts(artifacts)
      folders.push(folder)
      return folder
    }
    const ingest = async (
      folder: string,
      run: RunIdentity,
      options: Partial<IngestOptions> = {},
    ): Promise<IngestReport> =>
      ingestRun(database, await openIngestSource(folder), run, {
        targetName: 'test',
        allowSimulated: acceptsSimulated(database),
        ...options,
      })
    const count = async (sql: string, run: RunIdentity): Promise<number> => {
      const { rows } = await database.query<{ count: number }>(
        `select count(*) as count from (${sql}) as counted where github_run_id = $1::bigint`,
        [run.runId],
      )
      return rows[0]?.count ?? -1
    }

    it.each([2_147_483_648, '9007199254740993', '9223372036854775807'])(
      'keeps every digit of the run id %s',
      async (runId) => {
        const folder = await folderOf({ 'bmk_agentic_r_c1/r_c1.json': multiNodeRow({ conc: 1 }) })
        for (const expected of ['1/0/0/0/0', '0/1/0/0/0']) {
          const report = await ingest(folder, aRun({ runId }))
          expect(line(report, 'benchmark')).toBe(expected)
          expect(JSON.parse(JSON.stringify(report.run))).toMatchObject({ runId })
        }
        const { rows } = await database.query<{ id: string }>(
          'select github_run_id::text as id from workflow_runs where github_run_id = $1::bigint',
          [runId],
        )
        expect(rows).toEqual([{ id: String(runId) }])
      },
    )

    it('reproduces the counts of the multi-node reference run, and nothing but duplicates the second time', async () => {
      const folder = await folderOf(multiNodeRun())
      const run = aRun()
      const report = await ingest(folder, run)
      expect(report.problems).toEqual([])
      expect(report.conclusion).toBe('success')
      expect(line(report, 'benchmark')).toBe('8/0/8/0/0')
      expect(line(report, 'eval')).toBe('8/8/0/0/0')
      expect(line(report, 'trace')).toBe('8/0/0/0/0')
      expect(line(report, 'power')).toBe('0/0/8/0/0')
      expect(report.counters).toMatchObject({
        benchmarkFiles: 9,
        rawBenchmarkRows: 16,
        coveredByPerJobFiles: 8,
        evalSamplesNew: 40,
        gpuMetricSamplesNew: 0,
        powerPublicationPoints: 8,
        changelogEntriesWritten: 2,
        conflicts: 0,
      })
      const before = await tableCounts(database)

      const again = await ingest(folder, run)
      expect(again.conclusion).toBe('success')
      expect(line(again, 'benchmark')).toBe('0/8/8/0/0')
      expect(line(again, 'eval')).toBe('0/16/0/0/0')
      expect(line(again, 'trace')).toBe('0/8/0/0/0')
      expect(again.counters.evalSamplesNew).toBe(0)
      expect(await tableCounts(database)).toEqual(before)
    })

    it('stores single-node points with telemetry, traces, logs, evaluations and reliability', async () => {
      const points = [1, 16].map((conc) => [`s_c${conc}`, agenticRow({ conc })] as const)
      const folder = await folderOf({
        ...Object.fromEntries(points.map(([key, row]) => [`bmk_agentic_${key}/${key}.json`, row])),
        ...merged(...points.map(([key]) => traceFiles(key, 7))),
        'gpu_metrics_s_c1/gpu_metrics.csv': nvidiaCsv(8, 60),
        'gpu_metrics_s_c1/gpu_metrics_context.json': { timestamp_timezone: 'UTC' },
        'gpu_metrics_s_c1/gpu_metrics_energy_start.csv': 'gpu,total_energy_consumption\n0,1\n',
        'gpu_metrics_s_c16/gpu_metrics.csv': nvidiaCsv(8, 30),
        'server_logs_s_c1/server.log': 'before\0after\n',
        'run-stats/run_stats.json': {
          b300: { n_success: 2, total: 2 },
          'b300-cw': { n_success: 1, total: 3 },
        },
      })
      const run = aRun()
      const report = await ingest(folder, run)
      expect(report.problems).toEqual([])
      expect(line(report, 'benchmark')).toBe('2/0/0/0/0')
      expect(line(report, 'power')).toBe('2/0/0/0/0')
      expect(report.counters).toMatchObject({
        gpuMetricSamplesNew: 8 * 90,
        serverLogsNew: 1,
        runStatsNew: 1,
        changelogEntriesWritten: 1,
      })
      const { rows } = await database.query<{
        conc: number
        metrics: Record<string, number>
        image: string
        samples: number
        power: number
        gz: number
        log: string
      }>(
        `select br.conc, br.metrics, br.image, br.date, t.profile_export_uncompressed_size as gz, l.server_log as log,
           (select count(*) from gpu_metric_samples s where s.series_id = link.series_id) as samples,
           (select power_w from gpu_metric_samples s where s.series_id = link.series_id and gpu_index = 3 limit 1) as power
         from benchmark_results br join workflow_runs wr on wr.id = br.workflow_run_id
         join benchmark_result_gpu_metrics link on link.benchmark_result_id = br.id
         join agentic_trace_replay t on t.id = br.trace_replay_id
         left join server_logs l on l.id = br.server_log_id
         where wr.github_run_id = $1::bigint order by conc`,
        [run.runId],
      )
      expect(rows).toMatchObject([
        {
          conc: 1,
          samples: 480,
          power: 403,
          image: 'example/serve:2',
          log: 'beforeafter\n',
          date: '2026-11-20',
        },
        { conc: 16, samples: 240, power: 403, log: null },
      ])
      expect(rows[0]?.metrics).toMatchObject({
        tput_per_gpu: 1168.7,
        median_ttft: 0.81,
        kv_offload_backend: 'hicache',
        server_gpu_cache_hit_rate: 0.81,
      })
      // One definition: 1 / ITL of the same statistic, whatever the producer wrote.
      expect(rows[0]?.metrics['p90_intvty']).toBeCloseTo(1 / (0.012 * 1.6), 9)
      const stats = await database.query(
        `select hardware, n_success, total from run_stats join workflow_runs wr on wr.id = workflow_run_id where github_run_id = $1::bigint`,
        [run.runId],
      )
      expect(stats.rows).toEqual([{ hardware: 'b300', n_success: 3, total: 5 }])

      const again = await ingest(folder, run)
      expect(line(again, 'power')).toBe('0/2/0/0/0')
      expect(again.counters).toMatchObject({ gpuMetricSamplesNew: 0, serverLogsNew: 0, runStatsDuplicate: 1 })

      await addArtifacts(folder, { 'gpu_metrics_s_c16/gpu_metrics.csv': nvidiaCsv(4, 10) })
      const changed = await ingest(folder, run)
      expect(line(changed, 'power')).toBe('1/1/0/0/0')
      expect(changed.counters.gpuMetricSamplesNew).toBe(40)
      expect(
        await count(
          `select wr.github_run_id from gpu_metric_samples s join gpu_metric_series g on g.id = s.series_id join workflow_runs wr on wr.id = g.workflow_run_id`,
          run,
        ),
      ).toBe(480 + 40)
    })

    it('names what it does not know, and stores it once the organisation has added it', async () => {
      const folder = await folderOf({
        'bmk_a/agg_a.json': fixedRow(),
        'bmk_b/agg_b.json': fixedRow({ infmax_model_prefix: 'quickmoe', model: 'demo/QuickMoE' }),
        'bmk_c/agg_c.json': fixedRow({ hw: 'zx9n', conc: 32, precision: 'int3' }),
        'bmk_d/agg_d.json': fixedRow({ hw: null }),
      })
      const run = aRun()
      const report = await ingest(folder, run)
      expect(line(report, 'benchmark')).toBe('1/0/0/2/1')
      expect(report.conclusion).toBe('incomplete')
      expect(report.unmapped).toMatchObject({ model: ['quickmoe'], hardware: ['zx9n'], precision: ['int3'] })
      expect(report.categories.benchmark.reasons).toContainEqual({
        outcome: 'failed',
        reason: 'missing: hw',
        count: 1,
        examples: ['bmk_d/agg_d.json'],
      })
      const extended = await ingest(folder, run, {
        entities: { models: ['quickmoe'], hardwareLabels: { zx9n: 'zx9' } },
      })
      expect(line(extended, 'benchmark')).toBe('2/1/0/0/1')
    })

    it('keeps a point that is not a number out, and the others in', async () => {
      const folder = await folderOf({
        'bmk_a/agg_a.json': fixedRow(),
        'bmk_b/agg_b.json': JSON.stringify(fixedRow({ conc: 32, tput_per_gpu: 0, mean_ttft: 0 }))
          .replace('"tput_per_gpu":0', '"tput_per_gpu":NaN')
          .replace('"mean_ttft":0', '"mean_ttft":-Infinity'),
        'bmk_c/agg_c.json': '{"hw":"b300","lost_percent": -nan}',
        'bmk_d/agg_d.json': '{"hw":"b300","tput',
        'bmk_e/agg_e.json': JSON.stringify(fixedRow({ conc: 64, image: 'NaN: -Infinity' })),
      })
      const report = await ingest(folder, aRun())
      expect(line(report, 'benchmark')).toBe('2/0/0/0/3')
      expect(
        report.categories.benchmark.reasons.map(({ reason, examples }) => [reason, ...examples]),
      ).toEqual([
        ['not-json', 'bmk_c/agg_c.json', 'bmk_d/agg_d.json'],
        ['non-finite: tput_per_gpu, mean_ttft', 'bmk_b/agg_b.json'],
      ])
      expect(report.problems.filter(({ code }) => code === 'INFX283').map(({ at }) => at?.file)).toEqual([
        'bmk_c/agg_c.json',
        'bmk_d/agg_d.json',
      ])
    })

    it('counts and names what is no file, and neither follows a link nor waits for a pipe', async () => {
      const folder = await folderOf({
        'bmk_a/agg_a.json': fixedRow(),
        'elsewhere.txt': 'secret',
        'bmk_b/keep': '',
        'bmk_c/keep': '',
      })
      await symlink(`${folder}/bmk_a/agg_a.json`, `${folder}/bmk_b/agg_b.json`)
      spawnSync('mkfifo', [`${folder}/bmk_c/agg_c.json`])
      await symlink(`${folder}/bmk_a`, `${folder}/bmk_d`)
      await symlink(folder, `${folder}/bmk_b/more`)
      const report = await ingest(folder, aRun())
      expect(line(report, 'benchmark')).toBe('1/0/0/0/3')
      expect(report.conclusion).toBe('incomplete')
      const places = report.problems.filter(({ code }) => code === 'INFX283').map(({ message }) => message)
      expect(places.sort()).toEqual([
        'bmk_b/agg_b.json: it is a symbolic link, which is not followed',
        'bmk_b/more: it is a symbolic link, which is not followed',
        'bmk_c/agg_c.json: it is a pipe, not a file',
        'bmk_d/*.json: it is a symbolic link, which is not followed',
      ])
    })

    it('takes the newer upload of a point, and never the logs of the other', async () => {
      const folder = await folderOf({
        'bmk_old/agg_old.json': fixedRow({ tput_per_gpu: 1 }),
        'bmk_new/agg_new.json': fixedRow({ tput_per_gpu: 2 }),
        'server_logs_old/server.log': 'old',
        'results_bmk/agg_bmk.json': [fixedRow({ tput_per_gpu: 1 }), fixedRow({ conc: 512 })],
        'ingest-artifact-manifest.json': [
          { name: 'bmk_old', id: 9, created_at: '2026-11-20T01:00:00Z' },
          { name: 'bmk_new', id: 1, created_at: '2026-11-20T02:00:00Z' },
          { name: 'results_bmk', id: 10, created_at: '2026-11-20T03:00:00Z' },
        ],
      })
      const run = aRun()
      const report = await ingest(folder, run)
      expect(line(report, 'benchmark')).toBe('2/0/2/0/0')
      expect(report.counters).toMatchObject({
        coveredByPerJobFiles: 1,
        aggregateOnly: 1,
        conflicts: 1,
        serverLogsNew: 0,
      })
      expect(report.problems.map(({ code, message }) => [code, message])).toEqual([
        ['INFX288', 'results_bmk/agg_bmk.json and bmk_new/agg_new.json differ in tput_per_gpu'],
      ])
      const { rows } = await database.query(
        `select (metrics ->> 'tput_per_gpu')::float8 as tput from benchmark_results br join workflow_runs wr on wr.id = br.workflow_run_id
         where github_run_id = $1::bigint and conc = 16`,
        [run.runId],
      )
      expect(rows).toEqual([{ tput: 2 }])
    })

    it('takes the higher attempt of a local sweep, which has no upload times', async () => {
      const run = aRun()
      const row = (tput: number, attempt: number) =>
        fixedRow({ tput_per_gpu: tput, infx: infxBlock({ attempt }) })
      const report = await ingest(
        await folderOf({ 'bmk_p_a9/agg_p_a9.json': row(9, 9), 'bmk_p_a10/agg_p_a10.json': row(10, 10) }),
        run,
      )
      expect(line(report, 'benchmark')).toBe('1/0/1/0/0')
      const { rows } = await database.query(
        `select attempt from benchmark_results br join workflow_runs wr on wr.id = br.workflow_run_id where github_run_id = $1::bigint`,
        [run.runId],
      )
      expect(rows).toEqual([{ attempt: 10 }])
    })

    it('links the trace of the attempt that measured, not of the one before', async () => {
      const run = aRun()
      const folder = async (attempt: number) =>
        folderOf({
          [`bmk_agentic_p_a${attempt}/agg_p_a${attempt}.json`]: agenticRow({ infx: infxBlock({ attempt }) }),
          ...traceFiles(`p_a${attempt}`, attempt),
        })
      const linked = `select trace_replay_id from benchmark_results br join workflow_runs wr on wr.id = br.workflow_run_id where github_run_id = $1::bigint`
      expect(line(await ingest(await folder(1), run), 'trace')).toBe('1/0/0/0/0')
      const first = await database.query(linked, [run.runId])
      expect(line(await ingest(await folder(1), run), 'trace')).toBe('0/1/0/0/0')
      expect((await database.query(linked, [run.runId])).rows).toEqual(first.rows)
      const later = await ingest(await folder(2), run)
      expect(line(later, 'benchmark')).toBe('0/1/0/0/0')
      expect(line(later, 'trace')).toBe('1/0/0/0/0')
      expect((await database.query(linked, [run.runId])).rows).not.toEqual(first.rows)
    })

    it('refuses an artifact of unknown upload time when there is a manifest', async () => {
      const folder = await folderOf({
        'bmk_a/agg_a.json': fixedRow(),
        'ingest-artifact-manifest.json': [{ name: 'bmk_b', id: 1, created_at: '2026-11-20T02:00:00Z' }],
      })
      await expect(openIngestSource(folder)).rejects.toThrow(
        /INFX285.*"bmk_a" is not in ingest-artifact-manifest/,
      )
    })

    it('leaves failed, invalid, rejected and withdrawn points out, each with its reason', async () => {
      const run = aRun()
      const rejected = fixedRow({ conc: 3 })
      const folder = await folderOf({
        'bmk_1/agg_1.json': fixedRow({ conc: 1, num_requests_total: 10, num_requests_successful: 0 }),
        'bmk_2/agg_2.json': fixedRow({ conc: 2, infx: infxBlock({ valid: false }) }),
        'bmk_3/agg_3.json': rejected,
        'bmk_4/agg_4.json': fixedRow({ conc: 4, infx: infxBlock({ point_id: 'withdrawn' }) }),
        'bmk_5/agg_5.json': fixedRow({ conc: 5, result_schema_version: 7 }),
        'bmk_6/agg_6.json': fixedRow({ conc: 6, isl: undefined }),
        'bmk_7/agg_7.json': fixedRow({ conc: 7 }),
        'failed_bmk_8/agg_8.json': fixedRow({ conc: 8 }),
        'rejected_rows_x/rejected_rows.json': [{ source: 'bmk_3/agg_3.json', row: rejected }],
      })
      const report = await ingest(folder, run, { purges: [{ runId: run.runId, pointId: 'withdrawn' }] })
      expect(line(report, 'benchmark')).toBe('1/0/6/0/0')
      expect(report.counters).toMatchObject({ failedRunRows: 1, purgedPoints: 1 })
      expect(report.categories.benchmark.reasons.map(({ reason }) => reason)).toEqual([
        'failed run',
        'invalid point',
        'rejected by a reviewer',
        'purged',
        'unsupported result_schema_version',
        'no isl/osl',
      ])
    })

    it('writes nothing when a quarantine list cannot be read, and says so', async () => {
      const run = aRun()
      const folder = await folderOf({
        'bmk_1/agg_1.json': fixedRow(),
        'rejected_rows_x/rejected_rows.json': '{"half":',
      })
      const report = await ingest(folder, run)
      expect(report.conclusion).toBe('failed')
      expect(report.problems.map(({ code }) => code)).toEqual(['INFX289'])
      expect(await count('select github_run_id from workflow_runs', run)).toBe(0)
    })

    it('is an error, not green, when there is nothing to store', async () => {
      const run = aRun()
      const report = await ingest(await folderOf({ 'graphs/plot.svg': '<svg/>' }), run)
      expect(report.conclusion).toBe('failed')
      expect(report.problems.map(({ code }) => code)).toEqual(['INFX280'])
      expect(await count('select github_run_id from workflow_runs', run)).toBe(0)
    })

    it('stores no benchmark rows of an evals-only run', async () => {
      const folder = await folderOf({
        'bmk_1/agg_1.json': fixedRow(),
        'eval_x/meta_env.json': evalMeta(),
        'eval_x/results_2026-11-20T08-00-00.000001.json': evalResults(0.9),
        ...changelog([changelogEntry({ 'evals-only': true })]),
      })
      const report = await ingest(folder, aRun())
      expect(line(report, 'benchmark')).toBe('0/0/1/0/0')
      expect(line(report, 'eval')).toBe('1/0/0/0/0')
    })

    it('names what is nested too deep to be walked, and stores the rest of the run', async () => {
      const folder = await folderOf({
        'bmk_1/agg_1.json': fixedRow(),
        'bmk_2/agg_2.json': flatJson(fixedRow({ conc: 2, zz: 'deep' })),
        'bmk_3/agg_3.json': flatJson(fixedRow({ conc: 3, infx: infxBlock({ point_id: 'p3', zz: 'deep' }) })),
        'eval_x/meta_env.json': evalMeta(),
        'eval_x/results_2026-11-20T08-00-00.000001.json': flatJson({
          ...evalResults(0.9),
          results: { gsm8k: { 'acc,none': 0.5, zz: 'deep' }, gpqa: { 'acc,none': 0.5 } },
        }),
        'eval_x/samples_gpqa_2026-11-20T08-00-00.000001.jsonl': flatJson({ doc_id: 1, zz: 'deep' }),
        'eval_results_all/agg_eval_all.json': flatJson([
          evalAggregateRow('eval_y/results_1.json', 0.9, { conc: 7, zz: 'deep' }),
        ]),
        'run-stats/run_stats.json': flatJson({ h200: { n_success: 1, total: 1, zz: 'deep' } }),
        ...changelog([changelogEntry()]),
      })
      const report = await ingest(folder, aRun())
      expect(line(report, 'benchmark')).toBe('1/0/0/0/2')
      expect(line(report, 'eval')).toBe('1/0/0/0/2')
      const told = JSON.stringify(report)
      // Rows of one reason are told together.
      expect(told.match(/nested more than 64 levels deep/g)).toHaveLength(3)
      for (const place of ['bmk_2/agg_2.json', 'bmk_3/agg_3.json', 'agg_eval_all.json', 'run_stats.json'])
        expect(told).toContain(place)
    })

    it('stores simulated rows only where the target accepts them', async () => {
      const folder = await folderOf({
        'bmk_1/agg_1.json': fixedRow({ infx: infxBlock({ simulated: true }) }),
        'bmk_2/agg_2.json': fixedRow({ conc: 2, infx: infxBlock({ point_id: 'real' }) }),
      })
      const run = aRun()
      const refused = await ingest(folder, run, { allowSimulated: false })
      expect(line(refused, 'benchmark')).toBe('1/0/1/0/0')
      expect(refused.conclusion).toBe('failed')
      expect(refused.problems.map(({ code }) => code)).toEqual(['INFX284'])
      const accepted = await ingest(folder, run, { allowSimulated: true })
      expect(line(accepted, 'benchmark')).toBe('1/1/0/0/0')
      expect(accepted.counters.simulatedRows).toBe(1)
      const { rows } = await database.query(
        `select point_id, simulated, attempt, provenance #>> '{client,name}' as client from benchmark_results br
         join workflow_runs wr on wr.id = br.workflow_run_id where github_run_id = $1::bigint order by conc desc`,
        [run.runId],
      )
      expect(rows).toEqual([
        { point_id: 'quick-b300-tp8-c16-0123456789ab', simulated: true, attempt: 1, client: 'replay' },
        { point_id: 'real', simulated: false, attempt: 1, client: 'replay' },
      ])
    })

    it('keeps results out of a production target that are for their owner only, and marks them elsewhere', async () => {
      const folder = await folderOf({
        'bmk_agentic_1/agg_1.json': agenticRow({ infx: infxBlock({ point_id: 'agentic' }) }),
        'bmk_2/agg_2.json': fixedRow({ infx: infxBlock({ point_id: 'fixed' }) }),
        'bmk_3/agg_3.json': fixedRow({
          conc: 3,
          infx: infxBlock({ point_id: 'short', unpublishable_because: ['unsafe_override'] }),
        }),
      })
      const run = aRun()
      const labels = ['full-sweep-enabled', 'agentx-fast']
      const refused = await ingest(folder, run, { allowSimulated: false, labels })
      expect(line(refused, 'benchmark')).toBe('1/0/2/0/0')
      expect(refused.conclusion).toBe('failed')
      const told = refused.problems.filter(({ code }) => code === 'INFX284').map(({ message }) => message)
      expect(told.map((message) => message.replace(/.*: not/, 'not')).sort()).toEqual([
        'not publishable: agentx-fast',
        'not publishable: unsafe_override',
      ])
      const accepted = await ingest(folder, run, { allowSimulated: true, labels })
      expect(line(accepted, 'benchmark')).toBe('2/1/0/0/0')
      const { rows } = await database.query(
        `select point_id, provenance -> 'unpublishable_because' as because from benchmark_results br
         join workflow_runs wr on wr.id = br.workflow_run_id where github_run_id = $1::bigint order by point_id`,
        [run.runId],
      )
      expect(rows).toEqual([
        { point_id: 'agentic', because: ['agentx-fast'] },
        { point_id: 'fixed', because: null },
        { point_id: 'short', because: ['unsafe_override'] },
      ])
      const full = await ingest(folder, aRun(), { allowSimulated: false, labels: ['full-sweep-enabled'] })
      expect(line(full, 'benchmark')).toBe('2/0/1/0/0')
    })

    it('fails two different points that share one database identity', async () => {
      const folder = await folderOf({
        'bmk_1/agg_1.json': fixedRow({ infx: infxBlock({ point_id: 'router-a' }) }),
        'bmk_2/agg_2.json': fixedRow({ infx: infxBlock({ point_id: 'router-b' }) }),
      })
      const report = await ingest(folder, aRun())
      expect(line(report, 'benchmark')).toBe('1/0/0/0/1')
      expect(report.categories.benchmark.reasons[0]?.reason).toContain('router-b')
    })

    it('fails only the row that the database refuses', async () => {
      const folder = await folderOf({
        'bmk_1/agg_1.json': fixedRow(),
        'bmk_2/agg_2.json': fixedRow({ conc: 3_000_000_000 }),
      })
      const report = await ingest(folder, aRun())
      expect(line(report, 'benchmark')).toBe('1/0/0/0/1')
      expect(report.problems.map(({ code }) => code)).toEqual(['INFX286'])
    })

    it('stores a disaggregated launcher without decode workers', async () => {
      const report = await ingest(
        await folderOf({
          'bmk_agentic_z/z.json': multiNodeRow({
            decode_num_workers: 0,
            decode_tp: 0,
            decode_ep: 0,
            num_decode_gpu: 0,
          }),
        }),
        aRun(),
      )
      expect(line(report, 'benchmark')).toBe('1/0/0/0/0')
    })

    it('leaves damaged telemetry out as a whole, without failing the run', async () => {
      const csv = nvidiaCsv(2, 10)
      const folder = await folderOf({
        'bmk_1/agg_1.json': fixedRow({ conc: 1 }),
        'gpu_metrics_1/gpu_metrics.csv': csv.replace('401.00 W, 55', '401.00 W, 2026/11/01 00:00:05, 0, 55'),
        'bmk_2/agg_2.json': fixedRow({ conc: 2 }),
        'gpu_metrics_2/gpu_metrics.csv': csv.slice(0, -30),
        'bmk_3/agg_3.json': fixedRow({ conc: 3 }),
        'gpu_metrics_3/gpu_metrics.csv': `${csv.split('\n')[0]}\n`,
      })
      const report = await ingest(folder, aRun())
      expect(line(report, 'benchmark')).toBe('3/0/0/0/0')
      expect(line(report, 'power')).toBe('1/0/1/0/1')
      // The recording that was killed while it wrote its last row keeps the 19 whole ones.
      expect(report.counters.gpuMetricSamplesNew).toBe(19)
      expect(report.problems.map(({ code, message }) => [code, message])).toEqual([
        ['INFX283', 'gpu_metrics_1: line 3: bad row: 10 fields instead of 8'],
      ])
    })

    it('stores one sample per question, strict before flexible, and refuses a question asked twice differently', async () => {
      const folder = await folderOf({
        'eval_x/meta_env.json': evalMeta(),
        'eval_x/results_2026-11-20T08-00-00.000001.json': evalResults(0.5),
        'eval_x/samples_gsm8k_2026-11-20T08-00-00.000001.jsonl':
          sampleLines(4, 'nul \0 and half \ud800 pair') +
          `${JSON.stringify({ doc_id: 3, doc: { question: 'another text' }, target: '42', filter: 'strict-match' })}\n` +
          '{"doc_id": 4, "cut',
      })
      const run = aRun()
      const report = await ingest(folder, run)
      expect(line(report, 'eval')).toBe('1/0/0/0/0')
      expect(report.counters.evalSamplesNew).toBe(3)
      expect(report.problems.map(({ message }) => message)).toEqual([
        expect.stringContaining('1 lines are no samples, the first is line 10'),
        expect.stringContaining('1 questions have copies with different text'),
      ])
      const { rows } = await database.query(
        `select doc_id, prompt, passed, score, data ->> 'filter' as filter from eval_samples s
         join eval_results er on er.id = s.eval_result_id join workflow_runs wr on wr.id = er.workflow_run_id
         where github_run_id = $1::bigint order by doc_id limit 2`,
        [run.runId],
      )
      expect(rows).toEqual([
        {
          doc_id: 0,
          prompt: 'Q: nul  and half \ufffd pair',
          passed: true,
          score: '1',
          filter: 'strict-match',
        },
        {
          doc_id: 1,
          prompt: 'Q: nul  and half \ufffd pair',
          passed: false,
          score: '0',
          filter: 'strict-match',
        },
      ])
    })

    it('keeps the newest of several evaluations of one point', async () => {
      const folder = await folderOf({
        'eval_x/meta_env.json': evalMeta(),
        'eval_x/results_2026-11-20T08-00-00.000001.json': evalResults(0.1),
        'eval_x/results_2026-11-20T09-00-00.000001.json': evalResults(0.9),
      })
      const run = aRun()
      const report = await ingest(folder, run)
      expect(line(report, 'eval')).toBe('1/0/1/0/0')
      const { rows } = await database.query(
        `select (er.metrics ->> 'em_strict')::float8 as score from eval_results er join workflow_runs wr on wr.id = er.workflow_run_id
         where github_run_id = $1::bigint`,
        [run.runId],
      )
      expect(rows).toEqual([{ score: 0.9 }])
    })

    it('shows one run per curve, and older points only along an append-only chain', async () => {
      const image = { image: 'one/image:1' }
      const curve = { infmax_model_prefix: 'glm5', model: 'x' }
      const older = aRun({ createdAt: '2026-10-01T00:00:00Z' })
      const newer = aRun({ createdAt: '2026-10-02T00:00:00Z' })
      const appended = aRun({ createdAt: '2026-10-03T00:00:00Z' })
      await ingest(
        await folderOf({ 'bmk_1/agg_1.json': [1, 2].map((conc) => fixedRow({ ...curve, ...image, conc })) }),
        older,
      )
      const shown = async (): Promise<readonly unknown[]> => {
        const { rows } = await database.query<{ github_run_id: number; conc: number }>(
          `select github_run_id, conc from latest_benchmarks where model = 'glm5' order by conc`,
          [],
        )
        return rows.map(({ github_run_id: id, conc }) => [id, conc])
      }
      await ingest(
        await folderOf({ 'bmk_1/agg_1.json': [2, 4].map((conc) => fixedRow({ ...curve, ...image, conc })) }),
        newer,
      )
      expect(await shown()).toEqual([
        [newer.runId, 2],
        [newer.runId, 4],
      ])
      await ingest(
        await folderOf({
          'bmk_1/agg_1.json': fixedRow({ ...curve, ...image, conc: 8 }),
          ...changelog([changelogEntry({ 'append-only': true })]),
        }),
        appended,
      )
      expect(await shown()).toEqual([
        [newer.runId, 2],
        [newer.runId, 4],
        [appended.runId, 8],
      ])
    })
  })
}

async function tableCounts(database: Database): Promise<Readonly<Record<string, number>>> {
  const tables =
    'configs workflow_runs benchmark_results eval_results eval_samples changelog_entries availability server_logs agentic_trace_replay gpu_metric_series gpu_metric_samples run_stats run_datasets benchmark_result_gpu_metrics'.split(
      ' ',
    )
  const { rows } = await database.query<Record<string, number>>(
    `select ${tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`,
    [],
  )
  return rows[0] ?? {}
}
