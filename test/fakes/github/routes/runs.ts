/** Workflow runs, attempts, jobs, artifacts, dispatches. */
import type { Answer } from '../../artifact-service/loopback.ts'
import type { StoredArtifact } from '../../artifact-service/artifact-store.ts'
import { isJsonMap } from '../json.ts'
import type { Json, JsonMap } from '../json.ts'
import { ApiError, notFound } from '../router.ts'
import type { Call, Route } from '../router.ts'
import { idOf, nodeId } from '../shapes/people.ts'
import { repositoryUrl } from '../shapes/repository.ts'
import { artifactShape, jobShape, runShape } from '../shapes/runs.ts'
import type { RunContext } from '../shapes/runs.ts'
import { jobsOfAttempt } from '../state.ts'
import type { FakeRun } from '../state.ts'

const actions = '/repos/{owner}/{repo}/actions'
const run = `${actions}/runs/{run_id}`
const read = [['actions', 'read']] as const
const write = [['actions', 'write']] as const
/** Searches tell the total, but give no more than these. */
const reachable = 1000
const maxDispatchInputs = 25
const maxClientPayloadKeys = 10
const maxClientPayloadBytes = 64 * 1024
const zipSeconds = 60
const maxRerunAgeDays = 30
const maxReruns = 50

export const runRoutes: readonly Route[] = [
  { route: `GET ${actions}/workflows`, needs: read, handle: workflows },
  {
    route: `GET ${actions}/workflows/{workflow_id}/runs`,
    needs: read,
    handle: (call) => listRuns(call, workflowPath(call)),
  },
  { route: `POST ${actions}/workflows/{workflow_id}/dispatches`, needs: write, handle: dispatchWorkflow },
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
  { route: `GET ${run}/artifacts`, needs: read, handle: (call) => artifacts(call, runOf(call).id) },
  { route: `GET ${actions}/artifacts`, needs: read, handle: (call) => artifacts(call, undefined) },
  {
    route: `GET ${actions}/artifacts/{artifact_id}`,
    needs: read,
    handle: (call) => call.json(shape(call, artifactOf(call))),
  },
  { route: `DELETE ${actions}/artifacts/{artifact_id}`, needs: write, handle: removeArtifact },
  { route: `GET ${actions}/artifacts/{artifact_id}/{archive_format}`, needs: read, handle: zip },
  {
    route: 'POST /repos/{owner}/{repo}/dispatches',
    needs: [['contents', 'write']],
    handle: repositoryDispatch,
  },
]

const contextOf = (call: Call, of: FakeRun): RunContext => ({
  api: call.api,
  clock: call.world.clock,
  repository: call.repository,
  headRepository: call.world.repositories.get(of.headRepository.toLowerCase()) ?? call.repository,
})

function runOf(call: Call): FakeRun {
  const found = call.repository.runs.find(({ id }) => id === call.number('run_id'))
  if (found === undefined) throw notFound()
  return found
}

function workflowPaths(call: Call): readonly string[] {
  const { git, defaultBranch } = call.repository
  const sha = git.resolve(defaultBranch)
  if (sha === undefined) return []
  return git
    .entries(sha, '.github/workflows')
    .filter((entry) => /\.ya?ml$/.test(entry.name))
    .map((entry) => entry.path)
}

function workflows(call: Call): Answer {
  const url = repositoryUrl(call.api, call.repository)
  return call.page(
    workflowPaths(call),
    (path): JsonMap => ({
      id: idOf(path),
      node_id: nodeId('Workflow', idOf(path)),
      name: path,
      path,
      state: 'active',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
      url: `${url}/actions/workflows/${idOf(path)}`,
      html_url: `https://github.com/${call.repository.fullName}/blob/main/${path}`,
      badge_url: `https://github.com/${call.repository.fullName}/workflows/x/badge.svg`,
    }),
    { key: 'workflows' },
  )
}

