/** SGLang workers: one process per node, ranks joined through `--dist-init-addr`. */
import { optional } from '../../core/optional-field.ts'
import type { PlannedProcess } from '../command/engine-plan.ts'
import { flagArguments, flagCount, flagValue } from '../command/flags.ts'
import { kvEventsConfig } from '../command/kv-events.ts'
import { replacedFlags } from '../command/owned-flags.ts'
import { httpRange, portBases } from '../command/ports.ts'
import type { RoleParts } from '../command/recipe-parts.ts'
import { modelPath, nodeAddress, text } from '../command/text.ts'
import type { Text } from '../command/text.ts'
import { rankName, workerEnvironment } from '../command/worker-context.ts'
import type { RenderedWorker, WorkerContext } from '../command/worker-context.ts'

const allocated = ['port', 'nccl-port', 'dist-init-addr', 'nnodes', 'node-rank'] as const
/** Rendered from the plan, not from the recipe's mapping. */
const owned: ReadonlySet<string> = new Set([
  ...allocated,
  ...['host', 'model-path', 'served-model-name', 'disaggregation-mode', 'kv-events-config'],
])
const ownedByPrefill: ReadonlySet<string> = new Set([...owned, 'disaggregation-bootstrap-port'])

export function renderSglangWorker(context: WorkerContext): RenderedWorker {
  const { worker, role, name } = context
  context.notices.push(...replacedFlags(role, allocated))
  const [leader] = worker.nodes
  if (leader === undefined) throw new Error(`${name} has no node`)
  const ports = claimPorts(context)
  const { gpuIndices } = worker
  const processes = worker.nodes.map((node, rank): PlannedProcess => ({
    role: rankName(name, rank),
    kind: 'worker',
    pool: role.pool,
    nodes: [node],
    gpuIndices,
    start: 'plain',
    argv: rankArguments(context, ports, { leader, rank }),
    env: workerEnvironment(context, { node, gpuIndices, systemPort: ports.system }, {}),
  }))
  return {
    processes,
    files: [],
    http: { node: leader, port: ports.http },
    ...optional('bootstrapPort', ports.bootstrap),
    registered: [{ role: name, node: leader, systemPort: ports.system }],
  }
}

/** The same on every node of the worker. */
interface WorkerPorts {
  readonly http: number
  readonly bootstrap: number | undefined
  readonly system: number
  readonly nccl: number
  readonly distInit: number | undefined
  readonly kvEvents: string | undefined
}

function claimPorts(context: WorkerContext): WorkerPorts {
  const { worker, role, name, ports, direct, options } = context
  const { nodes } = worker
  const claim = (what: string, base: number, count: number): number =>
    ports.claim(nodes, `${name} ${what}`, base, count)
  // The endpoint's own node has reserved the public port already.
  if (direct) for (const node of nodes.slice(1)) ports.reserve(node, `${name} http`, options.publicPort)
  return {
    http: direct ? options.publicPort : claim('http', portBases.http, httpRange),
    bootstrap: role.pool === 'prefill' ? claim('bootstrap', bootstrapBase(role), 1) : undefined,
    system: claim('system', portBases.dynamoSystem, 1),
    nccl: claim('nccl', portBases.nccl, 1),
    distInit: nodes.length > 1 ? claim('dist-init', portBases.distInit, 1) : undefined,
    kvEvents: kvEventsConfig(context, flagCount(role.flags, 'data-parallel-size', 'dp-size') ?? 1, {}),
  }
}

function rankArguments(
  { worker, role, servedModel, dynamo, parts }: WorkerContext,
  ports: WorkerPorts,
  { leader, rank }: { readonly leader: number; readonly rank: number },
): readonly Text[] {
  return [
    ...['python3', '-m', dynamo ? 'dynamo.sglang' : 'sglang.launch_server'],
    ...['--model-path', text`${modelPath}`, '--served-model-name', servedModel],
    ...['--host', '0.0.0.0', '--port', String(ports.http), '--nccl-port', String(ports.nccl)],
    ...(role.pool === 'aggregated' ? [] : ['--disaggregation-mode', role.pool]),
    ...(ports.bootstrap === undefined ? [] : ['--disaggregation-bootstrap-port', String(ports.bootstrap)]),
    ...(ports.distInit === undefined
      ? []
      : [
          ...['--dist-init-addr', text`${nodeAddress(leader)}:${ports.distInit}`],
          ...['--nnodes', String(worker.nodes.length), '--node-rank', String(rank)],
        ]),
    ...(ports.kvEvents === undefined ? [] : ['--kv-events-config', ports.kvEvents]),
    ...(dynamo ? ['--request-plane', parts.requestPlane] : []),
    ...flagArguments(role.flags, role.pool === 'prefill' ? ownedByPrefill : owned),
  ]
}

/** The recipe's port where it is free: two prefill workers of one node cannot share it. */
function bootstrapBase({ flags }: RoleParts): number {
  const written = flagValue(flags, 'disaggregation-bootstrap-port')
  return typeof written === 'number' ? written : portBases.bootstrap
}
