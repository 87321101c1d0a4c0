/** The event of this job: GITHUB_EVENT_NAME and GITHUB_EVENT_PATH. */
import { readFile, stat } from 'node:fs/promises'
import { readTrigger, type TriggerResult } from '../core/gate/read-trigger.ts'
import '../core/problems/gate.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'

/** GitHub caps payloads at 25 MB. */
const maxEventBytes = 32 * 1024 * 1024

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
    const { size } = await stat(path)
    if (size > maxEventBytes) throw new RangeError(`${size} bytes, more than ${maxEventBytes}`)
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new ProblemError([problem('INFX130', `GITHUB_EVENT_PATH cannot be read: ${why}`)], { cause })
  }
}
