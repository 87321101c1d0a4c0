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
import type { Problem } from '../core/problem.ts'
import { writeJsonFile } from './json-file.ts'

/** Results are a few kilobytes; an aggregate of a large run some megabytes. */
const maxResultBytes = 64 * 1024 * 1024

export interface CollectedArtifacts {
  readonly results: readonly FoundResult[]
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
  return { results, evalSets, ignored, problems }
}

async function readResults(artifact: SourceArtifact, origin: ResultOrigin): Promise<readonly FoundResult[]> {
  const createdAt = artifact.createdAt === undefined ? {} : { createdAt: artifact.createdAt }
  const shared = { artifact: artifact.name, origin, ...createdAt }
  const results: FoundResult[] = []
  for (const file of artifact.files.filter(({ path }) => path.endsWith('.json'))) {
    const text = await readText(file)
    const path = `${artifact.name}/${file.path}`
    if (typeof text === 'string') results.push(...readResultFile({ ...shared, file: file.path, text }))
    else results.push(damagedResult(shared, path, unreadable(path, text)))
  }
  return results
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
  /** Rows of valid (and reused) points. */
  readonly results: readonly unknown[]
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
  const write = async (artifact: string, file: string, value: unknown): Promise<string> => {
    await mkdir(join(directory, artifact), { recursive: true })
    const path = join(directory, artifact, file)
    await writeJsonFile(path, value)
    return path
  }
  return [
    await write('results_bmk', 'agg_bmk.json', aggregates.results),
    await write('eval_results_all', 'agg_eval_all.json', aggregates.evalRows),
    await write('run-stats', 'run_stats.json', aggregates.runStats),
    await write('changelog-metadata', 'changelog_metadata.json', aggregates.changelogMetadata),
  ]
}
