/** One leg: its turn in a concurrency group, then a stub, a called workflow, or steps on a runner. */
import { JobArtifacts } from '../fakes/artifact-service/job-client.ts'
import { isJsonMap, textOf } from '../fakes/github/json.ts'
import type { Json } from '../fakes/github/json.ts'
import type { Permissions } from '../fakes/github/tokens.ts'
import { callWorkflow } from './call-workflow.ts'
import { concurrencyOf } from './concurrency-desk.ts'
import type { Holder } from './concurrency-desk.ts'
import { resolve } from './expressions.ts'
import { closeRecord, openRecord, startRecord } from './job-records.ts'
import { runSteps } from './job-runner.ts'
import type { LegWork } from './job-runner.ts'
import { legName } from './workflow-call.ts'
import type { Leg, WorkflowCall } from './workflow-call.ts'
import type { LegOutcome } from './outcomes.ts'
import { permissionsOf, readOnly, requireWithin } from './permissions.ts'
import { isFork } from './run-context.ts'
import type { Stub } from './stubs.ts'
import type { WorkflowJob } from './workflow.ts'

export async function runLeg(call: WorkflowCall, job: WorkflowJob, leg: Leg): Promise<LegOutcome> {
  const name = legName(job, leg)
  const setting = concurrencyOf(job.tree['concurrency'], leg.scope)
  const own = new AbortController()
  const signal = AbortSignal.any([leg.signal, own.signal])
  const holder: Holder = { name: `${call.namePrefix}${name}`, cancel: () => own.abort() }
  if (setting === undefined) return ranLeg(call, job, leg, name, signal, call.ancestors)
  const turn = await call.run.desk.take(setting, holder, call.ancestors, signal)
  if (turn.state !== 'running') {
    const message =
      turn.state === 'deadlock'
        ? `Canceling since a deadlock was detected for concurrency group: '${setting.group}' between a top level workflow and '${name}'`
        : `Canceling since a higher priority waiting request for '${setting.group}' exists`
    const cancelled: LegWork = {
      result: 'cancelled',
      outputs: {},
      steps: [],
      annotations: [{ level: 'error', message }],
    }
    return recorded(call, job, leg, name, cancelled)
  }
  try {
    return await ranLeg(call, job, leg, name, signal, [...call.ancestors, holder])
  } finally {
    turn.release()
  }
}

async function ranLeg(
  call: WorkflowCall,
  job: WorkflowJob,
  leg: Leg,
  name: string,
  signal: AbortSignal,
  ancestors: readonly Holder[],
): Promise<LegOutcome> {
  const path = `${call.pathPrefix}${job.id}`
  const permissions = jobPermissions(call, job)
  const stub = call.run.stubs[path] ?? (job.uses === undefined ? call.run.stubs['*'] : undefined)
  if (stub === undefined && job.uses !== undefined)
    return callWorkflow(call, job, { ...leg, signal }, job.uses, name, permissions, ancestors)
  const record = openRecord(call, name, labelsOf(job, leg))
  const work = await call.run.limit.run(signal, () => {
    startRecord(call, record)
    return stub === undefined
      ? runSteps(legRequest(call, job, leg, name, path, permissions, signal))
      : stubbed(call, leg, name, path, stub, signal)
  })
  const outcome = toOutcome(
    call,
    job,
    leg,
    name,
    work === 'cancelled' ? { result: 'cancelled', outputs: {}, steps: [], annotations: [] } : work,
  )
  closeRecord(call, record, outcome)
  return outcome
}

function recorded(call: WorkflowCall, job: WorkflowJob, leg: Leg, name: string, work: LegWork): LegOutcome {
  const outcome = toOutcome(call, job, leg, name, work)
  closeRecord(call, openRecord(call, name, []), outcome)
  return outcome
}

function toOutcome(call: WorkflowCall, job: WorkflowJob, leg: Leg, name: string, work: LegWork): LegOutcome {
  const tree = job.tree['continue-on-error']
  const isForgiven = tree !== undefined && resolve(tree, leg.scope) === true
  const failed = work.result === 'failure'
  return {
    ...work,
    name: `${call.namePrefix}${name}`,
    matrix: leg.matrix,
    result: failed && isForgiven ? 'success' : work.result,
    failed,
    attempt: call.run.attempt,
  }
}

function jobPermissions(call: WorkflowCall, job: WorkflowJob): Permissions {
  const ofWorkflow = permissionsOf(call.workflow.tree['permissions'], call.permissions)
  const asked = permissionsOf(job.tree['permissions'], ofWorkflow)
  if (call.namePrefix !== '') requireWithin(job.id, asked, call.permissions)
  return isFork(call.run.event) ? readOnly(asked) : asked
}

function labelsOf(job: WorkflowJob, leg: Leg): readonly string[] {
  const tree = job.tree['runs-on']
  if (tree === undefined) return []
  const value: Json = resolve(tree, leg.scope)
  const labels = isJsonMap(value) ? (value['labels'] ?? []) : value
  return [labels].flat().map((label) => textOf(label))
}

function legRequest(
  call: WorkflowCall,
  job: WorkflowJob,
  leg: Leg,
  name: string,
  path: string,
  permissions: Permissions,
  signal: AbortSignal,
) {
  const { run } = call
  const token = run.machine.world.mintToken(undefined, permissions)
  const github = leg.scope.contexts['github']
  return {
    name,
    jobPath: path,
    machine: run.machine,
    sources: run.sources,
    repository: run.repository,
    event: run.event,
    runId: run.fake.id,
    attempt: run.attempt,
    workflow: call.workflow,
    tree: call.tree,
    job,
    secrets: call.secrets,
    token,
    signal,
    contexts: {
      ...leg.scope.contexts,
      github: { ...(isJsonMap(github) ? github : {}), token, job: job.id },
      secrets: { ...call.secrets, GITHUB_TOKEN: token, github_token: token },
      job: {
        workflow_ref: `${call.tree.repository.fullName}/${call.workflow.path}@${call.tree.ref}`,
        workflow_sha: call.tree.sha,
        workflow_repository: call.tree.repository.fullName,
        workflow_file_path: call.workflow.path,
      },
    },
  }
}

async function stubbed(
  call: WorkflowCall,
  leg: Leg,
  name: string,
  path: string,
  stub: Stub,
  signal: AbortSignal,
): Promise<LegWork> {
  const { fake, attempt, machine } = call.run
  const made =
    typeof stub !== 'function'
      ? stub
      : await stub({
          path,
          name: `${call.namePrefix}${name}`,
          matrix: leg.matrix,
          inputs: call.inputs,
          needs: leg.scope.contexts['needs'] ?? {},
          runId: fake.id,
          attempt,
          artifacts: new JobArtifacts(machine.world.results, {
            runId: fake.id,
            attempt,
            job: `${path} ${name}`,
          }),
          signal,
        })
  const result = signal.aborted ? 'cancelled' : (made.result ?? 'success')
  return { result, outputs: made.outputs ?? {}, steps: [], annotations: [] }
}
