import type { SimStepCoefficients } from '../../../core/schema/sim-engine.generated.ts'

/** Work of one rank in one step. */
export interface RankLoad {
  prefillTokens: number
  /** Σ over prefill tokens of the context position they attend to, tokens². */
  prefillContextTokens: number
  decodeSequences: number
  /** Σ of context lengths of the decoding sequences, tokens. */
  decodeContextTokens: number
}

export interface StepTime {
  readonly seconds: number
  /** Share of the step that prefill and decode take, each in [0, 1]; the rest is overhead. */
  readonly prefillShare: number
  readonly decodeShare: number
}

/**
 * T = t0 + max_r(a·p + b·Σctx/10⁶) + [B > 0]·(d0 + max_r(d1·B + d2·K + d3·n·B)): the ranks of a worker step together,
 * so the busiest paces it (p prefill tokens, B sequences, K context tokens, n draft tokens).
 */
export function stepTime(
  loads: readonly RankLoad[],
  step: Readonly<SimStepCoefficients>,
  numSpecTokens: number,
): StepTime {
  let prefill = 0
  let decode = 0
  let decodes = false
  for (const load of loads) {
    prefill = Math.max(
      prefill,
      step.prefillSecondsPerToken * load.prefillTokens +
        (step.prefillSecondsPerTokenMegacontext * load.prefillContextTokens) / 1e6,
    )
    if (load.decodeSequences === 0) continue
    decodes = true
    decode = Math.max(
      decode,
      (step.decodeSecondsPerSequence + step.draftSecondsPerSequenceToken * numSpecTokens) *
        load.decodeSequences +
        step.decodeSecondsPerContextToken * load.decodeContextTokens,
    )
  }
  if (decodes) decode += step.decodeBaseSeconds
  // A step of no length would let a run of steps end at one instant; a microsecond keeps time moving.
  const seconds = Math.max(step.overheadSeconds + prefill + decode, 1e-6)
  return { seconds, prefillShare: prefill / seconds, decodeShare: decode / seconds }
}
