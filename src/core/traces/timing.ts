/**
 * When turns of a tree fire. Delays are end to start: a turn fires its recorded gap after the answer before it (and
 * after the sub-agents it waits for) ended. Gaps between consecutive request starts of one tree are capped first, on the
 * tree's one shared timeline, as AIPerf does; then everything is divided by the scale.
 */
import { conversationsOf, lastEndSeconds } from './model.ts'
import type { Conversation, TraceTree } from './model.ts'

/** Seconds to wait before each turn of each conversation of one tree, capped and scaled. */
export interface TreeTiming {
  gapSeconds(conversation: Conversation, turn: number): number
}

export function timeTree(
  tree: TraceTree,
  options: { readonly scale: number; readonly idleGapCapSeconds: number },
): TreeTiming {
  const warp = idleWarp(tree, options.idleGapCapSeconds)
  const gaps = new Map<Conversation, readonly number[]>()
  const visit = (conversation: Conversation, spawnedAtSeconds: number): void => {
    gaps.set(
      conversation,
      conversation.turns.map((turn, index) => {
        const ready = readyAt(conversation, index, spawnedAtSeconds, warp)
        return Math.max(0, warp(turn.startSeconds) - ready) / options.scale
      }),
    )
    for (const child of conversation.children) {
      visit(child.conversation, endOfTurn(conversation, child.afterTurn, warp))
    }
  }
  visit(tree.root, 0)
  return { gapSeconds: (conversation, turn) => gaps.get(conversation)?.[turn] ?? 0 }
}

type Warp = (seconds: number) => number

/** A turn's own recorded service time is kept whole: only idle time is compressed. */
const endOfTurn = (conversation: Conversation, index: number, warp: Warp): number => {
  const turn = conversation.turns[index]
  return turn ? warp(turn.startSeconds) + turn.serviceSeconds : 0
}

function readyAt(conversation: Conversation, index: number, spawnedAtSeconds: number, warp: Warp): number {
  const own = index === 0 ? spawnedAtSeconds : endOfTurn(conversation, index - 1, warp)
  return conversation.children
    .filter((child) => child.joinTurn === index)
    .reduce((latest, child) => Math.max(latest, warp(lastEndSeconds(child.conversation))), own)
}

/** Maps recorded seconds to seconds with every gap between consecutive request starts at most `cap`. */
function idleWarp(tree: TraceTree, capSeconds: number): Warp {
  const starts = [...conversationsOf(tree.root)]
    .flatMap((conversation) => conversation.turns.map((turn) => turn.startSeconds))
    .sort((a, b) => a - b)
  const knots: { readonly from: number; readonly removed: number }[] = []
  let removed = 0
  for (let index = 1; index < starts.length; index++) {
    const previous = starts[index - 1] ?? 0
    const gap = (starts[index] ?? 0) - previous
    if (gap <= capSeconds) continue
    // Seconds between previous + cap and this start collapse onto one instant.
    knots.push({ from: previous + capSeconds, removed })
    removed += gap - capSeconds
    knots.push({ from: starts[index] ?? 0, removed })
  }
  if (knots.length === 0) return (seconds) => seconds
  return (seconds) => {
    let low = 0
    let high = knots.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((knots[middle]?.from ?? 0) <= seconds) low = middle + 1
      else high = middle
    }
    const knot = knots[low - 1]
    if (!knot) return seconds
    const inCollapsedGap = low % 2 === 1
    return inCollapsedGap ? knot.from - knot.removed : seconds - knot.removed
  }
}
