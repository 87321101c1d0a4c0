/** An event that is no JSON: told as what it is, whatever libraries do with it while they are loaded. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readTriggerOfJob } from '../../src/github/event.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'infx-event-'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true })
})

it('is INFX130 in the gate, which is loaded all the same', async () => {
  const path = join(dir, 'event.json')
  writeFileSync(path, '{"pull_request": {')
  vi.stubEnv('GITHUB_EVENT_PATH', path)
  vi.resetModules()
  // Both load the library that parses the event.
  await import('../../src/github/upload.ts')
  await import('../../actions/gate/run.ts')
  expect(process.env['GITHUB_EVENT_PATH']).toBe(path)
  await expect(readTriggerOfJob({ ...process.env, GITHUB_EVENT_NAME: 'push' })).rejects.toMatchObject({
    problems: [{ code: 'INFX130', message: expect.stringContaining('GITHUB_EVENT_PATH cannot be read') }],
  })
})
