import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/store/open.ts'

describe('an embedded database', () => {
  it('does not make V8 optimise the largest function of PostgreSQL, which takes 600 MB', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'infx-memory-'))
    const database = await openDatabase(`pglite:${join(dir, 'db')}`)
    try {
      // Each row runs the interpreter of expressions: more than enough for it to be hot.
      for (let round = 0; round < 5; round++) {
        await database.query('select sum(x * 2 + x % 7) as sum from generate_series(1, 100000) x', [])
        // The compiler works in the background.
        await once(AbortSignal.timeout(100), 'abort')
      }
      expect(getHeapStatistics().peak_malloced_memory / 2 ** 20).toBeLessThan(200)
    } finally {
      await database.close()
      await rm(dir, { recursive: true, force: true })
    }
  })
})
