/** Contract of `post-comment`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { inputsOfSweep } from '../../src/github/inputs-of-sweep.ts'
import { tokenInput } from '../../src/github/token-input.ts'

export const contract = {
  name: 'post-comment',
  title: 'Keep one comment of a sweep up to date',
  description:
    'Writes the plan before a sweep, its result after it, or why none runs, as one comment each on the pull request: found by author and marker, updated in place, left alone when unchanged.',
  inputs: {
    token: tokenInput,
    about: {
      description: '`plan` (why there is none, when the gate refused) or `result`.',
      required: true,
    },
    'pull-request': {
      description: 'Number of the pull request; without one nothing is written.',
      required: false,
    },
    plan: { description: 'Path of plan.json, for `plan`.', required: false },
    sweep: { description: 'Path of sweep.json, for `result`.', required: false },
    problems: { description: 'Output `problems` of the gate, for `plan`.', required: false },
    reusable: {
      description: '`false` when a label keeps the results from standing for the merge.',
      required: false,
      fallback: 'true',
    },
    author: {
      description: 'Login under which the token comments; an app has its own, `<slug>[bot]`.',
      required: false,
      fallback: 'github-actions[bot]',
    },
    ...inputsOfSweep(['repo']),
  },
  outputs: {
    action: { description: '`create`, `update`, `keep`, or empty when nothing could be written.' },
    id: { description: 'Id of the comment.' },
  },
  permissions: { 'pull-requests': 'write the comment' },
  writes: ['pull-requests'],
  requirements: [
    'A fork’s pull request has a token that can only read: then the text goes into the step summary.',
  ],
} as const satisfies ActionContract
