import { describe, expect, it, beforeAll, afterAll } from 'vitest'
import { openDatabase } from '../../src/store/open.ts'
import type { Database } from '../../src/store/database.ts'
import { databaseTargets } from './targets.ts'

for (const target of databaseTargets) {
  describe.skipIf(target.skipped !== undefined)(`database port on ${target.name}`, () => {
    let database: Database
    beforeAll(async () => {
      database = await openDatabase(await target.freshUrl())
    })
    afterAll(async () => {
      await database.close()
      await target.remove()
    })

    it('has every migration applied and applies none twice', async () => {
      const { rows } = await database.query<{ filename: string }>(
        'select filename from schema_migrations order by filename',
        [],
      )
      expect(rows.map(({ filename }) => filename)).toEqual([
        '0001-runs-and-configs.sql',
        '0002-benchmark-results.sql',
        '0003-evals.sql',
        '0004-gpu-metrics.sql',
        '0005-latest-benchmarks.sql',
      ])
    })
  })
}
