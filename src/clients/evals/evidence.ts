/** From the outcome of the built-in client to the evidence that the accuracy gate judges. */
import type { EvalEvidence } from '../../core/evals/judge.ts'
import type { EvalConcOutcome } from './settings.ts'

/** A complete run is a result; an incomplete one is infrastructure, never a low score. */
export const evidenceOfOutcome = (outcome: EvalConcOutcome): EvalEvidence =>
  outcome.state === 'complete'
    ? {
        state: 'result',
        metrics: outcome.scores,
        nEffective: outcome.nEffective,
        nExpected: outcome.nExpected,
        smoke: outcome.smoke,
      }
    : { state: 'infra', because: outcome.problems.map(({ message }) => message) }
