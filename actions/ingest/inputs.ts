/** Contract of `ingest`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { inputsOfSweep } from '../../src/github/inputs-of-sweep.ts'

export const contract = {
  name: 'ingest',
  title: 'Ingest a sweep into a database',
  description:
    'Writes the results of a run into PostgreSQL (or an embedded PGlite) and reports counters that add up. Running it twice changes nothing.',
  inputs: {
    artifacts: {
      description: 'Folder with one sub-folder per downloaded artifact.',
      required: false,
      fallback: '.infx/artifacts',
    },
    database: { description: '`postgres://…` (from a secret) or `pglite:DIR`.', required: true },
    'run-id': { description: 'Run that the results were measured in. Default: this run.', required: false },
    'run-attempt': { description: 'Attempt of that run. Default: this attempt.', required: false },
    'run-started-at': {
      description:
        'When that run began, ISO 8601; its UTC day becomes the date of new rows. Default: now. Rows that are there keep theirs.',
      required: false,
    },
    plan: {
      description: 'Path of plan.json: its head commit is recorded, and rows of other points are not taken.',
      required: false,
    },
    ...inputsOfSweep(['repo', 'out']),
  },
  outputs: {
    verdict: { description: '`ok`, or `fail` when rows failed or nothing was there to ingest.' },
    new: { description: 'Benchmark and evaluation rows inserted.' },
    duplicate: { description: 'Rows that were there already.' },
    unmapped: { description: 'Rows whose model or hardware is unknown.' },
    report: { description: 'Path of ingest.json.' },
  },
  permissions: { actions: 'download the artifacts in the step before' },
  requirements: ['PostgreSQL 15 or newer. A target that is not PGlite refuses simulated results.'],
} as const satisfies ActionContract
