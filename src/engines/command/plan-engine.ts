/** A planned point → every process that serves it, with placeholders for what only the allocation knows. */
import '../../core/problems/engine-command.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { PlannedPoint } from '../../core/plan/plan.ts'
import { hasErrors } from '../../core/problem.ts'
import type { Problem } from '../../core/problem.ts'
import type { RecipeMapping } from '../../core/recipe/merge.ts'
import { withAcceptance } from './acceptance.ts'
import { assemblePlan } from './assemble.ts'
import { defaultRecipe } from './default-recipe.ts'
import type { EnginePlan, PlanOptions } from './engine-plan.ts'
import { engineName, frameworkOf, frameworks } from './frameworks.ts'
import type { Framework } from './frameworks.ts'
import { placeWorkers } from './placement.ts'
import type { PlacedWorker } from './placement.ts'
import { readRecipeParts } from './recipe-parts.ts'
import type { RecipeParts } from './recipe-parts.ts'

export interface PlanOutcome {
  /** Absent after an error. */
  readonly plan?: EnginePlan
  /** Everything that is wrong, and the notices of the plan. */
  readonly problems: readonly Problem[]
}

/** Pure. Problems: INFX174 to INFX179 are errors, INFX182 and INFX183 notices. */
export function planEngine(point: PlannedPoint, options: PlanOptions): PlanOutcome {
  const framework = frameworkOf(point.framework)
  if (!framework) return { problems: [noEngine(point.framework)] }
  const source = recipeOf(point, framework, options)
  if (!source) {
    const message = `${point.title}: a multi-node point needs a recipe to say where its workers go`
    return { problems: [problem('INFX175', message, { hint: 'name it with CONFIG_FILE or srt-recipe' })] }
  }
  const read = attempt('INFX175', point, () => readRecipeParts(source.resolved))
  if (!read.value) return { problems: read.problems }
  const accepted =
    options.acceptance === 'inject'
      ? withAcceptance(point, source.resolved, read.value)
      : { parts: read.value, problems: [] }
  const placed = attempt('INFX176', point, () => place(accepted.parts))
  const found = [...differences(point, framework, accepted.parts), ...accepted.problems, ...placed.problems]
  if (hasErrors(found) || !placed.value) return { problems: found }
  const workers = placed.value
  const assembled = attempt('INFX175', point, () =>
    assemblePlan({ point, options, parts: accepted.parts, workers, resolved: source.resolved }),
  )
  if (!assembled.value) return { problems: [...found, ...assembled.problems] }
  const notices = distinct([...found, ...source.notices, ...assembled.value.problems])
  return { plan: { ...assembled.value, source: source.kind, problems: notices }, problems: notices }
}

/** Workers of one pool find the same thing. */
const distinct = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((found) => [`${found.code} ${found.message}`, found])).values(),
]

const noEngine = (name: string): Problem =>
  problem('INFX174', `no engine for framework "${name}"`, {
    hint: `the commands of ${Object.keys(frameworks).join(', ')} are known`,
  })

interface RecipeSource {
  readonly kind: EnginePlan['source']
  readonly resolved: RecipeMapping
  readonly notices: readonly Problem[]
}

function recipeOf(point: PlannedPoint, framework: Framework, options: PlanOptions): RecipeSource | undefined {
  if (point.recipe) return { kind: 'recipe', resolved: point.recipe.resolved, notices: [] }
  const resolved = defaultRecipe(point, framework, options.defaultFlags ?? {})
  if (!resolved) return undefined
  const notice = problem('INFX182', `${point.title} has no recipe: the command is made from its fields`)
  return { kind: 'default', resolved, notices: [notice] }
}

/** Readers throw RangeError with what is wrong; anything else is a bug and goes on. */
function attempt<Value>(
  code: 'INFX175' | 'INFX176',
  point: PlannedPoint,
  make: () => Value,
): { readonly value?: Value; readonly problems: readonly Problem[] } {
  try {
    return { value: make(), problems: [] }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const where = point.recipe?.path ?? point.title
    return { problems: [problem(code, `${where}: ${error.message}`)] }
  }
}

function place(parts: RecipeParts): readonly PlacedWorker[] {
  const { gpusPerNode, workerNodes, spread, colocate } = parts
  return placeWorkers(parts.roles, { gpusPerNode, nodes: Math.max(1, workerNodes), spread, colocate })
}

/** INFX177: the name under which results are published must be that of what serves. */
function differences(point: PlannedPoint, framework: Framework, parts: RecipeParts): readonly Problem[] {
  const started: Framework = { engine: parts.engine, dynamo: parts.frontend.type === 'dynamo' }
  if (started.engine === framework.engine && started.dynamo === framework.dynamo) return []
  const severity = started.engine === framework.engine ? 'warning' : 'error'
  const message = `framework is "${point.framework}" and the recipe starts ${engineName(started)}`
  return [problem('INFX177', message, { severity })]
}
