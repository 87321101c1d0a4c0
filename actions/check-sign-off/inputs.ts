/** Contract of `check-sign-off`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { tokenInput } from '../../src/github/token-input.ts'

export const contract = {
  name: 'check-sign-off',
  title: 'Check the sign-offs of code owners',
  description:
    'Asks who owns the changed files of a pull request, reads the checklists that owners commented, and says in a commit status who must still sign off for what.',
  inputs: {
    token: tokenInput,
    'pull-request': { description: 'Number of the pull request.', required: true },
    template: {
      description: 'Path of the checklist in the repository, read at the tip of the base branch.',
      required: false,
      fallback: '.github/sign-off.md',
    },
    teams: {
      description:
        'Members of teams that CODEOWNERS names, as YAML, `organisation/team: [login, …]`. Others are asked of GitHub, which a job’s own token may not do.',
      required: false,
    },
    context: {
      description:
        'Name of the commit status. Where the base is not the default branch, its name follows in brackets.',
      required: false,
      fallback: 'sign-off',
    },
    author: {
      description: 'Login under which the token writes; an app has its own, `<slug>[bot]`.',
      required: false,
      fallback: 'github-actions[bot]',
    },
  },
  outputs: {
    'signed-off': { description: '`true` when every changed file has the sign-off that it needs.' },
    open: { description: 'Number of groups of owners of whom nobody signed off yet.' },
  },
  permissions: {
    contents: 'read CODEOWNERS and the checklist of the base branch',
    'pull-requests': 'read changed files, comments and reviews',
    statuses: 'say on the head commit who must still sign off',
  },
  writes: ['statuses'],
  requirements: [
    'No checkout: nothing of the pull request is executed.',
    'A fork’s pull request has a token that can only read: then only the next comment brings the status.',
  ],
} as const satisfies ActionContract
