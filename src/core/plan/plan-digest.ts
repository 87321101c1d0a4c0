/** The identity of a plan: what its jobs do, in which order, behind which canary. */
import { createHash } from 'node:crypto'
import { canonicalJson } from '../canonical-json.ts'
import type { Plan, PlannedPoint } from './plan.ts'

/** SHA-256 (hex) over the canonical JSON of the points' ids, of how they are run, and of the canary. */
export const planDigest = ({ points, canary }: Pick<Plan, 'points' | 'canary'>): string =>
  createHash('sha256')
    .update(canonicalJson({ points: points.map(executed), canary }))
    .digest('hex')

/** What a job does: the id covers everything that can change the measurement, the rest is how it is run. */
const executed = ({
  id,
  runsOn,
  timeoutMinutes,
  queueMinutes,
  gpus,
  nodes,
  title,
}: PlannedPoint): object => ({
  id,
  runsOn,
  timeoutMinutes,
  queueMinutes,
  gpus,
  nodes,
  title,
})
