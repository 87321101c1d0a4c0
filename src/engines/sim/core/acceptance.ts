import { mix32, unitInterval } from './page-hasher.ts'

/** How many tokens a sequence accepts in each of its decode steps. Deterministic per sequence. */
export interface Acceptance {
  /** Tokens accepted in decode step `step` (from 0) of the sequence with this seed; ≥ 1, the bonus token included. */
  tokens(sequenceSeed: number, step: number): number
}

/**
 * Injected acceptance: floor or ceiling of the target, so that after k steps a sequence has accepted
 * ⌊k·length + phase⌋ tokens and its running mean is the target. The phase keeps sequences out of step.
 */
export function syntheticAcceptance(length: number): Acceptance {
  return {
    tokens: (sequenceSeed, step) => {
      const phase = unitInterval(mix32(sequenceSeed))
      return Math.floor((step + 1) * length + phase) - Math.floor(step * length + phase)
    },
  }
}

/** Nothing injected: each draft token is accepted with chance `ratio` until the first refusal; the bonus token always comes. */
export function drawnAcceptance(numSpecTokens: number, ratio: number): Acceptance {
  return {
    tokens: (sequenceSeed, step) => {
      let accepted = 1
      while (
        accepted <= numSpecTokens &&
        unitInterval(mix32(sequenceSeed + Math.imul(step * 64 + accepted, 0x9e3779b1))) < ratio
      ) {
        accepted++
      }
      return accepted
    },
  }
}

export const oneTokenPerStep: Acceptance = { tokens: () => 1 }
