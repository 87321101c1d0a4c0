/** How a point without a recipe speculates: its acceptance target says, else the model's usual drafter. */
import { defaultDraftLengths, defaultDrafters } from '../../core/acceptance/models.ts'
import type { PointSpec } from '../../core/point.ts'
import { specMethod } from '../../core/recipe/spec-decoding.ts'

export interface Drafting {
  /** `mtp`, `eagle3`, `dspark` or `dflash`. */
  readonly method: string
  /** Draft tokens per step, ≥ 1. */
  readonly length: number
  /** The drafter is a model of its own, whose place only the site knows. */
  readonly separateModel: boolean
}

export function draftingOfPoint(point: PointSpec): Drafting | undefined {
  if (point.specDecoding === 'none') return undefined
  const method = methodOf(point)
  const usual = Object.hasOwn(defaultDraftLengths, method) ? defaultDraftLengths[method] : undefined
  const length = point.acceptance?.numSpecTokens ?? usual ?? 3
  const separateModel = method === 'eagle3' || method === 'dflash' || point.specDecoding === 'draft_model'
  return { method, length, separateModel }
}

function methodOf(point: PointSpec): string {
  const isGeneric = point.specDecoding === 'mtp' || point.specDecoding === 'draft_model'
  if (!isGeneric) return specMethod(point.specDecoding)
  return Object.hasOwn(defaultDrafters, point.modelPrefix)
    ? (defaultDrafters[point.modelPrefix]?.method ?? 'mtp')
    : 'mtp'
}
