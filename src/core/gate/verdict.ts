/**
 * The one required check of a sweep. GitHub counts a skipped job as passed, so the verdict compares what was planned with
 * what came back, and never asks whether something failed.
 */
import '../problems/gate.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import { formatPlural } from '../render/numbers.ts'
import type { JobResult } from './fan-out.ts'

export interface SweepOutcome {
  /** What the gate said; absent when it did not get that far. */
  readonly decision?: 'run' | 'skip' | 'refuse'
  /** Points of the plan; undefined when there is none because planning failed. */
  readonly planned: number | undefined
  /** Points with a valid result, of this run or reused. */
  readonly valid: number
  /** Points that valid results of earlier runs stand for; asked for where no sweep was. */
  readonly reused: number
  /** Results of the jobs by name. */
  readonly jobs: Readonly<Record<string, JobResult>>
}

export interface RequiredCheck {
  readonly conclusion: 'success' | 'failure' | 'cancelled'
  readonly because: string
  readonly problems: readonly Problem[]
}

export function judgeSweep({ decision, planned, valid, reused, jobs }: SweepOutcome): RequiredCheck {
  const ending = (result: JobResult) =>
    Object.entries(jobs).flatMap(([name, ended]) => (ended === result ? [name] : []))
  const failed = ending('failure')
  const cancelled = ending('cancelled')
  if (decision === 'refuse') return failure('the gate refused the sweep')
  // Nothing was asked for, so nothing is missing; a gate that failed said nothing at all.
  if (decision === 'skip' && failed.length === 0 && cancelled.length === 0) return standing(planned, reused)
  if (planned === undefined) return failure('there is no plan, so nothing is known to be measured')
  if (cancelled.length > 0) {
    return { conclusion: 'cancelled', because: `cancelled: ${cancelled.join(', ')}`, problems: [] }
  }
  if (failed.length > 0) return failure(`failed: ${failed.join(', ')}`)
  if (planned === 0) return success('nothing to do: no point was planned')
  return valid < planned
    ? failure(`planned ${planned}, ran ${valid}`)
    : success(`${formatPlural(planned, 'point')} planned, all valid`)
}

/** Without a sweep: whether earlier results stand for what the change announces. Undefined = nothing was asked. */
function standing(planned: number | undefined, reused: number): RequiredCheck {
  if (planned === undefined) return success('no sweep was asked for')
  if (planned === 0) return success('no sweep was asked for, and the change has no point to measure')
  const points = formatPlural(planned, 'point')
  if (reused >= planned) return success(`no sweep was asked for, and earlier results stand for ${points}`)
  const because = `no sweep was asked for, and ${planned - reused} of ${points} have no valid result`
  const hint = 'add a primary label, e.g. full-sweep-fail-fast'
  return { ...failure(because), problems: [problem('INFX140', because, { hint })] }
}

const success = (because: string): RequiredCheck => ({ conclusion: 'success', because, problems: [] })
const failure = (because: string): RequiredCheck => ({
  conclusion: 'failure',
  because,
  problems: [problem('INFX140', because)],
})
