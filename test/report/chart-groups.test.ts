import { describe, expect, it } from 'vitest'
import { mainAxes } from '../../src/report/axes.ts'
import { chartGroups } from '../../src/report/chart-groups.ts'
import type { ChartPoint } from '../../src/report/chart-groups.ts'

const point = (id: string, x: number, y: number, overrides: Partial<ChartPoint> = {}): ChartPoint => ({
  id,
  curveKey: 'a',
  seriesTitle: 'tp8',
  conc: 1,
  publishable: true,
  metrics: { e2eNormIntvty: { p90: x }, e2el: { p90: 100 / x } },
  throughput: { total: y, output: y / 10, input: y * 0.9 },
  ...overrides,
})

const data = (points: readonly ChartPoint[]) => ({
  curves: [
    { key: 'a', title: 'A' },
    { key: 'b', title: 'B' },
  ],
  points,
  previous: [],
})
const ids = (placed: readonly { readonly id: string }[] | undefined) => placed?.map(({ id }) => id)

describe('chartGroups', () => {
  const points = [
    point('fast', 90, 10),
    point('beaten', 20, 40),
    point('invalid', 95, 95, { publishable: false }),
    point('busy', 30, 100),
    point('other', 99, 99, { curveKey: 'b' }),
    point('unmeasured', 1, 1, { metrics: {} }),
  ]

  it('keeps invalid points out of the frontier and other curves out of this one', () => {
    const [a, b] = chartGroups(data(points), mainAxes, 'curve')
    expect(ids(a?.frontier)).toEqual(['busy', 'fast'])
    expect(ids(a?.valid)).toEqual(['fast', 'beaten', 'busy'])
    expect(ids(a?.invalid)).toEqual(['invalid'])
    expect(ids(b?.frontier)).toEqual(['other'])
  })

  it('draws the frontier anew for axes on which less is better', () => {
    const [a] = chartGroups(data(points), { ...mainAxes, x: 'e2el' }, 'curve')
    expect(ids(a?.frontier)).toEqual(['fast', 'busy'])
  })

  it('names what has no place on the axes, zero on a logarithm included', () => {
    const zero = point('zero', 5, 0)
    const at = (yScale: 'linear' | 'log') =>
      chartGroups(data([...points, zero]), { ...mainAxes, yScale }, 'curve')[0]?.unplaced
    expect(at('linear')).toEqual(['unmeasured'])
    expect(at('log')).toEqual(['unmeasured', 'zero'])
  })

  it('tells topologies apart when asked, with a title that says of which curve', () => {
    const groups = chartGroups(
      data([...points, point('wide', 50, 50, { seriesTitle: 'tp4' })]),
      mainAxes,
      'topology',
    )
    expect(groups.map((group) => group.title)).toEqual(['A · tp8', 'B · tp8', 'A · tp4'])
  })
})
