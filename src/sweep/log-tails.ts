/** The last lines of the server logs of a sweep's points, from artifacts laid out one folder each. */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { artifactNames } from '../core/collect/artifact-names.ts'
import type { Plan } from '../core/plan/plan.ts'
import type { PointId } from '../core/point.ts'
import type { Sweep } from '../core/results/sweep.ts'
import { mergedTail } from '../launch/log-tail.ts'
import { isSampler } from './node-samplers.ts'

/** Of all logs of a point together; but of each at least a few, however many workers it had. */
const linesOfPoint = 40
const linesOfLog = 4

/** A point without such an artifact has no entry. */
export async function readLogTails(
  artifactsDir: string,
  plan: Plan,
  sweep: Sweep,
): Promise<ReadonlyMap<PointId, readonly string[]>> {
  const attempts = new Map(sweep.points.map(({ id, attempt }) => [id, attempt]))
  const tails = new Map<PointId, readonly string[]>()
  for (const point of plan.points) {
    const { serverLogs } = artifactNames(point, { attempt: attempts.get(point.id) ?? 0, valid: true })
    const folder = join(artifactsDir, serverLogs)
    const logs = [...(await logsIn(folder)), ...(await logsIn(join(folder, 'results')))]
    if (logs.length === 0) continue
    const lines = Math.max(linesOfLog, Math.floor(linesOfPoint / logs.length))
    tails.set(point.id, await mergedTail(Object.fromEntries(logs), lines))
  }
  return tails
}

/** Role and path. Links are not followed: artifacts come from somewhere else. */
async function logsIn(folder: string): Promise<readonly (readonly [role: string, path: string])[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.log'))
    .map(({ name }) => [basename(name, '.log'), join(folder, name)] as const)
    .filter(([role]) => !isSampler(role))
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
