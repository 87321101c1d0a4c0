/** github.actions.results.api.v1.ArtifactService. */
import type { ArtifactStore, StoredArtifact } from './artifact-store.ts'
import type { BlobStore } from './blob-store.ts'
import type { FakeClock } from './clock.ts'
import { jsonAnswer } from './loopback.ts'
import type { Answer } from './loopback.ts'
import { backendIds, identityOf } from './runtime-token.ts'
import type { RuntimeIdentity } from './runtime-token.ts'
import { twirpError } from './twirp.ts'
import type { TwirpRequest } from './twirp.ts'

export interface Service {
  readonly artifacts: ArtifactStore
  readonly blobs: BlobStore
  readonly clock: FakeClock
  readonly baseUrl: string
}

type Method = (service: Service, request: TwirpRequest, identity: RuntimeIdentity) => Answer

const uploadSeconds = 3600
const downloadSeconds = 600

const methods: Readonly<Record<string, Method>> = {
  CreateArtifact: ({ artifacts, blobs, baseUrl }, request, identity) => {
    const expires = Date.parse(request.text('expires_at'))
    const blob = artifacts.reserve(
      identity,
      request.text('name'),
      Number.isNaN(expires) ? undefined : expires,
    )
    return jsonAnswer(200, { ok: true, signed_upload_url: blobs.signedUrl(baseUrl, blob, uploadSeconds) })
  },
  FinalizeArtifact: ({ artifacts }, request, { runId, attempt }) => {
    const hash = request.text('hash')
    const made = artifacts.finish(runId, attempt, request.text('name'), hash === '' ? undefined : hash)
    return jsonAnswer(200, { ok: true, artifact_id: String(made.id) })
  },
  ListArtifacts: ({ artifacts, clock }, request, { runId }) => {
    const [name, id] = [request.text('name_filter'), request.text('id_filter')]
    const found = artifacts
      .list(runId)
      .filter((item) => !artifacts.isExpired(item))
      .filter((item) => (name === '' || item.name === name) && (id === '' || String(item.id) === id))
    return jsonAnswer(200, { artifacts: found.map((item) => listed(item, clock)) })
  },
  GetSignedArtifactURL: ({ artifacts, blobs, baseUrl }, request, { runId }) => {
    const found = artifacts.byName(runId, request.text('name'))
    if (found === undefined) return twirpError(404, 'not_found', 'no such artifact')
    return jsonAnswer(200, { signed_url: blobs.signedUrl(baseUrl, found.blob, downloadSeconds, found.name) })
  },
  DeleteArtifact: ({ artifacts }, request, { runId }) => {
    const found = artifacts.byName(runId, request.text('name'))
    if (found === undefined) return twirpError(404, 'not_found', 'no such artifact')
    artifacts.remove(found)
    return jsonAnswer(200, { ok: true, artifact_id: String(found.id) })
  },
}

function listed(artifact: StoredArtifact, clock: FakeClock): Readonly<Record<string, string>> {
  const [run, job] = backendIds(artifact)
  return {
    workflow_run_backend_id: run,
    workflow_job_run_backend_id: job,
    database_id: String(artifact.id),
    name: artifact.name,
    size: String(artifact.sizeBytes),
    created_at: clock.iso(artifact.createdAtMs),
    digest: artifact.digest,
  }
}

export function answerArtifactMethod(service: Service, name: string, request: TwirpRequest): Answer {
  const method = methods[name]
  if (method === undefined) return twirpError(404, 'bad_route', name)
  const identity = identityOf(
    request.text('workflow_run_backend_id'),
    request.text('workflow_job_run_backend_id'),
  )
  if (identity === undefined)
    return twirpError(400, 'invalid_argument', 'backend ids are not of this service')
  return method(service, request, identity)
}
