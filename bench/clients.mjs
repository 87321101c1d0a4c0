// The built-in client against AIPerf on the same server: CPU seconds per 1,000 requests, and the highest concurrency that
// each drives cleanly. Usage: node scripts/build.mjs --lib-only && node bench/clients.mjs
// AIPerf is that of the cache in which the product installs it; without one it is left out, which is said. Installing
// fetches about 1.2 GB, so it has to be asked for: INFX_BENCH_AIPERF=aiperf==0.13.0, or npm run test:aiperf before.
import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const asked = process.env.INFX_BENCH_AIPERF ?? ''
const tokens = 20
const ttftMs = 50
const gapMs = 20
/** Bounded search: each client doubles until it is no longer clean. */
const concurrencies = (process.env.INFX_BENCH_CONCS ?? '16,64,256,1024').split(',').map(Number)
/** A run is clean when nothing failed and the client added no more than this to the server's own median latency. */
const maxAddedShare = 0.25
const serverMs = ttftMs + (tokens - 1) * gapMs

if (process.argv[2] === '--serve') serve()
else await measure()

/** Answers after exactly so long, whatever the load: what is late is the client. */
function serve() {
  const chunk = (n) =>
    `data: {"id":"c","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{"content":" w${n}"},"finish_reason":null}]}\n\n`
  const usage = `data: {"id":"c","object":"chat.completion.chunk","model":"m","choices":[],"usage":{"prompt_tokens":100,"completion_tokens":${tokens},"total_tokens":${100 + tokens}}}\n\ndata: [DONE]\n\n`
  const server = createServer((incoming, response) => {
    if (incoming.method === 'GET') return void response.writeHead(404).end()
    incoming.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const begun = performance.now()
      let sent = 0
      const next = () => {
        response.write(chunk(sent++))
        if (sent === tokens) return void response.end(usage)
        setTimeout(next, Math.max(0, begun + ttftMs + sent * gapMs - performance.now()))
      }
      setTimeout(next, ttftMs)
    })
  })
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1', 4096, () => process.send(server.address().port))
  process.on('disconnect', () => process.exit(0))
}

async function measure() {
  const server = fork(fileURLToPath(import.meta.url), ['--serve'])
  const url = `http://127.0.0.1:${await new Promise((resolve) => server.once('message', resolve))}`
  const clients = { 'built-in': await builtIn(), ...(await aiperf()) }
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, Node ${process.version}; ${tokens} tokens, ${serverMs} ms a request`,
  )
  console.log('client                    conc  requests  failed  median e2e ms  CPU s per 1,000  clean')
  for (const [name, run] of Object.entries(clients)) {
    let highest = 0
    for (const conc of concurrencies) {
      const { bench, cpuSeconds } = await run(url, conc)
      const median = bench.median_e2el_ms ?? NaN
      const clean = bench.failed === 0 && median <= serverMs * (1 + maxAddedShare)
      if (clean) highest = conc
      const cells = [
        name.padEnd(24),
        String(conc).padStart(5),
        String(bench.completed).padStart(9),
        String(bench.failed).padStart(7),
        median.toFixed(0).padStart(14),
        ((cpuSeconds / Math.max(1, bench.completed)) * 1000).toFixed(2).padStart(16),
        clean ? '  yes' : '   no',
      ]
      console.log(cells.join(' '))
      if (!clean) break
    }
    console.log(`${name}: highest clean concurrency ${highest} of those tried`)
  }
  server.disconnect()
}

function loadOf(conc) {
  return {
    kind: 'fixed',
    isl: 100,
    osl: tokens,
    randomRangeRatio: 1,
    numPrompts: Math.max(200, conc * 8),
    numWarmupPrompts: conc,
    maxConcurrency: conc,
    requestRate: 'inf',
  }
}

async function specOf(url, conc) {
  const outputDir = mkdtempSync(join(tmpdir(), 'infx-bench-clients-'))
  return {
    load: loadOf(conc),
    endpointUrl: url,
    model: 'm',
    outputDir,
    serverMetricsUrls: [],
    seed: 42,
    traceScale: 1,
    failedRequestThreshold: 0.5,
  }
}

function resultOf(spec) {
  const bench = JSON.parse(readFileSync(join(spec.outputDir, 'bench.json'), 'utf8'))
  rmSync(spec.outputDir, { recursive: true, force: true })
  return bench
}

function quiet() {
  return { signal: new AbortController().signal, onProgress: () => undefined }
}

/** In this process; warm-up is counted for both, start-up for neither (the environment of Python takes seconds). */
async function builtIn() {
  const { replayClient } = await import('../lib/src/clients/replay/client.js')
  return async (url, conc) => {
    const spec = await specOf(url, conc)
    const before = process.cpuUsage()
    await replayClient.run(spec, quiet())
    const { user, system } = process.cpuUsage(before)
    return { bench: resultOf(spec), cpuSeconds: (user + system) / 1e6 }
  }
}

/** By the name of its package; nothing when it is not there and nobody asked for it. */
async function aiperf() {
  const { aiperfClient } = await import('../lib/src/clients/aiperf/client.js')
  const { dialectOf } = await import('../lib/src/clients/aiperf/dialects.js')
  const { cacheDir } = await import('../lib/src/clients/python-env/env-key.js')
  const { cachedPythonEnv, ensurePythonEnv } = await import('../lib/src/clients/python-env/python-env.js')
  const { aiperfPackages } = await import('../lib/src/sweep/point-clients.js')
  const { writeWordTokenizer } = await import('../lib/src/clients/aiperf/word-tokenizer.js')
  const requirement = asked === '' ? aiperfPackages['fixed-seq-len'] : asked
  const dialect = dialectOf(requirement)
  const wanted = { requirements: [requirement], python: dialect.python }
  const place = { cacheDir: cacheDir(process.env), env: process.env }
  const env =
    asked === ''
      ? await cached(() => cachedPythonEnv(wanted, place))
      : await ensurePythonEnv(wanted, {
          ...place,
          timeoutSeconds: 1800,
          onProgress: ({ stage, detail }) =>
            process.stderr.write(`\r${stage} ${detail}`.slice(0, 100).padEnd(100)),
        })
  if (typeof env === 'string') {
    console.log(
      `${requirement} left out: ${env}; npm run test:aiperf installs it, or INFX_BENCH_AIPERF=${requirement}`,
    )
    return {}
  }
  const tokenizer = mkdtempSync(join(tmpdir(), 'infx-bench-tokenizer-'))
  await writeWordTokenizer(tokenizer)
  const run = async (url, conc) => {
    const spec = await specOf(url, conc)
    let cpuSeconds = 0
    const client = aiperfClient({
      env,
      dialect,
      facts: {
        tokenizer,
        framework: 'none',
        sessionHeader: 'none',
        applyChatTemplate: false,
        extraArguments: [],
      },
      cacheDir: cacheDir(process.env),
      hostEnv: process.env,
      onCpuSeconds: (seconds) => {
        cpuSeconds = seconds
      },
    })
    await client.run(spec, quiet())
    return { bench: resultOf(spec), cpuSeconds }
  }
  return { [requirement]: run }
}

/** The environment, or why there is none. */
async function cached(look) {
  try {
    return (await look()) ?? 'it is not in the cache'
  } catch (error) {
    if (!Array.isArray(error.problems)) throw error
    return error.problems.map(({ message }) => message).join('; ')
  }
}
