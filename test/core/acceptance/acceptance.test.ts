import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadGoldenCurves } from '../../../src/core/acceptance/curves.ts'
import type { GoldenCurve } from '../../../src/core/acceptance/curves.ts'
import { acceptanceTarget } from '../../../src/core/acceptance/target.ts'
import type { TargetResult } from '../../../src/core/acceptance/target.ts'
import type { BoundRecipe, Point } from '../../../src/core/point.ts'
import { aPoint, aWorkerPool } from '../../builders.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

const load = (files: Readonly<Record<string, string>>): ReturnType<typeof loadGoldenCurves> =>
  loadGoldenCurves(Object.entries(files).map(([name, text]) => ({ path: `golden/${name}`, text })))

const lengths = '{ 1: 1.8, 2: 2.3, 3: 2.5, 5: 3.1, 7: 3.9 }'
const { curves } = load({
  'dsv4_mtp.yaml': `deepseek-v4-pro: { thinking_on: ${lengths}, thinking_off: { 3: 2.97 } }`,
  'dsv4-pro-0813-dspark.yaml': 'deepseek-v4-pro-0813: { thinking_on: { 5: 3.61 } }',
  'm3_eagle3.yaml': 'm3: { thinking_on: { 3: 2.83 } }',
  'm3_eagle3_gqa.yaml': 'm3: { thinking_on: { 3: 2.78 } }',
  'k3_dspark.yaml': 'k3: { thinking_on: { 7: 3.78 } }',
  'k3_dspark_probabilistic_sample_method_block_rejection_sample_method.yaml':
    'k3: { thinking_on: { 7: 3.84 } }',
})

const aRecipe = (backend: object): BoundRecipe => ({
  path: 'recipes/x.yaml',
  digest: '0'.repeat(64),
  resolved: { backend },
})
const vllm = (config: object): BoundRecipe =>
  aRecipe({ vllm_config: { decode: { 'speculative-config': JSON.stringify(config) } } })

const target = (
  spec: Partial<Point>,
  recipe?: BoundRecipe,
  strict = true,
  from: readonly GoldenCurve[] = curves,
): TargetResult => acceptanceTarget(aPoint({ specDecoding: 'mtp', ...spec }), recipe, from, strict)
const withSettings = (...settings: readonly string[]): Partial<Point> => ({
  topology: {
    shape: 'multi-node',
    prefill: aWorkerPool(),
    decode: aWorkerPool({ additionalSettings: settings }),
  },
})

