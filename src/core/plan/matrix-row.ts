/** What a workflow matrix carries of a point: an id and what GitHub itself must know. No free text, no parameters. */
import type { PlannedPoint } from './plan.ts'

export interface MatrixRow {
  readonly id: string
  readonly title: string
  readonly 'runs-on': readonly string[]
  /** Minutes. */
  readonly timeout: number
}

export const matrixRow = (point: PlannedPoint): MatrixRow => ({
  id: point.id,
  title: point.title,
  'runs-on': point.runsOn,
  timeout: point.timeoutMinutes,
})
