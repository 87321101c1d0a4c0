/** --resume and a later ingest, from what the output directory keeps: whole, damaged, or of a repository that went on. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { IngestReport } from '../../src/core/ingest/report.ts'
import type { Sweep } from '../../src/core/results/sweep.ts'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import { temporaryFolder } from '../temporary-repository.ts'
import { type ChangedRepository, fixedKey, makeChangedRepository, removeRepository } from './repository.ts'

// Whole processes on a busy machine: a limit against hanging, not a statement about speed.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

let self: Self
let repository: ChangedRepository
let elsewhere: string
beforeAll(async () => {
  self = await buildSelf()
  repository = makeChangedRepository()
  elsewhere = temporaryFolder()
  const swept = await self.run(
    ['sweep', '--base', 'HEAD~1', '--head', 'HEAD', '--points', `${fixedKey}*`, '--out', 'whole'],
    { cwd: repository.dir },
  )
  expect(swept.code, swept.stderr).toBe(0)
})
afterAll(() => {
  self.remove()
  removeRepository(repository)
  removeRepository({ dir: elsewhere })
})

const inRepository = (...path: readonly string[]): string => join(repository.dir, ...path)
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
/** A copy of the finished sweep. */
function copy(name: string): string {
  cpSync(inRepository('whole'), inRepository(name), { recursive: true })
  return inRepository(name)
}
const resume = (out: string, ...more: readonly string[]): Promise<CommandResult> =>
  self.run(['sweep', '--resume', '--out', out, ...more], { cwd: elsewhere })
const pointsOf = (out: string): readonly string[] => readdirSync(join(out, 'points')).sort()
const benchmarkOf = (out: string): string => pointsOf(out).find((id) => !id.includes('eval')) ?? ''

describe('a finished sweep', () => {
  it('resumed from elsewhere runs nothing and stays what it was', async () => {
    const before = json(inRepository('whole/plan.json'))
    const resumed = await resume(inRepository('whole'))
    expect(resumed.code, resumed.stderr).toBe(0)
    expect(resumed.stderr).toMatch(
      /^going on with the sweep of 20.*, at commit [0-9a-f]{12}\n0 points to run, 2 kept/,
    )
    expect(json(inRepository('whole/plan.json'))).toEqual(before)
  })

  it('goes on at its own commits though HEAD moved and the working tree is another', async () => {
    const out = copy('moved-head')
    rmSync(join(out, 'points', benchmarkOf(out), 'outcome.json'))
    const own = readFileSync(inRepository('configs/test-master.yaml'), 'utf8')
    repository.write('configs/test-master.yaml', own.replaceAll('sglang:v2', 'sglang:v3'))
    repository.commit('Raise the image again')
    // Whoever repeats the command says HEAD and means the same sweep.
    const resumed = await resume(out, '--repo', repository.dir, '--base', 'HEAD~1', '--head', 'HEAD')
    expect(resumed.code, resumed.stderr).toBe(0)
    expect((json(join(out, 'sweep.json')) as Sweep).head).toBe(repository.head)
    repository.git('reset', '--quiet', '--hard', repository.head)
  })
})

