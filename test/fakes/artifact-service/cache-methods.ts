/** github.actions.results.api.v1.CacheService (cache v2). */
import type { Blob } from './blob-store.ts'
import type { Service } from './artifact-methods.ts'
import { jsonAnswer } from './loopback.ts'
import type { Answer } from './loopback.ts'
import { twirpError } from './twirp.ts'
import type { TwirpRequest } from './twirp.ts'

interface CacheEntry {
  readonly id: number
  readonly key: string
  readonly version: string
  readonly blob: Blob
  isFinished: boolean
}

const urlSeconds = 600

export class CacheEntries {
  readonly #entries: CacheEntry[] = []

  answer(service: Service, method: string, request: TwirpRequest): Answer {
    switch (method) {
      case 'CreateCacheEntry':
        return this.#create(service, request)
      case 'FinalizeCacheEntryUpload':
        return this.#finish(request)
      case 'GetCacheEntryDownloadURL':
        return this.#find(service, request)
      default:
        return twirpError(404, 'bad_route', method)
    }
  }

  #create({ blobs, baseUrl }: Service, request: TwirpRequest): Answer {
    const [key, version] = [request.text('key'), request.text('version')]
    if (this.#exact(key, version) !== undefined)
      return twirpError(409, 'already_exists', 'cache entry already exists')
    const blob = blobs.create()
    this.#entries.push({ id: this.#entries.length + 1, key, version, blob, isFinished: false })
    return jsonAnswer(200, { ok: true, signed_upload_url: blobs.signedUrl(baseUrl, blob, urlSeconds) })
  }

  #finish(request: TwirpRequest): Answer {
    const entry = this.#exact(request.text('key'), request.text('version'))
    if (entry?.blob.data === undefined) return twirpError(404, 'not_found', 'nothing was uploaded')
    if (entry.blob.data.length !== Number(request.text('size_bytes')))
      return twirpError(400, 'invalid_argument', 'size_bytes is not the size of the upload')
    entry.isFinished = true
    return jsonAnswer(200, { ok: true, entry_id: String(entry.id) })
  }

  /** The exact key, else per restore key the newest entry that begins with it. */
  #find({ blobs, baseUrl }: Service, request: TwirpRequest): Answer {
    const version = request.text('version')
    const usable = this.#entries.filter((entry) => entry.isFinished && entry.version === version)
    const key = request.text('key')
    const prefixes = [key, ...request.texts('restore_keys')]
    const found =
      usable.find((entry) => entry.key === key) ??
      prefixes
        .map((prefix) => usable.findLast((entry) => entry.key.startsWith(prefix)))
        .find((entry) => entry !== undefined)
    if (found === undefined) return jsonAnswer(200, { ok: false })
    const url = blobs.signedUrl(baseUrl, found.blob, urlSeconds)
    return jsonAnswer(200, { ok: true, signed_download_url: url, matched_key: found.key })
  }

  #exact(key: string, version: string): CacheEntry | undefined {
    return this.#entries.find((entry) => entry.key === key && entry.version === version)
  }
}
