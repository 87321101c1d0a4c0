/** Texts made to hang, to eat the memory, or to be read as something else, through every reader of a repository file. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../src/core/problem.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'infx-hostile-')))
  await build({
    entryPoints: [join(root, 'test/hostile/read-hostile.ts')],
    outfile: join(folder, 'read.mjs'),
    ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', packages: 'external' },
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Report {
  readonly results: Readonly<Record<string, readonly Problem[]>>
  readonly polluted: readonly string[]
  readonly mib: number
}

/** A bound on hanging, not a measurement: the slowest text takes a small part of it. */
const hangMs = 120_000
/** Heap of the reading process; a text that needs more crashes it. */
const heapMib = 1024

function read(text: string | Uint8Array): Report {
  const path = join(folder, 'hostile.yaml')
  writeFileSync(path, text)
  const child = spawnSync(
    process.execPath,
    [`--max-old-space-size=${heapMib}`, join(folder, 'read.mjs'), path],
    {
      ...{ timeout: hangMs, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    },
  )
  if (child.status !== 0) throw new Error(`${child.signal ?? child.status}: ${child.stderr.slice(-2000)}`)
  return JSON.parse(child.stdout) as Report
}
const kinds = ['config', 'runners', 'changelog', 'recipe', 'curves', 'infx.config']
const codes = (list: readonly Problem[] = []): readonly string[] => list.map(({ code }) => code)

const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('')
const mib = 1024 * 1024

const refused: readonly (readonly [string, string, () => string])[] = [
  [
    'aliases of aliases',
    'INFX016',
    () => `a0: &a0 [x, x]\n${many(40, (n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}, *a${n}]\n`)}`,
  ],
  [
    'merges of merges',
    'INFX016',
    () =>
      `m0: &m0 { k: 1 }\n${many(40, (n) => `m${n + 1}: &m${n + 1} { <<: [*m${n}, *m${n}, *m${n}], k${n}: [*m${n}, *m${n}] }\n`)}`,
  ],
  ['an alias of what it stands in', 'INFX016', () => 'a: &a { b: *a }\n'],
  ['nested lists', 'INFX016', () => `a: ${'['.repeat(100_000)}${']'.repeat(100_000)}\n`],
  ['nested mappings', 'INFX016', () => `a: ${'{a: '.repeat(50_000)}1${'}'.repeat(50_000)}\n`],
  ['nested blocks', 'INFX016', () => `${'- '.repeat(20_000)}x\n`],
  ['nested block keys', 'INFX016', () => many(2_000, (n) => `${' '.repeat(n)}a:\n`)],
  ['50 MB of keys', 'INFX016', () => many(2_500_000, (n) => `key-${n}: value-${n}\n`)],
  ['50 MB of one text', 'INFX016', () => `a: "${'x'.repeat(50 * mib)}"\n`],
  ['50 MB of comments', 'INFX016', () => '# nothing\n'.repeat(5 * mib)],
  ['50 MB of brackets', 'INFX016', () => '['.repeat(50 * mib)],
  ['an open list', 'INFX010', () => 'a: [1, 2\n'],
  ['an open mapping in 10 MB', 'INFX010', () => `a: {${many(500_000, (n) => `k${n}: 1, `)}\n`],
  ['an open quote in 10 MB', 'INFX010', () => `a: "${'x '.repeat(5 * mib)}\n`],
  ['a tab as indentation', 'INFX010', () => 'a:\n\tb: 1\n'],
  ['a NUL', 'INFX010', () => 'a: x\0y\n'],
  ['two documents', 'INFX010', () => 'a: 1\n---\nb: 2\n'],
  ['an unknown tag', 'INFX010', () => 'a: !!js/function "x"\n'],
  ['a Python object', 'INFX010', () => 'a: !!python/object/apply:os.system ["true"]\n'],
  ['a list as a key', 'INFX010', () => '? [a, b]\n: 1\n'],
  ['an unknown alias', 'INFX010', () => 'a: *nowhere\n'],
  ['an unknown directive and garbage', 'INFX010', () => '%FOO bar\n@@@\n'],
]

describe('refused, with one problem', () => {
  test.each(refused)('%s', (_what, code, make) => {
    const { results, polluted } = read(make())
    expect(polluted).toEqual([])
    for (const kind of kinds) {
      const errors = results[kind]?.filter(({ severity }) => severity === 'error') ?? []
      // The changelog adds what its byte rules say of the same place.
      const others = errors.filter((item) => !/^INFX05\d$/.test(item.code))
      expect([kind, codes(others)]).toEqual([kind, [code]])
      expect(errors.every(({ message, at }) => message.length < 500 && at !== undefined)).toBe(true)
    }
  })
})

const scalars: readonly (readonly [string, string, string])[] = [
  ['a word of YAML 1.1', 'on', 'INFX015'],
  ['an octal number', '010', 'INFX015'],
  ['an octal number of YAML 1.2', '0o17', 'INFX015'],
  ['an exponent', '1e3', 'INFX015'],
  ['a commit like a number', '1234e56', 'INFX015'],
  ['a base-60 number', '4:30', 'INFX015'],
  ['a hexadecimal number', '0x1F', 'INFX015'],
  ['an integer beyond 2^53', '9007199254740993', 'INFX017'],
]

describe('scalars that are not what they look like', () => {
  test.each(scalars)('%s', (_what, value, code) => {
    const { results } = read(`a:\n  b: ${value}\n`)
    for (const kind of kinds) {
      const found = results[kind]?.filter((item) => item.code === code) ?? []
      expect([kind, found.length, found[0]?.at?.line, found[0]?.hint !== undefined]).toEqual([
        kind,
        1,
        2,
        true,
      ])
    }
    expect(results['config']?.find((item) => item.code === code)?.severity).toBe('error')
    expect(results['runners']?.find((item) => item.code === code)?.severity).toBe('error')
  })

  test('a date is a text', () => {
    const { results } = read('a:\n  b: 2026-10-04\n')
    for (const kind of kinds) expect(codes(results[kind])).not.toContain('INFX015')
  })
})

describe('keys', () => {
  test('written twice: each is reported with its first line', () => {
    const { results } = read('a: 1\nb: 2\na: 3\n')
    for (const kind of kinds) {
      const found = results[kind]?.filter(({ code }) => code === 'INFX011') ?? []
      expect([kind, found.map(({ at, message }) => [at?.line, message])]).toEqual([
        kind,
        [[3, 'duplicate key "a": first written on line 1']],
      ])
    }
  })

  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    '%s is a key like others',
    (key) => {
      const { results, polluted } = read(
        `${key}:\n  polluted: true\nbase:\n  ${key}: { polluted: true }\noverride_x: { ${key}: { a: 1 } }\n`,
      )
      expect(polluted).toEqual([])
      expect(results['config']?.some(({ message }) => message.includes(key))).toBe(true)
      expect(results['infx.config']?.some(({ message }) => message.includes(key))).toBe(true)
      expect(results['recipe']?.map(({ message }) => message)).toEqual([
        `"${key}" beside "base" is ignored; only override_NAME and zip_override_NAME are read`,
      ])
    },
  )

  test('huge ones are quoted in part', () => {
    const { results } = read(`? ${'k'.repeat(mib)}\n: { ? ${'l'.repeat(mib)} : 1 }\n`)
    for (const kind of kinds) {
      expect(
        results[kind]?.every(({ message, hint = '' }) => message.length <= 4000 && hint.length <= 4000),
      ).toBe(true)
    }
  })

  test('a hundred thousand unknown ones give a bounded list', () => {
    const { results } = read(many(100_000, (n) => `key${n}: [${n}]\n`))
    for (const kind of kinds) expect([kind, (results[kind]?.length ?? 0) <= 200]).toEqual([kind, true])
  })

  test('a hundred thousand duplicates give a bounded list', () => {
    const { results } = read(many(100_000, () => 'a: 1\n'))
    for (const kind of kinds) expect([kind, (results[kind]?.length ?? 0) <= 200]).toEqual([kind, true])
  })
})

