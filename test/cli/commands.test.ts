/** `infx check`, `plan`, `explain`, and words that are none of ours. */
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Plan } from '../../src/core/plan/plan.ts'
import type { Problem } from '../../src/core/problem.ts'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import {
  type ChangedRepository,
  agenticKey,
  disaggKey,
  fixedKey,
  makeChangedRepository,
  makeRepository,
  removeRepository,
  replaced,
} from '../sweep/repository.ts'
import type { TemporaryRepository } from '../temporary-repository.ts'

let self: Self
let repository: ChangedRepository
const infx = (...args: readonly string[]): Promise<CommandResult> => self.run(args, { cwd: repository.dir })

beforeAll(async () => {
  self = await buildSelf()
  repository = makeChangedRepository()
})
afterAll(() => {
  self.remove()
  removeRepository(repository)
})

describe('infx check', () => {
  it('says how many points a right repository plans', async () => {
    expect(await infx('check', '--base', repository.base)).toMatchObject({
      code: 0,
      stdout: 'ok: 7 points\n',
      stderr: '',
    })
  })

  it('says when it looked at the newest entry only', async () => {
    const { stdout } = await infx('check')
    expect(stdout).toMatch(/^ok: \d+ points of the newest changelog entry \(--keys '\*' checks every key\)/)
  })

  it('prints an empty list of findings as JSON', async () => {
    expect(await infx('check', '--keys', fixedKey, '--json')).toMatchObject({ code: 0, stdout: '[]\n' })
  })
})

describe('a site file on the command line', () => {
  const onSite = (verb: string, ...args: readonly string[]): Promise<CommandResult> =>
    infx(verb, '--keys', disaggKey, '--no-simulate', ...args)

  it.each(['check', 'plan'])('tells infx %s what the machines cannot run', async (verb) => {
    writeFileSync(join(repository.dir, 'here.yaml'), 'launcher: process\n')
    const { code, stderr } = await onSite(verb, '--site', 'here.yaml')
    expect(code).toBe(1)
    expect(stderr).toMatch(/error INFX197 .*it needs \d nodes, and the launcher process has this host only/)
  })

  it.each(['check', 'plan'])('has to be there for infx %s', async (verb) => {
    const { code, stderr } = await onSite(verb, '--site', 'absent.yaml')
    expect(code).toBe(1)
    expect(stderr).toContain('INFX193')
  })
})

describe('many findings of one code', () => {
  let noisy: TemporaryRepository
  beforeAll(() => {
    const master = 'configs/test-master.yaml'
    const line = '- { tp: 4, conc-list: [2] }'
    const listed = '- { tp: 4, conc-list: [1, 2, 3, 4, 5, 6, 7, 8] }'
    const twice = `${listed}\n          ${listed}`
    noisy = makeRepository({ [master]: replaced(master, line, twice) })
  })
  afterAll(() => removeRepository(noisy))

  it.each(['plan', 'check'])('are a few lines of infx %s, and all of them with --all', async (verb) => {
    const args = [verb, '--keys', fixedKey, '--points', 'kind=benchmark']
    const few = await self.run(args, { cwd: noisy.dir })
    expect(few.code).toBe(0)
    expect(few.stderr.match(/notice INFX083/g)).toHaveLength(3)
    expect(few.stderr).toContain('and 7 more of INFX083; --json or --all prints them\n')
    const all = await self.run([...args, '--all'], { cwd: noisy.dir })
    expect(all.stderr.match(/notice INFX083/g)).toHaveLength(10)
    expect(all.stderr).not.toContain('more of')
  })

  it('are whole in JSON', async () => {
    const args = ['--keys', fixedKey, '--points', 'kind=benchmark', '--json']
    const codes = (problems: readonly Problem[]) => problems.filter(({ code }) => code === 'INFX083')
    const checked = await self.run(['check', ...args], { cwd: noisy.dir })
    expect(codes(JSON.parse(checked.stdout) as readonly Problem[])).toHaveLength(10)
    const planned = await self.run(['plan', ...args], { cwd: noisy.dir })
    expect(codes((JSON.parse(planned.stdout) as Plan).problems)).toHaveLength(10)
  })
})

describe('a reader that goes away', () => {
  it('ends the command quietly', () => {
    const words = `"${process.execPath}" "${self.script}" plan --keys 'tiny-*' --json`
    const { stdout, stderr } = spawnSync('bash', ['-c', `${words} | head -c 1; echo " \${PIPESTATUS[0]}"`], {
      cwd: repository.dir,
      encoding: 'utf8',
    })
    expect(stdout).toBe('{ 0\n')
    expect(stderr).not.toContain('EPIPE')
  })
})

