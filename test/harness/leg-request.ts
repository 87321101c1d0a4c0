/** What one leg of a job is run with. */
import type { Json } from '../fakes/github/json.ts'
import type { FakeRepository } from '../fakes/github/state.ts'
import type { World } from '../fakes/github/world.ts'
import type { DeliveredEvent } from '../fakes/github/webhook.ts'
import type { BuiltIn } from './built-ins/built-in.ts'
import type { Grace } from './process.ts'
import type { SourceTree, SourceTrees } from './source-tree.ts'
import type { Workflow, WorkflowJob } from './workflow.ts'

/** The runner and its surroundings. */
export interface Machine {
  readonly world: World
  readonly nodePath: string
  readonly grace: Grace
  /** Length of a minute of timeout-minutes. */
  readonly minuteMs: number
  /** By `owner/name` of the action. */
  readonly builtIns: Readonly<Record<string, BuiltIn>>
  /** Variables of the runner's own environment. */
  readonly environment: Readonly<Record<string, string>>
}

export interface LegRequest {
  readonly name: string
  /** Ids from the outermost job on, e.g. `sweep/plan`. */
  readonly jobPath: string
  readonly machine: Machine
  readonly sources: SourceTrees
  readonly repository: FakeRepository
  readonly event: DeliveredEvent
  readonly runId: number
  readonly attempt: number
  readonly workflow: Workflow
  /** Repository and commit of the workflow file: what `$/` means. */
  readonly tree: SourceTree
  readonly job: WorkflowJob
  readonly contexts: Readonly<Record<string, Json>>
  readonly secrets: Readonly<Record<string, string>>
  /** GITHUB_TOKEN with the job's permissions. */
  readonly token: string
  readonly signal: AbortSignal
}
