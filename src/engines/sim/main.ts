/** `infx sim-engine --config FILE [--port N]`: the process that a launcher starts for a simulated point. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ProblemError, formatProblem } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { SimEngineConfig } from '../../core/schema/sim-engine.generated.ts'
import '../../core/problems/engine.ts'
import { watchParent } from '../../parent-watch.ts'
import { parseSimConfig } from './config.ts'
import { injectedFaults } from './injected-faults.ts'
import { simPeerMain } from './peer-main.ts'
import { parsePeer } from './peers.ts'
import type { Peer } from './peers.ts'
import { startSimServer } from './server.ts'

const usage = 'usage: infx sim-engine --config FILE [--port N] [--host ADDRESS] [--peer POOL=URL…]'

/**
 * Serves until SIGTERM or SIGINT. Exit codes: 0 after a signal, 1 after a configured death, 2 usage or configuration,
 * 3 port taken.
 */
export async function simEngineMain(argv: readonly string[]): Promise<number> {
  if (argv[0] === 'peer') return simPeerMain(argv.slice(1))
  const options = parseOptions(argv)
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n${usage}\n`)
    return 2
  }
  try {
    return await serve(options)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    process.stderr.write(`${error.problems.map(formatProblem).join('\n')}\n`)
    return error.problems.some((found) => found.blame === 'infra') ? 3 : 2
  }
}

interface Options {
  readonly config: string
  readonly host: string
  readonly port: number
  readonly peers: readonly Peer[]
}

function parseOptions(argv: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        config: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string' },
        peer: { type: 'string', multiple: true },
      },
    })
    if (values.config === undefined) return '--config is missing'
    const port = Number(values.port ?? '0')
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      return `--port must be 0..65535, got ${values.port}`
    const peers = (values.peer ?? []).map(parsePeer)
    if (!peers.every((peer) => peer !== undefined)) return '--peer must be prefill=URL or decode=URL'
    return { config: values.config, host: values.host ?? '127.0.0.1', port, peers }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function serve(options: Options): Promise<number> {
  const config = withFaults(parseSimConfig(readConfig(options.config), options.config))
  return new Promise<number>((resolve, reject) => {
    const server = startSimServer(config, {
      host: options.host,
      port: options.port,
      peers: options.peers,
      log: (line) => process.stdout.write(`${line}\n`),
      onDeath: (reason) => {
        process.stderr.write(`simulated death: ${reason}\n`)
        resolve(1)
      },
    })
    const stop = (): void => {
      server.then((running) => running.close()).then(() => resolve(0), reject)
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    watchParent(() => {
      process.stderr.write('the launcher is gone\n')
      stop()
    })
    server.then((running) => process.stdout.write(`listening on ${running.url}\n`), reject)
  })
}

/** A run with deliberate failures says so in its log. */
function withFaults(config: SimEngineConfig): SimEngineConfig {
  const injected = injectedFaults(process.env, readConfig)
  if (injected === undefined) return config
  process.stdout.write(`faults injected by ${injected.file}: ${JSON.stringify(injected.faults)}\n`)
  // Once more through the reader: faults of a hand-written file are checked like everything else.
  return parseSimConfig(JSON.stringify({ ...config, faults: injected.faults }), injected.file)
}

function readConfig(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new ProblemError([problem('INFX170', `cannot read the configuration: ${message}`)], {
      cause: error,
    })
  }
}
