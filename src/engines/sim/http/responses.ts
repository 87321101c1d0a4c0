import type { ServerResponse } from 'node:http'
import type { RequestRefused } from './generation-request.ts'

export function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

/** OpenAI's error form. */
export function sendError(response: ServerResponse, refused: RequestRefused): void {
  const type = refused.status >= 500 ? 'internal_error' : 'invalid_request_error'
  const error = { message: refused.message, type, param: null, code: refused.status }
  sendJson(response, refused.status, { object: 'error', ...error, error })
}
