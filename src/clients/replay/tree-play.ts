/**
 * One play of a conversation tree: the root and its sub-agents as they start, wait for each other and end. A lane plays
 * trees one after the other; a tree has ended only when everything below its root has.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { Child, Conversation, TraceTree } from '../../core/traces/model.ts'
import { cacheBustMarker, ConversationPrompt } from '../../core/traces/prompt.ts'
import { scaledTokens } from '../../core/traces/scale.ts'
import { isContextOverflow } from './exchange-error.ts'
import type { ExchangeError } from './exchange-error.ts'
import type { LanePace } from './lane-pace.ts'
import type { BenchmarkPhase } from './record.ts'
import type { RunState } from './run-state.ts'
import type { TreePlan } from './tree-plan.ts'

/** Pause after a failed request: a server that refuses at once must not make the client spin. */
const afterFailureSeconds = 0.1

/** A turn as it is sent. */
interface Sending {
  readonly turnIndex: number
  readonly phase: BenchmarkPhase
  readonly maxTokens: number
  readonly dueMs: number | undefined
}

interface Speaker {
  readonly conversation: Conversation
  readonly correlationId: string
  readonly parentCorrelationId: string | null
  readonly sessionNumber: number
  readonly prompt: ConversationPrompt
}

export interface PlayOptions {
  readonly lane: number
  /** Counts the plays of the lane from 0. */
  readonly number: number
  /** Root turn at which the play starts; sub-agents are taken as they were at that moment of the recording. */
  readonly startTurn: number
}

export class TreePlay {
  readonly #run: RunState
  readonly #plan: TreePlan
  readonly #tree: TraceTree
  readonly #options: PlayOptions
  readonly #pace: LanePace
  readonly #marker: string
  readonly #root: Speaker
  readonly #resumed: readonly { readonly speaker: Speaker; readonly child: Child; readonly from: number }[]
  readonly #ended = new Map<Conversation, Promise<void>>()

