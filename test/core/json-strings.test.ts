/** Parsers of JSON as others write it, on strings of many megabytes and on what only looks like JSON. */
import { describe, expect, it } from 'vitest'
import { jsonFault } from '../../src/core/collect/json-fault.ts'
import { parseExactJson } from '../../src/core/exact-json.ts'
import { mapOutsideStrings } from '../../src/core/json-strings.ts'
import { parseLenientJson } from '../../src/core/measure/lenient-json.ts'

const large = `${'x'.repeat(12_000_000)}\\n`

describe('a string of 12 MB', () => {
  it('is a string beside an integer that a number would round', () => {
    const read = parseExactJson(`{"id":12345678901234567890,"text":"${large}"}`) as Record<string, string>
    expect([read['id'], read['text']?.length]).toEqual(['12345678901234567890', 12_000_001])
  })

  it('is a string beside a bare NaN', () => {
    const read = parseLenientJson(`{"text":"${large}","a":NaN}`) as Record<string, unknown>
    expect([String(read['text']).length, read['a']]).toEqual([12_000_001, Number.NaN])
  })

  it('hides no fault behind it', () => {
    expect(jsonFault(`["${large}",\n ,]`)).toEqual({ line: 2, col: 2 })
    expect(jsonFault(`["${large}`)).toEqual({ line: 1, col: 2 })
  })
})

describe('parseExactJson', () => {
  it.each([
    '{1234567890123456789:1}',
    `[${'0'.repeat(20)}]`,
    '[-01234567890123456789]',
    '[12345678901234567890.]',
  ])('makes no JSON of %s', (text) => {
    expect(() => parseExactJson(text)).toThrow(SyntaxError)
  })

  it('leaves digits in keys and strings, also behind quotes and backslashes', () => {
    expect(
      parseExactJson(
        String.raw`{"12345678901234567890":"\"12345678901234567890","b\\":-12345678901234567890}`,
      ),
    ).toEqual({
      '12345678901234567890': '"12345678901234567890',
      'b\\': '-12345678901234567890',
    })
  })
})

describe('parseLenientJson', () => {
  it('reads numbers that are none at any depth, and words in strings as words', () => {
    const levels = 20_000
    const read = parseLenientJson(
      `{"deep":${'['.repeat(levels)}NaN${']'.repeat(levels)},"s":"NaN","n":-Infinity}`,
    )
    let inner = (read as { deep: unknown }).deep
    while (Array.isArray(inner)) inner = inner[0] as unknown
    expect([inner, (read as { s: unknown }).s, (read as { n: unknown }).n]).toEqual([
      Number.NaN,
      'NaN',
      Number.NEGATIVE_INFINITY,
    ])
    expect(parseLenientJson('NaN')).toBe(Number.NaN)
  })

  it.each(['{NaN:1}', '[NaN', '"NaN', 'NaNNaN', '[-NaN]'])('throws SyntaxError on %s', (text) => {
    expect(() => parseLenientJson(text)).toThrow(SyntaxError)
  })
})

it('what stands between strings is changed, a string without an end is left', () => {
  const upper = (between: string): string => between.toUpperCase()
  expect(mapOutsideStrings(String.raw`a"b\"c"d"e\\"f"g`, upper)).toBe(String.raw`A"b\"c"D"e\\"F"g`)
})
