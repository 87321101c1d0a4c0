import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DefaultArtifactClient } from '@actions/artifact'
import { restoreCache, saveCache } from '@actions/cache'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { JobArtifacts } from './job-client.ts'
import { startArtifactService } from './server.ts'
import type { FakeArtifactService } from './server.ts'

let service: FakeArtifactService
let workspace: string
let runId = 100

beforeAll(async () => {
  service = await startArtifactService()
})
afterAll(() => service.close())
beforeEach(() => {
  // The clients log every request.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  runId += 1
  workspace = mkdtempSync(join(tmpdir(), 'infx-artifacts-'))
  asJob(1, 'first')
})

function asJob(attempt: number, job: string): void {
  const env = {
    ...service.env({ runId, attempt, job }),
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKSPACE: workspace,
    GITHUB_RETENTION_DAYS: '90',
    RUNNER_TEMP: workspace,
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
}

const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(workspace, name), content)
  return join(workspace, name)
}

describe('artifacts v4 with the real client', () => {
  const client = new DefaultArtifactClient()

  it('uploads in blocks, lists, and downloads with the right digest', async () => {
    const noise = Uint8Array.from(
      { length: 20 * 1024 * 1024 },
      (_, index) => (index * index * 31 + (index >> 9)) & 255,
    )
    const path = file('big.bin', noise)
    const { id, digest } = await client.uploadArtifact('big', [path], workspace, { compressionLevel: 0 })
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    const { artifacts } = await client.listArtifacts()
    expect(artifacts.map((artifact) => [artifact.id, artifact.name])).toEqual([[id, 'big']])
    const back = join(workspace, 'back')
    const { digestMismatch } = await client.downloadArtifact(id!, {
      path: back,
      expectedHash: `sha256:${digest!}`,
    })
    expect(digestMismatch).toBe(false)
    expect(Buffer.compare(readFileSync(join(back, 'big.bin')), Buffer.from(noise))).toBe(0)
  })

  it('refuses a name twice in one attempt, and allows it in the next', async () => {
    const path = file('r.json', '{}')
    await client.uploadArtifact('result', [path], workspace)
    await expect(client.uploadArtifact('result', [path], workspace)).rejects.toThrow(/409.*already exists/s)
    asJob(2, 'first')
    await expect(client.uploadArtifact('result', [path], workspace)).resolves.toMatchObject({
      size: expect.any(Number),
    })
  })

  it('gives a re-run lower ids, so that the highest id by name is the stale one', async () => {
    const first = await client.uploadArtifact('result', [file('r.json', '"attempt 1"')], workspace)
    asJob(2, 'first')
    const second = await client.uploadArtifact('result', [file('r.json', '"attempt 2"')], workspace)
    expect(second.id).toBeLessThan(first.id!)
    const { artifacts } = await client.listArtifacts({ latest: true })
    expect(artifacts.map((artifact) => artifact.id)).toEqual([first.id])
    expect(await new JobArtifacts(service, { runId, attempt: 2, job: 'x' }).download('result')).toEqual({
      'r.json': '"attempt 1"',
    })
  })

  it('keeps earlier attempts in a partial re-run and hides them in a full one', async () => {
    await client.uploadArtifact('result', [file('r.json', '1')], workspace)
    asJob(2, 'second')
    expect((await client.listArtifacts()).artifacts).toHaveLength(1)
    service.artifacts.startOver(runId, 3)
    asJob(3, 'third')
    expect((await client.listArtifacts()).artifacts).toEqual([])
  })

  it('keeps the name of an upload that was never finished', async () => {
    const path = file('r.json', '1')
    service.failNext({ method: 'FinalizeArtifact', status: 400, message: 'broken off' })
    await expect(client.uploadArtifact('lost', [path], workspace)).rejects.toThrow(/broken off/)
    await expect(client.uploadArtifact('lost', [path], workspace)).rejects.toThrow(/409/)
    expect((await client.listArtifacts()).artifacts).toEqual([])
  })

  it('refuses a digest that is not that of the bytes', async () => {
    const files = new JobArtifacts(service, { runId, attempt: 1, job: 'j' })
    await files.upload('good', { 'a.txt': 'a' })
    expect(() => service.artifacts.finish(runId, 1, 'good', `sha256:${'0'.repeat(64)}`)).toThrow(
      /not the digest/,
    )
  })

  it('uploads one file without an archive', async () => {
    const { id } = await client.uploadArtifact('x', [file('plain.json', '{"a":1}')], workspace, {
      skipArchive: true,
    })
    const back = join(workspace, 'raw')
    await client.downloadArtifact(id!, { path: back })
    expect(readFileSync(join(back, 'plain.json'), 'utf8')).toBe('{"a":1}')
  })

  it('deletes by name, which frees the name', async () => {
    const path = file('r.json', '1')
    const { id } = await client.uploadArtifact('gone', [path], workspace)
    expect(await client.deleteArtifact('gone')).toEqual({ id })
    await expect(client.uploadArtifact('gone', [path], workspace)).resolves.toBeDefined()
  })

  it('allows 500 artifacts a job', () => {
    for (let index = 0; index < 500; index++)
      service.artifacts.add({ runId, attempt: 1, job: 'many' }, `a${index}`, Buffer.of(1))
    expect(() => service.artifacts.reserve({ runId, attempt: 1, job: 'many' }, 'one-more')).toThrow(/500/)
    expect(service.artifacts.reserve({ runId, attempt: 1, job: 'other' }, 'one-more')).toBeDefined()
  })

  it('takes no name with a path in it', () => {
    expect(() => service.artifacts.reserve({ runId, attempt: 1, job: 'j' }, '../up')).toThrow(/not valid/)
  })
})

describe('blocks', () => {
  it('are put together in the order of the list, whatever arrives first', async () => {
    const blob = service.blobs.create()
    const url = service.blobs.signedUrl(service.url, blob, 60)
    const put = (query: string, body: string) => fetch(`${url}&${query}`, { method: 'PUT', body })
    await put('comp=block&blockid=Mg', 'second')
    await put('comp=block&blockid=MQ', 'first ')
    const list = (ids: readonly string[]) =>
      `<BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`
    expect((await put('comp=blocklist', list(['MQ', 'Mw']))).status).toBe(400)
    expect((await put('comp=blocklist', list(['MQ', 'Mg']))).status).toBe(201)
    expect(await (await fetch(url)).text()).toBe('first second')
  })
})

describe('signed URLs', () => {
  it('answer 403 once their time is over', async () => {
    const artifact = service.artifacts.add({ runId, attempt: 1 }, 'timed', Buffer.from('zip'))
    const url = service.blobs.signedUrl(service.url, artifact.blob, 60, 'timed')
    const inTime = await fetch(url)
    expect([inTime.status, inTime.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="timed.zip"',
    ])
    service.clock.advanceMs(61_000)
    expect((await fetch(url)).status).toBe(403)
  })
})

describe('cache v2 with the real client', () => {
  it('saves, restores by prefix, and misses', async () => {
    vi.stubEnv('GITHUB_REF', 'refs/heads/main')
    const folder = join(workspace, 'kept')
    mkdirSync(folder)
    writeFileSync(join(folder, 'value'), 'cached')
    const key = `models-${runId}`
    expect(await saveCache([folder], key)).toBeGreaterThan(0)
    writeFileSync(join(folder, 'value'), 'changed')
    expect(await restoreCache([folder], `models-${runId}-newer`, ['models-'])).toBe(key)
    expect(readFileSync(join(folder, 'value'), 'utf8')).toBe('cached')
    expect(await restoreCache([folder], 'other')).toBeUndefined()
  })
})
