/** Contract of `run-eval-point`. */
import { pointContract } from '../../src/github/point-contract.ts'

export const contract = pointContract(
  'run-eval-point',
  'Evaluate one point',
  'Serves one point with real acceptance, asks its questions, and judges the scores.',
)
