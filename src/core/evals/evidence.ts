/** From a result file to the evidence that the accuracy gate judges. */
import type { EvalEvidence } from './judge.ts'
import type { LmEvalResults } from './lm-eval-results.ts'

/**
 * Evidence for one task of a result file. A limit in the file's settings, or our own mark of a partial set, makes it
 * a smoke slice; a file that states an integration error is infrastructure; a task that is not in it is missing.
 */
export function evidenceOfFile(file: LmEvalResults, task: string): EvalEvidence {
  if (file.integrationError !== undefined) return { state: 'infra', because: [file.integrationError] }
  const metrics = Object.hasOwn(file.results, task) ? file.results[task] : undefined
  if (!metrics) return { state: 'missing', because: [`the result file has no task ${task}`] }
  const counts = file.nSamples[task]
  return {
    state: 'result',
    metrics,
    nEffective: counts?.effective ?? null,
    nExpected: counts?.original ?? null,
    smoke: file.isLimited || file.infx?.['full_set'] === false,
  }
}
