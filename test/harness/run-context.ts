/** What every job of a run shares. */
import type { Json, JsonMap } from '../fakes/github/json.ts'
import { at, textAt } from '../fakes/github/json.ts'
import type { FakeRepository, FakeRun } from '../fakes/github/state.ts'
import type { DeliveredEvent } from '../fakes/github/webhook.ts'
import type { ConcurrencyDesk, Holder } from './concurrency-desk.ts'
import type { Limit } from './limit.ts'
import type { Machine } from './leg-request.ts'
import type { SourceTree, SourceTrees } from './source-tree.ts'
import type { Stubs } from './stubs.ts'
import type { Workflow } from './workflow.ts'

export interface RunContext {
  readonly machine: Machine
  readonly sources: SourceTrees
  readonly repository: FakeRepository
  readonly event: DeliveredEvent
  readonly fake: FakeRun
  readonly attempt: number
  readonly desk: ConcurrencyDesk
  readonly holder: Holder
  readonly limit: Limit
  readonly stubs: Stubs
  readonly vars: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly resultOfSkippedCall: 'skipped' | 'success'
}

/** The `github` context, without token and job. */
export function githubContext(run: RunContext, workflow: Workflow, tree: SourceTree): JsonMap {
  const { event, fake, repository, machine } = run
  const refName = event.ref.replace(/^refs\/(?:heads|tags|pull)\//, '')
  return {
    event: event.payload,
    event_name: event.name,
    repository: repository.fullName,
    repository_owner: repository.fullName.split('/')[0] ?? '',
    repository_id: String(repository.id),
    ref: event.ref,
    ref_name: refName,
    ref_type: event.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    sha: event.sha,
    base_ref: textAt(event.payload, 'pull_request.base.ref') ?? '',
    head_ref: textAt(event.payload, 'pull_request.head.ref') ?? '',
    actor: fake.actor,
    triggering_actor: fake.triggeringActor,
    run_id: String(fake.id),
    run_number: String(fake.runNumber),
    run_attempt: String(run.attempt),
    workflow: workflow.name,
    workflow_ref: `${repository.fullName}/${workflow.path}@${event.ref}`,
    workflow_sha: tree.sha,
    api_url: machine.world.api,
    server_url: 'https://github.com',
    graphql_url: `${machine.world.api}/graphql`,
    retention_days: '90',
  }
}

/** Whether the event comes from a pull request of another repository. */
export function isFork(event: DeliveredEvent): boolean {
  const head: Json | undefined = at(event.payload, 'pull_request.head.repo.full_name')
  return event.name === 'pull_request' && head !== undefined && head !== event.repository
}
