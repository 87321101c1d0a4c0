import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { readRunId } from '../../src/core/commands/run-reference.ts'
import { parseExactJson } from '../../src/core/exact-json.ts'
import { PayloadReader } from '../../src/core/gate/payload-reader.ts'
import { compareRunIds, runIdOf } from '../../src/core/run-id.ts'
import { noSharedReason, sharedDir } from '../shared.ts'

if (sharedDir === undefined) console.log(`case RU-04 ${noSharedReason}`)

describe.skipIf(sharedDir === undefined)('RU-04', () => {
  const text =
    sharedDir === undefined
      ? '{"workflow_runs":[]}'
      : readFileSync(`${sharedDir}cases/RU-04/runs.json`, 'utf8')
  const written = (source: string): readonly string[] => source.match(/\d+/g) ?? []
  const { workflow_runs: rows } = parseExactJson(text) as { workflow_runs: readonly unknown[] }
  const ids = rows.map((row) => new PayloadReader(row).digits('id'))

  it('keeps all eight numbers digit for digit through reading and writing', () => {
    const read = rows.flatMap((row) =>
      ['id', 'check_suite_id'].map((name) => new PayloadReader(row).digits(name)),
    )
    expect(read).toEqual(written(text))
    expect(read).toHaveLength(8)
    expect(written(JSON.stringify(read.map(runIdOf)))).toEqual(read)
    // What this is about: the same without it.
    expect(written(JSON.stringify(JSON.parse(text)))).toContain('9007199254740992')
  })

  it('sorts by value and not by letter', () => {
    const newestFirst = ids.map(runIdOf).toSorted((a, b) => compareRunIds(b, a))
    expect(newestFirst.map(String)).toEqual(['9007199254740993', '41581664540', '2147483648', '2147483647'])
  })

  it('writes plain decimals, which commands, shells and YAML read back', () => {
    for (const id of ids) {
      const output = String(runIdOf(id))
      expect(output).toBe(id)
      expect(readRunId(output)).toEqual({ runId: id })
      expect(parseYaml(`id: "${output}"`)).toEqual({ id })
    }
  })
})

describe('runIdOf', () => {
  it('has one form per id', () => {
    expect(runIdOf('2147483648')).toBe(2147483648)
    expect(runIdOf('9007199254740991')).toBe(9007199254740991)
    expect(runIdOf('9007199254740993')).toBe('9007199254740993')
    expect(runIdOf(9223372036854775807n)).toBe('9223372036854775807')
    expect(compareRunIds('9007199254740993', '9007199254740992')).toBe(1)
    expect(compareRunIds(-5, 9)).toBe(-1)
    expect(compareRunIds('9007199254740993', '9007199254740993')).toBe(0)
  })
})

describe('parseExactJson', () => {
  it('changes integers that a number would round, and nothing else', () => {
    const text = String.raw`{"a 9007199254740993":"9007199254740993 \" 9007199254740993","b":-9007199254740993,"c":9007199254740993.5,"d":[9007199254740991],"e":1e300,"f":"\\"}`
    expect(parseExactJson(text)).toEqual({
      'a 9007199254740993': '9007199254740993 " 9007199254740993',
      b: '-9007199254740993',
      c: 9007199254740994,
      d: [9007199254740991],
      e: 1e300,
      f: '\\',
    })
    expect(() => parseExactJson('{"a":9007199254740993,}')).toThrow(SyntaxError)
  })
})
