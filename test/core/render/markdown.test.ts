import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeBlock, escapeMarkdown, inlineCode, markdownTable } from '../../../src/core/render/markdown.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

const unescapedBars = (line: string): number => (line.match(/(?<!\\)(?:\\\\)*\|/g) ?? []).length

const hostile = [
  'bad | pipe\n@maint-a see #12 <!-- `x` -->',
  '</details></table><script>alert(1)</script>',
  '内存不足 💥 GH-12 acme/bench#9',
  '![p](http://example.test/p.png) [x](javascript:alert(1)) https://example.test www.example.test',
  'ends with \\',
  '$x$ and **bold** and ~~gone~~ and `a`` b`',
  '\u001b[31mred\u001b[0m \u202egnp.exe',
]

describe('a table of hostile strings', () => {
  const table = markdownTable(
    [
      { title: 'id', align: 'left' },
      { title: 'error', align: 'left' },
      { title: 'code', align: 'left' },
    ],
    hostile.map((error, index) => [`p${index}`, error, inlineCode(error)]),
  )
  const lines = table.split('\n')

  it('has a header, a rule and one line per row, all of the same number of cells', () => {
    expect(lines).toHaveLength(2 + hostile.length)
    expect(new Set(lines.map((line) => unescapedBars(line)))).toEqual(new Set([4]))
  })

  it('mentions nobody, links nothing and opens no markup outside code spans', () => {
    const prose = markdownTable(
      [{ title: 'error', align: 'left' }],
      hostile.map((error) => [error]),
    )
    expect(prose).not.toMatch(/@\w|#\d|GH-\d|https?:\/|www\.\w|<|(?<!\\)`|(?<!\\)\[|(?<!\\)\*|(?<!\\)\$/)
  })

  it('leaves letters of any script and emoji as they are', () => {
    expect(table).toContain('内存不足 💥')
  })

  it('makes terminal escapes and direction overrides visible', () => {
    expect(table).not.toMatch(/[\u001b\u202e]/)
    expect(table).toContain('\ufffd')
  })
})

describe('escaping', () => {
  it('keeps names readable', () => {
    expect(escapeMarkdown('b300_sglang · tp8/ep8 (+6.4 %)')).toBe('b300_sglang · tp8/ep8 (+6.4 %)')
  })

  it('never lets any text break out of its cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const cell of [escapeMarkdown(text), inlineCode(text).markdown]) {
          expect(cell).not.toMatch(/[\n\r]/)
          expect(unescapedBars(cell)).toBe(0)
        }
      }),
    )
  })

  it('fences code with more backticks than are inside', () => {
    expect(codeBlock(['a ```` b', 'c'])).toBe('`````text\na ```` b\nc\n`````')
    expect(inlineCode('a `b` c').markdown).toBe('`` a `b` c ``')
  })
})

describe.skipIf(sharedDir === undefined)(`case RP-05 (else ${noSharedReason})`, () => {
  it('makes exactly header, rule and three rows of equal width, without links, mentions and markup', () => {
    const text = readFileSync(`${sharedDir ?? ''}cases/RP-05/rows.json`, 'utf8')
    const rows = JSON.parse(text) as readonly { id: string; error: string }[]
    const table = markdownTable(
      [
        { title: 'id', align: 'left' },
        { title: 'error', align: 'left' },
      ],
      rows.map((row) => [row.id, row.error]),
    )
    const lines = table.split('\n')
    expect(lines).toHaveLength(5)
    expect(new Set(lines.map((line) => unescapedBars(line)))).toEqual(new Set([3]))
    expect(table).not.toMatch(/@maint|#\d|GH-\d|<!--|<\/|(?<!\\)`/)
    expect(table).toContain('内存不足 💥')
  })
})