describe('golden curve files', () => {
  test('modes, the bare mapping and the older list form', () => {
    const { curves: read, problems } = load({
      'a_mtp.yaml': 'key-a: { thinking_on: { 1: 1.9, 2: 2.73 }, thinking_off: { 1: 1.5 } }',
      'b_mtp.yaml': 'key-b: [{ 1: 1.9 }, { 2: 2.73 }]',
      'c_mtp.yaml': 'key-c: { 1: 1.9, 2: 2.73 }',
      'd_mtp.yaml': 'key-d: { thinking_on: [{ 1: 1.9 }, { 2: 2.73 }] }',
    })
    expect(problems).toEqual([])
    const on = new Map([
      [1, 1.9],
      [2, 2.73],
    ])
    expect(read.map((curve) => curve.lengths.on)).toEqual([on, on, on, on])
    expect(read[0]).toMatchObject({ file: 'a_mtp.yaml', model: 'a', method: 'mtp', modelKey: 'key-a' })
    expect(read[0]?.lengths.off).toEqual(new Map([[1, 1.5]]))
  })

  test('the file name gives model, method and variant', () => {
    expect(curves.map(({ model, method, variant }) => [model, method, variant])).toEqual([
      ['dsv4', 'mtp', undefined],
      ['dsv4-pro-0813', 'dspark', undefined],
      ['m3', 'eagle3', undefined],
      ['m3', 'eagle3', 'gqa'],
      ['k3', 'dspark', undefined],
      ['k3', 'dspark', 'probabilistic_sample_method_block_rejection_sample_method'],
    ])
  })

  test.each([
    ['a.yaml', 'k: { thinking_on: { 1: 1.5 } }', 'does not end in one of _mtp'],
    ['a_mtp.yaml', 'k: { thinking_on: { 1: 2.5 } }', '1 draft tokens accept between 1 and 2, not 2.5'],
    ['a_mtp.yaml', 'k: { thinking_on: { 1: 0.9 } }', 'not 0.9'],
    ['a_mtp.yaml', 'k: { thinking_on: { 1: .nan } }', 'not NaN'],
    ['a_mtp.yaml', 'k: { thinking_on: { 0: 1 } }', '"0" is no draft length'],
    ['a_mtp.yaml', 'k: { thinking: { 1: 1.5 } }', 'neither thinking_on nor thinking_off'],
    ['a_mtp.yaml', 'k: { thinking_on: {} }', 'there are no lengths'],
    ['a_mtp.yaml', 'k: 3', 'must be a mapping'],
    ['a_mtp.yaml', '', 'no model key'],
    ['a_mtp.yaml', 'k: [1]', 'an item of the list'],
  ])('%s with %s is refused as a whole', (name, text, message) => {
    const read = load({ [name]: text, 'good_mtp.yaml': 'g: { 1: 1.5 }' })
    expect(read.curves.map((curve) => curve.file)).toEqual(['good_mtp.yaml'])
    expect(read.problems.map((item) => item.message).join()).toContain(message)
    expect(read.problems[0]?.at?.file).toBe(`golden/${name}`)
  })
})

