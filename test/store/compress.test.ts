import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SourceFile } from '../../src/core/ingest/source.ts'
import { withCompressed } from '../../src/store/ingest/compress.ts'
import { eachTextLine, maxRowFileBytes } from '../../src/store/ingest/stream-text.ts'

const aFile = (text: string, overrides: Partial<SourceFile> = {}): SourceFile => ({
  path: 'profile_export.jsonl',
  sizeBytes: text.length,
  text: () => Promise.resolve(text),
  bytes: async function* () {
    yield Promise.resolve(Buffer.from(text))
  },
  ...overrides,
})

describe('compressing a trace', () => {
  let dir = ''
  afterEach(async () => {
    vi.unstubAllEnvs()
    await rm(dir, { recursive: true, force: true })
  })

  it('leaves nothing for a killed process to leave behind, and its bytes can be read twice', async () => {
    dir = await mkdtemp(join(tmpdir(), 'infx-compress-'))
    vi.stubEnv('TMPDIR', dir)
    const text = 'a line of the trace\n'.repeat(50_000)
    await withCompressed(aFile(text), async ({ bytes, uncompressedBytes, sha256 }) => {
      expect(await readdir(dir)).toEqual([])
      expect(uncompressedBytes).toBe(text.length)
      expect(sha256).toMatch(/^[0-9a-f]{64}$/)
      for (let reading = 0; reading < 2; reading++) {
        const parts: Uint8Array[] = []
        for await (const part of bytes.chunks()) parts.push(Buffer.from(part))
        const compressed = Buffer.concat(parts)
        expect(compressed.length).toBe(bytes.sizeBytes)
        expect(gunzipSync(compressed).toString() === text).toBe(true)
      }
    })
  })
})

describe('reading rows', () => {
  it('refuses a file whose rows would fill the memory, before it reads it', async () => {
    const file = aFile('x\n', { sizeBytes: maxRowFileBytes + 1 })
    await expect(eachTextLine(file, () => expect.unreachable())).rejects.toThrow(
      'profile_export.jsonl has 536870913 bytes, more than 536870912',
    )
  })
})
