/** The event of this job: GITHUB_EVENT_NAME and GITHUB_EVENT_PATH. */
import { readTrigger, type TriggerResult } from '../core/gate/read-trigger.ts'
import '../core/problems/gate.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { readEventPayload } from './event-payload.ts'

/** The narrow event, or every problem of its payload. Throws a ProblemError when there is no payload to read. */
export async function readTriggerOfJob(
  env: Readonly<Record<string, string | undefined>>,
): Promise<TriggerResult> {
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  const payload = await readPayload(env['GITHUB_EVENT_PATH'] ?? '')
  return readTrigger(name, payload, env['GITHUB_REF'] ?? '')
}

async function readPayload(path: string): Promise<unknown> {
  try {
    return await readEventPayload(path)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new ProblemError([problem('INFX130', `GITHUB_EVENT_PATH cannot be read: ${why}`)], { cause })
  }
}

/** The event is the pull request of a fork: GitHub gives its jobs a token that can only read, whatever they ask for. */
export async function isForkPullRequest(env: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const { trigger } = await readTriggerOfJob(env)
  return trigger?.kind === 'pull_request' && trigger.fork
}
