/** SGLang workers: one process per node, ranks joined through `--dist-init-addr`. */
import type { PlannedProcess } from '../command/engine-plan.ts'
import { flagArguments, flagCount, flagValue } from '../command/flags.ts'
import { kvEventsConfig } from '../command/kv-events.ts'
import { replacedFlags } from '../command/owned-flags.ts'
import { httpRange, portBases } from '../command/ports.ts'
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
  const { worker, role, name, ports, direct, options, dynamo } = context
  const { nodes } = worker
  context.notices.push(...replacedFlags(role, allocated))
  const [leader] = nodes
  if (leader === undefined) throw new Error(`${name} has no node`)
  const http = direct ? options.publicPort : ports.claim(nodes, `${name} http`, portBases.http, httpRange)
  const bootstrap = role.pool === 'prefill' ? claimBootstrap(context) : undefined
  const systemPort = ports.claim(nodes, `${name} system`, portBases.dynamoSystem, 1)
  const nccl = ports.claim(nodes, `${name} nccl`, portBases.nccl, 1)
  const distInit = nodes.length > 1 ? ports.claim(nodes, `${name} dist-init`, portBases.distInit, 1) : 0
  const ranks = flagCount(role.flags, 'data-parallel-size', 'dp-size') ?? 1
  const kvEvents = kvEventsConfig(context, ranks, {})
  const processes = nodes.map((node, rank): PlannedProcess => {
    const argv: readonly Text[] = [
      ...['python3', '-m', dynamo ? 'dynamo.sglang' : 'sglang.launch_server'],
      ...['--model-path', text`${modelPath}`, '--served-model-name', context.servedModel],
      ...['--host', '0.0.0.0', '--port', String(http), '--nccl-port', String(nccl)],
      ...(role.pool === 'aggregated' ? [] : ['--disaggregation-mode', role.pool]),
      ...(bootstrap === undefined ? [] : ['--disaggregation-bootstrap-port', String(bootstrap)]),
      ...(nodes.length === 1
        ? []
        : [
            ...['--dist-init-addr', text`${nodeAddress(leader)}:${distInit}`],
            ...['--nnodes', String(nodes.length), '--node-rank', String(rank)],
          ]),
      ...(kvEvents === undefined ? [] : ['--kv-events-config', kvEvents]),
      ...(dynamo ? ['--request-plane', context.parts.requestPlane] : []),
      ...flagArguments(role.flags, role.pool === 'prefill' ? ownedByPrefill : owned),
    ]
    return {
      role: rankName(name, rank),
      kind: 'worker',
      pool: role.pool,
      nodes: [node],
      gpuIndices: worker.gpuIndices,
      start: 'plain',
      argv,
      env: workerEnvironment(context, { node, gpuIndices: worker.gpuIndices, systemPort }, {}),
    }
  })
  return {
    processes,
    files: [],
    http: { node: leader, port: http },
    ...(bootstrap === undefined ? {} : { bootstrapPort: bootstrap }),
    registered: [{ role: name, node: leader, systemPort }],
  }
}

/** The recipe's port where it is free: two prefill workers of one node cannot share it. */
function claimBootstrap({ role, ports, worker, name }: WorkerContext): number {
  const written = flagValue(role.flags, 'disaggregation-bootstrap-port')
  const base = typeof written === 'number' ? written : portBases.bootstrap
  return ports.claim(worker.nodes, `${name} bootstrap`, base, 1)
}
