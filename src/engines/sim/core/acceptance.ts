import { mix32, unitInterval } from './page-hasher.ts'

/** How many tokens a sequence accepts in each of its decode steps. Deterministic. */
export interface Acceptance {
  /** Tokens accepted in decode step `step` (from 0) of the sequence with this seed; ≥ 1, the bonus token included. Asked once per step. */
  tokens(sequenceSeed: number, step: number): number
}

/**
 * Injected acceptance: floor or ceiling of the target, so that the pool as a whole has accepted ⌊n·length⌋ tokens after
 * n decode steps of whatever sequences. A mean kept per sequence would be right only for long ones: a short answer ends
 * after two or three steps, and hundreds of them would miss the 2 % that a measured acceptance must keep to.
 */
export function syntheticAcceptance(length: number): Acceptance {
  let steps = 0
  return {
    tokens: () => {
      const before = Math.floor(steps * length)
      steps++
      return Math.floor(steps * length) - before
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

/**
 * The chance per draft token with which {@link drawnAcceptance} accepts `length` tokens per step on average: the mean is
 * 1 + r + r² + … + rⁿ, which grows with r. `length` in [1, numSpecTokens + 1].
 */
export function draftAcceptanceOf(length: number, numSpecTokens: number): number {
  let [low, high] = [0, 1]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    let mean = 1
    for (let power = middle, token = 1; token <= numSpecTokens; token++, power *= middle) mean += power
    if (mean < length) low = middle
    else high = middle
  }
  return (low + high) / 2
}

export const oneTokenPerStep: Acceptance = { tokens: () => 1 }
