/** From what producers write to the names the database uses. undefined = not known. */
import type { EntityTables } from './entities.ts'

const quantisedSuffix = /-(?:mxfp4|nvfp4|fp4|fp8)(?:-.*)?$/

/** By prefix (known, alias, without a quantisation suffix), else by the whole model string. */
export function normaliseModel(
  prefix: string | undefined,
  model: string | undefined,
  entities: EntityTables,
): string | undefined {
  const known = (name: string): string | undefined =>
    entities.models.has(name) ? name : entities.modelAliases.get(name)
  const lower = prefix?.toLowerCase()
  const byPrefix =
    lower === undefined ? undefined : (known(lower) ?? known(lower.replace(quantisedSuffix, '')))
  return byPrefix ?? (model === undefined ? undefined : entities.modelPaths.get(model))
}

/**
 * `cluster:b300-nv_03` → `b300`: text after the last `:`, before the first `-`, without a trailing `_<n>`.
 * An organisation's whole labels come first. No guess by prefix: `b300x` is not `b300`.
 */
export function normaliseHardware(label: string, entities: EntityTables): string | undefined {
  const lower = label.toLowerCase()
  const whole = entities.hardwareLabels.get(lower)
  if (whole !== undefined) return whole
  const sku = lower
    .slice(lower.lastIndexOf(':') + 1)
    .replace(/-.*$/, '')
    .replace(/_\d+$/, '')
  return entities.hardware.has(sku) ? sku : undefined
}

/** Any framework is accepted: new engines appear more often than this table does. */
export function normaliseFramework(
  name: string,
  entities: EntityTables,
): { readonly framework: string; readonly disagg?: boolean } {
  const lower = name.toLowerCase()
  return entities.frameworkAliases.get(lower) ?? { framework: lower }
}

/** `known: false` is reported but does not keep a row out. */
export function normalisePrecision(
  name: string,
  entities: EntityTables,
): { readonly precision: string; readonly known: boolean } {
  const lower = name.toLowerCase()
  const precision = entities.precisionAliases.get(lower) ?? lower
  return { precision, known: entities.precisions.has(precision) }
}

/** Enroot writes `#` where a registry reference has `/`. */
export const normaliseImage = (image: string): string => image.replaceAll('#', '/')
