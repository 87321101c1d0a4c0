/** The schemas for editors: complete, true to the readers, and found by the files that name them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { parseChangelog } from '../../src/core/changelog/document.ts'
import { loadMasterConfig } from '../../src/core/config/master.ts'
import { loadRunners } from '../../src/core/config/runners.ts'
import { allProblemKinds } from '../../src/core/problems/all.ts'
import type { Problem } from '../../src/core/problem.ts'
import { hasErrors } from '../../src/core/problem.ts'
import { parseRecipe } from '../../src/core/recipe/recipe.ts'
import { loadYaml } from '../../src/yaml.ts'
import { dumpYaml } from '../../src/yaml-write.ts'
import { noSharedReason, sharedDir } from '../shared.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
type Schema = Readonly<Record<string, unknown>>

const readers: Readonly<Record<string, (text: string) => readonly Problem[]>> = {
  'master-config': (text) => loadMasterConfig([{ path: 'x.yaml', text }], undefined).problems,
  runners: (text) => loadRunners({ path: 'x.yaml', text }).problems,
  changelog: (text) => parseChangelog({ path: 'x.yaml', text }).problems,
  recipe: (text) => parseRecipe({ path: 'x.yaml', text }).problems,
}
const names = Object.keys(readers)
const schemaOf = (name: string): Schema =>
  JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8')) as Schema
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, keywords: ['x-validators'] })
const validators = new Map(names.map((name) => [name, ajv.compile(schemaOf(name))]))

function accepts(name: string, value: unknown): boolean {
  return validators.get(name)?.(value) === true
}

describe.each(names)('%s', (name) => {
  test('has an id, a title, a description on every field, and examples that are right', () => {
    const schema = schemaOf(name)
    expect(schema['$id']).toMatch(new RegExp(`^https://.*/${name}\\.v\\d+\\.json$`))
    expect(schema['title']).toMatch(/^[A-Z]/)
    expect(undescribed(schema, schema, '')).toEqual([])
    const examples = schema['examples'] as readonly unknown[]
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) {
      expect([accepts(name, example), validators.get(name)?.errors]).toEqual([true, null])
      expect(
        readers[name]?.(dumpYaml(example).replace(/^- config-keys:\n {4}-/, '- config-keys:\n    -')),
      ).toEqual([])
    }
  })
})

/** Paths of fields that an editor would show without a word. */
function undescribed(schema: Schema, node: unknown, path: string): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const here = `${path}/${key}`
    if (key === 'examples' || key === 'if' || key === 'then') return []
    const isFields = ['properties', 'patternProperties', '$defs'].includes(key)
    const missing = isFields
      ? Object.entries(value as Schema).flatMap(([field, sub]) =>
          describes(schema, sub) ? [] : [`${here}/${field}`],
        )
      : []
    return [...missing, ...undescribed(schema, value, here)]
  })
}

function describes(schema: Schema, node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return typeof node === 'boolean'
  if ('description' in node) return true
  const reference = '$ref' in node && typeof node.$ref === 'string' ? node.$ref.split('/').at(-1) : undefined
  return reference !== undefined && describes(schema, (schema['$defs'] as Schema)[reference])
}

describe.skipIf(sharedDir === undefined)(`the corpus (${noSharedReason})`, () => {
  const head = join(sharedDir ?? '', 'corpus/head')
  const below = (folder: string): readonly string[] =>
    readdirSync(join(head, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => join(folder, path))
  const valueOf = (path: string): unknown => loadYaml(readFileSync(join(head, path), 'utf8'), path).value

  test.each([
    ['master-config', () => ['configs/nvidia-master.yaml', 'configs/amd-master.yaml'], 2],
    ['runners', () => ['configs/runners.yaml'], 1],
    ['changelog', () => ['perf-changelog.yaml'], 1],
    ['recipe', () => below('recipes'), 469],
  ] as const)('%s accepts all of it', (name, paths, count) => {
    const found = paths()
    expect(found).toHaveLength(count)
    const refused = found.filter((path) => !accepts(name, valueOf(path)))
    // The one real changelog holds no entry that the schema refuses, the recipes none either.
    expect(refused).toEqual([])
  })
})

/** A master entry with one thing changed. */
const master = (change: (entry: Record<string, unknown>) => void): unknown => {
  const entry: Record<string, unknown> = {
    ...{
      image: 'i',
      model: 'm',
      'model-prefix': 'm',
      precision: 'fp8',
      framework: 'sglang',
      runner: 'b300',
      multinode: false,
    },
    scenarios: { 'fixed-seq-len': [{ isl: 1024, osl: 1024, 'search-space': [{ tp: 8, 'conc-list': [4] }] }] },
  }
  change(entry)
  return { 'key-fp8-b300-sglang': entry }
}
const space = (fields: object): unknown =>
  master(
    (entry) => (entry['scenarios'] = { 'fixed-seq-len': [{ isl: 1, osl: 1, 'search-space': [fields] }] }),
  )
const entry = (fields: object): unknown => [
  { 'config-keys': ['a'], description: ['x'], 'pr-link': 'https://github.com/o/r/pull/1', ...fields },
]

const refusals: readonly (readonly [string, string, unknown])[] = [
  ['master-config', 'an unknown field', master((item) => (item['trace-source'] = 'x'))],
  ['master-config', 'a missing field', master((item) => delete item['image'])],
  ['master-config', 'a number for a text', master((item) => (item['image'] = 1.1))],
  ['master-config', 'a word for multinode', master((item) => (item['multinode'] = 'yes'))],
  ['master-config', 'pools on one node', space({ prefill: {}, decode: {}, 'conc-list': [1] })],
  ['master-config', 'a text as concurrency', space({ tp: 8, 'conc-list': ['4'] })],
  ['master-config', 'an unknown method', space({ tp: 8, 'conc-list': [4], 'spec-decoding': 'eagle' })],
  ['master-config', 'no parallel width', space({ 'conc-list': [4] })],
  ['master-config', 'an entry that is a list', { key: [] }],
  ['runners', 'no labels', { hardware: {} }],
  ['runners', 'a label without a runner', { labels: { a: [] } }],
  ['runners', 'a runner that is a number', { labels: { a: [1] } }],
  [
    'runners',
    'no GPUs',
    { labels: { a: ['x'] }, hardware: { a: { 'available-cpu-dram-mib': 1, 'gpus-per-node': 0 } } },
  ],
  ['runners', 'a misspelt section', { labels: { a: ['x'] }, hardwares: {} }],
  ['changelog', 'a mapping', { a: 1 }],
  ['changelog', 'an unknown field', entry({ 'config-key': ['a'] })],
  ['changelog', 'an empty list of keys', entry({ 'config-keys': [] })],
  ['changelog', 'a description that is a text', entry({ description: 'x' })],
  ['changelog', 'an unknown scenario', entry({ 'scenario-type': ['agentic'] })],
  ['changelog', 'a text as flag', entry({ 'evals-only': 'true' })],
  ['changelog', 'append-only with evaluations', entry({ 'append-only': true, 'all-evals': true })],
  ['recipe', 'a list', []],
  ['recipe', 'a base that is no mapping', { base: [] }],
  ['recipe', 'an override that is no mapping', { base: {}, override_x: 1 }],
]

test.each(refusals)('%s refuses %s, and so does the reader', (name, _what, value) => {
  expect(accepts(name, value)).toBe(false)
  expect(hasErrors(readers[name]?.(dumpYaml(value)) ?? [])).toBe(true)
})

test('every file of the examples names a schema that exists, and keeps to it', () => {
  const files = readdirSync(join(root, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ya?ml$/.test(path) && !path.includes('.infx'))
    .map((path) => join(root, 'examples', path))
  const named = files.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const schema = /^# yaml-language-server: \$schema=(\S+)$/m.exec(text)?.[1]
    return schema === undefined ? [] : [{ path, text, schema: resolve(dirname(path), schema) }]
  })
  expect(named.filter(({ schema }) => !existsSync(schema))).toEqual([])
  for (const { path, text, schema } of named) {
    const name = /([\w-]+)\.schema\.json$/.exec(schema)?.[1] ?? ''
    if (validators.has(name)) expect([path, accepts(name, loadYaml(text, path).value)]).toEqual([path, true])
  }
  const kinds = new Set(named.map(({ schema }) => /([\w-]+)\.schema\.json$/.exec(schema)?.[1]))
  for (const name of names) expect(kinds).toContain(name)
})

test('docs/problems.md has one heading per code', () => {
  const headings = [...readFileSync(join(root, 'docs/problems.md'), 'utf8').matchAll(/^## (INFX\d+)$/gm)].map(
    (match) => match[1],
  )
  expect(headings).toEqual(allProblemKinds().map(([code]) => code))
})
