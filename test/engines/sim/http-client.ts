import { startSimServer } from '../../../src/engines/sim/server.ts'
import type { SimServer, SimServerOptions } from '../../../src/engines/sim/server.ts'
import type { SimEngineConfig } from '../../../src/core/schema/sim-engine.generated.ts'
import { someConfig } from './sim-config.ts'

/** Starts servers and closes them all at the end of a test. */
export class Servers {
  readonly #running: SimServer[] = []

  async start(
    overrides: Partial<SimEngineConfig>,
    options: Omit<SimServerOptions, 'port'> = {},
  ): Promise<SimServer> {
    const server = await startSimServer(someConfig(overrides), { port: 0, ...options })
    this.#running.push(server)
    return server
  }

  async closeAll(): Promise<void> {
    await Promise.all(this.#running.splice(0).map((server) => server.close()))
  }
}

export const words = (count: number, tag: string): string =>
  Array.from({ length: count }, (_, index) => `${tag}${index}`).join(' ')

export const ask = (overrides: object): object => ({
  model: 'test/model',
  messages: [{ role: 'user', content: words(100, 'a') }],
  max_tokens: 10,
  ignore_eos: true,
  stream: true,
  stream_options: { include_usage: true },
  ...overrides,
})

export async function chat(server: SimServer, body: object, init: RequestInit = {}): Promise<Response> {
  return fetch(`${server.url}/v1/chat/completions`, { method: 'POST', body: JSON.stringify(body), ...init })
}

export interface Usage {
  readonly prompt_tokens: number
  readonly completion_tokens: number
  readonly total_tokens: number
  readonly prompt_tokens_details: { readonly cached_tokens: number }
}

export interface Chunk {
  readonly choices: readonly {
    readonly delta: { readonly role?: string; readonly content?: string }
    readonly finish_reason: string | null
  }[]
  readonly usage?: Usage
}

export interface Streamed {
  readonly text: string
  readonly chunks: readonly Chunk[]
  readonly usage: Usage | undefined
  readonly done: boolean
}

export async function readStream(response: Response): Promise<Streamed> {
  const events = (await response.text()).split('\n\n').filter((event) => event !== '')
  const chunks = events
    .filter((event) => event !== 'data: [DONE]')
    .map((event) => JSON.parse(event.slice('data: '.length)) as Chunk)
  return {
    text: chunks.map(({ choices: [choice] }) => choice?.delta.content ?? '').join(''),
    chunks,
    usage: chunks.find(({ usage }) => usage !== undefined)?.usage,
    done: events.at(-1) === 'data: [DONE]',
  }
}

/** Values of one metric by its label text. */
export async function metric(server: SimServer, name: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const values = new Map<string, number>()
  for (const line of text.split('\n')) {
    const parts = /^([^#{]+)\{(.*)\} (\S+)$/.exec(line)
    if (parts?.[1] === name) values.set(parts[2] ?? '', Number(parts[3]))
  }
  return values
}

export const sumOf = (values: ReadonlyMap<string, number>): number =>
  [...values.values()].reduce((sum, value) => sum + value, 0)

export async function eventually(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('did not come true within 10 s')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
