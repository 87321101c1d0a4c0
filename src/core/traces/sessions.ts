/** The two flat formats: rows (mooncake) or whole sessions (multi-turn), each session one conversation without children. */
import { problem } from '../problems/catalogue.ts'
import type { Place } from '../problem.ts'
import { sharedPrefix } from './model.ts'
import type { Message, TraceTree, Turn } from './model.ts'
import type { Findings } from './row.ts'
import { isObject, Row, shown } from './row.ts'
import { countWords } from './words.ts'

/** Where neither the trace nor its text says how long answers are. */
const unknownOutputTokens = 128
const mooncakeBlockTokens = 512
const mooncakeFields = [
  'timestamp', 'delay', 'session_id', 'input_length', 'output_length', 'hash_ids', 'messages', 'text_input', 'reset',
] // prettier-ignore
const sessionFields = ['session_id', 'turns', 'type', 'output_length']
const turnFields = ['text', 'texts', 'delay', 'timestamp', 'role', 'output_length', 'max_tokens', 'type']

const millisecondsPerSecond = 1000

interface OpenSession {
  readonly turns: Turn[]
  blocks: readonly number[]
}

/** Collects mooncake rows: timestamps and delays in milliseconds, hash blocks of 512 tokens, or literal messages. */
export class MooncakeSessions {
  readonly #findings: Findings
  readonly #sessions = new Map<string, OpenSession>()
  #anonymous = 0

  constructor(findings: Findings) {
    this.#findings = findings
  }

  row(value: unknown, at: Place): void {
    if (!isObject(value)) {
      this.#findings.add(
        problem('INFX152', `a mooncake row must be a JSON object, got ${shown(value)}`, { at }),
      )
      return
    }
    const row = new Row(value, at, '', this.#findings)
    row.allow(mooncakeFields)
    // Rows without a session are sessions of one turn.
    const id = row.has('session_id') ? sessionId(row, value['session_id']) : `row-${this.#anonymous++}`
    const session = this.#sessions.get(id) ?? { turns: [], blocks: [] }
    const start = startSeconds(row, session.turns.at(-1))
    const content = row.has('messages') ? this.#messages(row, at) : blockContent(row, session)
    const words =
      content.kind === 'messages'
        ? content.messages.reduce((sum, { content: text }) => sum + countWords(text), 0)
        : 0
    const before =
      content.kind === 'messages' && !content.reset ? (session.turns.at(-1)?.inputTokens ?? 0) : 0
    const inputTokens =
      row.has('input_length') || words === 0 ? row.integer('input_length', 0) : before + words
    const outputTokens = row.has('output_length') ? row.integer('output_length', 0) : unknownOutputTokens
    if (!row.ok) return
    session.turns.push({
      startSeconds: start,
      serviceSeconds: 0,
      inputTokens: Math.max(1, inputTokens),
      outputTokens: Math.max(1, outputTokens),
      content,
    })
    this.#sessions.set(id, session)
  }

  /** `reset: true` marks rows that carry the whole history instead of what is new. */
  #messages(row: Row, at: Place): Turn['content'] {
    const messages = row.list('messages').flatMap((entry, index) => {
      const message = readMessage(entry, at, `messages[${index}].`, this.#findings)
      return message ? [message] : []
    })
    if (messages.length === 0) row.wrong('messages', 'a list of {role, content}')
    return { kind: 'messages', reset: row.has('reset'), messages }
  }

