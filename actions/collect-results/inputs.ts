/** Contract of `collect-results`. */
import type { ActionContract } from '../../src/github/contract.ts'

export const contract = {
  name: 'collect-results',
  title: 'Collect the results of a sweep',
  description:
    'Joins downloaded results with the plan: newest valid result per point, missing ones listed apart and failing; writes sweep.json, report and summary.',
  inputs: {
    plan: { description: 'Path of plan.json.', required: true },
    artifacts: { description: 'Folder with one sub-folder per downloaded artifact.', required: true },
    out: {
      description: 'Folder to write sweep.json, report.html, curve.svg, curve.png and the aggregates to.',
      required: false,
      fallback: '.infx',
    },
  },
  outputs: {
    verdict: { description: '`pass` when every expected point is valid, else `fail`.' },
    expected: { description: 'Points in the plan.' },
    valid: { description: 'Points with a valid result.' },
    missing: { description: 'Points without any result.' },
    sweep: { description: 'Path of sweep.json.' },
    report: { description: 'Path of report.html.' },
  },
  permissions: { actions: 'download the artifacts in the step before' },
  requirements: ['`actions/download-artifact` before it, without `merge-multiple`.'],
} as const satisfies ActionContract
