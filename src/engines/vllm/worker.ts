/** vLLM workers, under `vllm serve` or under Dynamo. */
import type { PlannedProcess } from '../command/engine-plan.ts'
import type { Environment } from '../command/environment.ts'
import { flagArguments, flagCount, flagValue } from '../command/flags.ts'
import { kvEventsConfig } from '../command/kv-events.ts'
import { replacedFlags } from '../command/owned-flags.ts'
import { httpRange, portBases, vllmRange } from '../command/ports.ts'
import { modelPath, nodeAddress, text } from '../command/text.ts'
import type { Text } from '../command/text.ts'
import { workerEnvironment } from '../command/worker-context.ts'
import type { RenderedWorker, WorkerContext } from '../command/worker-context.ts'
import { vllmLayout } from './layout.ts'
import type { RankFlags, VllmProcess } from './layout.ts'

const allocated = ['host', 'port', 'headless', 'master-addr', 'nnodes', 'node-rank'] as const
const owned = [...allocated, 'model', 'served-model-name', 'connector', 'kv-events-config']
const ownedUnderDataParallel = [
  ...['data-parallel-address', 'data-parallel-rpc-port', 'data-parallel-rank'],
  ...['data-parallel-size-local', 'data-parallel-start-rank', 'data-parallel-hybrid-lb'],
]
/** Headless ranks have no API server and refuse its flags. */
const apiServerOnly = ['api-server-count']

/** Names of srt-slurm's connectors; anything else is the JSON itself. */
const connectors: Readonly<Record<string, string>> = {
  nixl: '{"kv_connector":"NixlConnector","kv_role":"kv_both"}',
  lmcache: '{"kv_connector":"LMCacheConnectorV1","kv_role":"kv_both"}',
  kvbm: '{"kv_connector":"DynamoConnector","kv_connector_module_path":"kvbm.vllm_integration.connector","kv_role":"kv_both"}',
}

export function renderVllmWorker(context: WorkerContext): RenderedWorker {
  const { worker, role, name, ports, direct, options } = context
  const { nodes } = worker
  context.notices.push(...replacedFlags(role, allocated))
  const [leader] = nodes
  if (leader === undefined) throw new Error(`${name} has no node`)
  const mode = context.parts.backend['dp_launch_mode'] === 'per_gpu' ? 'per_gpu' : 'per_node'
  const layout = vllmLayout(role.flags, worker, mode, direct)
  const dpSize = flagCount(role.flags, 'data-parallel-size') ?? 1
  const shared: SharedPorts = {
    leader,
    http: direct ? options.publicPort : ports.claim(nodes, `${name} http`, portBases.http, httpRange),
    system: ports.claim(nodes, `${name} system`, portBases.dynamoSystem, Math.max(1, layout.length)),
    rpc: claimRpc(context),
    nixl: ports.claim(nodes, `${name} nixl`, portBases.nixl, dpSize),
    events: context.dynamo ? ports.claim(nodes, `${name} events`, portBases.kvEvents, dpSize) : 0,
    kvEvents: kvEventsConfig(context, dpSize, { enable_kv_cache_events: true }),
  }
  const processes = layout.map((process, index) => planned(context, process, index, shared))
  return {
    processes,
    files: [],
    http: { node: leader, port: shared.http },
    registered: layout.flatMap(({ node, headless }, index) =>
      headless ? [] : [{ role: processName(context, index), node, systemPort: shared.system + index }],
    ),
  }
}

interface SharedPorts {
  readonly leader: number
  readonly http: number
  readonly system: number
  readonly rpc: number
  readonly nixl: number
  readonly events: number
  readonly kvEvents: string | undefined
}

const processName = ({ name }: WorkerContext, index: number): string =>
  index === 0 ? name : `${name}.${index}`

function planned(
  context: WorkerContext,
  process: VllmProcess,
  index: number,
  shared: SharedPorts,
): PlannedProcess {
  const { role } = context
  const { node, gpuIndices } = process
  return {
    role: processName(context, index),
    kind: 'worker',
    pool: role.pool,
    nodes: [node],
    gpuIndices,
    start: 'plain',
    argv: context.direct
      ? serveArguments(context, process, shared)
      : dynamoArguments(context, process, shared),
    env: workerEnvironment(
      context,
      { node, gpuIndices, systemPort: shared.system + index },
      processEnvironment(context, process, index, shared),
    ),
  }
}

