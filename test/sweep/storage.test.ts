/** Storage that refuses: a full disk, a limit on file sizes, a database in other hands. What is finished stays. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Sweep } from '../../src/core/results/sweep.ts'
import { openDatabase } from '../../src/store/open.ts'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import type { TemporaryRepository } from '../temporary-repository.ts'
import { agenticKey, fixedKey, makeRepository, removeRepository } from './repository.ts'

// Whole processes on a busy machine: a limit against hanging, not a statement about speed.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

let self: Self
let repository: TemporaryRepository
beforeAll(async () => {
  self = await buildSelf()
  repository = makeRepository()
})
afterAll(() => {
  self.remove()
  removeRepository(repository)
})

type Command = readonly [program: string, ...args: readonly string[]]
const mountWays: readonly Command[] = [
  ['unshare', '-m'],
  ['unshare', '-rm'],
]

/** How this user may mount a small disk that nobody else sees: as root, or as root of an own user namespace. */
const ownMounts = mountWays.find(([program, ...args]) => {
  try {
    execFileSync(program, [...args, 'sh', '-c', 'mount -t tmpfs -o size=1m none /mnt'], { stdio: 'ignore' })
    return true
  } catch {
    // Not allowed, or no such program: the next way.
    return false
  }
})

const noMounts = ownMounts ? '' : ' (left out: this user may not mount a disk)'