/** By file name or by id; only workflows of the default branch are known. */
function workflowPath(call: Call): string {
  const wanted = call.param('workflow_id')
  const found = workflowPaths(call).find(
    (path) => path.split('/').at(-1) === wanted || String(idOf(path)) === wanted,
  )
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

const shape = (call: Call, artifact: StoredArtifact): JsonMap =>
  artifactShape(
    { api: call.api, clock: call.world.clock, repository: call.repository },
    artifact,
    call.repository.runs.find(({ id }) => id === artifact.runId),
  )

function ownArtifacts(call: Call): readonly StoredArtifact[] {
  const runs = new Set(call.repository.runs.map(({ id }) => id))
  return call.world.results.artifacts.list().filter((artifact) => runs.has(artifact.runId))
}

/** Of every attempt and without saying which; newest id first. */
function artifacts(call: Call, runId: number | undefined): Answer {
  const name = call.query('name')
  const found = ownArtifacts(call).filter(
    (artifact) =>
      (runId === undefined || artifact.runId === runId) && (name === undefined || artifact.name === name),
  )
  const sorted = [...found].sort((a, b) => b.id - a.id)
  return call.page(sorted, (artifact) => shape(call, artifact), { key: 'artifacts' })
}

function artifactOf(call: Call): StoredArtifact {
  const found = ownArtifacts(call).find(({ id }) => id === call.number('artifact_id'))
  if (found === undefined) throw notFound()
  return found
}

function removeArtifact(call: Call): Answer {
  call.world.results.artifacts.remove(artifactOf(call))
  return call.noContent()
}

/** A URL that lives one minute. */
function zip(call: Call): Answer {
  const artifact = artifactOf(call)
  if (call.param('archive_format') !== 'zip') throw notFound()
  if (call.world.clock.nowMs() >= artifact.expiresAtMs) throw new ApiError(410, 'Artifact has expired')
  const { blobs, url } = call.world.results
  return {
    status: 302,
    headers: { location: blobs.signedUrl(url, artifact.blob, zipSeconds, artifact.name) },
  }
}

async function dispatchWorkflow(call: Call): Promise<Answer> {
  const path = workflowPath(call)
  const { ref, inputs = {}, return_run_details: details } = call.body()
  if (typeof ref !== 'string') throw new ApiError(422, `Invalid request. "ref" wasn't supplied.`)
  if (call.repository.git.resolve(ref) === undefined) throw new ApiError(422, `No ref found for: ${ref}`)
  if (!isJsonMap(inputs)) throw new ApiError(422, 'Invalid request. inputs is not an object.')
  if (Object.keys(inputs).length > maxDispatchInputs)
    throw new ApiError(
      422,
      `Invalid request. No more than ${maxDispatchInputs} properties are allowed; ${Object.keys(inputs).length} were supplied.`,
    )
  const bare = ref.replace(/^refs\/(?:heads|tags)\//, '')
  const [started] = await dispatched(call, path, bare, inputs)
  if (details !== true) return call.noContent()
  if (started === undefined) throw new ApiError(422, "Workflow does not have 'workflow_dispatch' trigger")
  const url = `${repositoryUrl(call.api, call.repository)}/actions/runs/${started.id}`
  return call.json({ workflow_run_id: started.id, run_url: url, html_url: url })
}

/** Inputs that the workflow does not take are the caller's fault. */
async function dispatched(
  call: Call,
  path: string,
  ref: string,
  inputs: JsonMap,
): Promise<readonly FakeRun[]> {
  try {
    return await call.world.workflowDispatch(call.repository, path, ref, inputs, call.token.login)
  } catch (error) {
    if (error instanceof Error && error.name === 'CallError') throw new ApiError(422, error.message)
    throw error
  }
}

async function repositoryDispatch(call: Call): Promise<Answer> {
  const { event_type: type, client_payload: given = {} } = call.body()
  if (typeof type !== 'string' || type.length === 0 || type.length > 100)
    throw new ApiError(422, 'Invalid request. event_type is 1 to 100 characters.')
  const payload: Json = given
  if (!isJsonMap(payload) || Object.keys(payload).length > maxClientPayloadKeys)
    throw new ApiError(
      422,
      `Invalid request. No more than ${maxClientPayloadKeys} properties are allowed in client_payload.`,
    )
  if (Buffer.byteLength(JSON.stringify(payload)) >= maxClientPayloadBytes)
    throw new ApiError(422, 'client_payload is too large.')
  await call.world.repositoryDispatch(call.repository, type, payload, call.token.login)
  return call.noContent()
}
