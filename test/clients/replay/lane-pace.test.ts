import { describe, expect, it } from 'vitest'
import { nowMs } from '../../../src/clients/replay/clock.ts'
import { LanePace } from '../../../src/clients/replay/lane-pace.ts'
import { Timeline } from '../../../src/clients/replay/timeline.ts'
import { Prng } from '../../../src/core/traces/prng.ts'

const openGate = Promise.resolve(true)
const aPace = (budget: number, gate: Promise<boolean> = openGate): LanePace =>
  new LanePace(new Timeline(Infinity), gate, new Prng(1, 'lane'), budget)

describe('the pace of a lane', () => {
  it('gives a turn the time at which its pause is over, and none to a turn without a pause', async () => {
    const pace = aPace(0)
    pace.enter()
    const asked = nowMs()
    const first = await pace.admit(0.02, false)
    expect(first?.phase).toBe('profiling')
    expect((first?.dueMs ?? 0) - asked).toBeLessThanOrEqual(25)
    const second = await pace.admit(0.02, false)
    expect(second?.dueMs).toBeGreaterThanOrEqual(asked + 20)
    expect(await pace.admit(0, false)).toEqual({ phase: 'profiling', dueMs: undefined })
  })

  it('lets turns that only waited for profiling to begin go without a time of their own', async () => {
    const pace = aPace(0)
    pace.enter()
    expect(await pace.admit(0, false)).toEqual({ phase: 'profiling', dueMs: undefined })
  })

  it('spends its budget before profiling begins, and never goes on when it does not', async () => {
    const pace = aPace(2, Promise.resolve(false))
    pace.enter()
    const warm = { phase: 'warmup', dueMs: undefined }
    expect([await pace.admit(9, false), await pace.admit(9, false)]).toEqual([warm, warm])
    expect(await pace.admit(0, false)).toBeUndefined()
  })
})
