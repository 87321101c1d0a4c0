import { describe, expect, it } from 'vitest'
import { stepTime } from '../../../../src/engines/sim/core/step-time.ts'

const step = {
  overheadSeconds: 0.001,
  prefillSecondsPerToken: 0.00001,
  prefillSecondsPerTokenMegacontext: 0.0001,
  decodeBaseSeconds: 0.004,
  decodeSecondsPerSequence: 0.0001,
  decodeSecondsPerContextToken: 1e-9,
  draftSecondsPerSequenceToken: 0.00002,
}
const idle = { prefillTokens: 0, prefillContextTokens: 0, decodeSequences: 0, decodeContextTokens: 0 }

describe('stepTime', () => {
  it('is t0 + a·p + b·Σctx/10⁶ for prefill', () => {
    const load = { ...idle, prefillTokens: 1000, prefillContextTokens: 1000 * 50_000 }
    expect(stepTime([load], step, 0).seconds).toBeCloseTo(0.001 + 0.01 + 0.005, 12)
  })

  it('is t0 + d0 + (d1 + n·d3)·B + d2·K for decode', () => {
    const load = { ...idle, decodeSequences: 10, decodeContextTokens: 1_000_000 }
    const { seconds, decodeShare } = stepTime([load], step, 5)
    expect(seconds).toBeCloseTo(0.001 + 0.004 + 0.002 + 0.001, 12)
    expect(decodeShare).toBeCloseTo(0.007 / 0.008, 12)
  })

  it('goes at the pace of the busiest rank', () => {
    const light = { ...idle, decodeSequences: 1, decodeContextTokens: 0 }
    const heavy = { ...idle, decodeSequences: 8, decodeContextTokens: 0 }
    expect(stepTime([light, heavy, idle], step, 0)).toEqual(stepTime([heavy], step, 0))
  })
})
