/**
 * Artifacts of a run in a folder, one folder per artifact, named as they were uploaded. Everything in there is
 * untrusted: links are not followed, depth and numbers are bounded, files are read as streams. What is no file stays in
 * the list, as a file that cannot be read: a result must not vanish without being counted.
 */
import { createReadStream } from 'node:fs'
import type { Dirent } from 'node:fs'
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
  const { folders: top, odd } = await entriesOf(directory, directory)
  const bundle = join(directory, bundleName)
  const { folders: bundled, odd: oddBundled } = top.includes(bundleName)
    ? await entriesOf(bundle, directory)
    : { folders: [], odd: [] }
  const places = new Map<string, string>([
    ...bundled.map((name) => [name, join(directory, bundleName, name)] as const),
    // A folder at the top is fresher than the bundle's copy of it.
    ...top.filter((name) => name !== bundleName).map((name) => [name, join(directory, name)] as const),
  ])
  const uploads = await readUploads(join(directory, manifestName))
  const artifacts: (Omit<SourceArtifact, 'files'> & { readonly files: readonly ListedFile[] })[] = []
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
  for (const entry of [...odd, ...oddBundled]) {
    // The one result that such an artifact stands for, at least, counts as read and failed.
    const artifact = classifyArtifact(entry.name)
    const isResult = artifact.kind === 'benchmark' || artifact.kind === 'benchmark-aggregate'
    artifacts.push({ ...artifact, files: [refusedFile(isResult ? '*.json' : '.', whatIs(entry))] })
  }
  const inside = artifacts.flatMap(({ name, files }) =>
    files.flatMap(({ path, refused: why }) =>
      why === undefined || isRead.test(path) ? [] : [{ place: join(name, path), why }],
    ),
  )
  return { description: directory, artifacts, refused: inside }
}

/** Names that readers of artifacts open, and say so when they cannot. */
const isRead = /\.(jsonl?|csv|log)$/

const provenance = (upload: Upload | undefined): Pick<SourceArtifact, 'createdAt' | 'id'> =>
  upload ? { createdAt: upload.createdAt, id: upload.id } : {}

/** Files beside the artifacts are ours, or nobody's. */
async function entriesOf(
  path: string,
  source: string,
): Promise<{ readonly folders: readonly string[]; readonly odd: readonly Dirent[] }> {
  try {
    const entries = await readdir(path, { withFileTypes: true })
    return {
      folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
      odd: entries.filter((entry) => !entry.isDirectory() && !entry.isFile()),
    }
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

/** With a reason when it is none. */
interface ListedFile extends SourceFile {
  readonly refused?: string
}

async function listFiles(root: string): Promise<readonly ListedFile[]> {
  const files: ListedFile[] = []
  const visit = async (path: string, inside: string, depth: number): Promise<void> => {
    for (const entry of await readdir(path, { withFileTypes: true })) {
      const relative = inside === '' ? entry.name : `${inside}/${entry.name}`
      const full = join(path, entry.name)
      if (depth > maxDepth || files.length >= maxFiles) throw tooLarge(root)
      if (entry.isDirectory()) await visit(full, relative, depth + 1)
      else if (entry.isFile()) files.push(sourceFile(full, relative, (await stat(full)).size))
      else files.push(refusedFile(relative, whatIs(entry)))
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

function whatIs(entry: Dirent): string {
  if (entry.isSymbolicLink()) return 'it is a symbolic link, which is not followed'
  return `it is ${entry.isFIFO() ? 'a pipe' : entry.isSocket() ? 'a socket' : 'a device'}, not a file`
}

/** Fails when it is read, as a damaged file does. */
const refusedFile = (path: string, refused: string): ListedFile => ({
  path,
  sizeBytes: 0,
  refused,
  text: () => Promise.reject(new Error(refused)),
  bytes: () => failing(refused),
})

async function* failing(why: string): AsyncGenerator<Uint8Array> {
  throw new Error(why)
}
