/** `infx repro`: the commands that repeat a point by hand, and what a repetition came to. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sweepInputs } from '../core/inputs.ts'
import { keptPoint, reproScript } from '../sweep/repro.ts'
import { judgeRepro, renderReproVerdict } from '../sweep/repro-judge.ts'
import { renderReproScript } from '../sweep/repro-script.ts'
import type { ExitCode } from './main.ts'

export interface ReproOptions {
  readonly out?: string
  readonly site?: string
  readonly judge?: string
  readonly json?: true
}

/** `wanted`: a point, or the out folder of a sweep of one point. Throws ProblemError. */
export async function reproVerb(wanted: string, options: ReproOptions): Promise<ExitCode> {
  const here = process.cwd()
  const folder = resolve(here, wanted)
  const isFolder = existsSync(join(folder, 'plan.json'))
  const outDir = isFolder ? folder : resolve(here, options.out ?? sweepInputs.out.fallback)
  const point = isFolder ? undefined : wanted
  if (options.judge !== undefined) {
    const verdict = await judgeRepro(await keptPoint(outDir, point), resolve(here, options.judge))
    process.stdout.write(
      options.json === true ? `${JSON.stringify(verdict, null, 1)}\n` : renderReproVerdict(verdict),
    )
    return verdict.invalidReasons.length === 0 ? 0 : 1
  }
  const script = await reproScript({
    outDir,
    ...(point === undefined ? {} : { wanted: point }),
    ...(options.site === undefined ? {} : { site: resolve(here, options.site) }),
    env: process.env,
  })
  process.stdout.write(
    options.json === true ? `${JSON.stringify(script, null, 1)}\n` : renderReproScript(script),
  )
  return 0
}
