/** Contract of `fan-out`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { legInputs } from '../../src/github/leg-inputs.ts'
import { tokenInput } from '../../src/github/token-input.ts'

const matrix = (what: string) => ({
  description: `Matrix of shards \`{include: [{shard, legs}]}\` of ${what}; \`legs\` is the matrix of their rows as text. Empty when there is none.`,
})

export const contract = {
  name: 'fan-out',
  title: 'Start the fan-out, or not',
  description:
    'Demands the token of the canary of this very plan and puts out the legs of everything else, at most 256 per shard. A skipped job starts nothing.',
  inputs: {
    token: tokenInput,
    needs: {
      description:
        '`${{ toJSON(needs) }}` of a job that needs `plan` (with the outputs `plan-artifact` and `head` of reuse-points, `state` and `token` of canary-select), `canary` and `canary-again` (with the output `token`).',
      required: true,
    },
    'runner-map': legInputs['runner-map'],
  },
  outputs: {
    start: { description: '`true` when the legs may start.' },
    state: { description: '`passed`, `waived`, `none-possible`, `failed`, `cancelled` or `unknown`.' },
    because: { description: 'Why, in one sentence.' },
    legs: { description: 'Number of legs.' },
    'has-single-node': { description: '`true` when `single-node` has a leg.' },
    'has-multi-node': { description: '`true` when `multi-node` has a leg.' },
    'has-evals': { description: '`true` when `evals` has a leg.' },
    'single-node': matrix('single-node benchmark points'),
    'multi-node': matrix('multi-node benchmark points'),
    evals: matrix('evaluations'),
  },
  permissions: { actions: 'download the plan' },
  requirements: [],
} as const satisfies ActionContract
