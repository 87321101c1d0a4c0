/** Payload of a GitHub event → {@link SweepTrigger}. Whoever caused the event wrote parts of it: every field is checked. */
import '../problems/gate.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import { PayloadReader } from './payload-reader.ts'
import { readDispatch } from './read-dispatch.ts'
import {
  type CommentTrigger,
  type PullRequestTrigger,
  type PushTrigger,
  relevantActions,
  type ScheduleTrigger,
  type SweepTrigger,
} from './trigger.ts'

export interface TriggerResult {
  /** Absent when an error forbids to go on. */
  readonly trigger?: SweepTrigger
  readonly problems: readonly Problem[]
}

/** `ref` is GITHUB_REF. All problems of the payload are reported together. */
export function readTrigger(eventName: string, payload: unknown, ref: string): TriggerResult {
  const read = new PayloadReader(payload)
  const make = readers.get(eventName)
  if (!make) {
    const allowed = [...readers.keys()].join(', ')
    return {
      problems: [
        problem('INFX130', `the event "${eventName}" starts no sweep`, { hint: `allowed: ${allowed}` }),
      ],
    }
  }
  const trigger = make(read, ref)
  return read.problems.length > 0 ? { problems: read.problems } : { trigger, problems: [] }
}

type Reader = (read: PayloadReader, ref: string) => SweepTrigger

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['pull_request', readPullRequest],
  ['push', readPush],
  ['workflow_dispatch', readDispatch],
  ['schedule', readSchedule],
  ['issue_comment', readComment],
])

function readSchedule(read: PayloadReader): ScheduleTrigger {
  return { kind: 'schedule', cron: read.text('schedule') }
}

function readPullRequest(read: PayloadReader): PullRequestTrigger {
  const action = read.text('action')
  const known = relevantActions.find((name) => name === action)
  const isLabelEvent = known === 'labeled' || known === 'unlabeled'
  const headRepository = read.optionalText('pull_request.head.repo.full_name')
  const repository = read.text('repository.full_name')
  return {
    kind: 'pull_request',
    action: known ?? 'other',
    number: read.id('pull_request.number'),
    head: read.sha('pull_request.head.sha'),
    baseRef: read.text('pull_request.base.ref'),
    // The repository of a head that was deleted since is null: that was a fork too.
    fork: headRepository?.toLowerCase() !== repository.toLowerCase(),
    draft: read.flag('pull_request.draft'),
    sender: read.text('sender.login'),
    ...(isLabelEvent ? { label: read.text('label.name') } : {}),
  }
}

const zeros = /^0+$/

function readPush(read: PayloadReader): PushTrigger {
  const before = read.sha('before')
  const after = read.sha('after')
  return {
    kind: 'push',
    ref: read.text('ref'),
    ...(zeros.test(before) ? {} : { before }),
    ...(zeros.test(after) ? {} : { after }),
    forced: read.flag('forced'),
    sender: read.text('sender.login'),
  }
}

function readComment(read: PayloadReader): CommentTrigger {
  const action = read.oneOf('action', ['created', 'edited', 'deleted'])
  return {
    kind: 'issue_comment',
    action,
    number: read.id('issue.number'),
    onPullRequest: read.has('issue.pull_request'),
    commentId: read.id('comment.id'),
    body: read.longText('comment.body'),
    author: read.text('comment.user.login'),
    authorIsBot: read.optionalText('comment.user.type') !== 'User',
  }
}