function serveArguments(context: WorkerContext, process: VllmProcess, shared: SharedPorts): readonly Text[] {
  const { role, servedModel } = context
  return [
    ...['vllm', 'serve', text`${modelPath}`, '--served-model-name', servedModel],
    ...(process.headless ? [] : ['--host', '0.0.0.0', '--port', String(shared.http)]),
    ...rankArguments(process, shared),
    ...(shared.kvEvents === undefined ? [] : ['--kv-events-config', shared.kvEvents]),
    ...flagArguments(role.flags, new Set([...owned, ...(process.headless ? apiServerOnly : [])])),
  ]
}

function dynamoArguments(context: WorkerContext, process: VllmProcess, shared: SharedPorts): readonly Text[] {
  const { role, servedModel, parts } = context
  const transfer = transferConfig(context)
  const isDataParallel =
    process.ranks.kind !== 'alone' && flagValue(role.flags, 'data-parallel-size') !== undefined
  return [
    ...['python3', '-m', 'dynamo.vllm', '--model', text`${modelPath}`, '--served-model-name', servedModel],
    ...(role.pool === 'aggregated' ? [] : ['--disaggregation-mode', role.pool]),
    ...(transfer === undefined ? [] : ['--kv-transfer-config', transfer]),
    ...rankArguments(process, shared),
    ...['--request-plane', parts.requestPlane],
    ...(shared.kvEvents === undefined ? [] : ['--kv-events-config', shared.kvEvents]),
    ...flagArguments(role.flags, new Set([...owned, ...(isDataParallel ? ownedUnderDataParallel : [])])),
  ]
}

function rankArguments({ ranks, headless }: VllmProcess, shared: SharedPorts): readonly Text[] {
  const address = text`${nodeAddress(shared.leader)}`
  const dataParallel = ['--data-parallel-address', address, '--data-parallel-rpc-port', String(shared.rpc)]
  switch (ranks.kind) {
    case 'alone':
      return []
    case 'across-nodes':
      return [
        ...(ranks.nodes > 1 ? acrossNodes(ranks, address) : []),
        ...(ranks.withDataParallel ? dataParallel : []),
        ...(headless ? ['--headless'] : []),
      ]
    case 'per-node':
      return [
        ...['--data-parallel-size-local', String(ranks.localSize)],
        ...['--data-parallel-start-rank', String(ranks.startRank)],
        ...dataParallel,
        '--data-parallel-hybrid-lb',
      ]
    case 'per-gpu':
      return ['--data-parallel-rank', String(ranks.rank), ...dataParallel]
  }
}

const acrossNodes = (ranks: Extract<RankFlags, { kind: 'across-nodes' }>, address: Text): readonly Text[] => [
  ...['--master-addr', address, '--nnodes', String(ranks.nodes), '--node-rank', String(ranks.rank)],
]

/** The role's own connector, else the back end's, else NIXL between prefill and decode; null means none. */
function transferConfig({ role, parts }: WorkerContext): string | undefined {
  if (flagValue(role.flags, 'kv-transfer-config') !== undefined) return undefined
  const ofRole = flagValue(role.flags, 'connector')
  const usual = role.pool === 'aggregated' ? null : 'nixl'
  const written = ofRole ?? ('connector' in parts.backend ? parts.backend['connector'] : usual)
  if (typeof written !== 'string' || written === 'none' || written === 'null') return undefined
  return connectors[written.toLowerCase()] ?? written
}

/** The recipe's RPC port where it is free. */
function claimRpc({ role, ports, worker, name }: WorkerContext): number {
  const written = flagCount(role.flags, 'data-parallel-rpc-port')
  return ports.claim(worker.nodes, `${name} dp-rpc`, written ?? portBases.dataParallelRpc, 1)
}

/**
 * Ports that vLLM would otherwise probe for: workers that start together on one node would race. Over several nodes
 * VLLM_PORT stays unset, because all ranks would inherit the same one.
 */
function processEnvironment(
  context: WorkerContext,
  { node }: VllmProcess,
  index: number,
  shared: SharedPorts,
): Environment {
  const { worker, ports, role, dynamo } = context
  const hasTransfer = role.pool !== 'aggregated' || flagValue(role.flags, 'kv-transfer-config') !== undefined
  const isOnOneNode = worker.nodes.length === 1
  return {
    ...(dynamo ? { DYN_VLLM_KV_EVENT_PORT: String(shared.events) } : {}),
    ...(hasTransfer
      ? {
          VLLM_NIXL_SIDE_CHANNEL_PORT: String(shared.nixl),
          VLLM_NIXL_SIDE_CHANNEL_HOST: text`${nodeAddress(node)}`,
        }
      : {}),
    ...(isOnOneNode && dynamo
      ? {
          VLLM_PORT: String(
            ports.claim([node], `${processName(context, index)} vllm`, portBases.vllm, vllmRange),
          ),
        }
      : {}),
  }
}
