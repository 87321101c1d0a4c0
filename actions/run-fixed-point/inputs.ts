/** Contract of `run-fixed-point`. */
import { pointContract } from '../../src/github/point-contract.ts'

export const contract = pointContract(
  'run-fixed-point',
  'Run one fixed-sequence point',
  'Serves one fixed-sequence point, sends its prompts, and judges the result.',
)
