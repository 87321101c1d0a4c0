/** What the three actions that run one point share; they differ in the kind of point they accept. */
import type { ActionContract } from './contract.ts'
import { inputsOfSweep } from './inputs-of-sweep.ts'

const inputs = {
  plan: { description: 'Path of plan.json.', required: true },
  point: { description: 'Id of the point, from the matrix row.', required: true },
  attempt: {
    description: 'Number of the attempt, from 1; part of every artifact name. Default: the run attempt.',
    required: false,
  },
  try: {
    description:
      '`1` or `2`: which of the two tries that a canary has in each run attempt; it makes the number of the attempt.',
    required: false,
  },
  ...inputsOfSweep(['repo', 'thresholds-file', 'site', 'launcher', 'client', 'out']),
} as const

const outputs = {
  status: { description: '`valid`, `invalid` or `failed`.' },
  blame: { description: 'Whose the first cause is when not valid: `user`, `infra`, `product`; else empty.' },
  token: {
    description:
      'After a valid result the token of the plan, which the fan-out demands of the canary; else empty.',
  },
  'result-path': {
    description: 'Path of the aggregate; empty for evaluations and when nothing was measured.',
  },
  'artifact-dir': { description: 'Folder with one sub-folder per artifact, named like the artifact.' },
  'artifact-name': {
    description:
      'Artifact with the result, or with the report of the failure: `bmk_…` or `eval_…` when there is a result, else `failed_…`.',
  },
  'trace-artifact-name': { description: 'Artifact with the request export of an agentic point, or empty.' },
  'logs-artifact-name': { description: 'Artifact with the engine logs, or empty.' },
  'telemetry-artifact-name': { description: 'Artifact with the GPU telemetry, or empty.' },
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
      'What is simulated is said by the plan, never here.',
    ],
  }) as const satisfies ActionContract
