/**
 * The output directory of a sweep: its layout, its lock, and what earlier attempts left in it.
 *
 *   plan.json  results/<pointId>.json  sweep.json  ingest.json  report.html  curve.svg  curve.png  summary.md  db/
 *   run.json                       when and with which options it began, for --resume and a later ingest
 *   points/<pointId>/a<attempt>/   working files of an attempt: logs, exports, telemetry
 *   points/<pointId>/outcome.json  how the point ended, for --resume
 *   artifacts/                     the same results under the ecosystem's artifact names
 *   .gitignore                     keeps all of it out of commits, and marks the folder as ours
 */
import { mkdir, rename, rm } from 'node:fs/promises'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { Plan, PlannedPoint } from '../core/plan/plan.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import type { SweepPoint } from '../core/results/sweep.ts'
import { headlineOf } from '../core/results/headline.ts'
import { writeJsonFile } from '../files/json-file.ts'
import { readPlanFile } from '../files/plan-file.ts'
import { type ProcessLock, acquireProcessLock } from '../files/process-lock.ts'
import { type KeptOutcome, type KeptOutcomes, outcomeFile, readKeptOutcomes } from './kept-outcomes.ts'
import { makeOutPlace, refuseForeignPlace } from './out-place.ts'
import type { PointOutcome } from './run-point.ts'
import { type StoredRun, runFileName } from './stored-run.ts'
import { asWriteRefusal } from './write-refusal.ts'

/** What a sweep writes; the database is not among it, because rows of several sweeps share it. */
const ownNames = [
  'plan.json',
  runFileName,
  'results',
  'points',
  'artifacts',
  'sweep.json',
  'ingest.json',
  'report.html',
  'curve.svg',
  'curve.png',
  'summary.md',
]

export class OutDir {
  readonly path: string
  readonly #lock: ProcessLock
  readonly #outcomes: Map<string, KeptOutcome>
  #damages: KeptOutcomes['damages']

  private constructor(path: string, lock: ProcessLock, { outcomes, damages }: KeptOutcomes) {
    this.path = path
    this.#lock = lock
    this.#outcomes = new Map(outcomes)
    this.#damages = damages
  }

  /**
   * Creates the directory and takes its lock. Throws ProblemError when that is impossible: INFX304 (in use), INFX305
   * (refused by the system), INFX318 (a folder of somebody else; with `repoDir` also the repository and those above it).
   */
  static async open(path: string, repoDir?: string): Promise<OutDir> {
    await refuseForeignPlace(path, repoDir)
    await makeOutPlace(path)
    const lock = await lockOf(path)
    try {
      await mkdir(join(path, 'results'), { recursive: true })
      return new OutDir(path, lock, readKeptOutcomes(path))
    } catch (error) {
      await lock.release()
      throw asWriteRefusal(error)
    }
  }

  async close(): Promise<void> {
    await this.#lock.release()
  }

  file(name: string): string {
    return join(this.path, name)
  }

  get pointsDir(): string {
    return join(this.path, 'points')
  }

  /** What earlier attempts left damaged; those points have no outcome. */
  get damages(): readonly Problem[] {
    return this.#damages.map((damage) => damage.problem)
  }

  /** The plan of an earlier sweep in this directory. Throws ProblemError (INFX308) when it is damaged. */
  async earlierPlan(): Promise<Plan | undefined> {
    return existsSync(this.file('plan.json')) ? readPlanFile(this.file('plan.json')) : undefined
  }

  /** Whether an earlier sweep left anything here, whole or damaged. */
  get hasEarlier(): boolean {
    return ownNames.some(
      (name) =>
        existsSync(this.file(name)) && (name !== 'results' || readdirSync(this.file(name)).length > 0),
    )
  }

  /**
   * Moves everything of an earlier sweep into `earlier/<name>/`: results cost GPU-hours and are never deleted here.
   * Returns the folder, relative to the directory.
   */
  async setEarlierAside(name: string): Promise<string> {
    const folder = freeName(`earlier/${name.replace(/[:.]/g, '-')}`, (path) => existsSync(this.file(path)))
    await mkdir(this.file(folder), { recursive: true })
    for (const own of ownNames.filter((candidate) => existsSync(this.file(candidate)))) {
      await rename(this.file(own), this.file(`${folder}/${own}`))
    }
    this.#outcomes.clear()
    this.#damages = []
    await mkdir(this.file('results'), { recursive: true })
    return folder
  }

