/** Contract of `sweep-verdict`. */
import type { ActionContract } from '../../src/github/contract.ts'

export const contract = {
  name: 'sweep-verdict',
  title: 'Conclude a sweep',
  description:
    'The one required check: compares what was planned with what came back. Skipped jobs look green on GitHub and measure nothing, so they never count.',
  inputs: {
    needs: {
      description:
        '`${{ toJSON(needs) }}` of the job: `plan` with the outputs `decision`, `because`, `planned` and `reused`, `collect` with the output `valid`, and every other job whose failure counts.',
      required: true,
    },
  },
  outputs: {
    conclusion: { description: '`success`, `failure` or `cancelled`.' },
    because: { description: 'Why, in one sentence.' },
  },
  permissions: {},
  requirements: ['Runs in a job with `if: always()`: a skipped check counts as passed.'],
} as const satisfies ActionContract
