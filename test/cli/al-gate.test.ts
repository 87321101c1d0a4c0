/** `infx al-gate` with real processes: the simulated engine drafts, the built-in client measures. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AlGateResult } from '../../src/core/acceptance/render-al-gate.ts'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import { agenticKey, disaggKey, fixedKey, makeRepository, removeRepository } from '../sweep/repository.ts'
import type { TemporaryRepository } from '../temporary-repository.ts'

let self: Self
let repository: TemporaryRepository
const infx = (...args: readonly string[]): Promise<CommandResult> => self.run(args, { cwd: repository.dir })
const gate = (...args: readonly string[]): Promise<CommandResult> =>
  infx(
    'al-gate',
    '--keys',
    agenticKey,
    '--points',
    'kind=benchmark',
    '--simulate',
    '--duration',
    '3',
    ...args,
  )

beforeAll(async () => {
  self = await buildSelf()
  repository = makeRepository()
})
afterAll(() => {
  self.remove()
  removeRepository(repository)
})

describe('infx al-gate', () => {
  it('passes drafts that accept what the golden curve says, and writes the verdict', async () => {
    const { code, stdout, stderr } = await gate('--tolerance', '0.1', '--out', 'good')
    expect(code, stderr + stdout).toBe(0)
    expect(stdout).toContain('1 of 1 acceptance lengths within tolerance · simulated engine')
    const { results } = JSON.parse(readFileSync(join(repository.dir, 'good/al-gate.json'), 'utf8')) as {
      readonly results: readonly AlGateResult[]
    }
    expect(results).toMatchObject([
      { simulated: true, target: { curve: 'tiny_mtp.yaml', numSpecTokens: 3 }, verdict: { golden: 2.46 } },
    ])
    // One lane stands for both concurrencies, and was run without injection.
    expect(results[0]?.covers).toHaveLength(2)
    const id = results[0]?.pointId ?? ''
    const config = join(repository.dir, 'good/al-gate/points', id, 'a1/sim-engine.json')
    expect(JSON.parse(readFileSync(config, 'utf8'))).toMatchObject({ evalMode: true })
    expect(existsSync(join(repository.dir, 'good/plan.json'))).toBe(false)
  })

  it('fails drafts that accept less', async () => {
    const { code, stdout, stderr } = await gate('--simulated-draft-acceptance', '0.3', '--json')
    expect(code, stderr).toBe(1)
    const [result] = JSON.parse(stdout) as readonly AlGateResult[]
    expect(result?.verdict.state).toBe('fail')
    // 1 + 0.3 + 0.09 + 0.027
    expect(result?.verdict.measured).toBeCloseTo(1.417, 0)
    expect(result?.verdict.because[0]).toMatch(/below the golden length; at most 2\.00 % is allowed/)
  })

  it('does not pass what was too short to tell', async () => {
    const { code, stdout } = await gate('--tolerance', '0.0001', '--json')
    expect(code).toBe(1)
    expect((JSON.parse(stdout) as readonly AlGateResult[])[0]?.verdict.state).toBe('inconclusive')
  })

  it('has a lane for each engine', async () => {
    const { stdout } = await infx(
      ...['al-gate', '--keys', `${agenticKey},${disaggKey}`, '--points', 'kind=benchmark'],
      ...['--simulate', '--duration', '1', '--tolerance', '0.5', '--json'],
    )
    const results = JSON.parse(stdout) as readonly AlGateResult[]
    expect(results.map(({ engine }) => engine)).toEqual(['sglang', 'dynamo-sglang'])
  })

  it('refuses keys that do not speculate, and a tolerance that is none', async () => {
    const nothing = await infx('al-gate', '--keys', fixedKey, '--simulate')
    expect(nothing).toMatchObject({ code: 1, stdout: '' })
    expect(nothing.stderr).toContain('INFX125')
    expect(await gate('--tolerance', '2')).toMatchObject({ code: 2 })
  })
})
