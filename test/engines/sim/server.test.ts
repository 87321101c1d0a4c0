import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startSimServer } from '../../../src/engines/sim/server.ts'
import { ProblemError } from '../../../src/core/problem.ts'
import { Servers, ask, chat, eventually, metric, readStream, sumOf, words } from './http-client.ts'
import { plainStep, someConfig, somePool } from './sim-config.ts'

const servers = new Servers()
afterEach(() => servers.closeAll())

describe('chat completions', () => {
  it('streams exactly the tokens asked for, then usage, then [DONE]', async () => {
    const server = await servers.start({})
    const streamed = await readStream(await chat(server, ask({})))
    expect(streamed.text.split(' ')).toHaveLength(10)
    expect(streamed.usage).toEqual({
      prompt_tokens: 100,
      completion_tokens: 10,
      total_tokens: 110,
      prompt_tokens_details: { cached_tokens: 0 },
    })
    expect(streamed.done).toBe(true)
    expect(streamed.chunks).toHaveLength(12)
    expect(streamed.chunks[0]?.choices[0]?.delta.role).toBe('assistant')
    expect(streamed.chunks.at(-2)?.choices).toEqual([{ index: 0, delta: {}, finish_reason: 'length' }])
    expect(streamed.chunks.at(-1)?.choices).toEqual([])
  })

  it('leaves usage out of a stream that did not ask for it', async () => {
    const server = await servers.start({})
    const streamed = await readStream(await chat(server, ask({ stream_options: undefined })))
    expect(streamed.usage).toBeUndefined()
    expect(streamed.done).toBe(true)
  })

  it('answers as a whole with the same text when not streaming', async () => {
    const server = await servers.start({})
    const streamed = await readStream(await chat(server, ask({})))
    const whole: unknown = await (
      await chat(server, ask({ stream: false, stream_options: undefined }))
    ).json()
    expect(whole).toMatchObject({
      object: 'chat.completion',
      model: 'test/model',
      choices: [{ message: { role: 'assistant', content: streamed.text }, finish_reason: 'length' }],
      usage: { prompt_tokens: 100, completion_tokens: 10, prompt_tokens_details: { cached_tokens: 96 } },
    })
  })

  it('sends the tokens of one speculative step in one chunk', async () => {
    const speculative = { numSpecTokens: 3, acceptanceLength: 4, realAcceptanceRatio: 0.5 }
    const server = await servers.start({ speculative })
    const streamed = await readStream(await chat(server, ask({ max_tokens: 9 })))
    const pieces = streamed.chunks.map(
      ({ choices: [choice] }) => choice?.delta.content?.trim().split(' ').length,
    )
    expect(pieces.slice(0, 3)).toEqual([1, 4, 4])
  })

  it('gathers tokens by the stream interval, but never the first', async () => {
    const server = await servers.start({ streamIntervalTokens: 4 })
    const streamed = await readStream(await chat(server, ask({ max_tokens: 10 })))
    const pieces = streamed.chunks.map(
      ({ choices: [choice] }) => choice?.delta.content?.trim().split(' ').length,
    )
    expect(pieces.slice(0, 4)).toEqual([1, 4, 4, 1])
    expect(streamed.text.split(' ')).toHaveLength(10)
  })

  it('really waits: no answer is earlier than its steps take', async () => {
    const server = await servers.start({
      pools: [somePool({ step: { ...plainStep, decodeBaseSeconds: 0.009 } })],
    })
    const from = performance.now()
    await readStream(await chat(server, ask({ max_tokens: 31 })))
    expect(performance.now() - from).toBeGreaterThanOrEqual(1 + 1 + 30 * 10)
  })

  it('finds the next turn of a conversation in the cache, its own answer included', async () => {
    const server = await servers.start({})
    const first = await readStream(await chat(server, ask({ max_tokens: 60 })))
    const messages = [
      { role: 'user', content: words(100, 'a') },
      { role: 'assistant', content: first.text },
      { role: 'user', content: words(40, 'b') },
    ]
    const second = await readStream(await chat(server, ask({ messages })))
    expect(second.usage?.prompt_tokens).toBe(200)
    expect(second.usage?.prompt_tokens_details.cached_tokens).toBe(160)
    await fetch(`${server.url}/flush_cache`, { method: 'POST' })
    const third = await readStream(await chat(server, ask({ messages })))
    expect(third.usage?.prompt_tokens_details.cached_tokens).toBe(0)
  })

  it('ends by itself unless ignore_eos is set, and at a stop string', async () => {
    const server = await servers.start({
      pools: [somePool({ step: { ...plainStep, decodeBaseSeconds: 0 } })],
    })
    const natural = await readStream(await chat(server, ask({ ignore_eos: false, max_tokens: 2000 })))
    expect(natural.usage?.completion_tokens).toBeLessThanOrEqual(512)
    expect(natural.chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop')
    const full = (await readStream(await chat(server, ask({})))).text
    const stop = full.split(' ')[5] ?? ''
    const cut = await readStream(await chat(server, ask({ stop: [` ${stop}`] })))
    expect(cut.text).toBe(full.slice(0, full.indexOf(` ${stop}`)))
    expect(cut.chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop')
  })

  it('serves /v1/completions too', async () => {
    const server = await servers.start({})
    const body = JSON.stringify({
      model: 'test/model',
      prompt: words(20, 'p'),
      max_tokens: 5,
      ignore_eos: true,
    })
    const response = await fetch(`${server.url}/v1/completions`, { method: 'POST', body })
    expect(await response.json()).toMatchObject({
      object: 'text_completion',
      choices: [{ finish_reason: 'length' }],
      usage: { prompt_tokens: 20, completion_tokens: 5 },
    })
  })
})

describe('refusals', () => {
  it.each([
    ['broken JSON', '{"messages": [', 400, 'not JSON'],
    ['no messages', '{}', 400, 'messages'],
    ['a message without a role', '{"messages":[{"content":"a"}]}', 400, 'messages[0]'],
    ['max_tokens of zero', '{"messages":[{"role":"user","content":"a"}],"max_tokens":0}', 400, 'max_tokens'],
    ['several answers', '{"messages":[{"role":"user","content":"a"}],"n":2}', 400, 'n must be 1'],
    ['another model', '{"model":"x","messages":[{"role":"user","content":"a"}]}', 404, 'does not exist'],
    ['a body that is too large', `{"messages":"${'x'.repeat(4_000_000)}"}`, 413, 'larger than 10000 bytes'],
    [
      'more than the context holds',
      '{"messages":[{"role":"user","content":"a b c"}],"max_tokens":32766}',
      400,
      "This model's maximum context length is 32768 tokens. However, you requested 32769 tokens",
    ],
  ])('answers %s with its status and reason', async (_name, body, status, reason) => {
    const server = await servers.start({ maxBodyBytes: 10_000 })
    const response = await fetch(`${server.url}/v1/chat/completions`, { method: 'POST', body })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(reason)
  })

  it('answers 503 when the queue is full, and serves on', async () => {
    const server = await servers.start({ maxQueuedRequests: 1, pools: [somePool({ maxRunningPerRank: 1 })] })
    const answers = await Promise.all([1, 2, 3, 4].map(() => chat(server, ask({ max_tokens: 40 }))))
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([200, 200, 503, 503])
    await Promise.all(answers.map((answer) => answer.text()))
    expect((await chat(server, ask({}))).status).toBe(200)
  })

  it('answers an unknown route with 404', async () => {
    const server = await servers.start({})
    expect((await fetch(`${server.url}/v1/nothing`)).status).toBe(404)
  })

  it('tells a taken port as a Problem', async () => {
    const server = await servers.start({})
    const second = startSimServer(someConfig({}), { port: server.port })
    await expect(second).rejects.toThrow(ProblemError)
    await expect(second).rejects.toThrow(/INFX171/)
  })
})

describe('life', () => {
  it('is not healthy while it starts, and refuses work', async () => {
    const server = await servers.start({ startupSeconds: 0.3 })
    expect((await fetch(`${server.url}/health`)).status).toBe(503)
    expect((await chat(server, ask({}))).status).toBe(503)
    await eventually(async () => (await fetch(`${server.url}/health`)).status === 200)
    expect((await chat(server, ask({}))).status).toBe(200)
  })

  it('says that it is simulated', async () => {
    const server = await servers.start({})
    const info: unknown = await (await fetch(`${server.url}/get_server_info`)).json()
    expect(info).toMatchObject({
      simulated: true,
      max_total_num_tokens: 65_536,
      served_model_name: 'test/model',
    })
    expect(await (await fetch(`${server.url}/v1/models`)).json()).toMatchObject({
      data: [{ id: 'test/model', max_model_len: 32_768 }],
    })
  })

  it('drops a request whose client goes away, and frees its pages', async () => {
    const server = await servers.start({})
    const abort = new AbortController()
    const response = await chat(server, ask({ max_tokens: 20_000 }), { signal: abort.signal })
    await response.body?.getReader().read()
    expect(sumOf(await metric(server, 'sglang:num_used_tokens'))).toBeGreaterThan(96)
    abort.abort()
    await eventually(async () => sumOf(await metric(server, 'sglang:num_used_tokens')) === 0)
    expect(sumOf(await metric(server, 'sglang:num_running_reqs'))).toBe(0)
    expect(sumOf(await metric(server, 'sglang:num_aborted_requests_total'))).toBe(1)
  })

  it('drops a request that was waiting, too', async () => {
    const server = await servers.start({ pools: [somePool({ maxRunningPerRank: 1 })] })
    const first = new AbortController()
    const second = new AbortController()
    const running = await chat(server, ask({ max_tokens: 20_000 }), { signal: first.signal })
    const waiting = chat(server, ask({ max_tokens: 20_000 }), { signal: second.signal })
    waiting.catch(() => undefined)
    await eventually(async () => sumOf(await metric(server, 'sglang:num_queue_reqs')) === 1)
    second.abort()
    await eventually(async () => sumOf(await metric(server, 'sglang:num_queue_reqs')) === 0)
    first.abort()
    await expect(running.text()).rejects.toThrow()
    await expect(waiting).rejects.toThrow()
  })

  it('survives a client that sends half a request', async () => {
    const server = await servers.start({})
    const socket = connect(server.port, '127.0.0.1')
    socket.write('POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{"messages"')
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.destroy()
    expect((await chat(server, ask({}))).status).toBe(200)
  })

  it('cuts what still runs one second after it was asked to close', async () => {
    const server = await servers.start({})
    const response = await chat(server, ask({ max_tokens: 30_000 }))
    await server.close()
    await expect(response.text()).rejects.toThrow()
    await expect(fetch(`${server.url}/health`)).rejects.toThrow()
  })
})

describe('log', () => {
  it('has the lines that readers of SGLang logs look for', async () => {
    const lines: string[] = []
    const pool = somePool({ dpRanks: 2, step: { ...plainStep, decodeBaseSeconds: 0.02 } })
    const speculative = { numSpecTokens: 3, acceptanceLength: 2, realAcceptanceRatio: 0.5 }
    const server = await servers.start({ pools: [pool], speculative }, { log: (line) => lines.push(line) })
    const answer = chat(server, ask({ max_tokens: 500 })).then((response) => response.text())
    await eventually(() =>
      Promise.resolve(lines.filter((line) => line.includes('Decode batch.')).length >= 2),
    )
    await answer
    const stamp = String.raw`^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`
    expect(
      lines.filter((line) =>
        new RegExp(`${stamp} DP[01] TP[01] EP[01]\\] max_total_num_tokens=65536, `).test(line),
      ),
    ).toHaveLength(2)
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`${stamp}\\] The server is fired up and ready to roll!$`)),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(
        /Decode batch\. #running-req: 1, .*accept len: 2\.00, gen throughput \(token\/s\): \d/,
      ),
    )
  })
})
