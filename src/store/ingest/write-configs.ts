/** configs: find or make the row of every serving configuration of the run, in three statements at most. */
import { configKey } from '../../core/ingest/config-identity.ts'
import type { ConfigIdentity } from '../../core/ingest/config-identity.ts'
import type { Database } from '../database.ts'

export type ConfigIds = ReadonlyMap<string, number>

const columns = [
  ['hardware', 'text'],
  ['framework', 'text'],
  ['model', 'text'],
  ['precision', 'text'],
  ['spec_method', 'text'],
  ['disagg', 'boolean'],
  ['is_multinode', 'boolean'],
  ['prefill_tp', 'smallint'],
  ['prefill_ep', 'smallint'],
  ['prefill_dp_attention', 'boolean'],
  ['prefill_num_workers', 'smallint'],
  ['decode_tp', 'smallint'],
  ['decode_ep', 'smallint'],
  ['decode_dp_attention', 'boolean'],
  ['decode_num_workers', 'smallint'],
  ['num_prefill_gpu', 'smallint'],
  ['num_decode_gpu', 'smallint'],
] as const

const names = columns.map(([name]) => name).join(', ')
const recordset = `json_to_recordset($1::json) as x(key text, ${columns.map(([name, type]) => `${name} ${type}`).join(', ')})`
const equal = columns.map(([name]) => `c.${name} is not distinct from x.${name}`).join(' and ')

/** Ids by {@link configKey}. */
export async function ensureConfigs(
  database: Database,
  configs: readonly ConfigIdentity[],
): Promise<ConfigIds> {
  const records = new Map(configs.map((config) => [configKey(config), toRecord(config)]))
  const json = JSON.stringify([...records.values()])
  const known = await find(database, json)
  if (known.size === records.size) return known
  // Conflicts use up serial numbers, so only what is missing is inserted.
  const missing = [...records].filter(([key]) => !known.has(key)).map(([, record]) => record)
  await database.query(
    `insert into configs (${names}) select ${names} from ${recordset} on conflict on constraint configs_identity do nothing`,
    [JSON.stringify(missing)],
  )
  return find(database, json)
}

async function find(database: Database, json: string): Promise<Map<string, number>> {
  const { rows } = await database.query<{ key: string; id: number }>(
    `select x.key, c.id from ${recordset} join configs c on ${equal}`,
    [json],
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}

const toRecord = (config: ConfigIdentity): Readonly<Record<string, string | number | boolean | null>> => ({
  key: configKey(config),
  hardware: config.hardware,
  framework: config.framework,
  model: config.model,
  precision: config.precision,
  spec_method: config.specMethod,
  disagg: config.disagg,
  is_multinode: config.isMultinode,
  prefill_tp: config.prefill.tp,
  prefill_ep: config.prefill.ep,
  prefill_dp_attention: config.prefill.dpAttention,
  prefill_num_workers: config.prefill.numWorkers,
  decode_tp: config.decode.tp,
  decode_ep: config.decode.ep,
  decode_dp_attention: config.decode.dpAttention,
  decode_num_workers: config.decode.numWorkers,
  num_prefill_gpu: config.prefill.gpus,
  num_decode_gpu: config.decode.gpus,
})

export function configIdOf(ids: ConfigIds, config: ConfigIdentity): number {
  const id = ids.get(configKey(config))
  if (id === undefined) throw new Error(`configuration has no id: ${configKey(config)}`)
  return id
}
