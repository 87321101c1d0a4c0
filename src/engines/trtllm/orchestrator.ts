/** `trtllm-serve disaggregated`: routes between context (prefill) and generation (decode) servers it is told by address. */
import { isMapping } from '../../core/recipe/merge.ts'
import type { PlannedFile, PlannedProcess } from '../command/engine-plan.ts'
import { filled } from '../command/environment.ts'
import { flagArguments } from '../command/flags.ts'
import { concat, nodeAddress, text, workDir } from '../command/text.ts'
import type { Text } from '../command/text.ts'
import type { RoutedWorker, Site } from '../command/worker-context.ts'

const fileName = 'ser.yaml'

export function renderOrchestrator(
  site: Site,
  workers: readonly RoutedWorker[],
  node: number,
  frontend: Readonly<Record<string, unknown>>,
): { readonly process: PlannedProcess; readonly file: PlannedFile } {
  const { parts, options } = site
  const extra = isMapping(frontend['server_config_extra']) ? frontend['server_config_extra'] : {}
  const head = concat(`hostname: 0.0.0.0\nport: ${options.publicPort}\n`, ...Object.entries(extra).map(line))
  return {
    process: {
      role: 'router',
      kind: 'router',
      nodes: [node],
      gpuIndices: [],
      start: 'mpi',
      argv: [
        ...['trtllm-serve', 'disaggregated', '--config', text`${workDir}/${fileName}`],
        ...flagArguments(parts.frontend.args, new Set()),
      ],
      env: filled(parts.frontend.env, node),
    },
    file: {
      name: fileName,
      text: concat(
        head,
        servers('context_servers', workers, 'prefill', frontend['ctx_router']),
        servers('generation_servers', workers, 'decode', frontend['gen_router']),
      ),
    },
  }
}

function servers(key: string, workers: readonly RoutedWorker[], pool: string, router: unknown): Text {
  const of = workers.filter(({ context }) => context.role.pool === pool)
  return concat(
    `${key}:\n  num_instances: ${of.length}\n  urls:\n`,
    ...of.map(({ rendered }) => text`    - "${nodeAddress(rendered.http.node)}:${rendered.http.port}"\n`),
    isMapping(router) ? `  router: ${JSON.stringify(router)}\n` : '',
  )
}

const line = ([key, value]: readonly [string, unknown]): string => `${key}: ${JSON.stringify(value)}\n`
