import { describe, expect, it } from 'vitest'
import { idsLike, namedPoints, pointLines } from '../../../src/core/plan/named-points.ts'

const point = (id: string, title: string) => ({ id, title })
const points = [
  point('m-b300-tp4-c1-0123456789ab', 'm · b300 · tp4 · conc 1'),
  point('m-b300-tp4-c16-ba9876543210', 'm · b300 · tp4 · conc 16'),
  point('m-b300-tp8-c1-aaaaaaaaaaaa', 'm · b300 · tp* · conc 1'),
]
const ids = (wanted: string): readonly string[] => namedPoints(points, wanted).map(({ id }) => id.slice(-12))

describe('namedPoints', () => {
  it.each([
    ['an id', 'm-b300-tp4-c1-0123456789ab', ['0123456789ab']],
    ['the digits that end one', 'ba9876543210', ['ba9876543210']],
    ['a title', 'm · b300 · tp4 · conc 1', ['0123456789ab']],
    ['a title that would match others as a glob', 'm · b300 · tp* · conc 1', ['aaaaaaaaaaaa']],
    ['a glob on titles', '*tp4*', ['0123456789ab', 'ba9876543210']],
    ['a glob on ids', 'm-b300-*-c1-*', ['0123456789ab', 'aaaaaaaaaaaa']],
    ['some other end of an id', '43210', []],
  ])('takes %s', (_what, wanted, found) => {
    expect(ids(wanted)).toEqual(found)
  })
})

it('idsLike are those of the same point with other contents', () => {
  expect(idsLike(points, 'm-b300-tp4-c1-ffffffffffff')).toEqual(['m-b300-tp4-c1-0123456789ab'])
  expect(idsLike(points, 'm-b300-tp4-c1-0123456789ab')).toEqual([])
})

it('pointLines say how many are left out', () => {
  expect(pointLines(points, 2).at(-1)).toBe('and 1 more')
  expect(pointLines(points, 3)).toHaveLength(3)
})
