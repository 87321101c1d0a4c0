/** attempt.json in the folder of every attempt, also of those that were tried again: where it ran, and how it ended. */
import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { ProblemError } from '../core/problem.ts'
import type { PointFailure } from '../core/results/aggregate.ts'
import { writeJsonFile } from '../files/json-file.ts'
import { JobFiles } from '../launch/slurm/job-files.ts'
import type { PointOutcome } from './run-point.ts'

export const attemptFileName = 'attempt.json'

export interface AttemptFile {
  readonly schema: 'attempt.v1'
  readonly pointId: string
  readonly title: string
  readonly attempt: number
  readonly status: PointOutcome['status']
  readonly atUnixMs: number
  /** Names; empty when it got none, or when nobody knows. */
  readonly nodes: readonly string[]
  readonly failure?: PointFailure
}

/** Writes the file; returns the outcome with the nodes in its failure. */
export async function keepAttempt(
  point: PlannedPoint,
  attempt: number,
  outcome: PointOutcome,
): Promise<PointOutcome> {
  // The folder could not even be made: the outcome says so already.
  if (!existsSync(outcome.workDir)) return outcome
  const nodes = await nodesOf(outcome.workDir)
  const kept = outcome.status === 'failed' && nodes.length > 0 ? withNodes(outcome, nodes) : outcome
  const file: AttemptFile = {
    schema: 'attempt.v1',
    pointId: point.id,
    title: point.title,
    attempt,
    status: kept.status,
    atUnixMs: kept.timeline[0]?.atUnixMs ?? Date.now(),
    nodes,
    ...(kept.status === 'failed' ? { failure: kept.failure } : {}),
  }
  try {
    await writeJsonFile(join(outcome.workDir, attemptFileName), file)
  } catch (error) {
    // Statistics of nodes are not worth a result. A disk that refuses says so when the result itself is kept.
    if (!(error instanceof ProblemError)) throw error
  }
  return kept
}

const withNodes = (
  outcome: Extract<PointOutcome, { readonly status: 'failed' }>,
  nodes: readonly string[],
): PointOutcome => ({ ...outcome, failure: { ...outcome.failure, nodes } })

/** Those of the Slurm job, once it has them; without a job everything runs on this host. */
async function nodesOf(workDir: string): Promise<readonly string[]> {
  const dir = join(workDir, 'logs', 'slurm')
  if (!existsSync(dir)) return [hostname()]
  return (await new JobFiles(dir).allocation())?.names ?? []
}
