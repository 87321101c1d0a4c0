/** Reads a sweep.json. */
import { ProblemError } from '../core/problem.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import { problem } from '../core/problems/catalogue.ts'
import type { Sweep } from '../core/results/sweep.ts'
import { readOwnJson } from './own-json.ts'

/** Throws ProblemError (INFX308) when there is no sweep of this version at `path`. */
export async function readSweepFile(path: string): Promise<Sweep> {
  const value = await readOwnJson(path, 'sweep.v1')
  if (isSweep(value)) return value
  throw new ProblemError([problem('INFX308', `${path} is not a whole sweep`)])
}

const isSweep = (value: object): value is Sweep =>
  'points' in value &&
  Array.isArray(value.points) &&
  value.points.every(isRecord) &&
  'evals' in value &&
  Array.isArray(value.evals) &&
  'totals' in value
