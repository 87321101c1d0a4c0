/** Binds the recipe of a point: file and variant found, merged, fingerprinted. */
import { hash } from 'node:crypto'
import { canonicalJson, NotFiniteError } from '../canonical-json.ts'
import type { BoundRecipe, PointSpec } from '../point.ts'
import type { RepoSnapshot } from '../plan/snapshot.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/recipe.ts'
import { remembered } from '../remembered.ts'
import { didYouMean, hasErrors } from '../problem.ts'
import type { Problem } from '../problem.ts'
import { checkNodes, checkOffload } from './capacity.ts'
import { compareWithRecipe } from './consistency.ts'
import type { Finding } from './finding.ts'
import { checkConc } from './per-conc.ts'
import { parseRecipe, selectVariants } from './recipe.ts'
import type { RecipeRead, RecipeVariant } from './recipe.ts'
import { placed, type RecipeReference } from './reference.ts'
import { compareVersions } from './versions.ts'

export interface RecipeBinding {
  /** Absent after an error. */
  readonly recipe?: BoundRecipe
  /** Problems of the file repeat for every point that binds it: show each (code, place, message) once. */
  readonly problems: readonly Problem[]
}

/**
 * Resolves `reference` in `snapshot` for `spec`. Errors: INFX100 no such file, INFX101 no such variant, INFX104 several
 * variants. INFX110 to INFX116 where configuration and recipe disagree: errors for `srt-recipe`, which is ours, warnings
 * for CONFIG_FILE, which the ecosystem accepts as it is, unless the point could not run. `perNode`: GPUs of a node behind
 * the runner label. Files are parsed and variants fingerprinted once per snapshot; what a variant and `line`, the spec of
 * any point of the same line, disagree about is found once, because the points of a line differ in concurrency only.
 */
export function bindRecipe(
  spec: PointSpec,
  reference: RecipeReference,
  snapshot: RepoSnapshot,
  { perNode, line }: { readonly perNode: number | undefined; readonly line: PointSpec },
): RecipeBinding {
  const { recipe, problems } = readRecipe(reference, snapshot)
  if (!recipe) return { problems }
  const selected = selectVariants(recipe, reference.selector)
  const found = [...problems, ...selected.problems.map((item) => whereWritten(item, reference))]
  const [variant, ...others] = selected.variants
  if (!variant) return { problems: found.length > 0 ? found : [noVariants(reference)] }
  if (others.length > 0) return { problems: [...found, severalVariants(reference, selected.variants)] }
  const digest = digestOf(variant)
  if (digest === undefined) return { problems: [...found, notCanonical(reference)] }
  if (hasErrors(found)) return { problems: found }
  const selector = variant.selector === undefined ? {} : { selector: variant.selector }
  return {
    recipe: { path: reference.path, ...selector, digest, resolved: variant.resolved },
    problems: [
      ...found,
      ...asProblems(
        [...disagreements(line, variant, perNode), ...checkConc(spec, recipe, variant)],
        variant,
        reference,
      ),
    ],
  }
}

const findingsOfLines = remembered((_variant: RecipeVariant) => new WeakMap<PointSpec, readonly Finding[]>())

/** Where a variant starts something else than the points of a line say, whatever their concurrency. */
function disagreements(
  line: PointSpec,
  variant: RecipeVariant,
  perNode: number | undefined,
): readonly Finding[] {
  const ofLines = findingsOfLines(variant)
  const known = ofLines.get(line)
  if (known) return known
  const { resolved } = variant
  const findings = [
    ...compareWithRecipe(line, resolved),
    ...compareVersions(line, resolved),
    ...checkNodes(line, resolved, perNode),
    ...checkOffload(line, resolved, perNode),
  ]
  ofLines.set(line, findings)
  return findings
}

function asProblems(
  findings: readonly Finding[],
  variant: RecipeVariant,
  reference: RecipeReference,
): readonly Problem[] {
  const { path, selector = variant.selector } = reference
  const named = selector === undefined ? path : `${path}:${selector}`
  return findings.map(({ code, message, hint, isImpossible }) =>
    problem(code, `recipe "${named}": ${message}`, {
      severity: isImpossible === true || reference.isFirstClass ? 'error' : 'warning',
      ...(hint === undefined ? {} : { hint }),
      ...placed(reference),
    }),
  )
}

/** Null where there is no such file: some configurations name hundreds that are kept elsewhere. */
const parsedFiles = remembered((_snapshot: RepoSnapshot) => new Map<string, RecipeRead | null>())

