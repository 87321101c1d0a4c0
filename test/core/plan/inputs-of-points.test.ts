/** Files that points need: traces, tasks and recipes that are missing or damaged are found when the sweep is planned. */
import { describe, expect, it } from 'vitest'
import { comparePoints } from '../../../src/core/plan/compare-points.ts'
import type { PlanInput } from '../../../src/core/plan/plan-sweep.ts'
import { defaultPlanPolicy } from '../../../src/core/plan/policy.ts'
import type { RepoSnapshot } from '../../../src/core/plan/snapshot.ts'
import { problem } from '../../../src/core/problems/catalogue.ts'
import '../../../src/core/problems/repository.ts'
import { agenticYaml, multiYaml, plan, snapshotOf } from './sweep-fixture.ts'

const traced = agenticYaml.replace(
  '- dram',
  '- dataset: { path: traces/a.jsonl, format: mooncake }\n      dram',
)
const row = '{"timestamp":0,"input_length":10,"output_length":1,"hash_ids":[1]}\n'
const found = (master: string, snapshot: Partial<RepoSnapshot>, more: Partial<PlanInput> = {}) => {
  const head = snapshotOf(master, snapshot)
  const result = plan(master, { head, ...more })
  expect(result.plan === undefined).toBe(result.problems.some(({ severity }) => severity === 'error'))
  return result.problems.map(
    ({ code, severity, at, message }) => `${at?.file}:${at?.line} ${severity} ${code} ${message}`,
  )
}

describe('a trace of the repository', () => {
  it('that is whole is no problem', () => {
    expect(found(traced, { readFile: () => row.repeat(3) })).toEqual([])
  })

  it.each([
    [
      'is cut in the middle',
      `${row}${row.slice(0, 30)}`,
      'traces/a.jsonl:2 error INFX151 the JSON value ends',
    ],
    [
      'holds absurd sizes',
      row.replace('10', '-10'),
      'traces/a.jsonl:1 error INFX152 field "input_length" must',
    ],
    ['holds nothing', '', 'traces/a.jsonl:1 error INFX154 the trace holds no conversation'],
  ])('that %s', (_, text, line) => {
    expect(found(traced, { readFile: () => text })).toEqual([expect.stringContaining(line)])
  })

  it('with two conversations of one id', () => {
    const tree = '{"session_id":"a","turns":[{"text":"hello","output_length":3}]}\n'
    const text = traced.replace('mooncake', 'multi-turn')
    expect(found(text, { readFile: () => tree + tree })).toEqual(
      expect.arrayContaining([expect.stringMatching(/^traces\/a\.jsonl:2 error INFX155 .*"a" occurs twice/)]),
    )
  })

  it('that is not there, at the line that names it', () => {
    expect(found(traced, {})).toEqual([
      'configs/master.yaml:11 error INFX028 "traces/a.jsonl" does not exist',
    ])
  })

  it('that is no text, in the words of whoever read it', () => {
    const at = { file: 'traces/a.jsonl', line: 3, col: 9 }
    const refusalOf = () => problem('INFX325', '"traces/a.jsonl" is not UTF-8 at line 3', { at })
    expect(found(traced, { refusalOf })).toEqual([
      'traces/a.jsonl:3 error INFX028 "traces/a.jsonl" is not UTF-8 at line 3',
    ])
  })

  it('that is too large to be read is only a warning', () => {
    const refusalOf = () => problem('INFX325', '"traces/a.jsonl" has 99 bytes, more than the allowed 9')
    expect(found(traced, { refusalOf })).toEqual([
      'configs/master.yaml:11 warning INFX028 "traces/a.jsonl" has 99 bytes, more than the allowed 9, so a change of it cannot be noticed',
    ])
  })
})

