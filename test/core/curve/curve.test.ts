import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { curveFacts, curveFactsOfSweep } from '../../../src/core/curve/curve-facts.ts'
import { pointDeltas } from '../../../src/core/curve/deltas.ts'
import { dominatorOf, latencyFrontier } from '../../../src/core/curve/frontier.ts'
import type { LatencyPoint } from '../../../src/core/curve/frontier.ts'
import {
  frontierThroughput,
  interactivityFrontier,
  removedPointFacts,
  segmentThroughput,
} from '../../../src/core/curve/removed-points.ts'
import type { InteractivityPoint } from '../../../src/core/curve/removed-points.ts'

const at = (intvtyTps: number, tputPerGpuTps: number) => ({ intvtyTps, tputPerGpuTps })

/** Published table of one curve: label, P90 and P75 E2EL in seconds, total tokens/s/GPU. */
const published = (
  [
    ['c1', 5.17, 2.76, 8244],
    ['c4', 6.18, 2.65, 10371],
    ['c16', 6.31, 2.91, 29353],
    ['c700', 8.12, 3.67, 226225],
    ['c1228', 9.13, 4.3, 383628],
    ['c2884', 12.74, 6.49, 715623],
    ['c5540', 20.58, 11.88, 1014363],
    ['c7480', 26.51, 13.79, 1113381],
  ] as const
).map(([id, p90E2elSeconds, p75E2elSeconds, tputPerGpuTps]) => ({
  id,
  p90E2elSeconds,
  p75E2elSeconds,
  tputPerGpuTps,
}))

describe('coverage of a published curve (engines.md §8.3)', () => {
  it('has all 8 points on the P90 frontier and 7 on the P75 frontier, c1 being off', () => {
    const facts = curveFacts('curve', 'a curve', published)
    expect(facts.frontierAtP90).toEqual(published.map(({ id }) => id))
    expect(facts.frontierAtP75).toHaveLength(7)
    expect(facts.frontierAtP75).not.toContain('c1')
    expect(facts.dominatedBy).toEqual({})
  })

  it('names c4 as what dominates c1 at P75', () => {
    const swapped = published.map((point) => ({ ...point, p90E2elSeconds: point.p75E2elSeconds }))
    expect(curveFacts('curve', 'a curve', swapped).dominatedBy).toEqual({ c1: 'c4' })
  })

  it('keeps a point without latency visible', () => {
    const facts = curveFacts('curve', 'a curve', [
      { id: 'a', tputPerGpuTps: 5, p90E2elSeconds: null, p75E2elSeconds: null },
    ])
    expect(facts).toMatchObject({ points: 1, frontierAtP90: [], withoutLatency: ['a'] })
  })
})

describe('segments quoted in engines.md §8.4', () => {
  it.each([
    ['TP2/EP2 c16', 377.4, at(545, 29428), at(267.4, 383313), 243084.8],
    ['8P c4096', 191.4, at(221.9, 717972), at(150.7, 1033494), 853132.4],
    ['9P b160', 111.1, at(150.7, 1033494), at(101.6, 1117063), 1100893.8],
    ['frontier at 97.4', 97.4, at(75.5, 1011514), at(145.6, 993521), 1005892.8],
    ['frontier at 157.5', 157.5, at(145.6, 993521), at(196.5, 954146), 984315.4],
  ])('%s', (_name, x, a, b, throughput) => {
    expect(segmentThroughput(a, b, x)).toBeCloseTo(throughput, 1)
    expect(segmentThroughput(b, a, x)).toBeCloseTo(throughput, 1)
  })

  it('gains over the other curve are +11.05 % and +5.00 %', () => {
    const gain = (value: number, x: number, a: ReturnType<typeof at>, b: ReturnType<typeof at>) =>
      value / segmentThroughput(a, b, x) - 1
    expect(gain(1117063, 97.4, at(75.5, 1011514), at(145.6, 993521))).toBeCloseTo(0.1105, 4)
    expect(gain(1033494, 157.5, at(145.6, 993521), at(196.5, 954146))).toBeCloseTo(0.05, 4)
  })

  it('a hull would promise 344,600 at 295.0, where c700 was measured at 226,225', () => {
    expect(segmentThroughput(at(266.7, 383628), at(523.6, 29353), 295)).toBeCloseTo(344600, -2)
  })
})

const head: readonly InteractivityPoint[] = [
  { id: 'c16', ...at(523.6, 29353) },
  { id: 'c700', ...at(295, 226225) },
  { id: 'c1228', ...at(267.4 * 0.9973, 383628) },
  { id: 'c2884', ...at(220.3, 715623) },
  { id: 'c5540', ...at(150.2, 1014363) },
  { id: 'c7480', ...at(103, 1113381) },
]

