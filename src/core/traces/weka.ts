/**
 * The weka format: one conversation tree per JSON value. Requests of type `n` (not streamed) and `s` (streamed) are
 * turns; `subagent` entries hold requests of their own. All times are seconds since the tree began.
 */
import { problem } from '../problems/catalogue.ts'
import type { Place } from '../problem.ts'
import { didYouMean } from '../problem.ts'
import { lastEndSeconds, sharedPrefix } from './model.ts'
import type { Child, Conversation, TraceTree, Turn } from './model.ts'
import type { Findings, JsonObject } from './row.ts'
import { isObject, Row, shown } from './row.ts'

const treeFields = [
  'id', 'models', 'block_size', 'hash_id_scope', 'tool_tokens', 'system_tokens', 'requests',
] // prettier-ignore
const turnFields = [
  't', 'type', 'model', 'in', 'out', 'hash_ids', 'input_types', 'output_types', 'stop', 'api_time', 'think_time',
  'ttft', 'input_length', 'output_length',
] // prettier-ignore
const agentFields = [
  't', 'type', 'agent_id', 'subagent_type', 'status', 'requests', 'models', 'tool_tokens', 'system_tokens',
  'duration_ms', 'total_tokens', 'tool_use_count',
] // prettier-ignore
const entryTypes = ['n', 's', 'subagent']
/** Sub-agents of sub-agents; deeper nesting is not recorded by anyone and could exhaust the stack. */
const maxDepth = 16

/** One tree; undefined when something in it is wrong (which `findings` then says). */
export function readWekaTree(value: unknown, at: Place, findings: Findings): TraceTree | undefined {
  if (!isObject(value)) {
    findings.add(problem('INFX152', `a weka trace must be a JSON object, got ${shown(value)}`, { at }))
    return undefined
  }
  const row = new Row(value, at, '', findings)
  row.allow(treeFields)
  const id = row.text('id')
  const blockSize = row.integerOr('block_size', 1, 64)
  const scope = row.textOr('hash_id_scope', 'local')
  if (scope !== 'local' && scope !== 'global') row.wrong('hash_id_scope', '"local" or "global"')
  const root = new TreeReader(id, at, findings).conversation(row, id, '', 0)
  if (!row.ok || !root) return undefined
  return { id, blockSize, blockSalt: scope === 'global' ? '' : id, root }
}

class TreeReader {
  readonly #treeId: string
  readonly #at: Place
  readonly #findings: Findings
  readonly #ids = new Map<string, number>()

  constructor(treeId: string, at: Place, findings: Findings) {
    this.#treeId = treeId
    this.#at = at
    this.#findings = findings
  }

  conversation(row: Row, id: string, path: string, depth: number): Conversation | undefined {
    const systemTokens = row.integerOr('tool_tokens', 0, 0) + row.integerOr('system_tokens', 0, 0)
    const turns: Turn[] = []
    const agents: { readonly conversation: Conversation; readonly startSeconds: number }[] = []
    let blocks: readonly number[] = []
    for (const [index, entry] of row.list('requests').entries()) {
      const entryPath = `${path}requests[${index}].`
      const fields = this.#entry(entry, entryPath)
      if (!fields) continue
      if (fields.object['type'] === 'subagent') {
        const conversation = this.#agent(fields.row, entryPath, depth)
        if (conversation) agents.push({ conversation, startSeconds: fields.row.numberOr('t', 0, 0) })
        continue
      }
      const next = fields.row.ids('hash_ids')
      const turn = readTurn(fields.row, blocks, next)
      if (!turn) continue
      blocks = next
      turns.push(turn)
    }
    if (turns.length === 0) {
      this.#noTurns(path)
      return undefined
    }
    return { id, systemTokens, turns, children: agents.map((agent) => placeChild(agent, turns)) }
  }

  /** An empty sub-agent is no workload; an empty root is a Problem. */
  #noTurns(path: string): void {
    if (path !== '') return
    const message = `trace "${this.#treeId}" has no usable request of type n or s`
    this.#findings.add(problem('INFX154', message, { at: this.#at }))
  }

  #entry(entry: unknown, path: string): { object: JsonObject; row: Row } | undefined {
    const name = path.slice(0, -1)
    if (!isObject(entry)) {
      const message = `field "${name}" must be an object, got ${shown(entry)}`
      this.#findings.add(problem('INFX152', message, { at: this.#at }))
      return undefined
    }
    const type = entry['type']
    if (typeof type !== 'string' || !entryTypes.includes(type)) {
      const near = typeof type === 'string' ? didYouMean(type, entryTypes) : undefined
      const message = `field "${name}.type" must be "n", "s" or "subagent", got ${shown(type)}`
      const hint = near === undefined ? {} : { hint: `did you mean "${near}"?` }
      this.#findings.add(problem('INFX153', message, { at: this.#at, ...hint }))
      return undefined
    }
    const row = new Row(entry, this.#at, path, this.#findings)
    row.allow(type === 'subagent' ? agentFields : turnFields)
    return { object: entry, row }
  }

  #agent(row: Row, path: string, depth: number): Conversation | undefined {
    if (depth >= maxDepth) {
      row.wrong('requests', `nested at most ${maxDepth} deep`)
      return undefined
    }
    const name = `${this.#treeId}::sa:${row.text('agent_id')}`
    const times = (this.#ids.get(name) ?? 0) + 1
    this.#ids.set(name, times)
    return this.conversation(row, times === 1 ? name : `${name}:${times}`, path, depth + 1)
  }
}

function readTurn(row: Row, before: readonly number[], blocks: readonly number[]): Turn | undefined {
  const keep = sharedPrefix(before, blocks)
  // The converted corpora call the same two fields input_length and output_length.
  const inputTokens = row.integer(row.has('input_length') ? 'input_length' : 'in', 0)
  const outputTokens = row.integer(row.has('output_length') ? 'output_length' : 'out', 0)
  const startSeconds = row.number('t', 0)
  const serviceSeconds = row.numberOr('api_time', 0, 0)
  row.numberOr('think_time', 0, 0)
  if (!row.ok) return undefined
  return {
    startSeconds,
    serviceSeconds,
    inputTokens: Math.max(1, inputTokens),
    outputTokens: Math.max(1, outputTokens),
    content: { kind: 'blocks', keep, fresh: blocks.slice(keep) },
  }
}

/**
 * A sub-agent starts after the last turn that had started by then, and the first turn that started after it ended waits
 * for it. When a turn of the parent started while it still ran, the parent evidently did not wait: it gates nothing.
 */
function placeChild(
  agent: { readonly conversation: Conversation; readonly startSeconds: number },
  turns: readonly Turn[],
): Child {
  const first = agent.conversation.turns[0]?.startSeconds ?? agent.startSeconds
  const start = Math.min(first, agent.startSeconds === 0 ? first : agent.startSeconds)
  const afterTurn = turns.findLastIndex((turn) => turn.startSeconds <= start)
  const next = turns[afterTurn + 1]
  const joins = next !== undefined && next.startSeconds >= lastEndSeconds(agent.conversation)
  return { conversation: agent.conversation, afterTurn, joinTurn: joins ? afterTurn + 1 : null }
}
