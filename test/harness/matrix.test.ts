import { describe, expect, it } from 'vitest'
import { expandMatrix, legLabel } from './matrix.ts'

const expand = (matrix: Parameters<typeof expandMatrix>[1]) => expandMatrix('bench', matrix)

describe('a matrix', () => {
  it('is the product of its vectors, the last one fastest', () => {
    expect(expand({ a: [1, 2], b: ['x', 'y'] })).toEqual([
      { a: 1, b: 'x' },
      { a: 1, b: 'y' },
      { a: 2, b: 'x' },
      { a: 2, b: 'y' },
    ])
  })

  it('leaves out what exclude matches', () => {
    expect(expand({ a: [1, 2], b: [1, 2], exclude: [{ a: 1, b: 2 }] })).toHaveLength(3)
    expect(expand({ a: [1, 2], b: [1, 2], exclude: [{ a: 1 }] })).toEqual([
      { a: 2, b: 1 },
      { a: 2, b: 2 },
    ])
  })

  it('adds include to every combination that it does not change, else as a leg of its own', () => {
    const legs = expand({
      fruit: ['apple', 'pear'],
      animal: ['cat', 'dog'],
      include: [
        { color: 'green' },
        { color: 'pink', animal: 'cat' },
        { fruit: 'apple', shape: 'circle' },
        { fruit: 'banana' },
        { fruit: 'banana', animal: 'cat' },
      ],
    })
    expect(legs).toEqual([
      { fruit: 'apple', animal: 'cat', color: 'pink', shape: 'circle' },
      { fruit: 'apple', animal: 'dog', color: 'green', shape: 'circle' },
      { fruit: 'pear', animal: 'cat', color: 'pink' },
      { fruit: 'pear', animal: 'dog', color: 'green' },
      { fruit: 'banana' },
      { fruit: 'banana', animal: 'cat' },
    ])
  })

  it('of include alone has its entries as legs', () => {
    expect(expand({ include: [{ id: 'p1' }, { id: 'p2' }] })).toEqual([{ id: 'p1' }, { id: 'p2' }])
  })

  it.each([
    [{ point: [] }, "Matrix vector 'point' does not contain any values"],
    [{}, 'Matrix must define at least one vector'],
    [{ include: [] }, 'Matrix must define at least one vector'],
    [{ a: [1], exclude: [{ a: 1 }] }, "Strategy for job 'bench' produced no configuration"],
    [
      { a: Array.from({ length: 257 }, (_, index) => index) },
      "Strategy for job 'bench' produced 257 configurations which exceeds the maximum of 256 configurations",
    ],
    [{ a: 'text' }, "Matrix vector 'a' is not a list"],
  ])('%j is refused', (matrix, message) => {
    expect(() => expand(matrix)).toThrow(message)
  })

  it('allows 256 legs', () => {
    expect(expand({ a: Array.from({ length: 256 }, (_, index) => index) })).toHaveLength(256)
  })

  it('shows its values in the name', () => {
    expect(legLabel({ point: { id: 'p1', conc: 4 }, retry: false })).toBe('p1, 4, false')
  })
})
