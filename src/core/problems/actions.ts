/** Problems of the actions: what GitHub hands over, and what a step hands on (311-319). */
import { registerProblemKinds } from './catalogue.ts'

export const actionProblemKinds = registerProblemKinds({
  INFX311: {
    title: 'The step was interrupted',
    blame: 'infra',
    severity: 'error',
    explain:
      'GitHub cancelled the job, or its time was up. Engines and clients were stopped; the point has no result. ' +
      'Re-run the job when the reason is gone.',
  },
  INFX312: {
    title: 'A point has no result that may be published',
    blame: 'product',
    severity: 'error',
    explain:
      'The point was measured and judged invalid, it failed, or it came back without a usable result. The message names the point and ' +
      'the cause, and whose it is. Its files are uploaded under a `failed_…` name and never count as a measurement.',
  },
  INFX313: {
    title: 'Nothing came back of a planned point',
    blame: 'infra',
    severity: 'error',
    explain:
      'The plan expects a result of this point, and no artifact holds one: the job never started, was lost, or could not upload. ' +
      'A missing point never counts as passed. Re-run the failed jobs; what is valid is kept.',
  },
  INFX314: {
    title: 'A value of the event is not usable',
    blame: 'infra',
    severity: 'warning',
    explain:
      'The payload of the GitHub event holds a value that is not what GitHub documents, so it was not taken over as a default. ' +
      'Give the input by hand.',
  },
  INFX315: {
    title: 'The matrix does not fit into a job output',
    blame: 'user',
    severity: 'error',
    explain:
      'GitHub runs at most 256 legs per matrix, and hands on about 100 KB without trouble. Select fewer points with `keys` or `points`, ' +
      'or split the change.',
  },
  INFX316: {
    title: 'The plan has no such point for this action',
    blame: 'user',
    severity: 'error',
    explain:
      'Either the id is not in plan.json, or the point is of another kind: agentic, fixed-sequence and evaluation points have an action each. ' +
      'The matrix row names it in `action`.',
  },
  INFX317: {
    title: 'Not every row was ingested',
    blame: 'user',
    severity: 'error',
    explain:
      'Some rows could not be stored, or name a model or hardware that the tables do not know. The counters say how many and why. ' +
      'Add the names under `entities` in infx.config.yaml, or repair the results, and ingest again: rows that are there already stay.',
  },
})
