/** A TCP port of the loopback interface that is free now. Another process may take it before the engine does; the start-up then fails as `infra` and is retried. */
import { createServer } from 'node:net'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/launch.ts'
import { ProblemError } from '../core/problem.ts'

export async function freePort(): Promise<number> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(0, '127.0.0.1', resolve)
    })
  } catch (cause) {
    throw new ProblemError([problem('INFX188', 'no free port on the loopback interface')], { cause })
  }
  const address = server.address()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a numeric address')
  return address.port
}
