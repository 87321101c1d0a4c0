import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { unzipFile } from '../../src/files/unzip.ts'
import type { ZipLimits } from '../../src/files/zip-directory.ts'
import { noSharedReason, sharedDir } from '../shared.ts'
import { temporaryFolder } from '../temporary-repository.ts'

const limits: ZipLimits = { entries: 1000, totalBytes: 8 * 1024 * 1024 }

async function unzip(archive: Uint8Array): Promise<{ readonly dir: string; readonly error?: unknown }> {
  const dir = temporaryFolder()
  writeFileSync(join(dir, 'a.zip'), archive)
  try {
    await unzipFile(join(dir, 'a.zip'), join(dir, 'out'), limits)
    return { dir }
  } catch (error) {
    return { dir, error }
  }
}

/** What a name must not do is not known to a packer: it is changed in the finished archive, at the same length. */
function renamed(from: string, to: string): Uint8Array {
  const archive = Buffer.from(zipSync({ 'ok.json': strToU8('{}'), [from]: strToU8('{}') }))
  return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1')
}

describe('unzipFile', () => {
  it('unpacks deflated and stored entries and empty files, replacing what was there', async () => {
    const files = {
      'a.json': strToU8('{"a":1}'.repeat(1000)),
      'sub/..b': strToU8('x'),
      empty: new Uint8Array(),
    }
    const { dir, error } = await unzip(zipSync({ ...files, 'raw.bin': [strToU8('raw'), { level: 0 }] }))
    expect(error).toBeUndefined()
    expect(readFileSync(join(dir, 'out/a.json'), 'utf8')).toBe('{"a":1}'.repeat(1000))
    expect(readFileSync(join(dir, 'out/sub/..b'), 'utf8')).toBe('x')
    expect(readFileSync(join(dir, 'out/raw.bin'), 'utf8')).toBe('raw')
    expect(readFileSync(join(dir, 'out/empty'))).toHaveLength(0)
  })

  it.each([
    ['leaves the folder', 'xx/../up.json', '../../up.json'],
    ['is absolute', 'xtmp/evil.json', '/tmp/evil.json'],
    ['is of Windows', 'xxsub.json', 'C:sub.json'],
    ['uses backslashes', 'a_evil.json', 'a\\evil.json'],
    ['stands there twice', 'OK2json', 'ok.json'],
    ['differs in case only', 'OK2json', 'OK.JSON'],
  ])('refuses the whole archive when a name %s', async (_, from, to) => {
    const { dir, error } = await unzip(renamed(from, to))
    expect(error).toMatchObject({ name: 'ZipRefused', kind: 'hostile' })
    expect(readdirSync(dir)).toEqual(['a.zip'])
  })

  it('stops an entry that holds more than it declares, by counting', async () => {
    const archive = Buffer.from(zipSync({ 'b.json': new Uint8Array(20 * 1024 * 1024) }))
    const directory = archive.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    archive.writeUInt32LE(10, directory + 24)
    const { dir, error } = await unzip(archive)
    expect(error).toMatchObject({ kind: 'hostile', message: '"b.json" declares 10 bytes and holds more' })
    expect(readdirSync(dir)).toEqual(['a.zip'])
  })

  it('refuses too many bytes, too many entries and links before it unpacks anything', async () => {
    const large = await unzip(zipSync({ a: new Uint8Array(9 * 1024 * 1024) }))
    expect(large.error).toMatchObject({ kind: 'hostile' })
    const many = Object.fromEntries(
      Array.from({ length: 1001 }, (_, index) => [`r/${index}`, new Uint8Array(1)]),
    )
    expect((await unzip(zipSync(many))).error).toMatchObject({ message: '1001 entries, more than 1000' })
    const link = zipSync({ l: [strToU8('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }] })
    expect((await unzip(link)).error).toMatchObject({ message: '"l" is a symbolic link' })
  })

  it('calls a cut, garbled or foreign file damaged', async () => {
    const whole = Buffer.from(zipSync({ 'a.json': strToU8('{"a":1}'.repeat(100)) }))
    expect((await unzip(whole.subarray(0, -8))).error).toMatchObject({ kind: 'damaged' })
    expect((await unzip(Buffer.from('no zip'))).error).toMatchObject({ kind: 'damaged' })
    const garbled = Buffer.from(whole)
    garbled[40] = garbled[40]! ^ 0xff
    expect((await unzip(garbled)).error).toMatchObject({ kind: 'damaged' })
  })
})

describe('hostile archives of the shared corpus', () => {
  const folder = sharedDir === undefined ? undefined : new URL('cases/', `file://${sharedDir}/`)
  const file = (name: string): Buffer => readFileSync(fileURLToPath(new URL(name, folder)))
  const skip = folder === undefined || !existsSync(folder)
  it.skipIf(skip).each(['absolute', 'backslash', 'casefold', 'dotdot', 'drive', 'twice'])(
    `shared corpus: SE-01 ${noSharedReason} %s is refused as a whole`,
    async (name) => {
      const { dir, error } = await unzip(file(`SE-01/${name}.zip`))
      expect(error).toMatchObject({ kind: 'hostile' })
      expect(readdirSync(dir)).toEqual(['a.zip'])
    },
  )
  it.skipIf(skip)(`shared corpus: SE-01 and SE-03 ${noSharedReason}`, async () => {
    const ok = await unzip(file('SE-01/ok.zip'))
    expect(readdirSync(join(ok.dir, 'out/results/sub'))).toEqual(['..p2.json'])
    expect((await unzip(file('SE-03/bomb.zip'))).error).toMatchObject({ kind: 'hostile' })
    expect((await unzip(file('SE-03/many.zip'))).error).toMatchObject({ kind: 'hostile' })
  })
})
