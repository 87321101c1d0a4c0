import { problem } from '../../../src/core/problems/catalogue.ts'
import '../../../src/core/problems/repository.ts'
import { describe, expect, test } from 'vitest'
import type { RepoSnapshot } from '../../../src/core/plan/snapshot.ts'
import type { Point, WorkerPool } from '../../../src/core/point.ts'
import { bindRecipe } from '../../../src/core/recipe/bind.ts'
import type { RecipeBinding } from '../../../src/core/recipe/bind.ts'
import { recipeReference } from '../../../src/core/recipe/reference.ts'
import type { ReferenceSource } from '../../../src/core/recipe/reference.ts'
import { specDecodingOf } from '../../../src/core/recipe/spec-decoding.ts'
import { recipeTopology } from '../../../src/core/recipe/topology.ts'
import { aPoint, aWorkerPool } from '../../builders.ts'

function aSnapshot(files: Readonly<Record<string, string>>): RepoSnapshot & { readonly reads: string[] } {
  const reads: string[] = []
  return {
    ...{ configFiles: [], goldenCurves: [], reads },
    readFile: () => undefined,
    listRecipes: () => Object.keys(files),
    readRecipe: (path) => {
      reads.push(path)
      return files[path]
    },
  }
}

const disagg = `
resources: { gpus_per_node: 4, prefill_workers: 2, decode_workers: 1 }
backend:
  sglang_config:
    prefill: { tensor-parallel-size: 4, expert-parallel-size: 4, data-parallel-size: 4, enable-dp-attention: true }
    decode: { tp-size: 8 }
`
const files = {
  'recipes/disagg.yaml': disagg,
  'recipes/many.yaml': 'base: { name: x }\noverride_tp8_c16: { a: 1 }\noverride_tp8_c32: { a: 2 }\n',
  'recipes/one.yaml': 'base: { name: x }\noverride_only: { a: 1 }\n',
  'recipes/bare.yaml': 'base: { name: x }\n',
  'recipes/nan.yaml': 'a: .nan\n',
}

const multinode = (
  prefill: Partial<WorkerPool>,
  decode: Partial<WorkerPool>,
  more: Partial<Point> = {},
): Point =>
  aPoint({
    multinode: true,
    topology: { shape: 'multi-node', prefill: aWorkerPool(prefill), decode: aWorkerPool(decode) },
    ...more,
  })
const matching = multinode({ numWorkers: 2, tp: 4, ep: 4, dpAttn: true }, { numWorkers: 1, tp: 8 })

const bind = (path: string, selector?: string, spec = matching, snapshot = aSnapshot(files)): RecipeBinding =>
  bindRecipe(
    spec,
    {
      path,
      isFirstClass: false,
      ...(selector === undefined ? {} : { selector }),
      placeOf: () => ({ file: 'm.yaml', line: 7, col: 3 }),
    },
    snapshot,
    { perNode: undefined, line: spec },
  )

