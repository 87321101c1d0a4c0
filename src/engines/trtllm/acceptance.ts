/** TensorRT-LLM accepts a given mean number of draft tokens: the bonus token is not one of them. */
import type { RoleParts } from '../command/recipe-parts.ts'

export const trtllmAcceptanceVariable = 'TLLM_SPEC_DECODE_FORCE_NUM_ACCEPTED_TOKENS'

/** `acceptanceLength` includes the bonus token. */
export const injectTrtllmAcceptance = (role: RoleParts, acceptanceLength: number): RoleParts => ({
  ...role,
  env: {
    ...role.env,
    // Curves have two decimals; the subtraction must not add sixteen.
    [trtllmAcceptanceVariable]: String(Math.round((acceptanceLength - 1) * 1e4) / 1e4),
  },
})
