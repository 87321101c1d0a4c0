/** Which recipe a point refers to. */
import type { PointSpec } from '../point.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/recipe.ts'
import { didYouMean } from '../problem.ts'
import type { Place, Problem } from '../problem.ts'
import { settingsOf } from './settings.ts'

export interface RecipeReference {
  /** `recipes/…/x.yaml`, relative to the parent of the recipes folder. */
  readonly path: string
  readonly selector?: string
  /** Where the reference is written, for problems. */
  readonly at?: Place
}

/** What a reference is made from. */
export interface ReferenceSource {
  readonly spec: PointSpec
  /** `srt-recipe: path[:selector]` of the configuration, with placeholders; wins over CONFIG_FILE. */
  readonly srtRecipe?: string
  readonly at?: Place
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
  const at = source.at === undefined ? {} : { at: source.at }
  return { reference: { path, ...(selector === undefined ? {} : { selector }), ...at }, problems }
}

/** Values that `{name}` may stand for. Per-role values are `prefill-tp`, `decode-ep` and so on. */
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
  if (spec.topology.shape === 'single-node') {
    const { tp, pp, dcp, pcp, ep } = spec.topology
    return { ...values, tp, pp, dcp, pcp, ep }
  }
  for (const role of ['prefill', 'decode'] as const) {
    const { tp, pp, dcp, pcp, ep, numWorkers } = spec.topology[role]
    const pool = { tp, pp, dcp, pcp, ep, workers: numWorkers }
    for (const [name, value] of Object.entries(pool)) values[`${role}-${name}`] = value
  }
  return values
}

function fillPlaceholders(written: string, source: ReferenceSource, problems: Problem[]): string {
  if (!written.includes('{')) return written
  const values = placeholders(source.spec)
  return written.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
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
    ...(source.at === undefined ? {} : { at: source.at }),
  })
