/** What a workflow matrix carries of a point: an id and what GitHub itself must know. No free text, no parameters. */
import '../problems/actions.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import type { PlannedPoint } from './plan.ts'

/** The action that runs a point. */
export type PointAction = 'run-agentic-point' | 'run-fixed-point' | 'run-eval-point'

export interface MatrixRow {
  readonly id: string
  readonly title: string
  readonly action: PointAction
  readonly 'runs-on': readonly string[]
  /** Minutes in a queue and at work. */
  readonly timeout: number
}

export const pointAction = ({ kind, scenario }: Pick<PlannedPoint, 'kind' | 'scenario'>): PointAction =>
  kind === 'eval' ? 'run-eval-point' : scenario === 'agentic-coding' ? 'run-agentic-point' : 'run-fixed-point'

export const matrixRow = (point: PlannedPoint): MatrixRow => ({
  id: point.id,
  title: point.title,
  action: pointAction(point),
  'runs-on': point.runsOn,
  timeout: point.timeoutMinutes + (point.queueMinutes ?? 0),
})

/** GitHub's limit of legs per matrix. */
const maxLegs = 256
/** In characters, as GitHub counts outputs; far below the 128 KiB that an environment variable can hold. */
const maxLength = 100_000

/** The value of a job's `matrix`, as JSON, or the Problem that it does not fit through a job output. */
export function matrixOutput(
  name: string,
  points: readonly PlannedPoint[],
): { readonly json: string; readonly problems: readonly Problem[] } {
  const json = JSON.stringify({ include: points.map(matrixRow) })
  const hint = 'select fewer points with the inputs keys or points'
  if (points.length > maxLegs) {
    const message = `${name}: ${points.length} legs; a matrix has at most ${maxLegs}`
    return { json: '', problems: [problem('INFX315', message, { hint })] }
  }
  if (json.length > maxLength) {
    const message = `${name}: ${json.length} characters; at most ${maxLength} are handed on`
    return { json: '', problems: [problem('INFX315', message, { hint })] }
  }
  return { json, problems: [] }
}
