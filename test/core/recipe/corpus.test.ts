/** The real recipes and the real configuration: everything loads, and what is inconsistent is printed as a table. */
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { planDocument, planOfDocument, type PlanDocument } from '../../../src/core/plan/plan-document.ts'
import type { PlannedPoint } from '../../../src/core/plan/plan.ts'
import { planSweep } from '../../../src/core/plan/plan-sweep.ts'
import type { PlanResult } from '../../../src/core/plan/plan-sweep.ts'
import { defaultPlanPolicy } from '../../../src/core/plan/policy.ts'
import type { RepoSnapshot } from '../../../src/core/plan/snapshot.ts'
import { curveKeyOf, pointIdOf } from '../../../src/core/point-id.ts'
import type { PointSpec } from '../../../src/core/point.ts'
import type { Problem } from '../../../src/core/problem.ts'
import { resolveRecipe } from '../../../src/core/recipe/recipe.ts'
import { specDecodingOf } from '../../../src/core/recipe/spec-decoding.ts'
import { recipeTopology } from '../../../src/core/recipe/topology.ts'
import { readSnapshotFromWorkTree } from '../../../src/files/snapshot.ts'
import { loadYaml } from '../../../src/yaml.ts'
import { dumpYaml } from '../../../src/yaml-write.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

