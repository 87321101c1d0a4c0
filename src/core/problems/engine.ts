import { registerProblemKinds } from './catalogue.ts'

/** Codes 170-184: engines. */
export const engineProblems = registerProblemKinds({
  INFX170: {
    title: 'Configuration of the simulated engine is not valid',
    blame: 'user',
    severity: 'error',
    explain:
      'The file given to `infx sim-engine --config` does not follow schemas/sim-engine.schema.json. ' +
      'The message names the member, what it holds and what it may hold. The file is normally written by `infx`; ' +
      'when you edit it by hand, let your editor use the schema.',
  },
  INFX171: {
    title: 'Port is taken',
    blame: 'infra',
    severity: 'error',
    explain:
      'The engine cannot listen because another process holds the port. End that process or choose another port; ' +
      'a sweep chooses a free one by itself and tries again.',
  },
  INFX172: {
    title: 'Oracle file cannot be used',
    blame: 'user',
    severity: 'error',
    explain:
      'The simulated engine answers evaluation questions from a JSONL file of `{question, answer}`. ' +
      'The file is missing, a line is not such an object, or it holds no question.',
  },
  INFX173: {
    title: 'Point cannot be simulated',
    blame: 'user',
    severity: 'error',
    explain:
      'The simulated engine has no coefficients for this GPU product or topology, so it cannot pretend to serve the point. ' +
      'docs/simulated-engine.md lists what it knows. Nothing is guessed, because a guessed curve would look like a measured one.',
  },
})
