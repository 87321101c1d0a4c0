/** A server that answers nothing holds nobody for ever, and nobody who wants to stop. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectDatabase, openDatabase } from '../../src/store/open.ts'
import { readHistoryOrSay } from '../../src/sweep/history.ts'
import { aPlan, aPlannedPoint } from '../builders.ts'
import { type Silence, type SilentServer, silentServer } from './silent-server.ts'

const servers: SilentServer[] = []
const serve = async (silence: Silence): Promise<SilentServer> => {
  const server = await silentServer(silence)
  servers.push(server)
  return server
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const interrupted = {
  problems: [
    { code: 'INFX271', message: expect.stringContaining('interrupted before it answered') as unknown },
  ],
}
const plan = aPlan({ points: [aPlannedPoint({ kind: 'benchmark' })] })

describe.each<Silence>(['after login', 'after accepting'])('a server that is silent %s', (silence) => {
  it('is left when an ingest is interrupted', async () => {
    const server = await serve(silence)
    const controller = new AbortController()
    const opened = openDatabase(server.url, controller.signal)
    await Promise.all([
      expect(opened).rejects.toMatchObject(interrupted),
      server.asked.then(() => controller.abort()),
    ])
    await vi.waitFor(() => expect(server.open()).toBe(0))
  })

  it('is not even asked after the interrupt', async () => {
    const server = await serve(silence)
    await expect(openDatabase(server.url, AbortSignal.abort())).rejects.toMatchObject(interrupted)
  })

  it('is told where a sweep is interrupted while it asks for earlier runs, and holds nothing up', async () => {
    const server = await serve(silence)
    const controller = new AbortController()
    const input = { plan, databaseUrl: server.url, entities: undefined, signal: controller.signal }
    const [history] = await Promise.all([
      readHistoryOrSay(input),
      server.asked.then(() => controller.abort()),
    ])
    expect(history.past).toEqual([])
    expect(history.problems).toMatchObject([{ code: 'INFX271', severity: 'warning', blame: 'infra' }])
  })
})

it('a statement without an answer ends after the time that its caller has for it', async () => {
  const server = await serve('after login')
  await expect(connectDatabase(server.url, { answerWithinMs: 200 })).rejects.toMatchObject({
    problems: [{ code: 'INFX271', message: expect.stringContaining('no answer within 0.2 s') as unknown }],
  })
  await vi.waitFor(() => expect(server.open()).toBe(0))
})
