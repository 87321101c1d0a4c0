/** Problems of the gate, comment commands and GitHub's interface (130-149). */
import { registerProblemKinds } from './catalogue.ts'

const user = { blame: 'user', severity: 'error' } as const
const infra = { blame: 'infra', severity: 'error' } as const

export const gateProblemKinds = registerProblemKinds({
  INFX130: {
    ...infra,
    title: 'The event cannot be used',
    explain:
      'The payload of the event lacks a field that the gate needs, or holds one that is not what GitHub documents. ' +
      'Nothing is decided on a guess. Trigger the workflow by one of the events of docs/labels.md.',
  },
  INFX131: {
    ...user,
    title: 'Two primary labels',
    explain:
      'The primary label says how a sweep runs, and two of them say two things. Nothing runs until one is left. ' +
      'docs/labels.md lists the labels.',
  },
  INFX132: {
    ...user,
    severity: 'notice',
    title: 'A modifier without a primary label',
    explain:
      'A modifier changes a sweep and never starts one. Add one primary label, for instance `full-sweep-fail-fast`.',
  },
  INFX133: {
    ...user,
    severity: 'warning',
    title: 'A label looks like a sweep label, and is none',
    explain:
      'Label texts are compared whole. The label named in the message differs by a few letters from one that has an effect, so it has none.',
  },
  INFX134: {
    ...user,
    title: 'An input of a dispatch is not usable',
    explain:
      'A sweep was started by hand with an input that cannot be read, or with two that exclude one another. All of them are listed at once.',
  },
  INFX135: {
    ...user,
    title: 'The person may not start a sweep',
    explain:
      'Sweeps spend GPU hours, so the one who applies a sweep label, dispatches a sweep or comments a command needs the role write, ' +
      'maintain or admin in this repository. GitHub lets the role triage set labels too; that alone starts nothing.',
  },
  INFX136: {
    ...user,
    title: 'A fork needs an approval of exactly this commit',
    explain:
      'Code from a fork runs on your machines only after a maintainer read it: dispatch the sweep workflow with the number of the pull request ' +
      'and the full SHA that was read as `approve-head`. A new commit revokes the approval.',
  },
  INFX137: {
    ...user,
    title: 'The pull request has merge conflicts',
    explain:
      'GitHub makes no merge commit and starts no pull-request run while there are conflicts. Resolve them and push; the push starts the sweep.',
  },
  INFX138: {
    ...user,
    title: 'The commit is not the head any more',
    explain:
      'The run was started for a commit that the branch has moved away from. Its results would say nothing about the pull request as it is. ' +
      'Start a sweep for the new head.',
  },
  INFX139: {
    ...infra,
    title: 'Nothing proves that the canary passed',
    explain:
      'The fan-out starts only with the token of this plan: the canary passed, none is possible, or a label waived it. ' +
      'A skipped or empty canary is no pass. Re-run all jobs of the workflow.',
  },
  INFX140: {
    ...infra,
    title: 'Planned points were not run',
    explain:
      'The plan expects more points than there are results. Skipped jobs look green on GitHub and measure nothing, so this check fails. ' +
      'Re-run the failed jobs; what is valid is kept.',
  },
  INFX141: {
    ...user,
    title: 'The label map is contradictory',
    explain:
      '`labels-map` in infx.config.yaml gives labels of the table other names. Each name may stand for one label only, and only labels of the table can be renamed.',
  },
  INFX142: {
    ...user,
    title: 'The commit to compare with is unknown',
    explain:
      'The event names no commit before it (a new branch, forty zeros), or the branch was overwritten by a forced push, so what changed cannot be known. ' +
      'Dispatch the sweep with `base` and `head`, or with `keys`.',
  },
  INFX143: {
    ...user,
    title: 'The workflow lacks a permission',
    explain:
      'GitHub refused the request with "Resource not accessible by integration". Add the permission that the message names to the job. ' +
      'In a pull_request run of a fork the token can only read, whatever the workflow says.',
  },
  INFX144: {
    ...user,
    title: 'A comment command was not understood',
    explain:
      'A command stands alone on its line, in plain characters, with its number on the same line. Nothing is executed on a guess. `/help` lists the commands.',
  },
  INFX145: {
    ...infra,
    title: 'GitHub gave an answer that cannot be used',
    explain:
      'The answer is not what the documentation promises: no JSON, another shape, or too large. A proxy or a sign-in page between the runner and GitHub does this.',
  },
  INFX146: {
    ...infra,
    title: 'GitHub cannot be reached now',
    explain:
      'The request failed, was limited, or was answered with a server error, and repeating it within its budget of time did not help. Re-run the job later.',
  },
  INFX147: {
    ...infra,
    title: 'A list is longer than its bound',
    explain:
      'A list of GitHub has more pages than are read. Nothing is decided on part of a list where the rest may matter.',
  },
  INFX148: {
    ...user,
    title: 'GitHub refused the token',
    explain:
      'The token is missing, expired or wrong. Pass `${{ github.token }}`, or a token of an app that is installed in this repository.',
  },
  INFX149: {
    ...user,
    title: 'GitHub refused the request',
    explain:
      'GitHub understood the request and said no: something does not exist, is not visible to this token, or fails its validation. The message repeats its reason.',
  },
})
