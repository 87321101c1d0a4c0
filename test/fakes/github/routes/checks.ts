/** Check runs and commit statuses. */
import type { Answer } from '../../artifact-service/loopback.ts'
import { isJsonMap } from '../json.ts'
import type { Json, JsonMap } from '../json.ts'
import { ApiError, notFound } from '../router.ts'
import type { Call, Route } from '../router.ts'
import { minimalRepositoryShape, repositoryUrl } from '../shapes/repository.ts'
import { checkRunShape, statusShape } from '../shapes/runs.ts'
import { jobsOfAttempt } from '../state.ts'
import type { FakeCheckRun, FakeJob, FakeStatus } from '../state.ts'

const repo = '/repos/{owner}/{repo}'
const maxAnnotations = 50
const maxTextLength = 65_535

export const checkRoutes: readonly Route[] = [
  { route: `POST ${repo}/check-runs`, needs: [['checks', 'write']], handle: create },
  { route: `PATCH ${repo}/check-runs/{check_run_id}`, needs: [['checks', 'write']], handle: update },
  {
    route: `GET ${repo}/check-runs/{check_run_id}`,
    needs: [['checks', 'read']],
    handle: (call) => call.json(shape(call, find(call))),
  },
  { route: `GET ${repo}/commits/{ref}/check-runs`, needs: [['checks', 'read']], handle: list },
  { route: `POST ${repo}/statuses/{sha}`, needs: [['statuses', 'write']], handle: createStatus },
  {
    route: `GET ${repo}/commits/{ref}/statuses`,
    needs: [['statuses', 'read']],
    handle: (call) => call.page(statusesOf(call), (status) => statusShape(context(call), status)),
  },
  { route: `GET ${repo}/commits/{ref}/status`, needs: [['statuses', 'read']], handle: combined },
]

const context = (call: Call) => ({ api: call.api, clock: call.world.clock, repository: call.repository })
const shape = (call: Call, check: FakeCheckRun): JsonMap => checkRunShape(context(call), check)

/** Takes over what was sent; annotations add up, 50 at a time. */
function take(check: FakeCheckRun, body: JsonMap): void {
  const output = isJsonMap(body['output']) ? body['output'] : {}
  for (const name of ['summary', 'text']) {
    const text = output[name]
    if (typeof text === 'string' && text.length > maxTextLength)
      throw new ApiError(422, 'Invalid request.', [
        { field: name, message: `${name} exceeds a maximum length of ${maxTextLength} characters` },
      ])
  }
  const annotations = Array.isArray(output['annotations']) ? (output['annotations'] as readonly Json[]) : []
  if (annotations.length > maxAnnotations)
    throw new ApiError(
      422,
      `Invalid request. No more than ${maxAnnotations} items are allowed; ${annotations.length} were supplied.`,
    )
  check.annotations.push(...annotations)
  Object.assign(check.fields, body, body['conclusion'] === undefined ? {} : { status: 'completed' })
}

function create(call: Call): Answer {
  const body = call.body()
  const { name, head_sha: sha } = body
  if (typeof name !== 'string' || typeof sha !== 'string')
    throw new ApiError(422, 'Invalid request. "name" and "head_sha" are needed.')
  const check: FakeCheckRun = {
    id: call.world.nextId(),
    headSha: call.commitSha(sha),
    fields: {},
    annotations: [],
  }
  take(check, body)
  call.repository.checkRuns.push(check)
  return call.json(shape(call, check), 201)
}

function find(call: Call): FakeCheckRun {
  const found = call.repository.checkRuns.find(({ id }) => id === call.number('check_run_id'))
  if (found === undefined) throw notFound()
  return found
}

function update(call: Call): Answer {
  const check = find(call)
  take(check, call.body())
  return call.json(shape(call, check))
}

/** Jobs of Actions are check runs too. */
function list(call: Call): Answer {
  const sha = call.commitSha(call.param('ref'))
  const jobs = call.repository.runs
    .filter((run) => run.headSha === sha)
    .flatMap((run) => jobsOfAttempt(run, run.attempt))
  const all = [
    ...call.repository.checkRuns.filter((check) => check.headSha === sha),
    ...jobs.map((job) => checkOfJob(call, job, sha)),
  ]
  const name = call.query('check_name')
  const found = all.filter((check) => name === undefined || check.fields['name'] === name)
  return call.page(found, (check) => shape(call, check), { key: 'check_runs' })
}

function checkOfJob(call: Call, job: FakeJob, headSha: string): FakeCheckRun {
  return {
    id: job.id,
    headSha,
    annotations: [],
    fields: {
      name: job.name,
      status: job.status,
      conclusion: job.conclusion ?? null,
      started_at: call.world.clock.iso(job.startedAtMs),
      completed_at: job.completedAtMs === undefined ? null : call.world.clock.iso(job.completedAtMs),
    },
  }
}

function createStatus(call: Call): Answer {
  const { state, context: name, description, target_url: target } = call.body()
  const text = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null)
  if (typeof state !== 'string' || !['error', 'failure', 'pending', 'success'].includes(state))
    throw new ApiError(422, 'Validation Failed', [{ resource: 'Status', field: 'state', code: 'custom' }])
  if ((text(description)?.length ?? 0) > 140)
    throw new ApiError(422, 'Validation Failed', [
      {
        resource: 'Status',
        field: 'description',
        code: 'custom',
        message: 'description is too long (maximum is 140 characters)',
      },
    ])
  const made: FakeStatus = {
    id: call.world.nextId(),
    sha: call.commitSha(call.param('sha')),
    creator: call.token.login,
    state,
    context: text(name) ?? 'default',
    description: text(description),
    targetUrl: text(target),
    createdAtMs: call.world.clock.nowMs(),
  }
  call.repository.statuses.push(made)
  return call.json(statusShape(context(call), made), 201)
}

/** Newest first. */
function statusesOf(call: Call): readonly FakeStatus[] {
  const sha = call.commitSha(call.param('ref'))
  return call.repository.statuses.filter((status) => status.sha === sha).reverse()
}

function combined(call: Call): Answer {
  const latest = new Map<string, FakeStatus>()
  for (const status of statusesOf(call)) if (!latest.has(status.context)) latest.set(status.context, status)
  const states = [...latest.values()].map((status) => status.state)
  const state = states.some((item) => item === 'failure' || item === 'error')
    ? 'failure'
    : states.length > 0 && states.every((item) => item === 'success')
      ? 'success'
      : 'pending'
  const sha = call.commitSha(call.param('ref'))
  const url = repositoryUrl(call.api, call.repository)
  return call.json({
    state,
    sha,
    total_count: latest.size,
    statuses: [...latest.values()].map((status) => {
      const { creator: _, ...rest } = statusShape(context(call), status)
      return rest
    }),
    repository: minimalRepositoryShape(call.api, call.repository),
    commit_url: `${url}/commits/${sha}`,
    url: `${url}/commits/${sha}/status`,
  })
}