describe('targets', () => {
  test('the recipe gives method and draft length; thinking is on', () => {
    const recipe = aRecipe({
      sglang_config: { decode: { 'speculative-algorithm': 'EAGLE', 'speculative-num-steps': 2 } },
    })
    expect(target({}, recipe)).toEqual({
      target: {
        curve: 'dsv4_mtp.yaml',
        modelKey: 'deepseek-v4-pro',
        thinking: 'on',
        numSpecTokens: 2,
        acceptanceLength: 2.3,
      },
      problems: [],
    })
  })

  test('none without speculation, in evaluations, and for fixed sequences that draft for real', () => {
    expect(target({ specDecoding: 'none' })).toEqual({ problems: [] })
    expect(target({ kind: 'eval' })).toEqual({ problems: [] })
    expect(target({ scenario: 'fixed-seq-len' })).toEqual({ problems: [] })
  })

  test('fixed sequences get one when they ask for it, and when there is only a simulator', () => {
    const asked = { scenario: 'fixed-seq-len' as const, ...withSettings('SYNTHETIC_ACCEPTANCE=true') }
    expect(target(asked).target?.acceptanceLength).toBe(2.5)
    expect(target({ scenario: 'fixed-seq-len' }, undefined, false).target?.acceptanceLength).toBe(2.5)
  })

  test.each([
    ['the settings', withSettings('DECODE_MTP_SIZE=1'), 1, 1.8],
    [
      'NUM_SPEC_TOKENS before DECODE_MTP_SIZE',
      withSettings('DECODE_MTP_SIZE=1', 'NUM_SPEC_TOKENS=5'),
      5,
      3.1,
    ],
    ['the default of the method', {}, 3, 2.5],
  ])('without a recipe the draft length comes from %s', (_, spec, numSpecTokens, acceptanceLength) => {
    expect(target(spec).target).toMatchObject({ numSpecTokens, acceptanceLength })
  })

  test('DSpark of DeepSeek V4 has its own model key', () => {
    expect(target({}, vllm({ method: 'dspark', num_speculative_tokens: 5 })).target).toMatchObject({
      ...{ curve: 'dsv4-pro-0813-dspark.yaml', acceptanceLength: 3.61 },
    })
  })

  test('the draft model and the sampling methods choose among curves of one model', () => {
    const m3 = (model: string): TargetResult =>
      target({ modelPrefix: 'm3' }, vllm({ method: 'eagle3', model, num_speculative_tokens: 3 }))
    expect(m3('org/M3-EAGLE3-GQA').target?.acceptanceLength).toBe(2.78)
    expect(m3('org/M3-EAGLE3').target?.acceptanceLength).toBe(2.83)
    const k3 = (more: object): TargetResult =>
      target({ modelPrefix: 'k3' }, vllm({ method: 'dspark', num_speculative_tokens: 7, ...more }))
    expect(k3({}).target?.acceptanceLength).toBe(3.78)
    expect(k3({ draft_sample_method: 'greedy' }).target?.acceptanceLength).toBe(3.78)
    const probabilistic = { draft_sample_method: 'probabilistic' }
    expect(k3({ ...probabilistic, rejection_sample_method: 'block' }).target?.acceptanceLength).toBe(3.84)
    expect(k3({ ...probabilistic, rejection_sample_method: 'synthetic' }).target?.acceptanceLength).toBe(3.84)
    expect(k3({ ...probabilistic, rejection_sample_method: 'standard' }).target?.acceptanceLength).toBe(3.78)
  })

  test('a fixed acceptance wins, with a warning when it is not the golden one', () => {
    const fixed = (length: string): TargetResult =>
      target(withSettings('SYNTHETIC_ACCEPTANCE=true', `SYNTHETIC_ACCEPTANCE_LENGTH=${length}`))
    expect(fixed('2.50')).toMatchObject({ target: { acceptanceLength: 2.5 }, problems: [] })
    expect(fixed('3.9')).toMatchObject({
      target: { acceptanceLength: 3.9 },
      problems: [{ code: 'INFX124', severity: 'warning' }],
    })
    for (const length of ['0.5', '4.01', 'NaN', '', '1e1']) {
      expect(fixed(length).target).toBeUndefined()
      expect(fixed(length).problems).toMatchObject([{ code: 'INFX123', severity: 'error' }])
    }
  })

  test('without SYNTHETIC_ACCEPTANCE the fixed length is ignored, as the launchers do', () => {
    expect(target(withSettings('SYNTHETIC_ACCEPTANCE_LENGTH=3.9')).target?.acceptanceLength).toBe(2.5)
  })

  test.each([
    ['no curve of the model', { modelPrefix: 'new' }, undefined, 'INFX121'],
    ['no curve of the method', {}, vllm({ method: 'dflash', num_speculative_tokens: 7 }), 'INFX121'],
    ['a length that was not measured', {}, vllm({ method: 'mtp', num_speculative_tokens: 4 }), 'INFX122'],
    ['a length of zero', withSettings('DECODE_MTP_SIZE=0'), undefined, 'INFX122'],
  ])('%s: an error on hardware, a warning in simulation', (_, spec, recipe, code) => {
    expect(target(spec, recipe).target).toBeUndefined()
    expect(target(spec, recipe).problems).toMatchObject([{ code, severity: 'error' }])
    expect(target(spec, recipe, false).problems).toMatchObject([{ code, severity: 'warning' }])
  })

  test('an empty folder of curves says which input names it', () => {
    expect(target({}, undefined, true, []).problems[0]?.hint).toContain('golden-al-dir')
  })
})

describe.skipIf(sharedDir === undefined)(`corpus (${noSharedReason})`, () => {
  test('every real curve loads with lengths 1 to 8, and longer drafts stay within their bound', () => {
    const dir = join(sharedDir ?? '', 'corpus/head/golden_al_distribution')
    const files = readdirSync(dir).map((name) => ({
      path: name,
      text: readFileSync(join(dir, name), 'utf8'),
    }))
    const read = loadGoldenCurves(files)
    expect(read.problems).toEqual([])
    expect(read.curves).toHaveLength(files.length)
    for (const curve of read.curves)
      expect([...(curve.lengths.on?.keys() ?? [])]).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
