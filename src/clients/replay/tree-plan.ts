/** What of a tree does not change from play to play. */
import type { Conversation, TraceTree } from '../../core/traces/model.ts'
import { theoreticalPrefixHits } from '../../core/traces/prefix-hits.ts'
import type { PrefixHit } from '../../core/traces/prefix-hits.ts'
import { timeTree } from '../../core/traces/timing.ts'
import type { TreeTiming } from '../../core/traces/timing.ts'

export interface TreePlan {
  readonly tree: TraceTree
  readonly timing: TreeTiming
  prefixHit(conversation: Conversation, turn: number): PrefixHit
}

/** Plans are made when a tree is first played: a short run touches few trees of a large trace. */
export class TreePlans {
  readonly #options: { readonly scale: number; readonly idleGapCapSeconds: number }
  readonly #plans = new Map<TraceTree, TreePlan>()

  constructor(options: { readonly scale: number; readonly idleGapCapSeconds: number }) {
    this.#options = options
  }

  of(tree: TraceTree): TreePlan {
    const known = this.#plans.get(tree)
    if (known) return known
    const plan = { tree, timing: timeTree(tree, this.#options), prefixHit: theoreticalPrefixHits(tree) }
    this.#plans.set(tree, plan)
    return plan
  }
}
