import { spawn } from 'node:child_process'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CopyColumn, CopyRow } from '../../src/store/copy-binary.ts'
import { DatabaseError } from '../../src/store/database-error.ts'
import type { Database } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { openDatabase } from '../../src/store/open.ts'
import { databaseTargets } from './targets.ts'

const columns: readonly CopyColumn[] = [
  { name: 'a_int2', type: 'int2' },
  { name: 'a_int4', type: 'int4' },
  { name: 'a_int8', type: 'int8' },
  { name: 'a_float4', type: 'float4' },
  { name: 'a_bool', type: 'bool' },
  { name: 'a_text', type: 'text' },
  { name: 'a_jsonb', type: 'jsonb' },
  { name: 'a_bytea', type: 'bytea' },
  { name: 'a_numeric', type: 'numeric' },
  { name: 'a_time', type: 'timestamptz' },
]
const tableSql = `create table every_type (a_int2 int2, a_int4 int4, a_int8 int8, a_float4 float4, a_bool bool, a_text text,
  a_jsonb jsonb, a_bytea bytea, a_numeric numeric, a_time timestamptz)`

for (const target of databaseTargets) {
  describe.skipIf(target.skipped !== undefined)(`database port on ${target.name}`, () => {
    let database: Database
    beforeAll(async () => {
      database = await openDatabase(await target.freshUrl())
      await database.script(
        `${tableSql}; create table numbers (id int primary key, note text check (note <> 'bad'))`,
      )
    })
    afterAll(async () => {
      await database.close()
      await target.remove()
    })

    const numbers: readonly CopyColumn[] = [
      { name: 'id', type: 'int4' },
      { name: 'note', type: 'text' },
    ]
    const countNumbers = async (): Promise<number> =>
      (await database.query<{ n: number }>('select count(*) as n from numbers', [])).rows[0]?.n ?? -1

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
      expect(await migrate(database)).toEqual([])
    })

    it('reads back what COPY wrote, for every type', async () => {
      const at = Date.UTC(2026, 10, 30, 23, 59, 59, 123)
      const bytes = new Uint8Array([0, 255, 10, 92])
      await database.copyIn('every_type', columns, [
        [-32768, 2_147_483_647, 2 ** 53 - 1, 1.5, true, 'ü\n\t\\', '{"a": [1, "ü"]}', bytes, 0.0625, at],
        [
          32767,
          -2_147_483_648,
          -(2 ** 53 - 1),
          -0.25,
          false,
          '',
          '[]',
          new Uint8Array(0),
          -1234567.0001,
          Date.UTC(1970, 0, 1),
        ],
        columns.map(() => null),
      ])
      const { rows } = await database.query<Record<string, unknown>>(
        `select a_int2, a_int4, a_int8, a_float4, a_bool, a_text, a_jsonb, encode(a_bytea, 'hex') as a_bytea, a_numeric, a_time
         from every_type order by a_int4 desc nulls last`,
        [],
      )
      expect(rows).toEqual([
        {
          a_int2: -32768,
          a_int4: 2_147_483_647,
          a_int8: 2 ** 53 - 1,
          a_float4: 1.5,
          a_bool: true,
          a_text: 'ü\n\t\\',
          a_jsonb: { a: [1, 'ü'] },
          a_bytea: '00ff0a5c',
          a_numeric: '0.0625',
          a_time: new Date(at),
        },
        {
          a_int2: 32767,
          a_int4: -2_147_483_648,
          a_int8: -(2 ** 53 - 1),
          a_float4: -0.25,
          a_bool: false,
          a_text: '',
          a_jsonb: [],
          a_bytea: '',
          a_numeric: '-1234567.0001',
          a_time: new Date(0),
        },
        Object.fromEntries(columns.map(({ name }) => [name, null])),
      ])
    })

    it.each([0, 1, -1, 10000, 0.0001, 99999999, 1e-7, 1.25e21, 123456.789, -0.5, 1 / 3])(
      'keeps the decimal number %d exact',
      async (value) => {
        await database.script('delete from every_type')
        await database.copyIn('every_type', [{ name: 'a_numeric', type: 'numeric' }], [[value]])
        const { rows } = await database.query<{ n: number }>(
          'select a_numeric::float8 as n from every_type',
          [],
        )
        expect(rows[0]?.n).toBe(value)
      },
    )

    it('copies more rows than one batch holds, and a field that is streamed', async () => {
      const many = (function* (): Generator<CopyRow> {
        for (let id = 0; id < 120_000; id++) yield [id, `note ${id}`]
      })()
      expect(await database.copyIn('numbers', numbers, many)).toBe(120_000)
      expect(await countNumbers()).toBe(120_000)
      await database.script('delete from numbers')

      const chunk = new Uint8Array(100_000).fill(7)
      const streamed = {
        sizeBytes: 3_000_000,
        chunks: async function* () {
          for (let part = 0; part < 30; part++) yield chunk
        },
      }
      await database.script('delete from every_type')
      await database.copyIn('every_type', [{ name: 'a_bytea', type: 'bytea' }], [[streamed]])
      const { rows } = await database.query('select length(a_bytea) as size from every_type', [])
      expect(rows).toEqual([{ size: 3_000_000 }])
    })

    it('keeps nothing of a COPY that breaks, and goes on', async () => {
      const duplicate = database.copyIn('numbers', numbers, [
        [1, 'a'],
        [1, 'b'],
      ])
      await expect(duplicate).rejects.toMatchObject({
        sqlState: '23505',
        constraint: 'numbers_pkey',
        isRowFault: true,
      })
      await expect(database.copyIn('numbers', numbers, [[1, 'bad']])).rejects.toBeInstanceOf(DatabaseError)
      await expect(database.copyIn('numbers', numbers, [[1, 'a\0b']])).rejects.toMatchObject({
        sqlState: '22021',
      })
      await expect(database.copyIn('numbers', numbers, [[1.5, 'a']])).rejects.toThrow(
        '1.5 does not fit column "id" of type int4',
      )
      const dying = async function* (): AsyncGenerator<CopyRow> {
        for (let id = 0; id < 60_000; id++) yield [id, 'x']
        throw new Error('source died')
      }
      await expect(database.copyIn('numbers', numbers, dying())).rejects.toThrow('source died')
      expect(await countNumbers()).toBe(0)
      expect(await database.copyIn('numbers', numbers, [[1, 'a']])).toBe(1)
      await database.script('delete from numbers')
    })

    it('rolls a transaction back as a whole and refuses to mix', async () => {
      const broken = database.tx(async (session) => {
        await session.query('insert into numbers values ($1::int, $2)', [1, 'kept?'])
        await session.copyIn('numbers', numbers, [[2, 'kept?']])
        throw new Error('changed my mind')
      })
      await expect(broken).rejects.toThrow('changed my mind')
      expect(await countNumbers()).toBe(0)
      await database.tx(async (session) => {
        await session.query('insert into numbers values (1, $1)', ['a'])
        expect(() => database.query('select 1', [])).toThrow('a transaction is open')
      })
      expect(await countNumbers()).toBe(1)
    })

    it('refuses a database whose applied migration was changed', async () => {
      await database.query("update schema_migrations set sha256 = 'x' where filename = $1", [
        '0003-evals.sql',
      ])
      await expect(migrate(database)).rejects.toThrow(/INFX275.*was migrated by another "0003-evals.sql"/)
    })
  })
}

