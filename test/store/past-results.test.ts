import { rm } from 'node:fs/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { localRun } from '../../src/core/ingest/run-identity.ts'
import { openIngestSource } from '../../src/files/ingest-source.ts'
import { ingestRun } from '../../src/store/ingest/ingest-run.ts'
import { connectDatabase, openDatabase } from '../../src/store/open.ts'
import { readPastResults } from '../../src/store/past-results.ts'
import { agenticRow, infxBlock, writeArtifacts } from './run-fixture.ts'
import { databaseTargets } from './targets.ts'

const id = 'known-0123456789ab'
const asked = { pointIds: [id], simulated: false, ownRunId: undefined }

for (const target of databaseTargets) {
  describe.skipIf(target.skipped !== undefined)(`past results in ${target.name}`, () => {
    const folders: string[] = []
    afterEach(async () => {
      for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
    })
    afterAll(() => target.remove())

    it('are those of the very points, served likewise, of other runs', async () => {
      const url = await target.freshUrl()
      const empty = await connectDatabase(url, { answerWithinMs: 60_000 })
      expect(await readPastResults(empty, asked)).toEqual([])
      await empty.close()
      const database = await openDatabase(url)
      const row = (conc: number, pointId: string) =>
        agenticRow({ conc, infx: infxBlock({ point_id: pointId }) })
      const folder = await writeArtifacts({
        'bmk_agentic_a/a.json': row(4, id),
        'bmk_agentic_b/b.json': row(8, 'another-0123456789ab'),
      })
      folders.push(folder)
      const run = localRun({ startedAt: '2026-11-30T00:00:00.000Z', name: 'past' })
      await ingestRun(database, await openIngestSource(folder), run, {
        targetName: 'test',
        allowSimulated: true,
      })
      const [found, ...others] = await readPastResults(database, asked)
      expect(others).toEqual([])
      const { rows } = await database.query<{ readonly metrics: Readonly<Record<string, number>> }>(
        'select metrics from benchmark_results where point_id = $1',
        [id],
      )
      const metrics = rows[0]?.metrics ?? {}
      expect(metrics['tput_per_gpu']).toBeGreaterThan(0)
      expect(found).toEqual({
        pointId: id,
        runId: run.runId,
        runAt: '2026-11-30T00:00:00.000Z',
        tputPerGpuTps: metrics['tput_per_gpu'],
        p90IntvtyTps: metrics['p90_intvty'] ?? null,
        p90E2eNormIntvtyTps: metrics['p90_e2e_norm_intvty'] ?? null,
      })
      expect(await readPastResults(database, { ...asked, simulated: true })).toEqual([])
      // What somebody else wrote there tells nothing, and keeps nobody from the rest.
      const both = { ...asked, pointIds: [id, 'another-0123456789ab'] }
      await database.query(
        `update benchmark_results set metrics = metrics || '{"p90_intvty": "fast"}' where point_id = $1`,
        [id],
      )
      await database.query(
        `update benchmark_results set metrics = metrics || '{"tput_per_gpu": "much"}' where point_id <> $1`,
        [id],
      )
      expect(await readPastResults(database, both)).toEqual([{ ...found, p90IntvtyTps: null }])
      expect(await readPastResults(database, { ...asked, ownRunId: run.runId })).toEqual([])
      await database.close()
    })
  })
}
