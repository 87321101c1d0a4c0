/**
 * Scaling of a trace for short runs: tokens, block size and gaps shrink by one divisor; the clock never does, so that
 * every latency in the result was really waited for.
 */

/** Tokens after scaling: nearest whole number, ≥ 1. */
export const scaledTokens = (tokens: number, scale: number): number => Math.max(1, Math.round(tokens / scale))

/** System tokens may vanish: nearest whole number, ≥ 0. */
export const scaledSystemTokens = (tokens: number, scale: number): number => Math.round(tokens / scale)
