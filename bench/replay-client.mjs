// The built-in replay client: SSE chunks per second of one core, and schedule error at 1,024 lanes.
// Yardstick, measured in the same run against the same server: node:http reading the same streams without parsing them.
// The hold on the schedule error is asked of two loads at 1,024 lanes:
// - hard: answers of 20 tokens at 100 tokens/s, pauses of 1 s: 1,200 requests/s, more than any engine serves to 1,024 lanes
//   of agents. It is the load that finds what blocks the client.
// - agents: the generator's default of this product (src/sweep/prepare.ts: answers of 320 tokens) at 30 tokens/s per stream,
//   an assumption about an engine that decodes for a thousand streams at once.
// The client runs as `infx` runs it, in a process of its own; its server has the same machine, and with less than two free
// cores the figures say more about the machine: compare with the yardstick beside them.
// Usage: node scripts/build.mjs --lib-only && node bench/replay-client.mjs [--sim URL]
import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const streams = 256
const chunksPerStream = 400
const lanes = 1024
const self = fileURLToPath(import.meta.url)
const hard = {
  seed: 1,
  trees: 400,
  meanTurns: 20,
  systemTokens: 500,
  meanNewTokensPerTurn: 100,
  meanOutputTokens: 20,
  subagentRatio: 0.1,
  meanGapSeconds: 1,
}
const agents = {
  seed: 42,
  trees: 96,
  meanTurns: 16,
  systemTokens: 12_000,
  meanNewTokensPerTurn: 1_800,
  meanOutputTokens: 320,
  subagentRatio: 0.08,
  meanGapSeconds: 4,
}

if (process.argv[2] === '--serve') serve(Number(process.argv[3]))
else if (process.argv[2] === 'replay') await client()
else await measure()

/** A trivial chat endpoint: every open stream gets one chunk per tick, so that chunks arrive one by one. */
function serve(tickMs) {
  const open = new Set()
  const chunk = (n) =>
    `data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{"content":" w${n}"},"finish_reason":null}]}\n\n`
  const usage = (n) =>
    `data: {"id":"chatcmpl-1","object":"chat.completion.chunk","choices":[],"usage":{"prompt_tokens":100,"completion_tokens":${n},"total_tokens":${100 + n}}}\n\ndata: [DONE]\n\n`
  setInterval(() => {
    for (const stream of open) {
      stream.response.write(chunk(stream.sent++))
      if (stream.sent < stream.tokens) continue
      open.delete(stream)
      stream.response.end(usage(stream.tokens))
    }
  }, tickMs)
  const server = createServer((incoming, response) => {
    if (incoming.method === 'GET') return void response.writeHead(404).end()
    const parts = []
    incoming.on('data', (part) => parts.push(part))
    incoming.on('end', () => {
      const tokens = Number(/"max_tokens":(\d+)/.exec(Buffer.concat(parts).toString('latin1'))?.[1] ?? 1)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      open.add({ response, tokens, sent: 0 })
    })
  })
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
  process.on('disconnect', () => process.exit(0))
}

async function measure() {
  const { server, url } = await startServer(10)
  const { replayClient } = await import('../lib/src/clients/replay/client.js')
  const rows = []
  await rawStreams(url, 32, 50) // both sides compiled before anything is measured
  const raw = await perCore(() => rawStreams(url, streams, chunksPerStream))
  rows.push(['node:http, not parsed (yardstick)', raw, 1])
  const fixed = {
    kind: 'fixed',
    isl: 200,
    osl: chunksPerStream,
    randomRangeRatio: 1,
    numWarmupPrompts: 32,
    maxConcurrency: streams,
    requestRate: 'inf',
  }
  const ours = await perCore(() => replay(replayClient, url, { ...fixed, numPrompts: streams * 2 }))
  rows.push(['replay client, all of it', ours, ours / raw])
  console.log(
    `\n${cpus()[0]?.model ?? 'unknown CPU'}, Node ${process.version}, ${streams} streams of ${chunksPerStream} chunks`,
  )
  for (const [name, perSecond, ratio] of rows) {
    console.log(
      `${name.padEnd(36)} ${Math.round(perSecond).toLocaleString('en').padStart(9)} chunks/s per core  ${ratio.toFixed(2)}x`,
    )
  }
  console.log(`hold: ≥ 20,000 chunks/s per core: ${(ours / 20_000).toFixed(2)}x of it`)
  await schedule(url, 'hard', hard)
  const slow = await startServer(33)
  await schedule(slow.url, 'agents', agents)
  slow.server.disconnect()
  const sim = process.argv[process.argv.indexOf('--sim') + 1]
  if (process.argv.includes('--sim') && sim) await schedule(sim, 'hard, simulated engine', hard)
  server.disconnect()
}

