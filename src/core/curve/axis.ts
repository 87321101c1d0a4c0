/** What a curve is drawn and compared over: the first of the project's interactivities that its points have. */
import type { Headline } from '../results/sweep.ts'

export interface CurveAxis {
  readonly title: string
  /** Tokens per second and user; null = not measured. */
  readonly of: (headline: Headline) => number | null
}

export const e2eNormAxis: CurveAxis = {
  title: 'P90 E2E-normalised interactivity (tok/s/user)',
  of: ({ p90E2eNormIntvtyTps }) => p90E2eNormIntvtyTps,
}

/** Fixed-sequence results have no E2E-normalised interactivity. */
export const interactivityAxis: CurveAxis = {
  title: 'P90 interactivity (tok/s/user)',
  of: ({ p90IntvtyTps }) => p90IntvtyTps,
}

export const axisOf = (headlines: readonly Headline[]): CurveAxis =>
  [e2eNormAxis, interactivityAxis].find(({ of }) => headlines.some((headline) => of(headline) !== null)) ??
  e2eNormAxis
