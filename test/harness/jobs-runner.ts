/** The jobs of one workflow file: needs, conditions, matrices; a called workflow is one more of these. */
import type { Json, JsonMap } from '../fakes/github/json.ts'
import { isJsonMap } from '../fakes/github/json.ts'
import { isTruthy, resolve } from './expressions.ts'
import type { Scope, Status } from './expressions.ts'
import { mergeLegOutputs } from './job-outputs.ts'
import { runLeg } from './leg-runner.ts'
import { Limit } from './limit.ts'
import { expandMatrix } from './matrix.ts'
import { combineResults } from './outcomes.ts'
import type { JobOutcome, Jobs, LegOutcome } from './outcomes.ts'
import { githubContext } from './run-context.ts'
import { recordJob } from './job-records.ts'
import { legName } from './workflow-call.ts'
import type { Leg, WorkflowCall } from './workflow-call.ts'
import type { WorkflowJob } from './workflow.ts'

const never = new AbortController().signal

export async function runJobs(call: WorkflowCall): Promise<Jobs> {
  const again = jobsToRun(call)
  const started = new Map<string, Promise<JobOutcome>>()
  const outcomes = new Map<string, JobOutcome>()
  const byId = new Map(call.workflow.jobs.map((job) => [job.id, job]))
  const start = (id: string): Promise<JobOutcome> => {
    const known = started.get(id)
    if (known !== undefined) return known
    const job = byId.get(id)
    if (job === undefined) throw new Error(`${call.workflow.path} has no job ${id}`)
    const made = Promise.all(job.needs.map(start)).then(async () => {
      const kept = again.has(id) ? undefined : call.previous?.[id]
      const outcome = kept ?? (await runJob(call, job, outcomes, again))
      outcomes.set(id, outcome)
      return outcome
    })
    started.set(id, made)
    return made
  }
  await Promise.all(call.workflow.jobs.map((job) => start(job.id)))
  return Object.fromEntries(call.workflow.jobs.flatMap(({ id }) => [[id, outcomes.get(id)] as const])) as Jobs
}

/** "Re-run failed jobs": what failed, and what comes after it. */
function jobsToRun(call: WorkflowCall): ReadonlySet<string> {
  const { previous, workflow } = call
  const failed = new Set(workflow.jobs.map((job) => job.id).filter((id) => !isKept(previous?.[id])))
  return new Set(
    workflow.jobs
      .filter((job) => failed.has(job.id) || job.ancestors.some((id) => failed.has(id)))
      .map((job) => job.id),
  )
}

const isKept = (job: JobOutcome | undefined): boolean =>
  job !== undefined &&
  (job.result === 'success' || job.result === 'skipped') &&
  !job.legs.some((leg) => leg.failed)

async function runJob(
  call: WorkflowCall,
  job: WorkflowJob,
  outcomes: ReadonlyMap<string, JobOutcome>,
  again: ReadonlySet<string>,
): Promise<JobOutcome> {
  const scope = jobScope(call, job, outcomes)
  const failed = (error: string): JobOutcome => {
    recordJob(call, nameOf(job), 'failure')
    return { id: job.id, result: 'failure', outputs: {}, legs: [], error }
  }
  try {
    if (!isTruthy(job.if, scope)) {
      // Ready to start when the run was cancelled: cancelled. Otherwise the condition says no.
      const isReady = job.ancestors.every((id) => outcomes.get(id)?.result === 'success')
      const uncancelled = withStatus(scope, { success: true, failure: false, cancelled: false })
      const result = call.signal.aborted && isReady && isTruthy(job.if, uncancelled) ? 'cancelled' : 'skipped'
      recordJob(call, nameOf(job), result)
      return { id: job.id, result, outputs: {}, legs: [] }
    }
    // A partial re-run keeps legs only where nothing before this job has changed.
    const keepsLegs = !job.ancestors.some((id) => again.has(id))
    return await runLegs(call, job, scope, keepsLegs ? call.previous?.[job.id]?.legs : undefined)
  } catch (error) {
    if (!(error instanceof Error) || !/^(?:Matrix|Template|Call|Permission)Error$/.test(error.name))
      throw error
    return failed(error.message)
  }
}

const nameOf = (job: WorkflowJob): string =>
  typeof job.tree['name'] === 'string' ? job.tree['name'] : job.id

const withStatus = (scope: Scope, change: Partial<Status>): Scope => ({
  ...scope,
  status: { ...scope.status, ...change },
})

