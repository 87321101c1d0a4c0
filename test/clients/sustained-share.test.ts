import { describe, expect, it } from 'vitest'
import { SustainedShare } from '../../src/clients/sustained-share.ts'

/** Adds one reading per second; `shares` are the shares of a core in each second. */
function after(shares: readonly number[], share = new SustainedShare(), fromMs = 0): SustainedShare {
  let cpuMs = 500
  share.add(fromMs, cpuMs)
  shares.forEach((part, second) => {
    cpuMs += part * 1000
    share.add(fromMs + (second + 1) * 1000, cpuMs)
  })
  return share
}
const seconds = (count: number, share: number): readonly number[] =>
  Array.from({ length: count }, () => share)

describe('SustainedShare', () => {
  it('knows nothing before the second reading', () => {
    expect(new SustainedShare().highest).toBe(0)
    expect(after([]).highest).toBe(0)
  })

  it('is over all of it where that lasted less than ten seconds', () => {
    expect(after([1, 0.2, 0.3]).highest).toBeCloseTo(0.5)
  })

  it('lets a busy second pass, and not ten on end', () => {
    expect(after([...seconds(20, 0.3), 1, ...seconds(20, 0.3)]).highest).toBeCloseTo(0.37)
    expect(after([...seconds(20, 0.3), ...seconds(10, 0.95), ...seconds(20, 0.3)]).highest).toBeCloseTo(0.95)
  })

  it('forgets the first seconds of start-up once a whole window was seen', () => {
    expect(after([1, ...seconds(9, 0.1)]).highest).toBeCloseTo(0.19)
  })

  it('does not count what lies between two stretches', () => {
    const share = after(seconds(3, 0.4))
    share.pause()
    expect(after(seconds(2, 0.6), share, 60_000).highest).toBeCloseTo(0.6)
  })
})