describe('binding', () => {
  test('a plain recipe, with the digest of its canonical JSON', () => {
    const first = bind('recipes/disagg.yaml')
    expect(first.problems).toEqual([])
    expect(first.recipe).toMatchObject({
      path: 'recipes/disagg.yaml',
      resolved: { resources: { gpus_per_node: 4 } },
    })
    const reordered = {
      'recipes/disagg.yaml': `# comment\n${disagg.replace('gpus_per_node: 4, prefill_workers: 2', 'prefill_workers: 2, gpus_per_node: 4')}`,
    }
    expect(bind('recipes/disagg.yaml', undefined, matching, aSnapshot(reordered)).recipe?.digest).toBe(
      first.recipe?.digest,
    )
    const changed = { 'recipes/disagg.yaml': disagg.replace('tp-size: 8', 'tp-size: 16') }
    expect(bind('recipes/disagg.yaml', undefined, matching, aSnapshot(changed)).recipe?.digest).not.toBe(
      first.recipe?.digest,
    )
  })

  test('one variant needs no selector, and its selector is recorded', () => {
    expect(bind('recipes/one.yaml').recipe?.selector).toBe('override_only')
    expect(bind('recipes/many.yaml', 'override_tp8_c32').recipe?.resolved).toEqual({
      name: 'x_tp8_c32',
      a: 2,
    })
  })

  test.each([
    ['recipes/disag.yaml', undefined, 'INFX100', 'did you mean "recipes/disagg.yaml"?'],
    ['recipes/many.yaml', 'override_tp8_c64', 'INFX101', 'did you mean "override_tp8_c16"?'],
    ['recipes/many.yaml', undefined, 'INFX104', 'name one of: override_tp8_c16, override_tp8_c32'],
    ['recipes/many.yaml', '*c*', 'INFX104', 'name one of: override_tp8_c16, override_tp8_c32'],
    ['recipes/bare.yaml', undefined, 'INFX101', 'write "recipes/bare.yaml:base" to use the base itself'],
    ['recipes/nan.yaml', undefined, 'INFX106', undefined],
  ])('%s with selector %s is refused where it is written', (path, selector, code, hint) => {
    const { recipe, problems } = bind(path, selector)
    expect(recipe).toBeUndefined()
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ code, at: { file: 'm.yaml', line: 7 } })
    expect(problems[0]?.hint).toBe(hint)
  })

  test('a file that is there and cannot be read is refused with its reason, and not with its own name', () => {
    const snapshot = {
      ...aSnapshot(files),
      listRecipes: () => ['recipes/leak.yaml'],
      recipeRefusalOf: () =>
        problem('INFX325', '"srt/leak.yaml" leads out of the repository', {
          hint: 'copy the file into the repository',
        }),
    }
    expect(bind('recipes/leak.yaml', undefined, matching, snapshot).problems).toEqual([
      expect.objectContaining({
        code: 'INFX100',
        message: 'recipe "srt/leak.yaml" leads out of the repository',
        hint: 'copy the file into the repository',
        at: { file: 'm.yaml', line: 7, col: 3 },
      }),
    ])
  })

  test('a file is read and parsed once for all its points', () => {
    const snapshot = aSnapshot(files)
    const [first, ...others] = Array.from({ length: 600 }, () =>
      bind('recipes/disagg.yaml', undefined, matching, snapshot),
    )
    expect(snapshot.reads).toEqual(['recipes/disagg.yaml'])
    expect(new Set(others.map((binding) => binding.recipe?.resolved))).toEqual(
      new Set([first?.recipe?.resolved]),
    )
  })

  test('topology and drafting that differ are warnings with both values', () => {
    const spec = multinode(
      { numWorkers: 2, tp: 8, ep: 4, dpAttn: false },
      { numWorkers: 1, tp: 8 },
      { specDecoding: 'mtp' },
    )
    const { recipe, problems } = bind('recipes/disagg.yaml', undefined, spec)
    expect(recipe).toBeDefined()
    expect(problems.map((item) => [item.code, item.severity])).toEqual([
      ['INFX110', 'warning'],
      ['INFX111', 'warning'],
    ])
    expect(problems[0]?.message).toContain('prefill tp 8 → 4, dp-attn false → true')
  })
})

