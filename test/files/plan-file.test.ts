import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Plan } from '../../src/core/plan/plan.ts'
import { ProblemError } from '../../src/core/problem.ts'
import { readPlanFile, writePlanFile } from '../../src/files/plan-file.ts'
import { agenticYaml, planned } from '../core/plan/sweep-fixture.ts'
import { temporaryFolder } from '../temporary-repository.ts'

const digest = 'a'.repeat(64)
const withRecipes = (): Plan => {
  const plan = planned(agenticYaml)
  const recipe = { path: 'recipes/a.yaml', digest, resolved: { name: 'a', list: [1, 2] } }
  return { ...plan, points: plan.points.map((point, index) => (index < 2 ? { ...point, recipe } : point)) }
}
const codes = (error: unknown): readonly string[] =>
  error instanceof ProblemError ? error.problems.map(({ code }) => code) : [String(error)]

test('a recipe that two points are bound to is written once, and each reads it back', async () => {
  const path = join(temporaryFolder(), 'plan.json')
  const plan = withRecipes()
  await writePlanFile(path, plan)
  expect(readFileSync(path, 'utf8').split('"name": "a"')).toHaveLength(2)
  expect(await readPlanFile(path)).toEqual(JSON.parse(JSON.stringify(plan)))
})

test('a plan whose points are bound to a recipe that it lacks is refused', async () => {
  const path = join(temporaryFolder(), 'plan.json')
  await writePlanFile(path, withRecipes())
  const broken = readFileSync(path, 'utf8').replace(`"${digest}": {`, `"${'b'.repeat(64)}": {`)
  writeFileSync(path, broken)
  expect(await readPlanFile(path).catch(codes)).toEqual(['INFX308'])
})
