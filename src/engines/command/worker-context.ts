/** What every engine needs to render one worker, and the environment that all of them share. */
import type { Problem } from '../../core/problem.ts'
import type { PlannedFile, PlannedProcess, PlanOptions } from './engine-plan.ts'
import { filled, mergeEnvironments } from './environment.ts'
import type { Environment } from './environment.ts'
import type { PlacedWorker } from './placement.ts'
import type { PortMap } from './ports.ts'
import type { RecipeParts, RoleParts } from './recipe-parts.ts'
import { nodeAddress, text, workDir } from './text.ts'

export interface Site {
  readonly parts: RecipeParts
  readonly ports: PortMap
  readonly options: PlanOptions
  readonly servedModel: string
  /** Node that clients connect to. */
  readonly endpointNode: number
  /** Node of etcd, NATS and the Mooncake master. */
  readonly infraNode: number
  /** Ports of the services on `infraNode`; absent when they are not started. */
  readonly infra: {
    readonly etcd?: number
    readonly nats?: number
    readonly mooncake?: number
    readonly mooncakeMetadata?: number
  }
  readonly dynamo: boolean
  /** The one worker answers clients itself, on the public port. */
  readonly direct: boolean
  /** Notices found while rendering. */
  readonly notices: Problem[]
}

export interface WorkerContext extends Site {
  readonly role: RoleParts
  readonly worker: PlacedWorker
  /** `prefill-0`, `decode-3`; `server` for the only aggregated worker. */
  readonly name: string
}

export interface RenderedWorker {
  readonly processes: readonly PlannedProcess[]
  readonly files: readonly PlannedFile[]
  /** Where a router reaches the worker. */
  readonly http: { readonly node: number; readonly port: number }
  readonly bootstrapPort?: number
  /** Processes that register with Dynamo as a `generate` instance, with their system ports. */
  readonly registered: readonly {
    readonly role: string
    readonly node: number
    readonly systemPort: number
  }[]
}

/** A worker as routers see it. */
export interface RoutedWorker {
  readonly context: WorkerContext
  readonly rendered: RenderedWorker
}

export interface ProcessPlace {
  readonly node: number
  readonly gpuIndices: readonly number[]
  readonly systemPort: number
}

/** Weak to strong: addresses · role · recipe · visible GPUs · ports of the process · Mooncake. */
export function workerEnvironment(
  context: WorkerContext,
  place: ProcessPlace,
  ofProcess: Environment,
): Environment {
  const { parts, role, dynamo } = context
  const isPartial = place.gpuIndices.length < parts.gpusPerNode
  return mergeEnvironments(
    { HEAD_NODE_IP: text`${nodeAddress(0)}` },
    dynamo ? { ...dynamoEnvironment(context), DYN_SYSTEM_PORT: String(place.systemPort) } : {},
    filled(role.env, place.node),
    filled(parts.environment, place.node),
    isPartial ? { CUDA_VISIBLE_DEVICES: place.gpuIndices.join(',') } : {},
    ofProcess,
    mooncakeEnvironment(context, place.node),
  )
}

/** How a process finds Dynamo's discovery and event planes. */
export function dynamoEnvironment({ infra, infraNode, parts }: Site): Environment {
  const address = nodeAddress(infraNode)
  return {
    ...(infra.etcd === undefined ? {} : { ETCD_ENDPOINTS: text`http://${address}:${infra.etcd}` }),
    ...(infra.nats === undefined ? {} : { NATS_SERVER: text`nats://${address}:${infra.nats}` }),
    DYN_REQUEST_PLANE: parts.requestPlane,
    ...(parts.eventPlane === undefined ? {} : { DYN_EVENT_PLANE: parts.eventPlane }),
    DYN_SKIP_SGLANG_LOG_FORMATTING: '1',
  }
}

export const mooncakeConfigName = 'mooncake_store_config.json'

function mooncakeEnvironment({ infra, infraNode, parts }: WorkerContext, node: number): Environment {
  if (infra.mooncake === undefined || infra.mooncakeMetadata === undefined) return {}
  const store = parts.mooncake
  return {
    MOONCAKE_LOCAL_HOSTNAME: text`${nodeAddress(node)}`,
    ...filled(store?.env ?? {}, node),
    MOONCAKE_MASTER: text`${nodeAddress(infraNode)}:${infra.mooncake}`,
    MOONCAKE_TE_META_DATA_SERVER: text`http://${nodeAddress(infraNode)}:${infra.mooncakeMetadata}/metadata`,
    ...(parts.engine === 'vllm' ? { MOONCAKE_CONFIG_PATH: text`${workDir}/${mooncakeConfigName}` } : {}),
  }
}

/** `prefill-0` for the first node of a worker, `prefill-0.1` for its second. */
export const rankName = (name: string, rank: number): string => (rank === 0 ? name : `${name}.${rank}`)
