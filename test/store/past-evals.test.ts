import { rm } from 'node:fs/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { RunIdentity } from '../../src/core/ingest/run-identity.ts'
import { openIngestSource } from '../../src/files/ingest-source.ts'
import type { Database } from '../../src/store/database.ts'
import { ingestRun } from '../../src/store/ingest/ingest-run.ts'
import { connectDatabase, openDatabase } from '../../src/store/open.ts'
import { readPastEvals } from '../../src/store/past-evals.ts'
import { evalMeta, evalResults, infxBlock, writeArtifacts } from './run-fixture.ts'
import { databaseTargets } from './targets.ts'

const asked = { models: [{ model: 'dsv4', precision: 'fp4' }], simulated: false, ownRunId: undefined }
const runAt = '2026-11-20T08:00:00.000Z'
const aRun = (overrides: Partial<RunIdentity>): RunIdentity => ({
  origin: 'github',
  runId: 700,
  attempt: 1,
  name: 'sweep',
  createdAt: runAt,
  ...overrides,
})

for (const target of databaseTargets) {
  describe.skipIf(target.skipped !== undefined)(`past evaluations in ${target.name}`, () => {
    const folders: string[] = []
    afterEach(async () => {
      for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
    })
    afterAll(() => target.remove())

    async function store(database: Database, run: RunIdentity, evals: Readonly<Record<string, object>>) {
      const folder = await writeArtifacts(evals)
      folders.push(folder)
      const options = { targetName: 'test', allowSimulated: true }
      const report = await ingestRun(database, await openIngestSource(folder), run, options)
      expect(report.categories.eval).toMatchObject({ failed: 0, unmapped: 0 })
    }

    const evaluation = (name: string, score: number, meta: object): Readonly<Record<string, object>> => ({
      [`eval_${name}/meta_env.json`]: evalMeta({ ...meta }),
      [`eval_${name}/results_2026-11-20T08-00-00.000001.json`]: evalResults(score),
    })

    it('have the names that ingest gave them; of attempts at one run the last counts', async () => {
      const url = await target.freshUrl()
      const empty = await connectDatabase(url, { answerWithinMs: 60_000 })
      expect(await readPastEvals(empty, asked)).toEqual([])
      await empty.close()
      const database = await openDatabase(url)
      await store(database, aRun({}), {
        ...evaluation('a', 0.5, { conc: 4 }),
        ...evaluation('b', 0.9, { conc: 8, hw: 'cluster:gb300-nv' }),
        ...evaluation('other-precision', 0.1, { precision: 'fp8' }),
        ...evaluation('other-model', 0.1, { infmax_model_prefix: 'dsr1' }),
        ...evaluation('simulated', 0.1, { conc: 99, infx: infxBlock({ simulated: true }) }),
      })
      await store(database, aRun({ attempt: 2 }), evaluation('a', 0.6, { conc: 4 }))
      await store(database, aRun({ runId: 701 }), evaluation('a', 0.7, { conc: 4 }))
      const found = await readPastEvals(database, asked)
      expect(found.map(({ runId, metrics }) => [runId, metrics['em_strict']])).toEqual([
        [700, 0.6],
        [700, 0.9],
        [701, 0.7],
      ])
      expect(found[0]).toMatchObject({ model: 'dsv4', precision: 'fp4', task: 'gsm8k', runAt })
      expect(found[0]?.metrics['n_eff']).toBeGreaterThan(0)
      const ofOthers = await readPastEvals(database, { ...asked, ownRunId: 701 })
      expect(ofOthers.map(({ runId }) => runId)).toEqual([700, 700])
      await database.close()
    })

    it('has of metrics only what are numbers, whatever somebody wrote there', async () => {
      const database = await openDatabase(await target.freshUrl())
      for (const [index, metrics] of ['null', '[1]', '"text"', '{"em_strict":"0.9","n_eff":7}'].entries()) {
        await store(database, aRun({ runId: 800 + index }), evaluation('a', 0.5, { conc: 4 }))
        await database.query(
          `update eval_results set metrics = $1::text::jsonb where workflow_run_id =
             (select id from workflow_runs where github_run_id = $2)`,
          [metrics, 800 + index],
        )
      }
      const found = await readPastEvals(database, asked)
      expect(found.map(({ metrics }) => metrics)).toEqual([{}, {}, {}, { n_eff: 7 }])
      await database.close()
    })
  })
}