describe('characters', () => {
  test('a lone surrogate by escape is refused', () => {
    const { results } = read('a: "\\ud800"\n')
    for (const kind of kinds)
      expect([kind, codes(results[kind])]).toEqual([kind, expect.arrayContaining(['INFX010'])])
  })
})

describe('honest use still loads', () => {
  const body = `  image: example.org/sglang:v1\n  model: org/M\n  model-prefix: m\n  precision: fp8\n  framework: sglang\n  runner: b300\n  multinode: false\n`
  const scenarios = '{ fixed-seq-len: [{ isl: 1024, osl: 1024, search-space: [{ tp: 8, conc-list: [4] }] }] }'

  test('hundreds of merge aliases', () => {
    const first = `key-0-fp8-b300-sglang: &common\n${body}  scenarios: &s ${scenarios}\n`
    const { results } = read(
      first +
        many(800, (n) => `key-${n + 1}-fp8-b300-sglang: { <<: *common, model: org/M${n}, scenarios: *s }\n`),
    )
    expect(results['config']).toEqual([])
  })

  test('a recipe of many anchors', () => {
    const { results } = read(
      `base:\n  x: &x { a: 1, b: [1, 2, 3] }\n${many(500, (n) => `override_${n}: { y: *x, z: { <<: *x, c: ${n} } }\n`)}`,
    )
    expect(results['recipe']).toEqual([])
  })

  test('a changelog of ten thousand entries', () => {
    const { results } = read(
      many(
        10_000,
        (n) =>
          `${n === 0 ? '' : '\n'}- config-keys:\n    - k${n}\n  description:\n    - "x"\n  pr-link: https://github.com/o/r/pull/${n + 1}\n`,
      ),
    )
    expect(results['changelog']).toEqual([])
  })
})
