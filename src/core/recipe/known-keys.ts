/** Keys of a recipe that look like misspelt ones: srt-slurm's sections are open, so that a typing error is silent. */
import { loadYaml } from '../../yaml.ts'
import type { TextFile } from '../plan/snapshot.ts'
import type { BoundRecipe } from '../point.ts'
import { didYouMean } from '../problem.ts'
import type { Place, Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/recipe.ts'
import { isMapping } from './merge.ts'
import type { RecipeMapping } from './merge.ts'

const roles = ['prefill', 'decode', 'aggregated']

/** What srt-slurm and the engines' commands read, by section. A section that is not named here takes any key. */
const known: ReadonlyMap<string, readonly string[]> = new Map([
  [
    '',
    [
      ...['name', 'schema', 'identity', 'model', 'resources', 'slurm', 'frontend', 'backend', 'benchmark'],
      ...['dynamo', 'health_check', 'infra', 'observability', 'telemetry', 'sweep', 'profiling', 'output'],
      ...['environment', 'container_mounts', 'extra_mount', 'sbatch_directives', 'srun_options'],
      ...['setup_script', 'enable_config_dump'],
    ],
  ],
  ['identity', ['model', 'container', 'frameworks']],
  ['model', ['path', 'container', 'precision']],
  ['slurm', ['time_limit', 'account', 'partition']],
  [
    'resources',
    [
      ...['gpu_type', 'gpus_per_node', 'het_jobs', 'spread_workers'],
      ...['prefill_nodes', 'prefill_workers', 'gpus_per_prefill'],
      ...['decode_nodes', 'decode_workers', 'gpus_per_decode'],
      ...['agg_nodes', 'agg_workers', 'gpus_per_agg'],
    ],
  ],
  [
    'backend',
    [
      ...['type', 'sglang_config', 'vllm_config', 'trtllm_config', 'connector', 'mooncake_kv_store'],
      ...roles.map((role) => `${role}_environment`),
      ...['kv_events_config', 'publish_events_and_metrics', 'dp_launch_mode'],
      ...['allow_prefill_decode_colocation', 'allow_prefill_decode_colocation_across_nodes'],
    ],
  ],
  ['backend.sglang_config', roles],
  ['backend.vllm_config', roles],
  ['backend.trtllm_config', roles],
  ['backend.mooncake_kv_store', ['container', 'env', 'store_config', 'master_extra_args']],
  [
    'frontend',
    [
      ...['type', 'args', 'env', 'enable_multiple_frontends', 'num_additional_frontends', 'nginx_container'],
      ...['nginx_session_affinity', 'nginx_session_affinity_header', 'nginx_keepalive_timeout'],
      'orchestrator_placement',
    ],
  ],
  ['dynamo', ['install', 'version', 'hash', 'wheel', 'request_plane', 'event_plane']],
  ['health_check', ['max_attempts', 'interval_seconds']],
  ['infra', ['etcd_nats_dedicated_node', 'nats_max_payload_mb']],
])

interface Misspelt {
  readonly path: readonly string[]
  readonly near: string
}

/** INFX107 per key of the bound variant that is not known and nearly one that is; `file` is the recipe, for the places. */
export function misspeltKeys(recipe: BoundRecipe, file: TextFile | undefined): readonly Problem[] {
  const found = [...misspelt(recipe.resolved, [])]
  if (found.length === 0) return []
  const { placeOf } = file ? loadYaml(file.text, file.path) : { placeOf: (): undefined => undefined }
  return found.map(({ path, near }) => {
    const at = writtenAt(path, recipe, (step) => placeOf(step, 'key'))
    const section = path.slice(0, -1).join('.')
    const where = section === '' ? 'a recipe' : `"${section}" of a recipe`
    return problem('INFX107', `${where} has no key "${path.at(-1) ?? ''}", so it is ignored`, {
      hint: `did you mean "${near}"?`,
      ...(at ? { at } : {}),
    })
  })
}

function* misspelt(section: RecipeMapping, path: readonly string[]): Generator<Misspelt> {
  const allowed = known.get(path.join('.'))
  if (!allowed) return
  for (const [key, value] of Object.entries(section)) {
    if (allowed.includes(key)) {
      if (isMapping(value)) yield* misspelt(value, [...path, key])
      continue
    }
    const near = didYouMean(key, allowed)
    if (near !== undefined) yield { path: [...path, key], near }
  }
}

/** In the variant's own section, else in the base, else (a plain recipe) at the top. */
function writtenAt(
  path: readonly string[],
  { selector }: BoundRecipe,
  placeOf: (path: readonly string[]) => Place | undefined,
): Place | undefined {
  if (selector === undefined) return placeOf(path)
  return placeOf([selector.replace(/\[\d+\]$/, ''), ...path]) ?? placeOf(['base', ...path])
}
