/** `infx doctor`: is this machine fit to run points? */
import { resolve } from 'node:path'
import { sweepInputs } from '../core/inputs.ts'
import { ProblemError } from '../core/problem.ts'
import { oneLine } from '../core/render/text.ts'
import { examine, hasFault, renderChecks } from '../doctor/doctor.ts'
import { thisMachine } from '../doctor/this-machine.ts'
import { loadSite } from '../launch/site.ts'
import type { Site } from '../launch/site.ts'
import { printProblems } from './failure.ts'
import type { ExitCode } from './main.ts'

export interface DoctorOptions {
  readonly site?: string
  readonly out?: string
  readonly json?: true
}

/** 0 no fault, 1 at least one. Throws ProblemError when the site file is wrong. */
export async function doctorVerb(options: DoctorOptions): Promise<ExitCode> {
  const site = options.site === undefined ? undefined : siteOf(resolve(process.cwd(), options.site))
  const outDir = resolve(process.cwd(), options.out ?? sweepInputs.out.fallback)
  const machine = thisMachine(outDir, site, process.env)
  const checks = await examine({ machine, ...(site ? { site } : {}) })
  process.stdout.write(
    options.json === true ? `${JSON.stringify(checks, null, 1)}\n` : renderChecks(checks, oneLine),
  )
  return hasFault(checks) ? 1 : 0
}

function siteOf(path: string): Site {
  const { site, problems } = loadSite(path)
  if (!site) throw new ProblemError(problems)
  printProblems(problems)
  return site
}
