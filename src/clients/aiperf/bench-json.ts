/** bench.json of a fixed-sequence run from AIPerf's records: the serving benchmark's fields, which the measurement reads. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Samples, percentile } from '../../core/measure/distribution.ts'
import { exactMean, exactPopulationStd, exactSums } from '../../core/measure/exact.ts'
import { finiteNumber, isRecord, parseLenientJson } from '../../core/measure/lenient-json.ts'
import { eachLine } from '../../core/measure/lines.ts'
import { PROFILE_EXPORT, findArtifactDir } from '../../files/result-files.ts'
import { writeJsonFile } from '../../files/json-file.ts'
import type { FixedLoad, LoadSpec } from '../load-client.ts'

const ranks = [75, 90, 95, 99, 99.9]

interface Tally {
  readonly ttft: Samples
  readonly tpot: Samples
  readonly itl: Samples
  readonly e2el: Samples
  succeeded: number
  failed: number
  inputTokens: number
  outputTokens: number
  firstStartNs: bigint | undefined
  lastEndNs: bigint | undefined
}

/** Writes `bench.json` into `spec.outputDir`; without an export there is nothing to write and it returns false. */
export async function writeBenchJson(spec: LoadSpec, load: FixedLoad): Promise<boolean> {
  const artifacts = await findArtifactDir(spec.outputDir)
  if (artifacts === undefined) return false
  const tally = await tallyOf(join(artifacts, PROFILE_EXPORT))
  await writeJsonFile(join(spec.outputDir, 'bench.json'), benchFields(tally, load, spec))
  return true
}

async function tallyOf(path: string): Promise<Tally> {
  const tally: Tally = {
    ttft: new Samples(),
    tpot: new Samples(),
    itl: new Samples(),
    e2el: new Samples(),
    succeeded: 0,
    failed: 0,
    inputTokens: 0,
    outputTokens: 0,
    firstStartNs: undefined,
    lastEndNs: undefined,
  }
  await eachLine(createReadStream(path, { highWaterMark: 1 << 20 }), {
    line: (bytes, start, end) => addRecord(tally, bytes.toString('utf8', start, end)),
    oversized: (number) => {
      throw new Error(`${path}:${number} is longer than any record of AIPerf`)
    },
  })
  return tally
}

/** Nanoseconds exceed what a double holds exactly. */
const nanoseconds = (line: string, key: string): bigint | undefined => {
  const digits = new RegExp(`"${key}"\\s*:\\s*(\\d+)`).exec(line)?.[1]
  return digits === undefined ? undefined : BigInt(digits)
}

function addRecord(tally: Tally, line: string): void {
  if (line.trim() === '') return
  const record = parseLenientJson(line)
  if (!isRecord(record) || !isRecord(record['metadata'])) return
  const phase = record['metadata']['benchmark_phase'] ?? 'profiling'
  if (phase !== 'profiling') return
  const start = nanoseconds(line, 'request_start_ns')
  const end = nanoseconds(line, 'request_end_ns')
  if (start !== undefined && (tally.firstStartNs === undefined || start < tally.firstStartNs)) {
    tally.firstStartNs = start
  }
  if (end !== undefined && (tally.lastEndNs === undefined || end > tally.lastEndNs)) tally.lastEndNs = end
  if ((record['error'] ?? null) !== null) {
    tally.failed += 1
    return
  }
  tally.succeeded += 1
  const metrics = isRecord(record['metrics']) ? record['metrics'] : {}
  const valueOf = (name: string): unknown => (isRecord(metrics[name]) ? metrics[name]['value'] : undefined)
  tally.inputTokens += finiteNumber(valueOf('input_sequence_length')) ?? 0
  tally.outputTokens += finiteNumber(valueOf('output_sequence_length')) ?? 0
  push(tally.ttft, valueOf('time_to_first_token'))
  push(tally.tpot, valueOf('inter_token_latency'))
  push(tally.e2el, valueOf('request_latency'))
  const gaps = valueOf('inter_chunk_latency')
  if (Array.isArray(gaps)) for (const gap of gaps) push(tally.itl, gap)
}

function push(samples: Samples, value: unknown): void {
  const finite = finiteNumber(value)
  if (finite !== undefined) samples.push(finite)
}

function benchFields(tally: Tally, load: FixedLoad, spec: LoadSpec): Readonly<Record<string, unknown>> {
  const startUnix = Number(tally.firstStartNs ?? 0n) / 1e9
  const seconds = Number((tally.lastEndNs ?? 0n) - (tally.firstStartNs ?? 0n)) / 1e9
  const perSecond = (amount: number): number => (seconds > 0 ? amount / seconds : 0)
  return {
    date: new Date(startUnix * 1000).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15),
    backend: 'openai-chat',
    model_id: spec.model,
    tokenizer_id: spec.model,
    best_of: 1,
    num_prompts: load.numPrompts,
    request_rate: load.requestRate,
    burstiness: 1,
    max_concurrency: load.maxConcurrency,
    duration: seconds,
    benchmark_start_time_unix: startUnix,
    benchmark_end_time_unix: startUnix + seconds,
    completed: tally.succeeded,
    failed: tally.failed,
    total_input_tokens: tally.inputTokens,
    total_output_tokens: tally.outputTokens,
    request_throughput: perSecond(tally.succeeded),
    output_throughput: perSecond(tally.outputTokens),
    total_token_throughput: perSecond(tally.inputTokens + tally.outputTokens),
    ...latency('ttft', tally.ttft),
    ...latency('tpot', tally.tpot),
    ...latency('itl', tally.itl),
    ...latency('e2el', tally.e2el),
  }
}

/** No field rather than a zero: a latency that was never observed is not 0 ms. */
function latency(name: string, samples: Samples): Readonly<Record<string, number>> {
  if (samples.count === 0) return {}
  const ascending = samples.values().slice().sort()
  const sums = exactSums(ascending)
  return {
    [`mean_${name}_ms`]: exactMean(sums),
    [`median_${name}_ms`]: percentile(ascending, 50),
    [`std_${name}_ms`]: exactPopulationStd(sums),
    ...Object.fromEntries(ranks.map((rank) => [`p${rank}_${name}_ms`, percentile(ascending, rank)])),
  }
}
