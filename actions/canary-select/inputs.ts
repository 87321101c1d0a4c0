/** Contract of `canary-select`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { legInputs } from '../../src/github/leg-inputs.ts'

export const contract = {
  name: 'canary-select',
  title: 'Choose the canary of a sweep',
  description:
    'Says which point runs first, alone: the cheapest benchmark point of the plan. The rest starts only on its positive token.',
  inputs: {
    plan: { description: 'Path of plan.json; reuse.json beside it is heeded.', required: true },
    ...legInputs,
  },
  outputs: {
    state: { description: '`chosen`, `none-possible` or `skipped`. Only `chosen` comes with a point.' },
    point: { description: 'The matrix row `{id, title, action, runs-on, timeout}` of the canary, or empty.' },
    'point-again': {
      description:
        'The row of a second try, for a canary that failed for a reason of the infrastructure, or empty.',
    },
    token: { description: 'Digest of plan and canary that a passed canary hands to the fan-out.' },
    because: { description: 'Why, in one sentence.' },
  },
  permissions: {},
  requirements: [],
} as const satisfies ActionContract
