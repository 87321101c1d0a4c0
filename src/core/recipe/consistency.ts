/** Compares what the configuration says of a point with what its recipe starts. Findings are warnings. */
import type { PointSpec, WorkerPool } from '../point.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/recipe.ts'
import type { Problem } from '../problem.ts'
import type { RecipeMapping } from './merge.ts'
import type { RecipeReference } from './reference.ts'
import { specDecodingOf } from './spec-decoding.ts'
import { recipeTopology } from './topology.ts'
import type { RecipeRole } from './topology.ts'

/** INFX110 per role with every differing field; INFX111 when only one side speculates. */
export function compareWithRecipe(
  spec: PointSpec,
  resolved: RecipeMapping,
  reference: RecipeReference,
): readonly Problem[] {
  return [...compareTopology(spec, resolved, reference), ...compareDrafting(spec, resolved, reference)]
}

function compareTopology(
  spec: PointSpec,
  resolved: RecipeMapping,
  reference: RecipeReference,
): readonly Problem[] {
  const recipe = recipeTopology(resolved)
  if (!recipe || spec.topology.shape === 'single-node') return []
  const { prefill, decode } = spec.topology
  const configured = decode.numWorkers === 0 ? 'aggregated' : 'disaggregated'
  if (configured !== recipe.shape) {
    return [differs(`the configuration is ${configured}, the recipe is ${recipe.shape}`, reference)]
  }
  const pairs: readonly (readonly [string, WorkerPool, RecipeRole | undefined])[] =
    recipe.shape === 'aggregated'
      ? [['aggregated', prefill, recipe.aggregated]]
      : [
          ['prefill', prefill, recipe.prefill],
          ['decode', decode, recipe.decode],
        ]
  return pairs.flatMap(([name, pool, role]) => {
    const differences = role ? roleDifferences(pool, role) : []
    return differences.length === 0 ? [] : [differs(`${name} ${differences.join(', ')}`, reference)]
  })
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

function compareDrafting(
  spec: PointSpec,
  resolved: RecipeMapping,
  reference: RecipeReference,
): readonly Problem[] {
  const drafting = specDecodingOf(resolved)
  const speculates = spec.specDecoding !== 'none'
  if (speculates === (drafting !== undefined)) return []
  const message = drafting
    ? `the configuration says spec-decoding "none", recipe "${named(reference)}" drafts with ${drafting.method}`
    : `the configuration says spec-decoding "${spec.specDecoding}", recipe "${named(reference)}" starts no drafter`
  return [problem('INFX111', message, reference.at === undefined ? {} : { at: reference.at })]
}

const differs = (what: string, reference: RecipeReference): Problem =>
  problem('INFX110', `recipe "${named(reference)}": ${what}`, {
    hint: 'the value before the arrow is the configuration, the one behind it is what the recipe starts',
    ...(reference.at === undefined ? {} : { at: reference.at }),
  })

const named = (reference: RecipeReference): string =>
  reference.selector === undefined ? reference.path : `${reference.path}:${reference.selector}`
