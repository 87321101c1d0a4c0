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
    plan: {
      description: 'Path of plan.json; with `failed-of-run` it is written, not read.',
      required: true,
    },
    reuse: {
      description:
        '`same-head`: results of the same commit of the pull request; `across-commits`: of its other commits too; `never`.',
      required: false,
      fallback: 'same-head',
    },
    'pull-request': { description: 'Number of the pull request, or empty.', required: false },
    head: { description: 'Full SHA of the commit that is swept.', required: false },
    'resume-run': { description: 'Run whose valid points stay, whatever `reuse` says.', required: false },
    'failed-of-run': {
      description: 'Run whose own plan is taken, and of which only points without a valid result run.',
      required: false,
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
    'has-points': { description: '`true` when the plan has a point.' },
  },
  permissions: {
    actions: 'list earlier runs and download their results',
    contents: 'read the thresholds',
    'pull-requests': 'find the branch of the pull request, with `reuse: across-commits`',
  },
  requirements: [],
} as const satisfies ActionContract
