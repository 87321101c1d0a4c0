/** Services beside the engine: Dynamo's discovery (etcd) and events (NATS), and a shared Mooncake store. */
import type { PlannedFile, PlannedProcess } from '../command/engine-plan.ts'
import { portBases } from '../command/ports.ts'
import type { PortMap } from '../command/ports.ts'
import type { RecipeParts } from '../command/recipe-parts.ts'
import { concat, jobId, nodeAddress, text, workDir } from '../command/text.ts'
import type { Text } from '../command/text.ts'
import { mooncakeConfigName } from '../command/worker-context.ts'
import type { Site } from '../command/worker-context.ts'

export type InfraPorts = Site['infra']

export interface RenderedInfra {
  readonly ports: InfraPorts
  readonly processes: readonly PlannedProcess[]
  readonly files: readonly PlannedFile[]
}

export function renderInfra(
  parts: RecipeParts,
  node: number,
  ports: PortMap,
  dynamo: boolean,
): RenderedInfra {
  const services = [
    ...(dynamo ? [renderEtcd(node, ports), renderNats(parts, node, ports)] : []),
    ...(parts.mooncake ? [renderMooncake(parts, node, ports)] : []),
  ]
  return {
    ports: Object.assign({}, ...services.map((service) => service.ports)) as InfraPorts,
    processes: services.flatMap((service) => service.processes),
    files: services.flatMap((service) => service.files),
  }
}

/** On the node's own disk: both sync every write, which shared file systems make slow. */
const localFolder = (name: string): Text => text`/tmp/infx-${jobId}/${name}`

function renderEtcd(node: number, ports: PortMap): RenderedInfra {
  const client = ports.claim([node], 'etcd client', portBases.etcdClient, 1)
  const peer = ports.claim([node], 'etcd peer', portBases.etcdPeer, 1)
  const peerUrl = text`http://${nodeAddress(node)}:${peer}`
  const argv: readonly Text[] = [
    ...['etcd', '--data-dir', localFolder('etcd')],
    ...['--listen-client-urls', `http://0.0.0.0:${client}`],
    ...['--advertise-client-urls', text`http://${nodeAddress(node)}:${client}`],
    ...['--listen-peer-urls', `http://0.0.0.0:${peer}`, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', concat('default=', peerUrl)],
  ]
  return { ports: { etcd: client }, processes: [service('etcd', node, argv)], files: [] }
}

function renderNats(parts: RecipeParts, node: number, ports: PortMap): RenderedInfra {
  const port = ports.claim([node], 'nats', portBases.nats, 1)
  const payload = parts.natsMaxPayloadMb === undefined ? '' : `max_payload: ${parts.natsMaxPayloadMb}MB\n`
  const config = text`port: ${port}\n${payload}jetstream { store_dir: "${localFolder('nats')}" }\n`
  const argv = ['nats-server', '-c', text`${workDir}/nats.conf`]
  return {
    ports: { nats: port },
    processes: [service('nats', node, argv)],
    files: [{ name: 'nats.conf', text: config }],
  }
}

function renderMooncake(parts: RecipeParts, node: number, ports: PortMap): RenderedInfra {
  const [rpc, metadata, metrics] = ['rpc', 'metadata', 'metrics'].map((name) =>
    ports.claim([node], `mooncake ${name}`, portBases.mooncake, 1),
  )
  if (rpc === undefined || metadata === undefined || metrics === undefined)
    throw new Error('a port is missing')
  const argv = [
    ...['mooncake_master', `--port=${rpc}`],
    ...['--enable_http_metadata_server=true', `--http_metadata_server_port=${metadata}`],
    ...['--eviction_high_watermark_ratio=0.9', '--default_kv_lease_ttl=10000', '--rpc_thread_num=16'],
    ...['--enable_metric_reporting=true', `--metrics_port=${metrics}`],
    ...(parts.mooncake?.masterArguments ?? []),
  ]
  const master = service('mooncake-master', node, argv)
  const image = parts.mooncake?.image
  return {
    ports: { mooncake: rpc, mooncakeMetadata: metadata },
    processes: [image === undefined ? master : { ...master, image }],
    files: parts.engine === 'vllm' ? [storeConfig(parts, node, rpc)] : [],
  }
}

/** vLLM's store connector reads a file; the master's address is known only when nodes are. */
function storeConfig(parts: RecipeParts, node: number, rpc: number): PlannedFile {
  const { master_server_address: _, ...written } = parts.mooncake?.storeConfig ?? {}
  const body = JSON.stringify(written, null, 2).replace(/\n?\}$/, '')
  const comma = Object.keys(written).length > 0 ? ',' : ''
  return {
    name: mooncakeConfigName,
    text: text`${body}${comma}\n  "master_server_address": "${nodeAddress(node)}:${rpc}"\n}\n`,
  }
}

const service = (role: string, node: number, argv: readonly Text[]): PlannedProcess => ({
  role,
  kind: 'infra',
  nodes: [node],
  gpuIndices: [],
  start: 'plain',
  argv,
  env: {},
})
