/** Benchmark points: load against the served engine, then the measurement of what the client left. */
import { join } from 'node:path'
import type { LoadClient, LoadOutcome, LoadProgress } from '../clients/load-client.ts'
import { expectationsOf } from '../core/measure/infx-block.ts'
import { MAX_CLIENT_CPU_SHARE } from '../core/measure/validity.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import type { Problem } from '../core/problem.ts'
import type { ValidityReason } from '../core/results/aggregate.ts'
import type { EngineSpec } from '../engines/engine.ts'
import { type MeasureOptions, measureAgenticDir, measureFixedFile } from '../files/measure.ts'
import { clientFolder, loadSpecOf } from './load-spec.ts'
import { isSampler } from './node-samplers.ts'
import type { PointClients } from './point-clients.ts'
import type { PointHost } from './point-host.ts'
import type { Drive, DriveContext, StoppedEngine } from './run-point.ts'
import { startTelemetry } from './telemetry.ts'

export interface LoadDriveSettings {
  readonly repoDir: string
  readonly planDigest: string
  readonly requirePower: boolean
  readonly host: PointHost
  readonly clients: PointClients
  readonly env: NodeJS.ProcessEnv
}

export function loadDrive(settings: LoadDriveSettings): Drive {
  return async (context) => {
    const { point, spec, workDir, signal, onProgress, onPhase, say } = context
    const { host, clients, repoDir } = settings
    const outputDir = join(workDir, clientFolder)
    const tokenizer = host.tokenizerOf(point)
    const client = await clients.loadClient(point, { workDir, tokenizer }, { signal, say })
    const telemetry = await startTelemetry(spec.simulated ? 'engine' : host.sampling, workDir, {
      env: settings.env,
      signal,
    })
    let sampling: readonly Problem[] = []
    const enterWarmup = once(() => onPhase('warm-up'))
    let outcome: LoadOutcome
    try {
      outcome = await client.run(
        loadSpecOf(point, spec, { repoDir, client: clients.nameFor(point), outputDir }),
        {
          signal,
          onProgress: (progress) => {
            const phase = phaseOf(progress)
            // A short warm-up may be over before the first report.
            if (phase && (point.warmupRequestsPerLane ?? 0) > 0) enterWarmup()
            if (phase) onPhase(phase)
            onProgress({ kind: 'load', ...progress })
          },
        },
      )
    } finally {
      sampling = await telemetry.finish()
    }
    return async (timeline, engine) => {
      const power = await telemetry.collect(engine.logPaths)
      const powerPackage = spec.simulated ? undefined : host.powerPackage(engine)
      const judged = await measure(point, outputDir, {
        point,
        provenance: provenanceOf(context, client, outcome, engine, timeline, settings.planDigest),
        expectations: expectationsOf(point, {
          requirePower: settings.requirePower && !spec.simulated,
          // The fixed-sequence wire format has no place for them.
          requireServerMetrics: point.scenario === 'agentic-coding',
          clientCpu: { observedShare: outcome.maxClientCpuShare, maxShare: MAX_CLIENT_CPU_SHARE },
        }),
        knownReasons: abortReasons(outcome),
        serverLogPaths: serverLogs(engine.logPaths),
        ...(power === undefined ? {} : { power }),
        // The client ran here, and writes times of this machine.
        ...(powerPackage === undefined
          ? {}
          : { powerPackage: { ...powerPackage, utcOffsetMinutes: -new Date().getTimezoneOffset() } }),
      })
      return {
        aggregate: judged.aggregate,
        verdicts: [],
        invalidReasons: judged.reasons,
        problems: [...sampling, ...judged.problems],
      }
    }
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

const serverLogs = (logPaths: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(logPaths).flatMap(([role, path]) => (isSampler(role) ? [] : [path]))

const provenanceOf = (
  { point, attempt, spec }: DriveContext,
  client: LoadClient,
  { command: clientArgv }: LoadOutcome,
  { imageDigest }: StoppedEngine,
  timeline: MeasureOptions['provenance']['timeline'],
  planDigest: string,
): MeasureOptions['provenance'] => ({
  plan_digest: planDigest,
  attempt,
  simulated: spec.simulated,
  engine: { name: spec.engine, version: versionOf(spec, imageDigest) },
  client: { name: client.name, version: client.version },
  timeline,
  commands: [
    ...spec.processes
      .filter(({ role }) => !isSampler(role))
      .map(({ role, argv, command }) => ({ role, argv: command ?? argv })),
    ...(clientArgv === undefined ? [] : [{ role: 'client', argv: clientArgv }]),
  ],
  trace_scale: point.traceScale ?? 1,
})

/** A tag can be moved; what ran is said by its digest, where the runtime tells it. */
export const versionOf = ({ simulated, version }: EngineSpec, imageDigest: string | undefined): string =>
  simulated || imageDigest === undefined || version.includes('@') ? version : `${version}@${imageDigest}`

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
