/** Puts the processes of a placed recipe together: services, workers, front end, ports, health, metrics. */
import type { PlannedPoint } from '../../core/plan/plan.ts'
import type { Problem } from '../../core/problem.ts'
import type { RecipeEngine } from '../../core/recipe/engine-flags.ts'
import type { RecipeMapping } from '../../core/recipe/merge.ts'
import { renderInfra } from '../dynamo/infra.ts'
import { renderSglangWorker } from '../sglang/worker.ts'
import { renderTrtllmWorker } from '../trtllm/worker.ts'
import { renderVllmWorker } from '../vllm/worker.ts'
import type { EnginePlan, PlannedFile, PlannedProcess, PlanOptions, StartCondition } from './engine-plan.ts'
import { engineName } from './frameworks.ts'
import { placeFrontend, renderFrontend } from './frontend.ts'
import type { FrontendKind } from './frontend.ts'
import { logPatterns } from './log-patterns.ts'
import { metricsOf } from './metrics.ts'
import type { PlacedWorker } from './placement.ts'
import { PortMap } from './ports.ts'
import { readinessOf } from './readiness-rule.ts'
import type { RecipeParts, RoleParts } from './recipe-parts.ts'
import type { RenderedWorker, RoutedWorker, Site, WorkerContext } from './worker-context.ts'

export interface Assembly {
  readonly point: PlannedPoint
  readonly options: PlanOptions
  readonly parts: RecipeParts
  readonly workers: readonly PlacedWorker[]
  readonly resolved: RecipeMapping
}

const renderers: Readonly<Record<RecipeEngine, (context: WorkerContext) => RenderedWorker>> = {
  sglang: renderSglangWorker,
  vllm: renderVllmWorker,
  trtllm: renderTrtllmWorker,
}

/** Throws RangeError where front end and back end do not fit together. */
export function assemblePlan(assembly: Assembly): Omit<EnginePlan, 'source'> {
  const { point, options, parts, workers } = assembly
  const notices: Problem[] = []
  const workerNodes = Math.max(1, ...workers.map(({ nodes }) => Math.max(...nodes) + 1), parts.workerNodes)
  const dynamo = parts.frontend.type === 'dynamo'
  const hasServices = dynamo || parts.mooncake !== undefined
  const infraNode = parts.dedicatedInfraNode && hasServices ? workerNodes : 0
  const ports = new PortMap(options.portOffset)
  const frontend = placeFrontend(parts, workers, workerNodes)
  ports.reserve(frontend.endpointNode, 'endpoint', options.publicPort)
  const infra = renderInfra(parts, infraNode, ports, dynamo)
  const site: Site = {
    ...{ parts, ports, options, notices, infraNode, dynamo },
    servedModel: parts.servedModel ?? point.model,
    endpointNode: frontend.endpointNode,
    infra: infra.ports,
    direct: frontend.kind === 'direct',
  }
  const routed = workers.map((worker) => renderWorker(site, worker))
  const front = renderFrontend(site, frontend, routed, assembly.resolved)
  const services = servicesOf(site)
  return {
    engine: engineName({ engine: parts.engine, dynamo }),
    image: point.image,
    nodes: Math.max(workerNodes, infraNode + 1),
    gpusPerNode: parts.gpusPerNode,
    pools: parts.roles.map(({ pool }) => ({ name: pool, nodes: nodesOf(workers, pool) })),
    preparations: parts.preparations,
    processes: [
      ...infra.processes,
      ...routed.flatMap(({ rendered }) => rendered.processes.map((process) => waiting(process, services))),
      ...front.processes.map((process) =>
        waiting(process, [...services, ...afterWorkers(frontend.kind, routed)]),
      ),
    ],
    files: uniqueFiles([...infra.files, ...routed.flatMap(({ rendered }) => rendered.files), ...front.files]),
    endpoint: { node: frontend.endpointNode, port: options.publicPort },
    health: {
      ...readinessOf(frontend.kind, parts, routed),
      intervalMs: parts.intervalSeconds * 1000,
      timeoutSeconds: parts.startUpSeconds,
    },
    metrics: metricsOf(site, frontend.kind, routed, front.metrics),
    servedModel: site.servedModel,
    ports: ports.uses,
    logPatterns: logPatterns[parts.engine],
    problems: notices,
  }
}

function renderWorker(site: Site, worker: PlacedWorker): RoutedWorker {
  const role = roleOf(site.parts, worker)
  const isOnly = worker.pool === 'aggregated' && role.workers === 1
  const name = isOnly ? 'server' : `${worker.pool}-${worker.index}`
  const context: WorkerContext = { ...site, role, worker, name }
  return { context, rendered: renderers[site.parts.engine](context) }
}

function roleOf(parts: RecipeParts, worker: PlacedWorker): RoleParts {
  const role = parts.roles.find(({ pool }) => pool === worker.pool)
  if (!role) throw new Error(`no role for ${worker.pool}`)
  return role
}

const nodesOf = (workers: readonly PlacedWorker[], pool: PlacedWorker['pool']): readonly number[] => [
  ...new Set(workers.filter((worker) => worker.pool === pool).flatMap(({ nodes }) => nodes)),
]

/** Engines give up after seconds when discovery or the shared store is not there yet. */
const servicesOf = ({ infra, infraNode }: Site): readonly StartCondition[] =>
  [infra.etcd, infra.nats, infra.mooncake]
    .filter((port) => port !== undefined)
    .map((port) => ({ node: infraNode, port }))

/** `trtllm-serve disaggregated` asks its servers once. The other front ends find workers whenever they come. */
const afterWorkers = (kind: FrontendKind, workers: readonly RoutedWorker[]): readonly StartCondition[] =>
  kind === 'orchestrator' ? workers.map(({ rendered: { http } }) => ({ ...http, path: '/health' })) : []

/** nginx only passes on: it needs nothing to be there. */
const waiting = (process: PlannedProcess, startsAfter: readonly StartCondition[]): PlannedProcess =>
  startsAfter.length === 0 || process.kind === 'nginx' ? process : { ...process, startsAfter }

/** Workers of one pool share their options file. */
const uniqueFiles = (files: readonly PlannedFile[]): readonly PlannedFile[] => [
  ...new Map(files.map((file) => [file.name, file])).values(),
]
