/**
 * Artifacts of a run in a folder, one folder per artifact, named as they were uploaded. Everything in there is
 * untrusted: links are not followed, depth and numbers are bounded, files are read as streams.
 */
import { createReadStream } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { classifyArtifact } from '../core/ingest/artifact-names.ts'
import type { IngestSource, SourceArtifact, SourceFile } from '../core/ingest/source.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/store.ts'
import { ProblemError } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'
import { readUploads } from './upload-manifest.ts'
import type { Upload } from './upload-manifest.ts'

/** A bundle of an older run's folders, put in front of the parser as if they lay at the top. */
const bundleName = 'reused-ingest-artifacts'
const manifestName = 'ingest-artifact-manifest.json'
const maxDepth = 8
const maxFiles = 50_000

/** Lists the folder. Throws ProblemError INFX287 (no such folder) or INFX285 (provenance incomplete). */
export async function openIngestSource(directory: string): Promise<IngestSource> {
  const top = await folders(directory, directory)
  const bundled = top.includes(bundleName) ? await folders(join(directory, bundleName), directory) : []
  const places = new Map<string, string>([
    ...bundled.map((name) => [name, join(directory, bundleName, name)] as const),
    // A folder at the top is fresher than the bundle's copy of it.
    ...top.filter((name) => name !== bundleName).map((name) => [name, join(directory, name)] as const),
  ])
  const uploads = await readUploads(join(directory, manifestName))
  const artifacts: SourceArtifact[] = []
  const problems: Problem[] = []
  for (const [name, path] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const artifact = classifyArtifact(name)
    const upload = uploads?.get(name)
    if (uploads && artifact.kind === 'benchmark' && !upload)
      problems.push(
        problem('INFX285', `missing upload provenance: "${name}" is not in ${manifestName}`, {
          at: { file: join(directory, manifestName), line: 1, col: 1 },
        }),
      )
    artifacts.push({ ...artifact, ...provenance(upload), files: await listFiles(path) })
  }
  if (problems.length > 0) throw new ProblemError(problems)
  return { description: directory, artifacts }
}

const provenance = (upload: Upload | undefined): Pick<SourceArtifact, 'createdAt' | 'id'> =>
  upload ? { createdAt: upload.createdAt, id: upload.id } : {}

async function folders(path: string, source: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  } catch (error) {
    throw new ProblemError(
      [
        problem(
          'INFX287',
          `artifact folder "${source}" cannot be listed: ${error instanceof Error ? error.message : String(error)}`,
        ),
      ],
      { cause: error },
    )
  }
}

async function listFiles(root: string): Promise<readonly SourceFile[]> {
  const files: SourceFile[] = []
  const visit = async (path: string, inside: string, depth: number): Promise<void> => {
    for (const entry of await readdir(path, { withFileTypes: true })) {
      const relative = inside === '' ? entry.name : `${inside}/${entry.name}`
      const full = join(path, entry.name)
      if (depth > maxDepth || files.length >= maxFiles) throw tooLarge(root)
      if (entry.isDirectory()) await visit(full, relative, depth + 1)
      else if (entry.isFile()) files.push(sourceFile(full, relative, (await stat(full)).size))
    }
  }
  await visit(root, '', 1)
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
}

const tooLarge = (root: string): ProblemError =>
  new ProblemError([
    problem(
      'INFX287',
      `artifact folder "${root}" has more than ${maxFiles} files or ${maxDepth} levels of folders`,
    ),
  ])

function sourceFile(full: string, path: string, sizeBytes: number): SourceFile {
  return {
    path,
    sizeBytes,
    text: async (maxBytes) => {
      if (sizeBytes > maxBytes) throw new RangeError(`${path} has ${sizeBytes} bytes, more than ${maxBytes}`)
      return readFile(full, 'utf8')
    },
    bytes: () => createReadStream(full),
  }
}