describe.skipIf(!existsSync('/dev/full'))('a full disk behind standard output', () => {
  it('is infrastructure, said in one line', () => {
    const words = `"${process.execPath}" "${self.script}" plan --keys 'tiny-*' --json`
    const { status, stderr } = spawnSync('bash', ['-c', `${words} > /dev/full`], {
      cwd: repository.dir,
      encoding: 'utf8',
    })
    expect(stderr).toMatch(/^error INFX305 {2}standard output cannot be written \(ENOSPC\)/m)
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(status).toBe(3)
  })
})

describe('infx plan', () => {
  it('shows keys, points and why', async () => {
    const { code, stdout } = await infx('plan', '--base', repository.base, '--head', repository.head)
    expect(code).toBe(0)
    for (const word of [agenticKey, disaggKey, fixedKey, 'canary']) expect(stdout).toContain(word)
  })

  it('prints plan.json, the same for the same input', async () => {
    const args = ['plan', '--base', repository.base, '--head', repository.head, '--json']
    const [first, second] = await Promise.all([infx(...args), infx(...args)])
    const plan = JSON.parse(first.stdout) as Plan
    expect(plan).toMatchObject({ schema: 'plan.v1', totals: { benchmarkPoints: 4, evalPoints: 3 } })
    expect((JSON.parse(second.stdout) as Plan).digest).toBe(plan.digest)
  })

  it('narrows by filter and by label', async () => {
    const points = async (...args: readonly string[]): Promise<readonly string[]> => {
      const { stdout } = await infx('plan', '--keys', 'tiny-*', ...args, '--json')
      return (JSON.parse(stdout) as Plan).points.map(({ kind, conc }) => `${kind} ${conc}`).sort()
    }
    expect(await points('--points', 'conc=1|2,kind=benchmark')).toEqual(['benchmark 1', 'benchmark 2'])
    expect(await points('--labels', 'evals-only')).toEqual(['eval 2', 'eval 4', 'eval 8'])
    // Single-node agentic: without the label only the highest concurrency is evaluated.
    expect(await points('--labels', 'all-evals', '--points', 'kind=eval')).toEqual([
      'eval 1',
      'eval 2',
      'eval 4',
      'eval 8',
    ])
  })
})

describe('a plan of nothing', () => {
  it('says why, and no time limit of no leg', async () => {
    const empty = makeRepository({ 'perf-changelog.yaml': '' })
    const { code, stdout } = await self.run(['plan'], { cwd: empty.dir })
    expect(code).toBe(0)
    expect(stdout).toContain('0 points will run, 0 evals · about 0 GPU-h\n')
    const checked = await self.run(['check'], { cwd: empty.dir })
    expect(checked.stderr).toContain(
      'no point is selected: the changelog has no entry, and no base says what changed',
    )
    expect(checked.stderr).toContain('or name keys with --keys')
    removeRepository(empty)
  })
})

describe('infx explain', () => {
  it('tells cause and remedy of a code', async () => {
    const { code, stdout } = await infx('explain', 'infx321')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^INFX321 · error · infra\n/)
    expect(stdout).toContain('fetch-depth: 0')
  })

  it.each(['12', 'INFX12', 'infx-012'])('understands %s', async (code) => {
    expect((await infx('explain', code)).stdout).toMatch(/^INFX012 · error · user\n/)
  })

  it('says what to do about an unknown field', async () => {
    expect((await infx('explain', '12')).stdout).toContain('Correct the name or take the field out')
  })

  it('of no code at all says how they look', async () => {
    const { code, stderr } = await infx('explain', 'foo')
    expect([code, stderr]).toEqual([2, expect.stringContaining('codes look like INFX012')])
  })

  it('of an unknown code ends with 2', async () => {
    expect(await infx('explain', 'INFX9')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/error INFX307/) as string,
    })
  })
})

describe('words that are none of ours', () => {
  it.each([
    [['sweep', '--kes', 'x'], "unknown option '--kes'", 'Did you mean --keys?'],
    [['swep'], "unknown command 'swep'", 'Did you mean sweep?'],
  ])('%j ends with 2 and a suggestion', async (args, message, suggestion) => {
    const { code, stdout, stderr } = await infx(...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(message)
    expect(stderr).toContain(suggestion)
  })

  it('help lists every option of a sweep, and ends with 0', async () => {
    const { code, stdout } = await infx('sweep', '--help')
    expect(code).toBe(0)
    for (const option of ['--keys', '--points', '--base', '--resume', '--json', '--out', '--duration'])
      expect(stdout).toContain(option)
  })
})
