/** Signed URLs and the part of Azure's block blobs that the artifact and cache clients use. */
import { createHash, randomUUID } from 'node:crypto'
import type { FakeClock } from './clock.ts'
import type { Answer, Received } from './loopback.ts'

export class Blob {
  readonly token = randomUUID()
  readonly blocks = new Map<string, Buffer>()
  data: Buffer | undefined
  contentType = 'application/octet-stream'

  get digest(): string {
    return `sha256:${createHash('sha256')
      .update(this.data ?? '')
      .digest('hex')}`
  }
}

export class BlobStore {
  readonly #blobs = new Map<string, Blob>()
  readonly #clock: FakeClock

  constructor(clock: FakeClock) {
    this.#clock = clock
  }

  create(): Blob {
    const blob = new Blob()
    this.#blobs.set(blob.token, blob)
    return blob
  }

  /** A URL that is good for `seconds` and answers 403 after that. */
  signedUrl(baseUrl: string, blob: Blob, seconds: number, fileName = ''): string {
    const url = new URL(`/blob/${blob.token}`, baseUrl)
    url.searchParams.set('se', String(this.#clock.nowMs() + seconds * 1000))
    // Clients mask the signature: a word would then hide every text that holds it.
    url.searchParams.set('sig', randomUUID())
    if (fileName !== '') url.searchParams.set('name', fileName)
    return url.href
  }

  handle(request: Received): Answer {
    const blob = this.#blobs.get(request.url.pathname.slice('/blob/'.length))
    if (blob === undefined) return { status: 404, headers: { 'x-ms-error-code': 'BlobNotFound' } }
    if (this.#clock.nowMs() > Number(request.url.searchParams.get('se')))
      return {
        status: 403,
        headers: { 'x-ms-error-code': 'AuthenticationFailed', 'content-type': 'application/xml' },
        body: '<?xml version="1.0"?><Error><Code>AuthenticationFailed</Code><Message>Signature not valid in the specified time frame</Message></Error>',
      }
    return request.method === 'PUT' ? this.#put(blob, request) : get(blob, request)
  }

  #put(blob: Blob, request: Received): Answer {
    const part = request.url.searchParams.get('comp')
    const type = request.headers['x-ms-blob-content-type']
    if (part === 'block') {
      blob.blocks.set(request.url.searchParams.get('blockid') ?? '', request.body)
    } else {
      blob.data = part === 'blocklist' ? assemble(blob, request.body.toString('utf8')) : request.body
      if (blob.data === undefined) return { status: 400, headers: { 'x-ms-error-code': 'InvalidBlockList' } }
      if (type !== undefined) blob.contentType = type
    }
    return { status: 201, headers: { ...blobHeaders(request), 'x-ms-request-server-encrypted': 'true' } }
  }
}

/** Blocks in the order of the list, however they arrived. */
function assemble(blob: Blob, list: string): Buffer | undefined {
  const ids = [...list.matchAll(/<(?:Latest|Uncommitted|Committed)>([^<]*)<\//g)].map(
    (match) => match[1] ?? '',
  )
  const blocks = ids.flatMap((id) => blob.blocks.get(id) ?? [])
  return blocks.length === ids.length ? Buffer.concat(blocks) : undefined
}

function get(blob: Blob, request: Received): Answer {
  const { data } = blob
  if (data === undefined) return { status: 404, headers: { 'x-ms-error-code': 'BlobNotFound' } }
  const name = request.url.searchParams.get('name')
  const suffix = blob.contentType === 'application/zip' ? '.zip' : ''
  const headers = {
    ...blobHeaders(request),
    'content-type': blob.contentType,
    'accept-ranges': 'bytes',
    'x-ms-blob-type': 'BlockBlob',
    ...(name === null ? {} : { 'content-disposition': `attachment; filename="${name}${suffix}"` }),
  }
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers['x-ms-range'] ?? request.headers['range'] ?? '')
  if (range === null)
    return { status: 200, headers: { ...headers, 'content-length': data.length }, body: data }
  const start = Number(range[1])
  const end = Math.min(range[2] === '' ? data.length - 1 : Number(range[2]), data.length - 1)
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': end - start + 1,
      'content-range': `bytes ${start}-${end}/${data.length}`,
    },
    body: data.subarray(start, end + 1),
  }
}

const blobHeaders = (request: Received): Readonly<Record<string, string>> => ({
  'x-ms-request-id': randomUUID(),
  'x-ms-version': request.headers['x-ms-version'] ?? '2026-04-06',
  etag: '"0x1"',
  'last-modified': 'Thu, 01 Oct 2026 00:00:00 GMT',
})
