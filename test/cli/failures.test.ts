/** `infx failures` over the folders of real sweeps. */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FailureStatistics } from '../../src/core/failures/statistics.ts'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import { fixedKey, makeRepository, removeRepository } from '../sweep/repository.ts'
import type { TemporaryRepository } from '../temporary-repository.ts'

let self: Self
let repository: TemporaryRepository
let failed: CommandResult
const infx = (...args: readonly string[]): Promise<CommandResult> => self.run(args, { cwd: repository.dir })
const statistics = async (...folders: readonly string[]): Promise<FailureStatistics> =>
  JSON.parse((await infx('failures', ...folders, '--json')).stdout) as FailureStatistics

beforeAll(async () => {
  self = await buildSelf()
  repository = makeRepository()
  const faults = join(repository.dir, 'faults.json')
  writeFileSync(faults, JSON.stringify([{ faults: { dieAfterSeconds: 0.2 } }]))
  const args = ['sweep', '--keys', fixedKey, '--points', 'kind=benchmark']
  failed = await self.run([...args, '--out', 'bad'], {
    cwd: repository.dir,
    env: { INFX_SIM_FAULTS: faults },
  })
  await infx(...args, '--out', 'good')
})
afterAll(() => {
  self.remove()
  removeRepository(repository)
})

describe('infx failures', () => {
  it('knows where an attempt ran and why it failed', async () => {
    expect(failed.code, failed.stderr).toBe(1)
    const { failures, nodes, causes } = await statistics('bad')
    expect(failures).toBe(1)
    expect(causes).toMatchObject([{ failures: 1, nodes: [hostname()] }])
    expect(nodes).toMatchObject([{ node: hostname(), attempts: 1, failures: 1 }])
  })

  it('counts what went well, too, and several folders together', async () => {
    expect(await statistics('good')).toMatchObject({ attempts: 1, failures: 0 })
    expect(await statistics('good', 'bad')).toMatchObject({ attempts: 2, failures: 1 })
  })

  it('reads the failure from an artifact alone, with its node', async () => {
    const artifacts = join(repository.dir, 'bad/artifacts')
    expect(readdirSync(artifacts).some((name) => name.startsWith('failed_'))).toBe(true)
    expect(await statistics('bad/artifacts')).toMatchObject({ attempts: 1, nodes: [{ node: hostname() }] })
  })

  it('tells people in lines', async () => {
    const { code, stdout } = await infx('failures', 'bad')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^1 failure in 1 attempt\n/)
    expect(stdout).toContain(hostname())
  })

  it('names a damaged file and counts the rest', async () => {
    const [dir = ''] = readdirSync(join(repository.dir, 'good/points'))
    const path = join(repository.dir, 'good/points', dir, 'a1/attempt.json')
    expect(existsSync(path)).toBe(true)
    const before = readFileSync(path, 'utf8')
    writeFileSync(path, before.slice(0, 20))
    const { code, stdout, stderr } = await infx('failures', 'good', 'bad')
    writeFileSync(path, before)
    expect(code).toBe(0)
    expect(stdout).toContain('1 failure in 1 attempt')
    expect(stderr).toContain(path)
  })

  it('refuses a folder that is not there', async () => {
    rmSync(join(repository.dir, 'nothing'), { recursive: true, force: true })
    expect(await infx('failures', 'nothing')).toMatchObject({ code: 1, stdout: '' })
  })
})
