/** Where the Prometheus metrics of each role are read. */
import type { RecipeEngine } from '../../core/recipe/engine-flags.ts'
import type { MetricsEndpoint } from './engine-plan.ts'
import type { FrontendKind } from './frontend.ts'
import type { RoutedWorker, Site } from './worker-context.ts'

/** `trtllm-serve` answers `/metrics` with JSON. */
const ownPath: Readonly<Record<RecipeEngine, string>> = {
  sglang: '/metrics',
  vllm: '/metrics',
  trtllm: '/prometheus/metrics',
}

/** Workers first: they have the engine's own metrics; front ends add Dynamo's. */
export function metricsOf(
  site: Site,
  kind: FrontendKind,
  workers: readonly RoutedWorker[],
  frontends: readonly { readonly role: string; readonly node: number; readonly port: number }[],
): readonly MetricsEndpoint[] {
  const ofWorkers = workers.flatMap(({ context, rendered }): readonly MetricsEndpoint[] => {
    const { pool } = context.role
    if (kind === 'dynamo') {
      return rendered.registered.map(({ role, node, systemPort }) => ({
        ...{ role, pool, node },
        port: systemPort,
        path: '/metrics',
      }))
    }
    return [{ role: context.name, pool, ...rendered.http, path: ownPath[site.parts.engine] }]
  })
  return [...ofWorkers, ...frontends.map((frontend) => ({ ...frontend, path: '/metrics' }))]
}
