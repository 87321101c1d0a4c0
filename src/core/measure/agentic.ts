/** From the files of an agentic run to its aggregate. One pass over each stream; nothing is held whole. */
import '../problems/measure.ts'
import { problem } from '../problems/catalogue.ts'
import { ProblemError } from '../problem.ts'
import type { Problem } from '../problem.ts'
import type { Aggregate, Json, JsonObject } from '../results/aggregate.ts'
import { acceptanceLength } from './acceptance.ts'
import type { ClientSummary } from './client-summary.ts'
import {
  datasetOf,
  profiledSeconds,
  submissionVerdict,
  summaryAverage,
  theoreticalCacheHitRate,
} from './client-summary.ts'
import type { RunEvidence } from './evidence.ts'
import {
  componentJson,
  gpuCounts,
  headlineWidths,
  identityJson,
  identityProblems,
  topologyJson,
} from './identity.ts'
import type { PointIdentity } from './identity.ts'
import { eachLine } from './lines.ts'
import { RequestAccumulator } from './request-metrics.ts'
import { roundTree } from './rounding.ts'
import { readServerSide } from './server-side.ts'
import type { ServerSide } from './server-side.ts'
import { strictJson } from './server-metrics.ts'
import type { TraceLookup } from './trace-lookup.ts'

/** Decimals of every published number of an agentic aggregate. */
const DECIMALS = 5

type ByteStream = AsyncIterable<Uint8Array>

export interface AgenticSources {
  /** profile_export.jsonl. */
  readonly profileExport: ByteStream
  /** profile_export_aiperf.json, parsed; absent when the client did not get to write it. */
  readonly summary?: ClientSummary
  /** server_metrics_export.json. */
  readonly serverMetrics?: ByteStream
  /** server.log and the like; opened one after the other. */
  readonly serverLogs: readonly ByteStream[]
  readonly traces?: TraceLookup
}

export interface Measured {
  /** Without the `infx` block. */
  readonly aggregate: Aggregate
  readonly evidence: RunEvidence
  /** Warnings and notices; they never hide that something is missing. */
  readonly problems: readonly Problem[]
}

/**
 * Measures one agentic point. Throws ProblemError when the identity is incomplete (INFX227, INFX228, INFX231).
 * Damaged lines, unknown server metrics and non-finite values are recorded and counted, never fatal.
 */
export async function measureAgentic(identity: PointIdentity, sources: AgenticSources): Promise<Measured> {
  const refused = identityProblems(identity)
  if (refused.length > 0) throw new ProblemError(refused)
  const requests = new RequestAccumulator(sources.traces)
  await eachLine(sources.profileExport, requests)
  const server = await readServerSide({
    framework: identity.framework,
    metrics: sources.serverMetrics,
    logs: sources.serverLogs,
    requestTokens: requests.tokenTotals,
    requestsCompleted: requests.requests.profiled,
  })
  const nonFinite: string[] = []
  const whole = strictJson(compose(identity, requests, sources.summary, server), '', nonFinite)
  const warnings = [...server.warnings, ...nonFinite.map((path) => `${path} is not a finite number`)]
  const aggregate = roundTree(whole, DECIMALS)
  if (!isObject(aggregate)) throw new Error('an aggregate is an object')
  return {
    aggregate: warnings.length > 0 ? { ...aggregate, warnings } : aggregate,
    evidence: evidenceOf(requests, sources.summary, server, nonFinite),
    problems: [
      ...damageProblems(requests),
      ...server.problems,
      ...nonFinite.map((path) => problem('INFX224', `${path} is not a finite number; published as null`)),
    ],
  }
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function compose(
  identity: PointIdentity,
  requests: RequestAccumulator,
  summary: ClientSummary | undefined,
  server: ServerSide,
): JsonObject {
  const dataset = summary && datasetOf(summary)
  return {
    ...identityJson(identity),
    scenario_type: 'agentic-coding',
    ...headlineWidths(identity.topology),
    kv_offloading: identity.kvOffloading,
    kv_offload_backend: identity.kvOffloadBackend ? componentJson(identity.kvOffloadBackend) : null,
    allocated_cpu_dram_gb: identity.allocatedCpuDramGb,
    num_requests_total: requests.requests.total,
    num_requests_successful: requests.requests.profiled,
    request_accounting: requests.accounting(),
    ...topologyJson(identity.topology),
    ...(dataset === undefined ? {} : { dataset }),
    request_metrics: requests.metrics(
      gpuCounts(identity.topology).total,
      summary ? theoreticalCacheHitRate(summary) : null,
    ),
    server_metrics: server.json,
    kv_cache_pool_tokens: server.kvPoolTokens,
  }
}

function evidenceOf(
  requests: RequestAccumulator,
  summary: ClientSummary | undefined,
  server: ServerSide,
  nonFinite: readonly string[],
): RunEvidence {
  const verdict = submissionVerdict(summary ?? {})
  const errors = summary ? (summaryAverage(summary, 'error_request_count') ?? 0) : null
  const successes = summary ? summaryAverage(summary, 'request_count') : null
  const counted = summary ? summaryAverage(summary, 'completed_request_count') : null
  return {
    completed: counted ?? (successes === null ? null : successes + (errors ?? 0)),
    errors,
    profiledSeconds: summary ? profiledSeconds(summary) : null,
    submissionValid: verdict.valid,
    submissionReasons: verdict.reasons,
    truncated: requests.truncated,
    malformedLines: requests.malformed,
    inputTokens: requests.tokenTotals.input,
    outputTokens: requests.tokenTotals.output,
    acceptanceLength: acceptanceLength(server.index, server.logs),
    nonFinite,
  }
}

function damageProblems(requests: RequestAccumulator): readonly Problem[] {
  const { malformed, malformedLines, truncated } = requests
  const whole = truncated ? malformed - 1 : malformed
  const lines = malformedLines.slice(0, whole).join(', ')
  return [
    ...(whole > 0
      ? [problem('INFX220', `profile_export.jsonl: ${whole} damaged line(s) left out (line ${lines})`)]
      : []),
    ...(truncated ? [problem('INFX221', 'profile_export.jsonl ends in the middle of a line')] : []),
  ]
}
