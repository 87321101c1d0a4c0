/** Reads a reuse.json. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ProblemError } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import { isReuseFile, noReuse, type ReuseFile, reuseFileName } from '../core/reuse/reuse-file.ts'
import { readOwnJson } from './own-json.ts'

/** The file beside plan.json; nothing is taken over where there is none. Throws ProblemError INFX308 for another plan's. */
export async function readReuseBeside(planPath: string, planDigest: string): Promise<ReuseFile> {
  const path = join(dirname(planPath), reuseFileName)
  if (!existsSync(path)) return noReuse(planDigest)
  const value = await readOwnJson(path, 'reuse.v1')
  if (isReuseFile(value) && value.planDigest === planDigest) return value
  throw new ProblemError([problem('INFX308', `${path} is not about this plan`)])
}
