/** Problems of planning: what was asked for against what the configuration offers. Codes 080-099. */
import { registerProblemKinds } from './catalogue.ts'

const user = { blame: 'user', severity: 'error' } as const

export const planProblems = registerProblemKinds({
  INFX080: {
    ...user,
    title: 'A config key does not exist',
    explain:
      'The changelog entry or `--keys` names a key that no configuration file defines at this commit. `*` stands for any text.',
  },
  INFX081: {
    ...user,
    title: 'A point filter matches nothing or cannot be read',
    explain:
      'A filter is a list of `field=value|value` terms joined by commas (all must hold), or a glob on the id or title of a point.',
  },
  INFX082: {
    ...user,
    title: 'Two different points share one identity',
    explain:
      'Results are stored under an identity; two different measurements under one would overwrite each other. Make the difference part of the configuration (for instance the recipe or the topology).',
  },
  INFX083: {
    ...user,
    title: 'A point was listed more than once',
    severity: 'notice',
    explain: 'Two rows describe the very same measurement, so it is run once.',
  },
  INFX084: {
    ...user,
    title: 'An append-only entry changes existing points',
    explain:
      'An append-only entry may only add points to curves that exist: nothing removed, no image or recipe changed, no other config touched. Use a normal entry when the change invalidates old points.',
  },
  INFX085: {
    ...user,
    title: 'Labels or entries contradict each other',
    explain: 'The message names the two. Remove one; there is no silent precedence.',
  },
  INFX086: {
    ...user,
    title: 'A sweep is larger than its shards',
    explain:
      'GitHub runs at most 256 legs per matrix, and the workflow has a fixed number of matrices. Narrow the keys, or filter the points.',
  },
  INFX087: {
    ...user,
    title: 'The base to compare with is missing',
    explain: 'Append-only entries are decided by comparing head with the merge base, so both are needed.',
  },
  INFX088: {
    ...user,
    title: 'There is nothing to run',
    severity: 'notice',
    explain:
      'The entries, labels and filters together select no point; the finding says which of them. Without --base the newest changelog entry counts, with it the entries that are new; an empty changelog asks for nothing.',
  },
  INFX089: {
    ...user,
    title: 'Evaluations were left out',
    severity: 'notice',
    explain:
      'A simulated sweep answers evaluations from the questions of a local task file, and the repository names none for this task. ' +
      'Name one with `eval-task`, or in the configuration (`eval: {path: …}`).',
  },
  INFX090: {
    ...user,
    title: 'Unchanged points are measured again',
    severity: 'notice',
    explain:
      'A normal entry measures every point of its keys. Where a change only adds points to curves that exist, `append-only: true` in the entry measures the new ones alone: the old results stay, and no evaluation runs. ' +
      'Leave it out when the old points are to be measured again on purpose.',
  },
})
