/** Artifacts of every run and attempt. */
import type { Blob, BlobStore } from './blob-store.ts'
import type { FakeClock } from './clock.ts'

export interface StoredArtifact {
  readonly id: number
  readonly runId: number
  readonly attempt: number
  readonly job: string
  readonly name: string
  readonly blob: Blob
  readonly createdAtMs: number
  readonly expiresAtMs: number
  /** Of the upload as the client declared it, checked against the bytes. */
  readonly digest: string
  readonly sizeBytes: number
}

interface Reservation {
  readonly runId: number
  readonly attempt: number
  readonly job: string
  readonly name: string
  readonly blob: Blob
  readonly expiresAtMs: number
}

export class ArtifactRefused extends Error {
  override readonly name = 'ArtifactRefused'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const maxArtifactsPerJob = 500
const forbiddenInName = /["<>|*?\r\n\\/:]/
const dayMs = 24 * 60 * 60 * 1000

/**
 * Ids are not monotonic over attempts: a re-run may get lower ones than the first attempt, so that whoever takes the
 * highest id takes a stale result.
 */
export const shuffledId = (ordinal: number, attempt: number): number =>
  5_000_000_000 + (attempt % 2 === 0 ? 0 : 1_000_000) + ordinal

export class ArtifactStore {
  readonly #artifacts: StoredArtifact[] = []
  readonly #reserved: Reservation[] = []
  /** Attempts before this one were wiped by "re-run all jobs". */
  readonly #firstVisible = new Map<number, number>()
  readonly #blobs: BlobStore
  readonly #clock: FakeClock
  #ordinal = 0

  constructor(blobs: BlobStore, clock: FakeClock) {
    this.#blobs = blobs
    this.#clock = clock
  }

  /** Takes the name; it stays taken in this attempt whether or not the upload is ever finished. */
  reserve(run: { runId: number; attempt: number; job: string }, name: string, expiresAtMs?: number): Blob {
    if (name === '' || forbiddenInName.test(name))
      throw new ArtifactRefused(400, 'invalid_argument', `the artifact name is not valid: ${name}`)
    const taken = this.#reserved.filter((other) => other.runId === run.runId && other.attempt === run.attempt)
    if (taken.some((other) => other.name === name))
      throw new ArtifactRefused(
        409,
        'already_exists',
        'an artifact with this name already exists on the workflow run',
      )
    if (taken.filter((other) => other.job === run.job).length >= maxArtifactsPerJob)
      throw new ArtifactRefused(
        429,
        'resource_exhausted',
        `more than ${maxArtifactsPerJob} artifacts of one job`,
      )
    const blob = this.#blobs.create()
    this.#reserved.push({
      ...run,
      name,
      blob,
      expiresAtMs: expiresAtMs ?? this.#clock.nowMs() + 90 * dayMs,
    })
    return blob
  }

  finish(runId: number, attempt: number, name: string, digest: string | undefined): StoredArtifact {
    const reserved = this.#reserved.find(
      (other) => other.runId === runId && other.attempt === attempt && other.name === name,
    )
    if (reserved?.blob.data === undefined)
      throw new ArtifactRefused(404, 'not_found', `nothing was uploaded as ${name}`)
    if (digest !== undefined && digest !== reserved.blob.digest)
      throw new ArtifactRefused(400, 'invalid_argument', `${digest} is not the digest of the upload`)
    this.#ordinal += 1
    const artifact: StoredArtifact = {
      ...reserved,
      id: shuffledId(this.#ordinal, attempt),
      createdAtMs: this.#clock.nowMs(),
      digest: reserved.blob.digest,
      sizeBytes: reserved.blob.data.length,
    }
    this.#artifacts.push(artifact)
    return artifact
  }

  /** Puts an artifact there at once, e.g. a damaged one or one of an earlier run. */
  add(
    run: { runId: number; attempt: number; job?: string },
    name: string,
    content: Uint8Array,
    given: { id?: number; createdAtMs?: number; expiresAtMs?: number; contentType?: string } = {},
  ): StoredArtifact {
    const { id, createdAtMs, expiresAtMs, contentType } = given
    const blob = this.reserve({ job: 'added', ...run }, name, expiresAtMs)
    blob.data = Buffer.from(content)
    blob.contentType = contentType ?? 'application/zip'
    const made = this.finish(run.runId, run.attempt, name, undefined)
    const artifact = { ...made, id: id ?? made.id, createdAtMs: createdAtMs ?? made.createdAtMs }
    this.#artifacts[this.#artifacts.indexOf(made)] = artifact
    return artifact
  }

  /** Of every visible attempt, expired ones too; without a run, of all runs. */
  list(runId?: number): readonly StoredArtifact[] {
    return this.#artifacts.filter(
      (artifact) =>
        (runId === undefined || artifact.runId === runId) &&
        artifact.attempt >= (this.#firstVisible.get(artifact.runId) ?? 0),
    )
  }

  /** What the results service gives by name: the highest id, whatever its attempt. */
  byName(runId: number, name: string): StoredArtifact | undefined {
    const found = this.list(runId).filter((artifact) => artifact.name === name && !this.isExpired(artifact))
    return found.sort((a, b) => b.id - a.id)[0]
  }

  byId(id: number): StoredArtifact | undefined {
    return this.list().find((artifact) => artifact.id === id)
  }

  /** The name is free again afterwards. */
  remove(artifact: StoredArtifact): void {
    this.#artifacts.splice(
      this.#artifacts.findIndex((other) => other.id === artifact.id),
      1,
    )
    this.#reserved.splice(
      this.#reserved.findIndex((other) => other.blob === artifact.blob),
      1,
    )
  }

  isExpired(artifact: StoredArtifact): boolean {
    return this.#clock.nowMs() >= artifact.expiresAtMs
  }

  /** "Re-run all jobs" starts without the artifacts of earlier attempts; a partial re-run keeps them. */
  startOver(runId: number, attempt: number): void {
    this.#firstVisible.set(runId, attempt)
  }
}
