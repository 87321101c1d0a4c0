import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requireTemporaryFolder } from '../../src/files/temporary-folder.ts'
import { ingestFolder } from '../../src/sweep/ingest-folder.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'infx-tmpdir-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true })
})

it('must be there, before anything that needs it begins', async () => {
  await requireTemporaryFolder()
  vi.stubEnv('TMPDIR', join(dir, 'gone'))
  const refusal = {
    problems: [{ code: 'INFX305', message: expect.stringContaining(`${dir}/gone cannot be used (ENOENT)`) }],
  }
  await expect(requireTemporaryFolder()).rejects.toMatchObject(refusal)
  const run = { origin: 'local', runId: 1, attempt: 1, name: 'x', createdAt: '2026-01-01T00:00:00Z' } as const
  const ingest = ingestFolder({
    ...{ artifactsDir: dir, databaseUrl: `pglite:${join(dir, 'db')}`, run, onStep: () => undefined },
    ...{ expectedPointIds: undefined, labels: undefined, entities: undefined },
  })
  await expect(ingest).rejects.toMatchObject(refusal)
  const file = join(dir, 'file')
  writeFileSync(file, '')
  vi.stubEnv('TMPDIR', file)
  await expect(requireTemporaryFolder()).rejects.toThrow('it is no folder')
})
