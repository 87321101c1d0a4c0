/** One workflow file being run, and one leg of its jobs. */
import { textOf } from '../fakes/github/json.ts'
import type { JsonMap } from '../fakes/github/json.ts'
import type { Permissions } from '../fakes/github/tokens.ts'
import type { Holder } from './concurrency-desk.ts'
import { evaluate } from './expressions.ts'
import type { Scope } from './expressions.ts'
import { legLabel } from './matrix.ts'
import type { Jobs, LegOutcome } from './outcomes.ts'
import type { RunContext } from './run-context.ts'
import type { SourceTree } from './source-tree.ts'
import { Expression } from './tree.ts'
import type { Workflow, WorkflowJob } from './workflow.ts'

export interface WorkflowCall {
  readonly run: RunContext
  readonly workflow: Workflow
  readonly tree: SourceTree
  /** Names and ids of the calling jobs. */
  readonly namePrefix: string
  readonly pathPrefix: string
  readonly inputs: JsonMap
  readonly secrets: Readonly<Record<string, string>>
  /** What the caller's token may do. */
  readonly permissions: Permissions
  /** Holders that wait for this workflow. */
  readonly ancestors: readonly Holder[]
  readonly signal: AbortSignal
  /** Of the attempt before: jobs that need no second run are kept. */
  readonly previous: Jobs | undefined
  /** Runs the jobs of another call: how a job that calls a workflow comes back to where it was started. */
  readonly runJobs: (call: WorkflowCall) => Promise<Jobs>
}

/** One leg as the matrix gives it. */
export interface Leg {
  readonly index: number
  readonly total: number
  readonly matrix: JsonMap | undefined
  readonly scope: Scope
  readonly previous: LegOutcome | undefined
  readonly signal: AbortSignal
}

/** Given name, or the id with the leg's values in brackets. */
export function legName(job: WorkflowJob, leg: Leg): string {
  const { name } = job.tree
  if (name instanceof Expression) return textOf(evaluate(name.source, leg.scope))
  const base = typeof name === 'string' && name !== '' ? name : job.id
  return leg.matrix === undefined || Object.keys(leg.matrix).length === 0
    ? base
    : `${base} (${legLabel(leg.matrix)})`
}
