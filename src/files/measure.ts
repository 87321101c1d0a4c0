/** From the files that a client left to the judged result of a planned point. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { acceptanceLength } from '../core/measure/acceptance.ts'
import { measureAgentic } from '../core/measure/agentic.ts'
import type { AgenticSources, Measured } from '../core/measure/agentic.ts'
import type { ClientSummary } from '../core/measure/client-summary.ts'
import { measureFixed, withPower } from '../core/measure/fixed.ts'
import { identityOfPoint } from '../core/measure/identity.ts'
import { infxBlock, withInfx } from '../core/measure/infx-block.ts'
import type { ResultProvenance } from '../core/measure/infx-block.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import type { PowerOutcome } from '../core/measure/power.ts'
import { windowOfBenchmark } from '../core/measure/power-window.ts'
import { readServerLog } from '../core/measure/server-log.ts'
import type { TraceLookup } from '../core/measure/trace-lookup.ts'
import { judgeValidity } from '../core/measure/validity.ts'
import type { ValidityExpectations } from '../core/measure/validity.ts'
import type { Point } from '../core/point.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'
import type { Aggregate, JsonObject, ValidityReason } from '../core/results/aggregate.ts'
import { parseJsonText, readBoundedText } from './json-file.ts'
import { agenticPower, packagedAgenticPower, packagedPower, powerOf } from './measure-power.ts'
import {
  CLIENT_SUMMARY,
  PROFILE_EXPORT,
  READ,
  SERVER_METRICS,
  findArtifactDir,
  isFile,
} from './result-files.ts'

/** Summaries and client results are small; larger ones are refused, not read. */
const MAX_RESULT_BYTES = 64 * 1024 * 1024

export interface PowerTelemetry {
  /** gpu_metrics.csv; `<name>_energy_start.csv` and `_energy_end.csv` beside it are used when there. */
  readonly csvPath: string
  /** Offset of the host's local time when sampling, east positive: the tools print no zone. */
  readonly utcOffsetMinutes: number
}

export interface MeasureOptions {
  readonly point: Point
  readonly provenance: ResultProvenance
  readonly expectations: ValidityExpectations
  /** Reasons against the result that are already known, e.g. a run that was cut short. */
  readonly knownReasons: readonly ValidityReason[]
  readonly serverLogPaths: readonly string[]
  readonly traces?: TraceLookup
  readonly power?: PowerTelemetry
  /**
   * A multi-node job's own package. The result of a fixed-sequence point names the measured window; that of an agentic
   * one is the client's, whose times have this offset, within our own timeline.
   */
  readonly powerPackage?: {
    readonly root: string
    readonly producerCommit: string | undefined
    /** East of Greenwich. */
    readonly utcOffsetMinutes: number
  }
}

export interface JudgedResult {
  /** With the `infx` block; write it under the valid name only when `reasons` is empty. */
  readonly aggregate: Aggregate
  readonly reasons: readonly ValidityReason[]
  readonly problems: readonly Problem[]
  /** power_validation_*.json, when power was measured. */
  readonly powerValidation?: JsonObject
}

/**
 * Measures the agentic run in `dir` (or one directory below). Streams: a 400 MB export needs some 100 MB of memory.
 * Throws ProblemError when there is no request export (INFX222), the summary is not JSON (INFX223), or the point's
 * identity is incomplete (INFX227, INFX228, INFX231).
 */
export async function measureAgenticDir(dir: string, options: MeasureOptions): Promise<JudgedResult> {
  const artifacts = await findArtifactDir(dir)
  if (artifacts === undefined) {
    throw new ProblemError([problem('INFX222', `no ${PROFILE_EXPORT} in ${dir} nor one directory below`)])
  }
  const problems: Problem[] = []
  const summary = await readSummary(join(artifacts, CLIENT_SUMMARY), problems)
  const metrics = join(artifacts, SERVER_METRICS)
  const sources: AgenticSources = {
    profileExport: createReadStream(join(artifacts, PROFILE_EXPORT), READ),
    ...(summary ? { summary } : {}),
    ...((await isFile(metrics)) ? { serverMetrics: createReadStream(metrics, READ) } : {}),
    serverLogs: await openLogs(options.serverLogPaths, problems),
    ...(options.traces ? { traces: options.traces } : {}),
  }
  const measured = await measureAgentic(identityOfPoint(options.point), sources)
  const power =
    (await packagedAgenticPower(options, summary, measured)) ??
    (options.power && (await agenticPower(options.power, options.point, summary, measured)))
  return judged(measured, power, options, problems)
}

/**
 * Measures a fixed-sequence point from its client's result file. Throws ProblemError when the file is missing (INFX222)
 * or no usable result (INFX223), or the point's identity is incomplete (INFX227, INFX231).
 */
export async function measureFixedFile(path: string, options: MeasureOptions): Promise<JudgedResult> {
  const text = await readBoundedText(path, MAX_RESULT_BYTES)
  const result = parseJsonText(text, path)
  const measured = measureFixed(identityOfPoint(options.point), result)
  const power =
    (await packagedPower(options, path, text)) ??
    (options.power && (await powerOf(options.power, options.point, path, windowOfBenchmark(result, text))))
  const problems: Problem[] = []
  // The client's file says nothing about speculation; the engine's log does.
  const logs = await openLogs(options.serverLogPaths, problems)
  const readings = await Promise.all(logs.map((log) => readServerLog(log, undefined)))
  const evidence = { ...measured.evidence, acceptanceLength: acceptanceLength(undefined, readings) }
  return judged({ ...measured, evidence }, power, options, problems)
}

function judged(
  measured: Measured,
  power: PowerOutcome | undefined,
  options: MeasureOptions,
  problems: readonly Problem[],
): JudgedResult {
  const aggregate = power ? withPower(measured.aggregate, power) : measured.aggregate
  const reasons = [
    ...options.knownReasons,
    ...judgeValidity(aggregate, measured.evidence, options.expectations),
  ]
  const block = infxBlock(options.point, options.provenance, measured.evidence, reasons)
  return {
    aggregate: withInfx(aggregate, block),
    reasons,
    problems: [...problems, ...measured.problems, ...powerProblems(power)],
    ...(power ? { powerValidation: power.sidecar } : {}),
  }
}

const powerProblems = (power: PowerOutcome | undefined): readonly Problem[] =>
  power && !power.valid
    ? [problem('INFX229', `power telemetry is not valid: ${power.reasons.join(', ')}`)]
    : []

/** A missing summary is told, and makes the point invalid through its missing counts. */
async function readSummary(path: string, problems: Problem[]): Promise<ClientSummary | undefined> {
  if (!(await isFile(path))) {
    problems.push(problem('INFX222', `${path} is missing`))
    return undefined
  }
  const summary = parseJsonText(await readBoundedText(path, MAX_RESULT_BYTES), path)
  if (isRecord(summary)) return summary
  throw new ProblemError([problem('INFX223', `${path} holds no JSON object`)])
}

async function openLogs(
  paths: readonly string[],
  problems: Problem[],
): Promise<readonly AsyncIterable<Uint8Array>[]> {
  const streams: AsyncIterable<Uint8Array>[] = []
  for (const path of paths) {
    if (await isFile(path)) streams.push(lazyStream(path))
    else problems.push(problem('INFX222', `${path} is missing`, { severity: 'warning' }))
  }
  return streams
}

/** Opened when its turn comes, so that many worker logs do not hold many descriptors. */
async function* lazyStream(path: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path, READ)) yield chunk
}
