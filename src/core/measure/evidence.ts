/** What judging a result needs and the published fields do not hold. */
export interface RunEvidence {
  /** Requests that ended, with and without error, by the client's own count; null when it left no count. */
  readonly completed: number | null
  readonly errors: number | null
  /** Seconds of profiling by the client's clock; null when it did not say. */
  readonly profiledSeconds: number | null
  /** The client's own verdict (AIPerf's submission_valid) and its reasons; null when it gave none. */
  readonly submissionValid: boolean | null
  readonly submissionReasons: readonly string[]
  /** The request export ends in the middle of a line. */
  readonly truncated: boolean
  /** Lines of the request export that are no records. */
  readonly malformedLines: number
  /** Tokens over profiled requests; null when no request reported any. */
  readonly inputTokens: number | null
  readonly outputTokens: number | null
  /** Measured mean acceptance length including the bonus token; null without speculative decoding or evidence of it. */
  readonly acceptanceLength: number | null
  /** Names of published values that were not finite. */
  readonly nonFinite: readonly string[]
}
