import { describe, expect, it } from 'vitest'
import { planLegs } from '../../../src/core/plan/legs.ts'
import { identityRunnerMap, readRunnerMap, runsOnOf } from '../../../src/core/plan/runner-map.ts'
import { aPlannedPoint } from '../../builders.ts'

const context = { runners: identityRunnerMap, head: 'a'.repeat(40), planArtifact: 'plan_a1' }

describe('readRunnerMap', () => {
  const mapped = async (yaml: string, label: string) => runsOnOf([label], (await readRunnerMap(yaml)).map)

  it('asks for the label itself without a map, or where no rule fits', async () => {
    expect(await mapped('', 'cluster:x')).toEqual(['cluster:x'])
    expect(await mapped('b300: gpu', 'cluster:x')).toEqual(['cluster:x'])
  })

  it('lets the longest prefix win over the default, in any order', async () => {
    const yaml =
      "default: [self-hosted, '{label}']\n'cluster:gb300': { group: 'g-{label}' }\ncluster:gb300-nv: { group: nv, labels: one }\n"
    expect(await mapped(yaml, 'cluster:b200')).toEqual(['self-hosted', 'cluster:b200'])
    expect(await mapped(yaml, 'cluster:gb300-x')).toEqual({ group: 'g-cluster:gb300-x' })
    expect(await mapped(yaml, 'cluster:gb300-nv_01')).toEqual({ group: 'nv', labels: ['one'] })
  })

  it('names every bad rule with its line', async () => {
    const { problems } = await readRunnerMap('a: 1\nb: []\nc: { labels: [x] }\nd: { group: g, size: 2 }\n')
    expect(problems.map(({ code, at }) => [code, at?.line])).toEqual(
      [1, 2, 3, 4].map((line) => ['INFX354', line]),
    )
    expect((await readRunnerMap('- a')).problems.map(({ code }) => code)).toEqual(['INFX354'])
  })
})

describe('planLegs', () => {
  const points = Array.from({ length: 300 }, (_, index) =>
    aPlannedPoint({ id: `p${index}-0123456789ab`, title: `p${index}` }),
  )

  it('cuts 300 legs into shards of at most 256 and loses none', () => {
    const { matrices, count, problems } = planLegs({ points }, new Set(['p0-0123456789ab']), context)
    expect(problems).toEqual([])
    expect(count).toBe(299)
    const { include } = JSON.parse(matrices['single-node']) as { include: { shard: string; legs: string }[] }
    const legs = include.map((shard) => (JSON.parse(shard.legs) as { include: { id: string }[] }).include)
    expect(include.map(({ shard }) => shard)).toEqual([' 1 of 2', ' 2 of 2'])
    expect(legs.map((rows) => rows.length)).toEqual([256, 43])
    expect(legs.flat().map(({ id }) => id)).toEqual(points.slice(1).map(({ id }) => id))
    // One input of an action, and so one environment variable, stays below 128 KiB.
    for (const { legs: text } of include) expect(text.length).toBeLessThan(131_072)
    expect(matrices['multi-node']).toBe('')
  })

  it('refuses what job outputs cannot carry', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      aPlannedPoint({ id: `p${index}`, title: 't'.repeat(100) }),
    )
    expect(planLegs({ points: many }, new Set(), context).problems.map(({ code }) => code)).toEqual([
      'INFX315',
    ])
  })
})
