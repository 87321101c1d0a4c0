/** Problems of a run's artifacts, of results taken over from another run, and of where legs run (350-359). */
import { registerProblemKinds } from './catalogue.ts'

export const artifactProblemKinds = registerProblemKinds({
  INFX350: {
    title: 'An artifact is damaged',
    blame: 'infra',
    severity: 'warning',
    explain:
      'The archive is cut off, is no zip, or its content does not match its checksum. Nothing of it was taken. ' +
      'If it was the only result of a point, that point is missing: re-run the failed jobs.',
  },
  INFX351: {
    title: 'An artifact was refused as hostile',
    blame: 'user',
    severity: 'error',
    explain:
      'A name inside the archive leaves its folder or stands there twice, the archive expands beyond its bounds, or it lies about its sizes. ' +
      'Our jobs upload no such archive, so somebody made it on purpose or by another tool. Nothing of it was written.',
  },
  INFX352: {
    title: 'An artifact has expired',
    blame: 'infra',
    severity: 'warning',
    explain:
      'GitHub deletes artifacts after the retention time of the repository. What was in it cannot be counted or taken over any more; run those points again.',
  },
  INFX353: {
    title: 'A run cannot be gone on with',
    blame: 'user',
    severity: 'error',
    explain:
      'The run that `resume-run`, `failed-of-run`, `/use` or `/rerun` names is not there, has not ended, has no plan any more, or is about another commit than the head. ' +
      'The message says which. Start a whole sweep instead.',
  },
  INFX355: {
    title: 'A run cannot stand for the merge',
    blame: 'user',
    severity: 'error',
    explain:
      '`/use` pins a run of the same pull request that has a valid result of every planned point; at the merge each of those results is read and judged again. ' +
      'The run is of another pull request, was shortened or narrowed by a label, or lacks results, or the pin itself cannot be trusted: its comment was edited, or who gave the command may not any more. ' +
      'Dispatching the sweep on the default branch with `resume-run` measures only what is missing.',
  },
  INFX356: {
    title: 'Results of shortened points are not taken over',
    blame: 'user',
    severity: 'notice',
    explain:
      'The label `agentx-fast` shortens agentic points. What such a run measured answers a quick question and stands for nothing else, not even for the same points of another quick run.',
  },
  INFX354: {
    title: 'The runner map cannot be used',
    blame: 'user',
    severity: 'error',
    explain:
      '`runner-map` is a YAML mapping from a prefix of runner labels (or `default`) to what GitHub is asked for: a label, a list of labels, or `{ group, labels }`. ' +
      '`{label}` stands for the runner label of the point. The longest prefix that fits wins.',
  },
})
