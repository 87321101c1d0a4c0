import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../src/core/canonical-json.ts'
import { planDigest } from '../../src/core/plan/plan-digest.ts'
import { pointIdOf } from '../../src/core/point-id.ts'
import type { Plan } from '../../src/core/plan/plan.ts'
import { ProblemError } from '../../src/core/problem.ts'
import { readPlanFile, writePlanFile } from '../../src/files/plan-file.ts'
import { agenticYaml, planned } from '../core/plan/sweep-fixture.ts'
import { temporaryFolder } from '../temporary-repository.ts'

const resolved = { name: 'a', list: [1, 2] }
const digest = hash('sha256', canonicalJson(resolved))
/** The plan of a small repository, with a recipe for two of its points: as planning would have made it. */
const withRecipes = (): Plan => {
  const plan = planned(agenticYaml)
  const recipe = { path: 'recipes/a.yaml', digest, resolved }
  const renamed = new Map<string, string>()
  const points = plan.points.map((point, index) => {
    if (index >= 2) return point
    const {
      id,
      seriesKey: _s,
      curveKey: _c,
      gpus: _g,
      nodes: _n,
      expName: _e,
      recipeFingerprint: _f,
      ...rest
    } = point
    const { runsOn: _r, timeoutMinutes: _t, title: _i, estimatedGpuHours: _h, because: _b, ...spec } = rest
    const bound = pointIdOf({ ...spec, recipe })
    renamed.set(id, bound)
    return { ...point, id: bound, recipe }
  })
  const { canary } = plan
  const chosen =
    canary.state === 'chosen' ? { ...canary, pointId: renamed.get(canary.pointId) ?? canary.pointId } : canary
  return { ...plan, points, canary: chosen, digest: planDigest({ points, canary: chosen }) }
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

test('members that a later version adds are passed over', async () => {
  const path = join(temporaryFolder(), 'plan.json')
  const plan = planned(agenticYaml)
  writeFileSync(path, JSON.stringify({ ...plan, later: 1, totals: { ...plan.totals, later: 1 } }))
  expect((await readPlanFile(path)).digest).toBe(plan.digest)
})

// Without a look at its kind, reading it waits for a writer that never comes.
test.skipIf(process.platform === 'win32')('a pipe in the place of a plan is refused', async () => {
  const path = join(temporaryFolder(), 'plan.json')
  execFileSync('mkfifo', [path])
  const error: unknown = await readPlanFile(path).catch((thrown: unknown) => thrown)
  expect(codes(error)).toEqual(['INFX308'])
  expect(String(error)).toContain('is no regular file')
})

test('a plan whose points are bound to a recipe that it lacks is refused', async () => {
  const path = join(temporaryFolder(), 'plan.json')
  await writePlanFile(path, withRecipes())
  const broken = readFileSync(path, 'utf8').replace(`"${digest}": {`, `"${'b'.repeat(64)}": {`)
  writeFileSync(path, broken)
  expect(await readPlanFile(path).catch(codes)).toEqual(['INFX308'])
})

describe('a plan that somebody changed is refused, whatever was changed', () => {
  type Json = ReturnType<typeof JSON.parse>
  const edited = async (edit: (plan: Json) => void): Promise<readonly string[]> => {
    const path = join(temporaryFolder(), 'plan.json')
    await writePlanFile(path, withRecipes())
    const plan = JSON.parse(readFileSync(path, 'utf8'))
    edit(plan)
    writeFileSync(path, JSON.stringify(plan))
    const error: unknown = await readPlanFile(path).catch((thrown: unknown) => thrown)
    return error instanceof ProblemError
      ? error.problems.map(({ code, message }) => `${code} ${message}`)
      : []
  }
  const again = (plan: Json): void => {
    plan.digest = planDigest(plan as Plan)
  }

  test.each<readonly [string, (plan: Json) => void, RegExp]>([
    ['points taken away', (plan) => (plan.points = []), /^INFX327 .*(canary|digest)/],
    [
      'a point twice',
      (plan) => (plan.points = [...plan.points, plan.points[0]]),
      /^INFX327 .*stands in it more than once/,
    ],
    ['a duration', (plan) => (plan.points[0].durationSeconds = 3), /^INFX327 .*its contents give the id/],
    ['a runner and nothing else', (plan) => (plan.points[0].runsOn = ['other']), /^INFX327 .*digest/],
    ['a negative limit', (plan) => (plan.points[0].timeoutMinutes = -1), /^INFX327 .*timeoutMinutes is -1/],
    [
      'a recipe',
      (plan) => (plan.recipes[Object.keys(plan.recipes)[0] ?? ''].name = 'b'),
      /^INFX327 .*recipe/,
    ],
    ['a curve', (plan) => (plan.points[0].curveKey = 'x'), /^INFX327 .*another curve/],
    ['the canary', (plan) => (plan.canary.pointId = 'x'), /^INFX327 .*canary "x"/],
    ['a topology', (plan) => delete plan.points[0].topology, /^INFX308 .*not a whole plan \(/],
  ])('%s', async (_, edit, expected) => {
    expect((await edited(edit))[0]).toMatch(expected)
  })

  const required = [
    'trigger',
    'decision',
    'changelog',
    'points',
    'canary',
    'shards',
    'keys',
    'totals',
    'problems',
    'digest',
  ]
  const ofPoint = [
    'id',
    'expName',
    'because',
    'runsOn',
    'title',
    'topology',
    'conc',
    'seriesKey',
    'specDecoding',
  ]

  test.each<readonly [string, (plan: Json) => void]>([
    ...required.map((name) => [name, (plan: Json) => Reflect.deleteProperty(plan, name)] as const),
    ...ofPoint.map(
      (name) => [`points[1].${name}`, (plan: Json) => Reflect.deleteProperty(plan.points[1], name)] as const,
    ),
    ['trigger.labels', (plan) => delete plan.trigger.labels],
    ['totals.longestLegMinutes', (plan) => delete plan.totals.longestLegMinutes],
  ])('without %s', async (place, edit) => {
    expect(await edited(edit)).toEqual([expect.stringMatching(/^INFX308 .* is not a whole plan \(/)])
    expect((await edited(edit))[0]).toContain(`(${place} is missing)`)
  })

  test.each<readonly [string, (plan: Json, value: unknown) => void]>([
    ...required
      .filter((name) => name !== 'digest')
      .map((name) => [name, (plan: Json, value: unknown) => (plan[name] = value)] as const),
    ['trigger.labels', (plan, value) => (plan.trigger.labels = value)],
    ['decision.action', (plan, value) => (plan.decision.action = value)],
    ['canary.because', (plan, value) => (plan.canary.because = value)],
    ['labelNotes', (plan, value) => (plan.labelNotes = value)],
    ['keys[0]', (plan, value) => (plan.keys = [value])],
    ['recipes', (plan, value) => (plan.recipes = value)],
    ['points[0]', (plan, value) => (plan.points[0] = value)],
    ['points[0].expName', (plan, value) => (plan.points[0].expName = value)],
    ['points[0].because', (plan, value) => (plan.points[0].because = value)],
    ['points[0].recipe', (plan, value) => (plan.points[0].recipe = value)],
  ])('%s of another kind', async (place, edit) => {
    for (const value of [5, null]) {
      const [found] = await edited((plan) => edit(plan, value))
      expect(found).toMatch(/^INFX308 .* is not a whole plan \(/)
      expect(found).toContain(`(${place} must be `)
    }
  })

  test('every fault at once, the first of many', async () => {
    const [found] = await edited((plan) => {
      plan.trigger = 5
      for (const point of plan.points) point.because = 5
    })
    expect(found).toMatch(
      /trigger must be a mapping, not 5; points\[0\]\.because must be a list, not 5; .* more\)$/,
    )
  })

  test.each(['../../evil-0123456789ab', '/etc/x', 'a/b', '', '.hidden', 7, null])(
    'an id that is none, with a digest that fits: %j',
    async (id) => {
      const found = await edited((plan) => {
        plan.points[0].id = id
        again(plan)
      })
      expect(found).toEqual([expect.stringContaining(`INFX327`)])
      expect(found[0]).toContain('is no id of a point')
    },
  )

  test('a number beyond every number, and a name that means something', async () => {
    const path = join(temporaryFolder(), 'plan.json')
    await writePlanFile(path, withRecipes())
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/"maxModelLen": \d+/, '"maxModelLen": 1e999'))
    expect(await readPlanFile(path).catch(codes)).toEqual(['INFX327'])
    writeFileSync(path, text.replace('"name": "a"', '"__proto__": {"polluted": true}, "name": "a"'))
    expect(await readPlanFile(path).catch(codes)).toEqual(['INFX327'])
  })
})