/** The recipe file of a reference, read once per snapshot. */
export function readRecipe(reference: RecipeReference, snapshot: RepoSnapshot): RecipeRead {
  const parsed = parsedFiles(snapshot)
  const known = parsed.get(reference.path)
  if (known) return known
  const text = known === null ? undefined : snapshot.readRecipe(reference.path)
  const read = text === undefined ? null : parseRecipe({ path: reference.path, text })
  parsed.set(reference.path, read)
  return read ?? { problems: [missingFile(reference, snapshot)] }
}

/** SHA-256 over the canonical JSON; undefined when the content has none (`.nan`, `.inf`). */
const digestOf = remembered(({ resolved }: RecipeVariant): string | undefined => {
  try {
    return hash('sha256', canonicalJson(resolved))
  } catch (error) {
    // Found while writing: looking first would visit every value of hundreds of files twice.
    if (error instanceof NotFiniteError) return undefined
    throw error
  }
})

/** For "did you mean": many points name the same recipe that does not exist, or one of a folder that was moved. */
interface RecipeNames {
  readonly nearest: Map<string, string | undefined>
  /** Names of the files of a folder, which ends with a slash. */
  readonly byFolder: ReadonlyMap<string, readonly string[]>
  /** The first of several files of one name. */
  readonly byName: ReadonlyMap<string, string>
}
const recipeNames = remembered((snapshot: RepoSnapshot): RecipeNames => {
  const byFolder = new Map<string, string[]>()
  const byName = new Map<string, string>()
  for (const path of snapshot.listRecipes?.() ?? []) {
    const [folder, name] = folderAndName(path)
    const names = byFolder.get(folder)
    if (names) names.push(name)
    else byFolder.set(folder, [name])
    if (!byName.has(name)) byName.set(name, path)
  }
  return { nearest: new Map(), byFolder, byName }
})

function folderAndName(path: string): readonly [folder: string, name: string] {
  const slash = path.lastIndexOf('/') + 1
  return [path.slice(0, slash), path.slice(slash)]
}

function missingFile(reference: RecipeReference, snapshot: RepoSnapshot): Problem {
  const refusal = snapshot.recipeRefusalOf?.(reference.path)
  if (refusal) {
    const hint = refusal.hint === undefined ? {} : { hint: refusal.hint }
    return problem('INFX100', `recipe ${refusal.message}`, { ...hint, ...placed(reference) })
  }
  const names = recipeNames(snapshot)
  const { nearest } = names
  if (!nearest.has(reference.path)) nearest.set(reference.path, nearestRecipe(reference.path, names))
  const near = nearest.get(reference.path)
  return problem('INFX100', `recipe "${reference.path}" does not exist`, {
    hint: near
      ? `did you mean "${near}"?`
      : 'paths start with "recipes/", whatever the recipes folder is called',
    ...placed(reference),
  })
}

/** The same file name in another folder, else a similar name in the same one: comparing whole paths would cost too much. */
function nearestRecipe(path: string, { byFolder, byName }: RecipeNames): string | undefined {
  const [folder, name] = folderAndName(path)
  const moved = byName.get(name)
  if (moved !== undefined) return moved
  const near = didYouMean(name, byFolder.get(folder) ?? [])
  return near === undefined ? undefined : `${folder}${near}`
}

/** A wrong selector is a mistake where it is written, not in the recipe. */
const whereWritten = (item: Problem, reference: RecipeReference): Problem => ({
  ...item,
  ...placed(reference),
})

const noVariants = (reference: RecipeReference): Problem =>
  problem('INFX101', `"${reference.path}" has a base and no variant`, {
    hint: `write "${reference.path}:base" to use the base itself`,
    ...placed(reference),
  })

function severalVariants(reference: RecipeReference, variants: readonly RecipeVariant[]): Problem {
  const names = variants.flatMap((variant) => variant.selector ?? [])
  const what =
    reference.selector === undefined ? 'without a selector' : `with the selector "${reference.selector}"`
  return problem(
    'INFX104',
    `recipe "${reference.path}" ${what} means ${variants.length} variants, a point needs one`,
    {
      hint: `name one of: ${names.slice(0, 20).join(', ')}`,
      ...placed(reference),
    },
  )
}

const notCanonical = (reference: RecipeReference): Problem =>
  problem('INFX106', `recipe "${reference.path}" holds .nan or .inf`, {
    ...placed(reference),
  })
