/**
 * The output directory of a sweep: its layout, its lock, and what earlier attempts left in it.
 *
 *   plan.json  results/<pointId>.json  sweep.json  ingest.json  report.html  curve.svg  curve.png  summary.md  db/
 *   points/<pointId>/a<attempt>/   working files of an attempt: logs, exports, telemetry
 *   points/<pointId>/outcome.json  how the point ended, for --resume
 *   artifacts/                     the same results under the ecosystem's artifact names
 */
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { Plan, PlannedPoint } from '../core/plan/plan.ts'
import { ProblemError } from '../core/problem.ts'
import type { SweepPoint } from '../core/results/sweep.ts'
import { headlineOf } from '../core/results/headline.ts'
import type { EvalVerdict } from '../core/evals/verdict.ts'
import { writeJsonFile } from '../files/json-file.ts'
import { type ProcessLock, acquireProcessLock } from '../files/process-lock.ts'
import type { PointOutcome } from './run-point.ts'

/** What is kept of a point beside its aggregate. */
export interface KeptOutcome {
  readonly result: SweepPoint
  readonly verdicts: readonly EvalVerdict[]
  /** Working folder of the attempt that counts, relative to the out directory. */
  readonly workDir: string
}

export class OutDir {
  readonly path: string
  readonly #lock: ProcessLock
  readonly #outcomes = new Map<string, KeptOutcome>()

  private constructor(path: string, lock: ProcessLock) {
    this.path = path
    this.#lock = lock
  }

  /** Creates the directory and takes its lock. Throws ProblemError (INFX304, INFX305) when that is impossible. */
  static async open(path: string): Promise<OutDir> {
    try {
      await mkdir(join(path, 'results'), { recursive: true })
    } catch (cause) {
      throw new ProblemError([problem('INFX305', `cannot create ${path}: ${messageOf(cause)}`)], { cause })
    }
    const lockPath = join(path, 'sweep.lock')
    const lock = await acquireProcessLock(lockPath, (holder) =>
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
    const out = new OutDir(path, lock)
    out.#readOutcomes()
    return out
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

  /** The plan of an earlier sweep in this directory. */
  async earlierPlan(): Promise<Plan | undefined> {
    const path = this.file('plan.json')
    if (!existsSync(path)) return undefined
    const parsed = parseOwnJson(await readFile(path, 'utf8'), path)
    return isPlan(parsed) ? parsed : undefined
  }

  /**
   * Moves everything of an earlier sweep into `earlier/<when it started>/`: results cost GPU-hours and are never deleted
   * here. The database stays, because rows of several sweeps share it. Returns the folder, relative to the directory.
   */
  async setEarlierAside(): Promise<string> {
    const { startedAt } = await this.run()
    const folder = `earlier/${startedAt.replace(/[:.]/g, '-')}`
    await mkdir(this.file(folder), { recursive: true })
    const own = [
      'plan.json',
      'run.json',
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
    for (const name of own.filter((candidate) => existsSync(this.file(candidate)))) {
      await rename(this.file(name), this.file(`${folder}/${name}`))
    }
    this.#outcomes.clear()
    await mkdir(this.file('results'), { recursive: true })
    return folder
  }

  /** When this sweep began; a resumed one keeps the first start. */
  async run(): Promise<{ readonly startedAt: string }> {
    const path = this.file('run.json')
    if (existsSync(path)) {
      const parsed = parseOwnJson(await readFile(path, 'utf8'), path)
      if (isObject(parsed) && typeof parsed['startedAt'] === 'string')
        return { startedAt: parsed['startedAt'] }
    }
    const run = { startedAt: new Date().toISOString() }
    await writeJsonFile(path, run)
    return run
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
    await writeJsonFile(join(this.pointsDir, point.id, 'outcome.json'), kept)
    this.#outcomes.set(point.id, kept)
    return result
  }

  #readOutcomes(): void {
    if (!existsSync(this.pointsDir)) return
    for (const pointId of readdirSync(this.pointsDir)) {
      const path = join(this.pointsDir, pointId, 'outcome.json')
      if (!existsSync(path)) continue
      const parsed = parseOwnJson(readFileSync(path, 'utf8'), path)
      if (isKeptOutcome(parsed)) this.#outcomes.set(pointId, parsed)
    }
  }
}

/** Files of ours are written atomically; one that does not parse was damaged by somebody else, which must not pass for "nothing there". */
function parseOwnJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProblemError(
      [
        problem('INFX308', `${path} is not JSON: ${messageOf(cause)}`, {
          hint: 'remove the file, or start in a new --out',
        }),
      ],
      { cause },
    )
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Our own files of the same version: the schema tag is enough to know them again.
const isPlan = (value: unknown): value is Plan => isObject(value) && value['schema'] === 'plan.v1'
const isKeptOutcome = (value: unknown): value is KeptOutcome =>
  isObject(value) &&
  isObject(value['result']) &&
  typeof value['workDir'] === 'string' &&
  Array.isArray(value['verdicts'])

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
