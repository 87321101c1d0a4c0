/** What the API shows of jobs while and after they run. */
import type { FakeJob } from '../fakes/github/state.ts'
import type { WorkflowCall } from './workflow-call.ts'
import type { LegOutcome, Result } from './outcomes.ts'

export function openRecord(call: WorkflowCall, name: string, labels: readonly string[]): FakeJob {
  const { machine, fake, attempt } = call.run
  const now = machine.world.clock.nowMs()
  const job: FakeJob = {
    id: machine.world.nextId(),
    attempt,
    name: `${call.namePrefix}${name}`,
    createdAtMs: now,
    labels,
    startedAtMs: now,
    completedAtMs: undefined,
    status: 'queued',
    conclusion: undefined,
    steps: [],
  }
  fake.jobs.push(job)
  return job
}

/** A job that never came to a runner. */
export function recordJob(call: WorkflowCall, name: string, result: Result): void {
  finish(call, openRecord(call, name, []), result)
}

export function startRecord(call: WorkflowCall, record: FakeJob): void {
  record.status = 'in_progress'
  record.startedAtMs = call.run.machine.world.clock.nowMs()
}

export function closeRecord(call: WorkflowCall, record: FakeJob, leg: LegOutcome): void {
  record.steps = leg.steps.map((step, index) => ({
    name: step.name,
    number: index + 1,
    conclusion: step.conclusion,
  }))
  finish(call, record, leg.failed ? 'failure' : leg.result)
}

function finish(call: WorkflowCall, record: FakeJob, result: Result): void {
  record.status = 'completed'
  record.conclusion = result
  record.completedAtMs = call.run.machine.world.clock.nowMs()
}
