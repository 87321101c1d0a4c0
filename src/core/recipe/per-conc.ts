/** Overrides per concurrency: a point runs the one of its own concurrency. */
import type { PointSpec } from '../point.ts'
import type { Finding } from './finding.ts'
import { isMapping } from './merge.ts'
import type { Recipe, RecipeVariant } from './recipe.ts'

/** `override_tp8_c16` is the override of `override_tp8` for 16. */
const perConc = /^(.+?)_(?:c|conc)(\d+)$/

/**
 * INFX113: the bound variant is one of another concurrency, the recipe has overrides per concurrency and none (or
 * another) for this point, or its benchmark does not run this concurrency.
 */
export function checkConc(spec: PointSpec, recipe: Recipe, bound: RecipeVariant): readonly Finding[] {
  // An evaluation asks at several concurrencies on one engine.
  if (spec.kind === 'eval') return []
  return [...checkVariant(spec.conc, recipe, bound), ...checkBenchmark(spec.conc, bound)]
}

function checkVariant(conc: number, { variants }: Recipe, { section }: RecipeVariant): readonly Finding[] {
  const own = perConc.exec(section ?? '')
  if (own) {
    const message = `"${section ?? ''}" is the override for concurrency ${own[2] ?? ''}, the point runs ${conc}`
    return Number(own[2]) === conc
      ? []
      : [{ code: 'INFX113', message, hint: `write {conc} in the selector: ${own[1] ?? ''}_c{conc}` }]
  }
  const stem = section === 'base' ? undefined : section
  const siblings = variants.flatMap((variant) => {
    const parts = perConc.exec(variant.section ?? '')
    return parts && (stem === undefined || parts[1] === stem) ? [{ variant, conc: Number(parts[2]) }] : []
  })
  if (section === undefined || siblings.length === 0) return []
  const fitting = siblings.find((sibling) => sibling.conc === conc)
  if (fitting) {
    const message = `"${section}" is bound, though "${fitting.variant.section ?? ''}" is the override for concurrency ${conc}`
    return [{ code: 'INFX113', message, hint: 'write {conc} in the selector' }]
  }
  const there = [...new Set(siblings.map((sibling) => sibling.conc))].sort((a, b) => a - b).join(', ')
  return [
    { code: 'INFX113', message: `there are overrides for the concurrencies ${there}, none for ${conc}` },
  ]
}

/** `concurrencies: "4x16"` of a benchmark is what its client runs. */
function checkBenchmark(conc: number, { resolved }: RecipeVariant): readonly Finding[] {
  const benchmark = resolved['benchmark']
  const written = isMapping(benchmark) ? benchmark['concurrencies'] : undefined
  const isScalar = typeof written === 'string' || typeof written === 'number'
  const list = Array.isArray(written) ? written.map(String) : isScalar ? `${written}`.split('x') : []
  const concs = list.map((item) => item.trim()).filter((item) => /^\d+$/.test(item))
  if (concs.length === 0 || concs.includes(String(conc))) return []
  const message = `benchmark.concurrencies ${concs.join(', ')} leaves out the concurrency ${conc} of the point`
  return [{ code: 'INFX113', message }]
}
