import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deepMerge } from '../../../src/core/recipe/merge.ts'
import type { RecipeMapping } from '../../../src/core/recipe/merge.ts'
import { parseRecipe, resolveRecipe } from '../../../src/core/recipe/recipe.ts'

const resolve = (text: string, selector?: string): ReturnType<typeof resolveRecipe> =>
  resolveRecipe({ path: 'recipes/x.yaml', text }, selector)
const selectors = (text: string, selector?: string): readonly (string | undefined)[] =>
  resolve(text, selector).variants.map((variant) => variant.selector)
const codes = (text: string, selector?: string): readonly string[] =>
  resolve(text, selector).problems.map((item) => item.code)

const file = `
schema: 3
base:
  name: job
  resources: { nodes: 1, workers: 2 }
  flags: { tp: 4, list: [1, 2], gone: x }
override_b:
  flags: { tp: 8, list: [9], gone: null, new: { deep: true } }
override_a:
  name: own
zip_override_sweep:
  flags: { tp: [1, 2, 4], dp: [7], fixed: yes please }
  concs: [[1], [2, 3], [4]]
zip_override_named:
  name: [first, second]
  flags: { gone: [null, kept] }
`

describe('override files', () => {
  test('without a selector: every override by name, then the zip groups; the base is not among them', () => {
    expect(selectors(file)).toEqual([
      ...['override_a', 'override_b'],
      ...['zip_override_named[0]', 'zip_override_named[1]'],
      ...['zip_override_sweep[0]', 'zip_override_sweep[1]', 'zip_override_sweep[2]'],
    ])
  })

  test('mappings merge, lists and scalars replace, null deletes, the name gets the suffix', () => {
    expect(resolve(file, 'override_b').variants[0]?.resolved).toEqual({
      schema: 3,
      name: 'job_b',
      resources: { nodes: 1, workers: 2 },
      flags: { tp: 8, list: [9], new: { deep: true } },
    })
  })

  test('a name in the override stays', () => {
    expect(resolve(file, 'override_a').variants[0]?.resolved['name']).toBe('own')
  })

  test('zip: lists are dimensions, lists of one and scalars repeat, lists of lists are lists', () => {
    const resolved = resolve(file, 'zip_override_sweep').variants.map((variant) => variant.resolved)
    expect(resolved.map(({ name, concs }) => [name, concs])).toEqual([
      ['job_sweep_0', [1]],
      ['job_sweep_1', [2, 3]],
      ['job_sweep_2', [4]],
    ])
    expect(resolved[2]?.['flags']).toEqual({ tp: 4, dp: 7, list: [1, 2], gone: 'x', fixed: 'yes please' })
  })

  test('zip: a list of names names the variants, a null element deletes', () => {
    const [first, second] = resolve(file, 'zip_override_named').variants.map((variant) => variant.resolved)
    expect([first?.['name'], second?.['name']]).toEqual(['first', 'second'])
    expect([first?.['flags'], second?.['flags']]).toEqual([
      { tp: 4, list: [1, 2] },
      { tp: 4, list: [1, 2], gone: 'kept' },
    ])
  })

  test('selectors: base, one index, one group, patterns over section names', () => {
    expect(resolve(file, 'base').variants[0]?.resolved['name']).toBe('job')
    expect(selectors(file, 'zip_override_sweep[2]')).toEqual(['zip_override_sweep[2]'])
    expect(selectors(file, 'override_?')).toEqual(['override_a', 'override_b'])
    expect(selectors(file, '*named')).toEqual(['zip_override_named[0]', 'zip_override_named[1]'])
  })

  test.each(['override_c', 'zip_override_sweep[3]', 'zip_override_swep[0]', '*nothing*', 'override_', 'bas'])(
    'selector "%s" names nothing, and says what there is',
    (selector) => {
      const { variants, problems } = resolve(file, selector)
      expect(variants).toEqual([])
      expect(problems).toMatchObject([{ code: 'INFX101', severity: 'error' }])
      expect(problems[0]?.hint).toMatch(/did you mean|there are: base, override_a/)
    },
  )

  test('zip sections that cannot be zipped', () => {
    const zip = (body: string): string => `base: { name: x }\nzip_override_z: ${body}\n`
    expect(codes(zip('{ a: 1 }'))).toEqual(['INFX103'])
    expect(codes(zip('{ a: [] }'))).toEqual(['INFX103'])
    const uneven = resolve(zip('{ a: [1, 2], b: { c: [1, 2, 3] }, d: [1] }'))
    expect(uneven.problems[0]?.message).toContain('2 (a), 3 (b.c)')
    expect(uneven.problems[0]?.at?.line).toBe(2)
    expect(selectors(zip('{ a: [1], b: [2] }'))).toEqual(['zip_override_z[0]'])
  })

  test('what srt-slurm would ignore is an error', () => {
    expect(codes('base: { name: x }\noverides_a: {}\n')).toEqual(['INFX102'])
    expect(codes('base: { name: x }\noverride_a: 3\n')).toEqual(['INFX102'])
    expect(codes('base: 3\n')).toEqual(['INFX102'])
    expect(codes('name: x\noverride_a: {}\n')).toEqual(['INFX102'])
    expect(codes('- 1\n')).toEqual(['INFX102'])
  })
})

test('a plain recipe is its own only variant and takes no selector', () => {
  expect(resolve('name: x\n').variants).toEqual([{ resolved: { name: 'x' } }])
  expect(codes('name: x\n', 'base')).toEqual(['INFX101'])
})

test('a key __proto__ stays a key', () => {
  const { recipe } = parseRecipe({
    path: 'x',
    text: 'base: { a: { b: 1 } }\noverride_o: { a: { __proto__: { c: 2 } } }\n',
  })
  const merged = recipe?.variants[0]?.resolved['a']
  expect(Object.keys(merged ?? {})).toEqual(['b', '__proto__'])
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
})

describe('deep merge', () => {
  const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.array(fc.integer(), { maxLength: 3 }))
  const { mapping } = fc.letrec<{ mapping: RecipeMapping; value: unknown }>((tie) => ({
    mapping: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
    value: fc.oneof({ depthSize: 'small' }, leaf, tie('mapping')),
  }))

  test('nothing over a base changes nothing; a base over itself neither', () => {
    fc.assert(
      fc.property(mapping, (base) => {
        expect(deepMerge(base, {})).toEqual(base)
        expect(deepMerge(base, base)).toEqual(base)
      }),
    )
  })

  test('laying the same override over a result again changes nothing, and inputs stay as they are', () => {
    fc.assert(
      fc.property(mapping, mapping, (base, override) => {
        const before = structuredClone([base, override])
        const merged = deepMerge(base, override)
        expect(deepMerge(merged, override)).toEqual(merged)
        expect([base, override]).toEqual(before)
      }),
    )
  })
})
