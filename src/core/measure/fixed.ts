/** From the result of a fixed-sequence client (benchmark_serving's fields) to its aggregate (ingest.md §2.2-2.3). */
import '../problems/measure.ts'
import { problem } from '../problems/catalogue.ts'
import { ProblemError } from '../problem.ts'
import type { Problem } from '../problem.ts'
import type { Aggregate, Json, JsonObject } from '../results/aggregate.ts'
import type { Measured } from './agentic.ts'
import { gpuCounts, headlineWidths, identityJson, identityProblems, topologyJson } from './identity.ts'
import type { PointIdentity } from './identity.ts'
import { finiteNumber, isRecord } from './lenient-json.ts'
import type { PowerOutcome } from './power.ts'

/** `mean_ttft_ms`, `p99.9_e2el_ms`: statistic, metric, milliseconds. Any other key is no latency. */
const LATENCY_KEY = /^(mean|median|std|p\d+(?:\.\d+)?)_(ttft|tpot|itl|e2el)_ms$/

/**
 * Measures one fixed-sequence point. Concurrency and model come from the client's own record when it has them.
 * Throws ProblemError when the identity is incomplete (INFX227, INFX231) or the result has no throughput (INFX223).
 */
export function measureFixed(identity: PointIdentity, result: unknown): Measured {
  if (!isRecord(result)) throw new ProblemError([problem('INFX223', 'the client result is no JSON object')])
  const actual = withClientFacts(identity, result)
  const total = finiteNumber(result['total_token_throughput'])
  const output = finiteNumber(result['output_throughput'])
  const refused = [...fixedIdentityProblems(actual)]
  if (total === undefined || output === undefined) {
    refused.push(
      problem('INFX223', 'the client result has no finite total_token_throughput and output_throughput'),
    )
  }
  if (refused.length > 0 || total === undefined || output === undefined) throw new ProblemError(refused)
  const latencies = latencyFields(result)
  const aggregate: Aggregate = {
    ...identityJson(actual),
    isl: actual.isl ?? 0,
    osl: actual.osl ?? 0,
    ...(actual.topology.shape === 'single-node' ? headlineWidths(actual.topology) : {}),
    ...topologyJson(actual.topology),
    ...perGpuThroughput(actual, total, output),
    ...latencies.fields,
  }
  return {
    aggregate,
    evidence: fixedEvidence(result, latencies.nonFinite),
    problems: latencies.nonFinite.map((key) =>
      problem('INFX224', `${key} of the client result is not a finite number; published as null`),
    ),
  }
}

/** Adds the power fields to an aggregate; older power fields are replaced. */
export function withPower(aggregate: Aggregate, power: PowerOutcome): Aggregate {
  const kept = Object.entries(aggregate).filter(([key]) => !POWER_KEY.test(key))
  return { ...Object.fromEntries(kept), ...power.fields }
}

const POWER_KEY =
  /^(power_valid|power_invalid_reasons|power_metric_schema_version|avg_total_gpu_power_w|total_gpu_energy_j|(prefill_|decode_)?(avg_power_w|gpu_energy_j|joules_per_\w+))$/

/** The client measured what it measured: its concurrency and model name are the facts. */
function withClientFacts(identity: PointIdentity, result: Readonly<Record<string, unknown>>): PointIdentity {
  const conc = Number(result['max_concurrency'] ?? identity.conc)
  const model = result['model_id']
  return {
    ...identity,
    conc: Number.isInteger(conc) ? conc : identity.conc,
    model: typeof model === 'string' && model !== '' ? model : identity.model,
  }
}

function fixedIdentityProblems(identity: PointIdentity): readonly Problem[] {
  const lengths = (['isl', 'osl'] as const).filter((field) => !((identity[field] ?? 0) > 0))
  return [
    ...identityProblems(identity),
    ...lengths.map((field) =>
      problem('INFX227', `the point has no ${field}; a fixed-sequence result needs it`),
    ),
  ]
}

/** Total over all GPUs; output over decode and input over prefill GPUs where the roles are apart. */
function perGpuThroughput(identity: PointIdentity, total: number, output: number): JsonObject {
  const gpus = gpuCounts(identity.topology)
  return {
    tput_per_gpu: total / gpus.total,
    output_tput_per_gpu: output / (gpus.decode > 0 ? gpus.decode : gpus.total),
    input_tput_per_gpu: (total - output) / gpus.prefill,
  }
}

/**
 * Milliseconds become seconds, and time per output token also becomes interactivity = 1000 / ms. There is no
 * interactivity of a standard deviation, nor of 0 ms.
 */
function latencyFields(result: Readonly<Record<string, unknown>>): {
  readonly fields: JsonObject
  readonly nonFinite: readonly string[]
} {
  const fields: Record<string, Json> = {}
  const nonFinite: string[] = []
  for (const [key, value] of Object.entries(result)) {
    const [, statistic, metric] = LATENCY_KEY.exec(key) ?? []
    if (statistic === undefined || metric === undefined) continue
    const milliseconds = Number(value)
    if (value === null || !Number.isFinite(milliseconds)) {
      fields[`${statistic}_${metric}`] = null
      nonFinite.push(key)
      continue
    }
    fields[`${statistic}_${metric}`] = milliseconds / 1000
    if (metric === 'tpot' && statistic !== 'std' && milliseconds > 0) {
      fields[`${statistic}_intvty`] = 1000 / milliseconds
    }
  }
  return { fields, nonFinite }
}

function fixedEvidence(
  result: Readonly<Record<string, unknown>>,
  nonFinite: readonly string[],
): Measured['evidence'] {
  const successes = finiteNumber(result['completed']) ?? null
  const requested = finiteNumber(result['num_prompts']) ?? null
  const failed = finiteNumber(result['failed'])
  const errors =
    failed ?? (successes === null || requested === null ? null : Math.max(0, requested - successes))
  return {
    completed: successes === null ? null : successes + (errors ?? 0),
    errors,
    profiledSeconds: finiteNumber(result['duration']) ?? null,
    submissionValid: null,
    submissionReasons: [],
    truncated: false,
    malformedLines: 0,
    inputTokens: finiteNumber(result['total_input_tokens']) ?? null,
    outputTokens: finiteNumber(result['total_output_tokens']) ?? null,
    acceptanceLength: null,
    nonFinite,
  }
}