async function startServer(tickMs) {
  const server = fork(self, ['--serve', String(tickMs)])
  return {
    server,
    url: `http://127.0.0.1:${await new Promise((resolve) => server.once('message', resolve))}`,
  }
}

/** This file as the replay process: what `infx replay` does. */
async function client() {
  const { replayMain } = await import('../lib/src/clients/replay/main.js')
  process.exitCode = await replayMain(process.argv.slice(3))
}

/** The client in a process of its own, with the flags of the product. */
async function replayProcess() {
  const { superviseReplay, replayNodeFlags } = await import('../lib/src/clients/replay/process-client.js')
  return {
    run: (spec, options) =>
      superviseReplay([process.execPath, ...replayNodeFlags, self, 'replay', '--spec', '-'], spec, options),
  }
}

/** Chunks per second of client CPU: `work` resolves to the number of chunks it read. */
async function perCore(work) {
  const before = process.cpuUsage()
  const chunks = await work()
  const used = process.cpuUsage(before)
  return chunks / ((used.user + used.system) / 1e6)
}

async function rawStreams(url, count, tokens) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const one = () =>
    new Promise((resolve, reject) => {
      let chunks = 0
      const outgoing = request(url, { method: 'POST', agent }, (response) => {
        response.on('data', () => chunks++)
        response.on('end', () => resolve(chunks))
      })
      outgoing.on('error', reject)
      outgoing.end(`{"max_tokens":${tokens}}`)
    })
  const counts = await Promise.all(Array.from({ length: count }, one))
  agent.destroy()
  return counts.reduce((sum, chunks) => sum + chunks, 0)
}

async function replay(client, endpointUrl, load, overrides = {}) {
  const outputDir = mkdtempSync(join(tmpdir(), 'infx-bench-'))
  const spec = {
    load,
    endpointUrl,
    model: 'm',
    outputDir,
    serverMetricsUrls: [],
    seed: 1,
    traceScale: 1,
    failedRequestThreshold: 1,
    ...overrides,
  }
  const outcome = await client.run(spec, { signal: new AbortController().signal, onProgress: () => {} })
  const summary = JSON.parse(readFileSync(join(outputDir, 'profile_export_aiperf.json'), 'utf8'))
  rmSync(outputDir, { recursive: true })
  if (!outcome.completed) throw new Error(`the run ended early: ${outcome.abortReason}`)
  replay.summary = summary
  return summary.output_sequence_length.sum
}

/** How late the same timeline wakes as many sleepers when nothing else is to do: the machine's own share of the error. */
async function bareTimers() {
  const { Timeline } = await import('../lib/src/clients/replay/timeline.js')
  const { Samples } = await import('../lib/src/clients/replay/stats.js')
  const timeline = new Timeline(Infinity)
  const lateMs = new Samples()
  const end = performance.now() + 5000
  const lane = async () => {
    while (performance.now() < end) {
      const dueMs = await timeline.sleep(Math.random() * 2)
      lateMs.add(Math.max(0, performance.now() - dueMs))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return lateMs.distribution().percentile(99)
}

async function schedule(url, name, generator) {
  const bareP99 = await bareTimers()
  await replay(await replayProcess(), url, {
    kind: 'agentic',
    trace: { format: 'generated', generator },
    lanes,
    durationSeconds: 15,
    warmupRequestsPerLane: 1,
    warmupGraceSeconds: 60,
    graceSeconds: 5,
    trajectoryStartMinRatio: 0.25,
    trajectoryStartMaxRatio: 0.75,
    traceIdleGapCapSeconds: 300,
    systemIdleGapCapSeconds: 10,
  })
  const { client: self } = replay.summary.metadata
  const { p50, p99, max } = self.schedule_error_ms
  const rate = replay.summary.request_throughput.avg
  console.log(
    `schedule error at ${lanes} lanes, ${name}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, max ${max.toFixed(1)} ms ` +
      `(${rate.toFixed(0)} requests/s, ${replay.summary.output_token_throughput.avg.toFixed(0)} chunks/s, CPU ${(self.max_cpu_share * 100).toFixed(0)} %); ` +
      `hold: p99 ≤ 5 ms: ${(p99 / 5).toFixed(2)}x of it; p99 of the same timers without load (yardstick) ${bareP99.toFixed(2)} ms: ${(p99 / bareP99).toFixed(1)}x`,
  )
}
