import { describe, expect, it } from 'vitest'
import { type StoredResult, besideEarlier } from '../../../src/core/curve/earlier.ts'
import { earlierLines } from '../../../src/core/render/beside-earlier.ts'
import type { Headline, SweepPoint } from '../../../src/core/results/sweep.ts'
import { aHeadline, aSweep, aSweepPoint } from '../../builders.ts'

const measured = (id: string, tputPerGpuTps: number, headline: Partial<Headline> = {}): SweepPoint =>
  aSweepPoint({
    id,
    title: `muse fp4 · b300 sglang · agentic · tp8 · conc ${id}`,
    curveKey: 'curve',
    headline: aHeadline({ tputPerGpuTps, p90E2eNormIntvtyTps: 100, ...headline }),
  })
const before = (pointId: string, tputPerGpuTps: number, more: Partial<StoredResult> = {}): StoredResult => ({
  pointId,
  runId: 7,
  runAt: '2026-11-01T08:00:00.000Z',
  tputPerGpuTps,
  p90IntvtyTps: 100,
  p90E2eNormIntvtyTps: 100,
  ...more,
})
const compare = (points: readonly SweepPoint[], results: readonly StoredResult[], own?: number) =>
  besideEarlier(aSweep({ points }), { state: 'read', results }, own)
const curveOf = (...given: Parameters<typeof compare>) => {
  const compared = compare(...given)
  return compared.state === 'read' ? compared.curves[0] : undefined
}
const linesOf = (points: readonly SweepPoint[], results: readonly StoredResult[]) =>
  earlierLines({ ...aSweep({ points }), earlier: compare(points, results) }).map(({ text }) => text)

describe('a curve beside the newest earlier run', () => {
  const points = [measured('1', 90), measured('2', 110), measured('4', 120, { p90E2eNormIntvtyTps: 99 })]

  it('says median and lowest change, of which point, and on the axis of the curve', () => {
    const curve = curveOf(points, [before('1', 100), before('2', 100), before('4', 100)])
    expect(curve).toMatchObject({ runId: 7, points: 3, ofPoints: 3 })
    expect(curve?.tputPerGpu.median).toBeCloseTo(0.1)
    expect(curve?.tputPerGpu.lowest).toBeCloseTo(-0.1)
    expect(curve?.tputPerGpu.lowestPointId).toBe('1')
    expect(curve?.onAxis).toMatchObject({ median: 0, lowestPointId: '4' })
    expect(linesOf(points, [before('1', 100), before('2', 100), before('4', 100)])).toEqual([
      'curve: tok/s/GPU median +10.0 %, lowest −10.0 % (tp8 · conc 1); P90 E2E-normalised interactivity ' +
        '(tok/s/user) median ±0.0 %, lowest −1.0 % (tp8 · conc 4); 3 of 3 points against run 7 of 2026-11-01 08:00 UTC',
    ])
  })

  it('takes P90 interactivity where the points have no E2E-normalised one', () => {
    const fixed = measured('1', 100, { p90E2eNormIntvtyTps: null, p90IntvtyTps: 50 })
    const curve = curveOf([fixed], [before('1', 100, { p90E2eNormIntvtyTps: null })])
    expect(curve).toMatchObject({ axis: 'P90 interactivity (tok/s/user)', onAxis: { median: -0.5 } })
  })

  it('takes one run only, the newest, and what its points have in common', () => {
    const newer = { runId: 8, runAt: '2026-11-02T08:00:00.000Z' }
    const curve = curveOf(points, [before('1', 1), before('2', 1), before('2', 100, newer)])
    expect(curve).toMatchObject({ runId: 8, points: 1, ofPoints: 3 })
  })

  it.each<[string, readonly SweepPoint[], readonly StoredResult[]]>([
    ['another point', points, [before('another', 100)]],
    ['this run itself', points, [before('1', 100, { runId: 9 })]],
    ['a later run', points, [before('1', 100, { runAt: '2026-12-24T08:00:00.000Z' })]],
    ['results that were taken over', [{ ...measured('1', 90), status: 'reused' }], [before('1', 100)]],
  ])('compares nothing with %s', (_, own, results) => {
    expect(compare(own, results, 9)).toEqual({ state: 'read', curves: [] })
  })

  it('says that there is nothing in one line', () => {
    const because = 'the database has no earlier valid result of the same points'
    expect(linesOf(points, [])).toEqual([`throughput not compared: ${because}`])
    const two = [...points, { ...measured('x', 1), curveKey: 'other' }]
    expect(linesOf(two, [before('1', 100)])).toEqual([
      expect.stringMatching(/^curve: tok\/s\/GPU −10\.0 %; .*; 1 of 3 points against run 7/),
      `throughput of 1 curve not compared: ${because}`,
    ])
    expect(earlierLines({ ...aSweep({ points }), earlier: { state: 'none', because: 'locked' } })).toEqual([
      { apart: false, text: 'throughput not compared: locked' },
    ])
  })
})
