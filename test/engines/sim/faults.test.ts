import { afterEach, describe, expect, it } from 'vitest'
import { faultOfRequest } from '../../../src/engines/sim/faults.ts'
import { Servers, ask, chat, eventually } from './http-client.ts'

const servers = new Servers()
afterEach(() => servers.closeAll())

describe('shares', () => {
  it('are met exactly over a few hundred requests and spread evenly', () => {
    const faults = { errorRatio: 0.2, emptyAnswerRatio: 0.1, hangRatio: 0.05, resetRatio: 0.05 }
    const met = Array.from({ length: 1000 }, (_, index) => faultOfRequest(faults, index + 1))
    const count = (wanted: string | undefined): number => met.filter((fault) => fault === wanted).length
    expect(count('error')).toBeCloseTo(200, -1)
    expect(count('empty')).toBeCloseTo(100, -1)
    expect(count('hang')).toBeCloseTo(50, -1)
    expect(count('reset')).toBeCloseTo(50, -1)
    expect(met.slice(0, 20).filter((fault) => fault === 'error').length).toBeGreaterThanOrEqual(3)
  })

  it('of nothing leave every request alone', () => {
    expect(faultOfRequest({}, 1)).toBeUndefined()
    expect(faultOfRequest({ errorRatio: 1 }, 7)).toBe('error')
  })
})

describe('over HTTP', () => {
  it('never becomes healthy', async () => {
    const server = await servers.start({ faults: { neverHealthy: true } })
    expect((await fetch(`${server.url}/health`)).status).toBe(503)
  })

  it('answers 500', async () => {
    const server = await servers.start({ faults: { errorRatio: 1 } })
    expect((await chat(server, ask({}))).status).toBe(500)
  })

  it('answers 200 without a token', async () => {
    const server = await servers.start({ faults: { emptyAnswerRatio: 1 } })
    const response = await chat(server, ask({}))
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('data: [DONE]\n\n')
  })

  it('resets the connection mid-stream', async () => {
    const server = await servers.start({ faults: { resetRatio: 1 } })
    const response = await chat(server, ask({ max_tokens: 500 }))
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  })

  it('hangs mid-stream', async () => {
    const server = await servers.start({ faults: { hangRatio: 1 } })
    const abort = new AbortController()
    const response = await chat(server, ask({ max_tokens: 100 }), { signal: abort.signal })
    const reader = response.body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    const ended = await Promise.race([
      drain(reader).then(() => 'ended'),
      new Promise((resolve) => setTimeout(() => resolve('still open'), 1500)),
    ])
    abort.abort()
    expect(ended).toBe('still open')
  })

  it.each([
    ['requests', { dieAfterRequests: 3 }],
    ['seconds', { dieAfterSeconds: 0.3 }],
  ])('dies after the configured %s', async (_what, faults) => {
    const deaths: string[] = []
    const server = await servers.start({ faults }, { onDeath: (reason) => deaths.push(reason) })
    const answers = Promise.allSettled(
      [1, 2, 3].map(() => chat(server, ask({ max_tokens: 5000 })).then((r) => r.text())),
    )
    await eventually(() => Promise.resolve(deaths.length === 1))
    expect((await answers).every(({ status }) => status === 'rejected')).toBe(true)
    await expect(fetch(`${server.url}/health`)).rejects.toThrow()
  })
})

async function drain(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  try {
    while (reader && !(await reader.read()).done);
  } catch {
    // The test aborts a stream that hangs.
  }
}
