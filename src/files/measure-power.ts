/** Power of a measured point: samples of one host, or the package of a multi-node job. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Measured } from '../core/measure/agentic.ts'
import { profilingWindow } from '../core/measure/client-summary.ts'
import type { ClientSummary } from '../core/measure/client-summary.ts'
import { gpuCounts, identityOfPoint } from '../core/measure/identity.ts'
import { MAX_SAMPLE_GAP_SECONDS, aggregatePower } from '../core/measure/power.ts'
import type { PowerOutcome } from '../core/measure/power.ts'
import { aggregateMultinodePower } from '../core/measure/power-multinode.ts'
import type { OwnWindow, PowerPackage } from '../core/measure/power-multinode.ts'
import { checkWindow } from '../core/measure/power-window.ts'
import type { PowerWindow } from '../core/measure/power-window.ts'
import type { Point } from '../core/point.ts'
import { ProblemError } from '../core/problem.ts'
import { errorCode, readBoundedText } from './json-file.ts'
import type { MeasureOptions, PowerTelemetry } from './measure.ts'
import { openPowerPackage } from './power-package.ts'
import { CLIENT_SUMMARY, READ, isFile } from './result-files.ts'

/** Energy readings of amd-smi are small; larger files are refused, not read. */
const maxSidecarBytes = 64 * 1024 * 1024

/** Of samples of one host, over the client's profiling phase. */
export async function agenticPower(
  telemetry: PowerTelemetry,
  point: Point,
  summary: ClientSummary | undefined,
  measured: Measured,
): Promise<PowerOutcome> {
  return powerOf(
    telemetry,
    point,
    CLIENT_SUMMARY,
    agenticWindow(summary, telemetry.utcOffsetMinutes, measured),
  )
}

function agenticWindow(
  summary: ClientSummary | undefined,
  utcOffsetMinutes: number,
  { aggregate, evidence }: Measured,
): ReturnType<typeof checkWindow> {
  const clock = summary && profilingWindow(summary, utcOffsetMinutes)
  if (!clock) return { window: undefined, reasons: ['invalid_benchmark_window'] }
  return checkWindow({
    ...clock,
    reportedSeconds: clock.endUnix - clock.startUnix,
    completed: Number(aggregate['num_requests_successful']),
    inputTokens: evidence.inputTokens ?? 0,
    outputTokens: evidence.outputTokens ?? 0,
  })
}

/** Of a package without windows; undefined when there is none, since the point may have been sampled otherwise. */
export async function packagedAgenticPower(
  { point, powerPackage, provenance }: MeasureOptions,
  summary: ClientSummary | undefined,
  measured: Measured,
): Promise<PowerOutcome | undefined> {
  if (powerPackage === undefined || !point.multinode) return undefined
  const files = await openPowerPackage(powerPackage.root)
  if (!files) return undefined
  const bracket = loadedBetween(provenance.timeline)
  return aggregateMultinodePower({
    ...packageFacts(files, powerPackage, point, CLIENT_SUMMARY),
    ownWindow: { ...agenticWindow(summary, powerPackage.utcOffsetMinutes, measured), bracket },
  })
}

/** From when the engine could serve until it was stopped, in Unix seconds. */
function loadedBetween(timeline: MeasureOptions['provenance']['timeline']): OwnWindow['bracket'] {
  const healthy = timeline.findIndex(({ phase }) => phase === 'healthy')
  const from = timeline[healthy]
  const to = timeline.slice(healthy + 1).find(({ phase }) => phase === 'stopping' || phase === 'done')
  return healthy < 0 || !from || !to
    ? undefined
    : { fromUnix: from.atUnixMs / 1000, toUnix: to.atUnixMs / 1000 }
}

/** Of samples of one host, over the window of the client. */
export async function powerOf(
  telemetry: PowerTelemetry,
  point: Point,
  benchmarkSource: string,
  { window, reasons }: { readonly window: PowerWindow | undefined; readonly reasons: readonly string[] },
): Promise<PowerOutcome> {
  const { csvPath, utcOffsetMinutes } = telemetry
  const startCsv = await optionalText(csvPath.replace(/\.csv$/, '_energy_start.csv'))
  const endCsv = await optionalText(csvPath.replace(/\.csv$/, '_energy_end.csv'))
  return aggregatePower({
    ...((await isFile(csvPath)) ? { telemetry: createReadStream(csvPath, READ) } : {}),
    telemetrySource: csvPath,
    benchmarkSource,
    window,
    windowReasons: reasons,
    expectedGpus: gpuCounts(identityOfPoint(point).topology).total,
    utcOffsetMinutes,
    maxGapSeconds: MAX_SAMPLE_GAP_SECONDS,
    minPlausibleWatts: null,
    ...(startCsv !== undefined && endCsv !== undefined ? { counters: { startCsv, endCsv } } : {}),
  })
}

/** Of a package whose windows name the client's result; undefined when there is none. */
export async function packagedPower(
  { point, powerPackage }: MeasureOptions,
  benchmarkSource: string,
  benchmarkText: string,
): Promise<PowerOutcome | undefined> {
  if (powerPackage === undefined || !point.multinode) return undefined
  const files = await openPowerPackage(powerPackage.root)
  if (!files) return undefined
  return aggregateMultinodePower({
    ...packageFacts(files, powerPackage, point, benchmarkSource),
    benchmarkText,
  })
}

const packageFacts = (
  files: PowerPackage,
  { root, producerCommit }: NonNullable<MeasureOptions['powerPackage']>,
  point: Point,
  benchmarkSource: string,
) => ({
  package: files,
  telemetrySource: join(root, 'power'),
  benchmarkSource,
  gpus: gpuCounts(identityOfPoint(point).topology),
  producerCommit,
  maxGapSeconds: MAX_SAMPLE_GAP_SECONDS,
})

async function optionalText(path: string): Promise<string | undefined> {
  try {
    return await readBoundedText(path, maxSidecarBytes)
  } catch (cause) {
    if (cause instanceof ProblemError && errorCode(cause.cause) === 'ENOENT') return undefined
    throw cause
  }
}