  trees(): readonly TraceTree[] {
    return [...this.#sessions].map(([id, { turns }]) => flatTree(id, turns, mooncakeBlockTokens))
  }
}

/** One multi-turn session per row. */
export function readMultiTurnSession(value: unknown, at: Place, number: number, findings: Findings) {
  if (!isObject(value)) {
    findings.add(problem('INFX152', `a session must be a JSON object, got ${shown(value)}`, { at }))
    return undefined
  }
  const row = new Row(value, at, '', findings)
  row.allow(sessionFields)
  const id = row.has('session_id') ? sessionId(row, value['session_id']) : `session-${number}`
  const turns: Turn[] = []
  let pending: Message[] = []
  let wrong = false
  for (const [index, entry] of row.list('turns').entries()) {
    const fields = turnRow(entry, at, index, findings)
    const text = fields ? turnText(fields.row, fields.object) : ''
    if (!fields?.row.ok) {
      wrong = true
      continue
    }
    const role = fields.row.textOr('role', 'user')
    pending.push({ role, content: text })
    // A recorded answer or instruction is context; only a user's turn asks for an answer.
    if (role !== 'user' && role !== 'tool') continue
    turns.push(messageTurn(fields.row, pending, turns.at(-1)))
    pending = []
    wrong ||= !fields.row.ok
  }
  if (row.ok && !wrong && turns.length === 0) row.wrong('turns', 'a list with at least one user turn')
  return row.ok && !wrong ? flatTree(id, turns, mooncakeBlockTokens) : undefined
}

function messageTurn(row: Row, messages: readonly Message[], previous: Turn | undefined): Turn {
  const words = messages.reduce((sum, { content }) => sum + countWords(content), 0)
  const limit = row.has('max_tokens') ? 'max_tokens' : 'output_length'
  return {
    startSeconds: startSeconds(row, previous),
    serviceSeconds: 0,
    inputTokens: Math.max(1, (previous?.inputTokens ?? 0) + words),
    outputTokens: row.integerOr(limit, 1, unknownOutputTokens),
    content: { kind: 'messages', reset: false, messages },
  }
}

function turnRow(entry: unknown, at: Place, index: number, findings: Findings) {
  if (isObject(entry)) {
    const row = new Row(entry, at, `turns[${index}].`, findings)
    row.allow(turnFields)
    return { row, object: entry }
  }
  findings.add(problem('INFX152', `field "turns[${index}]" must be an object, got ${shown(entry)}`, { at }))
  return undefined
}

function turnText(row: Row, object: Readonly<Record<string, unknown>>): string {
  if (!row.has('texts')) return row.text('text')
  const texts = object['texts']
  if (Array.isArray(texts) && texts.every((text) => typeof text === 'string')) return texts.join('\n')
  row.wrong('texts', 'a list of texts')
  return ''
}

function readMessage(entry: unknown, at: Place, path: string, findings: Findings): Message | undefined {
  if (!isObject(entry)) {
    findings.add(
      problem('INFX152', `field "${path.slice(0, -1)}" must be an object, got ${shown(entry)}`, { at }),
    )
    return undefined
  }
  const row = new Row(entry, at, path, findings)
  const role = row.text('role')
  // An assistant message that only calls tools has no content.
  const content = row.has('content') ? row.text('content') : ''
  return row.ok ? { role, content } : undefined
}

function sessionId(row: Row, value: unknown): string {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  return row.text('session_id')
}

/** A timestamp counts from the trace's begin; a delay from the turn before (its recorded service time is unknown). */
function startSeconds(row: Row, previous: Turn | undefined): number {
  if (row.has('timestamp')) return row.number('timestamp', 0) / millisecondsPerSecond
  return (previous?.startSeconds ?? 0) + row.numberOr('delay', 0, 0) / millisecondsPerSecond
}

function blockContent(row: Row, session: OpenSession): Turn['content'] {
  const blocks = row.ids('hash_ids')
  const keep = sharedPrefix(session.blocks, blocks)
  session.blocks = blocks
  return { kind: 'blocks', keep, fresh: blocks.slice(keep) }
}

function flatTree(id: string, turns: readonly Turn[], blockSize: number): TraceTree {
  const begin = turns[0]?.startSeconds ?? 0
  return {
    id,
    blockSize,
    blockSalt: '',
    root: {
      id,
      systemTokens: 0,
      turns: turns.map((turn) => ({ ...turn, startSeconds: Math.max(0, turn.startSeconds - begin) })),
      children: [],
    },
  }
}
