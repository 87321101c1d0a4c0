import { hashText, mix32 } from '../core/page-hasher.ts'

/** An answer, made up before it is "generated": the core needs its length, the stream its pieces. */
export interface Output {
  readonly tokens: number
  readonly finishReason: 'stop' | 'length'
  /** Text of tokens `from` (inclusive) to `to` (exclusive); pieces in order make up the whole answer. */
  text(from: number, to: number): string
}

const vocabulary = (
  'the a to of and in is that it for as with on be this by from at or an are was not we can all if has more one new ' +
  'out up about time use then when which will file line test code type call read write value list name path error ' +
  'check return first last next step build run open close left right start stop count size key index node tree page ' +
  'block table query result input output state change update add remove move copy join split parse format token cache ' +
  'queue batch model layer head rank group shard plan point curve graph edge load store fetch send receive wait'
).split(' ')

/** Shortest and longest answer of a request that lets the model end by itself, tokens. */
const naturalTokens = { min: 32, max: 512 }

/** A made-up answer of words, deterministic in seed and prompt. Ends by itself unless `ignoreEos`. */
export function wordsOutput(request: {
  readonly seed: number
  readonly promptHash: number
  readonly maxTokens: number
  readonly ignoreEos: boolean
  readonly stop: readonly string[]
}): Output {
  const start = mix32(request.seed ^ request.promptHash)
  const natural = naturalTokens.min + (start % (naturalTokens.max - naturalTokens.min + 1))
  const ends = !request.ignoreEos && natural <= request.maxTokens
  const whole: Output = {
    tokens: ends ? natural : request.maxTokens,
    finishReason: ends ? 'stop' : 'length',
    text: (from, to) => {
      let text = ''
      for (let index = from; index < to; index++) {
        const word = vocabulary[mix32(start + Math.imul(index, 0x9e3779b1)) % vocabulary.length] ?? 'the'
        text += index === 0 ? word : ` ${word}`
      }
      return text
    },
  }
  return request.stop.length > 0 ? cutAtStop(whole, request.stop) : whole
}

/** A given answer, one token per word, cut after `maxTokens`. */
export function textOutput(text: string, maxTokens: number, stop: readonly string[]): Output {
  const words = text.match(/\s*\S+/g) ?? [text]
  const whole: Output = {
    tokens: Math.min(words.length, maxTokens),
    finishReason: words.length <= maxTokens ? 'stop' : 'length',
    text: (from, to) => words.slice(from, to).join(''),
  }
  return stop.length > 0 ? cutAtStop(whole, stop) : whole
}

/** Ends an answer before the first stop string, as engines do; the stop string itself is not sent. */
function cutAtStop(whole: Output, stop: readonly string[]): Output {
  const text = whole.text(0, whole.tokens)
  const found = stop.map((word) => text.indexOf(word)).filter((index) => index >= 0)
  if (found.length === 0) return whole
  const end = Math.min(...found)
  const starts: number[] = [0]
  for (let token = 0; (starts.at(-1) ?? 0) < end; token++) {
    starts.push((starts.at(-1) ?? 0) + whole.text(token, token + 1).length)
  }
  return {
    // At least one token has been generated when generation stops.
    tokens: Math.max(1, starts.length - 1),
    finishReason: 'stop',
    text: (from, to) => text.slice(starts[from] ?? end, Math.min(end, starts[to] ?? end)),
  }
}

/** Seeds the answer of a prompt by its last message, so that equal questions get equal answers. */
export const promptSeed = (lastMessage: string): number => hashText(lastMessage.slice(-4096), 1)
