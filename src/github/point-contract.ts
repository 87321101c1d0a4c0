/** What the three actions that run one point share; they differ in the kind of point they accept. */
import type { ActionContract } from './contract.ts'
import { inputsOfSweep } from './inputs-of-sweep.ts'

const inputs = {
  plan: { description: 'Path of plan.json.', required: true },
  point: { description: 'Id of the point, from the matrix row.', required: true },
  attempt: { description: 'Attempt number. Default: the run attempt.', required: false },
  ...inputsOfSweep(['repo', 'thresholds-file', 'simulate', 'out']),
} as const

const outputs = {
  status: { description: '`valid`, `invalid` or `failed`.' },
  'result-path': { description: 'Path of the aggregate, or empty.' },
  'artifact-name': { description: 'Name to upload the result under; `failed_…` unless valid.' },
  'artifact-dir': { description: 'Folder with one sub-folder per artifact, named like it.' },
  blame: { description: 'Whose a failure is: `user`, `infra`, `product`, or empty.' },
} as const

export const pointContract = <Name extends string>(name: Name, title: string, description: string) =>
  ({
    name,
    title,
    description,
    inputs,
    outputs,
    permissions: { contents: 'read datasets, recipes and thresholds' },
    requirements: [
      'Runs on the runner that holds the hardware. SIGINT and SIGTERM stop the engine within 7.5 s.',
    ],
  }) as const satisfies ActionContract