  async begin(run: StoredRun): Promise<void> {
    await writeJsonFile(this.file(runFileName), run)
  }

  outcomeOf(pointId: string): KeptOutcome | undefined {
    return this.#outcomes.get(pointId)
  }

  /** One more than the highest attempt that left a folder. */
  nextAttempt(pointId: string): number {
    const dir = join(this.pointsDir, pointId)
    if (!existsSync(dir)) return 1
    const attempts = readdirSync(dir).flatMap((name) => /^a(\d+)$/.exec(name)?.[1] ?? [])
    return Math.max(0, ...attempts.map(Number)) + 1
  }

  /** Writes the aggregate (an invalid one never under the valid name) and the outcome; returns what the sweep says of it. */
  async keep(
    point: PlannedPoint,
    attempt: number,
    outcome: PointOutcome,
    elapsedSeconds: number,
  ): Promise<SweepPoint> {
    const aggregate = outcome.status === 'failed' ? undefined : outcome.aggregate
    const paths = [`results/${point.id}.json`, `results/failed_${point.id}.json`] as const
    const resultPath = outcome.status === 'invalid' ? paths[1] : paths[0]
    await this.#setDamagedAside(point.id)
    // What an earlier attempt left goes only when this one is safe.
    if (aggregate) await writeJsonFile(this.file(resultPath), aggregate)
    for (const stale of paths.filter((path) => !aggregate || path !== resultPath)) {
      await rm(this.file(stale), { force: true })
    }
    const result: SweepPoint = {
      id: point.id,
      title: point.title,
      kind: point.kind,
      configKey: point.configKey,
      seriesKey: point.seriesKey,
      curveKey: point.curveKey,
      conc: point.conc,
      gpus: point.gpus,
      status: outcome.status,
      attempt,
      elapsedSeconds,
      invalidReasons: outcome.status === 'failed' ? [] : outcome.invalidReasons,
      headline: aggregate && point.kind === 'benchmark' ? headlineOf(aggregate) : null,
      ...(aggregate ? { resultPath } : {}),
      ...(outcome.status === 'failed' ? { failure: outcome.failure } : {}),
    }
    const kept: KeptOutcome = {
      result,
      verdicts: outcome.status === 'failed' ? [] : outcome.verdicts,
      workDir: `points/${point.id}/a${attempt}`,
    }
    await mkdir(join(this.pointsDir, point.id), { recursive: true })
    await writeJsonFile(join(this.pointsDir, point.id, outcomeFile), kept)
    this.#outcomes.set(point.id, kept)
    return result
  }

  /** What is damaged may still tell somebody something: it is never written over. */
  async #setDamagedAside(pointId: string): Promise<void> {
    const files = this.#damages
      .filter((damage) => damage.pointId === pointId)
      .flatMap((damage) => damage.files)
    for (const path of files.filter((candidate) => existsSync(candidate))) {
      await rename(path, freeName(`${path}.damaged`, existsSync))
    }
    this.#damages = this.#damages.filter((damage) => damage.pointId !== pointId)
  }
}

function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name
  for (let count = 2; isTaken(free); count++) free = `${name}-${count}`
  return free
}

async function lockOf(path: string): Promise<ProcessLock> {
  const lockPath = join(path, 'sweep.lock')
  try {
    return await acquireProcessLock(lockPath, (holder) =>
      problem(
        'INFX304',
        holder
          ? `${path} is used by process ${holder.pid} on ${holder.host}, running since ${holder.takenAt}`
          : `${path} is used: ${lockPath} is not readable as a lock`,
        {
          hint: `wait for it, stop it, or choose another --out; if it is certainly gone, delete ${lockPath}`,
        },
      ),
    )
  } catch (error) {
    throw error instanceof ProblemError ? error : asWriteRefusal(error)
  }
}
