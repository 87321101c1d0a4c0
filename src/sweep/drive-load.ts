/** Benchmark points: load against the served engine, then the measurement of what the client left. */
import { join } from 'node:path'
import type { LoadClient, LoadOutcome, LoadProgress } from '../clients/load-client.ts'
import { expectationsOf } from '../core/measure/infx-block.ts'
import { MAX_CLIENT_CPU_SHARE } from '../core/measure/validity.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import type { ValidityReason } from '../core/results/aggregate.ts'
import { type MeasureOptions, measureAgenticDir, measureFixedFile } from '../files/measure.ts'
import { loadOfPoint } from './load-of-point.ts'
import type { Drive } from './run-point.ts'

/** Errors / completed above which the client gives up early. Generous: the verdict is the measurement's. */
const failedRequestThreshold = 0.5
const seed = 42

export function loadDrive(
  client: LoadClient,
  repoDir: string,
  planDigest: string,
  policy: { readonly requirePower: boolean },
): Drive {
  return async ({ point, attempt, spec, workDir, signal, onProgress, onPhase }) => {
    const outputDir = join(workDir, 'aiperf_artifacts')
    const outcome = await client.run(
      {
        load: loadOfPoint(point, repoDir),
        endpointUrl: spec.endpointUrl,
        model: spec.servedModel,
        outputDir,
        serverMetricsUrls: spec.metricsUrls,
        seed,
        traceScale: point.traceScale ?? 1,
        failedRequestThreshold,
      },
      {
        signal,
        onProgress: (progress) => {
          const phase = phaseOf(progress)
          if (phase) onPhase(phase)
          onProgress({ kind: 'load', ...progress })
        },
      },
    )
    return async (timeline, logPaths) => {
      const options: MeasureOptions = {
        point,
        provenance: {
          plan_digest: planDigest,
          attempt,
          simulated: spec.simulated,
          engine: { name: spec.engine, version: spec.version },
          client: { name: client.name, version: client.version },
          timeline,
          commands: spec.processes.map(({ role, argv }) => ({ role, argv })),
          trace_scale: point.traceScale ?? 1,
        },
        expectations: expectationsOf(point, {
          requirePower: policy.requirePower,
          // The fixed-sequence wire format has no place for them.
          requireServerMetrics: point.scenario === 'agentic-coding',
          clientCpu: { observedShare: outcome.maxClientCpuShare, maxShare: MAX_CLIENT_CPU_SHARE },
        }),
        knownReasons: abortReasons(outcome),
        serverLogPaths: Object.values(logPaths),
        power: { csvPath: join(workDir, 'gpu_metrics.csv'), utcOffsetMinutes: 0 },
      }
      const judged = await measure(point, outputDir, options)
      return {
        aggregate: judged.aggregate,
        verdicts: [],
        invalidReasons: judged.reasons,
        problems: judged.problems,
      }
    }
  }
}

const measure = (point: PlannedPoint, outputDir: string, options: MeasureOptions) =>
  point.scenario === 'agentic-coding'
    ? measureAgenticDir(outputDir, options)
    : measureFixedFile(join(outputDir, 'bench.json'), options)

function phaseOf(progress: LoadProgress): 'warm-up' | 'profiling' | undefined {
  if (progress.phase === 'warm-up') return 'warm-up'
  return progress.phase === 'loading' ? undefined : 'profiling'
}

/** A run that the client itself gave up is invalid whatever its numbers look like. */
function abortReasons(outcome: LoadOutcome): readonly ValidityReason[] {
  if (outcome.completed) return []
  const why = outcome.abortReason ?? 'no reason given'
  return [{ code: 'client_aborted', message: `the load client gave up: ${why}`, blame: 'product' }]
}
