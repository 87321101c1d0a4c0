/**
 * `infx sim-engine peer --role NAME [--host ADDRESS --port N…]`: stands where a worker or a service of a spread engine
 * would run. It holds its place and its ports, and answers health checks; the simulation is in the front.
 */
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { parseArgs } from 'node:util'
import { watchParent } from '../../parent-watch.ts'

const usage = 'usage: infx sim-engine peer --role NAME [--host ADDRESS --port N…]'

/** Serves until SIGTERM or SIGINT. Exit codes: 0 after a signal, 2 usage, 3 port taken. */
export async function simPeerMain(argv: readonly string[]): Promise<number> {
  const options = parseOptions(argv)
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n${usage}\n`)
    return 2
  }
  const { role, host, ports } = options
  const servers: Server[] = []
  try {
    for (const port of ports) servers.push(await listen(host, port, role))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    for (const server of servers) server.close()
    return 3
  }
  const node = process.env['SLURMD_NODENAME'] ?? 'this host'
  process.stdout.write(
    `${role} on ${node}: GPUs ${process.env['CUDA_VISIBLE_DEVICES'] ?? 'none'}, listening on ${host}:${ports.join(',')}\n`,
  )
  return new Promise<number>((resolve) => {
    // Without a port nothing else would keep the process alive.
    const alive = setInterval(() => undefined, 60_000)
    const stop = (): void => {
      clearInterval(alive)
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
      resolve(0)
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    watchParent(stop)
  })
}

function parseOptions(
  argv: readonly string[],
): { readonly role: string; readonly host: string; readonly ports: readonly number[] } | string {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        role: { type: 'string' },
        host: { type: 'string' },
        port: { type: 'string', multiple: true },
      },
    })
    if (values.role === undefined) return '--role is missing'
    const ports = (values.port ?? []).map(Number)
    const wrong = ports.find((port) => !Number.isInteger(port) || port < 1 || port > 65535)
    if (wrong !== undefined) return `--port must be 1..65535, got ${wrong}`
    return { role: values.role, host: values.host ?? '127.0.0.1', ports }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function listen(host: string, port: number, role: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') {
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      response.end(`# TYPE infx_sim:peer_up gauge\ninfx_sim:peer_up{role=${JSON.stringify(role)}} 1\n`)
      return
    }
    response.writeHead(request.url === '/health' ? 200 : 404).end()
  })
  // Scrapers keep their connections for the whole measurement.
  server.keepAliveTimeout = 900_000
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
