/**
 * A finished point's files under the ecosystem's artifact names (ingest.md §2.1), one folder per artifact, so that a
 * local sweep is collected and ingested by the same code as a run of many jobs. Large files are hard links.
 */
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { artifactNames } from '../core/collect/artifact-names.ts'
import { failureDocument } from '../core/collect/failure-document.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import type { SweepPoint } from '../core/results/sweep.ts'
import { writeJsonFile } from '../files/json-file.ts'
import { stageEvalFiles } from '../clients/evals/stage.ts'

export interface PointFiles {
  readonly point: PlannedPoint
  readonly result: SweepPoint
  readonly planDigest: string
  /** Absolute path of the aggregate; absent for an eval or a failed point. */
  readonly aggregatePath?: string
  /** Absolute folder of the attempt. */
  readonly workDir: string
}

/** Lays out one point's artifacts below `artifactsDir`, replacing those of the same names. Returns the folders made. */
export async function layOutArtifacts(files: PointFiles, artifactsDir: string): Promise<readonly string[]> {
  const { point, result, workDir } = files
  const names = artifactNames(point, { attempt: result.attempt, valid: result.status === 'valid' })
  const made: string[] = []
  const into = async (
    name: string,
    sources: readonly (readonly [from: string, to: string])[],
  ): Promise<void> => {
    const present = sources.filter(([from]) => existsSync(from))
    if (present.length === 0) return
    const folder = join(artifactsDir, name)
    await rm(folder, { recursive: true, force: true })
    for (const [from, to] of present) await place(from, join(folder, to))
    made.push(folder)
  }
  if (files.aggregatePath !== undefined) {
    await into(names.result, [[files.aggregatePath, names.resultFile]])
  }
  if (result.failure) {
    const folder = join(artifactsDir, names.failed)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const run = { planDigest: files.planDigest, attempt: result.attempt, simulated: point.simulated === true }
    await writeJsonFile(join(folder, names.resultFile), failureDocument(point, run, result.failure))
    made.push(folder)
  }
  if (point.kind === 'benchmark' && point.scenario === 'agentic-coding') {
    await into(
      names.trace,
      [
        'profile_export.jsonl',
        'profile_export_aiperf.json',
        'server_metrics_export.json',
        'server_metrics_export.csv',
      ].map((file) => [join(workDir, 'aiperf_artifacts', file), `aiperf_artifacts/${file}`] as const),
    )
  }
  if (point.kind === 'benchmark')
    await into(names.gpuMetrics, [[join(workDir, 'gpu_metrics.csv'), 'gpu_metrics.csv']])
  await into(
    names.serverLogs,
    (await filesIn(join(workDir, 'logs'))).map(
      (file) => [join(workDir, 'logs', file), logName(file)] as const,
    ),
  )
  if (point.kind === 'eval' && existsSync(join(workDir, 'eval'))) {
    const folder = join(artifactsDir, names.result)
    await rm(folder, { recursive: true, force: true })
    await stageEvalFiles(join(workDir, 'eval'), folder)
    made.push(folder)
  }
  return made
}

/** The single server's log has the name that the ecosystem's tools look for. */
const logName = (file: string): string => (file === 'server.log' ? file : `results/${basename(file)}`)

/** Files only: launchers keep a folder of their own beside the logs, with a script that may hold tokens. */
async function filesIn(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function place(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await link(from, to)
  } catch (error) {
    // Another file system, or one without hard links.
    if (!(error instanceof Error && 'code' in error && (error.code === 'EXDEV' || error.code === 'EPERM')))
      throw error
    await copyFile(from, to)
  }
}
