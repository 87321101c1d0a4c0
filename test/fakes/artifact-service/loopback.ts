/** HTTP on 127.0.0.1 with whole bodies: what both fakes stand on. */
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | number>>
  readonly body?: Buffer | string
}

export interface LoopbackServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string
  readonly close: () => Promise<void>
}

export const jsonAnswer = (
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string | number>> = {},
): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
})

/** A handler that throws answers 500 with the cause, so that a broken fake is not taken for GitHub. */
export async function serveOnLoopback(
  handle: (request: Received) => Answer | Promise<Answer>,
): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    const answered = received(request).then(handle)
    answered
      .catch((error: unknown): Answer => jsonAnswer(500, { message: `the fake failed: ${String(error)}` }))
      .then(
        ({ status, headers, body }) => {
          response.writeHead(status, { ...headers })
          response.end(request.method === 'HEAD' ? undefined : body)
        },
        (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
      )
  })
  // A busy machine leaves a connection idle for longer than the default of five seconds, and closing it then would
  // meet the next request on its way.
  server.keepAliveTimeout = 300_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)))
        server.closeAllConnections()
      }),
  }
}

async function received(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    ),
    body: Buffer.concat(chunks),
  }
}
