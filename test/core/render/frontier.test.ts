import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnFrontier, frontierAt } from '../../../src/core/render/drawn-frontier.ts'
import { mermaidFrontier } from '../../../src/core/render/mermaid.ts'

const points = fc.array(fc.record({ x: fc.integer({ min: 0, max: 40 }), y: fc.integer({ min: 0, max: 40 }) }))

describe('drawnFrontier', () => {
  it('falls where x is better higher, rises where it is better lower', () => {
    const measured = [
      { x: 10, y: 100 },
      { x: 50, y: 60 },
      { x: 30, y: 50 },
      { x: 90, y: 10 },
    ]
    expect(drawnFrontier(measured, 'higher').map(({ x }) => x)).toEqual([10, 50, 90])
    expect(drawnFrontier(measured, 'lower').map(({ x }) => x)).toEqual([10])
  })

  it('keeps exactly the points that nothing dominates, ascending in x', () => {
    fc.assert(
      fc.property(points, fc.constantFrom('higher' as const, 'lower' as const), (measured, better) => {
        const atLeast = (a: number, b: number) => (better === 'higher' ? a >= b : a <= b)
        const frontier = drawnFrontier(measured, better)
        for (const point of measured) {
          const covered = frontier.some((kept) => atLeast(kept.x, point.x) && kept.y >= point.y)
          expect(covered).toBe(true)
        }
        for (const kept of frontier) {
          const others = measured.filter((point) => point.x !== kept.x || point.y !== kept.y)
          expect(others.some((point) => atLeast(point.x, kept.x) && point.y >= kept.y)).toBe(false)
        }
        expect(frontier.map(({ x }) => x)).toEqual(frontier.map(({ x }) => x).sort((a, b) => a - b))
      }),
    )
  })
})

describe('mermaidFrontier', () => {
  const frontier = [
    { x: 10.4, y: 1000 },
    { x: 41.7, y: 200 },
  ]

  it('samples the straight line between measured points, ends included', () => {
    const chart = mermaidFrontier('c', { x: 'x', y: 'y' }, frontier) ?? ''
    expect(chart).toContain('x-axis "x" 10 --> 42')
    const values = /line \[(.*)\]/.exec(chart)?.[1]?.split(', ').map(Number) ?? []
    expect(values).toHaveLength(33)
    expect([values[0], values.at(-1)]).toEqual([1000, 200])
    expect(values[16]).toBe(Math.round(frontierAt(frontier, 26)))
  })

  it('lets no title end its string, its line or its fence', () => {
    const chart = mermaidFrontier('a"\n```\n<b>', { x: 'x', y: 'y' }, frontier) ?? ''
    expect(chart.split('\n')).toHaveLength(7)
    expect(chart).toContain('title "a b"')
  })

  it('draws nothing from a single point', () => {
    expect(mermaidFrontier('c', { x: 'x', y: 'y' }, [{ x: 1, y: 1 }])).toBeUndefined()
  })
})
