/** Server metrics and logs of one point, read once and combined. */
import '../problems/measure.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import type { JsonObject } from '../results/aggregate.ts'
import { chooseAdapter, readServerMetrics } from './server-adapters.ts'
import type { AdapterName } from './server-adapters.ts'
import { readServerLog } from './server-log.ts'
import type { LogEngine, ServerLogReading } from './server-log.ts'
import { indexServerMetrics } from './server-metrics-index.ts'
import type { ServerMetricsIndex } from './server-metrics-index.ts'
import { emptyReading, serverMetricsJson } from './server-metrics.ts'

export interface ServerSide {
  readonly json: JsonObject
  readonly kvPoolTokens: number | null
  /** Sentences for the aggregate's `warnings`. */
  readonly warnings: readonly string[]
  readonly problems: readonly Problem[]
  readonly index: ServerMetricsIndex | undefined
  readonly logs: readonly ServerLogReading[]
}

export async function readServerSide(input: {
  readonly framework: string
  readonly metrics: AsyncIterable<Uint8Array> | undefined
  readonly logs: readonly AsyncIterable<Uint8Array>[]
  /** Used where the server does not report its own totals. */
  readonly requestTokens: { readonly input: number | null; readonly output: number | null }
  readonly requestsCompleted: number
}): Promise<ServerSide> {
  const read = input.metrics ? await indexServerMetrics(input.metrics) : undefined
  const index = read && read.index.count > 0 ? read.index : undefined
  const adapter = index ? chooseAdapter(index, input.framework) : 'none'
  const logs: ServerLogReading[] = []
  for (const log of input.logs) logs.push(await readServerLog(log, logEngine(adapter, input.framework)))
  const reading = index ? readServerMetrics(index, adapter) : emptyReading()
  const kvPoolTokens = sumKnown(logs.map((log) => log.kvPoolTokens)) ?? reading.gpuTotalTokens
  const complaints = complain(read?.fault, index, adapter, input.framework)
  return {
    json: serverMetricsJson({
      present: index !== undefined,
      adapter,
      metricCount: index?.count ?? 0,
      requestsCompleted: input.requestsCompleted,
      reading: {
        ...reading,
        gpuTotalTokens: kvPoolTokens,
        promptTokens: reading.promptTokens ?? input.requestTokens.input,
        generationTokens: reading.generationTokens ?? input.requestTokens.output,
      },
    }),
    kvPoolTokens,
    warnings: complaints.map((complaint) => complaint.text),
    problems: complaints.flatMap((complaint) => complaint.problem ?? []),
    index,
    logs,
  }
}

interface Complaint {
  readonly text: string
  readonly problem?: Problem
}

function complain(
  fault: string | undefined,
  index: ServerMetricsIndex | undefined,
  adapter: AdapterName,
  framework: string,
): readonly Complaint[] {
  const found: Complaint[] = []
  if (!index) found.push({ text: 'server_metrics_export.json missing or empty' })
  if (fault !== undefined && fault !== 'empty') {
    const text = `server_metrics_export.json is damaged: ${fault}`
    found.push({ text, problem: problem('INFX226', text) })
  }
  if (index && adapter === 'none') {
    const text = `no adapter for the server metrics of framework '${framework}' (${index.unknownNames.join(', ')})`
    found.push({ text, problem: problem('INFX225', text) })
  }
  if (index) {
    found.push(...index.nonFinite().map((name) => ({ text: `${name} is not a finite number` })))
  }
  return found
}

/** Which engine's capacity lines to look for; ATOM prints none. */
function logEngine(adapter: AdapterName, framework: string): LogEngine | undefined {
  if (adapter === 'atom') return undefined
  if (adapter === 'sglang' || adapter === 'dynamo-sglang') return 'sglang'
  if (adapter === 'vllm' || adapter === 'dynamo-vllm') return 'vllm'
  const name = framework.toLowerCase()
  if (name.includes('sglang')) return 'sglang'
  return name.includes('vllm') ? 'vllm' : undefined
}

function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}
