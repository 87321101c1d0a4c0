/** `infx repro`: the commands that repeat a point by hand, and what a repetition came to. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sweepInputs } from '../core/inputs.ts'
import { type KeptPoint, keptPoint, reproScript } from '../sweep/repro.ts'
import { judgeRepro, judgeReproEval, renderReproEval, renderReproVerdict } from '../sweep/repro-judge.ts'
import { renderReproScript } from '../sweep/repro-script.ts'
import { readStoredRun } from '../sweep/stored-run.ts'
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
    const kept = await keptPoint(outDir, point)
    return judge(kept, resolve(here, options.judge), { outDir, json: options.json === true })
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

async function judge(
  kept: KeptPoint,
  workDir: string,
  { outDir, json }: { readonly outDir: string; readonly json: boolean },
): Promise<ExitCode> {
  const print = (value: unknown, text: string): boolean =>
    process.stdout.write(json ? `${JSON.stringify(value, null, 1)}\n` : text)
  if (kept.point.kind === 'benchmark') {
    const verdict = await judgeRepro(kept, workDir)
    print(verdict, renderReproVerdict(verdict))
    return verdict.invalidReasons.length === 0 ? 0 : 1
  }
  const settings = (await readStoredRun(outDir))?.settings
  const verdicts = await judgeReproEval(kept, workDir, {
    repoDir: settings?.repoDir ?? process.cwd(),
    thresholdsFile: settings?.thresholdsFile ?? sweepInputs['thresholds-file'].fallback,
  })
  print(verdicts, renderReproEval(verdicts, kept.outcome?.verdicts ?? []))
  return verdicts.every(({ state }) => state === 'pass') ? 0 : 1
}
