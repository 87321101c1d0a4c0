/** Contract of `collect-evals`. */
import type { ActionContract } from '../../src/github/contract.ts'

export const contract = {
  name: 'collect-evals',
  title: 'Collect the evaluations of a sweep',
  description:
    'Judges downloaded evaluation results against their thresholds, fail-closed, and writes the aggregate of all scores.',
  inputs: {
    plan: { description: 'Path of plan.json.', required: true },
    artifacts: { description: 'Folder with one sub-folder per downloaded artifact.', required: true },
    'thresholds-file': {
      description: 'Accuracy thresholds per model and task.',
      required: false,
      fallback: 'evals/thresholds.yaml',
    },
    out: { description: 'Folder to write eval_results_all/ to.', required: false, fallback: '.infx' },
  },
  outputs: {
    verdict: { description: '`pass` when every planned evaluation passed, else `fail`.' },
    expected: { description: 'Planned evaluations.' },
    passed: { description: 'Evaluations whose scores reach their thresholds.' },
    missing: { description: 'Evaluations without a result.' },
    aggregate: { description: 'Path of agg_eval_all.json.' },
  },
  permissions: { actions: 'download the artifacts in the step before' },
  requirements: ['`actions/download-artifact` before it, without `merge-multiple`.'],
} as const satisfies ActionContract
