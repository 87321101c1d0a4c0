/** Artifacts by the public API: over all attempts, without saying which. */
import type { StoredArtifact } from '../../artifact-service/artifact-store.ts'
import type { Answer } from '../../artifact-service/loopback.ts'
import type { JsonMap } from '../json.ts'
import { ApiError, notFound } from '../router.ts'
import type { Call, Route } from '../router.ts'
import { artifactShape } from '../shapes/runs.ts'
import { runOf } from './runs.ts'

const actions = '/repos/{owner}/{repo}/actions'
const run = `${actions}/runs/{run_id}`
const read = [['actions', 'read']] as const
const write = [['actions', 'write']] as const
const zipSeconds = 60

export const artifactRoutes: readonly Route[] = [
  { route: `GET ${run}/artifacts`, needs: read, handle: (call) => artifacts(call, runOf(call).id) },
  { route: `GET ${actions}/artifacts`, needs: read, handle: (call) => artifacts(call, undefined) },
  {
    route: `GET ${actions}/artifacts/{artifact_id}`,
    needs: read,
    handle: (call) => call.json(shape(call, artifactOf(call))),
  },
  { route: `DELETE ${actions}/artifacts/{artifact_id}`, needs: write, handle: removeArtifact },
  { route: `GET ${actions}/artifacts/{artifact_id}/{archive_format}`, needs: read, handle: zip },
]

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
