/** What a point leaves behind when it has no result at all: content of its `failed_…` artifact. */
import type { Point } from '../point.ts'
import type { PointFailure } from '../results/aggregate.ts'

/** Identity and classed cause; `readResultFile` understands it. */
export const failureDocument = (
  point: Point,
  run: { readonly planDigest: string; readonly attempt: number; readonly simulated: boolean },
  failure: PointFailure,
) =>
  ({
    infx: {
      schema: 'failure.v1',
      point_id: point.id,
      kind: point.kind,
      config_key: point.configKey,
      plan_digest: run.planDigest,
      attempt: run.attempt,
      simulated: run.simulated,
      valid: false,
    },
    failure,
  }) as const
