/** What the curve files do not say by themselves, as data. */

/** Methods a golden curve is measured for: the end of its file name. */
export const curveMethods = ['mtp', 'eagle3', 'dspark', 'dflash'] as const

/**
 * Curve models of a model prefix, where the file is not simply called like the prefix; the first with a curve of the
 * wanted method counts.
 */
export const curveModels: Readonly<Record<string, readonly string[]>> = {
  dsv4: ['dsv4', 'dsv4-pro-0813'],
  dsv4dspark: ['dsv4-pro-0813'],
}

export interface DefaultDrafter {
  readonly method: string
  readonly variant?: string
}

/**
 * Configurations say `mtp` for every kind of drafting. For a point without a recipe these models draft otherwise;
 * every other model uses its MTP layers.
 */
export const defaultDrafters: Readonly<Record<string, DefaultDrafter>> = {
  'kimik2.5': { method: 'eagle3' },
  kimik3: { method: 'dspark', variant: 'probabilistic_sample_method_block_rejection_sample_method' },
  minimaxm3: { method: 'eagle3', variant: 'gqa' },
}

/** Draft tokens per step of a point that neither a recipe nor a setting fixes: what launch scripts use most. */
export const defaultDraftLengths: Readonly<Record<string, number>> = {
  mtp: 3,
  eagle3: 3,
  dspark: 5,
  dflash: 7,
}
