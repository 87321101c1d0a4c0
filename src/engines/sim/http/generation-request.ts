/** Parses and judges the bodies of /v1/chat/completions and /v1/completions. */

export interface GenerationRequest {
  readonly kind: 'chat' | 'completion'
  readonly model: string | undefined
  readonly messages: readonly { readonly role: string; readonly text: string }[]
  readonly stream: boolean
  readonly includeUsage: boolean
  readonly maxTokens: number | undefined
  readonly ignoreEos: boolean
  readonly stop: readonly string[]
}

/** A refusal in OpenAI's error form. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const bad = (message: string): RequestRefused => new RequestRefused(400, message)

/** Throws RequestRefused (400) with what is wrong. Unknown members are ignored, as engines do. */
export function parseGenerationRequest(body: string, kind: 'chat' | 'completion'): GenerationRequest {
  const parsed = parseObject(body)
  return {
    kind,
    model: optionalString(parsed, 'model'),
    messages: kind === 'chat' ? chatMessages(parsed['messages']) : completionPrompt(parsed['prompt']),
    stream: optionalBoolean(parsed, 'stream') ?? false,
    includeUsage: includesUsage(parsed['stream_options']),
    maxTokens: maxTokensOf(parsed),
    ignoreEos: optionalBoolean(parsed, 'ignore_eos') ?? false,
    stop: stopOf(parsed['stop']),
  }
}

function parseObject(body: string): Readonly<Record<string, unknown>> {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch (error) {
    throw bad(`the body is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isObject(parsed)) throw bad('the body must be a JSON object')
  if (parsed['n'] !== undefined && parsed['n'] !== null && parsed['n'] !== 1) throw bad('n must be 1')
  return parsed
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function chatMessages(value: unknown): GenerationRequest['messages'] {
  if (!Array.isArray(value) || value.length === 0) throw bad('messages must be a non-empty array')
  return value.map((message: unknown, index) => {
    if (!isObject(message) || typeof message['role'] !== 'string') {
      throw bad(`messages[${index}] must be an object with a role`)
    }
    return { role: message['role'], text: contentText(message['content'], `messages[${index}].content`) }
  })
}

function contentText(content: unknown, where: string): string {
  if (typeof content === 'string') return content
  // An assistant message that only calls tools has no content.
  if (content === undefined || content === null) return ''
  if (!Array.isArray(content)) throw bad(`${where} must be a string or an array of text parts`)
  return content
    .map((part: unknown) => {
      if (!isObject(part) || typeof part['text'] !== 'string') throw bad(`${where} may hold text parts only`)
      return part['text']
    })
    .join('\n')
}

function completionPrompt(value: unknown): GenerationRequest['messages'] {
  if (typeof value !== 'string') throw bad('prompt must be a string')
  return [{ role: 'prompt', text: value }]
}

function includesUsage(options: unknown): boolean {
  if (options === undefined || options === null) return false
  if (!isObject(options)) throw bad('stream_options must be an object')
  return optionalBoolean(options, 'include_usage') ?? false
}

function maxTokensOf(parsed: Readonly<Record<string, unknown>>): number | undefined {
  for (const name of ['max_completion_tokens', 'max_tokens']) {
    const value = parsed[name]
    if (value === undefined || value === null) continue
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
      throw bad(`${name} must be an integer of at least 1, got ${JSON.stringify(value)}`)
    }
    return value
  }
  return undefined
}

function stopOf(value: unknown): readonly string[] {
  if (value === undefined || value === null) return []
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list
    .map((entry) => {
      if (typeof entry !== 'string') throw bad('stop must be a string or an array of strings')
      return entry
    })
    .filter((entry) => entry !== '')
}

function optionalString(object: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = object[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw bad(`${name} must be a string`)
  return value
}

function optionalBoolean(object: Readonly<Record<string, unknown>>, name: string): boolean | undefined {
  const value = object[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'boolean') throw bad(`${name} must be true or false`)
  return value
}
