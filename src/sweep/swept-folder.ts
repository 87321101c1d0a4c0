/** The out folder of a sweep that ran, as later verbs find it. Somebody in the wrong place wants to know which was looked at. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plan } from '../core/plan/plan.ts'
import { ProblemError } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { Sweep } from '../core/results/sweep.ts'
import { readPlanFile } from '../files/plan-file.ts'
import { readSweepFile } from '../files/sweep-file.ts'

/** Throws ProblemError (INFX308): there is no plan in `outDir`, or a damaged one. */
export async function readPlanOfSweep(outDir: string): Promise<Plan> {
  const path = join(outDir, 'plan.json')
  if (existsSync(path)) return readPlanFile(path)
  const why = existsSync(outDir) ? 'no plan.json is in it' : 'there is no such folder'
  throw new ProblemError([
    problem('INFX308', `${outDir} holds no sweep: ${why}`, {
      hint: 'run "infx sweep" first, or say where one has run with --out DIR',
    }),
  ])
}

/** Throws ProblemError (INFX308): the sweep in `outDir` was killed before it had summed up, or its sweep.json is damaged. */
export async function readEndOfSweep(outDir: string): Promise<Sweep> {
  const path = join(outDir, 'sweep.json')
  if (existsSync(path)) return readSweepFile(path)
  throw new ProblemError([
    problem('INFX308', `the sweep in ${outDir} has not ended: no sweep.json is in it`, {
      hint: `go on with: infx sweep --resume --out ${outDir}`,
    }),
  ])
}
