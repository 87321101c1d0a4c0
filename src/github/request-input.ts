/** The gate's request as one value: what it decided, handed from step to step as JSON. */
import type { SweepRequest } from '../core/gate/request.ts'
import type { RawInputs } from '../core/inputs.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import '../core/problems/command.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { jsonOrNothing } from '../core/json-or-nothing.ts'

/** What a plan is made from. */
const planned = ['base', 'head', 'keys', 'points', 'labels', 'pull-request'] as const
const texts = [...planned, 'resume-run', 'failed-of-run', 'pushed-from'] as const

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

/** Inputs of the plan that a request holds; none without one. */
export function plannedOfRequest(json: string): RawInputs {
  if (json === '') return {}
  const request = readRequest(json)
  // What it leaves empty is as good as not given.
  return Object.fromEntries(
    planned.map((name) => [name, request[name]] as const).filter(([, text]) => text !== ''),
  )
}
