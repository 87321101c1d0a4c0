/** The simulated engine's HTTP server: the surface of an OpenAI-compatible SGLang server. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import type { SimEngineConfig } from '../../core/schema/sim-engine.generated.ts'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import '../../core/problems/engine.ts'
import { timerDelay } from '../../timer.ts'
import { Generations } from './http/generations.ts'
import { RequestRefused } from './http/generation-request.ts'
import { renderMetrics } from './http/metrics.ts'
import { sendError, sendJson } from './http/responses.ts'
import { ProgressLog, readyLine, startUpLines } from './log-lines.ts'
import { parseOracle } from './oracle.ts'
import { Peers } from './peers.ts'
import type { Peer } from './peers.ts'
import { PowerFile } from './power-file.ts'
import { PowerSampler } from './power.ts'
import { Simulation, monotonicSeconds } from './simulation.ts'
import { simEngineVersion } from './version.ts'

export interface SimServerOptions {
  readonly host?: string
  /** 0 = any free port. */
  readonly port: number
  /** Workers of a spread deployment: ready when all of them are. */
  readonly peers?: readonly Peer[]
  /** Where log lines go; nowhere when absent. */
  readonly log?: (line: string) => void
  /** A configured death has come; the server has already dropped its connections. */
  readonly onDeath?: (reason: string) => void
}

export interface SimServer {
  readonly url: string
  readonly port: number
  /** Stops accepting, gives running requests at most one second, writes the last power sample. Idempotent. */
  close(): Promise<void>
}

/** Longest that `close` waits for running requests, milliseconds. */
const drainMs = 1000

/** Starts listening; throws ProblemError when the port is taken (INFX171) or the oracle cannot be read (INFX172). */
export async function startSimServer(config: SimEngineConfig, options: SimServerOptions): Promise<SimServer> {
  const running = new RunningServer(config, options)
  return running.listen(options.host ?? '127.0.0.1', options.port)
}

class RunningServer {
  readonly #config: SimEngineConfig
  readonly #options: SimServerOptions
  readonly #simulation: Simulation
  readonly #generations: Generations
  readonly #progress = new ProgressLog()
  readonly #peers: Peers
  readonly #server: Server
  readonly #startedSeconds = monotonicSeconds()
  readonly #timers: NodeJS.Timeout[] = []
  #power: PowerFile | undefined
  #closed: Promise<void> | undefined

