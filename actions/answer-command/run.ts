import { join } from 'node:path'
import {
  acceptedReply,
  helpReply,
  mayCommand,
  notAllowedReply,
  reactionOf,
  readComment,
  refusalReply,
} from '../../src/core/commands/answer.ts'
import type { Command } from '../../src/core/commands/parse.ts'
import type { CommentTrigger } from '../../src/core/gate/trigger.ts'
import '../../src/core/problems/gate.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { ProblemError } from '../../src/core/problem.ts'
import type { CommentSubject } from '../../src/core/render/comment.ts'
import { react, upsertComment } from '../../src/github/comments.ts'
import type { GitHub } from '../../src/github/client.ts'
import { carryOut } from '../../src/github/command.ts'
import { gitHubOfJob } from '../../src/github/connect.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { readTriggerOfJob } from '../../src/github/event.ts'
import { readActor } from '../../src/github/permissions.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { resultLimits } from '../../src/sweep/archive-limits.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>
type Outcome = 'ignored' | 'refused' | 'not-allowed' | 'accepted'

export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  const { trigger, problems } = await readTriggerOfJob(host.env)
  if (!trigger) throw new ProblemError(problems)
  if (trigger.kind !== 'issue_comment')
    throw new ProblemError([problem('INFX130', `the event ${trigger.kind} holds no comment`)])
  const reading = readComment(trigger, {
    repository: host.env['GITHUB_REPOSITORY'] ?? '',
    host: new URL(host.env['GITHUB_SERVER_URL'] ?? 'https://github.com').host,
  })
  if (reading.kind === 'ignore') {
    host.info(reading.because)
    return resultOf('', 'ignored')
  }
  const github = gitHubOfJob(host, inputs.token, false)
  const answer: Work['answer'] = async (reply, reaction, subject = `reply-${trigger.commentId}`) => {
    await react(github, trigger.commentId, reaction)
    await upsertComment(github, trigger.number, subject, inputs.author, reply)
  }
  if (reading.kind === 'refuse') {
    await answer(refusalReply(reading.refusals), reactionOf.refused)
    return resultOf('', 'refused')
  }
  const { command, notes } = reading
  if (command.name === 'help') {
    await answer(helpReply(), reactionOf.accepted)
    return resultOf('help', 'accepted')
  }
  const actor = await readActor(github, trigger.author)
  if (!mayCommand(command, actor)) {
    await answer(notAllowedReply(command, actor), reactionOf.refused)
    return resultOf(command.name, 'not-allowed')
  }
  const scratch = join(host.env['RUNNER_TEMP'] ?? host.workspace, 'command')
  return obey(command, notes, trigger, { inputs, github, answer, scratch })
}

interface Work {
  readonly inputs: Inputs
  readonly github: GitHub
  /** Without a subject it is a reply of its own. */
  readonly answer: (reply: string, reaction: 'eyes' | 'confused', subject?: CommentSubject) => Promise<void>
  /** Folder for downloads. */
  readonly scratch: string
}

/** What GitHub refuses (no such run, another head) is an answer to the commenter, no failure of the workflow. */
async function obey(
  command: Exclude<Command, { readonly name: 'help' }>,
  notes: readonly string[],
  trigger: CommentTrigger,
  { inputs, github, answer, scratch }: Work,
): Promise<ActionResult> {
  try {
    const { done, doneChinese, subject } = await carryOut(github, command, trigger, {
      workflow: inputs['sweep-workflow'],
      scratch,
      limits: resultLimits,
    })
    await answer(acceptedReply(done, doneChinese, notes), reactionOf.accepted, subject)
    return resultOf(command.name, 'accepted')
  } catch (error) {
    const isAnswer =
      error instanceof ProblemError &&
      error.problems.every(({ blame, code }) => blame === 'user' && code !== 'INFX143')
    if (!isAnswer) throw error
    const refusals = error.problems.map(({ message, hint }) => ({
      line: `/${command.name}`,
      why: message,
      hint: hint ?? 'read docs/labels.md',
    }))
    await answer(refusalReply(refusals), reactionOf.refused)
    return resultOf(command.name, 'refused')
  }
}

const resultOf = (command: string, outcome: Outcome): ActionResult => ({
  outputs: { command, outcome },
  problems: [],
})
