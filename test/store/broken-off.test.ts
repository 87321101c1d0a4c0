import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IngestSource, SourceArtifact } from '../../src/core/ingest/source.ts'
import { localRun } from '../../src/core/ingest/run-identity.ts'
import { openIngestSource } from '../../src/files/ingest-source.ts'
import type { Database } from '../../src/store/database.ts'
import { ingestRun } from '../../src/store/ingest/ingest-run.ts'
import { openDatabase } from '../../src/store/open.ts'
import { agenticRow, evalMeta, evalResults, nvidiaCsv, traceFiles, writeArtifacts } from './run-fixture.ts'
import { databaseTargets } from './targets.ts'
import { schemaValidator } from '../schema.ts'

const validate = schemaValidator('ingest-report')

const options = { targetName: 'test', allowSimulated: true } as const
const run = localRun({ startedAt: '2026-11-30T00:00:00.000Z', name: 'broken off' })

describe('an ingest that is broken off', () => {
  const [target] = databaseTargets
  if (!target) throw new Error('no PGlite target')
  let database: Database
  let folder: string
  beforeAll(async () => {
    database = await openDatabase(await target.freshUrl())
    folder = await writeArtifacts({
      'bmk_agentic_a/a.json': agenticRow(),
      'gpu_metrics_a/gpu_metrics.csv': nvidiaCsv(1, 5),
      ...traceFiles('a'),
      'eval_x/meta_env.json': evalMeta(),
      'eval_x/results_2026-11-20T08-00-00.000001.json': evalResults(0.9),
    })
  })
  afterAll(async () => {
    await database.close()
    await target.remove()
    await rm(folder, { recursive: true, force: true })
  })

  const failing = async (code: string): Promise<IngestSource> => {
    const source = await openIngestSource(folder)
    const broken = (artifact: SourceArtifact): SourceArtifact => ({
      ...artifact,
      files: artifact.files.map((file) => ({
        ...file,
        bytes: async function* () {
          await Promise.resolve()
          if (file.path.endsWith('profile_export.jsonl'))
            throw Object.assign(new Error(`${code}: while reading`), { code })
          yield* file.bytes()
        },
      })),
    })
    return { ...source, artifacts: source.artifacts.map(broken) }
  }

  it('reports a full disk as infrastructure, and every row that was not reached', async () => {
    const report = await ingestRun(database, await failing('ENOSPC'), run, options)
    expect(report.conclusion).toBe('failed')
    expect(report.problems.map(({ code, blame }) => [code, blame])).toEqual([['INFX274', 'infra']])
    expect(report.categories.benchmark).toMatchObject({ raw: 1, new: 1 })
    expect(report.categories.trace).toMatchObject({ raw: 1, failed: 1 })
    expect(report.categories.eval).toMatchObject({ raw: 1, failed: 1 })
    expect(report.categories.eval.reasons[0]?.reason).toBe('not reached: INFX274')
  })

  it('fails only the trace whose file is damaged', async () => {
    const report = await ingestRun(database, await failing('EBADF'), run, options)
    expect(report.conclusion).toBe('incomplete')
    expect(report.categories.trace).toMatchObject({ raw: 1, failed: 1 })
    expect(report.categories.eval).toMatchObject({ raw: 1, new: 1 })
    expect(report.problems.map(({ code }) => code)).toEqual(['INFX283'])
  })

  it('goes on from there, and writes what the published schema says', async () => {
    const report = await ingestRun(database, await openIngestSource(folder), run, options)
    expect(report.conclusion).toBe('success')
    expect(report.categories.trace).toMatchObject({ raw: 1, new: 1 })
    const written: unknown = JSON.parse(JSON.stringify(report))
    expect(validate(written)).toBe(true)
    expect(written).toEqual(report)
    const broken = { ...report, categories: { ...report.categories, power: { raw: 1 } } }
    expect(validate(broken)).toBe(false)
  })
})