describe('a generated trace', () => {
  const shape = {
    ...{ seed: 1, trees: 8, 'mean-turns': 4, 'system-tokens': 10, 'mean-new-tokens-per-turn': 5 },
    ...{ 'mean-output-tokens': 5, 'subagent-ratio': 0, 'mean-gap-seconds': 1 },
  }
  const generated = (change: object): readonly string[] => {
    const text = JSON.stringify({ ...shape, ...change })
    return found(agenticYaml.replace('- dram', `- dataset: { generator: ${text} }\n      dram`), {})
  }

  it.each([
    [{ trees: 1_000_000_000 }, 'configs/master.yaml:11 error INFX013 "trees" must be at most 100000'],
    [{ 'mean-turns': 0.5 }, 'configs/master.yaml:11 error INFX013 "mean-turns" must be at least 1'],
    [{ 'mean-gap-seconds': 10_000_000 }, '"mean-gap-seconds" must be at most 1000000'],
    [{ trees: 99_999 }, undefined],
  ])('%j', (change, message) => {
    expect(generated(change)).toEqual(message === undefined ? [] : [expect.stringContaining(message)])
  })

  it('of more turns than memory holds', () => {
    expect(generated({ trees: 100_000, 'mean-turns': 100_000 })).toEqual([
      expect.stringMatching(/^configs\/master.yaml:11 error INFX028 .*10,000,000,000 turns/),
    ])
  })
})

describe('a recipe that is not there', () => {
  const settings = (path: string): string =>
    multiYaml.replaceAll('dp-attn: false }', `dp-attn: false, additional-settings: [CONFIG_FILE=${path}] }`)
  const firstClass = multiYaml.replace('  multinode: true', '  multinode: true\n  srt-recipe: recipes/b.yaml')
  const files: Partial<RepoSnapshot> = {
    readRecipe: (path) => (path === 'recipes/a.yaml' ? 'name: a\n' : undefined),
    listRecipes: () => ['recipes/a.yaml'],
  }
  const lenient: Partial<PlanInput> = { policy: { ...defaultPlanPolicy, unboundRecipe: 'warning' } }
  const recipes = (lines: readonly string[]): readonly string[] =>
    lines.filter((line) => line.includes('INFX10')).map((line) => line.split(' ').slice(1, 3).join(' '))

  it('is an error, and only a warning where nothing is served and another repository may hold it', () => {
    expect(recipes(found(settings('recipes/b.yaml'), files))).toEqual(['error INFX100'])
    expect(recipes(found(settings('recipes/b.yaml'), files, lenient))).toEqual(['warning INFX100'])
    expect(recipes(found(firstClass, files, lenient))).toEqual(['error INFX100'])
    expect(recipes(found(settings('recipes/a.yaml:override_x'), files, lenient))).toEqual(['error INFX101'])
  })

  it('is an error when the change made it disappear', () => {
    const base = snapshotOf(settings('recipes/a.yaml'), files)
    expect(recipes(found(settings('recipes/b.yaml'), files, { ...lenient, base }))).toEqual(['error INFX100'])
    const same = snapshotOf(settings('recipes/b.yaml'), files)
    expect(recipes(found(settings('recipes/b.yaml'), files, { ...lenient, base: same }))).toEqual([
      'warning INFX100',
    ])
  })

  it('is told of keys that no entry names', () => {
    const lost = (before: string, after: string) =>
      comparePoints(snapshotOf(before, files), snapshotOf(after, files), defaultPlanPolicy).comparison
        ?.lostRecipes
    const [first] = lost(settings('recipes/a.yaml'), settings('recipes/b.yaml')) ?? []
    expect(first).toMatchObject({
      configKey: 'tiny-fp4-gb300-dynamo-sglang',
      problem: { code: 'INFX100', severity: 'error', hint: 'did you mean "recipes/a.yaml"?' },
    })
    expect(lost(settings('recipes/b.yaml'), settings('recipes/c.yaml').replace('c.yaml', 'b.yaml'))).toEqual(
      [],
    )
  })
})
