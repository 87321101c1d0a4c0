/** How finished points ended, as earlier attempts wrote it down; what is damaged is said and counts as not done. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { EvalVerdict } from '../core/evals/verdict.ts'
import { isTooDeep, tooDeep } from '../core/measure/nesting.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { Problem } from '../core/problem.ts'
import type { SweepPoint } from '../core/results/sweep.ts'

/** What is kept of a point beside its aggregate. */
export interface KeptOutcome {
  readonly result: SweepPoint
  readonly verdicts: readonly EvalVerdict[]
  /** Working folder of the attempt that counts, relative to the out directory. */
  readonly workDir: string
}

export interface Damage {
  readonly pointId: string
  /** Absolute; absent files are not listed. */
  readonly files: readonly string[]
  readonly problem: Problem
}

export interface KeptOutcomes {
  readonly outcomes: ReadonlyMap<string, KeptOutcome>
  readonly damages: readonly Damage[]
}

export const outcomeFile = 'outcome.json'
/** Logs and verdicts are kilobytes. */
const maxBytes = 64 * 1024 * 1024

/** Reads `points/<id>/outcome.json` below `outDir`, and looks whether the files that each names are whole. */
export function readKeptOutcomes(outDir: string): KeptOutcomes {
  const outcomes = new Map<string, KeptOutcome>()
  const damages: Damage[] = []
  const pointsDir = join(outDir, 'points')
  for (const pointId of existsSync(pointsDir) ? readdirSync(pointsDir).sort() : []) {
    const path = join(pointsDir, pointId, outcomeFile)
    // Broken off before its end: nothing was kept, and nothing is damaged.
    if (!existsSync(path)) continue
    const read = readOutcome(path, pointId)
    const wrong = typeof read === 'string' ? { path, why: read } : damageOf(read, outDir)
    if (typeof read !== 'string' && !wrong) outcomes.set(pointId, read)
    if (!wrong) continue
    damages.push({
      pointId,
      files: existsSync(wrong.path) ? [wrong.path] : [],
      problem: problem('INFX326', `${wrong.path} ${wrong.why}: ${pointId} counts as not done and runs again`),
    })
  }
  return { outcomes, damages }
}

/** The outcome, or what is wrong with its file. */
function readOutcome(path: string, pointId: string): KeptOutcome | string {
  const value = readJson(path)
  if ('why' in value) return value.why
  if (!isKeptOutcome(value.json)) return 'is not a whole outcome'
  if (value.json.result.id !== pointId) return `is about another point, ${value.json.result.id}`
  return value.json
}

/** What the outcome relies on: its aggregate and the folder of its attempt. */
function damageOf(
  { result, workDir }: KeptOutcome,
  outDir: string,
): { readonly path: string; readonly why: string } | undefined {
  if (result.status !== 'valid') return undefined
  const folder = join(outDir, workDir)
  if (!existsSync(folder)) return { path: folder, why: 'is missing' }
  if (result.resultPath === undefined) return undefined
  const path = join(outDir, result.resultPath)
  if (!existsSync(path)) return { path, why: 'is missing' }
  const aggregate = readJson(path)
  if ('why' in aggregate) return { path, why: aggregate.why }
  const { json } = aggregate
  const id = isObject(json) && isObject(json['infx']) ? json['infx']['point_id'] : undefined
  return id === result.id ? undefined : { path, why: 'is not the result of this point' }
}

function readJson(path: string): { readonly json: unknown } | { readonly why: string } {
  try {
    const { size } = statSync(path)
    if (size > maxBytes) return { why: `has ${size} bytes; at most ${maxBytes} are read` }
    const json: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isTooDeep(json) ? { why: `is ${tooDeep}` } : { json }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { why: error instanceof SyntaxError ? `is not JSON (${why})` : `cannot be read (${why})` }
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Our own files of the same version: these fields are enough to know them again.
const isKeptOutcome = (value: unknown): value is KeptOutcome =>
  isObject(value) &&
  isObject(value['result']) &&
  typeof value['result']['id'] === 'string' &&
  typeof value['result']['status'] === 'string' &&
  Array.isArray(value['result']['invalidReasons']) &&
  typeof value['workDir'] === 'string' &&
  Array.isArray(value['verdicts'])
