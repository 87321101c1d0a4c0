/** Actions of others that the harness plays itself. */
import type { JobArtifacts } from '../../fakes/artifact-service/job-client.ts'
import type { FakeRepository } from '../../fakes/github/state.ts'
import type { World } from '../../fakes/github/world.ts'

export interface BuiltInStep {
  /** As written, with the defaults of nothing: '' where absent. */
  readonly input: (name: string) => string
  readonly inputNames: readonly string[]
  readonly workspace: string
  readonly world: World
  readonly repository: FakeRepository
  /** GITHUB_SHA and GITHUB_REF. */
  readonly sha: string
  readonly ref: string
  readonly runId: number
  readonly attempt: number
  /** GITHUB_TOKEN of the job. */
  readonly token: string
  readonly artifacts: JobArtifacts
  readonly log: (line: string) => void
}

/** Gives the outputs; a throw fails the step with its message. */
export type BuiltIn = (step: BuiltInStep) => Promise<Readonly<Record<string, string>>>

/** An input that is not modelled must not pass as if it were. */
export function refuseUnknownInputs(step: BuiltInStep, known: readonly string[]): void {
  const unknown = step.inputNames.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`the harness does not model the inputs ${unknown.join(', ')}`)
}
