/** The gate's request as one value: what it decided, handed from step to step as JSON. */
import type { SweepRequest } from '../core/gate/request.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import '../core/problems/command.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { jsonOrNothing } from '../core/json-or-nothing.ts'

const texts = ['head', 'pull-request', 'resume-run', 'failed-of-run', 'pushed-from'] as const

export type HandedRequest = Readonly<Pick<SweepRequest, (typeof texts)[number] | 'run'>>

/** Throws ProblemError INFX300 when it is not what the gate puts out. */
export function readRequest(json: string): HandedRequest {
  const value = jsonOrNothing(json)
  if (
    isRecord(value) &&
    typeof value['run'] === 'boolean' &&
    texts.every((name) => typeof value[name] === 'string')
  )
    return value as HandedRequest // every field was looked at
  throw new ProblemError([problem('INFX300', 'request: expected the output `request` of the gate')])
}
