/** What a result measured, in the ecosystem's field names (engines.md §8.2, inferencex.md §7.3). */
import '../problems/measure.ts'
import type { Component, Parallelism, Point, WorkerPool } from '../point.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import type { JsonObject } from '../results/aggregate.ts'

/** Widths of one worker as they appear on the wire. */
export interface RoleIdentity {
  readonly tp: number
  readonly pp: number
  readonly dcp: number
  readonly pcp: number
  readonly ep: number
  /** The wire has text here: `true`, `false`, or what the configuration said. */
  readonly dpAttention: string
}

export type PoolIdentity = RoleIdentity & { readonly numWorkers: number; readonly hardware?: string }

export type TopologyIdentity =
  | ({ readonly shape: 'single-node' } & RoleIdentity)
  | { readonly shape: 'multi-node'; readonly prefill: PoolIdentity; readonly decode: PoolIdentity }

export interface PointIdentity {
  /** Runner label, e.g. `cluster:b300-nv`. */
  readonly hw: string
  readonly conc: number
  readonly image: string
  readonly model: string
  readonly modelPrefix: string
  readonly framework: string
  readonly precision: string
  readonly specDecoding: string
  readonly disagg: boolean
  /** 64 hex digits of the reference's row hash. */
  readonly recipeFingerprint: string
  readonly topology: TopologyIdentity
  readonly kvOffloading: string
  readonly kvOffloadBackend?: Component
  readonly allocatedCpuDramGb: number
  readonly router?: Component
  readonly kvP2pTransfer?: string
  /** Only for fixed-seq-len. */
  readonly isl?: number
  readonly osl?: number
}

/** Identity of a planned point. Eval points have no fingerprint and none of these aggregates. */
export function identityOfPoint(point: Point): PointIdentity {
  return {
    hw: point.runner,
    conc: point.conc,
    image: point.image,
    model: point.model,
    modelPrefix: point.modelPrefix,
    framework: point.framework,
    precision: point.precision,
    specDecoding: point.specDecoding,
    disagg: point.disagg,
    recipeFingerprint: point.recipeFingerprint ?? '',
    topology:
      point.topology.shape === 'single-node'
        ? { shape: 'single-node', ...roleOf(point.topology) }
        : {
            shape: 'multi-node',
            prefill: poolOf(point.topology.prefill),
            decode: poolOf(point.topology.decode),
          },
    kvOffloading: point.kvOffloading,
    ...(point.kvOffloadBackend === undefined ? {} : { kvOffloadBackend: point.kvOffloadBackend }),
    allocatedCpuDramGb: point.totalCpuDramGb,
    ...(point.router === undefined ? {} : { router: point.router }),
    ...(point.kvP2pTransfer === undefined ? {} : { kvP2pTransfer: point.kvP2pTransfer }),
    ...(point.isl === undefined ? {} : { isl: point.isl }),
    ...(point.osl === undefined ? {} : { osl: point.osl }),
  }
}

const roleOf = ({ tp, pp, dcp, pcp, ep, dpAttn }: Parallelism): RoleIdentity => ({
  tp,
  pp,
  dcp,
  pcp,
  ep,
  dpAttention: String(dpAttn),
})

const poolOf = (pool: WorkerPool): PoolIdentity => ({
  ...roleOf(pool),
  numWorkers: pool.numWorkers,
  ...(pool.hardware === undefined ? {} : { hardware: pool.hardware }),
})

const REQUIRED = [
  'hw',
  'image',
  'model',
  'modelPrefix',
  'framework',
  'precision',
  'recipeFingerprint',
] as const

/** Everything that keeps an aggregate from being made; empty when the identity is whole. */
export function identityProblems(identity: PointIdentity): readonly Problem[] {
  const missing: string[] = REQUIRED.filter((field) => identity[field] === '')
  if (!Number.isInteger(identity.conc) || identity.conc < 1) missing.push('conc')
  const found = missing.map((field) =>
    problem('INFX227', `the point has no ${field}; a result without it cannot be filed`),
  )
  const backend = identity.kvOffloadBackend?.name ?? ''
  if (identity.kvOffloading === 'none' && backend !== '') {
    found.push(problem('INFX228', `kv-offloading is none, but the backend '${backend}' is named`))
  }
  if (identity.kvOffloading !== 'none' && (backend === '' || backend === 'none')) {
    found.push(problem('INFX228', `kv-offloading is '${identity.kvOffloading}', but no backend is named`))
  }
  if (identity.disagg && identity.topology.shape === 'single-node') {
    found.push(problem('INFX231', 'the point is disaggregated, but its topology is single-node'))
  }
  return found
}

