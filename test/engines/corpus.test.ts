/** Every real recipe, rendered: nothing collides, nothing is lost, everything adds up. */
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { isMapping } from '../../src/core/recipe/merge.ts'
import type { RecipeMapping } from '../../src/core/recipe/merge.ts'
import { resolveRecipe } from '../../src/core/recipe/recipe.ts'
import { specDecodingOf } from '../../src/core/recipe/spec-decoding.ts'
import { recipeTopology } from '../../src/core/recipe/topology.ts'
import { hasErrors } from '../../src/core/problem.ts'
import type { EnginePlan } from '../../src/engines/command/engine-plan.ts'
import { usualPlanOptions } from '../../src/engines/command/engine-plan.ts'
import { planEngine } from '../../src/engines/command/plan-engine.ts'
import { resolvePlan } from '../../src/engines/command/resolve.ts'
import type { EngineSpec } from '../../src/engines/engine.ts'
import { readSnapshotFromWorkTree } from '../../src/files/snapshot.ts'
import { aPlannedPoint } from '../builders.ts'
import { noSharedReason, sharedDir } from '../shared.ts'
import { target } from './golden/recipes.ts'

interface Rendered {
  readonly name: string
  readonly resolved: RecipeMapping
  readonly plan: EnginePlan
  readonly spec: EngineSpec
  /** Codes of errors when acceptance is injected. */
  readonly refused: readonly string[]
  readonly injected: EnginePlan | undefined
}

/** Set by the launcher; the recipe's values for them are not rendered as written. */
const launcherOwned =
  /^(host|port|headless|nccl-port|dist-init-addr|nnodes|node-rank|master-addr|model|model-path|served-model-name|connector|kv-events-config|disaggregation-(mode|bootstrap-port)|data-parallel-(address|rpc-port|rank|size-local|start-rank|hybrid-lb)|api-server-count)$/

