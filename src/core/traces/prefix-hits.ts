/**
 * The prefix cache hit rate that an infinite cache would reach on a tree: one set of blocks per tree, filled in order of
 * recorded start; a block is a hit when any conversation of the tree sent it before.
 */
import { conversationsOf } from './model.ts'
import type { Conversation, TraceTree, Turn } from './model.ts'

export interface PrefixHit {
  /** Blocks (words, for traces of literal messages). */
  readonly hits: number
  readonly total: number
}

export function theoreticalPrefixHits(
  tree: TraceTree,
): (conversation: Conversation, turn: number) => PrefixHit {
  const order = [...conversationsOf(tree.root)]
    .flatMap((conversation) => conversation.turns.map((turn, index) => ({ conversation, turn, index })))
    .sort((a, b) => a.turn.startSeconds - b.turn.startSeconds)
  const seen = new Set<number>()
  const lengths = new Map<Conversation, number>()
  const found = new Map<Conversation, PrefixHit[]>()
  for (const { conversation, turn, index } of order) {
    const hit = hitOf(turn, lengths.get(conversation) ?? 0, seen)
    lengths.set(conversation, hit.total)
    const hits = found.get(conversation) ?? []
    hits[index] = hit
    found.set(conversation, hits)
  }
  return (conversation, turn) => found.get(conversation)?.[turn] ?? { hits: 0, total: 0 }
}

function hitOf({ content, inputTokens }: Turn, before: number, seen: Set<number>): PrefixHit {
  if (content.kind === 'messages') {
    return { hits: content.reset ? 0 : Math.min(before, inputTokens), total: inputTokens }
  }
  let hits = content.keep
  for (const id of content.fresh) {
    if (seen.has(id)) hits++
    else seen.add(id)
  }
  return { hits, total: content.keep + content.fresh.length }
}
