/** SGLang's own router before workers that it is told by address. */
import type { PlannedProcess } from '../command/engine-plan.ts'
import { filled } from '../command/environment.ts'
import { flagArguments, flagValue } from '../command/flags.ts'
import { nodeAddress, text } from '../command/text.ts'
import type { Text } from '../command/text.ts'
import type { RoutedWorker, Site } from '../command/worker-context.ts'

export function renderSglangRouter(site: Site, workers: readonly RoutedWorker[]): PlannedProcess {
  const { parts, options, endpointNode } = site
  const isDisaggregated = workers.some(({ context }) => context.role.pool !== 'aggregated')
  return {
    role: 'router',
    kind: 'router',
    nodes: [endpointNode],
    gpuIndices: [],
    start: 'plain',
    argv: [
      ...['python3', '-m', 'sglang_router.launch_router'],
      ...(isDisaggregated
        ? ['--pd-disaggregation', ...workers.flatMap(disaggregatedArguments)]
        : ['--worker-urls', ...workers.map(urlOf)]),
      ...['--host', '0.0.0.0', '--port', String(options.publicPort)],
      ...flagArguments(parts.frontend.args, new Set()),
    ],
    env: filled(parts.frontend.env, endpointNode),
  }
}

function disaggregatedArguments(worker: RoutedWorker): readonly Text[] {
  const { context, rendered } = worker
  if (context.role.pool === 'decode') return ['--decode', urlOf(worker)]
  const { bootstrapPort } = rendered
  return ['--prefill', urlOf(worker), ...(bootstrapPort === undefined ? [] : [String(bootstrapPort)])]
}

function urlOf({ context, rendered }: RoutedWorker): Text {
  const scheme = flagValue(context.role.flags, 'grpc-mode') === true ? 'grpc' : 'http'
  return text`${scheme}://${nodeAddress(rendered.http.node)}:${rendered.http.port}`
}
