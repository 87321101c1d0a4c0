/** Handing a script to the scheduler, and learning the job's id even when the answer got lost. */
import '../../core/problems/launch.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { ProblemError } from '../../core/problem.ts'
import { ownedName, ownerComment } from '../owner.ts'
import type { Owner } from '../owner.ts'
import type { ToolResult } from '../../tool-call.ts'
import { toolComplaint } from '../tool.ts'
import type { Scheduler } from './scheduler.ts'

/**
 * The job's id. Throws ProblemError: INFX191 when it was refused or answered with something else than an id, INFX192
 * when the scheduler did not answer and the job is not in its queue either.
 */
export async function submit(
  scheduler: Scheduler,
  scriptPath: string,
  owner: Owner,
  signal: AbortSignal | undefined,
): Promise<string> {
  const result = await submission(signal, (late) =>
    scheduler.call(['sbatch', '--parsable', scriptPath], { signal: late }),
  )
  if (result.kind === 'ended' && result.code === 0) {
    const id = parsedJobId(result.stdout)
    if (id !== undefined) return id
  }
  const complaint = toolComplaint(result)
  if (result.kind === 'absent') {
    throw new ProblemError([
      problem('INFX192', `sbatch cannot be started: ${complaint}`, {
        hint: 'install Slurm’s commands on this machine',
      }),
    ])
  }
  const submitted = await findSubmitted(scheduler, owner, signal)
  if (submitted !== undefined) return submitted
  if (result.kind === 'ended' && result.code === 0) {
    throw new ProblemError([
      problem('INFX191', `sbatch named no job: ${complaint}`, {
        hint: 'it was asked with --parsable; a wrapper around sbatch must print the job id alone on its line',
      }),
    ])
  }
  const isRefusal =
    result.kind === 'ended' && !/unable to contact|timed out|communication|connect/i.test(complaint)
  throw new ProblemError([problem(isRefusal ? 'INFX191' : 'INFX192', `sbatch failed: ${complaint}`)])
}

/** `4711` or `4711;cluster` on a line of its own; greetings of a login shell may stand around it. */
function parsedJobId(output: string): string | undefined {
  const ids = output.split('\n').flatMap((line) => /^([1-9]\d{0,9})(?:;\S+)?\s*$/.exec(line)?.[1] ?? [])
  return ids.length === 1 ? ids[0] : undefined
}

/** What a submission gets after an abort: a job whose id nobody knows could not be cancelled. */
const lastWordMs = 2_000

/** `call` is not cut short at once by an abort, but soon: GitHub leaves 7.5 s, and the job has to be ended in them. */
export async function submission(
  signal: AbortSignal | undefined,
  call: (late: AbortSignal) => Promise<ToolResult>,
): Promise<ToolResult> {
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const hurry = (): void => {
    timer ??= setTimeout(() => late.abort(), lastWordMs)
  }
  signal?.addEventListener('abort', hurry)
  if (signal?.aborted === true) hurry()
  try {
    return await call(late.signal)
  } catch (error) {
    if (!late.signal.aborted) throw error
    return { kind: 'timeout' }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', hurry)
  }
}

/** The queue is asked for our own comment, which names this process; when `signal` is aborted, there is little time. */
export async function findSubmitted(
  scheduler: Scheduler,
  owner: Owner,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const jobs = await scheduler.ownJobs(signal?.aborted === true ? { withinMs: lastWordMs } : {})
  if (jobs.kind === 'silent') return undefined
  return jobs.value.find(({ name, comment }) => name === ownedName(owner) && comment === ownerComment(owner))
    ?.id
}
