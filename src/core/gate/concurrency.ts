/**
 * The concurrency group of the sweep workflow, as text for its YAML and as a function for tests and explanations.
 *
 * GitHub claims a group before it looks at any `if`, so a run of which every job will be skipped still cancels what runs
 * in its group. Therefore the group itself must say whether the event matters.
 */
import { labelTexts, type LabelTable } from './labels.ts'
import { relevantActions } from './trigger.ts'

const labelActions = ['labeled', 'unlabeled']
const otherActions = relevantActions.filter((action) => !labelActions.includes(action))

export interface ConcurrencyGroup {
  /** For `concurrency.group`. */
  readonly group: string
  /** For the `if` of the job that calls the sweep: an irrelevant event must not even bring a green check of its name. */
  readonly relevant: string
  /** For `concurrency.cancel-in-progress`. */
  readonly cancelInProgress: string
  /** Why it is so, one sentence each, for docs/labels.md. */
  readonly because: readonly string[]
}

/** Group names are compared without regard to case, and so is `contains`, like label names themselves. */
export function concurrencyGroup(table: LabelTable): ConcurrencyGroup {
  const irrelevant = [
    "github.event_name == 'pull_request'",
    `!contains(fromJSON('${list(otherActions)}'), github.event.action)`,
    `!(contains(fromJSON('${list(labelActions)}'), github.event.action) && contains(fromJSON('${list(labelTexts(table))}'), github.event.label.name))`,
  ].join(' && ')
  return {
    group: `sweep-\${{ github.event.pull_request.number || github.event.inputs.pull-request || github.run_id }}-\${{ ${irrelevant} && github.run_id || 'active' }}`,
    relevant: `\${{ !(${irrelevant}) }}`,
    cancelInProgress: 'true',
    because: [
      'An event that changes no sweep (another label, another action) gets a group of its own, so it cancels nothing.',
      'An event that matters shares the group of its pull request, so what it supersedes is cancelled at once: its results would describe a commit or labels that are gone.',
      'Removing the last sweep label, closing and turning into a draft cancel the sweep and start none.',
      'A dispatch that names a pull request shares its group: a push revokes the approval of a fork and stops the approved sweep in the same moment.',
      'Pushes, schedules and other dispatches have a group per run: what was merged is measured to its end.',
    ],
  }
}

/** JSON inside a quoted string of an expression, where a quote is doubled. */
const list = (texts: readonly string[]): string => JSON.stringify(texts).replaceAll("'", "''")
