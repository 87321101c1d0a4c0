/** `toJSON(needs)` of a job: results and outputs of the jobs before it. */
import type { JobResult } from '../core/gate/fan-out.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import '../core/problems/command.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { jobResult } from './job-result.ts'
import { jsonOrNothing } from '../core/json-or-nothing.ts'

export interface NeededJob {
  readonly result: JobResult
  /** '' for an output that was not set. */
  output(name: string): string
}

/** Jobs by their id. Throws ProblemError INFX300 for anything that is not what GitHub hands over. */
export function readNeeds(json: string): ReadonlyMap<string, NeededJob> {
  const value = jsonOrNothing(json)
  if (!isRecord(value)) throw malformed()
  return new Map(
    Object.entries(value).map(([id, job]) => {
      if (!isRecord(job) || typeof job['result'] !== 'string') throw malformed()
      const outputs = isRecord(job['outputs']) ? job['outputs'] : {}
      const output = (name: string): string => {
        const text = outputs[name]
        return typeof text === 'string' ? text : ''
      }
      return [id, { result: jobResult(id, job['result']), output }] as const
    }),
  )
}

/** A job that has to be among them. */
export function neededJob(needs: ReadonlyMap<string, NeededJob>, id: string): NeededJob {
  const job = needs.get(id)
  if (job) return job
  throw new ProblemError([problem('INFX300', `needs: the job ${id} is not among them`)])
}

const malformed = (): ProblemError =>
  new ProblemError([problem('INFX300', 'needs: expected `${{ toJSON(needs) }}`')])
