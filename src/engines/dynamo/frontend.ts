/** Dynamo's front end: one, or several behind nginx. */
import type { PlannedFile, PlannedProcess } from '../command/engine-plan.ts'
import { filled, mergeEnvironments } from '../command/environment.ts'
import { flagArguments } from '../command/flags.ts'
import { nginxConfig } from '../command/nginx.ts'
import { portBases } from '../command/ports.ts'
import { text, workDir } from '../command/text.ts'
import { dynamoEnvironment } from '../command/worker-context.ts'
import type { Site } from '../command/worker-context.ts'

export interface RenderedFrontend {
  readonly processes: readonly PlannedProcess[]
  readonly files: readonly PlannedFile[]
  /** Front ends whose `/metrics` is worth reading. */
  readonly metrics: readonly { readonly role: string; readonly node: number; readonly port: number }[]
}

/** `nodes`: those that run a front end; more than one stands behind nginx on the head node. */
export function renderDynamoFrontend(
  site: Site,
  nodes: readonly number[],
  withNginx: boolean,
): RenderedFrontend {
  const { parts, ports, options, endpointNode } = site
  const port = withNginx
    ? ports.claim(nodes, 'frontend http', portBases.internalFrontend, 1)
    : options.publicPort
  const processes = nodes.map((node, index): PlannedProcess => ({
    role: nodes.length === 1 ? 'frontend' : `frontend-${index}`,
    kind: 'frontend',
    nodes: [node],
    gpuIndices: [],
    start: 'plain',
    argv: [
      'python3',
      '-m',
      'dynamo.frontend',
      `--http-port=${port}`,
      ...flagArguments(parts.frontend.args, new Set()),
    ],
    env: mergeEnvironments(
      dynamoEnvironment(site),
      filled(parts.environment, node),
      filled(parts.frontend.env, node),
    ),
  }))
  const metrics = processes.map(({ role, nodes: [node = endpointNode] }) => ({ role, node, port }))
  if (!withNginx) return { processes, files: [], metrics }
  const config = nginxConfig({
    listenPort: options.publicPort,
    upstreamNodes: nodes,
    upstreamPort: port,
    keepaliveTimeout: parts.frontend.keepaliveTimeout,
    ...(parts.frontend.affinityHeader === undefined ? {} : { affinityHeader: parts.frontend.affinityHeader }),
  })
  return {
    processes: [...processes, nginxProcess(site)],
    files: [{ name: 'nginx.conf', text: config }],
    metrics,
  }
}

const nginxProcess = ({ endpointNode, parts }: Site): PlannedProcess => ({
  role: 'nginx',
  kind: 'nginx',
  nodes: [endpointNode],
  gpuIndices: [],
  start: 'plain',
  argv: ['nginx', '-c', text`${workDir}/nginx.conf`, '-g', 'daemon off;'],
  env: {},
  image: parts.frontend.nginxImage,
})
