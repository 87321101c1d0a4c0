import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openIngestSource } from '../../src/files/ingest-source.ts'
import { ingestRun } from '../../src/store/ingest/ingest-run.ts'
import { openDatabase } from '../../src/store/open.ts'
import { agenticRow, merged, nvidiaCsv, traceFiles, writeArtifacts } from './run-fixture.ts'
import { databaseTargets } from './targets.ts'

const script = join(tmpdir(), `infx-crashing-ingest-${process.pid}.mjs`)

describe('an ingest that is killed', () => {
  let folder: string
  beforeAll(async () => {
    await build({
      entryPoints: [fileURLToPath(new URL('crashing-ingest.ts', import.meta.url))],
      outfile: script,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: ['pg-native'],
      banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
      logLevel: 'error',
    })
    const concs = [1, 2, 4]
    folder = await writeArtifacts({
      ...Object.fromEntries(
        concs.map((conc) => [`bmk_agentic_c${conc}/c${conc}.json`, agenticRow({ conc })]),
      ),
      ...Object.fromEntries(concs.map((conc) => [`gpu_metrics_c${conc}/gpu_metrics.csv`, nvidiaCsv(8, 20)])),
      ...merged(...concs.map((conc) => traceFiles(`c${conc}`))),
    })
  })
  afterAll(async () => {
    await rm(script, { force: true })
    await rm(folder, { recursive: true, force: true })
  })

  for (const target of databaseTargets) {
    it.skipIf(target.skipped !== undefined)(`leaves ${target.name} usable, and a rerun goes on`, async () => {
      const url = await target.freshUrl()
      try {
        const child = spawn(
          process.execPath,
          [script, url, folder, new URL('../../dist/', import.meta.url).href],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        )
        // Also when it does not come to the deadly trace, or this test is over before it does.
        onTestFinished(() => void child.kill('SIGKILL'))
        const ended = await new Promise((resolve) =>
          child.on('close', (code, signal) => resolve(signal ?? code)),
        )
        expect(ended).toBe('SIGKILL')

        const database = await openDatabase(url)
        try {
          const { rows } = await database.query(
            `select (select count(*) from benchmark_results) as points, (select count(*) from gpu_metric_samples) as samples,
               (select count(*) from agentic_trace_replay) as traces,
               (select count(*) from benchmark_results where trace_replay_id is not null) as linked`,
            [],
          )
          expect(rows).toEqual([{ points: 3, samples: 480, traces: 1, linked: 1 }])
          const report = await ingestRun(
            database,
            await openIngestSource(folder),
            { origin: 'github', runId: 77, attempt: 1, name: 'crash', createdAt: '2026-11-20T00:00:00Z' },
            { targetName: 'test', allowSimulated: false },
          )
          expect(report.conclusion).toBe('success')
          expect(report.categories.benchmark).toMatchObject({ new: 0, duplicate: 3 })
          expect(report.categories.power).toMatchObject({ new: 0, duplicate: 3 })
          expect(report.categories.trace).toMatchObject({ new: 2, duplicate: 1 })
          const view = await database.query('select count(*) as shown from latest_benchmarks', [])
          expect(view.rows).toEqual([{ shown: 3 }])
        } finally {
          await database.close()
        }
      } finally {
        await target.remove()
      }
    })
  }
})
