/**
 * Concurrency groups as GitHub keeps them: one runs, one waits (`queue: max`: up to 100 wait); a newer claim replaces
 * the one that waits, and with cancel-in-progress ends the one that runs; a full queue takes no more. A run claims its
 * group before any `if` is looked at. Names are case-insensitive.
 */
export interface Claim<Holder> {
  readonly group: string
  readonly holder: Holder
  readonly cancelInProgress: boolean
  readonly queue: 'single' | 'max'
  /** Who waits for this claim to end: the run of a job, the calling job of a called workflow. */
  readonly ancestors: readonly Holder[]
}

export interface ClaimAnswer<Holder> {
  /** `full`: the queue has a hundred already, the newcomer is cancelled. */
  readonly state: 'running' | 'pending' | 'deadlock' | 'full'
  /** Holders to cancel now. */
  readonly cancel: readonly Holder[]
}

export const maxPending = 100

interface Group<Holder> {
  running: Holder | undefined
  pending: Holder[]
}

export class ConcurrencyGroups<Holder> {
  readonly #groups = new Map<string, Group<Holder>>()

  claim(claim: Claim<Holder>): ClaimAnswer<Holder> {
    if (claim.queue === 'max' && claim.cancelInProgress)
      throw new Error(`concurrency group '${claim.group}': queue: max needs cancel-in-progress: false`)
    const group = this.#groupOf(claim.group)
    if (group.running !== undefined && claim.ancestors.includes(group.running))
      return { state: 'deadlock', cancel: [] }
    if (group.running === undefined) {
      group.running = claim.holder
      return { state: 'running', cancel: [] }
    }
    if (claim.queue === 'max' && group.pending.length >= maxPending) return { state: 'full', cancel: [] }
    const replaced = claim.queue === 'max' ? [] : group.pending.splice(0)
    group.pending.push(claim.holder)
    return {
      state: 'pending',
      cancel: claim.cancelInProgress ? [group.running, ...replaced] : replaced,
    }
  }

  /** The holder has ended (or left the queue); gives who starts now. */
  release(name: string, holder: Holder): Holder | undefined {
    const group = this.#groupOf(name)
    group.pending = group.pending.filter((other) => other !== holder)
    if (group.running !== holder) return undefined
    group.running = group.pending.shift()
    return group.running
  }

  running(name: string): Holder | undefined {
    return this.#groupOf(name).running
  }

  pending(name: string): readonly Holder[] {
    return this.#groupOf(name).pending
  }

  #groupOf(name: string): Group<Holder> {
    const key = name.toLowerCase()
    const known = this.#groups.get(key)
    if (known !== undefined) return known
    const made: Group<Holder> = { running: undefined, pending: [] }
    this.#groups.set(key, made)
    return made
  }
}