  constructor(run: RunState, plan: TreePlan, pace: LanePace, options: PlayOptions) {
    this.#run = run
    this.#plan = plan
    this.#tree = plan.tree
    this.#options = options
    this.#pace = pace
    const identity = [run.benchmarkId, run.spec.seed, options.lane, options.number, plan.tree.id].join('/')
    this.#marker = cacheBustMarker(createHash('sha256').update(identity).digest('hex').slice(0, 12))
    this.#root = this.#speaker(plan.tree.root, null)
    this.#resumed = this.#openChildren(plan.tree.root, options.startTurn).map(({ child, from }) => ({
      child,
      from,
      speaker: this.#speaker(child.conversation, this.#root.correlationId),
    }))
  }

  /**
   * The snapshot primers: for the root and every sub-agent in the middle of its work, the turn before the one that comes
   * next, with its recorded answer length.
   */
  async prime(): Promise<void> {
    const primers = this.#resumed.map(({ speaker, from }) => this.#primer(speaker, from))
    await Promise.all([this.#primer(this.#root, this.#options.startTurn), ...primers])
  }

  /** Plays to the end of the tree, or until the pace says stop. */
  async play(): Promise<void> {
    this.#pace.enter()
    for (const { speaker, child, from } of this.#resumed) this.#spawn(speaker, child, from)
    await this.#speak(this.#root, this.#options.startTurn)
    await this.#drained()
  }

  async #drained(): Promise<void> {
    // Sub-agents may start others while they are waited for.
    for (let known = -1; known !== this.#ended.size;) {
      known = this.#ended.size
      await Promise.all(this.#ended.values())
    }
  }

  async #primer(speaker: Speaker, from: number): Promise<void> {
    const turn = speaker.conversation.turns[from - 1]
    if (!turn) return
    const maxTokens = scaledTokens(turn.outputTokens, this.#run.spec.traceScale)
    const messages = speaker.prompt.messages(this.#tree, from - 1)
    await this.#send(speaker, messages, { turnIndex: from - 1, phase: 'warmup', maxTokens, dueMs: undefined })
  }

  async #speak(speaker: Speaker, from: number): Promise<void> {
    const { conversation } = speaker
    for (let index = from; index < conversation.turns.length; index++) {
      await this.#join(conversation, index)
      const lastOfRoot = speaker === this.#root && index === conversation.turns.length - 1
      // Written before its time comes: writing must not make it late.
      const messages = speaker.prompt.messages(this.#tree, index)
      const admission = await this.#pace.admit(this.#plan.timing.gapSeconds(conversation, index), lastOfRoot)
      if (!admission) break
      const recorded = scaledTokens(conversation.turns[index]?.outputTokens ?? 1, this.#run.spec.traceScale)
      const maxTokens = admission.phase === 'warmup' ? 1 : recorded
      const error = await this.#send(speaker, messages, { ...admission, turnIndex: index, maxTokens })
      if (error) await this.#run.timeline.sleep(afterFailureSeconds)
      // A prompt that does not fit now will not fit with more behind it: the conversation ends here.
      if (isContextOverflow(error)) break
      this.#spawnAfter(speaker, index)
    }
    this.#pace.leave()
  }

  /** Waits for the sub-agents that turn `index` needs. */
  async #join(conversation: Conversation, index: number): Promise<void> {
    const awaited = conversation.children
      .filter((child) => child.joinTurn === index)
      .flatMap((child) => this.#ended.get(child.conversation) ?? [])
    if (awaited.length === 0) return
    this.#pace.leave()
    await Promise.all(awaited)
    this.#pace.enter()
  }

  #spawnAfter(parent: Speaker, index: number): void {
    for (const child of parent.conversation.children) {
      // Sub-agents recorded from the very beginning start with the first turn that is played.
      if (child.afterTurn !== index && !(child.afterTurn < 0 && index === 0)) continue
      this.#spawn(this.#speaker(child.conversation, parent.correlationId), child, 0)
    }
  }

  #spawn(speaker: Speaker, child: Child, from: number): void {
    this.#pace.enter()
    this.#ended.set(child.conversation, this.#speak(speaker, from))
  }

  async #send(
    speaker: Speaker,
    messages: Uint8Array,
    { turnIndex, phase, maxTokens, dueMs }: Sending,
  ): Promise<ExchangeError | null> {
    const result = await this.#run.exchange(
      {
        phase,
        requestId: randomUUID(),
        correlationId: speaker.correlationId,
        rootCorrelationId: this.#root.correlationId,
        parentCorrelationId: speaker.parentCorrelationId,
        conversationId: speaker.conversation.id,
        sessionNumber: speaker.sessionNumber,
        turnIndex,
        lane: this.#options.lane,
        promptWords: speaker.prompt.tokens,
      },
      { messages, maxTokens, dueMs },
    )
    const { error } = result
    if (!error && phase === 'profiling') {
      const { hits, total } = this.#plan.prefixHit(speaker.conversation, turnIndex)
      this.#run.recorder.profiling.addPrefix(hits, total)
    }
    if (error && phase === 'warmup' && speaker === this.#root) {
      const where = `lane ${this.#options.lane}, ${speaker.conversation.id}, turn ${turnIndex}`
      this.#run.abort('warmup_failure', `${where}: ${error.type}: ${error.message}`)
    }
    return error
  }

  #speaker(conversation: Conversation, parentCorrelationId: string | null): Speaker {
    return {
      conversation,
      correlationId: randomUUID(),
      parentCorrelationId,
      sessionNumber: this.#run.nextSession(),
      prompt: new ConversationPrompt(this.#tree, conversation, {
        scale: this.#run.spec.traceScale,
        marker: this.#marker,
      }),
    }
  }

  /** Children of `conversation` that, at the recorded start of its turn `at`, had begun and not ended. */
  #openChildren(conversation: Conversation, at: number): { child: Child; from: number }[] {
    const moment = conversation.turns[at]?.startSeconds
    if (moment === undefined || at === 0) return []
    return conversation.children.flatMap((child) => {
      if (child.afterTurn >= at) return []
      const from = child.conversation.turns.findIndex((turn) => turn.startSeconds >= moment)
      return from < 0 ? [] : [{ child, from }]
    })
  }
}