export interface GpuCounts {
  readonly prefill: number
  readonly decode: number
  readonly total: number
}

/** GPUs of a worker are tp · pp · pcp; on one node all of them count as prefill and decode alike. */
export function gpuCounts(topology: TopologyIdentity): GpuCounts {
  if (topology.shape === 'single-node') {
    const total = workerGpus(topology)
    return { prefill: total, decode: total, total }
  }
  const prefill = topology.prefill.numWorkers * workerGpus(topology.prefill)
  const decode = topology.decode.numWorkers * workerGpus(topology.decode)
  return { prefill, decode, total: prefill + decode }
}

const workerGpus = (role: RoleIdentity): number => role.tp * role.pp * role.pcp

/** Fields of the workers. Without decode GPUs (aggregated serving) the decode widths are no widths of anything. */
export function topologyJson(topology: TopologyIdentity): JsonObject {
  if (topology.shape === 'single-node') {
    return { pp: topology.pp, dcp_size: topology.dcp, pcp_size: topology.pcp }
  }
  const { prefill } = topology
  const decode = effectiveDecode(topology)
  const counts = gpuCounts(topology)
  return {
    ...roleJson('prefill', prefill),
    num_prefill_gpu: counts.prefill,
    ...roleJson('decode', decode),
    num_decode_gpu: counts.decode,
    ...(prefill.hardware !== undefined && decode.hardware !== undefined
      ? { prefill_hw: prefill.hardware, decode_hw: decode.hardware }
      : {}),
  }
}

export function effectiveDecode(topology: TopologyIdentity & { shape: 'multi-node' }): PoolIdentity {
  if (gpuCounts(topology).decode > 0) return topology.decode
  return { ...topology.decode, tp: 0, ep: 0, pp: 1, dcp: 1, pcp: 1 }
}

const roleJson = (role: 'prefill' | 'decode', pool: PoolIdentity): JsonObject => ({
  [`${role}_num_workers`]: pool.numWorkers,
  [`${role}_tp`]: pool.tp,
  [`${role}_pp`]: pool.pp,
  [`${role}_dcp_size`]: pool.dcp,
  [`${role}_pcp_size`]: pool.pcp,
  [`${role}_ep`]: pool.ep,
  [`${role}_dp_attention`]: pool.dpAttention,
})

const TRUE_TEXTS: readonly string[] = ['1', 'true', 'yes', 'on']

/** Top-level tp, ep and dp_attention: over roles the sum, the larger one, and whether any has it. */
export function headlineWidths(topology: TopologyIdentity): JsonObject {
  if (topology.shape === 'single-node') {
    return { tp: topology.tp, ep: topology.ep, dp_attention: topology.dpAttention }
  }
  const decode = effectiveDecode(topology)
  const anyDpAttention = [topology.prefill, topology.decode].some((pool) =>
    TRUE_TEXTS.includes(pool.dpAttention.toLowerCase()),
  )
  return {
    tp: topology.prefill.tp + decode.tp,
    ep: Math.max(topology.prefill.ep, decode.ep),
    dp_attention: String(anyDpAttention),
  }
}

/** Fields that both scenarios share. */
export function identityJson(identity: PointIdentity): JsonObject {
  return {
    hw: identity.hw,
    conc: identity.conc,
    image: identity.image,
    recipe_fingerprint: identity.recipeFingerprint,
    model: identity.model,
    infmax_model_prefix: identity.modelPrefix,
    framework: identity.framework,
    precision: identity.precision,
    spec_decoding: identity.specDecoding,
    disagg: identity.disagg,
    is_multinode: identity.topology.shape === 'multi-node',
    ...(identity.router === undefined ? {} : { router: componentJson(identity.router) }),
    ...(identity.kvP2pTransfer === undefined ? {} : { kv_p2p_transfer: identity.kvP2pTransfer }),
  }
}

export const componentJson = ({ name, version }: Component): JsonObject => ({
  name,
  ...(version === undefined ? {} : { version }),
})