describe('removed points', () => {
  it('are all covered by the run-measured segments: 155,262 / 841,341 / 1,097,437', () => {
    const facts = removedPointFacts(head, [
      { id: 'TP2/EP2 c16', ...at(377.4, 57670) },
      { id: '8P c4096', ...at(190.8, 803198) },
      { id: '9P b160', ...at(110.6, 1094347) },
    ])
    expect(facts.map(({ verdict }) => verdict)).toEqual(Array(3).fill('covered-by-segment'))
    const reached = facts.map((fact) =>
      fact.verdict === 'covered-by-segment' ? Math.round(fact.segmentTputPerGpuTps) : 0,
    )
    expect(reached).toEqual([155262, 841341, 1097437])
    expect(facts[0]).toMatchObject({ between: ['c700', 'c16'] })
  })

  it('are told apart: dominated, undominated, unmeasured; beyond the ends only dominance counts', () => {
    const facts = removedPointFacts(head, [
      { id: 'worse', ...at(200, 700000) },
      { id: 'above', ...at(200, 900000) },
      { id: 'faster than all', ...at(600, 1) },
      { id: 'cheaper than all', ...at(50, 1200000) },
      { id: 'never measured', intvtyTps: null, tputPerGpuTps: null },
    ])
    expect(facts.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['worse', 'dominated'],
      ['above', 'undominated'],
      ['faster than all', 'undominated'],
      ['cheaper than all', 'undominated'],
      ['never measured', 'unmeasured'],
    ])
    expect(facts[0]).toMatchObject({ by: 'c2884' })
  })

  it('a re-tune is a delta: +1.74 % throughput, −6.87 % interactivity', () => {
    const [delta] = pointDeltas(
      [{ id: 'old', shape: '9P c7480', ...at(110.6, 1094347) }],
      [
        { id: 'new', shape: '9P c7480', ...at(103, 1113381) },
        { id: 'other', shape: '1P c1', ...at(500, 1) },
      ],
    )
    expect(delta).toMatchObject({ from: 'old', to: 'new' })
    expect(delta?.tputChange).toBeCloseTo(0.0174, 4)
    expect(delta?.intvtyChange).toBeCloseTo(-0.0687, 4)
  })
})

const coordinate = fc.integer({ min: 1, max: 12 })
const latencyPoints: fc.Arbitrary<readonly LatencyPoint[]> = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 30 })
  .map((pairs) =>
    pairs.map(([latencySeconds, tputPerGpuTps], index) => ({
      id: `p${index}`,
      latencySeconds,
      tputPerGpuTps,
    })),
  )
const interactivityPoints = latencyPoints.map((points) =>
  points.map(({ id, latencySeconds, tputPerGpuTps }) => ({ id, intvtyTps: latencySeconds, tputPerGpuTps })),
)

describe('frontier properties', () => {
  it('no point of the frontier is dominated, every other point is', () => {
    fc.assert(
      fc.property(latencyPoints, (points) => {
        const frontier = latencyFrontier(points)
        for (const point of points) {
          expect(dominatorOf(frontier, point) === undefined).toBe(frontier.includes(point))
        }
      }),
    )
  })

  it('is idempotent and independent of the input order', () => {
    fc.assert(
      fc.property(latencyPoints, fc.infiniteStream(fc.nat()), (points, random) => {
        const frontier = latencyFrontier(points)
        expect(latencyFrontier(frontier)).toEqual(frontier)
        const shuffled = points
          .map((point) => ({ point, key: random.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ point }) => point)
        expect(latencyFrontier(shuffled)).toEqual(frontier)
        expect(latencyFrontier(points.toReversed())).toEqual(frontier)
      }),
    )
  })

  it('measured points of head are covered by head, and adding points never uncovers one', () => {
    fc.assert(
      fc.property(interactivityPoints, interactivityPoints, (points, more) => {
        const covered = (head: readonly InteractivityPoint[]) =>
          removedPointFacts(head, points).every(({ verdict }) => verdict === 'dominated')
        expect(covered(points)).toBe(true)
        expect(covered([...points, ...more.map((point) => ({ ...point, id: `m${point.id}` }))])).toBe(true)
      }),
    )
  })

  it('the interactivity frontier rises in x, falls in y, and gives its own points back', () => {
    fc.assert(
      fc.property(interactivityPoints, (points) => {
        const frontier = interactivityFrontier(points)
        for (const [index, point] of frontier.entries()) {
          const next = frontier[index + 1]
          if (!next) continue
          expect(next.intvtyTps).toBeGreaterThan(point.intvtyTps)
          expect(next.tputPerGpuTps).toBeLessThan(point.tputPerGpuTps)
          expect(frontierThroughput(frontier, point.intvtyTps)).toBeCloseTo(point.tputPerGpuTps, 9)
        }
      }),
    )
  })
})

describe('curves of a sweep', () => {
  it('counts only valid and reused benchmark points', async () => {
    const { aSweepPoint } = await import('../../builders.ts')
    const points = [
      aSweepPoint({ id: 'a', curveKey: 'one', status: 'valid' }),
      aSweepPoint({ id: 'b', curveKey: 'one', status: 'invalid' }),
      aSweepPoint({ id: 'c', curveKey: 'two', status: 'reused' }),
      aSweepPoint({ id: 'd', curveKey: 'two', kind: 'eval', status: 'valid' }),
      aSweepPoint({ id: 'e', curveKey: 'three', status: 'missing', headline: null }),
    ]
    const facts = curveFactsOfSweep(points, (key) => `curve ${key}`)
    expect(facts.map(({ title, points: count }) => [title, count])).toEqual([
      ['curve one', 1],
      ['curve two', 1],
    ])
  })
})
