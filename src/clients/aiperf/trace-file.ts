/** Conversation trees as files that AIPerf replays: weka documents where prompts are blocks, else multi-turn sessions. */
import '../../core/problems/python.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { Conversation, TraceTree, Turn } from '../../core/traces/model.ts'
import { conversationsOf } from '../../core/traces/model.ts'
import { scaledSystemTokens, scaledTokens } from '../../core/traces/scale.ts'
import type { AiperfInput } from './command.ts'

/** Longest file name that every file system takes, with some room. */
const maxNameCharacters = 200

/** Writes `trees` below `dir`, tokens and times divided by `scale`. Throws ProblemError (INFX216) on a mixture. */
export async function writeAiperfTrace(
  trees: readonly TraceTree[],
  dir: string,
  scale: number,
): Promise<Extract<AiperfInput, { kind: 'file' }>> {
  await mkdir(dir, { recursive: true })
  const kinds = new Set(
    trees.flatMap(({ root }) =>
      [...conversationsOf(root)].flatMap(({ turns }) => turns.map(({ content }) => content.kind)),
    ),
  )
  if (kinds.size > 1) {
    throw new ProblemError([
      problem(
        'INFX216',
        'the trace has prompts as texts and as blocks; AIPerf replays either, not both at once',
      ),
    ])
  }
  if (kinds.has('messages')) {
    const path = join(dir, 'sessions.jsonl')
    await writeFile(path, trees.map((tree) => `${JSON.stringify(multiTurnSession(tree, scale))}\n`).join(''))
    return { kind: 'file', path, type: 'multi_turn' }
  }
  const folder = join(dir, 'weka')
  await mkdir(folder, { recursive: true })
  for (const [index, tree] of trees.entries()) {
    const name = tree.id.replace(/[^A-Za-z0-9._-]/g, '_').slice(0, maxNameCharacters)
    // Read in order of names, which must be the order of the trees.
    const path = join(folder, `${String(index).padStart(6, '0')}-${name}.json`)
    await writeFile(path, JSON.stringify(wekaDocument(tree, scale)))
  }
  return { kind: 'file', path: folder, type: 'weka_trace' }
}

/**
 * AIPerf knows block ids within one tree only, so what trees share (a system prompt) is not shared in its replay; and
 * it knows no sub-agents of sub-agents: those start as sub-agents of the root, at their recorded times.
 */
export function wekaDocument(tree: TraceTree, scale: number): object {
  const blocks = new BlockIds(tree, scale)
  const agents = [...conversationsOf(tree.root)].filter((conversation) => conversation !== tree.root)
  const entries = [
    ...turnEntries(tree.root, blocks, scale),
    ...agents.map((agent) => {
      const requests = turnEntries(agent, blocks, scale)
      return {
        t: requests[0]?.t ?? 0,
        type: 'subagent' as const,
        agent_id: agent.id.slice(tree.id.length).replace(/^::sa:/, ''),
        subagent_type: 'agent',
        status: 'completed',
        duration_ms: null,
        total_tokens: null,
        tool_use_count: null,
        requests,
        models: ['model'],
        tool_tokens: 0,
        system_tokens: scaledSystemTokens(agent.systemTokens, scale),
      }
    }),
  ].sort((a, b) => a.t - b.t)
  return {
    id: tree.id,
    models: ['model'],
    block_size: blocks.tokensPerBlock,
    hash_id_scope: 'local',
    tool_tokens: 0,
    system_tokens: scaledSystemTokens(tree.root.systemTokens, scale),
    requests: entries,
  }
}

function turnEntries({ turns }: Conversation, blocks: BlockIds, scale: number) {
  let before: readonly number[] = []
  return turns.map((turn) => {
    before = promptBlocks(turn, before)
    const input = scaledTokens(turn.inputTokens, scale)
    return {
      t: turn.startSeconds / scale,
      type: 's' as const,
      model: 'model',
      in: input,
      out: scaledTokens(turn.outputTokens, scale),
      hash_ids: blocks.of(before, input),
      input_types: [],
      output_types: [],
      stop: '',
      api_time: turn.serviceSeconds / scale,
      think_time: null,
    }
  })
}

const promptBlocks = ({ content }: Turn, before: readonly number[]): readonly number[] =>
  content.kind === 'blocks' ? [...before.slice(0, content.keep), ...content.fresh] : []

/**
 * Block ids after scaling. Where the scaled block is no whole number of tokens, every token becomes a block: prefixes then
 * end where the scaled ones do, which is what a cache sees.
 */
class BlockIds {
  readonly tokensPerBlock: number
  readonly #scaledBlock: number
  readonly #ids = new Map<string, number>()

  constructor(tree: TraceTree, scale: number) {
    this.#scaledBlock = tree.blockSize / scale
    this.tokensPerBlock = Number.isInteger(this.#scaledBlock) ? this.#scaledBlock : 1
  }

  of(blocks: readonly number[], inputTokens: number): readonly number[] {
    return Array.from({ length: Math.ceil(inputTokens / this.tokensPerBlock) }, (_, index) => {
      const position = index * this.tokensPerBlock
      const at = Math.floor(position / this.#scaledBlock)
      // A trace may list fewer ids than its prompt has tokens; the rest is text that no other block shares.
      const block = blocks[at] ?? -1 - at
      return this.#id(`${block} ${position - Math.ceil(at * this.#scaledBlock)}`)
    })
  }

  #id(key: string): number {
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = this.#ids.size + 1
    this.#ids.set(key, id)
    return id
  }
}

function multiTurnSession(tree: TraceTree, scale: number): object {
  const { root } = tree
  if (root.children.length > 0) {
    throw new ProblemError([
      problem(
        'INFX216',
        `session "${tree.id}" has sub-agents and texts; AIPerf's sessions have no sub-agents`,
      ),
    ])
  }
  return {
    session_id: tree.id,
    turns: root.turns.map((turn, index) => {
      const before = root.turns[index - 1]
      const delaySeconds = before ? turn.startSeconds - before.startSeconds - before.serviceSeconds : 0
      const messages = turn.content.kind === 'messages' ? turn.content.messages : []
      return {
        text: messages.map(({ content }) => content).join('\n'),
        role: 'user',
        output_length: scaledTokens(turn.outputTokens, scale),
        ...(index === 0 ? {} : { delay: Math.max(0, (delaySeconds / scale) * 1000) }),
      }
    }),
  }
}
