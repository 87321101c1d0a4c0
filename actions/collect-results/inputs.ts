/** Contract of `collect-results`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { inputsOfSweep } from '../../src/github/inputs-of-sweep.ts'

export const contract = {
  name: 'collect-results',
  title: 'Collect the results of a sweep',
  description:
    'Joins downloaded results with the plan: newest valid result per point, missing ones listed apart and failing; writes sweep.json, report and summary.',
  inputs: {
    plan: { description: 'Path of plan.json; reuse.json beside it is heeded.', required: true },
    artifacts: {
      description: 'Folder with one sub-folder per downloaded artifact.',
      required: false,
      fallback: '.infx/artifacts',
    },
    ...inputsOfSweep(['repo', 'thresholds-file', 'out']),
    database: {
      description:
        'Database of earlier runs that evaluations are compared with, read only: `postgres://…` (from a secret) or `pglite:DIR`.',
      required: false,
    },
  },
  outputs: {
    verdict: {
      description: '`pass` when every planned point, benchmark or evaluation, is valid; else `fail`.',
    },
    expected: { description: 'Points in the plan.' },
    valid: { description: 'Points with a valid result.' },
    missing: { description: 'Points without any result.' },
    sweep: { description: 'Path of sweep.json.' },
    report: { description: 'Path of report.html.' },
  },
  permissions: {
    contents: 'read the thresholds',
    actions: 'download the artifacts in the step before',
  },
  requirements: ['`actions/download-artifact` before it, without `merge-multiple`.'],
} as const satisfies ActionContract
