/** Contract of `answer-command`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { tokenInput } from '../../src/github/token-input.ts'

export const contract = {
  name: 'answer-command',
  title: 'Answer a comment command',
  description:
    'Reads the command of a new comment on a pull request, asks for the role of its author, reacts, answers once, and dispatches the sweep workflow where the command says so.',
  inputs: {
    token: tokenInput,
    'sweep-workflow': {
      description: 'File name of the workflow that `/sweep` and `/rerun` dispatch, on the default branch.',
      required: false,
      fallback: 'sweep.yml',
    },
    author: {
      description: 'Login under which the token comments; an app has its own, `<slug>[bot]`.',
      required: false,
      fallback: 'github-actions[bot]',
    },
  },
  outputs: {
    command: { description: '`sweep`, `use`, `rerun`, `help`, or empty.' },
    outcome: { description: '`ignored`, `refused`, `not-allowed` or `accepted`.' },
  },
  permissions: {
    contents: 'read the head commit',
    'pull-requests': 'react and answer',
    actions: 'dispatch the sweep, and read the run that a command names',
  },
  writes: ['pull-requests', 'actions'],
  requirements: [],
} as const satisfies ActionContract