describe('references', () => {
  const at = (
    source: Partial<ReferenceSource> & { readonly spec?: Point },
  ): ReturnType<typeof recipeReference> => recipeReference({ spec: aPoint(), ...source })
  const withSettings = (
    prefill: readonly string[],
    decode: readonly string[],
    more: Partial<Point> = {},
  ): Point => multinode({ additionalSettings: prefill }, { additionalSettings: decode }, more)

  test('none is no problem', () => {
    expect(at({})).toEqual({ problems: [] })
  })

  test('CONFIG_FILE of decode wins over prefill', () => {
    const spec = withSettings(
      ['CONFIG_FILE=recipes/p.yaml'],
      ['CONFIG_FILE=recipes/d.yaml:zip_override_x[1]'],
    )
    expect(at({ spec }).reference).toEqual({
      ...{ path: 'recipes/d.yaml', selector: 'zip_override_x[1]', isFirstClass: false },
    })
    expect(at({ spec: withSettings(['CONFIG_FILE=recipes/p.yaml'], []) }).reference?.path).toBe(
      'recipes/p.yaml',
    )
  })

  test('EVAL_CONFIG_FILE replaces it for evaluations only', () => {
    const settings = ['CONFIG_FILE=recipes/a.yaml', 'EVAL_CONFIG_FILE=recipes/e.yaml']
    expect(at({ spec: withSettings(settings, []) }).reference?.path).toBe('recipes/a.yaml')
    expect(at({ spec: withSettings(settings, [], { kind: 'eval' }) }).reference?.path).toBe('recipes/e.yaml')
  })

  test('srt-recipe fills its placeholders from the point', () => {
    expect(at({ srtRecipe: 'recipes/x.yaml:override_tp{tp}_c{conc}' }).reference?.selector).toBe(
      'override_tp8_c16',
    )
    const spec = multinode({ tp: 2, dpAttn: true }, { tp: 4, numWorkers: 3 })
    for (const path of [
      '{prefill.tp}-{prefill.dp}-{decode.workers}',
      '{prefill-tp}-{prefill-dp}-{decode-workers}',
    ]) {
      expect(at({ spec, srtRecipe: `recipes/${path}.yaml` }).reference).toEqual({
        ...{ path: 'recipes/2-2-3.yaml', isFirstClass: true },
      })
    }
  })

  test('aggregated workers need no role, disaggregated ones do', () => {
    const srtRecipe = 'recipes/x.yaml:override_{workers}w_tp{tp}_pp{pp}_ep{ep}_dp{dp}'
    const aggregated = multinode({ numWorkers: 2, tp: 4, pp: 2, ep: 4, dpAttn: true }, { numWorkers: 0 })
    expect(at({ spec: aggregated, srtRecipe }).reference?.selector).toBe('override_2w_tp4_pp2_ep4_dp4')
    const { problems } = at({ spec: multinode({}, { numWorkers: 1 }), srtRecipe: 'recipes/x.yaml:tp{tp}' })
    expect(problems[0]?.hint).toContain('prefill.tp')
  })

  test.each([
    ['recipes/x.yaml:c{con}', 'did you mean "{conc}"?'],
    ['recipes/../x.yaml', undefined],
    ['/etc/passwd.yaml', undefined],
    ['recipes/x.yaml:', undefined],
    ['recipes/x.json', undefined],
    ['', undefined],
  ])('"%s" is malformed', (srtRecipe, hint) => {
    const { reference, problems } = at({ srtRecipe })
    expect(reference).toBeUndefined()
    expect(problems).toMatchObject([{ code: 'INFX105' }])
    expect(problems[0]?.hint).toBe(hint)
  })
})