  constructor(config: SimEngineConfig, options: SimServerOptions) {
    this.#config = config
    this.#options = options
    this.#simulation = new Simulation(config)
    this.#peers = new Peers(options.peers ?? [])
    this.#generations = new Generations(config, this.#simulation, readOracle(config), () =>
      this.#die('the configured number of requests has been served'),
    )
    this.#server = createServer((request, response) => this.#dispatch(request, response))
    // Load clients keep pools of idle connections for minutes; the engine must not be the first to hang up.
    this.#server.keepAliveTimeout = 900_000
    this.#server.headersTimeout = 905_000
    this.#server.requestTimeout = 0
  }

  async listen(host: string, port: number): Promise<SimServer> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)))
      this.#server.listen({ host, port, backlog: 4096 }, resolve)
    })
    const address = this.#server.address()
    const actual = typeof address === 'object' && address ? address.port : port
    this.#start()
    return { url: `http://${host}:${actual}`, port: actual, close: () => this.close() }
  }

  async close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  #start(): void {
    const { gpuMetricsPath, gpuMetricsIntervalMs, startupSeconds, faults } = this.#config
    if (gpuMetricsPath !== undefined && gpuMetricsIntervalMs !== undefined) {
      const sampler = new PowerSampler(this.#simulation.cluster, monotonicSeconds())
      this.#power = new PowerFile(gpuMetricsPath, gpuMetricsIntervalMs, sampler, monotonicSeconds)
    }
    this.#log(startUpLines(this.#config, this.#simulation.cluster, new Date()))
    if (faults?.neverHealthy !== true) {
      this.#timers.push(
        setTimeout(() => this.#log([readyLine(new Date())]), timerDelay(startupSeconds * 1000)),
      )
    }
    if (faults?.dieAfterSeconds !== undefined) {
      this.#timers.push(
        setTimeout(
          () => this.#die('the configured life time is over'),
          timerDelay(faults.dieAfterSeconds * 1000),
        ),
      )
    }
    this.#timers.push(setInterval(() => this.#look(), 1000))
  }

  get #healthy(): boolean {
    const aliveSeconds = monotonicSeconds() - this.#startedSeconds
    return (
      this.#config.faults?.neverHealthy !== true &&
      aliveSeconds >= this.#config.startupSeconds &&
      this.#peers.areAllThere
    )
  }

  #dispatch(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const route = `${request.method ?? 'GET'} ${path}`
    switch (route) {
      case 'GET /health':
        this.#answerHealth(response)
        return
      case 'GET /health_generate':
        response.writeHead(this.#healthy ? 200 : 503).end()
        return
      case 'GET /workers':
        sendJson(response, 200, { stats: this.#peers.stats() })
        return
      case 'GET /v1/models':
        sendJson(response, 200, this.#models())
        return
      case 'GET /metrics':
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
        response.end(this.#metrics())
        return
      case 'GET /get_server_info':
        sendJson(response, 200, this.#serverInfo())
        return
      case 'GET /flush_cache':
      case 'POST /flush_cache':
        this.#simulation.cluster.flushCache()
        response.writeHead(200, { 'content-type': 'text/plain' }).end('Cache flushed.\n')
        return
      case 'POST /v1/chat/completions':
      case 'POST /v1/completions':
        if (!this.#healthy) sendError(response, new RequestRefused(503, 'the server is starting'))
        else this.#generations.serve(request, response, path === '/v1/completions' ? 'completion' : 'chat')
        return
      default:
        sendError(response, new RequestRefused(404, `no route ${route}`))
    }
  }

  /** With peers as Dynamo's front end answers: 200 at once, and who is there. */
  #answerHealth(response: ServerResponse): void {
    if (this.#options.peers === undefined || this.#options.peers.length === 0) {
      response.writeHead(this.#healthy ? 200 : 503).end()
      return
    }
    sendJson(response, 200, { instances: this.#peers.instances() })
  }

  #models(): object {
    const { servedModel, maxModelLenTokens } = this.#config
    const model = { id: servedModel, object: 'model', created: 0, owned_by: 'infx-sim', root: servedModel }
    return { object: 'list', data: [{ ...model, max_model_len: maxModelLenTokens }] }
  }

  #serverInfo(): object {
    const { cluster } = this.#simulation
    let tokens = 0
    for (const worker of cluster.workers) {
      for (const rank of worker.ranks) tokens += rank.pool.capacityPages * this.#config.pageTokens
    }
    return {
      simulated: true,
      version: simEngineVersion,
      model_path: this.#config.servedModel,
      served_model_name: this.#config.servedModel,
      context_length: this.#config.maxModelLenTokens,
      max_total_num_tokens: tokens,
      page_size: this.#config.pageTokens,
      sku: this.#config.sku,
      trace_scale: this.#config.traceScale,
      live_requests: cluster.liveSequences,
      pools: this.#config.pools,
    }
  }

  #metrics(): string {
    this.#simulation.loop.catchUp()
    this.#simulation.loop.reschedule()
    return renderMetrics(this.#simulation.cluster, this.#simulation.metrics, {
      model: this.#config.servedModel,
      pageTokens: this.#config.pageTokens,
      throughput: this.#progress,
      maxLagSeconds: this.#simulation.loop.takeMaxLagSeconds(),
    })
  }

  #look(): void {
    this.#log(this.#progress.look(this.#simulation.cluster, monotonicSeconds(), new Date()))
  }

  #log(lines: readonly string[]): void {
    for (const line of lines) this.#options.log?.(line)
  }

  /** As a crash would: no drain, no last sample. */
  #die(reason: string): void {
    this.#stopTimers()
    this.#power?.abandon()
    this.#power = undefined
    this.#server.close()
    this.#server.closeAllConnections()
    this.#options.onDeath?.(reason)
  }

  async #close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    // A connection becomes idle when its answer has ended; clients would keep it open for minutes.
    const idle = setInterval(() => this.#server.closeIdleConnections(), 20)
    const drained = setTimeout(() => this.#server.closeAllConnections(), drainMs)
    await closed
    clearInterval(idle)
    clearTimeout(drained)
    this.#stopTimers()
    this.#log(this.#progress.rest(this.#simulation.cluster, new Date()))
    this.#power?.close()
  }

  #stopTimers(): void {
    this.#peers.close()
    this.#simulation.loop.stop()
    for (const timer of this.#timers) clearTimeout(timer)
  }
}

function readOracle(config: SimEngineConfig): ReturnType<typeof parseOracle> | undefined {
  const oracle = config.oracle
  if (!oracle) return undefined
  let text: string
  try {
    text = readFileSync(oracle.path, 'utf8')
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new ProblemError([problem('INFX172', `cannot read the oracle: ${message}`)], { cause: error })
  }
  return parseOracle(text, { file: oracle.path, accuracy: oracle.accuracy, seed: oracle.seed })
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error
  return new ProblemError([problem('INFX171', `${host}:${port} is taken by another process`)], {
    cause: error,
  })
}
