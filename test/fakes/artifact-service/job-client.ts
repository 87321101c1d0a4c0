/** Uploads and downloads within the test's own process, for built-in steps and stubs of jobs. */
import { createHash } from 'node:crypto'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import type { FakeArtifactService } from './server.ts'
import { backendIds } from './runtime-token.ts'
import type { RuntimeIdentity } from './runtime-token.ts'

export interface ListedArtifact {
  readonly id: number
  readonly name: string
}

/** Makes the requests of @actions/artifact, without its retries. */
export class JobArtifacts {
  readonly #service: FakeArtifactService
  readonly #identity: RuntimeIdentity

  constructor(service: FakeArtifactService, identity: RuntimeIdentity) {
    this.#service = service
    this.#identity = identity
  }

  /** Uploads files (path in the archive → bytes) and gives the id. Throws on 409 like the client. */
  async upload(name: string, files: Readonly<Record<string, Uint8Array | string>>): Promise<number> {
    const encoder = new TextEncoder()
    const entries = Object.entries(files).map(
      ([path, content]) => [path, typeof content === 'string' ? encoder.encode(content) : content] as const,
    )
    const archive = zipSync(Object.fromEntries(entries), { level: 1 })
    const created = await this.#call('CreateArtifact', { name, version: 7, mime_type: 'application/zip' })
    const put = await fetch(String(created['signed_upload_url']), {
      method: 'PUT',
      headers: { 'x-ms-blob-type': 'BlockBlob', 'x-ms-blob-content-type': 'application/zip' },
      body: Buffer.from(archive),
    })
    if (put.status !== 201) throw new Error(`upload of ${name}: ${put.status}`)
    const hash = `sha256:${createHash('sha256').update(archive).digest('hex')}`
    const done = await this.#call('FinalizeArtifact', { name, size: String(archive.length), hash })
    return Number(done['artifact_id'])
  }

  /** Artifacts of the run, of this and earlier attempts. */
  async list(): Promise<readonly ListedArtifact[]> {
    const { artifacts } = await this.#call('ListArtifacts', {})
    return (artifacts as readonly Record<string, string>[]).map((item) => ({
      id: Number(item['database_id']),
      name: item['name'] ?? '',
    }))
  }

  /** Path in the archive → text. */
  async download(name: string): Promise<Readonly<Record<string, string>>> {
    const files = await this.downloadBytes(name)
    return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
  }

  async downloadBytes(name: string): Promise<Readonly<Record<string, Uint8Array>>> {
    const { signed_url: url } = await this.#call('GetSignedArtifactURL', { name })
    const answer = await fetch(String(url))
    if (!answer.ok) throw new Error(`download of ${name}: ${answer.status}`)
    return unzipSync(new Uint8Array(await answer.arrayBuffer()))
  }

  async #call(method: string, fields: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
    const [run, job] = backendIds(this.#identity)
    const answer = await fetch(
      `${this.#service.url}/twirp/github.actions.results.api.v1.ArtifactService/${method}`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.#service.env(this.#identity)['ACTIONS_RUNTIME_TOKEN'] ?? ''}`,
        },
        body: JSON.stringify({ workflow_run_backend_id: run, workflow_job_run_backend_id: job, ...fields }),
      },
    )
    const body = (await answer.json()) as Record<string, unknown>
    if (!answer.ok) throw new Error(`${method}: ${answer.status} ${String(body['msg'])}`)
    return body
  }
}
