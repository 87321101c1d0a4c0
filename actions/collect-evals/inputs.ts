/** Contract of `collect-evals`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { inputsOfSweep } from '../../src/github/inputs-of-sweep.ts'

export const contract = {
  name: 'collect-evals',
  title: 'Collect the evaluations of a sweep',
  description:
    'Judges downloaded evaluation results against their thresholds, fail-closed, and writes the aggregate of all scores.',
  inputs: {
    plan: { description: 'Path of plan.json.', required: true },
    artifacts: {
      description: 'Folder with one sub-folder per downloaded artifact.',
      required: false,
      fallback: '.infx/artifacts',
    },
    ...inputsOfSweep(['repo', 'thresholds-file', 'out']),
  },
  outputs: {
    verdict: { description: '`pass` when every planned evaluation passed, else `fail`.' },
    expected: { description: 'Planned evaluations.' },
    passed: { description: 'Evaluations whose scores reach their thresholds.' },
    missing: { description: 'Evaluations without a result.' },
    aggregate: { description: 'Path of agg_eval_all.json.' },
  },
  permissions: {
    contents: 'read the thresholds',
    actions: 'download the artifacts in the step before',
  },
  requirements: ['`actions/download-artifact` before it, without `merge-multiple`.'],
} as const satisfies ActionContract