describe('opening a database', () => {
  it.each(['mysql://host/db', 'pglite:', 'results.db', 'postgres://'])('refuses %s', async (url) => {
    await expect(openDatabase(url)).rejects.toThrow(/INFX273/)
  })

  it('never shows a password', async () => {
    await expect(openDatabase('mysql://me:geheim@host/db')).rejects.not.toThrow(/geheim/)
    await expect(openDatabase('postgres://me:geheim@127.0.0.1:1/db')).rejects.toThrow(
      /INFX271.*postgres:\/\/127.0.0.1:1\/db/,
    )
    await expect(openDatabase('postgres://me:geheim@127.0.0.1:1/db')).rejects.not.toThrow(/geheim/)
  })
})

describe('the lock of an embedded database', () => {
  const target = databaseTargets[0]
  if (!target) throw new Error('no PGlite target')
  afterAll(() => target.remove())

  const directoryOf = (url: string): string => url.slice('pglite:'.length)

  it('keeps a second writer out, says who is in, and is gone after close', async () => {
    const url = await target.freshUrl()
    const database = await openDatabase(url)
    await expect(openDatabase(url)).rejects.toThrow(
      new RegExp(`INFX270.*locked by process ${process.pid} on ${hostname()} since 20`),
    )
    await database.close()
    expect(await readdir(dirname(directoryOf(url)))).toEqual(['db'])
    const again = await openDatabase(url)
    await again.close()
  })

  it('takes over the lock of a process that ended, even when its id lives on', async () => {
    const url = await target.freshUrl()
    const stale = { host: hostname(), takenAt: '2026-01-01T00:00:00Z', token: 't', phase: 'open' }
    const lock = `${directoryOf(url)}.lock`
    await writeFile(lock, JSON.stringify({ ...stale, pid: await endedPid(), startedAt: null }))
    await (await openDatabase(url)).close()
    await writeFile(lock, JSON.stringify({ ...stale, pid: process.pid, startedAt: 'another boot/1' }))
    await (await openDatabase(url)).close()
  })

  it('leaves the lock of another host, and one that it cannot read, alone', async () => {
    const url = await target.freshUrl()
    const lock = `${directoryOf(url)}.lock`
    const foreign = {
      host: 'elsewhere',
      pid: 1,
      startedAt: null,
      takenAt: '2026-01-01T00:00:00Z',
      token: 't',
      phase: 'open',
    }
    await writeFile(lock, JSON.stringify(foreign))
    await expect(openDatabase(url)).rejects.toThrow(/locked by process 1 on elsewhere/)
    await writeFile(lock, 'half a l')
    await expect(openDatabase(url)).rejects.toThrow(/INFX270.*not readable as a lock/)
    expect(await readFile(lock, 'utf8')).toBe('half a l')
  })

  it('touches no folder that holds something else, and no file', async () => {
    const directory = directoryOf(await target.freshUrl())
    await mkdir(`${directory}/.git/objects`, { recursive: true })
    await writeFile(`${directory}/.git/HEAD`, 'ref: refs/heads/main')
    const before = await readdir(dirname(directory), { recursive: true })
    for (const place of [directory, `${directory}/.git`, `${directory}/.git/HEAD`, '/']) {
      await expect(openDatabase(`pglite:${place}`)).rejects.toThrow(/INFX278.*is no place for a database/)
    }
    // A lock that says so does not make it a half-made database, which would be removed.
    const half = { host: hostname(), pid: await endedPid(), startedAt: null, token: 't', phase: 'creating' }
    await writeFile(`${directory}.lock`, JSON.stringify({ ...half, takenAt: '2026-01-01T00:00:00Z' }))
    await expect(openDatabase(`pglite:${directory}`)).rejects.toThrow('INFX278')
    await rm(`${directory}.lock`)
    expect(await readdir(dirname(directory), { recursive: true })).toEqual(before)
  })

  it('makes a directory again whose making was interrupted, and none that is something else', async () => {
    const url = await target.freshUrl()
    const directory = directoryOf(url)
    await mkdir(directory)
    await writeFile(`${directory}/PG_VERSION`, '18\n')
    await expect(openDatabase(url)).rejects.toThrow(/INFX277.*cannot be opened/)
    const half = {
      host: hostname(),
      pid: await endedPid(),
      startedAt: null,
      takenAt: '2026-01-01T00:00:00Z',
      token: 't',
      phase: 'creating',
    }
    await writeFile(`${directory}.lock`, JSON.stringify(half))
    const database = await openDatabase(url)
    expect((await database.query('select 1 as one', [])).rows).toEqual([{ one: 1 }])
    await database.close()
    await rm(directory, { recursive: true })
  })
})

/** Id of a process that has certainly ended. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => child.on('exit', resolve))
  if (child.pid === undefined) throw new Error('no process was started')
  return child.pid
}
