/** Compares topology and drafting of a point with what its recipe starts. */
import type { PointSpec, Topology, WorkerPool } from '../point.ts'
import type { Finding } from './finding.ts'
import type { RecipeMapping } from './merge.ts'
import { specDecodingOf } from './spec-decoding.ts'
import { recipeTopology } from './topology.ts'
import type { RecipeRole } from './topology.ts'

/** INFX110 per role with every differing field; INFX111 when only one side speculates. */
export const compareWithRecipe = (spec: PointSpec, resolved: RecipeMapping): readonly Finding[] => [
  ...compareTopology(spec, resolved),
  ...compareDrafting(spec, resolved),
]

function compareTopology(spec: PointSpec, resolved: RecipeMapping): readonly Finding[] {
  const recipe = recipeTopology(resolved)
  if (!recipe) return []
  const { prefill, decode } = poolsOf(spec.topology)
  const configured = decode === undefined ? 'aggregated' : 'disaggregated'
  if (configured !== recipe.shape) {
    return [differs(`the configuration is ${configured}, the recipe is ${recipe.shape}`)]
  }
  const pairs: readonly (readonly [string, WorkerPool, RecipeRole | undefined])[] =
    decode === undefined
      ? [['aggregated', prefill, recipe.aggregated]]
      : [
          ['prefill', prefill, recipe.prefill],
          ['decode', decode, recipe.decode],
        ]
  return pairs.flatMap(([name, pool, role]) => {
    const differences = role ? roleDifferences(pool, role) : []
    return differences.length === 0 ? [] : [differs(`${name} ${differences.join(', ')}`)]
  })
}

/** Aggregated serving has one pool, written as prefill; a single node is one worker of it. */
function poolsOf(topology: Topology): { readonly prefill: WorkerPool; readonly decode?: WorkerPool } {
  if (topology.shape === 'single-node') {
    return { prefill: { ...topology, numWorkers: 1, additionalSettings: [] } }
  }
  const { prefill, decode } = topology
  return decode.numWorkers === 0 ? { prefill } : { prefill, decode }
}

/** `field configured → recipe` for each field that differs. */
function roleDifferences(pool: WorkerPool, role: RecipeRole): readonly string[] {
  const fields: [string, number | boolean, number | boolean][] = [
    ...sizeFields(pool, role),
    ['pp', pool.pp, role.pp],
    ['dcp-size', pool.dcp, role.dcp],
    ['pcp-size', pool.pcp, role.pcp],
    ['ep', pool.ep, role.ep],
    ['dp-attn', pool.dpAttn, role.dpAttn],
  ]
  return fields
    .filter(([, configured, started]) => configured !== started)
    .map(([field, configured, started]) => `${field} ${configured} → ${started}`)
}

/**
 * vLLM's data-parallel ranks may be written as one wide worker (`tp` = TP × DP) or as DP workers of width TP; both
 * count the same GPUs.
 */
function sizeFields(pool: WorkerPool, role: RecipeRole): [string, number, number][] {
  const wide = role.engine === 'vllm' ? role.tp * role.dp : role.tp
  const asRanks = role.engine === 'vllm' && pool.numWorkers === role.workers * role.dp && pool.tp === role.tp
  if (asRanks) return []
  return [
    ['num-worker', pool.numWorkers, role.workers],
    ['tp', pool.tp, wide],
  ]
}

function compareDrafting(spec: PointSpec, resolved: RecipeMapping): readonly Finding[] {
  const drafting = specDecodingOf(resolved)
  const speculates = spec.specDecoding !== 'none'
  if (speculates === (drafting !== undefined)) return []
  const message = drafting
    ? `the configuration says spec-decoding "none", the recipe drafts with ${drafting.method}`
    : `the configuration says spec-decoding "${spec.specDecoding}", the recipe starts no drafter`
  return [{ code: 'INFX111', message }]
}

const differs = (message: string): Finding => ({
  code: 'INFX110',
  message,
  hint: 'the value before the arrow is the configuration, the one behind it is what the recipe starts',
})
