/**
 * Aggregating a 150,000-request export (about 400 MB): processor seconds, peak memory, and the ratio to two yardsticks measured
 * in the same run — the same sums with readline + JSON.parse in Node, and, where python3 is on the PATH, with
 * json.loads and the statistics module, which is how the ecosystem's own tool reads the file.
 *
 *   node scripts/build.mjs --lib-only && node bench/aggregate.mjs [requests]
 */
import { spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const REQUESTS = 150_000
const WARM_UP = 640
const METRICS = [
  'time_to_first_token',
  'request_latency',
  'inter_token_latency',
  'full_response_inter_token_latency',
  'input_sequence_length',
  'output_sequence_length',
]

async function main(requests) {
  const dir = await mkdtemp(join(tmpdir(), 'infx-bench-aggregate-'))
  try {
    const file = join(dir, 'profile_export.jsonl')
    await generate(file, requests)
    await writeFile(join(dir, 'naive.py'), PYTHON)
    const megabytes = (await stat(file)).size / 1e6
    const self = fileURLToPath(import.meta.url)
    const ours = measured('infx', process.execPath, [self, '--ours', file])
    const plain = measured('readline + JSON.parse', process.execPath, [self, '--plain', file])
    const python = measured('python json.loads + statistics', 'python3', [join(dir, 'naive.py'), file])
    if (!ours || !plain) throw new Error('a run failed')
    console.log(`aggregate ${requests} requests, ${megabytes.toFixed(0)} MB`)
    for (const run of [ours, plain, python]) {
      if (!run) continue
      const ratio = run === ours ? '' : `  (infx is ${(run.seconds / ours.seconds).toFixed(1)}x faster)`
      const speed = `${(megabytes / run.seconds).toFixed(0)} MB/s`
      console.log(
        `  ${run.name.padEnd(32)} ${run.seconds.toFixed(2)} CPU s  ${speed}  RSS ${run.rssMb} MB${ratio}`,
      )
    }
    if (!python) console.log('  python yardstick left out: python3 is not on the PATH')
    // Both compute the same numbers, or the comparison is worth nothing.
    for (const run of [plain, python]) {
      if (run && run.meanTtft.toFixed(4) !== ours.meanTtft.toFixed(4))
        throw new Error(`${run.name} disagrees`)
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Runs one contender in its own process; it prints {seconds, rssMb, meanTtft}. Undefined when the program is missing. */
function measured(name, program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (error?.code === 'ENOENT') return undefined
  if (status !== 0) throw new Error(`${name}: ${stderr}`)
  return { name, ...JSON.parse(stdout) }
}

async function generate(file, requests) {
  const out = createWriteStream(file)
  let state = 12345
  const random = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648
  let clock = 1_789_300_000_000_000_000n
  for (let index = 0; index < requests; index++) {
    clock += BigInt(Math.floor(random() * 48_000_000))
    const line = requestLine(index, clock, random)
    if (!out.write(`${line}\n`)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'close')
}

/** About 2.7 KB, most of it chunk latencies, as the real client writes them. */
function requestLine(index, start, random) {
  const tokens = 100 + Math.floor(random() * 900)
  const itl = 5 + random() * 10
  const ttft = 100 + random() * 2000
  const latency = ttft + itl * (tokens - 1)
  const value = (number, unit) => ({ value: Number(number.toFixed(6)), unit })
  const chunks = Array.from({ length: 200 }, () => Number((itl * (0.5 + random())).toFixed(6)))
  return JSON.stringify({
    metadata: {
      session_num: index % 64,
      conversation_id: `trace-${index % 393}${index % 3 === 0 ? '::sa:1' : ''}`,
      turn_index: index % 40,
      request_start_ns: 0,
      request_end_ns: 1,
      x_request_id: `${index}`.padStart(32, '0'),
      x_correlation_id: `${index % 4096}`.padStart(32, '0'),
      worker_id: `worker_${index % 32}`,
      record_processor_id: `rp_${index % 8}`,
      benchmark_phase: index < WARM_UP ? 'warmup' : 'profiling',
      was_cancelled: false,
    },
    metrics: {
      input_sequence_length: value(20_000 + Math.floor(random() * 80_000), 'tokens'),
      output_sequence_length: value(tokens, 'tokens'),
      time_to_first_token: value(ttft, 'ms'),
      request_latency: value(latency, 'ms'),
      inter_token_latency: value(itl, 'ms'),
      full_response_inter_token_latency: value(itl * 1.1, 'ms'),
      inter_chunk_latency: { value: chunks, unit: 'ms' },
    },
    error: index % 50 === 7 ? { type: 'TimeoutError', message: 'timed out', code: 504 } : null,
  })
    .replace('"request_start_ns":0', `"request_start_ns":${start}`)
    .replace('"request_end_ns":1', `"request_end_ns":${start + BigInt(Math.floor(latency * 1e6))}`)
}

async function runOurs(file) {
  const { createReadStream } = await import('node:fs')
  const { measureAgentic } = await import('../lib/src/core/measure/agentic.js')
  const identity = {
    hw: 'bench',
    conc: 64,
    image: 'bench',
    model: 'bench',
    modelPrefix: 'bench',
    framework: 'sglang',
    precision: 'fp4',
    specDecoding: 'none',
    disagg: false,
    recipeFingerprint: '0',
    topology: { shape: 'single-node', tp: 8, pp: 1, dcp: 1, pcp: 1, ep: 1, dpAttention: 'false' },
    kvOffloading: 'none',
    allocatedCpuDramGb: 0,
  }
  const { aggregate } = await measureAgentic(identity, {
    profileExport: createReadStream(file, { highWaterMark: 1024 * 1024 }),
    serverLogs: [],
  })
  report(aggregate.request_metrics.latency.ttft.mean)
}

/** What one writes in ten minutes: every line parsed, the same metrics from columns of numbers. */
async function runPlain(file) {
  const { createReadStream } = await import('node:fs')
  const { createInterface } = await import('node:readline')
  const columns = METRICS.map(() => [])
  const ends = []
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const record = JSON.parse(line)
    if (record.error || record.metadata.benchmark_phase !== 'profiling') continue
    for (const [index, metric] of METRICS.entries()) columns[index].push(record.metrics[metric].value)
    ends.push(record.metadata.request_end_ns / 1e9)
  }
  for (let index = 0; index < 4; index++) columns[index] = columns[index].map((value) => value / 1000)
  columns.push(columns[1].map((latency, index) => latency / columns[5][index]))
  const statistics = columns.map(plainDistribution)
  for (const index of [2, 3, 6]) plainDistribution(columns[index].map((value) => 1 / value))
  const counts = new Map()
  for (const end of ends) counts.set(Math.floor(end), (counts.get(Math.floor(end)) ?? 0) + 1)
  plainDistribution([...counts.values()])
  report(statistics[0].mean)
}

function plainDistribution(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const std = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  return {
    mean,
    std,
    percentiles: [0.5, 0.75, 0.9, 0.95].map((q) => sorted[Math.floor((sorted.length - 1) * q)]),
  }
}

/** Processor time of the whole process, start-up included: on a shared machine wall time measures the neighbours. */
function report(meanTtft) {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const seconds = (userCPUTime + systemCPUTime) / 1e6
  const rssMb = Math.round(maxRSS / 1024)
  console.log(JSON.stringify({ seconds, rssMb, meanTtft }))
}

/** The metrics of an aggregate with the means that Python has: nothing exotic, nothing left out. */
const PYTHON = `
import bisect, json, resource, statistics, sys
names = ${JSON.stringify(METRICS)}
def percentile(values, q):
    k = (len(values) - 1) * (q / 100)
    f = int(k)
    return values[f] if f + 1 >= len(values) else values[f] + (k - f) * (values[f + 1] - values[f])
def distribution(values):
    ordered = sorted(values)
    return [statistics.mean(values), statistics.pstdev(values)] + [percentile(ordered, q) for q in (50, 75, 90, 95)]
records, ends = [], []
with open(sys.argv[1]) as file:
    for line in file:
        record = json.loads(line)
        if record["error"] or record["metadata"]["benchmark_phase"] != "profiling":
            continue
        records.append([record["metrics"][name]["value"] for name in names])
        ends.append(record["metadata"]["request_end_ns"] / 1e9)
columns = [[row[index] for row in records] for index in range(len(names))]
for index in range(4):
    columns[index] = [value / 1000.0 for value in columns[index]]
columns.append([latency / tokens for latency, tokens in zip(columns[1], columns[5])])
results = [distribution(column) for column in columns]
spread = [statistics.pstdev([1.0 / value for value in columns[index]]) for index in (2, 3, 6)]
ends.sort()
rates, start = [], ends[0]
while start + 1.0 <= ends[-1]:
    rates.append(bisect.bisect_left(ends, start + 1.0) - bisect.bisect_left(ends, start))
    start += 1.0
results.append(distribution(rates))
used = resource.getrusage(resource.RUSAGE_SELF)
seconds = used.ru_utime + used.ru_stime
print(json.dumps({"seconds": seconds, "rssMb": used.ru_maxrss // 1024, "meanTtft": results[0][0]}))
`

const [mode, path] = process.argv.slice(2)
if (mode === '--ours') await runOurs(path)
else if (mode === '--plain') await runPlain(path)
else await main(Number(mode ?? REQUESTS))
