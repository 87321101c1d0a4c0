/** Contract of `sweep-verdict`. */
import type { ActionContract } from '../../src/github/contract.ts'

export const contract = {
  name: 'sweep-verdict',
  title: 'Conclude a sweep',
  description:
    'The one required check: compares what was planned with what came back. Skipped jobs look green on GitHub and measure nothing, so they never count.',
  inputs: {
    decision: { description: 'Output `decision` of the gate; empty when it failed.', required: false },
    because: { description: 'Output `because` of the gate.', required: false },
    planned: { description: 'Points of the plan; empty when there is none.', required: false },
    valid: { description: 'Points with a valid result; empty when nothing was collected.', required: false },
    jobs: { description: 'One line per job: its name and its result.', required: true },
  },
  outputs: {
    conclusion: { description: '`success`, `failure` or `cancelled`.' },
    because: { description: 'Why, in one sentence.' },
  },
  permissions: {},
  requirements: ['Runs in a job with `if: always()`: a skipped check counts as passed.'],
} as const satisfies ActionContract
