/** `infx generate` as a command. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadYaml } from '../../src/yaml.ts'
import { type Self, buildSelf } from '../self.ts'
import { agenticKey, disaggKey, makeRepository, removeRepository, replaced } from '../sweep/repository.ts'

let infx: Self
beforeAll(async () => {
  infx = await buildSelf()
})
afterAll(() => infx.remove())

test('prints the resolved recipe of every point, as YAML and as the same JSON', async () => {
  const repository = makeRepository()
  const keys = ['--keys', `${agenticKey},${disaggKey}`]
  const yaml = await infx.run(['generate', ...keys], { cwd: repository.dir })
  const json = await infx.run(['generate', ...keys, '--json'], { cwd: repository.dir })
  removeRepository(repository)
  expect([yaml.code, json.code]).toEqual([0, 0])
  const points = JSON.parse(json.stdout) as readonly Record<string, unknown>[]
  const bound = points.find(({ key }) => key === disaggKey)
  expect(bound).toMatchObject({
    recipe: 'recipes/tiny-disagg.yaml:override_c8',
    acceptance: { curve: 'tiny_mtp.yaml', numSpecTokens: 3, acceptanceLength: 2.46 },
    resolved: { name: 'tiny-c8', resources: { prefill_workers: 1 } },
  })
  expect(points.find(({ key }) => key === agenticKey)).toMatchObject({ recipe: null })
  const documents = yaml.stdout.split(/^---\n/m).slice(1)
  expect(documents.map((text) => loadYaml(text, 'x.yaml').value)).toEqual(points)
})

test('a recipe that disagrees is said on the line that names it', async () => {
  const path = 'recipes/tiny-disagg.yaml'
  const repository = makeRepository({ [path]: replaced(path, 'prefill_workers: 1', 'prefill_workers: 2') })
  const { code, stderr } = await infx.run(['generate', '--keys', disaggKey], { cwd: repository.dir })
  removeRepository(repository)
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /configs\/test-master\.yaml:\d+:\d+ {2}warning INFX110 {2}recipe "recipes\/tiny-disagg\.yaml:override_c8": prefill num-worker 1 → 2/,
  )
  expect(stderr).toContain('error INFX115')
})

test('nothing asked for is an answer, not everything', async () => {
  const repository = makeRepository()
  const { code, stdout, stderr } = await infx.run(['generate'], { cwd: repository.dir })
  removeRepository(repository)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain('INFX301')
})
