/** Contract of `check-changelog`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { inputsOfSweep } from '../../src/github/inputs-of-sweep.ts'

export const contract = {
  name: 'check-changelog',
  title: 'Check the performance changelog',
  description:
    'Checks that a change only appends valid entries to the performance changelog, and lists the config keys they name.',
  inputs: inputsOfSweep([
    'repo',
    'config-files',
    'runner-config',
    'changelog-file',
    'recipes-dir',
    'golden-al-dir',
    'base',
    'head',
    'repository',
    'pull-request',
  ]),
  outputs: {
    'has-entries': { description: '`true` when the change appends at least one entry.' },
    entries: { description: 'Number of appended entries.' },
    keys: { description: 'JSON list of the config keys and patterns that the new entries name.' },
  },
  permissions: { contents: 'read the two revisions of the changelog' },
  requirements: [
    'A checkout whose history reaches the merge base: `actions/checkout` with `fetch-depth: 0`.',
  ],
} as const satisfies ActionContract
