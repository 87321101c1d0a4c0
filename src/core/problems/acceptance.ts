/** Problems of golden acceptance curves and acceptance targets. Range 120-129. */
import { registerProblemKinds } from './catalogue.ts'

export const acceptanceProblems = registerProblemKinds({
  INFX120: {
    title: 'golden curve file is wrong',
    blame: 'user',
    severity: 'error',
    explain:
      'A golden curve file is called MODEL_METHOD.yaml and holds one model key with `thinking_on` and optionally ' +
      '`thinking_off`, each a mapping from draft length to mean acceptance length. A length of n draft tokens accepts ' +
      'between 1 and n + 1 tokens per step.',
  },
  INFX121: {
    title: 'no golden curve for the model',
    blame: 'user',
    severity: 'error',
    explain:
      'Speculative decoding is measured with the published acceptance of the model, so that a synthetic load cannot ' +
      'flatter it. There is no curve for this model and method: measure one and add it to the golden curves folder.',
  },
  INFX122: {
    title: 'draft length unknown',
    blame: 'user',
    severity: 'error',
    explain:
      'The draft length selects the value on the golden curve. It comes from the recipe, else from DECODE_MTP_SIZE ' +
      'or NUM_SPEC_TOKENS of the settings, else from the default of the method. ' +
      'A length of 0, or one that the curve does not hold, has no acceptance.',
  },
  INFX123: {
    title: 'acceptance setting out of range',
    blame: 'user',
    severity: 'error',
    explain:
      'SYNTHETIC_ACCEPTANCE_LENGTH is the mean number of tokens accepted per step, the bonus token included: at least ' +
      '1, at most the draft length plus 1.',
  },
  INFX124: {
    title: 'acceptance setting differs from the golden curve',
    blame: 'user',
    severity: 'warning',
    explain:
      'The settings fix an acceptance length that is not the value of the golden curve for this draft length. ' +
      'The setting is used, and the published point is not comparable with others of the model: drop the setting.',
  },
  INFX125: {
    title: 'nothing to compare with a golden acceptance',
    blame: 'user',
    severity: 'error',
    explain:
      '`infx al-gate` runs points with real acceptance and compares it with the golden curve that their target comes from. ' +
      'None of the chosen points has a target: they do not speculate, are evaluations, or are fixed-sequence points on real ' +
      'hardware, which run with what their drafts achieve.',
  },
})
