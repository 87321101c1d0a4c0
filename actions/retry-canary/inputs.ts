/** Contract of `retry-canary`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { tokenInput } from '../../src/github/token-input.ts'

export const contract = {
  name: 'retry-canary',
  title: 'Decide whether a failed canary gets a second try',
  description:
    'Reads what the canary left behind: a second try on another machine helps only against a fault of the infrastructure, or where nothing came back at all.',
  inputs: {
    token: tokenInput,
    'plan-artifact': { description: 'Name of the artifact with plan.json.', required: true },
  },
  outputs: {
    retry: { description: '`true` when a second try may help.' },
    because: { description: 'Why, in one sentence.' },
  },
  permissions: { actions: 'download the plan and what the canary left behind' },
  requirements: [
    'Outputs of a called workflow that failed do not reach its caller, so the artifacts are read.',
  ],
} as const satisfies ActionContract
