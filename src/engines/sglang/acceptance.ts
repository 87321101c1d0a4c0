/** SGLang accepts a given mean length when its environment says so. */
import type { RoleParts } from '../command/recipe-parts.ts'

export const sglangAcceptanceVariables = [
  'SGLANG_SIMULATE_ACC_LEN',
  'SGLANG_SIMULATE_ACC_METHOD',
  'SGLANG_SIMULATE_ACC_TOKEN_MODE',
] as const

/** `acceptanceLength` includes the bonus token, as everywhere here. */
export const injectSglangAcceptance = (role: RoleParts, acceptanceLength: number): RoleParts => ({
  ...role,
  env: {
    ...role.env,
    SGLANG_SIMULATE_ACC_LEN: String(acceptanceLength),
    SGLANG_SIMULATE_ACC_METHOD: 'match-expected',
    SGLANG_SIMULATE_ACC_TOKEN_MODE: 'real-draft-token',
  },
})
