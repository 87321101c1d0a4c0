/**
 * Downloaded artifacts, one folder each, as the collecting code needs them; and the aggregates of a run written under
 * the ecosystem's names. One bad file never stops the others: it comes back as a damaged result.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { damagedResult, readResultFile } from '../core/collect/found-result.ts'
import type { FoundResult, ResultOrigin } from '../core/collect/found-result.ts'
import type { EvalFileSet } from '../core/evals/eval-set.ts'
import type { ArtifactKind } from '../core/ingest/artifact-names.ts'
import type { IngestSource, SourceArtifact, SourceFile } from '../core/ingest/source.ts'
import '../core/problems/evals.ts'
import { problem } from '../core/problems/catalogue.ts'
import { isRecord, parseLenientJson } from '../core/measure/lenient-json.ts'
import { optional } from '../core/optional-field.ts'
import type { Problem } from '../core/problem.ts'
import type { Aggregate } from '../core/results/aggregate.ts'
import { writeJsonFile } from './json-file.ts'
import { writeJsonList } from './json-list-file.ts'

/** Results are a few kilobytes; an aggregate of a large run some megabytes. */
const maxResultBytes = 64 * 1024 * 1024

export interface CollectedArtifacts {
  readonly results: readonly FoundResult[]
  /** Reads a result again, whole; results are not held. */
  readonly rowOf: (result: FoundResult) => Promise<Aggregate>
  /** Evaluation folders, one per artifact and folder with a `meta_env.json`. */
  readonly evalSets: readonly EvalFileSet[]
  /** Artifacts that hold neither results nor evaluations (logs, traces, telemetry …). */
  readonly ignored: readonly string[]
  /** Evaluation artifacts or files that could not be read. */
  readonly problems: readonly Problem[]
}

const origins: Partial<Record<ArtifactKind, ResultOrigin>> = {
  benchmark: 'point',
  failed: 'failed',
  'benchmark-aggregate': 'aggregate',
}

/** Reads all results and evaluations of a source (openIngestSource lists a folder). */
export async function readCollected(source: IngestSource): Promise<CollectedArtifacts> {
  const results: FoundResult[] = []
  const evalSets: EvalFileSet[] = []
  const ignored: string[] = []
  const problems: Problem[] = []
  for (const artifact of source.artifacts) {
    const origin = origins[artifact.kind]
    if (origin !== undefined) results.push(...(await readResults(artifact, origin)))
    else if (artifact.kind === 'eval') {
      const failures = (await readResults(artifact, 'failed')).filter(({ failure }) => failure)
      results.push(...failures)
      if (failures.length === 0) evalSets.push(...(await readEvalSets(artifact, problems)))
    } else ignored.push(artifact.name)
  }
  return { results, rowOf: rowReader(source), evalSets, ignored, problems }
}

async function readResults(artifact: SourceArtifact, origin: ResultOrigin): Promise<readonly FoundResult[]> {
  const results: FoundResult[] = []
  for (const file of artifact.files.filter(({ path }) => path.endsWith('.json'))) {
    const text = await readText(file)
    const found = {
      artifact: artifact.name,
      file: file.path,
      origin,
      ...optional('createdAt', artifact.createdAt),
    }
    if (typeof text === 'string') results.push(...readResultFile({ ...found, text }))
    else results.push(damagedResult(found, unreadable(`${artifact.name}/${file.path}`, text)))
  }
  return results
}

function rowReader({ artifacts }: IngestSource): CollectedArtifacts['rowOf'] {
  // Rows of one list are asked for one after the other; a list is read once.
  const lists = new Map<SourceFile, Promise<unknown>>()
  const parse = async (file: SourceFile): Promise<unknown> =>
    parseLenientJson(await file.text(maxResultBytes))
  return async ({ artifact, file: path, index, path: shown }) => {
    const file = artifacts.find(({ name }) => name === artifact)?.files.find((other) => other.path === path)
    if (!file) throw new Error(`no result was read from ${shown}`)
    if (index !== undefined && !lists.has(file)) lists.set(file, parse(file))
    const value = await (lists.get(file) ?? parse(file))
    const row: unknown = index !== undefined && Array.isArray(value) ? value[index] : value
    if (!isRecord(row)) throw new Error(`${shown} changed while it was collected`)
    return row as Aggregate // parsed JSON
  }
}

