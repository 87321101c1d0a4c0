/** What points of earlier runs took, from the timeline that every result of ours carries. */
import type { PastPoint } from '../core/plan/past-estimates.ts'
import type { Session } from './database.ts'
import { hasTable } from './has-table.ts'

/** Newest results that are looked at; a config key has some dozens. */
const maxResults = 5000

/**
 * Valid results of the config keys, newest first, measured with the same kind of engine. Nothing when the database holds
 * no results of ours yet.
 */
export async function readPastPoints(
  session: Session,
  configKeys: readonly string[],
  simulated: boolean,
): Promise<readonly PastPoint[]> {
  if (!(await hasTable(session, 'benchmark_results'))) return []
  const { rows } = await session.query<PastRow>(pastPoints, [
    JSON.stringify(configKeys),
    simulated,
    maxResults,
  ])
  return rows.flatMap(({ point_id: pointId, config_key: configKey, conc, seconds }) =>
    seconds > 0 ? [{ pointId, configKey, conc, seconds }] : [],
  )
}

interface PastRow {
  readonly point_id: string
  readonly config_key: string
  readonly conc: number
  readonly seconds: number
}

/** A timeline is what an artifact held: one with anything but instants in it tells no duration, and stops no query. */
const pastPoints = `
select r.point_id, r.provenance ->> 'config_key' as config_key, r.conc, t.seconds
from benchmark_results r
cross join lateral (
  select case when bool_and(at.unix_ms is not null) then (max(at.unix_ms) - min(at.unix_ms)) / 1000 end as seconds
  from jsonb_array_elements(
    case jsonb_typeof(r.provenance -> 'timeline') when 'array' then r.provenance -> 'timeline' else '[]'::jsonb end
  ) entry
  cross join lateral (
    select case jsonb_typeof(entry -> 'atUnixMs') when 'number' then
      case when (entry ->> 'atUnixMs')::numeric between 0 and 1e14 then (entry ->> 'atUnixMs')::float8 end
    end as unix_ms
  ) at
) t
where r.point_id is not null and r.error is null and r.simulated = $2
  and r.provenance ->> 'config_key' in (select jsonb_array_elements_text($1::jsonb))
  and t.seconds is not null
order by r.id desc
limit $3`
