/** `infx check` and `infx plan`: what would run, and everything that is wrong with the input. */
import type { RawInputs } from '../core/inputs.ts'
import { planDocument } from '../core/plan/plan-document.ts'
import type { PlanResult } from '../core/plan/plan-sweep.ts'
import { renderPlanText } from '../core/plan/render.ts'
import { ProblemError } from '../core/problem.ts'
import { formatPlural } from '../core/render/numbers.ts'
import { type Prepared, prepareSweep, readSettings } from '../sweep/prepare.ts'
import { exitCodeOf, printFindings } from './failure.ts'
import type { ExitCode } from './main.ts'

const moreFindings = '--json or --all prints them'

export async function checkVerb(given: RawInputs, all: boolean): Promise<ExitCode> {
  const { plan, problems, settings } = await findings(given)
  printFindings(problems, { all, more: moreFindings })
  // Whoever wants JSON gets it for every finding, also when the options themselves are wrong.
  if (given.json === true) process.stdout.write(`${JSON.stringify(problems, null, 1)}\n`)
  else if (plan) {
    const notes = problems.length > 0 ? `, ${formatPlural(problems.length, 'note')}` : ''
    const isNewestOnly = settings?.base === undefined && settings?.keys === undefined
    const of = isNewestOnly ? " of the newest changelog entry (--keys '*' checks every key)" : ''
    process.stdout.write(`ok: ${formatPlural(plan.points.length, 'point')}${of}${notes}\n`)
  }
  return exitCodeOf(problems)
}

async function findings(given: RawInputs): Promise<PlanResult & Partial<Prepared>> {
  try {
    return await prepare(given)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { problems: error.problems }
  }
}

export async function planVerb(given: RawInputs, all: boolean): Promise<ExitCode> {
  const prepared = await prepare(given)
  printFindings(prepared.problems, { all, more: moreFindings })
  if (!prepared.plan) return exitCodeOf(prepared.problems)
  const plan =
    given.database === undefined
      ? prepared.plan
      : await (
          await import('../sweep/history.ts')
        ).withPastDurations(prepared.plan, prepared.settings.databaseUrl)
  if (prepared.settings.json) writeDocument(planDocument(plan))
  else process.stdout.write(`${renderPlanText(plan, { all })}\n`)
  return 0
}

function writeDocument(document: object): void {
  // Megabytes for a program need no indentation; a person at a terminal does.
  if (process.stdout.isTTY) process.stdout.write(`${JSON.stringify(document, null, 1)}\n`)
  else for (const piece of jsonByMember(document)) process.stdout.write(piece)
}

/**
 * One line of JSON, member by member: behind an arrow in some message every character of one text takes two bytes, and
 * writing all of it takes twice the time.
 */
function* jsonByMember(document: object): Generator<string> {
  let before = '{'
  for (const [key, value] of Object.entries(document)) {
    if (value === undefined) continue
    yield `${before}${JSON.stringify(key)}:${JSON.stringify(value)}`
    before = ','
  }
  yield before === '{' ? '{}\n' : '}\n'
}

async function prepare(given: RawInputs): Promise<Prepared> {
  const { settings, config, problems } = readSettings(given, process.cwd(), {})
  if (!settings) throw new ProblemError(problems)
  return prepareSweep(settings, config, { fetchMissingBase: process.env['GITHUB_ACTIONS'] === 'true' })
}