/** A shell script in the repository, below `within` when given; `$INFX` starts the product. */
function shell(within: Command | undefined, script: string): Promise<CommandResult> {
  const [program, ...args]: Command = within ? [...within, 'sh', '-c', script] : ['sh', '-c', script]
  const child = spawn(program, args, {
    cwd: repository.dir,
    env: { ...process.env, INFX: `${process.execPath} ${self.script}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()))
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })))
}

const args = `--keys ${fixedKey},${agenticKey} --points kind=benchmark --parallel-points 1`

describe('a disk that fills up', () => {
  it.skipIf(!ownMounts)(
    `stops the sweep as infrastructure, keeps what is finished, and --resume goes on when there is room${noMounts}`,
    async () => {
      mkdirSync(join(repository.dir, 'disk'))
      const result = await shell(
        ownMounts,
        `mount -t tmpfs -o size=160m none disk || exit 90
         (until ls disk/out/results/*.json >/dev/null 2>&1; do sleep 0.02; done; dd if=/dev/zero of=disk/filler bs=64k 2>/dev/null) &
         $INFX sweep ${args} --out disk/out; first=$?
         wait; mkdir kept; cp -r disk/out/results disk/out/points kept/
         rm disk/filler
         $INFX sweep ${args} --out disk/out --resume >resumed 2>&1; second=$?
         cp -r disk/out resumed-out
         echo "$first $second"`,
      )
      expect(
        result.stdout.trim().split('\n').at(-1),
        result.stderr + readFileSync(join(repository.dir, 'resumed'), 'utf8'),
      ).toBe('3 0')
      expect(result.stderr).toMatch(/error INFX(305|230|201) .*(disk is full|ENOSPC)/)
      expect(result.stderr).not.toContain('INFX310')
      const kept = readdirSync(join(repository.dir, 'kept/results')).filter((name) => name.endsWith('.json'))
      expect(kept).toHaveLength(1)
      expect(
        () =>
          JSON.parse(readFileSync(join(repository.dir, 'kept/results', kept[0] ?? ''), 'utf8')) as unknown,
      ).not.toThrow()
      const sweep = JSON.parse(readFileSync(join(repository.dir, 'resumed-out/sweep.json'), 'utf8')) as Sweep
      expect(sweep.totals).toMatchObject({ expected: 3, valid: 3 })
      expect(readFileSync(join(repository.dir, 'resumed'), 'utf8')).toMatch(
        /^2 points to run, 1 kept from before/m,
      )
    },
  )
})

describe('a disk too small for the database', () => {
  it.skipIf(!ownMounts)(`costs no result${noMounts}`, async () => {
    mkdirSync(join(repository.dir, 'small'))
    const result = await shell(
      ownMounts,
      `mount -t tmpfs -o size=8m none small || exit 90
         $INFX sweep --keys ${fixedKey} --points kind=benchmark --out small-out --database pglite:small/db`,
    )
    expect(result.code, result.stderr).toBe(3)
    expect(result.stderr).toMatch(
      /error INFX274 {2}writing to pglite:.*small\/db failed: ENOSPC\n {4}make room/,
    )
    expect(result.stdout).toContain('✓ 1 of 1 benchmark point valid')
    expect(existsSync(join(repository.dir, 'small-out/report.html'))).toBe(true)
  })
})

describe('a limit on the size of files', () => {
  it('is told as what it is', async () => {
    // 2 blocks of 512 bytes: not even the options of the sweep can be written down.
    const result = await shell(undefined, `ulimit -f 2; exec $INFX sweep ${args} --out limited`)
    expect(result.code, result.stderr).toBe(3)
    expect(result.stderr).toMatch(/error INFX(230|305) .*EFBIG|error INFX305 .*larger than allowed/)
    expect(readdirSync(join(repository.dir, 'limited')).sort()).toEqual(['.gitignore', 'results'])
  })
})

describe('a folder that may not be written', () => {
  it('is refused before anything runs', async () => {
    writeFileSync(join(repository.dir, 'a-file'), '')
    const result = await self.run(['sweep', ...args.split(' '), '--out', 'a-file/out'], {
      cwd: repository.dir,
    })
    expect(result.code).toBe(3)
    expect(result.stderr).toMatch(/error INFX305 {2}cannot create .*a-file\/out/)
  })
})

describe('a database that another process holds', () => {
  it('costs no result: the sweep is reported, and ingested later', async () => {
    const url = `pglite:${join(repository.dir, 'held-db')}`
    const held = await openDatabase(url)
    const command = [
      'sweep',
      '--keys',
      fixedKey,
      '--points',
      'kind=benchmark',
      '--out',
      'held',
      '--database',
      url,
    ]
    const swept = await self.run(command, { cwd: repository.dir }).finally(() => held.close())
    expect(swept.code).toBe(3)
    expect(swept.stderr).toMatch(
      new RegExp(`error INFX270 {2}database .*held-db locked by process ${process.pid} `),
    )
    expect(swept.stdout).toContain('✓ 1 of 1 benchmark point valid')
    expect(existsSync(join(repository.dir, 'held/report.html'))).toBe(true)
    expect(existsSync(join(repository.dir, 'held/ingest.json'))).toBe(false)
    const later = await self.run(['ingest', '--out', 'held', '--database', url, '--json'], {
      cwd: repository.dir,
    })
    expect(later.code, later.stderr).toBe(0)
    expect(JSON.parse(later.stdout)).toMatchObject({ categories: { benchmark: { new: 1 } } })
  })

  it('is not there: the way to store the rows later is said, and none is said to be stored', async () => {
    const out = 'away'
    const result = await self.run(
      ['sweep', ...args.split(' '), '--out', out, '--database', 'postgres://infx@127.0.0.1:1/infx'],
      { cwd: repository.dir },
    )
    expect(result.code).toBe(3)
    expect(result.stderr).toMatch(/error INFX271 .*\n {4}every result is kept: infx ingest/)
    expect(result.stdout).toContain(`report    ${out}/report.html`)
    expect(result.stdout).not.toContain('database  ')
  })

  it('is named badly: refused before any GPU-hour is spent', async () => {
    const swept = await self.run(
      ['sweep', '--keys', fixedKey, '--database', 'sqlite:x', '--out', 'bad-url'],
      { cwd: repository.dir },
    )
    expect(swept.code).toBe(2)
    expect(swept.stderr).toContain(
      'error INFX300  database: expected pglite:DIR or postgres://…, got "sqlite:x"',
    )
    expect(existsSync(join(repository.dir, 'bad-url'))).toBe(false)
  })
})
