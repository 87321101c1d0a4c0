import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVALID, numberAt, skipValue } from '../../../src/core/measure/json-bytes.ts'
import { pickFromJson } from '../../../src/core/measure/json-stream.ts'
import type { JsonPicker } from '../../../src/core/measure/json-stream.ts'
import { parseLenientJson } from '../../../src/core/measure/lenient-json.ts'
import { eachLine } from '../../../src/core/measure/lines.ts'
import { FIELD, RequestLine } from '../../../src/core/measure/request-line.ts'

/** The text's bytes in pieces of `size`, as a stream may deliver them. */
async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const end = (text: string): number => {
  const bytes = Buffer.from(text)
  return skipValue(bytes, 0, bytes.length, 0)
}

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (cause) {
    if (cause instanceof SyntaxError) return false
    throw cause
  }
}

describe('walking JSON bytes', () => {
  it('takes exactly what JSON.parse takes', () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 5 }),
        fc.nat(),
        fc.constantFrom(...Array.from('{}[]",:0-.e\\n ')),
        (text, where, char) => {
          expect(end(text)).toBe(Buffer.byteLength(text))
          const at = where % (text.length + 1)
          for (const damaged of [text.slice(0, at), text.slice(0, at) + char + text.slice(at)]) {
            const trimmed = damaged.trimStart()
            const bytes = Buffer.from(trimmed)
            const after = skipValue(bytes, 0, bytes.length, 0)
            const whole = after !== INVALID && bytes.subarray(after).toString().trim() === ''
            expect(whole).toBe(parses(trimmed))
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each([
    '[1,2,03]',
    '[1,2.,3]',
    '[1,,2]',
    '[1 2]',
    '{"a":1,}',
    '"\\x"',
    '"a\nb"',
    '-',
    'nul',
    '[1,2',
    '[-nan]',
  ])('refuses %s', (text) => {
    expect(end(text)).toBe(INVALID)
  })

  it('takes bare non-finite numbers, and refuses endless nesting', () => {
    expect(end('[NaN,-Infinity,Infinity]')).toBe(24)
    expect(end('['.repeat(100000))).toBe(INVALID)
  })

  it('reads numbers like JSON.parse, to the last bit', () => {
    const same = (text: string) => {
      const bytes = Buffer.from(text)
      expect(numberAt(bytes, 0, bytes.length)).toBe(JSON.parse(text))
    }
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) =>
        same(JSON.stringify(value)),
      ),
    )
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 99999999 }), (whole, part) => same(`-${whole}.${String(part)}`)),
    )
    for (const text of [
      '0.1',
      '123456789012345',
      '1234567890123456789',
      '9007199254740993',
      '1e5',
      '0.000001',
    ])
      same(text)
  })
})

describe('request lines', () => {
  const read = (text: string): RequestLine | undefined => {
    const line = new RequestLine()
    const bytes = Buffer.from(text)
    return line.read(bytes, 0, bytes.length) ? line : undefined
  }

  it('keep nanosecond clocks exact', () => {
    const line = read('{"metadata":{"request_start_ns":1789300000405038307}}')
    expect(line?.nanoseconds(FIELD.startNs)).toBe(1789300000405038307n)
  })

  it('find keys wherever they stand, escaped or repeated (the last wins), and nowhere else', () => {
    const line = read(
      '{"other":{"error":1},"metr\\u0069cs":{"request_latency":{"unit":"ms","value":1,"value":2},"x":{"value":9}},"error":null}',
    )
    expect(line?.real(FIELD.latency)).toBe(2)
    expect(line?.is(FIELD.error, 'null')).toBe(true)
    expect(line?.has(FIELD.ttft)).toBe(false)
  })

  it('refuse what is not one object', () => {
    for (const text of ['[]', '{} {}', '{"a":1', '42', '{"metadata":{}}{"metadata":{}}']) {
      expect(read(text)).toBeUndefined()
    }
  })
})

describe('lines of a stream', () => {
  it('are the same however the bytes arrive', async () => {
    const text = 'one\n\nthrée\r\nlast without end'
    for (const size of [1, 2, 3, 7, 100]) {
      const seen: unknown[] = []
      await eachLine(pieces(text, size), {
        line: (bytes, start, stop, number, terminated) =>
          seen.push([bytes.toString('utf8', start, stop), number, terminated]),
        oversized: (number) => seen.push(['oversized', number]),
      })
      expect(seen).toEqual([
        ['one', 1, true],
        ['', 2, true],
        ['thrée\r', 3, true],
        ['last without end', 4, false],
      ])
    }
  })
})

describe('picking from streamed JSON', () => {
  const takeAll = (depth: number, found: unknown[]): JsonPicker => ({
    choose: (path) => (path.length < depth ? 'enter' : 'take'),
    value: (path, value) => found.push([path.join('/'), value]),
    leave: () => undefined,
  })

  it('gives the values of JSON.parse, however the bytes arrive', async () => {
    const document = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), {
      maxKeys: 5,
      noNullPrototype: true,
    })
    await fc.assert(
      fc.asyncProperty(document, fc.integer({ min: 1, max: 9 }), async (value, size) => {
        const found: unknown[] = []
        const result = await pickFromJson(
          pieces(JSON.stringify(value, undefined, 1), size),
          takeAll(1, found),
        )
        expect(result.complete).toBe(true)
        expect(found).toEqual(Object.entries(JSON.parse(JSON.stringify(value)) as object))
      }),
    )
  })

  it('says what is wrong instead of throwing', async () => {
    for (const text of ['', '{"a":[1,2}', '{"a":1', '{"a":{"b":tru}}', '{"a":1}}', '{"a":1} x']) {
      const result = await pickFromJson(pieces(text, 4), takeAll(1, []))
      expect([text, result.complete]).toEqual([text, false])
      expect(result.fault).toBeTruthy()
    }
  })
})

describe('JSON as Python writes it', () => {
  it('has non-finite numbers outside of strings only', () => {
    expect(parseLenientJson('{"a":[NaN,-Infinity],"b":"NaN \\" Infinity"}')).toEqual({
      a: [NaN, -Infinity],
      b: 'NaN " Infinity',
    })
    expect(() => parseLenientJson('{"a":-nan}')).toThrow(SyntaxError)
    expect(() => parseLenientJson('{"a":NaN')).toThrow(SyntaxError)
  })
})