describe.skipIf(sharedDir === undefined)(`corpus (${noSharedReason})`, () => {
  let snapshot: RepoSnapshot
  let planned: PlanResult

  beforeAll(async () => {
    const read = await readSnapshotFromWorkTree(join(sharedDir ?? '', 'corpus/head'), {
      configFiles: ['configs/nvidia-master.yaml', 'configs/amd-master.yaml'],
      runnerConfig: 'configs/runners.yaml',
      recipesDir: 'recipes',
      goldenAlDir: 'golden_al_distribution',
    })
    expect(read.problems).toEqual([])
    snapshot = read.snapshot
    planned = planSweep({
      head: snapshot,
      entries: undefined,
      keys: ['*'],
      labels: [],
      trigger: { kind: 'test', labels: [] },
      policy: { ...defaultPlanPolicy, unboundRecipe: 'warning', unknownRunner: 'warning' },
      overrides: {},
    })
  })

  test('all 469 recipes load and resolve, and say what they start', () => {
    const paths = snapshot.listRecipes?.() ?? []
    expect(paths).toHaveLength(469)
    const resolved = paths.flatMap((path) => {
      const { variants, problems } = resolveRecipe({ path, text: snapshot.readRecipe(path) ?? '' })
      expect(problems.filter((item) => item.severity === 'error')).toEqual([])
      return variants.map((variant) => ({ path, ...variant }))
    })
    expect(resolved).toHaveLength(496)
    const silent = resolved
      .filter((variant) => !recipeTopology(variant.resolved))
      .map((variant) => variant.path)
    expect(silent).toEqual([])
    const drafting = resolved.flatMap((variant) => specDecodingOf(variant.resolved) ?? [])
    expect(new Set(drafting.map(({ method }) => method))).toEqual(new Set(['mtp', 'eagle3', 'dspark']))
    expect(drafting.filter(({ numSpecTokens }) => numSpecTokens === undefined)).toEqual([])
  })

  test('what is inconsistent in the real configuration', () => {
    expect(planned.problems.filter((item) => item.severity === 'error')).toEqual([])
    const findings = planned.problems.filter((item) => /^INFX1[0-2]\d$/.test(item.code))
    const ofKind = (code: Problem['code']): readonly string[] =>
      findings.filter((item) => item.code === code).map((item) => `${item.at?.line ?? '?'}: ${item.message}`)
    const topology = ofKind('INFX110')
    const versions = ofKind('INFX114')
    const memory = ofKind('INFX116')
    console.log(
      [
        'line of nvidia-master.yaml: configuration → recipe',
        ...topology,
        ...versions,
        ...memory,
        ...ofKind('INFX124'),
      ].join('\n'),
    )
    // The recipes of these points live in srt-slurm's own checkout.
    expect(new Set(findings.map((item) => item.code))).toEqual(
      new Set(['INFX100', 'INFX110', 'INFX114', 'INFX116', 'INFX124']),
    )
    expect(versions.filter((text) => text.includes(': image vllm/vllm-openai:v0.20.1'))).toHaveLength(2)
    expect(versions.filter((text) => text.includes(': dynamo version '))).toHaveLength(11)
    expect(versions).toHaveLength(13)
    // Published as points without offload, though a connector offloads to a store in CPU memory.
    expect(memory.filter((text) => text.includes('kv-offloading none →'))).toHaveLength(7)
    // One segment per rank, and the budget holds one.
    expect(memory.filter((text) => text.includes('on 4 ranks takes'))).toHaveLength(13)
    expect(memory).toHaveLength(20)
    // TP 1 on a worker of 8 or 4 data-parallel GPUs: throughput per GPU would be divided by one GPU.
    expect(topology.filter((text) => /(?:prefill|decode) tp 1 → [48]$/.test(text))).toHaveLength(19)
    // Four data-parallel ranks of TP 4 counted as one worker of four GPUs.
    expect(topology.filter((text) => text.endsWith('aggregated tp 4 → 16'))).toHaveLength(2)
    // Decode context parallelism of the recipe that the configuration does not mention.
    expect(topology.filter((text) => text.endsWith('aggregated dcp-size 1 → 8'))).toHaveLength(9)
    expect(topology).toHaveLength(30)
    expect(ofKind('INFX124').every((text) => text.includes('2.49 is not the 2.27 of dsv4_mtp.yaml'))).toBe(
      true,
    )
  })

  test('every resolved recipe is written as YAML that reads back the same', () => {
    const recipes = new Map(
      (planned.plan?.points ?? []).flatMap(({ recipe }) => (recipe ? [[recipe.digest, recipe]] : [])),
    )
    expect(recipes.size).toBeGreaterThan(200)
    for (const { resolved } of recipes.values()) {
      const { value, problems } = loadYaml(dumpYaml(resolved), 'written.yaml')
      expect(value).toEqual(resolved)
      expect(problems).toEqual([])
    }
  })

  test('the written plan holds every recipe once, and reads back as the plan', () => {
    const plan = planned.plan
    if (!plan) throw new Error('no plan')
    const document = planDocument(plan)
    const bound = new Set(plan.points.flatMap(({ recipe }) => recipe?.digest ?? []))
    expect(Object.keys(document.recipes ?? {}).sort()).toEqual([...bound].sort())
    expect(document.points.some(({ recipe }) => recipe !== undefined && 'resolved' in recipe)).toBe(false)
    expect(planOfDocument(JSON.parse(JSON.stringify(document)) as PlanDocument)).toEqual(
      JSON.parse(JSON.stringify(plan)),
    )
  })

  test('what points of a line share is what each of them would say by itself', () => {
    const different = (planned.plan?.points ?? []).filter((point) => {
      const spec = specOnly(point)
      return point.id !== pointIdOf(spec) || point.curveKey !== curveKeyOf(spec)
    })
    expect(different).toEqual([])
  })

  test('points that speculate have a target from the curve that their drafting was measured with', () => {
    const targets = new Map(
      (planned.plan?.points ?? []).flatMap(({ configKey, kind, acceptance }) =>
        kind === 'benchmark' && acceptance
          ? [[`${configKey} ${acceptance.numSpecTokens}`, acceptance] as const]
          : [],
      ),
    )
    expect(targets.get('dsv4-fp4-b300-sglang-agentic-hicache-mtp 3')).toEqual({
      ...{ curve: 'dsv4_mtp.yaml', modelKey: 'deepseek-v4-pro', thinking: 'on' },
      ...{ numSpecTokens: 3, acceptanceLength: 2.49 },
    })
    const curves = new Set([...targets.values()].map(({ curve }) => curve))
    expect(curves).toContain('minimaxm3_eagle3_gqa.yaml')
    expect(curves).toContain('kimik3_dspark_probabilistic_sample_method_block_rejection_sample_method.yaml')
  })
})

/** The fields of a planned point that are its spec. */
function specOnly(point: PlannedPoint): PointSpec {
  const { id: _id, seriesKey: _series, curveKey: _curve, gpus: _gpus, nodes: _nodes, ...rest } = point
  const { expName: _name, recipeFingerprint: _print, runsOn: _runs, timeoutMinutes: _timeout, ...more } = rest
  const { title: _title, estimatedGpuHours: _hours, because: _because, ...spec } = more
  return spec
}
