import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadYaml } from '../src/yaml.ts'
import { noSharedReason, sharedDir } from './shared.ts'

const codes = (text: string, options = {}): readonly string[] =>
  loadYaml(text, 'f.yaml', options).problems.map(
    ({ code, severity, at }) => `${code} ${severity} ${at?.line}:${at?.col}`,
  )

describe('loadYaml', () => {
  it('reads YAML 1.2 core values, merge keys and underscores in integers', () => {
    const text =
      'a: &a { x: 1, y: [true, ~] }\nb: { <<: *a, x: 2 }\nmib: 860_160\nok: "yes"\ndate: 2026-10-04\n'
    const { value, problems } = loadYaml(text, 'f.yaml')
    expect(problems).toEqual([])
    expect(value).toEqual({
      a: { x: 1, y: [true, null] },
      b: { x: 2, y: [true, null] },
      mib: 860_160,
      ok: 'yes',
      date: '2026-10-04',
    })
  })

  it('gives places of keys and values, through lists, aliases and merge keys, with LF, CRLF and a BOM', () => {
    const text = '\ufeffbase: &b\r\n  tp: 8\r\nlist:\r\n- {c: "four"}\r\n- <<: *b\r\nempty:\r\n'
    const { placeOf } = loadYaml(text, 'f.yaml')
    expect(placeOf(['base', 'tp'], 'key')).toEqual({ file: 'f.yaml', line: 2, col: 3, endCol: 4 })
    expect(placeOf(['list', 0, 'c'])).toEqual({ file: 'f.yaml', line: 4, col: 7, endCol: 12 })
    expect(placeOf(['list', 1, 'tp'])).toEqual({ file: 'f.yaml', line: 2, col: 7 })
    expect(placeOf(['empty'])).toEqual({ file: 'f.yaml', line: 6, col: 1, endCol: 5 })
    expect(placeOf(['list', 5])).toBeUndefined()
    expect(placeOf(['nothing', 'here'])).toBeUndefined()
  })

  it('reports every duplicate key with both lines', () => {
    const { problems } = loadYaml('a: 1\nb: { c: 1, c: 2 }\na: 2\n', 'f.yaml')
    expect(problems.map(({ code, at, message }) => [code, at?.line, message])).toEqual([
      ['INFX011', 2, 'duplicate key "c": first written on line 2'],
      ['INFX011', 3, 'duplicate key "a": first written on line 1'],
    ])
  })

  it('does not call merged keys, or equal keys of different mappings, duplicates', () => {
    expect(codes('a: &a {x: 1}\nb: {<<: *a, x: 2}\nc:\n  <<: [*a]\n  x: 3\nd: [{k: 1}, {k: 2}]\n')).toEqual(
      [],
    )
  })

  it.each([
    ['yes', 'INFX015'],
    ['Off', 'INFX015'],
    ['010', 'INFX015'],
    ['0o20', 'INFX015'],
    ['0x10', 'INFX015'],
    ['1e3', 'INFX015'],
    ['1234e56', 'INFX015'],
    ['4:30', 'INFX015'],
    ['1_000.5', 'INFX015'],
    ['9007199254740993', 'INFX017'],
  ])('warns about %s, which YAML versions or doubles read differently', (scalar, code) => {
    expect(loadYaml(`v: ${scalar}`, 'f.yaml').problems.map((problem) => problem.code)).toEqual([code])
    expect(loadYaml(`v: "${scalar}"`, 'f.yaml').problems).toEqual([])
  })

  it.each(['1.5', '0.80', '-3', '1.5e+3', 'nope', 'onward', '9007199254740991', '1.2.1', 'v1', '~', '[]'])(
    'says nothing about %s',
    (scalar) => {
      expect(loadYaml(`v: ${scalar}`, 'f.yaml').problems).toEqual([])
    },
  )

  it('wants versions quoted, because 1.10 is 1.1', () => {
    expect(codes('version: 1.10')).toEqual(['INFX015 warning 1:10'])
    expect(codes('version: "1.10"\nimage-version: 1.2.1')).toEqual([])
  })

  it.each([
    ['a tab in the indentation', 'a:\n\t- b', /tab/, '2:1'],
    ['an unclosed bracket', 'a: [1, 2\n', /./, '2:1'],
    ['a NUL', 'a: \0', /null byte/, '1:4'],
    ['an unknown tag', 'a: !!python/object:os.system x', /unknown .*tag/, '1:4'],
    ['a list as key', '[a, b]: 1', /key must be a text/, '1:1'],
    ['two documents', 'a: 1\n---\nb: 2', /more than one/, '3:1'],
    ['a conflict marker', 'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n', /conflict marker/, '2:1'],
  ])('has one clear problem for %s', (_name, text, message, place) => {
    const { value, problems } = loadYaml(text, 'f.yaml')
    expect(value).toBeUndefined()
    expect(problems).toHaveLength(1)
    expect(problems[0]?.code).toBe('INFX010')
    expect(problems[0]?.message).toMatch(message)
    expect(`${problems[0]?.at?.line}:${problems[0]?.at?.col}`).toBe(place)
  })

  describe('hostile input', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
    for (const [index, name] of [...'bcdefghij'].entries()) {
      const previous = 'abcdefghij'[index]
      bomb.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${previous}`).join(', ')}]`)
    }
    it.each([
      ['alias bomb', bomb.join('\n')],
      ['alias of itself', 'a: &a [*a]'],
      ['deep flow', '['.repeat(100_000)],
      ['deep block', '- '.repeat(100_000)],
      ['deep keys', '? '.repeat(100_000)],
      ['50 MB', 'x'.repeat(50 * 1024 * 1024)],
    ])('%s ends with one INFX016', (_name, text) => {
      const { value, problems } = loadYaml(text, 'f.yaml')
      expect(value).toBeUndefined()
      expect(problems.map(({ code }) => code)).toEqual(['INFX016'])
    })

    it('loads hundreds of honest aliases and merges', () => {
      const lines = Array.from({ length: 500 }, (_, index) => `k${index}: { <<: *base, n: ${index} }`)
      const { value, problems } = loadYaml(`base: &base { tp: 8, ep: 8 }\n${lines.join('\n')}`, 'f.yaml')
      expect(problems).toEqual([])
      expect(Object(value)).toHaveProperty('k499', { tp: 8, ep: 8, n: 499 })
    })

    it('keeps __proto__ as an ordinary key', () => {
      const { value } = loadYaml('__proto__: { polluted: true }', 'f.yaml')
      expect(Object.keys(Object(value))).toEqual(['__proto__'])
      expect({}).not.toHaveProperty('polluted')
    })
  })

  it('treats an empty file as null', () => {
    expect(loadYaml('', 'f.yaml')).toMatchObject({ value: null, problems: [] })
    expect(loadYaml('# only a comment\n', 'f.yaml')).toMatchObject({ value: null, problems: [] })
  })

  it.skipIf(sharedDir === undefined)(
    `holds case CF-02 (${sharedDir === undefined ? noSharedReason : 'read'})`,
    () => {
      const text = readFileSync(`${sharedDir}cases/CF-02/config.yaml`, 'utf8')
      const { problems } = loadYaml(text, 'config.yaml', { ambiguous: 'error', underscores: false })
      const found = problems.map(({ severity, at }) => `${severity} ${at?.line}:${at?.col}`)
      expect(found).toEqual([
        'error 3:18',
        'error 4:11',
        'error 6:18',
        'error 7:15',
        'error 7:20',
        'error 7:26',
        'error 7:31',
        'error 7:38',
        'error 8:13',
        'error 10:11',
        'error 11:10',
        'error 13:8',
        'warning 14:3',
      ])
    },
  )
})
