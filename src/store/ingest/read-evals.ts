/** Accuracy rows: the collected aggregate, and every evaluation's own folder. */
import { parseEvalFileName } from '../../core/evals/file-names.ts'
import type { EvalAggregateCandidate, EvalFolderCandidate } from '../../core/ingest/eval-claims.ts'
import { mapEvalResults } from '../../core/ingest/eval-row.ts'
import { isRow, numberOf } from '../../core/ingest/row-fields.ts'
import type { RawRow } from '../../core/ingest/row-fields.ts'
import { newestFirst } from '../../core/ingest/source.ts'
import type { SourceArtifact, SourceFile } from '../../core/ingest/source.ts'
import { messageOf, reportFile } from './context.ts'
import type { IngestContext } from './context.ts'
import { readRows } from './stream-text.ts'

export async function readEvalAggregates(
  context: IngestContext,
  artifacts: readonly SourceArtifact[],
): Promise<readonly EvalAggregateCandidate[]> {
  const candidates: EvalAggregateCandidate[] = []
  for (const artifact of artifacts.filter(({ kind }) => kind === 'eval-aggregate').sort(newestFirst)) {
    for (const file of artifact.files.filter(({ path }) => /^[^/]+\.json$/.test(path))) {
      const place = `${artifact.name}/${file.path}`
      const document = await readCounted(context, file, place)
      const rows: readonly unknown[] = Array.isArray(document)
        ? document
        : document === undefined
          ? []
          : [document]
      context.tally.read('eval', rows.length)
      candidates.push(...rows.map((raw) => ({ raw, place })))
    }
  }
  return candidates
}

/** Newest first: by the time in the file's name, then by upload. */
export async function readEvalFolders(
  context: IngestContext,
  artifacts: readonly SourceArtifact[],
): Promise<readonly EvalFolderCandidate[]> {
  const found: (EvalFolderCandidate & { readonly timestamp: string })[] = []
  for (const artifact of artifacts.filter(({ kind }) => kind === 'eval').sort(newestFirst)) {
    const sets = artifact.files.filter(({ path }) => /^([^/]+\/)?meta_env\.json$/.test(path))
    let results = 0
    for (const metaFile of sets) {
      const folder = metaFile.path.slice(0, -'meta_env.json'.length)
      const inFolder = artifact.files.filter(({ path }) => path.startsWith(folder))
      const resultFiles = inFolder.filter(({ path }) => /^(.*\/)?results[^/]*\.json$/.test(path))
      results += resultFiles.length
      if (resultFiles.length === 0) continue
      const meta = await readCounted(context, metaFile, `${artifact.name}/${metaFile.path}`)
      if (!isRow(meta)) continue
      for (const file of resultFiles)
        found.push(...(await readResults(context, { artifact, meta, file, inFolder })))
    }
    if (results === 0) {
      context.tally.read('eval', 1)
      context.tally.left('eval', 'skipped', 'no meta_env.json with results', artifact.name)
    }
  }
  return found.sort((a, b) => (a.timestamp < b.timestamp ? 1 : a.timestamp > b.timestamp ? -1 : 0))
}

interface ResultsFile {
  readonly artifact: SourceArtifact
  readonly meta: RawRow
  readonly file: SourceFile
  readonly inFolder: readonly SourceFile[]
}

async function readResults(
  context: IngestContext,
  { artifact, meta, file, inFolder }: ResultsFile,
): Promise<readonly (EvalFolderCandidate & { readonly timestamp: string })[]> {
  const place = `${artifact.name}/${file.path}`
  const document = await readCounted(context, file, place)
  if (document === undefined) return []
  const name = parseEvalFileName(baseName(file.path))
  const left = (reason: string): readonly [] => {
    context.tally.read('eval', 1)
    context.tally.left('eval', 'skipped', reason, place)
    return []
  }
  if (
    !isRow(document) ||
    (document['lm_eval_version'] === undefined && document['result_format'] === undefined)
  )
    return left('not a results file')
  if (name.conc !== undefined && !isCompleted(meta, name.conc)) return left('concurrency not completed')
  const outcomes = mapEvalResults(meta, document, name.conc, context.entities)
  if (outcomes.length === 0) return left('no task in the results')
  context.tally.read('eval', outcomes.length)
  const tasks = Object.keys(isRow(document['results']) ? document['results'] : {})
  return outcomes.map((outcome, index) => ({
    outcome,
    place,
    samples: samplesOf(inFolder, tasks[index] ?? '', file.path),
    timestamp: name.timestamp ?? '',
  }))
}

/** The metadata of a batched evaluation lists what it finished; without the list everything counts. */
function isCompleted(meta: RawRow, conc: number): boolean {
  const completed: unknown = meta['completed_eval_concs']
  if (!Array.isArray(completed)) return true
  return completed.some((listed: unknown) => numberOf({ listed }, 'listed') === conc)
}

/** `samples_<task>_<time>[_conc<N>].jsonl` beside the results, of the same time where there are several. */
function samplesOf(files: readonly SourceFile[], task: string, resultsPath: string): SourceFile | undefined {
  const results = parseEvalFileName(baseName(resultsPath))
  const candidates = files
    .filter(({ path }) => /^samples?_.*\.jsonl$/.test(baseName(path)))
    .map((file) => ({ file, name: parseEvalFileName(baseName(file.path)) }))
    .filter(
      ({ name }) => taskOf(name.stem, name.timestamp) === task.toLowerCase() && name.conc === results.conc,
    )
    .sort((a, b) => ((a.name.timestamp ?? '') < (b.name.timestamp ?? '') ? 1 : -1))
  return (candidates.find(({ name }) => name.timestamp === results.timestamp) ?? candidates[0])?.file
}

const taskOf = (stem: string, timestamp: string | undefined): string =>
  (timestamp === undefined ? stem : stem.slice(0, stem.indexOf(timestamp)).replace(/_$/, ''))
    .replace(/^samples?_/, '')
    .toLowerCase()

/** A file that is no JSON counts as one failed row. */
async function readCounted(context: IngestContext, file: SourceFile, place: string): Promise<unknown> {
  try {
    return await readRows(file)
  } catch (error) {
    context.tally.read('eval', 1)
    context.tally.left('eval', 'failed', error instanceof SyntaxError ? 'not-json' : messageOf(error), place)
    reportFile(context, 'INFX283', place, messageOf(error))
    return undefined
  }
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
