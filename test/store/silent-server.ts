/** Servers on loopback that keep their client waiting: one logs it in, one only takes the connection. */
import { type Server, type Socket, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

export type Silence = 'after login' | 'after accepting'

export interface SilentServer {
  readonly url: string
  /** Settles when a client has sent what will never be answered. */
  readonly asked: Promise<void>
  /** Connections that are open. */
  open(): number
  close(): Promise<void>
}

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const authenticationOk = Buffer.concat([Buffer.from('R'), int32(8), int32(0)])
const readyForQuery = Buffer.concat([Buffer.from('Z'), int32(5), Buffer.from('I')])

export async function silentServer(silence: Silence): Promise<SilentServer> {
  const sockets = new Set<Socket>()
  let ask: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    ask = resolve
  })
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let messages = 0
    socket.on('data', () => {
      messages++
      if (silence === 'after login' && messages === 1)
        socket.write(Buffer.concat([authenticationOk, readyForQuery]))
      else ask()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://nobody@127.0.0.1:${port}/none`,
    asked,
    open: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