describe('topology of a recipe', () => {
  const role = (config: object, resources: object = { agg_workers: 1 }): ReturnType<typeof recipeTopology> =>
    recipeTopology({ resources, backend: config })

  test('SGLang: data-parallel attention reuses the tensor-parallel ranks', () => {
    const flags = { 'tensor-parallel-size': 8, 'dp-size': 8, 'enable-dp-attention': true, 'ep-size': 8 }
    const topology = role({ sglang_config: { aggregated: flags } }, { agg_workers: 2, gpus_per_node: 8 })
    expect(topology).toMatchObject({ shape: 'aggregated', gpus: 16, gpusPerNode: 8 })
    expect(topology?.aggregated).toMatchObject({
      tp: 8,
      dp: 8,
      ep: 8,
      dpAttn: true,
      gpusPerWorker: 8,
      workers: 2,
    })
  })

  test('vLLM: data-parallel ranks and pipeline stages multiply, decode context parallelism does not', () => {
    const flags = {
      'tensor-parallel-size': 2,
      'data-parallel-size': 4,
      'enable-expert-parallel': true,
      'pipeline-parallel-size': 2,
      'decode-context-parallel-size': 2,
    }
    expect(role({ vllm_config: { aggregated: flags } })?.aggregated).toMatchObject({
      ...{ tp: 2, dp: 4, pp: 2, dcp: 2, ep: 8, dpAttn: true, gpusPerWorker: 16 },
    })
  })

  test('TensorRT-LLM spells with underscores', () => {
    const flags = { tensor_parallel_size: 4, moe_expert_parallel_size: 4, enable_attention_dp: true }
    expect(role({ trtllm_config: { aggregated: flags } })?.aggregated).toMatchObject({
      tp: 4,
      ep: 4,
      dpAttn: true,
      gpusPerWorker: 4,
    })
  })

  test('no engine flags, no topology', () => {
    expect(recipeTopology({ name: 'x' })).toBeUndefined()
    expect(recipeTopology({ backend: { type: 'mocker' } })).toBeUndefined()
  })
})

describe('drafting of a recipe', () => {
  const drafting = (config: object): ReturnType<typeof specDecodingOf> => specDecodingOf({ backend: config })
  const sglang = (flags: object): ReturnType<typeof specDecodingOf> =>
    drafting({ sglang_config: { decode: flags } })

  test.each([
    [
      { 'speculative-algorithm': 'EAGLE', 'speculative-num-steps': 3, 'speculative-num-draft-tokens': 4 },
      'mtp',
      3,
    ],
    [{ 'speculative-algo': 'NEXTN', 'speculative-num-draft-tokens': 4 }, 'mtp', 3],
    [{ 'speculative-algorithm': 'EAGLE3', 'speculative-num-steps': 2 }, 'eagle3', 2],
    [{ 'speculative-algorithm': 'DSPARK', 'speculative-dspark-block-size': 5 }, 'dspark', 5],
    [{ 'speculative-algorithm': 'DFLASH', 'speculative-num-draft-tokens': 8 }, 'dflash', 7],
    [{ 'speculative-algorithm': 'EAGLE' }, 'mtp', undefined],
  ])('SGLang %j', (flags, method, numSpecTokens) => {
    expect(sglang(flags)).toMatchObject({ method })
    expect(sglang(flags)?.numSpecTokens).toBe(numSpecTokens)
  })

  test('vLLM writes JSON in a string', () => {
    const config = {
      method: 'dspark',
      model: 'org/K3-DSpark',
      num_speculative_tokens: 7,
      draft_sample_method: 'probabilistic',
    }
    expect(drafting({ vllm_config: { decode: { 'speculative-config': JSON.stringify(config) } } })).toEqual({
      ...{
        method: 'dspark',
        numSpecTokens: 7,
        draftModel: 'org/K3-DSpark',
        draftSampleMethod: 'probabilistic',
      },
    })
    expect(drafting({ vllm_config: { decode: { 'speculative-config': '{broken' } } })).toBeUndefined()
  })

  test('TensorRT-LLM has two names for the length', () => {
    for (const key of ['max_draft_len', 'num_nextn_predict_layers']) {
      const config = { speculative_config: { decoding_type: 'MTP', [key]: 3 } }
      expect(drafting({ trtllm_config: { decode: config } })).toEqual({ method: 'mtp', numSpecTokens: 3 })
    }
  })

  test('the role that decodes decides', () => {
    const prefill = { 'speculative-algorithm': 'EAGLE', 'speculative-num-steps': 1 }
    expect(drafting({ sglang_config: { prefill, decode: {} } })).toBeUndefined()
    expect(drafting({ sglang_config: { prefill } })?.numSpecTokens).toBe(1)
  })
})
