/** Artifacts of runs: listed over all pages, downloaded one by one as streams, unpacked within bounds. */
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { PayloadReader } from '../core/gate/payload-reader.ts'
import '../core/problems/artifacts.ts'
import { problem } from '../core/problems/catalogue.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import { optional } from '../core/optional-field.ts'
import type { ListedArtifact } from '../core/reuse/candidates.ts'
import { unzipFile } from '../files/unzip.ts'
import { type DownloadBounds, ZipRefused } from '../files/zip-directory.ts'
import { type GitHub, listAll, refusedStatus } from './client.ts'

/** 10,000 artifacts: a sweep of 2,000 points with logs, traces and telemetry. */
const maxPages = 100
/** GitHub gives a URL for a minute; more at once would only wait in line. */
const parallelDownloads = 4
const maxDownloadTries = 3

/** Every artifact of every attempt of a run, or those of one name; expired ones too, in GitHub's order. */
export async function listArtifacts(
  github: GitHub,
  runId: string,
  name?: string,
): Promise<readonly ListedArtifact[]> {
  const { owner, repo } = github
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts'
  const rows = await listAll(
    github,
    route,
    { owner, repo, run_id: runId, ...optional('name', name) },
    maxPages,
  )
  return rows.map((row) => {
    const read = new PayloadReader(row)
    const listed = {
      id: read.id('id'),
      name: read.text('name'),
      createdAt: read.text('created_at'),
      expired: read.flag('expired'),
      sizeBytes: sizeOf(row),
    }
    if (read.problems.length > 0) throw new ProblemError(read.problems)
    return listed
  })
}

const sizeOf = (row: unknown): number =>
  typeof row === 'object' && row !== null && 'size_in_bytes' in row && typeof row.size_in_bytes === 'number'
    ? row.size_in_bytes
    : 0

/** The newest upload per name: several attempts of a job may have used one, and ids do not tell their order. */
export function newestPerName(artifacts: readonly ListedArtifact[]): readonly ListedArtifact[] {
  const newest = new Map<string, ListedArtifact>()
  for (const artifact of artifacts) {
    const other = newest.get(artifact.name)
    if (!other || Date.parse(other.createdAt) < Date.parse(artifact.createdAt))
      newest.set(artifact.name, artifact)
  }
  return [...newest.values()]
}

export interface Downloaded {
  /** Those whose folder is there now. */
  readonly artifacts: readonly ListedArtifact[]
  /** One per artifact that was not taken. */
  readonly problems: readonly Problem[]
}

/**
 * Downloads each into `folder/<name>`. What is expired, damaged or hostile is a Problem and leaves nothing. Throws a
 * ProblemError when GitHub cannot be reached.
 */
export async function downloadArtifacts(
  github: GitHub,
  artifacts: readonly ListedArtifact[],
  folder: string,
  limits: DownloadBounds,
): Promise<Downloaded> {
  await mkdir(folder, { recursive: true })
  const limit = pLimit(parallelDownloads)
  const taken: ListedArtifact[] = []
  const problems: Problem[] = []
  await Promise.all(
    artifacts.map((artifact) =>
      limit(async () => {
        const found = await downloadOne(github, artifact, folder, limits)
        if (found) problems.push(found)
        else taken.push(artifact)
      }),
    ),
  )
  return { artifacts: taken, problems }
}

async function downloadOne(
  github: GitHub,
  artifact: ListedArtifact,
  folder: string,
  limits: DownloadBounds,
): Promise<Problem | undefined> {
  const { name, expired, id } = artifact
  if (expired) return problem('INFX352', `${name} has expired`)
  if (!isFolderName(name))
    return problem('INFX351', `the artifact ${JSON.stringify(name)} has a name that is no folder`)
  const archive = join(folder, `.${id}.zip`)
  try {
    for (let tries = 1; ; tries++) {
      const found = await fetchAndUnpack(github, artifact, archive, join(folder, name), limits)
      // A transfer that broke off is worth another; an archive that is damaged stays so.
      if (found?.code !== 'INFX350' || tries >= maxDownloadTries) return found
    }
  } finally {
    await rm(archive, { force: true })
  }
}

const isFolderName = (name: string): boolean => /^[^./\\\x00-\x1f][^/\\\x00-\x1f]*$/.test(name)

async function fetchAndUnpack(
  github: GitHub,
  artifact: ListedArtifact,
  archive: string,
  folder: string,
  limits: DownloadBounds,
): Promise<Problem | undefined> {
  const url = await addressOf(github, artifact)
  if (url === undefined) return problem('INFX352', `${artifact.name} has expired or was deleted`)
  try {
    // The address is signed; a token would be refused by the storage behind it.
    const response = await fetch(url, { signal: AbortSignal.timeout(downloadMs) })
    if (!response.ok || response.body === null)
      throw new ZipRefused('damaged', `the storage answered ${response.status}`)
    await pipeline(
      Readable.fromWeb(response.body),
      new Bounded(limits.archiveBytes),
      createWriteStream(archive),
    )
    await unzipFile(archive, folder, limits)
    return undefined
  } catch (error) {
    return refusal(artifact, error)
  }
}

/** Longest transfer of one archive. */
const downloadMs = 15 * 60_000

function refusal({ name }: ListedArtifact, error: unknown): Problem {
  if (error instanceof ZipRefused)
    return problem(error.kind === 'hostile' ? 'INFX351' : 'INFX350', `${name}: ${error.message}`)
  const isTransfer = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')
  if (!isTransfer) throw error
  return problem('INFX350', `${name}: the transfer broke off: ${error.message}`)
}

/** A URL that lives one minute; undefined when the artifact is gone. */
async function addressOf(
  { octokit, owner, repo }: GitHub,
  { id }: ListedArtifact,
): Promise<string | undefined> {
  try {
    const { headers } = await octokit.request(
      'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
      { owner, repo, artifact_id: id, archive_format: 'zip', request: { redirect: 'manual' } },
    )
    return headers.location
  } catch (error) {
    const status = refusedStatus(error)
    if (status === 404 || status === 410) return undefined
    throw error
  }
}

class Bounded extends Transform {
  readonly #limit: number
  #bytes = 0

  constructor(limit: number) {
    super()
    this.#limit = limit
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length
    if (this.#bytes > this.#limit) done(new ZipRefused('hostile', `more than ${this.#limit} bytes`))
    else done(null, chunk)
  }
}
