/** Waiting for one's turn in a concurrency group. */
import { ConcurrencyGroups } from './concurrency.ts'
import { isJsonMap } from '../fakes/github/json.ts'
import type { Json } from '../fakes/github/json.ts'
import { resolve, textOf } from './expressions.ts'
import type { Scope } from './expressions.ts'
import type { Tree } from './tree.ts'

/** A run, a called workflow or a leg. */
export interface Holder {
  readonly name: string
  /** Superseded: end what runs. */
  readonly cancel: () => void
}

export interface ConcurrencySetting {
  readonly group: string
  readonly cancelInProgress: boolean
  readonly queue: 'single' | 'max'
}

export type Turn =
  { readonly state: 'running'; readonly release: () => void } | { readonly state: 'cancelled' | 'deadlock' }

export function concurrencyOf(tree: Tree | undefined, scope: Scope): ConcurrencySetting | undefined {
  if (tree === undefined) return undefined
  const value: Json = resolve(tree, scope)
  if (!isJsonMap(value)) return groupOf(value, false, 'single')
  const { 'cancel-in-progress': cancel = false, queue } = value
  return groupOf(
    value['group'] ?? '',
    cancel === true || cancel === 'true',
    queue === 'max' ? 'max' : 'single',
  )
}

/** An empty group is none. */
function groupOf(
  group: Json,
  cancelInProgress: boolean,
  queue: 'single' | 'max',
): ConcurrencySetting | undefined {
  const name = textOf(group, 'concurrency.group')
  return name === '' ? undefined : { group: name, cancelInProgress, queue }
}

export class ConcurrencyDesk {
  readonly groups = new ConcurrencyGroups<Holder>()
  readonly #waiting = new Map<Holder, (turn: Turn) => void>()

  /** Claims at once; the promise settles when it is the holder's turn, or will never be. */
  take(
    setting: ConcurrencySetting,
    holder: Holder,
    ancestors: readonly Holder[],
    signal: AbortSignal,
  ): Promise<Turn> {
    const { state, cancel } = this.groups.claim({ ...setting, holder, ancestors })
    for (const other of cancel) this.#end(setting.group, other)
    if (state === 'deadlock') return Promise.resolve({ state })
    if (state === 'full') return Promise.resolve({ state: 'cancelled' })
    if (state === 'running') return Promise.resolve(this.#turn(setting.group, holder))
    return new Promise((settle) => {
      this.#waiting.set(holder, settle)
      signal.addEventListener('abort', () => this.#end(setting.group, holder), { once: true })
    })
  }

  /** One that waits leaves the queue, one that runs is cancelled. */
  #end(group: string, holder: Holder): void {
    const settle = this.#waiting.get(holder)
    if (settle === undefined) {
      holder.cancel()
      return
    }
    this.#waiting.delete(holder)
    this.groups.release(group, holder)
    holder.cancel()
    settle({ state: 'cancelled' })
  }

  #turn = (group: string, holder: Holder): Turn => ({
    state: 'running',
    release: () => {
      const next = this.groups.release(group, holder)
      if (next === undefined) return
      const settle = this.#waiting.get(next)
      this.#waiting.delete(next)
      settle?.(this.#turn(group, next))
    },
  })
}
