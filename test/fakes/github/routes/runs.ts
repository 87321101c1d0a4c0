/** Workflow runs, attempts, jobs. */
import type { Answer } from '../../artifact-service/loopback.ts'
import { ApiError, notFound } from '../router.ts'
import type { Call, Route } from '../router.ts'
import { jobShape, runShape } from '../shapes/runs.ts'
import type { RunContext } from '../shapes/runs.ts'
import { jobsOfAttempt } from '../state.ts'
import type { FakeRun } from '../state.ts'
import { workflowPath } from './workflows.ts'

const actions = '/repos/{owner}/{repo}/actions'
const run = `${actions}/runs/{run_id}`
const read = [['actions', 'read']] as const
const write = [['actions', 'write']] as const
/** Searches tell the total, but give no more than these. */
const reachable = 1000
const maxRerunAgeDays = 30
const maxReruns = 50

export const runRoutes: readonly Route[] = [
  {
    route: `GET ${actions}/workflows/{workflow_id}/runs`,
    needs: read,
    handle: (call) => listRuns(call, workflowPath(call)),
  },
  { route: `GET ${actions}/runs`, needs: read, handle: (call) => listRuns(call, undefined) },
  {
    route: `GET ${run}`,
    needs: read,
    handle: (call) => call.json(runShape(contextOf(call, runOf(call)), runOf(call))),
  },
  { route: `GET ${run}/attempts/{attempt_number}`, needs: read, handle: attempt },
  { route: `GET ${run}/jobs`, needs: read, handle: jobs },
  { route: `GET ${run}/attempts/{attempt_number}/jobs`, needs: read, handle: jobsOfOneAttempt },
  { route: `GET ${actions}/jobs/{job_id}`, needs: read, handle: oneJob },
  { route: `POST ${run}/rerun`, needs: write, handle: (call) => rerun(call, false) },
  { route: `POST ${run}/rerun-failed-jobs`, needs: write, handle: (call) => rerun(call, true) },
  { route: `POST ${run}/cancel`, needs: write, handle: cancel },
  { route: `POST ${run}/force-cancel`, needs: write, handle: cancel },
]

const contextOf = (call: Call, of: FakeRun): RunContext => ({
  api: call.api,
  clock: call.world.clock,
  repository: call.repository,
  headRepository: call.world.repositories.get(of.headRepository.toLowerCase()) ?? call.repository,
})

export function runOf(call: Call): FakeRun {
  const found = call.repository.runs.find(({ id }) => id === call.number('run_id'))
  if (found === undefined) throw notFound()
  return found
}

function listRuns(call: Call, path: string | undefined): Answer {
  const status = call.query('status')
  const equal = (name: string, value: string): boolean => (call.query(name) ?? value) === value
  const found = call.repository.runs.filter(
    (item) =>
      (path === undefined || item.workflowPath === path) &&
      equal('event', item.event) &&
      equal('branch', item.headBranch) &&
      equal('head_sha', item.headSha) &&
      equal('actor', item.actor) &&
      (status === undefined || status === item.status || status === item.conclusion),
  )
  const newestFirst = [...found].sort((a, b) => b.createdAtMs - a.createdAtMs || b.id - a.id)
  return call.page(newestFirst, (item) => runShape(contextOf(call, item), item), {
    key: 'workflow_runs',
    reachable,
  })
}

function attempt(call: Call): Answer {
  const number = call.number('attempt_number')
  const found = runOf(call)
  if (number < 1 || number > found.attempt) throw notFound()
  return call.json({ ...runShape(contextOf(call, found), found), run_attempt: number })
}

function jobs(call: Call): Answer {
  const found = runOf(call)
  const list = call.query('filter') === 'all' ? found.jobs : jobsOfAttempt(found, found.attempt)
  return call.page(list, (job) => jobShape(contextOf(call, found), found, job), { key: 'jobs' })
}

function jobsOfOneAttempt(call: Call): Answer {
  const found = runOf(call)
  const list = jobsOfAttempt(found, call.number('attempt_number'))
  return call.page(list, (job) => jobShape(contextOf(call, found), found, job), { key: 'jobs' })
}

function oneJob(call: Call): Answer {
  const id = call.number('job_id')
  const owner = call.repository.runs.find((item) => item.jobs.some((job) => job.id === id))
  const job = owner?.jobs.find((item) => item.id === id)
  if (owner === undefined || job === undefined) throw notFound()
  return call.json(jobShape(contextOf(call, owner), owner, job))
}

function rerun(call: Call, onlyFailed: boolean): Answer {
  const found = runOf(call)
  if (found.status !== 'completed') throw new ApiError(403, 'This workflow is already running')
  const ageMs = call.world.clock.nowMs() - found.createdAtMs
  if (ageMs > maxRerunAgeDays * 24 * 3600 * 1000)
    throw new ApiError(403, `Unable to retry this workflow run because it was created over a month ago`)
  if (found.attempt > maxReruns)
    throw new ApiError(403, 'This workflow run cannot be run again: 50 re-runs are the limit')
  call.world.control?.rerun(call.repository, found, onlyFailed, call.token.login)
  return call.json({}, 201)
}

function cancel(call: Call): Answer {
  const found = runOf(call)
  if (found.status === 'completed') throw new ApiError(409, 'Cannot cancel a workflow run that is completed.')
  call.world.control?.cancel(call.repository, found)
  return call.json({}, 202)
}
