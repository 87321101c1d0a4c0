/** The same through the command: each file of a repository in turn is hostile, and `infx check` says so and ends. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import { makeRepository, removeRepository } from '../sweep/repository.ts'

let infx: Self
beforeAll(async () => {
  infx = await buildSelf()
})
afterAll(() => infx.remove())

async function check(
  files: Readonly<Record<string, string | Uint8Array>>,
  args: readonly string[],
): Promise<CommandResult> {
  const repository = makeRepository()
  repository.git('init', '--quiet', '--initial-branch=main', '.')
  repository.commit('base')
  for (const [path, content] of Object.entries(files)) repository.write(path, content)
  const result = await infx.run(['check', ...args], {
    cwd: repository.dir,
    env: { GITHUB_ACTIONS: '', NODE_OPTIONS: '--max-old-space-size=1024' },
  })
  removeRepository(repository)
  return result
}

const bomb = `a0: &a0 [x, x]\n${Array.from({ length: 40 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}, *a${n}]\n`).join('')}`
const mib = 1024 * 1024

const paths = [
  'infx.config.yaml',
  'configs/test-master.yaml',
  'configs/runners.yaml',
  'perf-changelog.yaml',
  'changelog.d/new.yaml',
  'recipes/tiny-disagg.yaml',
  'golden_al_distribution/tiny_mtp.yaml',
]

describe.each(paths)('%s', (path) => {
  test.each([
    ['an alias bomb', bomb, 'INFX016'],
    ['an open list', 'a: [1, 2\n', 'INFX010'],
    ['bytes that are no UTF-8', new Uint8Array([0x61, 0x3a, 0x20, 0xff, 0x0a]), 'INFX325'],
    ['65 MB', new Uint8Array(65 * mib).fill(0x61), 'INFX325'],
  ])('%s', async (_what, content, code) => {
    // A recipe is read when a point binds it. Simulated, as this repository is, it may be missing, but not wrong.
    const isRecipe = path.startsWith('recipes/')
    const args = isRecipe ? ['--keys', '*'] : ['--base', 'main']
    const { code: exit, stderr } = await check({ [path]: content }, args)
    const isMissing = isRecipe && code === 'INFX325'
    expect(exit).toBe(isMissing ? 0 : 1)
    expect(stderr).toContain(isMissing ? 'INFX100' : code)
    expect(stderr).not.toContain('INFX310')
    expect(stderr.length).toBeLessThan(20_000)
  })
})
