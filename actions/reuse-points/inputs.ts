/** Contract of `reuse-points`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { inputsOfSweep } from '../../src/github/inputs-of-sweep.ts'
import { tokenInput } from '../../src/github/token-input.ts'

export const contract = {
  name: 'reuse-points',
  title: 'Take over results that stand already',
  description:
    'Finds valid results of the very same points in earlier runs, so that only the others run, and lays out the plan with the proof for the jobs behind it.',
  inputs: {
    token: tokenInput,
    request: { description: 'Output `request` of the gate.', required: true },
    plan: {
      description: 'Path of plan.json; not read where the request names the failed points of a run.',
      required: false,
      fallback: '.infx/plan.json',
    },
    reuse: {
      description:
        '`same-head`: results of the same commit of the pull request; `across-commits`: of its other commits too; `never`. A run pinned by `/use` counts in any case, also for the push that merges.',
      required: false,
      fallback: 'same-head',
    },
    author: {
      description: 'Login under which `/use` is answered; an app has its own, `<slug>[bot]`.',
      required: false,
      fallback: 'github-actions[bot]',
    },
    ...inputsOfSweep(['repo', 'thresholds-file', 'out']),
  },
  outputs: {
    plan: { description: 'Path of plan.json.' },
    uploads: { description: 'Folder with one sub-folder per artifact to upload.' },
    'plan-artifact': { description: 'Name of the artifact with plan.json and reuse.json.' },
    head: { description: 'Full SHA of the commit that the plan is for, or empty.' },
    planned: { description: 'Points in the plan.' },
    reused: { description: 'Points that an earlier result stands for.' },
    'has-points': { description: '`true` when a sweep was asked for and the plan has a point.' },
  },
  permissions: {
    actions: 'list earlier runs and download their results',
    contents: 'read the thresholds',
    'pull-requests': 'find the branch of the pull request, and the run that `/use` pinned',
  },
  requirements: [],
} as const satisfies ActionContract
