/** Contract of `collect-artifacts`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { tokenInput } from '../../src/github/token-input.ts'

export const contract = {
  name: 'collect-artifacts',
  title: 'Download the artifacts of a sweep',
  description:
    'Downloads the artifacts of all attempts of a run over all pages, unpacks them within bounds, and records when each was uploaded. Damaged, hostile and expired ones are reported, not taken.',
  inputs: {
    token: tokenInput,
    'run-id': { description: 'Run to collect. Default: this run.', required: false },
    include: {
      description:
        '`results`: benchmark results, failures and evaluations; `all`: exports, logs and telemetry too.',
      required: false,
      fallback: 'results',
    },
    plan: {
      description:
        'Path of plan.json; reuse.json beside it names the results of other runs. Default with `plan-artifact`: `.infx/plan/plan.json`.',
      required: false,
    },
    'plan-artifact': {
      description: 'Artifact of this run that is unpacked into the folder of `plan` first.',
      required: false,
    },
    folder: {
      description: 'Folder that receives one sub-folder per artifact.',
      required: false,
      fallback: '.infx/artifacts',
    },
  },
  outputs: {
    folder: { description: 'The folder.' },
    artifacts: { description: 'Number of artifacts that are there now.' },
    refused: { description: 'Number of artifacts that were not taken.' },
  },
  permissions: { actions: 'list and download the artifacts' },
  requirements: [],
} as const satisfies ActionContract
