/** What keeps a point's result from being published, as Problems of whoever can mend it. */
import '../problems/actions.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import { remedyOf } from './remedies.ts'
import type { SweepPoint } from './sweep.ts'

/** Empty for a valid or reused point, at least one error for any other. */
export function pointProblems(point: SweepPoint): readonly Problem[] {
  if (point.status === 'valid' || point.status === 'reused') return []
  if (point.status === 'missing') return [missing(point)]
  const causes = [
    ...(point.failure?.problems ?? []).map((cause): Problem => ({
      ...cause,
      severity: 'error',
      message: `${point.title} failed while ${point.failure?.phase ?? 'queued'}: ${cause.message}`,
    })),
    ...point.invalidReasons.map(({ code, message, blame }) => {
      const hint = remedyOf(code)
      const more = hint === undefined ? { blame } : { blame, hint }
      return problem('INFX312', `${point.title} is ${point.status}: ${message}`, more)
    }),
  ]
  return causes.length > 0
    ? causes
    : [problem('INFX312', `${point.title} is ${point.status} without a recorded cause`)]
}

const missing = ({ title, notStarted }: SweepPoint): Problem =>
  notStarted === undefined
    ? problem('INFX313', `${title}: nothing came back`, { hint: 're-run the failed jobs' })
    : problem('INFX313', `${title}: not started: ${notStarted}`)
