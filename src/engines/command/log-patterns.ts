/** What the logs of an engine say about itself. Patterns are searched line by line; group 1 is the value. */
import type { RecipeEngine } from '../../core/recipe/engine-flags.ts'

export interface LogPatterns {
  /** The process can serve. */
  readonly ready: RegExp
  /** Mean tokens accepted per step, the bonus token included; absent where the log does not say. */
  readonly acceptLength?: RegExp
  /** Tokens that the KV cache of one rank holds. */
  readonly kvCapacityTokens: RegExp
}

export const logPatterns: Readonly<Record<RecipeEngine, LogPatterns>> = {
  sglang: {
    ready: /The server is fired up and ready to roll!/,
    acceptLength: /\baccept len: ([\d.]+)/,
    kvCapacityTokens: /\bmax_total_num_tokens=(\d+)/,
  },
  vllm: {
    ready: /Application startup complete\.?/,
    acceptLength: /Mean acceptance length: ([\d.]+)/,
    kvCapacityTokens: /GPU KV cache size: ([\d,]+) tokens/,
  },
  trtllm: {
    ready: /Application startup complete\.?/,
    kvCapacityTokens: /max tokens in paged KV cache \((\d+)\)/i,
  },
}
