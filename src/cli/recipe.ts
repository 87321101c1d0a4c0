/** `infx recipe …` and `infx golden-al`: what a point starts, how that compares with a page, what it must accept. */
import { basename, dirname, resolve } from 'node:path'
import { loadGoldenCurves } from '../core/acceptance/curves.ts'
import { goldenAcceptance } from '../core/acceptance/golden-al.ts'
import type { RawInputs } from '../core/inputs.ts'
import { idsLike, namedPoints, pointLines } from '../core/plan/named-points.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { planSweep } from '../core/plan/plan-sweep.ts'
import type { PointOverrides } from '../core/plan/row-spec.ts'
import { type Problem, ProblemError, hasErrors } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import '../core/problems/engine-command.ts'
import { compareCommands, isFinding } from '../core/recipe-command/compare.ts'
import { parsePublished } from '../core/recipe-command/parse-published.ts'
import { renderComparison } from '../core/recipe-command/render.ts'
import { comparableCommands } from '../engines/command/comparable.ts'
import { type EnginePlan, type PlanOptions, usualPlanOptions } from '../engines/command/engine-plan.ts'
import { planEngine } from '../engines/command/plan-engine.ts'
import { shellText } from '../engines/command/shell.ts'
import { readFileBelow } from '../files/repository-file.ts'
import { readSnapshotFromWorkTree } from '../files/snapshot.ts'
import { overridesOf, policyOf, readSettings } from '../sweep/prepare.ts'
import { readSides } from '../sweep/sides.ts'
import { exitCodeOf, printProblems } from './failure.ts'
import type { ExitCode } from './main.ts'

export interface CommandOptions {
  readonly docker?: true
  readonly bare?: true
  readonly asWritten?: true
}

/** Prints the commands to standard output, notices to standard error. */
export async function commandVerb(
  wanted: string,
  given: RawInputs,
  options: CommandOptions,
): Promise<ExitCode> {
  const point = await onePoint(wanted, given)
  const acceptance = options.asWritten === true ? 'as-written' : 'inject'
  const plan = enginePlan(point, { ...usualPlanOptions, acceptance })
  if (acceptance === 'inject') printProblems(missingTarget(point))
  if (given.json === true) {
    process.stdout.write(`${JSON.stringify(plan, patternsAsText, 1)}\n`)
    return 0
  }
  const form = options.docker === true ? 'docker' : 'bare'
  process.stdout.write(`# ${point.title}\n# ${point.id} · ${plan.engine} · ${plan.image}\n`)
  process.stdout.write(shellText(plan, { form, model: point.model }))
  return 0
}

export interface CompareOptions {
  readonly all?: true
}

/** Exit code 1 when anything differs that is not the harness's own. */
export async function compareVerb(
  wanted: string,
  file: string,
  given: RawInputs,
  options: CompareOptions,
): Promise<ExitCode> {
  const point = await onePoint(wanted, given)
  const published = parsePublished(textOf(file), file)
  if (hasErrors(published.problems)) throw new ProblemError(published.problems)
  const plan = enginePlan(point, { ...usualPlanOptions, acceptance: 'as-written' })
  const rows = compareCommands(comparableCommands(plan, point.model), published.commands)
  process.stdout.write(
    given.json === true
      ? `${JSON.stringify(rows, null, 1)}\n`
      : `${renderComparison(rows, { all: options.all === true })}\n`,
  )
  return rows.some(isFinding) ? 1 : 0
}

export interface GoldenOptions {
  readonly model: string
  readonly method: string
  readonly tokens: string
  readonly thinking: string
}

export async function goldenVerb(options: GoldenOptions, given: RawInputs): Promise<ExitCode> {
  const { settings, problems } = readSettings(given, process.cwd(), {})
  if (!settings) throw new ProblemError(problems)
  const { snapshot } = await readSnapshotFromWorkTree(settings.repoDir, {
    configFiles: [],
    goldenAlDir: settings.goldenAlDir,
  })
  const loaded = loadGoldenCurves(snapshot.goldenCurves)
  const found = goldenAcceptance(
    {
      model: options.model,
      method: options.method,
      tokens: tokenCount(options.tokens),
      thinking: thinkingMode(options.thinking),
    },
    loaded.curves,
  )
  const all = [...loaded.problems, ...found.problems]
  printProblems(all)
  if (!found.answer) return exitCodeOf(all)
  process.stdout.write(
    given.json === true ? `${JSON.stringify(found.answer)}\n` : `${found.answer.acceptanceLength}\n`,
  )
  return 0
}

