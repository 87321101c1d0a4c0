/** KV event publishers: one port per data-parallel rank, from a base that nothing else uses. */
import { isMapping } from '../../core/recipe/merge.ts'
import { flagObject } from './flags.ts'
import { portBases } from './ports.ts'
import type { WorkerContext } from './worker-context.ts'

/**
 * Value of `--kv-events-config`: the recipe's own flag with its port moved where that is taken, else what
 * `backend.kv_events_config` asks for; undefined when neither asks. `extra` is what the engine's own defaults add.
 */
export function kvEventsConfig(
  context: WorkerContext,
  ranks: number,
  extra: Readonly<Record<string, unknown>>,
): string | undefined {
  const written = flagObject(context.role.flags, 'kv-events-config')
  const asked = written ?? askedByBackend(context, extra)
  if (!asked) return undefined
  const endpoint = asked['endpoint']
  const port = typeof endpoint === 'string' ? /:(\d+)$/.exec(endpoint)?.[1] : undefined
  const base = port === undefined ? portBases.kvEvents : Number(port)
  const claimed = context.ports.claim(context.worker.nodes, `${context.name} kv-events`, base, ranks)
  return JSON.stringify({ ...asked, endpoint: `tcp://*:${claimed}` })
}

function askedByBackend(
  { parts, role }: WorkerContext,
  extra: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  const setting = parts.backend['kv_events_config']
  const ofRole = isMapping(setting) ? setting[role.pool] : setting === true && role.pool !== 'aggregated'
  if (ofRole !== true && !isMapping(ofRole)) return undefined
  return { publisher: 'zmq', topic: 'kv-events', ...extra, ...(isMapping(ofRole) ? ofRole : {}) }
}
