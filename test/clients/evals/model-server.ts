/** A real HTTP server that stands for a served model: it answers chat requests as a test tells it to. */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface ChatBody {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly max_tokens: number
  readonly temperature: number
  readonly top_p: number
  readonly stop: readonly string[]
  readonly seed: number
  readonly stream?: boolean
}

/** What to do with one request: an answer text, a whole message, a status with a body, or silence. */
export type Reply =
  | { readonly text: string; readonly finish?: string }
  | { readonly message: object }
  | { readonly status: number; readonly body: string }
  | 'hang'
  | 'drop'

export interface ModelServer extends AsyncDisposable {
  readonly url: string
  readonly requests: readonly ChatBody[]
  /** Most requests that were open at one time. */
  readonly maxInFlight: () => number
  readonly stop: () => Promise<void>
}

export async function startModelServer(
  reply: (body: ChatBody, nth: number) => Reply | Promise<Reply>,
): Promise<ModelServer> {
  const requests: ChatBody[] = []
  let inFlight = 0
  let most = 0
  const server = createServer((request, response) => {
    inFlight++
    most = Math.max(most, inFlight)
    response.once('close', () => inFlight--)
    void serve(request, response)
  })
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ChatBody
    requests.push(body)
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end('no such path')
    const answer = await reply(body, requests.length)
    if (answer === 'hang') return
    if (answer === 'drop') return void response.destroy()
    if ('status' in answer) return void response.writeHead(answer.status).end(answer.body)
    const message = 'message' in answer ? answer.message : { role: 'assistant', content: answer.text }
    const finish = 'finish' in answer ? answer.finish : 'stop'
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }] }),
    )
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    maxInFlight: () => most,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
