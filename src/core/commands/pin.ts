/**
 * The pin of `/use`: which run's results stand for the merge of a pull request. It lives in our one comment of the subject
 * `pin`; whoever may edit that comment may also give the command, so it grants nothing that they lack.
 */
import { effectsOf, readLabels } from '../gate/label-set.ts'
import { defaultLabelTable } from '../gate/labels.ts'
import type { Plan } from '../plan/plan.ts'
import '../problems/artifacts.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import { type ExistingComment, findComment } from '../render/comment.ts'
import { formatPlural } from '../render/numbers.ts'
import type { Sweep } from '../results/sweep.ts'

export interface Pin {
  /** Plain digits. */
  readonly runId: string
  /** Commit that the run swept, full SHA. */
  readonly head: string
  /** Login of whoever gave the command; their role is asked for again at the merge. */
  readonly by: string
}

const pinPattern =
  /^<!-- infx pin run=(?<runId>[1-9][0-9]{0,18}) head=(?<head>[0-9a-f]{40}|[0-9a-f]{64}) by=(?<by>[A-Za-z0-9[\]-]{1,60}) -->/

/** Invisible first line of the comment's text. */
export const pinMarker = ({ runId, head, by }: Pin): string =>
  `<!-- infx pin run=${runId} head=${head} by=${by} -->`

/** The pin among the comments; a Problem when our comment is not as it was written. */
export function readPin(
  comments: readonly ExistingComment[],
  author: string,
): { readonly pin?: Pin; readonly problems: readonly Problem[] } {
  const own = findComment(comments, 'pin', author)
  if (!own) return { problems: [] }
  const { runId, head, by } = pinPattern.exec(own.markdown)?.groups ?? {}
  if (own.isIntact && runId !== undefined && head !== undefined && by !== undefined)
    return { pin: { runId, head, by }, problems: [] }
  return {
    problems: [
      problem('INFX355', `the comment ${own.id} that pins a run was edited by hand`, {
        hint: 'comment /use again',
      }),
    ],
  }
}

/** Problem that a run cannot stand for the merge of the pull request, from its plan alone. */
export function planFaults(
  runId: string,
  plan: Pick<Plan, 'trigger' | 'points'>,
  pullRequest: number,
): readonly Problem[] {
  const { pullRequest: planned, labels } = plan.trigger
  const refuse = (why: string, hint: string): Problem => problem('INFX355', `run ${runId} ${why}`, { hint })
  if (planned !== pullRequest)
    return [
      refuse(
        `is about ${planned === undefined ? 'no pull request' : `pull request ${planned}`}, not ${pullRequest}`,
        'name a run of this pull request',
      ),
    ]
  if (!isReusable(labels))
    return [
      refuse(
        `was started with ${labels.join(', ')}, and such results cannot stand for a merge`,
        'sweep with full-sweep-fail-fast or full-sweep-enabled alone',
      ),
    ]
  return plan.points.length > 0 ? [] : [refuse('has no point', 'there is nothing to use')]
}

/** The same of what came back: every planned point needs a valid result. */
export function resultFaults(
  runId: string,
  plan: Pick<Plan, 'digest' | 'points'>,
  sweep: Pick<Sweep, 'planDigest' | 'points'>,
): readonly Problem[] {
  const standing = new Set(
    sweep.points.filter(({ status }) => status === 'valid' || status === 'reused').map(({ id }) => id),
  )
  const lacking =
    sweep.planDigest === plan.digest ? plan.points.filter(({ id }) => !standing.has(id)) : plan.points
  return lacking.length === 0
    ? []
    : [lackingResults(runId, lacking, plan.points.length, `comment /rerun ${runId}`)]
}

const shownPoints = 3

/** Points that a pinned run has no valid result of. */
export function lackingResults(
  runId: string,
  lacking: readonly { readonly title: string }[],
  planned: number,
  hint: string,
): Problem {
  return problem(
    'INFX355',
    `run ${runId} has no valid result of ${lacking.length} of ${formatPlural(planned, 'point')}: ${firstTitles(lacking)}`,
    { hint },
  )
}

/** The first titles, and how many there are besides. */
export function firstTitles(points: readonly { readonly title: string }[]): string {
  const titles = points.slice(0, shownPoints).map(({ title }) => title)
  const more = points.length > shownPoints ? `, and ${points.length - shownPoints} more` : ''
  return `${titles.join('; ')}${more}`
}

/** No label of the plan keeps its results from standing for the merge. */
const isReusable = (labels: readonly string[]): boolean =>
  effectsOf(readLabels(labels, defaultLabelTable)).reusable

/** Results of shortened points are nobody's result but their own run's. */
export const isShortened = ({ trigger }: Pick<Plan, 'trigger'>): boolean =>
  effectsOf(readLabels(trigger.labels, defaultLabelTable)).fast
