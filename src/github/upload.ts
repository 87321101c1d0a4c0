/** Uploads folders as artifacts of this run, with GitHub's own client. */
import { showEvent } from './hidden-event.ts'
import artifact from '@actions/artifact'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import '../core/problems/artifacts.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'

showEvent()

export interface UploadedArtifact {
  readonly name: string
  readonly id: number
  readonly sizeBytes: number
}

/** All files below `folder` as one artifact. Throws a ProblemError when the service refuses. */
export async function uploadFolder(
  name: string,
  folder: string,
  retentionDays: number | undefined,
): Promise<UploadedArtifact> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  try {
    const { id, size } = await artifact.uploadArtifact(
      name,
      files,
      folder,
      retentionDays === undefined ? {} : { retentionDays },
    )
    return { name, id: id ?? 0, sizeBytes: size ?? 0 }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new ProblemError(
      [problem('INFX350', `${name} could not be uploaded: ${why}`, { severity: 'error' })],
      { cause },
    )
  }
}