/** Whole rows, read as they are asked for. */
export async function* rowsOf(
  results: readonly FoundResult[],
  rowOf: CollectedArtifacts['rowOf'],
): AsyncGenerator<Aggregate> {
  for (const result of results) yield await rowOf(result)
}

/** Folders of an artifact with a `meta_env.json`, with the JSON files beside it and one folder below. */
async function readEvalSets(artifact: SourceArtifact, problems: Problem[]): Promise<readonly EvalFileSet[]> {
  const roots = artifact.files
    .filter(({ path }) => path === 'meta_env.json' || path.endsWith('/meta_env.json'))
    .map(({ path }) => path.slice(0, -'meta_env.json'.length))
  if (roots.length === 0) {
    const at = { file: artifact.name, line: 1, col: 1 }
    problems.push(problem('INFX262', `${artifact.name} has no meta_env.json`, { at }))
  }
  const sets = await Promise.all(roots.map((root) => readEvalSet(artifact, root, roots, problems)))
  return sets.flatMap((set) => (set ? [set] : []))
}

async function readEvalSet(
  artifact: SourceArtifact,
  root: string,
  roots: readonly string[],
  problems: Problem[],
): Promise<EvalFileSet | undefined> {
  let metadata: string | undefined
  const files: { name: string; text: string }[] = []
  for (const file of artifact.files) {
    const name = file.path.startsWith(root) ? file.path.slice(root.length) : undefined
    if (name === undefined || !name.endsWith('.json') || name.split('/').length > 2) continue
    const isOfAnother = roots.some((other) => other.length > root.length && file.path.startsWith(other))
    if (isOfAnother) continue
    const text = await readText(file)
    if (typeof text !== 'string') problems.push(unreadable(`${artifact.name}/${file.path}`, text))
    else if (name === 'meta_env.json') metadata = text
    else files.push({ name, text })
  }
  const path = `${artifact.name}/${root}`.replace(/\/$/, '')
  return metadata === undefined ? undefined : { path, metadata, files }
}

/** The text, or the error that stood in the way. */
async function readText(file: SourceFile): Promise<string | Error> {
  try {
    return await file.text(maxResultBytes)
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}

const unreadable = (path: string, error: Error): Problem =>
  problem('INFX265', `${path} could not be read: ${error.message}`, { at: { file: path, line: 1, col: 1 } })

/** Aggregates and documents of one run, each under its artifact's name. */
export interface RunAggregates {
  /** Rows of valid (and reused) points, one at a time: all of them together take hundreds of megabytes. */
  readonly results: AsyncIterable<unknown> | Iterable<unknown>
  readonly evalRows: readonly unknown[]
  readonly runStats: unknown
  readonly changelogMetadata: unknown
}

/**
 * Writes `results_bmk/agg_bmk.json`, `eval_results_all/agg_eval_all.json`, `run-stats/run_stats.json` and
 * `changelog-metadata/changelog_metadata.json` below `directory`; returns the paths in that order. Strict JSON: a
 * number that is not finite is a TypeError and leaves that file unwritten.
 */
export async function writeRunAggregates(
  directory: string,
  aggregates: RunAggregates,
): Promise<readonly [results: string, evals: string, stats: string, changelog: string]> {
  const place = async (artifact: string, file: string): Promise<string> => {
    await mkdir(join(directory, artifact), { recursive: true })
    return join(directory, artifact, file)
  }
  const write = async (artifact: string, file: string, value: unknown): Promise<string> => {
    const path = await place(artifact, file)
    await writeJsonFile(path, value)
    return path
  }
  const results = await place('results_bmk', 'agg_bmk.json')
  await writeJsonList(results, aggregates.results)
  return [
    results,
    await write('eval_results_all', 'agg_eval_all.json', aggregates.evalRows),
    await write('run-stats', 'run_stats.json', aggregates.runStats),
    await write('changelog-metadata', 'changelog_metadata.json', aggregates.changelogMetadata),
  ]
}
