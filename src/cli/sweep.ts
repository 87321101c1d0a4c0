/** `infx sweep`: the whole sweep, with live progress; ends with a short table and the paths of what it wrote. */
import { relative } from 'node:path'
import { type RawInputs, sweepInputs } from '../core/inputs.ts'
import { hasErrors } from '../core/problem.ts'
import { renderTerminalTable } from '../core/render/terminal-table.ts'
import { shellWord } from '../launch/shell-words.ts'
import { prepareSweep } from '../sweep/prepare.ts'
import { chooseSettings } from '../sweep/resume-settings.ts'
import type { SweepSettings } from '../sweep/settings.ts'
import { type SweepRun, runSweep } from '../sweep/sweep.ts'
import { printProblems } from './failure.ts'
import type { ExitCode } from './main.ts'
import { openProgressView } from './progress-view.ts'

export async function sweepVerb(given: RawInputs): Promise<ExitCode> {
  const startedMs = performance.now()
  const { settings, config, notes } = await chooseSettings(given, process.cwd(), {})
  const prepared = await prepareSweep(settings, config)
  const view = openProgressView(process.stderr, settings.parallelPoints, 'infx sweep')
  const interrupted = new AbortController()
  const stop = (): void => interrupt(interrupted, settings.outDir)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The terminal was closed: what runs must not go on unseen.
  process.on('SIGHUP', stop)
  try {
    for (const text of notes) view.observe({ type: 'note', text })
    const run = await runSweep(prepared, { signal: interrupted.signal, observe: view.observe })
    view.close()
    // The failed canary stands in the progress above and in the table below already.
    printProblems(run.problems.filter(({ code, severity }) => severity === 'error' && code !== 'INFX309'))
    if (settings.json) process.stdout.write(`${JSON.stringify(run.sweep, null, 1)}\n`)
    else printResult(run, settings, (performance.now() - startedMs) / 1000)
    return exitCode(run)
  } finally {
    view.close()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
    process.off('SIGHUP', stop)
  }
}

/** The first signal stops what runs and keeps what is finished; a second one does not wait for that. */
function interrupt(controller: AbortController, outDir: string): void {
  if (controller.signal.aborted) {
    process.stderr.write(`\nstopped at once: ${goOn(outDir)}\n`)
    process.exit(130)
  }
  process.stderr.write('\nstopping; finished points are kept (once more: stop at once)\n')
  controller.abort(new Error('interrupted'))
}

/** What to type to have the rest. */
function goOn(outDir: string): string {
  const out = here(outDir) === sweepInputs.out.fallback ? '' : ` --out ${shellWord(here(outDir))}`
  return `go on with infx sweep --resume${out}`
}

function here(path: string): string {
  const short = relative(process.cwd(), path)
  return short === '' ? '.' : short.startsWith('..') ? path : short
}

function printResult(
  { sweep, isStored }: SweepRun,
  { outDir, databaseUrl }: SweepSettings,
  tookSeconds: number,
): void {
  const colour = process.stdout.isTTY && process.env['NO_COLOR'] === undefined
  const width = process.stdout.columns || 110
  process.stdout.write(`${renderTerminalTable(sweep, { width, colour, tookSeconds })}\n`)
  if (sweep.interrupted) {
    process.stdout.write(`interrupted: ${goOn(outDir)}\n`)
    return
  }
  process.stdout.write(`report    ${here(`${outDir}/report.html`)}\n`)
  if (!isStored) return
  const path = databaseUrl.startsWith('pglite:') ? here(databaseUrl.slice('pglite:'.length)) : 'the given one'
  process.stdout.write(`database  ${path}\n`)
}

/** 3 when everything that is wrong is the infrastructure's: the same sweep may be right elsewhere, or later. */
function exitCode({ sweep, problems }: SweepRun): ExitCode {
  if (sweep.interrupted) return 130
  const isWhole = sweep.totals.valid + sweep.totals.reused === sweep.totals.expected
  if (isWhole && !hasErrors(problems) && sweep.evals.every(({ state }) => state === 'pass')) return 0
  const blames = [
    ...problems.filter(({ severity }) => severity === 'error'),
    ...sweep.points.flatMap(({ failure, invalidReasons }) => [
      ...(failure?.problems ?? []),
      ...invalidReasons,
    ]),
  ].map(({ blame }) => blame)
  return blames.length > 0 && blames.every((blame) => blame === 'infra') ? 3 : 1
}
