/** What the API shows of a run, made from its event. */
import { isJsonMap, textAt } from '../fakes/github/json.ts'
import type { JsonMap } from '../fakes/github/json.ts'
import type { FakeRepository, FakeRun } from '../fakes/github/state.ts'
import type { DeliveredEvent } from '../fakes/github/webhook.ts'
import { resolveText } from './expressions.ts'
import type { Scope } from './expressions.ts'
import type { ActionsHost } from './host.ts'
import type { Workflow } from './workflow.ts'

export const payloadInputs = (event: DeliveredEvent): JsonMap => {
  const { inputs } = event.payload
  return isJsonMap(inputs) ? inputs : {}
}

export function fakeRun(
  host: ActionsHost,
  repository: FakeRepository,
  event: DeliveredEvent,
  workflow: Workflow,
): FakeRun {
  const { world, clock } = host.github
  const now = clock.nowMs()
  const actor = textAt(event.payload, 'sender.login') ?? 'github-actions[bot]'
  const pull = event.payload['number']
  const title = workflow.tree['run-name']
  const scope: Scope = {
    contexts: {
      github: { event: event.payload, actor, event_name: event.name, ref: event.ref },
      inputs: payloadInputs(event),
      vars: host.vars,
    },
    status: { success: true, failure: false, cancelled: false },
  }
  return {
    id: world.nextRunId(),
    runNumber: repository.runs.filter((run) => run.workflowPath === workflow.path).length + 1,
    workflowPath: workflow.path,
    name: workflow.name,
    // A blank `run-name` is as good as none.
    displayTitle:
      (title === undefined ? '' : resolveText(title, scope, 'run-name').trim()) ||
      (textAt(event.payload, 'pull_request.title') ?? workflow.name),
    event: event.name,
    // The commit that checks hang on: of a pull request its head, not the merge.
    headSha: textAt(event.payload, 'pull_request.head.sha') ?? event.sha,
    headBranch:
      textAt(event.payload, 'pull_request.head.ref') ?? event.ref.replace(/^refs\/(?:heads|tags)\//, ''),
    headRepository: textAt(event.payload, 'pull_request.head.repo.full_name') ?? repository.fullName,
    actor,
    createdAtMs: now,
    pullNumbers: typeof pull === 'number' ? [pull] : [],
    jobs: [],
    triggeringActor: actor,
    attempt: 1,
    startedAtMs: now,
    updatedAtMs: now,
    status: 'queued',
    conclusion: undefined,
  }
}
