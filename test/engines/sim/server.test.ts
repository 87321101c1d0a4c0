import { afterEach, describe, expect, it } from 'vitest'
import { startSimServer } from '../../../src/engines/sim/server.ts'
import type { SimServer } from '../../../src/engines/sim/server.ts'
import type { SimEngineConfig } from '../../../src/core/schema/sim-engine.generated.ts'
import { someConfig, somePool } from './sim-config.ts'

const running: SimServer[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

async function start(overrides: Partial<SimEngineConfig>): Promise<SimServer> {
  const server = await startSimServer(someConfig(overrides), { port: 0 })
  running.push(server)
  return server
}

const words = (count: number, tag: string): string =>
  Array.from({ length: count }, (_, index) => `${tag}${index}`).join(' ')

async function chat(server: SimServer, body: object): Promise<Response> {
  return fetch(`${server.url}/v1/chat/completions`, { method: 'POST', body: JSON.stringify(body) })
}

interface Streamed {
  readonly text: string
  readonly chunks: readonly Record<string, unknown>[]
  readonly usage: Record<string, unknown> | undefined
  readonly done: boolean
}

async function readStream(response: Response): Promise<Streamed> {
  const events = (await response.text()).split('\n\n').filter((event) => event !== '')
  const chunks = events
    .filter((event) => event !== 'data: [DONE]')
    .map((event) => JSON.parse(event.slice('data: '.length)) as Record<string, unknown>)
  let text = ''
  let usage: Record<string, unknown> | undefined
  for (const chunk of chunks) {
    const [choice] = chunk['choices'] as { delta: { content?: string } }[]
    text += choice?.delta.content ?? ''
    usage = (chunk['usage'] as Record<string, unknown> | undefined) ?? usage
  }
  return { text, chunks, usage, done: events.at(-1) === 'data: [DONE]' }
}

const ask = (overrides: object): object => ({
  model: 'test/model',
  messages: [{ role: 'user', content: words(100, 'a') }],
  max_tokens: 10,
  ignore_eos: true,
  stream: true,
  stream_options: { include_usage: true },
  ...overrides,
})

describe('chat completions', () => {
  it('streams exactly the tokens asked for and their usage', async () => {
    const server = await start({})
    const streamed = await readStream(await chat(server, ask({})))
    expect(streamed.text.split(' ')).toHaveLength(10)
    expect(streamed.usage).toEqual({
      prompt_tokens: 100,
      completion_tokens: 10,
      total_tokens: 110,
      prompt_tokens_details: { cached_tokens: 0 },
    })
    expect(streamed.done).toBe(true)
    expect(streamed.chunks.at(-2)?.['choices']).toEqual([{ index: 0, delta: {}, finish_reason: 'length' }])
  })
})

describe('health', () => {
  it('serves models', async () => {
    const server = await start({ pools: [somePool({})] })
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
    expect(await (await fetch(`${server.url}/get_server_info`)).json()).toMatchObject({ simulated: true })
  })
})