function jobScope(call: WorkflowCall, job: WorkflowJob, outcomes: ReadonlyMap<string, JobOutcome>): Scope {
  const before = job.ancestors.flatMap((id) => outcomes.get(id)?.result ?? [])
  const cancelled = call.signal.aborted
  const needs = job.needs.map((id) => {
    const { result = 'skipped', outputs = {} } = outcomes.get(id) ?? {}
    return [id, { result, outputs }] as const
  })
  return {
    contexts: {
      github: githubContext(call.run, call.workflow, call.tree),
      inputs: call.inputs,
      vars: call.run.vars,
      needs: Object.fromEntries(needs),
    },
    status: {
      success: !cancelled && before.every((result) => result === 'success'),
      failure: before.includes('failure'),
      cancelled,
    },
  }
}

interface Strategy {
  readonly rows: readonly (JsonMap | undefined)[]
  readonly failFast: boolean
  readonly maxParallel: number
}

function strategyOf(job: WorkflowJob, scope: Scope): Strategy {
  const tree = job.tree['strategy']
  if (tree === undefined) return { rows: [undefined], failFast: false, maxParallel: 1 }
  const strategy: Json = resolve(tree, scope)
  if (!isJsonMap(strategy)) throw new Error(`strategy of ${job.id} is not a mapping`)
  const { matrix, 'fail-fast': failFast = true, 'max-parallel': maxParallel } = strategy
  return {
    rows: matrix === undefined ? [undefined] : expandMatrix(job.id, matrix),
    failFast: failFast !== false && failFast !== 'false',
    maxParallel: maxParallel === undefined || maxParallel === null ? Infinity : Number(maxParallel),
  }
}

async function runLegs(
  call: WorkflowCall,
  job: WorkflowJob,
  scope: Scope,
  previous: readonly LegOutcome[] | undefined,
): Promise<JobOutcome> {
  const { rows, failFast, maxParallel } = strategyOf(job, scope)
  const others = new AbortController()
  const limit = new Limit(maxParallel)
  const ended: LegOutcome[] = []
  const legs = await Promise.all(
    rows.map(async (matrix, index) => {
      const legScope = withLeg(scope, matrix, index, rows.length, failFast)
      const before = previous?.find((leg) => JSON.stringify(leg.matrix) === JSON.stringify(matrix))
      const signal = AbortSignal.any([others.signal, cancelSignal(call, job, legScope)])
      const leg: Leg = { index, total: rows.length, matrix, scope: legScope, previous: before, signal }
      const outcome = isLegKept(before) ? before : await startLeg(call, job, leg, limit)
      ended.push(outcome)
      if (outcome.result === 'failure' && failFast) others.abort()
      return outcome
    }),
  )
  return {
    id: job.id,
    result: combineResults(legs.map((leg) => leg.result)),
    outputs: mergeLegOutputs(winners(job, ended).map((leg) => leg.outputs)),
    legs,
  }
}

const isLegKept = (leg: LegOutcome | undefined): leg is LegOutcome =>
  leg !== undefined && !leg.failed && (leg.result === 'success' || leg.result === 'skipped')

/** Of called workflows only those that succeeded give outputs. */
const winners = (job: WorkflowJob, ended: readonly LegOutcome[]): readonly LegOutcome[] =>
  job.uses === undefined ? ended : ended.filter((leg) => leg.result === 'success')

async function startLeg(call: WorkflowCall, job: WorkflowJob, leg: Leg, limit: Limit): Promise<LegOutcome> {
  const outcome = await limit.run(leg.signal, () => runLeg(call, job, leg))
  if (outcome !== 'cancelled') return outcome
  recordJob(call, legName(job, leg), 'cancelled')
  return {
    name: `${call.namePrefix}${legName(job, leg)}`,
    matrix: leg.matrix,
    result: 'cancelled',
    failed: false,
    outputs: {},
    steps: [],
    annotations: [],
    attempt: call.run.attempt,
  }
}

/** A job whose `if` holds even when cancelled (always()) is not cancelled. */
function cancelSignal(call: WorkflowCall, job: WorkflowJob, scope: Scope): AbortSignal {
  return isTruthy(job.if, withStatus(scope, { cancelled: true, success: false })) ? never : call.signal
}

const withLeg = (
  scope: Scope,
  matrix: JsonMap | undefined,
  index: number,
  total: number,
  failFast: boolean,
): Scope => ({
  ...scope,
  contexts: {
    ...scope.contexts,
    matrix: matrix ?? null,
    strategy: { 'job-index': index, 'job-total': total, 'fail-fast': failFast, 'max-parallel': total },
  },
})
