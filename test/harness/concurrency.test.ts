import { describe, expect, it } from 'vitest'
import { ConcurrencyGroups, maxPending } from './concurrency.ts'
import type { Claim } from './concurrency.ts'

const claim = (group: string, holder: string, change: Partial<Claim<string>> = {}): Claim<string> => ({
  group,
  holder,
  cancelInProgress: false,
  queue: 'single',
  ancestors: [],
  ...change,
})

describe('a concurrency group', () => {
  it('runs one, keeps one waiting, and replaces the one that waits', () => {
    const groups = new ConcurrencyGroups<string>()
    expect(groups.claim(claim('g', 'a'))).toEqual({ state: 'running', cancel: [] })
    expect(groups.claim(claim('g', 'b'))).toEqual({ state: 'pending', cancel: [] })
    expect(groups.claim(claim('g', 'c'))).toEqual({ state: 'pending', cancel: ['b'] })
    expect(groups.release('g', 'a')).toBe('c')
    expect(groups.release('g', 'c')).toBeUndefined()
    expect(groups.running('g')).toBeUndefined()
  })

  it('with cancel-in-progress ends what runs and what waits; the newcomer starts when that has ended', () => {
    const groups = new ConcurrencyGroups<string>()
    groups.claim(claim('g', 'a'))
    groups.claim(claim('g', 'b'))
    expect(groups.claim(claim('g', 'c', { cancelInProgress: true }))).toEqual({
      state: 'pending',
      cancel: ['a', 'b'],
    })
    expect(groups.running('g')).toBe('a')
    expect(groups.release('g', 'a')).toBe('c')
  })

  it('does not tell upper case from lower case', () => {
    const groups = new ConcurrencyGroups<string>()
    groups.claim(claim('Sweep-1', 'a'))
    expect(groups.claim(claim('sweep-1', 'b')).state).toBe('pending')
    expect(groups.claim(claim('sweep-2', 'c')).state).toBe('running')
  })

  it('with queue: max keeps a hundred waiting, in order, and takes no more', () => {
    const groups = new ConcurrencyGroups<string>()
    const all = Array.from({ length: maxPending + 1 }, (_, index) =>
      groups.claim(claim('g', `h${index}`, { queue: 'max' })),
    )
    expect(all.flatMap(({ cancel }) => cancel)).toEqual([])
    expect(groups.pending('g')).toHaveLength(maxPending)
    expect(groups.claim(claim('g', 'late', { queue: 'max' }))).toEqual({ state: 'full', cancel: [] })
    expect(groups.release('g', 'h0')).toBe('h1')
  })

  it('takes queue: max only without cancel-in-progress', () => {
    const groups = new ConcurrencyGroups<string>()
    expect(() => groups.claim(claim('g', 'a', { queue: 'max', cancelInProgress: true }))).toThrow(
      /cancel-in-progress/,
    )
  })

  it('held by the caller is a deadlock for what it calls', () => {
    const groups = new ConcurrencyGroups<string>()
    groups.claim(claim('g', 'run'))
    expect(groups.claim(claim('g', 'job', { ancestors: ['run'], cancelInProgress: true }))).toEqual({
      state: 'deadlock',
      cancel: [],
    })
  })
})