describe.skipIf(sharedDir === undefined)(`corpus (${noSharedReason})`, () => {
  let all: readonly Rendered[]

  beforeAll(async () => {
    const { snapshot } = await readSnapshotFromWorkTree(join(sharedDir ?? '', 'corpus/head'), {
      configFiles: [],
      recipesDir: 'recipes',
    })
    const paths = snapshot.listRecipes?.() ?? []
    expect(paths).toHaveLength(469)
    all = paths.flatMap((path) =>
      resolveRecipe({ path, text: snapshot.readRecipe(path) ?? '' }).variants.map((variant) =>
        rendered(`${path}:${variant.selector ?? ''}`, path, variant.resolved),
      ),
    )
  })

  const failing = (isWrong: (each: Rendered) => boolean): readonly string[] =>
    all.filter(isWrong).map(({ name }) => name)

  test('every variant renders', () => {
    expect(all).toHaveLength(496)
    const engines = new Set(all.map(({ plan }) => plan.engine))
    expect([...engines].sort()).toEqual(['dynamo-sglang', 'dynamo-trtllm', 'dynamo-vllm', 'sglang', 'vllm'])
  })

  test('no placeholder is left', () => {
    const texts = ({ spec }: Rendered): readonly string[] => [
      ...spec.processes.flatMap(({ argv, env }) => [...argv, ...Object.values(env)]),
      ...(spec.files ?? []).map(({ text }) => text),
    ]
    expect(
      failing((each) =>
        texts(each).some((text) => /undefined|\[object|\{(?:node|node_id|job_id)\}/.test(text)),
      ),
    ).toEqual([])
  })

  test('no two ports of a node overlap', () => {
    const overlaps = ({ plan: { ports } }: Rendered): boolean =>
      ports.some((a, index) =>
        ports.some(
          (b, other) =>
            other > index && a.node === b.node && a.port < b.port + b.count && b.port < a.port + a.count,
        ),
      )
    expect(failing(overlaps)).toEqual([])
    expect(failing(({ plan }) => plan.ports.some(({ port, count }) => port + count > 65_536))).toEqual([])
  })

  test('the GPUs are those of the topology, and none is given twice', () => {
    const gpus = ({ plan }: Rendered): readonly string[] =>
      plan.processes.flatMap(({ nodes, gpuIndices }) =>
        nodes.flatMap((node) => gpuIndices.map((gpu) => `${node}/${gpu}`)),
      )
    expect(failing((each) => gpus(each).length !== recipeTopology(each.resolved)?.gpus)).toEqual([])
    expect(failing((each) => new Set(gpus(each)).size !== gpus(each).length)).toEqual([])
    expect(
      failing(({ plan }) => plan.processes.some(({ nodes }) => Math.max(...nodes) >= plan.nodes)),
    ).toEqual([])
  })

  test('roles are unique, and every worker answers health and metrics', () => {
    expect(
      failing(({ spec }) => new Set(spec.processes.map(({ role }) => role)).size !== spec.processes.length),
    ).toEqual([])
    expect(failing(({ spec }) => new Set(spec.metricsUrls).size !== spec.metricsUrls.length)).toEqual([])
    const pools = ({ plan }: Rendered): number => new Set(plan.metrics.flatMap(({ pool }) => pool ?? [])).size
    expect(failing((each) => pools(each) !== each.plan.pools.length)).toEqual([])
    expect(failing(({ plan }) => !(plan.health.timeoutSeconds >= 600))).toEqual([])
  })

  test('every flag of the recipe reaches its first worker', () => {
    const lost = all.flatMap(({ name, resolved, spec, plan }) =>
      plan.pools.flatMap((pool) => {
        const process = plan.processes.findIndex((each) => each.pool === pool.name)
        const { argv } = spec.processes[process] ?? { argv: [] }
        const flags = flagsOf(resolved, pool.name)
        const file = spec.files?.find(({ path }) => path.endsWith(`trtllm_config_${pool.name}.yaml`))
        if (plan.engine.endsWith('trtllm')) {
          return JSON.stringify(JSON.parse(file?.text ?? '')) === JSON.stringify(flags)
            ? []
            : [`${name} ${pool.name}`]
        }
        return Object.entries(flags)
          .map(([flag, value]) => [flag.replaceAll('_', '-'), value] as const)
          .filter(([flag]) => !launcherOwned.test(flag))
          .filter(([flag, value]) => !isRendered(argv, `--${flag}`, value))
          .map(([flag]) => `${name} ${pool.name} --${flag}`)
      }),
    )
    expect(lost).toEqual([])
  })

  test('acceptance is injected exactly where it may be', () => {
    const hardCodes = ({ resolved }: Rendered): boolean =>
      /SGLANG_SIMULATE_ACC_LEN|TLLM_SPEC_DECODE_FORCE_NUM_ACCEPTED_TOKENS|synthetic/.test(
        JSON.stringify(resolved),
      )
    const drafts = ({ resolved }: Rendered): boolean => specDecodingOf(resolved) !== undefined
    expect(failing((each) => hardCodes(each) !== each.refused.includes('INFX178'))).toEqual([])
    expect(failing((each) => !drafts(each) !== each.refused.includes('INFX179'))).toEqual([])
    const ready = all.filter((each) => !hardCodes(each) && drafts(each))
    expect(ready.length).toBeGreaterThan(100)
    const isInjected = ({ injected, plan }: Rendered): boolean =>
      plan.pools.every(({ name }) => {
        const worker = injected?.processes.find(({ pool }) => pool === name)
        const text = JSON.stringify([worker?.env, worker?.argv])
        if (plan.engine.endsWith('trtllm'))
          return text.includes('"TLLM_SPEC_DECODE_FORCE_NUM_ACCEPTED_TOKENS":"0.01"')
        if (plan.engine.endsWith('sglang')) return text.includes('"SGLANG_SIMULATE_ACC_LEN":"1.01"')
        const speculates = plan.processes.some(
          (each) => each.pool === name && each.argv.includes('--speculative-config'),
        )
        return !speculates || text.includes(String.raw`\"synthetic_acceptance_length\":1.01`)
      })
    expect(ready.filter((each) => !isInjected(each)).map(({ name }) => name)).toEqual([])
  })
})

function rendered(name: string, path: string, resolved: RecipeMapping): Rendered {
  const engine = path.split('/')[1] ?? ''
  const frontend = isMapping(resolved['frontend']) ? (resolved['frontend']['type'] ?? 'dynamo') : 'dynamo'
  const point = aPlannedPoint({
    framework: `${frontend === 'dynamo' ? 'dynamo-' : ''}${engine === 'trtllm' ? 'trt' : engine}`,
    acceptance: target(8, 1.01),
    recipe: { path, digest: '', resolved },
  })
  const written = planEngine(point, { ...usualPlanOptions, acceptance: 'as-written' })
  if (!written.plan || hasErrors(written.problems))
    throw new Error(`${name}: ${JSON.stringify(written.problems)}`)
  const { plan, problems } = planEngine(point, usualPlanOptions)
  const nodes = Array.from({ length: written.plan.nodes }, (_, index) => index)
  return {
    name,
    resolved,
    plan: written.plan,
    spec: resolvePlan(written.plan, {
      addresses: nodes.map((node) => `10.0.0.${node + 1}`),
      names: nodes.map((node) => `node${node}`),
      modelPath: '/models/toy',
      workDir: '/shared/work',
      jobId: '4711',
    }),
    refused: problems.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    injected: plan,
  }
}

function flagsOf(resolved: RecipeMapping, pool: string): RecipeMapping {
  const backend = isMapping(resolved['backend']) ? resolved['backend'] : {}
  for (const engine of ['sglang', 'vllm', 'trtllm']) {
    const config = backend[`${engine}_config`]
    if (isMapping(config) && isMapping(config[pool])) return config[pool]
  }
  return {}
}

function isRendered(argv: readonly string[], flag: string, value: unknown): boolean {
  const at = argv.indexOf(flag)
  if (value === false || value === null) return at < 0
  if (value === true) return at >= 0
  const words = (Array.isArray(value) ? value : [value]).map((word) =>
    typeof word === 'string' ? word : JSON.stringify(word),
  )
  return at >= 0 && words.every((word, index) => argv[at + 1 + index] === word)
}
