/** `infx al-gate`: do the drafts of an engine still accept what the golden curve says? */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { loadGoldenCurves } from '../core/acceptance/curves.ts'
import { type AlGateResult, renderAlGate } from '../core/acceptance/render-al-gate.ts'
import type { RawInputs } from '../core/inputs.ts'
import { ACCEPTANCE_TOLERANCE } from '../core/measure/validity.ts'
import '../core/problems/command.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError, formatProblem } from '../core/problem.ts'
import { readSnapshotFromWorkTree } from '../files/snapshot.ts'
import { writeJsonFile } from '../files/json-file.ts'
import { runAlGate } from '../sweep/al-gate.ts'
import { prepareSweep, readSettings } from '../sweep/prepare.ts'
import { pointTools } from '../sweep/tools.ts'
import { printProblems } from './failure.ts'
import type { ExitCode } from './main.ts'
import { openProgressView } from './progress-view.ts'

export interface AlGateOptions {
  readonly tolerance?: string
  readonly simulatedDraftAcceptance?: string
}

/** Enough for a mean within 2 % on most points; the verdict says when it is not. */
const usualDurationSeconds = 120

/** 0 all within tolerance · 1 one is off, or cannot be told · 3 a run failed by the infrastructure. */
export async function alGateVerb(given: RawInputs, options: AlGateOptions): Promise<ExitCode> {
  const tolerance = shareOf('tolerance', options.tolerance) ?? ACCEPTANCE_TOLERANCE
  const ratio = shareOf('simulated-draft-acceptance', options.simulatedDraftAcceptance)
  const { settings, config, problems } = readSettings(given, process.cwd(), {})
  if (!settings) throw new ProblemError(problems)
  const prepared = await prepareSweep(
    { ...settings, durationSeconds: settings.durationSeconds ?? usualDurationSeconds },
    config,
  )
  if (!prepared.plan) throw new ProblemError(prepared.problems)
  const { plan } = prepared
  const { snapshot } = await readSnapshotFromWorkTree(settings.repoDir, {
    configFiles: [],
    goldenAlDir: settings.goldenAlDir,
  })
  const view = openProgressView(process.stderr, 1, 'infx al-gate')
  const interrupted = new AbortController()
  const stop = (): void => interrupted.abort(new Error('interrupted'))
  for (const signal of signals) process.on(signal, stop)
  try {
    for (const found of prepared.problems) view.observe({ type: 'note', text: formatProblem(found) })
    const results = await runAlGate({
      plan,
      curves: loadGoldenCurves(snapshot.goldenCurves).curves,
      tools: pointTools(settings, config, plan.digest),
      workDir: join(settings.outDir, 'al-gate'),
      run: new Date().toISOString(),
      tolerance,
      ...(ratio === undefined ? {} : { simulatedDraftAcceptance: ratio }),
      signal: interrupted.signal,
      observe: view.observe,
    })
    view.close()
    await mkdir(settings.outDir, { recursive: true })
    await writeJsonFile(join(settings.outDir, 'al-gate.json'), { schema: 'al-gate.v1', results })
    printProblems(results.flatMap(({ failure }) => failure ?? []))
    process.stdout.write(settings.json ? `${JSON.stringify(results, null, 1)}\n` : renderAlGate(results))
    return exitCode(results)
  } catch (error) {
    if (interrupted.signal.aborted) return 130
    throw error
  } finally {
    view.close()
    for (const signal of signals) process.off(signal, stop)
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function exitCode(results: readonly AlGateResult[]): ExitCode {
  const open = results.filter(({ verdict }) => verdict.state !== 'pass')
  if (open.length === 0) return 0
  const isInfra = ({ failure }: AlGateResult): boolean =>
    failure?.some(({ blame }) => blame === 'infra') === true
  return open.every(isInfra) ? 3 : 1
}

/** A share in (0, 1]. Throws ProblemError (INFX300). */
function shareOf(name: string, written: string | undefined): number | undefined {
  if (written === undefined) return undefined
  const value = Number(written)
  if (written.trim() !== '' && value > 0 && value <= 1) return value
  throw new ProblemError([problem('INFX300', `${name}: expected a number in (0, 1], got "${written}"`)])
}