/** The page may lie outside of the repository. Throws ProblemError. */
function textOf(file: string): string {
  const path = resolve(process.cwd(), file)
  const read = readFileBelow(dirname(path), basename(path))
  if (read.kind === 'text') return read.file.text
  throw new ProblemError([
    read.kind === 'refused' ? read.problem : problem('INFX308', `${file} does not exist`),
  ])
}

/** The plan of a point, its notices printed. Throws ProblemError. */
function enginePlan(point: PlannedPoint, options: PlanOptions): EnginePlan {
  const { plan, problems } = planEngine(point, options)
  if (!plan) throw new ProblemError(problems)
  printProblems(problems)
  return plan
}

/** A sweep would refuse the point; here the command is still worth seeing. */
const missingTarget = (point: PlannedPoint): readonly Problem[] =>
  point.kind === 'benchmark' &&
  point.scenario === 'agentic-coding' &&
  point.specDecoding !== 'none' &&
  point.acceptance === undefined
    ? [
        problem('INFX179', `${point.title} speculates and has no golden acceptance, so none is injected`, {
          severity: 'warning',
          hint: 'infx check tells which curve is missing',
        }),
      ]
    : []

/**
 * Every key is planned unless `--keys` narrows it. A command is of real hardware, but what a simulated sweep called a
 * point names it all the same. Throws ProblemError (INFX181) unless exactly one point is meant.
 */
async function onePoint(wanted: string, given: RawInputs): Promise<PlannedPoint> {
  const { settings, config, problems } = readSettings(given, process.cwd(), {})
  if (!settings) throw new ProblemError(problems)
  const sides = await readSides(settings, {})
  const plan = (overrides: PointOverrides): readonly PlannedPoint[] => {
    const planned = planSweep({
      head: sides.head,
      entries: undefined,
      keys: settings.keys ?? ['*'],
      labels: settings.labels,
      trigger: { kind: 'command', labels: settings.labels },
      // What is wrong elsewhere must not keep a command from being shown: `infx check` tells it.
      policy: { ...policyOf(settings, config), unknownRunner: 'warning', unboundRecipe: 'warning' },
      overrides,
    })
    if (!planned.plan) throw new ProblemError([...sides.problems, ...planned.problems].filter(isError))
    return planned.plan.points
  }
  const points = plan({})
  const named = namedPoints(points, wanted)
  const found =
    named.length > 0
      ? named
      : realOnes(namedPoints(plan(overridesOf({ ...settings, simulate: true }, config)), wanted), points)
  const [point, ...others] = found
  if (point && others.length === 0) return point
  const message = point
    ? `"${wanted}" means ${found.length} points`
    : `"${wanted}" is neither id nor title of any of ${points.length} points, simulated or not`
  const alike = idsLike(points, wanted)
  const hint =
    alike.length > 0
      ? `alike but for image, recipe, duration or another part that the digits stand for: ${alike.join(', ')}`
      : `for example:\n    ${pointLines(point ? found : points, 12).join('\n    ')}`
  throw new ProblemError([problem('INFX181', message, { hint })])
}

/** The same points on real hardware. */
const realOnes = (
  simulated: readonly PlannedPoint[],
  points: readonly PlannedPoint[],
): readonly PlannedPoint[] =>
  points.filter((real) =>
    simulated.some(({ configKey, title }) => configKey === real.configKey && title === real.title),
  )

const isError = ({ severity }: Problem): boolean => severity === 'error'

const patternsAsText = (_key: string, value: unknown): unknown =>
  value instanceof RegExp ? value.source : value

function tokenCount(written: string): number {
  if (/^[1-9]\d*$/.test(written)) return Number(written)
  throw new ProblemError([problem('INFX300', `tokens: expected a whole number ≥ 1, got "${written}"`)])
}

function thinkingMode(written: string): 'on' | 'off' {
  if (written === 'on' || written === 'off') return written
  throw new ProblemError([problem('INFX300', `thinking: expected "on" or "off", got "${written}"`)])
}
