/** Contract of `matrix-generate`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { inputsOfSweep } from '../../src/github/inputs-of-sweep.ts'

export const contract = {
  name: 'matrix-generate',
  title: 'Plan a benchmark sweep',
  description:
    'Plans the points of a sweep: writes plan.json, and puts out compact matrix rows that carry an id, never parameters.',
  inputs: {
    request: {
      description:
        'Output `request` of the gate: base, head, keys, points, labels and pull request at once. An input of its own wins.',
      required: false,
    },
    matrices: {
      description:
        '`false` puts out no matrices, which hold at most 256 legs each: fan-out makes them from the plan, in shards.',
      required: false,
      fallback: 'true',
    },
    ...inputsOfSweep([
      'repo',
      'config-files',
      'runner-config',
      'changelog-file',
      'recipes-dir',
      'golden-al-dir',
      'eval-task',
      'base',
      'head',
      'keys',
      'points',
      'labels',
      'repository',
      'pull-request',
      'simulate',
      'duration',
      'trace-scale',
      'out',
    ]),
    database: {
      description:
        'Database of earlier runs that hours are estimated from, read only: `postgres://…` (from a secret) or `pglite:DIR`.',
      required: false,
    },
  },
  outputs: {
    plan: { description: 'Path of plan.json.' },
    digest: { description: 'SHA-256 of the plan.' },
    'has-points': { description: '`true` when there is anything to run.' },
    'has-single-node': { description: '`true` when `single-node` has a row.' },
    'has-multi-node': { description: '`true` when `multi-node` has a row.' },
    'has-evals': { description: '`true` when `evals` has a row.' },
    'single-node': {
      description:
        'Matrix `{include: [{id, title, action, runs-on, timeout}]}` of single-node benchmark points. The canary is in no matrix.',
    },
    'multi-node': { description: 'The same of multi-node benchmark points.' },
    evals: { description: 'The same of evaluations.' },
    'point-count': { description: 'Points in the plan.' },
  },
  permissions: { contents: 'read configuration, changelog and recipes' },
  requirements: [
    'A checkout whose history reaches the merge base: `actions/checkout` with `fetch-depth: 0`.',
  ],
} as const satisfies ActionContract
