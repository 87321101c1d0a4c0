/** Files of the report that travel beside the bundle. */
import { readFile } from 'node:fs/promises'
import { assetPath } from '../assets.ts'
import { ProblemError } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/report.ts'

/** Reads one asset; a missing one is our own fault (INFX330). */
export async function readAsset(name: string): Promise<Buffer> {
  const path = assetPath(name)
  try {
    return await readFile(path)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ProblemError(
      [
        problem('INFX330', `cannot read the report's file "${name}": ${reason}`, {
          hint: 'run `npm run build` in a checkout, or install again',
        }),
      ],
      { cause: error },
    )
  }
}
