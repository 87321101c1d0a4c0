/** One disagreement between a point and its recipe, before it is known how much it weighs. */
import type { ProblemCode } from '../problem.ts'

export interface Finding {
  readonly code: ProblemCode
  readonly message: string
  readonly hint?: string
  /** The point could not run at all: an error wherever the recipe is named. */
  readonly isImpossible?: true
}
