import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonFault } from '../../../src/core/collect/json-fault.ts'

it.each([
  ['{"a": 1, "b": [true, null, "x\\n"]}', undefined],
  [' {"a": NaN, "b": -Infinity}\n', undefined],
  ['{"a": -nan}', { line: 1, col: 7 }],
  ['{"a": 1,\n "b": }', { line: 2, col: 7 }],
  ['{"a": 1,\n}', { line: 2, col: 1 }],
  ['{"a": 1', { line: 1, col: 8 }],
  ['{"a": "cut', { line: 1, col: 7 }],
  ['', { line: 1, col: 1 }],
  ['[1, 2]]', { line: 1, col: 7 }],
  ['[1 2]', { line: 1, col: 4 }],
  ['{"a" 1}', { line: 1, col: 6 }],
  ['{1: 2}', { line: 1, col: 2 }],
  ['[1}', { line: 1, col: 3 }],
  ['01', { line: 1, col: 2 }],
])('of %j is %j', (text, expected) => {
  expect(jsonFault(text)).toEqual(expected)
})

it('is there exactly when JSON.parse throws', () => {
  const cut = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', ':', ' ', '-'))
    .map(([text, at, insert]) => {
      const offset = at % (text.length + 1)
      return text.slice(0, offset) + insert + text.slice(offset + (at % 3))
    })
  fc.assert(
    fc.property(cut, (text) => {
      let isJson = true
      try {
        JSON.parse(text)
      } catch {
        isJson = false
      }
      expect(jsonFault(text) === undefined).toBe(isJson)
    }),
    { numRuns: 2000 },
  )
})
