/**
 * The simulated engine through the launchers of real ones: where SGLang, vLLM or TensorRT-LLM would run. Everything
 * around the engine's own command is the real thing: nodes, GPUs, roles, ports, addresses, order of start, health rule.
 */
import '../core/problems/engine-command.ts'
import type { EnginePlan, MetricsEndpoint, PlannedProcess } from './command/engine-plan.ts'
import { resolvePlan } from './command/resolve.ts'
import { nodeAddress, text, workDir } from './command/text.ts'
import type { Text } from './command/text.ts'
import { rankName } from './command/worker-context.ts'
import type { Engine } from './engine.ts'
import { allocationOf, planOf } from './registry.ts'
import { simConfigOf, simEngine } from './sim/engine.ts'
import { simEngineVersion } from './sim/version.ts'

const configName = 'sim-engine.json'
/** It loads no weights: what takes longer is lost. */
const startUpSeconds = 120
const healthEveryMs = 200

/** One process on this host, started by `words` (`infx`, as the site's containers have it). It needs no GPU. */
export const simEngineBy = (words: readonly string[]): Engine => ({
  name: simEngine.name,
  render: (point, context) => {
    const spec = simEngine.render(point, context)
    return {
      ...spec,
      processes: spec.processes.map((process) => ({
        ...process,
        // The first two words start this product where we are.
        argv: [...words, ...process.argv.slice(2)],
        gpus: 0,
        nodes: 1,
      })),
    }
  },
})

/** Every process of the real engine's plan as one of the simulated engine. Throws what rendering the real one throws. */
export const standInEngine = (words: readonly string[]): Engine => ({
  name: simEngine.name,
  render: (point, context) => {
    const plan = standInPlan(planOf(point, context), words)
    const spec = resolvePlan(plan, { draftModelPath: point.model, ...allocationOf(point, context) })
    const config = { ...simConfigOf(point, context), servedModel: plan.servedModel }
    const file = { path: `${context.workDir}/${configName}`, text: `${JSON.stringify(config, null, 2)}\n` }
    return { ...spec, version: simEngineVersion, simulated: true, files: [file] }
  },
})

function standInPlan(plan: EnginePlan, words: readonly string[]): EnginePlan {
  const front = frontOf(plan)
  // Workers that answer for themselves.
  const peers = plan.metrics.filter(({ pool, role }) => pool !== undefined && role !== front.role)
  const stand: StandIn = { plan, words, front, peers }
  return {
    ...plan,
    engine: simEngine.name,
    // They would install what is not started.
    preparations: [],
    processes: plan.processes.flatMap((process) => standInsOf(process, stand)),
    files: [],
    health: { ...plan.health, intervalMs: healthEveryMs, timeoutSeconds: startUpSeconds },
    metrics: [
      ...peers.map((peer) => ({ ...peer, path: '/metrics' })),
      { role: front.role, ...plan.endpoint, path: '/metrics' },
    ],
  }
}

interface StandIn {
  readonly plan: EnginePlan
  readonly words: readonly string[]
  readonly front: PlannedProcess
  readonly peers: readonly MetricsEndpoint[]
}

/** What answers clients: the last front end, else the first worker. */
function frontOf({ processes }: EnginePlan): PlannedProcess {
  const isFront = ({ kind }: PlannedProcess): boolean => kind !== 'infra' && kind !== 'worker'
  const front = processes.findLast(isFront) ?? processes.find(({ kind }) => kind === 'worker')
  if (!front) throw new Error('an engine has a process')
  return front
}

/** An MPI worker is one process per node here: ranks of one node would claim the same ports. */
function standInsOf(process: PlannedProcess, stand: StandIn): readonly PlannedProcess[] {
  const { image: _image, ...placed } = process
  return process.nodes.map((node, rank) => {
    const role = rankName(process.role, rank)
    const isFront = process === stand.front && rank === 0
    const argv = isFront ? frontWords(stand) : peerWords(process, role, node, stand)
    return { ...placed, role, nodes: [node], start: 'plain', argv, env: {} }
  })
}

const frontWords = ({ plan, words, peers }: StandIn): readonly Text[] => [
  ...[...words, 'sim-engine', '--config', text`${workDir}/${configName}`],
  ...['--host', text`${nodeAddress(plan.endpoint.node)}`, '--port', String(plan.endpoint.port)],
  ...peers.flatMap(({ pool, node, port }) => [
    '--peer',
    text`${pool === 'prefill' ? 'prefill' : 'decode'}=http://${nodeAddress(node)}:${port}`,
  ]),
]

function peerWords(process: PlannedProcess, role: string, node: number, stand: StandIn): readonly Text[] {
  const ports = process.kind === 'infra' ? servicePorts(process, stand) : workerPorts(role, stand)
  return [
    ...[...stand.words, 'sim-engine', 'peer', '--role', role, '--host', text`${nodeAddress(node)}`],
    ...ports.flatMap((port) => ['--port', String(port)]),
  ]
}

const workerPorts = (role: string, { peers }: StandIn): readonly number[] =>
  peers.filter((peer) => peer.role === role).map(({ port }) => port)

/** Ports are named after their service: `etcd client`, `nats`, `mooncake rpc`. */
function servicePorts({ role }: PlannedProcess, { plan }: StandIn): readonly number[] {
  const service = role.replace(/-master$/, '')
  return plan.ports.filter(({ name }) => name.split(' ')[0] === service).map(({ port }) => port)
}
