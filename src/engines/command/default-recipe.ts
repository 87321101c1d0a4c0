/** A point without a recipe as the recipe that says the same: there is one way from recipe to commands. */
import type { PointSpec } from '../../core/point.ts'
import type { RecipeEngine } from '../../core/recipe/engine-flags.ts'
import type { RecipeMapping } from '../../core/recipe/merge.ts'
import { bareHealthCheck } from '../../core/recipe/start-up-window.ts'
import { defaultSglangFlags } from '../sglang/default.ts'
import { defaultTrtllmFlags } from '../trtllm/default.ts'
import { defaultVllmFlags } from '../vllm/default.ts'
import type { Framework } from './frameworks.ts'

const flagsOf = { sglang: defaultSglangFlags, vllm: defaultVllmFlags, trtllm: defaultTrtllmFlags } as const
const ownFrontend: Readonly<Record<RecipeEngine, string>> = {
  sglang: 'sglang',
  vllm: 'vllm',
  trtllm: 'trtllm_serve',
}

/** Undefined for multi-node points: where their workers go is nowhere but in a recipe. */
export function defaultRecipe(
  point: PointSpec,
  { engine, dynamo }: Framework,
  siteFlags: RecipeMapping,
): RecipeMapping | undefined {
  if (point.topology.shape !== 'single-node') return undefined
  const { tp, pp, pcp } = point.topology
  const gpus = tp * pp * pcp
  return {
    model: { path: point.model, container: point.image, precision: point.precision },
    dynamo: { install: false },
    resources: { gpus_per_node: gpus, agg_nodes: 1, agg_workers: 1, gpus_per_agg: gpus },
    frontend: { type: dynamo ? 'dynamo' : ownFrontend[engine], enable_multiple_frontends: false },
    backend: {
      type: engine,
      [`${engine}_config`]: { aggregated: { ...flagsOf[engine](point, point.topology), ...siteFlags } },
    },
    health_check: bareHealthCheck,
  }
}
