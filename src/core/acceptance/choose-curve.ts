/** Picks the golden curve that was measured with the drafting of a point. */
import type { RecipeSpecDecoding } from '../recipe/spec-decoding.ts'
import type { GoldenCurve } from './curves.ts'
import { curveModels } from './models.ts'

/**
 * The curve of (model prefix, method) whose variant fits best: the sampling methods or the draft model that the recipe
 * names, else the plain curve, else the only one. Undefined when there is none, or none can be told from the others.
 */
export function chooseCurve(
  modelPrefix: string,
  drafting: RecipeSpecDecoding & { readonly variant?: string },
  curves: readonly GoldenCurve[],
): GoldenCurve | undefined {
  const models = (Object.hasOwn(curveModels, modelPrefix) ? curveModels[modelPrefix] : undefined) ?? [
    modelPrefix,
  ]
  const ofMethod = curves.filter((curve) => curve.method === drafting.method)
  const model = models.find((name) => ofMethod.some((curve) => curve.model === name))
  const candidates = ofMethod.filter((curve) => curve.model === model)
  const fitting = candidates.find((curve) => curve.variant !== undefined && fits(curve.variant, drafting))
  return fitting ?? candidates.find((curve) => curve.variant === undefined) ?? onlyOne(candidates)
}

function fits(variant: string, drafting: RecipeSpecDecoding & { readonly variant?: string }): boolean {
  if (drafting.variant !== undefined) return drafting.variant === variant
  const methods = /^(\w+)_sample_method_(\w+)_rejection_sample_method$/.exec(variant)
  if (!methods) return drafting.draftModel?.toLowerCase().includes(variant.toLowerCase()) ?? false
  const { draftSampleMethod, rejectionSampleMethod } = drafting
  if (draftSampleMethod !== methods[1]) return false
  // Acceptance is injected in place of the rejection method, so a recipe may leave it out or say `synthetic`.
  const isInjected = rejectionSampleMethod === undefined || rejectionSampleMethod === 'synthetic'
  return isInjected || rejectionSampleMethod === methods[2]
}

const onlyOne = (candidates: readonly GoldenCurve[]): GoldenCurve | undefined =>
  candidates.length === 1 ? candidates[0] : undefined
