/** Workflow files and what starts them from outside. */
import type { Answer } from '../../artifact-service/loopback.ts'
import { isJsonMap } from '../json.ts'
import type { Json, JsonMap } from '../json.ts'
import { ApiError, notFound } from '../router.ts'
import type { Call, Route } from '../router.ts'
import { idOf, nodeId } from '../shapes/people.ts'
import { repositoryUrl } from '../shapes/repository.ts'
import type { FakeRun } from '../state.ts'

const actions = '/repos/{owner}/{repo}/actions'
const read = [['actions', 'read']] as const
const write = [['actions', 'write']] as const
const maxDispatchInputs = 25
const maxClientPayloadKeys = 10
const maxClientPayloadBytes = 64 * 1024

export const workflowRoutes: readonly Route[] = [
  { route: `GET ${actions}/workflows`, needs: read, handle: workflows },
  { route: `POST ${actions}/workflows/{workflow_id}/dispatches`, needs: write, handle: dispatchWorkflow },
  {
    route: 'POST /repos/{owner}/{repo}/dispatches',
    needs: [['contents', 'write']],
    handle: repositoryDispatch,
  },
]

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
export function workflowPath(call: Call): string {
  const wanted = call.param('workflow_id')
  const found = workflowPaths(call).find(
    (path) => path.split('/').at(-1) === wanted || String(idOf(path)) === wanted,
  )
  if (found === undefined) throw notFound()
  return found
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
