/** The plan with estimates from a database of earlier runs. */
import { existsSync } from 'node:fs'
import { estimateFromPast } from '../core/plan/past-estimates.ts'
import type { Plan } from '../core/plan/plan.ts'
import { connectDatabase } from '../store/open.ts'
import { readPastPoints } from '../store/past-durations.ts'

const embedded = 'pglite:'

/**
 * Reads only: an embedded database that is not there is not made, and none is migrated. Throws ProblemError INFX270-277
 * when the database cannot be reached.
 */
export async function withPastDurations(plan: Plan, databaseUrl: string): Promise<Plan> {
  if (databaseUrl.startsWith(embedded) && !existsSync(databaseUrl.slice(embedded.length))) return plan
  const benchmarks = plan.points.filter(({ kind }) => kind === 'benchmark')
  const keys = [...new Set(benchmarks.map(({ configKey }) => configKey))]
  if (keys.length === 0) return plan
  const database = await connectDatabase(databaseUrl)
  try {
    const simulated = benchmarks.some((point) => point.simulated === true)
    return estimateFromPast(plan, await readPastPoints(database, keys, simulated))
  } finally {
    await database.close()
  }
}
