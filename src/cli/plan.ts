/** `infx check` and `infx plan`: what would run, and everything that is wrong with the input. */
import type { RawInputs } from '../core/inputs.ts'
import { renderPlanText } from '../core/plan/render.ts'
import { ProblemError } from '../core/problem.ts'
import { type Prepared, prepareSweep, readSettings } from '../sweep/prepare.ts'
import { exitCodeOf, printProblems } from './failure.ts'
import type { ExitCode } from './main.ts'

export async function checkVerb(given: RawInputs): Promise<ExitCode> {
  const prepared = await prepare(given)
  printProblems(prepared.problems)
  const points = prepared.plan?.points.length
  if (prepared.settings.json) process.stdout.write(`${JSON.stringify(prepared.problems, null, 1)}\n`)
  else if (points !== undefined) {
    const warnings = prepared.problems.length
    process.stdout.write(
      `ok: ${points} points${warnings > 0 ? `, ${warnings} ${warnings === 1 ? 'note' : 'notes'} above` : ''}\n`,
    )
  }
  return exitCodeOf(prepared.problems)
}

export async function planVerb(given: RawInputs): Promise<ExitCode> {
  const prepared = await prepare(given)
  printProblems(prepared.problems)
  if (!prepared.plan) return exitCodeOf(prepared.problems)
  process.stdout.write(
    prepared.settings.json
      ? `${JSON.stringify(prepared.plan, null, 1)}\n`
      : `${renderPlanText(prepared.plan)}\n`,
  )
  return 0
}

async function prepare(given: RawInputs): Promise<Prepared> {
  const { settings, config, problems } = readSettings(given, process.cwd(), {})
  if (!settings) throw new ProblemError(problems)
  return prepareSweep(settings, config, { fetchMissingBase: process.env['GITHUB_ACTIONS'] === 'true' })
}
