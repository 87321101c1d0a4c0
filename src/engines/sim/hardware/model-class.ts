/** Size class of a model: what decides compute, memory and KV traffic. */
export interface ModelClass {
  readonly name: string
  /** Parameters in 10^9: used per token, and in all. */
  readonly activeBillions: number
  readonly totalBillions: number
  /** KV bytes of one token over all layers. */
  readonly kvBytesPerToken: number
  /** Whether tensor parallelism splits the KV over its ranks (heads) or every rank keeps a copy (latent attention). */
  readonly kvSharded: boolean
  /** Attention operations per prompt token and token of its context, over all layers. */
  readonly attentionFlops: number
  /** Context limit, tokens. */
  readonly contextTokens: number
}

/** By model prefix; orders of magnitude from the models' published shapes, not measurements. */
const classes: readonly (readonly [prefix: string, ModelClass])[] = [
  ['dsv41flash', latent('deepseek-v4-flash', 13, 284, 5_000, 40_000, 1_048_576)],
  ['dsv4flash', latent('deepseek-v4-flash', 13, 284, 5_000, 40_000, 1_048_576)],
  ['dsv4', latent('deepseek-v4-pro', 49, 1600, 9_000, 80_000, 1_048_576)],
  ['dsr1', latent('deepseek-r1', 37, 671, 36_000, 5_000_000, 163_840)],
  ['glm5', latent('glm-5', 40, 744, 46_000, 1_000_000, 1_048_576)],
  ['kimik', latent('kimi-k', 32, 1040, 36_000, 2_500_000, 1_048_576)],
  ['qwen3.5', sharded('qwen-3.5', 17, 397, 16_000, 500_000, 262_144)],
  ['minimaxm', sharded('minimax-m', 10, 230, 128_000, 1_500_000, 1_048_576)],
  ['gptoss', sharded('gpt-oss', 5, 117, 37_000, 300_000, 131_072)],
  ['llama70b', sharded('llama-70b', 70, 70, 164_000, 2_600_000, 131_072)],
]

/** Used for prefixes not in the table: a middle-sized mixture of experts. */
export const fallbackModelClass: ModelClass = sharded('generic-moe', 20, 400, 40_000, 1_000_000, 262_144)

/** The class of the longest prefix in the table that `modelPrefix` starts with. */
export function modelClassOf(modelPrefix: string): ModelClass {
  const fitting = classes.filter(([prefix]) => modelPrefix.startsWith(prefix))
  fitting.sort(([a], [b]) => b.length - a.length)
  return fitting[0]?.[1] ?? fallbackModelClass
}

function latent(
  name: string,
  activeBillions: number,
  totalBillions: number,
  kvBytesPerToken: number,
  attentionFlops: number,
  contextTokens: number,
): ModelClass {
  const kvSharded = false
  return { name, activeBillions, totalBillions, kvBytesPerToken, kvSharded, attentionFlops, contextTokens }
}

function sharded(...shape: Parameters<typeof latent>): ModelClass {
  return { ...latent(...shape), kvSharded: true }
}
