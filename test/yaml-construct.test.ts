/** Files without anchors are read by a shorter way; an anchor at their end forces the long one, which has to agree. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadYaml } from '../src/yaml.ts'
import { dumpYaml } from '../src/yaml-write.ts'
import { noSharedReason, sharedDir } from './shared.ts'

/** Value and problems of a mapping read with an anchor at its end, which is taken away again. */
function theLongWay(text: string): unknown {
  const { value, problems } = loadYaml(`${text}\nforced-by-test: &forced 1\n`, 'f.yaml')
  if (value === undefined) return [value, problems]
  const { 'forced-by-test': _forced, ...rest } = Object(value) as Record<string, unknown>
  return [rest, problems]
}

function theShortWay(text: string): unknown {
  const { value, problems } = loadYaml(text, 'f.yaml')
  return [value, problems]
}

const scalars = [
  ...['', '~', 'null', 'NULL', 'nUll', 'true', 'False', 'TRUE', 'yes', 'on', 'Off', 'no', 'nope', 'n'],
  ...['0', '-0', '+7', '-7', '007', '12', '1234567890123456', '9007199254740993', '1_000', '-1_000', '_1'],
  ...['0.85', '.5', '5.', '-.5', '+1.10', '1.10', '1e3', '1.5e+3', '1e-3', '.inf', '-.Inf', '.nan', '.NAN'],
  ...['0x1F', '0o17', '0b11', '4:30', '1.2.3', '8k1k', '-foo', '--flag', '2026-10-04', '=', '<<', 'a b'],
  ...[
    '"quoted"',
    "'single'",
    '"\\u00e9"',
    '!!str 1',
    '!!int "3"',
    '|\n    block\n',
    '>-\n    folded\n    on\n',
  ],
]

test.each(scalars)('the scalar %s', (scalar) => {
  for (const key of ['a', 'version', 'image-version']) {
    const text = `${key}: ${scalar}\nlist:\n- ${scalar}\nlast: 1`
    expect(theShortWay(text)).toEqual(theLongWay(text))
  }
  if (!/[\n]/.test(scalar) && scalar !== '') {
    const text = `? ${scalar}\n: 1\nlast: 2`
    expect(theShortWay(text)).toEqual(theLongWay(text))
  }
})

test.each([
  'a: 1\na: 2',
  '1: a\n1.0: b',
  '__proto__: { x: 1 }',
  'a: { <<: { b: 1 }, c: 2 }',
  'a: [{ b: [] }, {}, []]',
  'a: []\nb: {}',
  '? [a]\n: 1',
])('the document %j', (text) => {
  expect(theShortWay(text)).toEqual(theLongWay(text))
})

test('any value that we write', () => {
  const keys = fc.string().filter((key) => key !== 'forced-by-test')
  fc.assert(
    fc.property(fc.dictionary(keys, fc.jsonValue(), { minKeys: 1 }), (value) => {
      const text = dumpYaml(value).trimEnd()
      expect(theShortWay(text)).toEqual(theLongWay(text))
    }),
  )
})

describe.skipIf(sharedDir === undefined)(`the corpus (${noSharedReason})`, () => {
  test('every recipe and configuration', () => {
    const head = join(sharedDir ?? '', 'corpus/head')
    const paths = ['recipes', 'configs'].flatMap((folder) =>
      readdirSync(join(head, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.yaml'))
        .map((path) => join(head, folder, path)),
    )
    const different = paths.filter((path) => {
      const text = readFileSync(path, 'utf8').trimEnd()
      return JSON.stringify(theShortWay(text)) !== JSON.stringify(theLongWay(text))
    })
    expect(paths.length).toBeGreaterThan(470)
    expect(different).toEqual([])
  })
})
