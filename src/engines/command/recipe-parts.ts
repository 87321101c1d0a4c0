/** The parts of a resolved recipe that launch commands are made from, typed. Absent parts get srt-slurm's meaning. */
import { engineFlags } from '../../core/recipe/engine-flags.ts'
import type { RecipeEngine, RecipeRoleName } from '../../core/recipe/engine-flags.ts'
import { isMapping } from '../../core/recipe/merge.ts'
import type { RecipeMapping } from '../../core/recipe/merge.ts'
import { startUpWindow } from '../../core/recipe/start-up-window.ts'
import { recipeTopology } from '../../core/recipe/topology.ts'
import { optional } from '../../core/optional-field.ts'
import type { Preparation } from './engine-plan.ts'
import type { PoolSize } from './placement.ts'

export interface RoleParts extends PoolSize {
  /** As written, in the recipe's order and spelling. */
  readonly flags: RecipeMapping
  readonly env: Readonly<Record<string, string>>
}

export const frontendTypes = ['dynamo', 'sglang', 'sglang-router', 'vllm', 'trtllm_serve'] as const
export type FrontendType = (typeof frontendTypes)[number]

export interface FrontendParts {
  readonly type: FrontendType
  /** Copies of the front end when nginx shares requests among them; 1 = one front end and no nginx. */
  readonly copies: number
  readonly args: RecipeMapping
  readonly env: Readonly<Record<string, string>>
  readonly nginxImage: string
  /** Header whose value decides the copy; absent = round robin. */
  readonly affinityHeader?: string
  readonly keepaliveTimeout: string
  readonly placement: 'head' | 'first_decode'
}

export interface RecipeParts {
  readonly engine: RecipeEngine
  readonly roles: readonly RoleParts[]
  readonly gpusPerNode: number
  readonly workerNodes: number
  readonly spread: boolean
  readonly colocate: boolean
  readonly frontend: FrontendParts
  readonly dedicatedInfraNode: boolean
  readonly natsMaxPayloadMb?: number
  readonly requestPlane: string
  readonly eventPlane?: string
  readonly preparations: readonly Preparation[]
  readonly environment: Readonly<Record<string, string>>
  readonly startUpSeconds: number
  readonly intervalSeconds: number
  /** The `backend` section, for what only one engine reads. */
  readonly backend: RecipeMapping
  readonly servedModel?: string
  /** A Mooncake store shared by the workers. */
  readonly mooncake?: MooncakeParts
  /** The SKU as the recipe calls it, e.g. `gb300`. */
  readonly gpuType?: string
}

export interface MooncakeParts {
  readonly env: Readonly<Record<string, string>>
  readonly storeConfig: RecipeMapping
  readonly masterArguments: readonly string[]
  readonly image?: string
}

const workerKeys = {
  prefill: 'prefill_workers',
  decode: 'decode_workers',
  aggregated: 'agg_workers',
} as const
const nodeKeys = { prefill: 'prefill_nodes', decode: 'decode_nodes', aggregated: 'agg_nodes' } as const
const gpuKeys = {
  prefill: 'gpus_per_prefill',
  decode: 'gpus_per_decode',
  aggregated: 'gpus_per_agg',
} as const

/** srt-slurm's own defaults. */
const usual = { additionalFrontends: 9, nginxImage: 'nginx:1.27.4' }

/** Throws RangeError that names the part which is missing or contradicts another. */
export function readRecipeParts(resolved: RecipeMapping): RecipeParts {
  const backend = section(resolved, 'backend')
  const resources = section(resolved, 'resources')
  const topology = recipeTopology(resolved)
  if (!topology) throw new RangeError('backend: no engine flags for any role')
  const pools: readonly RecipeRoleName[] =
    topology.shape === 'aggregated' ? ['aggregated'] : ['prefill', 'decode']
  const gpusPerNode = requiredCount(resources, 'gpus_per_node')
  const roles = pools.flatMap((pool) => readRole(resolved, resources, pool, gpusPerNode) ?? [])
  const engine = pools.flatMap((pool) => engineFlags(resolved, pool)?.engine ?? [])[0]
  if (engine === undefined || roles.length === 0) throw new RangeError('backend: no role has a worker')
  const dynamo = section(resolved, 'dynamo')
  const infra = section(resolved, 'infra')
  const { intervalSeconds, windowSeconds } = startUpWindow(resolved)
  const payload = positive(infra['nats_max_payload_mb'])
  const servedModel = servedModelOf(roles, resolved)
  return {
    engine,
    roles,
    gpusPerNode,
    workerNodes: pools.reduce((sum, pool) => sum + (whole(resources[nodeKeys[pool]]) ?? 0), 0),
    spread: resources['spread_workers'] === true,
    colocate: mayColocate(backend, roles, gpusPerNode),
    frontend: readFrontend(section(resolved, 'frontend')),
    dedicatedInfraNode: infra['etcd_nats_dedicated_node'] === true,
    ...optional('natsMaxPayloadMb', payload),
    requestPlane: word(dynamo['request_plane']) ?? 'tcp',
    ...optional('eventPlane', word(dynamo['event_plane'])),
    preparations: readPreparations(resolved, dynamo),
    environment: strings(section(resolved, 'environment')),
    startUpSeconds: windowSeconds,
    intervalSeconds,
    backend,
    ...optional('servedModel', servedModel),
    ...optional('mooncake', readMooncake(backend)),
    ...optional('gpuType', word(resources['gpu_type'])),
  }
}

