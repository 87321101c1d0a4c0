/** What a change touches, each kind of input once. */
import { describe, expect, it } from 'vitest'
import { comparePoints } from '../../../src/core/plan/compare-points.ts'
import { defaultPlanPolicy } from '../../../src/core/plan/policy.ts'
import type { RepoSnapshot } from '../../../src/core/plan/snapshot.ts'
import { agenticYaml, fixedYaml, multiYaml, runnersYaml, snapshotOf } from './sweep-fixture.ts'

const withRecipe = multiYaml.replace(
  'decode: { num-worker: 2, tp: 8, ep: 8, dp-attn: false }',
  'decode: { num-worker: 2, tp: 8, ep: 8, dp-attn: false, additional-settings: [CONFIG_FILE=recipes/a.yaml] }',
)
const drafting = fixedYaml
  .replaceAll('tiny-fp8', 'tiny-fp8-mtp')
  .replace('{ tp: 4,', '{ tp: 4, spec-decoding: mtp,')
const curve = (length: number) => ({
  path: 'golden/tiny_mtp.yaml',
  text: `tiny:\n  thinking_on: { 1: 1.5, 2: 2, 3: ${length} }\n`,
})

const recipe = (text: string): Partial<RepoSnapshot> => ({
  readRecipe: (path) => (path === 'recipes/a.yaml' ? text : undefined),
})

const compare = (base: RepoSnapshot, head: RepoSnapshot) => {
  const { comparison, problems } = comparePoints(base, head, defaultPlanPolicy)
  if (!comparison) throw new Error(JSON.stringify(problems))
  return comparison.diffs
    .filter(({ added, removed, changed }) => added.length + removed.length + changed.length > 0)
    .map(({ configKey, added, removedPoints, changed }) => ({
      configKey,
      added: added.length,
      removed: (removedPoints ?? []).map(({ conc }) => conc),
      fields: [...new Set(changed.flatMap(({ fields }) => fields))],
    }))
}

const all = agenticYaml + fixedYaml + multiYaml

describe('what a change touches', () => {
  it('is nothing when nothing differs but comments and order of keys', () => {
    const reordered = fixedYaml
      .replace(/ {2}image: .*\n/, '')
      .replace('  runner: b300', '  # moved\n  image: registry.example/sglang:1.0\n  runner: b300')
    expect(compare(snapshotOf(all), snapshotOf(agenticYaml + reordered + multiYaml))).toEqual([])
  })

  it('is the image, on every point of its key', () => {
    const head = snapshotOf(agenticYaml + fixedYaml.replace('sglang:1.0', 'sglang:1.1') + multiYaml)
    expect(compare(snapshotOf(all), head)).toEqual([
      { configKey: 'tiny-fp8-b300-sglang', added: 0, removed: [], fields: ['image'] },
    ])
  })

  it('is a concurrency that came and one that went', () => {
    const head = snapshotOf(all.replace('conc-list: [1, 8, 16]', 'conc-list: [1, 12, 16]'))
    expect(compare(snapshotOf(all), head)).toMatchObject([{ added: 1, removed: [8], fields: [] }])
  })

  it('is a key that came and one that went', () => {
    expect(compare(snapshotOf(fixedYaml), snapshotOf(agenticYaml))).toMatchObject([
      { configKey: 'tiny-fp4-b300-sglang-agentic', removed: [], fields: [] },
      { configKey: 'tiny-fp8-b300-sglang', added: 0, fields: [] },
    ])
  })

  it('is a field of a recipe whose configuration stayed the same', () => {
    const side = (tokens: number) =>
      snapshotOf(withRecipe + fixedYaml, recipe(`name: a\nbackend: { tokens: ${tokens} }\n`))
    expect(compare(side(1), side(1))).toEqual([])
    expect(compare(side(1), side(2))).toEqual([
      { configKey: 'tiny-fp4-gb300-dynamo-sglang', added: 0, removed: [], fields: ['recipe.backend'] },
    ])
    const commented = snapshotOf(
      withRecipe + fixedYaml,
      recipe('# a comment\nname: a\nbackend: { tokens: 1 }\n'),
    )
    expect(compare(side(1), commented)).toEqual([])
  })

  it('is the memory of a node, only where offload uses it', () => {
    const text = runnersYaml.replace('2_964_436', '1_964_436')
    const head = snapshotOf(all, { runnerConfig: { path: 'configs/runners.yaml', text } })
    expect(compare(snapshotOf(all), head)).toEqual([
      { configKey: 'tiny-fp4-b300-sglang-agentic', added: 0, removed: [], fields: ['totalCpuDramGb'] },
    ])
  })

  it('is the golden curve of points that are forced to accept', () => {
    const agentic = agenticYaml.replace('{ tp: 4, kv', '{ tp: 4, spec-decoding: mtp, kv')
    const side = (length: number) => snapshotOf(agentic + drafting, { goldenCurves: [curve(length)] })
    expect(compare(side(3), side(2.5))).toEqual([
      {
        ...{ configKey: 'tiny-fp4-b300-sglang-agentic', added: 0, removed: [] },
        fields: ['acceptance.acceptanceLength'],
      },
    ])
  })

  it('cannot be told when the base has errors, and says so', () => {
    const { comparison, problems } = comparePoints(snapshotOf('a: 1\n'), snapshotOf(all), defaultPlanPolicy)
    expect(comparison).toBeUndefined()
    expect(problems.map(({ code }) => code)).toEqual(['INFX087'])
  })
})
