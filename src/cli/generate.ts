/** `infx generate`: the resolved recipe of every point, as it would be given to the launcher. */
import type { RawInputs } from '../core/inputs.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { ProblemError } from '../core/problem.ts'
import { prepareSweep, readSettings } from '../sweep/prepare.ts'
import { dumpYaml } from '../yaml-write.ts'
import { elsewhere, exitCodeOf, printFindings } from './failure.ts'
import type { ExitCode } from './main.ts'

/** One YAML document per point, or one JSON array; points without a recipe have `recipe: null`. */
export async function generateVerb(given: RawInputs): Promise<ExitCode> {
  const { settings, config, problems } = readSettings(given, process.cwd(), {})
  if (!settings) throw new ProblemError(problems)
  if (settings.keys === undefined && settings.base === undefined) {
    const hint = 'give the keys with --keys, or --base for those of the new changelog entries'
    throw new ProblemError([problem('INFX301', 'nothing says which points to generate', { hint })])
  }
  const prepared = await prepareSweep(settings, config)
  printFindings(prepared.problems, elsewhere)
  if (!prepared.plan) return exitCodeOf(prepared.problems)
  const generated = prepared.plan.points.map(generatedPoint)
  process.stdout.write(
    settings.json
      ? `${JSON.stringify(generated, null, 1)}\n`
      : generated.map((point) => `---\n${dumpYaml(point)}`).join(''),
  )
  return 0
}

function generatedPoint({ id, title, configKey, recipe, acceptance }: PlannedPoint): object {
  const named = recipe?.selector === undefined ? recipe?.path : `${recipe.path}:${recipe.selector}`
  return {
    point: id,
    title,
    key: configKey,
    recipe: named ?? null,
    ...(recipe === undefined ? {} : { digest: recipe.digest }),
    ...(acceptance === undefined ? {} : { acceptance }),
    ...(recipe === undefined ? {} : { resolved: recipe.resolved }),
  }
}
