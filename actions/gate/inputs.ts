/** Contract of `gate`. */
import type { ActionContract } from '../../src/github/contract.ts'
import { tokenInput } from '../../src/github/token-input.ts'

export const contract = {
  name: 'gate',
  title: 'Decide whether a sweep runs',
  description:
    'Decides from event, labels, people and policy whether a sweep runs, and says why. Labels and head are read from GitHub now, not from the event.',
  inputs: {
    token: tokenInput,
    enabled: {
      description: '`false` switches every sweep off, e.g. from a repository variable.',
      required: false,
      fallback: 'true',
    },
    keys: {
      description: 'Config keys (with `*`) where the event names none, e.g. of a schedule.',
      required: false,
    },
    points: {
      description: 'Point filter where the event names none.',
      required: false,
    },
    labels: {
      description: 'Sweep labels where neither the event nor a pull request has any, e.g. of a schedule.',
      required: false,
    },
    'has-database': {
      description: '`true` when a database is configured, so that results may be ingested.',
      required: false,
      fallback: 'false',
    },
  },
  outputs: {
    decision: { description: '`run`, `skip` or `refuse`.' },
    run: { description: '`true` when a sweep runs.' },
    plan: {
      description:
        '`true` when a plan is to be made: for a sweep, or to see whether results stand for a pull request without one.',
    },
    request: { description: 'JSON of these outputs, for reuse-points.' },
    because: { description: 'The reasons, joined by `; `.' },
    problems: { description: 'JSON list of the findings of a refusal, for its comment.' },
    head: { description: 'Full SHA of the commit to sweep.' },
    base: { description: 'What to compare with, or empty when keys are given.' },
    'pull-request': { description: 'Number of the pull request, or empty.' },
    labels: { description: 'Sweep labels in effect, by their names in docs/labels.md.' },
    keys: { description: 'Config keys to run instead of what the changelog says.' },
    points: { description: 'Point filter.' },
    'fail-fast': { description: '`true` when the first failed point of a matrix cancels the rest.' },
    'resume-run': { description: 'Run whose valid points stay.' },
    'failed-of-run': { description: 'Run of which only points without a valid result run.' },
    'pushed-from': { description: 'Commit before a push to the default branch.' },
    fork: { description: '`true` when the head lies in a fork.' },
    ingest: {
      description: '`true` when valid results go to the database: never those of an unmerged pull request.',
    },
    reusable: { description: '`true` when no label keeps the results from standing for the merge.' },
  },
  permissions: {
    contents: 'read infx.config.yaml of the base and the message of the head commit',
    'pull-requests': 'read the pull request, its labels and their history',
  },
  requirements: [],
} as const satisfies ActionContract
