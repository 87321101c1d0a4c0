/** Contract of `run-agentic-point`. */
import { pointContract } from '../../src/github/point-contract.ts'

export const contract = pointContract(
  'run-agentic-point',
  'Run one agentic point',
  'Serves one agentic-coding point, replays its trace against it, and judges the result.',
)
