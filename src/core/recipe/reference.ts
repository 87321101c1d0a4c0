/** Which recipe a point refers to. */
import type { Parallelism, PointSpec } from '../point.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/recipe.ts'
import { didYouMean } from '../problem.ts'
import type { Place, Problem } from '../problem.ts'
import { settingsOf } from './settings.ts'

export interface RecipeReference {
  /** `recipes/…/x.yaml`, relative to the parent of the recipes folder. */
  readonly path: string
  readonly selector?: string
  /** Written as `srt-recipe`, not as a CONFIG_FILE setting. */
  readonly isFirstClass: boolean
  /** Where the reference is written; asked for problems only. */
  readonly placeOf?: () => Place | undefined
}

/** What a reference is made from. */
export interface ReferenceSource {
  readonly spec: PointSpec
  /** `srt-recipe: path[:selector]` of the configuration, with placeholders; wins over CONFIG_FILE. */
  readonly srtRecipe?: string
  readonly placeOf?: () => Place | undefined
}

/** The `at` of a problem with the reference. */
export function placed({ placeOf }: Pick<RecipeReference, 'placeOf'>): { readonly at?: Place } {
  const at = placeOf?.()
  return at === undefined ? {} : { at }
}

/**
 * The recipe of a point: `srt-recipe`, else EVAL_CONFIG_FILE (eval points only), else CONFIG_FILE of the settings,
 * where decode wins over prefill. Neither is not a problem: a point without a recipe is rendered from its fields.
 */
export function recipeReference(source: ReferenceSource): {
  readonly reference?: RecipeReference
  readonly problems: readonly Problem[]
} {
  const settings = settingsOf(source.spec)
  const evalFile = source.spec.kind === 'eval' ? settings.get('EVAL_CONFIG_FILE') : undefined
  const written = source.srtRecipe ?? evalFile ?? settings.get('CONFIG_FILE')
  if (written === undefined) return { problems: [] }
  const problems: Problem[] = []
  const text = fillPlaceholders(written, source, problems)
  const colon = text.indexOf(':')
  const path = colon < 0 ? text : text.slice(0, colon)
  const selector = colon < 0 ? undefined : text.slice(colon + 1)
  const wrong = whyWrongPath(path) ?? (selector === '' ? 'the selector behind the colon is empty' : undefined)
  if (wrong) problems.push(malformed(`recipe reference "${written}": ${wrong}`, source))
  if (problems.length > 0) return { problems }
  const isFirstClass = source.srtRecipe !== undefined
  const where = source.placeOf === undefined ? {} : { placeOf: source.placeOf }
  return {
    reference: { path, isFirstClass, ...(selector === undefined ? {} : { selector }), ...where },
    problems,
  }
}

/** Values that `{name}` may stand for. Those of a role are `prefill.tp`, `decode.workers` and so on. */
function placeholders(spec: PointSpec): Readonly<Record<string, string | number>> {
  const values: Record<string, string | number> = {
    conc: spec.conc,
    'spec-decoding': spec.specDecoding,
    precision: spec.precision,
    framework: spec.framework,
    'model-prefix': spec.modelPrefix,
  }
  if (spec.isl !== undefined) values['isl'] = spec.isl
  if (spec.osl !== undefined) values['osl'] = spec.osl
  const { topology } = spec
  if (topology.shape === 'single-node') return { ...values, ...widths(topology) }
  const { prefill, decode } = topology
  // Aggregated workers are written as prefill; they are the only ones, so their widths need no role.
  if (decode.numWorkers === 0) Object.assign(values, widths(prefill), { workers: prefill.numWorkers })
  for (const [role, pool] of Object.entries({ prefill, decode })) {
    const members = { ...widths(pool), workers: pool.numWorkers }
    for (const [name, value] of Object.entries(members)) values[`${role}.${name}`] = value
  }
  return values
}

/** `dp` counts the ranks of data-parallel attention: all TP ranks with it, one without. */
const widths = ({ tp, pp, dcp, pcp, ep, dpAttn }: Parallelism): Readonly<Record<string, number>> => ({
  ...{ tp, pp, dcp, pcp, ep },
  dp: dpAttn ? tp : 1,
})

function fillPlaceholders(written: string, source: ReferenceSource, problems: Problem[]): string {
  if (!written.includes('{')) return written
  const values = placeholders(source.spec)
  return written.replace(/\{([^{}]*)\}/g, (whole, placeholder: string) => {
    const name = placeholder.replace(/^(prefill|decode)-/, '$1.')
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value !== undefined) return String(value)
    const near = didYouMean(name, Object.keys(values))
    const hint = near ? `did you mean "{${near}}"?` : `there are: ${Object.keys(values).join(', ')}`
    problems.push(malformed(`recipe reference "${written}": unknown placeholder "${whole}"`, source, hint))
    return whole
  })
}

function whyWrongPath(path: string): string | undefined {
  if (path === '') return 'the path is empty'
  if (path.startsWith('/') || path.includes('\\')) return 'the path must be relative, with forward slashes'
  if (path.split('/').includes('..')) return 'the path may not leave the recipes folder'
  if (!/\.ya?ml$/.test(path)) return 'the path must end in .yaml'
  return undefined
}

const malformed = (message: string, source: ReferenceSource, hint?: string): Problem =>
  problem('INFX105', message, {
    ...(hint === undefined ? {} : { hint }),
    ...placed(source),
  })
