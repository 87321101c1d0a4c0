/** Contract of `run-sweep`, which is also the root action. */
import type { ActionContract } from '../../src/github/contract.ts'
import { inputsOfSweep } from '../../src/github/inputs-of-sweep.ts'
import { type SweepInputName, sweepInputs } from '../../src/core/inputs.ts'

const names = (Object.keys(sweepInputs) as SweepInputName[]).filter((name) => name !== 'json')

export const contract = {
  name: 'run-sweep',
  title: 'Run a whole benchmark sweep on this runner',
  description:
    'Plans, runs, evaluates, collects, ingests and reports a sweep in one job. To fan out over many runners, call the reusable workflow instead.',
  inputs: inputsOfSweep(names),
  outputs: {
    verdict: {
      description: '`pass` when every expected point is valid and every evaluation passes, else `fail`.',
    },
    expected: { description: 'Points in the plan.' },
    valid: { description: 'Points with a valid result.' },
    out: {
      description:
        'Folder with plan.json, sweep.json, results, report.html, curve.svg, curve.png and summary.md.',
    },
    report: { description: 'Path of report.html.' },
  },
  permissions: { contents: 'read configuration, changelog and recipes' },
  requirements: ['A checkout whose history reaches the merge base, unless `keys` are given.'],
} as const satisfies ActionContract