describe('a sweep of a working tree that was edited since', () => {
  it('is refused with what differs, and a note about infx.config.yaml', async () => {
    const args = ['sweep', '--keys', fixedKey, '--points', 'kind=benchmark', '--out', 'tree']
    expect((await self.run(args, { cwd: repository.dir })).code).toBe(0)
    const master = readFileSync(inRepository('configs/test-master.yaml'), 'utf8')
    const config = readFileSync(inRepository('infx.config.yaml'), 'utf8')
    repository.write('infx.config.yaml', config.replace('duration: 1', 'duration: 5'))
    const noted = await resume(inRepository('tree'))
    expect(noted.code, noted.stderr).toBe(0)
    expect(noted.stderr).toContain(
      'infx.config.yaml changed since (duration): the sweep goes on with what it began with',
    )
    repository.write('configs/test-master.yaml', master.replaceAll('sglang:v2', 'sglang:v9'))
    const before = readFileSync(inRepository('tree/sweep.json'), 'utf8')
    const refused = await resume(inRepository('tree'))
    expect(refused.code).toBe(1)
    expect(refused.stderr).toMatch(
      /error INFX302 {2}.*holds plan [0-9a-f]{12}, but the repository gives plan [0-9a-f]{12}: no longer 1 point \(".*conc 2"\); now also 1 point /,
    )
    expect(refused.stderr).toContain('undo what changed in the repository since, or start a new sweep')
    expect(readFileSync(inRepository('tree/sweep.json'), 'utf8')).toBe(before)
    repository.write('configs/test-master.yaml', master)
    repository.write('infx.config.yaml', config)
  })

  it('of a repository that is gone asks where it is', async () => {
    const out = copy('gone')
    const path = join(out, 'run.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace(repository.dir, '/nowhere/at/all'))
    expect((await resume(out)).stderr).toMatch(
      /error INFX308 {2}the repository of this sweep, \/nowhere\/at\/all, is not there any more\n {4}say with --repo/,
    )
    const found = await resume(out, '--repo', repository.dir)
    expect(found.code, found.stderr).toBe(0)
  })
})

describe('what is damaged in the output directory', () => {
  it.each([
    ['an outcome cut in the middle', 'outcome.json', (path: string) => truncateSync(path, 60), /is not JSON/],
    [
      'an outcome of another shape',
      'outcome.json',
      (path: string) => writeFileSync(path, '{}'),
      /not a whole outcome/,
    ],
    ['a result cut in the middle', 'result', (path: string) => truncateSync(path, 60), /is not JSON/],
    [
      'a result of something else',
      'result',
      (path: string) => writeFileSync(path, '{}'),
      /not the result of this point/,
    ],
    ['a result that is gone', 'result', (path: string) => rmSync(path), /is missing/],
  ])('%s is said, counts as not done, runs again, and is kept', async (name, file, damage, why) => {
    const out = copy(name.replaceAll(' ', '-'))
    const id = benchmarkOf(out)
    const path = file === 'result' ? join(out, 'results', `${id}.json`) : join(out, 'points', id, file)
    damage(path)
    const damaged = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    const resumed = await resume(out)
    expect(resumed.code, resumed.stderr).toBe(0)
    const warnings = resumed.stderr.split('\n').filter((line) => line.startsWith('warning INFX326'))
    expect(warnings).toEqual([expect.stringMatching(why)])
    expect(warnings[0]).toContain(`${id} counts as not done and runs again`)
    expect(resumed.stderr).toMatch(/^1 points? to run, 1 kept from before/m)
    const kept = existsSync(`${path}.damaged`) ? readFileSync(`${path}.damaged`, 'utf8') : undefined
    expect(kept).toBe(damaged)
    expect((json(join(out, 'sweep.json')) as Sweep).totals).toMatchObject({ expected: 2, valid: 2 })
    expect(json(join(out, 'results', `${id}.json`))).toMatchObject({ infx: { point_id: id } })
  })

  it.each(['plan.json', 'run.json'])(
    '%s: nothing can go on, a new sweep sets everything aside',
    async (file) => {
      const out = copy(`damaged-${file}`)
      truncateSync(join(out, file), 50)
      const resumed = await resume(out)
      expect(resumed.code).toBe(1)
      expect(resumed.stderr).toMatch(new RegExp(`error INFX308 .*${file} is not JSON`))
      const again = await self.run(
        ['sweep', '--repo', repository.dir, '--keys', fixedKey, '--points', 'kind=benchmark', '--out', out],
        { cwd: elsewhere },
      )
      expect(again.code, again.stderr).toBe(0)
      const [earlier = ''] = readdirSync(join(out, 'earlier'))
      expect(readdirSync(join(out, 'earlier', earlier)).sort()).toEqual(
        expect.arrayContaining(['plan.json', 'points', 'results', 'run.json', 'sweep.json']),
      )
    },
  )
})

describe('infx ingest', () => {
  const ingest = (...args: readonly string[]): Promise<CommandResult> =>
    self.run(['ingest', ...args, '--json'], { cwd: elsewhere })
  const counts = ({ stdout }: CommandResult): unknown => {
    const { benchmark } = (JSON.parse(stdout) as IngestReport).categories
    return { new: benchmark.new, duplicate: benchmark.duplicate, unmapped: benchmark.unmapped }
  }

  it('of a directory gives the same rows from anywhere: duplicates in its own database, new ones in another', async () => {
    const own = await ingest(inRepository('whole'))
    expect(own.code, own.stderr).toBe(0)
    expect(counts(own)).toEqual({ new: 0, duplicate: 1, unmapped: 0 })
    const other = await ingest('--out', inRepository('whole'), '--database', 'pglite:rows')
    expect(counts(other)).toEqual({ new: 1, duplicate: 0, unmapped: 0 })
    expect(existsSync(join(elsewhere, 'rows'))).toBe(true)
  })

  it('takes the names of another repository with --repo, and prints every finding once', async () => {
    mkdirSync(join(elsewhere, 'nameless'))
    const args = ['ingest', inRepository('whole'), '--repo', 'nameless', '--database', 'pglite:unnamed']
    const result = await self.run(args, { cwd: elsewhere })
    expect(result.code).toBe(1)
    expect(result.stdout).toMatch(/benchmark +2 +0 +0 +0 +2 +0\n/)
    const lines = `${result.stdout}${result.stderr}`
      .split('\n')
      .filter((line) => /(warning|error) INFX/.test(line))
    expect(lines.length).toBeGreaterThan(0)
    expect(new Set(lines).size).toBe(lines.length)
    expect(result.stdout).not.toContain('INFX')
  })

  it('asks for a repository that is there, and for one directory', async () => {
    expect((await ingest(inRepository('whole'), '--repo', 'missing')).stderr).toMatch(
      /INFX308 {2}repo: there is no /,
    )
    const two = await ingest(inRepository('whole'), '--out', 'other')
    expect(two.code).toBe(2)
    expect(two.stderr).toMatch(/INFX300 {2}out: expected one directory, got .*whole and .*other/)
  })

  it('of a sweep for a database server asks for its URL, which is not kept', async () => {
    const out = copy('server')
    const path = join(out, 'run.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace('"in-out"', '"server"'))
    for (const result of [await ingest(out), await resume(out)]) {
      expect(result.code).toBe(1)
      expect(result.stderr).toMatch(/INFX301 .*in a database server\n {4}give --database again/)
    }
  })
})

describe('run.json', () => {
  it('holds no URL of a database server', async () => {
    const url = 'postgres://me:secret@127.0.0.1:1/none'
    const args = [
      'sweep',
      '--keys',
      fixedKey,
      '--points',
      'kind=benchmark',
      '--database',
      url,
      '--out',
      'secret',
    ]
    expect((await self.run(args, { cwd: repository.dir })).code).toBe(3)
    const stored = readFileSync(inRepository('secret/run.json'), 'utf8')
    expect(stored).not.toContain('secret@')
    expect(JSON.parse(stored)).toMatchObject({ database: 'server' })
  })
})
