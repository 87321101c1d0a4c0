/**
 * Recorded conversation trees, whatever file they came from. All tokens and seconds are as recorded: scaling and idle
 * caps are applied when a tree is timed (`timing.ts`) and when its prompts are written (`prompt.ts`).
 */

/** One session: a root conversation and the sub-agents that it, or they, start. */
export interface TraceTree {
  readonly id: string
  /** Tokens per hash block, ≥ 1. */
  readonly blockSize: number
  /** Same hash id and same salt ⇒ same text: '' for ids shared by all trees, the tree's id for local ones. */
  readonly blockSalt: string
  readonly root: Conversation
}

/** A chain of turns; each turn sends everything before it again. */
export interface Conversation {
  /** `<tree>` for the root, `<tree>::sa:<agent>` for a sub-agent; unique in the data set. */
  readonly id: string
  /** Leading tokens of the first prompt that belong to the system message, ≥ 0. */
  readonly systemTokens: number
  /** In order of start; never empty. */
  readonly turns: readonly Turn[]
  readonly children: readonly Child[]
}

export interface Turn {
  /** Seconds since the tree began. */
  readonly startSeconds: number
  /** Recorded duration of the request, 0 when the trace does not say. */
  readonly serviceSeconds: number
  /** Whole prompt, ≥ 1. */
  readonly inputTokens: number
  /** ≥ 1. */
  readonly outputTokens: number
  readonly content: TurnContent
}

export type TurnContent =
  /** The prompt's blocks: the first `keep` of the turn before, then `fresh`. */
  | { readonly kind: 'blocks'; readonly keep: number; readonly fresh: readonly number[] }
  /** Literal messages, after those before them, or (reset) instead of them. */
  | { readonly kind: 'messages'; readonly reset: boolean; readonly messages: readonly Message[] }

export interface Message {
  readonly role: string
  readonly content: string
}

/** A sub-agent: where it starts and what waits for it. */
export interface Child {
  readonly conversation: Conversation
  /** Index of the parent's turn whose end it follows; -1 = starts with the tree. */
  readonly afterTurn: number
  /** The parent's turn that waits for its end; null = background: gates nothing. */
  readonly joinTurn: number | null
}

export const lastEndSeconds = (conversation: Conversation): number =>
  Math.max(
    ...conversation.turns.map((turn) => turn.startSeconds + turn.serviceSeconds),
    ...conversation.children.map((child) => lastEndSeconds(child.conversation)),
  )

/** The conversation and everything below it, parents first. */
export function* conversationsOf(conversation: Conversation): Generator<Conversation> {
  yield conversation
  for (const child of conversation.children) yield* conversationsOf(child.conversation)
}

/** Blocks that `next` shares with `previous` at its start. */
export function sharedPrefix(previous: readonly number[], next: readonly number[]): number {
  const limit = Math.min(previous.length, next.length)
  let length = 0
  while (length < limit && previous[length] === next[length]) length++
  return length
}