function readMooncake(backend: RecipeMapping): MooncakeParts | undefined {
  const store = backend['mooncake_kv_store']
  if (!isMapping(store)) return undefined
  const extra = store['master_extra_args']
  return {
    env: strings(section(store, 'env')),
    storeConfig: section(store, 'store_config'),
    masterArguments: Array.isArray(extra) ? extra.map(String) : [],
    ...optional('image', word(store['container'])),
  }
}

function readRole(
  resolved: RecipeMapping,
  resources: RecipeMapping,
  pool: RecipeRoleName,
  gpusPerNode: number,
): RoleParts | undefined {
  const written = engineFlags(resolved, pool)
  const workers = whole(resources[workerKeys[pool]]) ?? (written ? 1 : 0)
  if (workers === 0) return undefined
  if (!written)
    throw new RangeError(`resources.${workerKeys[pool]} is ${workers} and ${pool} has no engine flags`)
  const backend = section(resolved, 'backend')
  return {
    pool,
    workers,
    gpusPerWorker: gpusOfWorker(resources, pool, workers, gpusPerNode),
    flags: section(section(backend, `${written.engine}_config`), pool),
    env: strings(section(backend, `${pool}_environment`)),
  }
}

/** As srt-slurm: written, else the nodes of the pool shared equally; decode on prefill's nodes takes prefill's width. */
function gpusOfWorker(
  resources: RecipeMapping,
  pool: RecipeRoleName,
  workers: number,
  gpusPerNode: number,
): number {
  const written = positive(resources[gpuKeys[pool]])
  if (written !== undefined) return written
  const nodes = whole(resources[nodeKeys[pool]])
  if (nodes !== undefined && nodes > 0) return Math.floor((nodes * gpusPerNode) / workers)
  if (pool === 'decode' && nodes === 0) {
    const prefillWorkers = positive(resources['prefill_workers'])
    if (prefillWorkers !== undefined) return gpusOfWorker(resources, 'prefill', prefillWorkers, gpusPerNode)
  }
  return gpusPerNode
}

/** vLLM only: packed onto one node when all workers fit there, over several nodes only when that is allowed too. */
function mayColocate(backend: RecipeMapping, roles: readonly RoleParts[], gpusPerNode: number): boolean {
  if (backend['allow_prefill_decode_colocation'] !== true) return false
  const gpus = roles.reduce((sum, role) => sum + role.workers * role.gpusPerWorker, 0)
  return gpus <= gpusPerNode || backend['allow_prefill_decode_colocation_across_nodes'] === true
}

function readFrontend(frontend: RecipeMapping): FrontendParts {
  const written = word(frontend['type']) ?? 'dynamo'
  const type = frontendTypes.find((name) => name === written)
  if (!type) throw new RangeError(`frontend.type "${written}" is none of ${frontendTypes.join(', ')}`)
  const isMultiple = frontend['enable_multiple_frontends'] !== false
  const additional = whole(frontend['num_additional_frontends']) ?? usual.additionalFrontends
  const hasAffinity = frontend['nginx_session_affinity'] === true
  return {
    type,
    copies: isMultiple ? additional + 1 : 1,
    args: section(frontend, 'args'),
    env: strings(section(frontend, 'env')),
    nginxImage: word(frontend['nginx_container']) ?? usual.nginxImage,
    ...(hasAffinity
      ? { affinityHeader: word(frontend['nginx_session_affinity_header']) ?? 'X-Dynamo-Session-ID' }
      : {}),
    keepaliveTimeout: word(frontend['nginx_keepalive_timeout']) ?? '600s',
    placement: frontend['orchestrator_placement'] === 'first_decode' ? 'first_decode' : 'head',
  }
}

function readPreparations(resolved: RecipeMapping, dynamo: RecipeMapping): readonly Preparation[] {
  const script = word(resolved['setup_script'])
  const setup: readonly Preparation[] = script === undefined ? [] : [{ kind: 'setup-script', path: script }]
  if (dynamo['install'] === false) return setup
  for (const source of ['wheel', 'hash', 'version'] as const) {
    const value = word(dynamo[source])
    if (value !== undefined) return [...setup, { kind: 'dynamo', source, value }]
  }
  return setup
}

function servedModelOf(roles: readonly RoleParts[], resolved: RecipeMapping): string | undefined {
  for (const { flags } of roles) {
    const name = word(flags['served-model-name']) ?? word(flags['served_model_name'])
    if (name !== undefined) return name
  }
  return word(section(section(resolved, 'benchmark'), 'env')['SERVED_MODEL_NAME'])
}

function section(value: RecipeMapping, name: string): RecipeMapping {
  const inner = value[name]
  return isMapping(inner) ? inner : {}
}

/** Environment values are strings; YAML writers leave quotes off numbers and booleans. */
function strings(mapping: RecipeMapping): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(mapping).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  )
}

function requiredCount(mapping: RecipeMapping, name: string): number {
  const value = positive(mapping[name])
  if (value === undefined) throw new RangeError(`resources.${name} is missing`)
  return value
}

const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined
const positive = (value: unknown): number | undefined => {
  const count = whole(value)
  return count === undefined || count === 0 ? undefined : count
}
const word = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined
