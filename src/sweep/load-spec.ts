/** What a client is told about a served point. */
import type { LoadSpec } from '../clients/load-client.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import type { EngineSpec } from '../engines/engine.ts'
import { loadOfPoint } from './load-of-point.ts'
import type { LoadClientName } from './settings.ts'

/** Errors / completed above which the client gives up early. Generous: the verdict is the measurement's. */
const failedRequestThreshold = 0.5
const seed = 42

/** Folder of the client's files in the working folder of an attempt. */
export const clientFolder = 'aiperf_artifacts'

/** Throws ProblemError when the client cannot have the point's dataset (`loadOfPoint`). */
export const loadSpecOf = (
  point: PlannedPoint,
  spec: Pick<EngineSpec, 'endpointUrl' | 'servedModel' | 'metricsUrls'>,
  at: { readonly repoDir: string; readonly client: LoadClientName; readonly outputDir: string },
): LoadSpec => ({
  load: loadOfPoint(point, at.repoDir, at.client),
  endpointUrl: spec.endpointUrl,
  model: spec.servedModel,
  outputDir: at.outputDir,
  serverMetricsUrls: spec.metricsUrls,
  seed,
  traceScale: point.traceScale ?? 1,
  failedRequestThreshold,
})
