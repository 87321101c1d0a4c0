import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkChangelog } from '../../../src/core/changelog/check.ts'
import type { ChangelogCheck, ChangelogInput } from '../../../src/core/changelog/check.ts'
import { parseChangelog, readChangelog } from '../../../src/core/changelog/document.ts'
import { hasErrors } from '../../../src/core/problem.ts'
import { loadYaml } from '../../../src/yaml.ts'
import { schemaValidator } from '../../schema.ts'

const validate = schemaValidator('changelog')

const link = (number: number): string => `https://github.com/acme/bench/pull/${number}`
const entry = (key: string, number = 21, more = ''): string =>
  `- config-keys:\n    - ${key}\n  description:\n    - "About ${key}."\n${more}  pr-link: ${link(number)}\n`
const log = (...entries: readonly string[]): string => entries.join('\n')

const check = (base: string | undefined, head: string, rest: Partial<ChangelogInput> = {}): ChangelogCheck =>
  checkChangelog({
    ...(base === undefined ? {} : { base: { path: 'log.yaml', text: base } }),
    head: { path: 'log.yaml', text: head },
    ...{ repository: 'acme/bench', pullRequest: 21, onMain: false },
    ...rest,
  })

const parse = (text: string): ReturnType<typeof parseChangelog> => parseChangelog({ path: 'log.yaml', text })
const found = ({ problems }: Pick<ChangelogCheck, 'problems'>): readonly string[] =>
  problems.map((item) => `${item.at?.line ?? '?'} ${item.code}`)
const keys = ({ added }: ChangelogCheck): readonly string[] => added.flatMap((item) => item.configKeys)

const old = log(entry('a', 1), entry('b', 2), entry('c', 3))

describe('reading', () => {
  test('every field, its ordinal and its line', () => {
    const more = '  scenario-type: [agentic-coding]\n  evals-only: true\n  eval-min-prefill-ep: 8\n'
    const { entries, problems } = parse(log(entry('a', 1), entry('b-*', 2, more)))
    expect(problems).toEqual([])
    expect(entries[1]).toEqual({
      configKeys: ['b-*'],
      description: ['About b-*.'],
      prLink: link(2),
      scenarioType: ['agentic-coding'],
      evalsOnly: true,
      allEvals: false,
      appendOnly: false,
      evalMinPrefillEp: 8,
      ordinal: 1,
      line: 7,
    })
  })

  test('the blocks cover the text from the first entry to the end', () => {
    const text = `# head\n${old}`
    const { blocks } = readChangelog({ path: 'log.yaml', text })
    expect(blocks.map((block) => text.slice(block.start, block.end)).join('')).toBe(old)
    expect(blocks.map((block) => block.line)).toEqual([2, 8, 14])
  })

  test('an empty file is an empty changelog, another document is none', () => {
    expect(parse('')).toEqual({ entries: [], problems: [] })
    expect(found(parse('a: 1\n'))).toEqual(['1 INFX053'])
  })

  test.each([
    ['unknown field', entry('a', 1, '  evals-olny: true\n'), '5 INFX055'],
    ['no keys', '- config-keys: []\n  description: [x]\n  pr-link: x\n', '1 INFX056'],
    [
      'a description that YAML reads as a mapping',
      entry('a').replace('"About a."', 'Fix: the launcher'),
      '4 INFX056',
    ],
    ['an empty link', entry('a').replace(link(21), ''), '5 INFX056'],
    ['a scenario that does not exist', entry('a', 1, '  scenario-type: [agentic]\n'), '5 INFX056'],
    ['a flag in quotes', entry('a', 1, '  evals-only: "true"\n'), '5 INFX056'],
    ['a count of zero', entry('a', 1, '  eval-min-prefill-ep: 0\n'), '5 INFX056'],
    ['append-only with evals', entry('a', 1, '  append-only: true\n  all-evals: true\n'), '5 INFX057'],
    [
      'append-only with a filter',
      entry('a', 1, '  append-only: true\n  eval-min-prefill-ep: 2\n'),
      '5 INFX057',
    ],
    ['an item that is no mapping', '- just text\n', '1 INFX056'],
    ['another key first', '- description: [x]\n  config-keys: [a]\n  pr-link: x\n', '1 INFX053'],
    [
      'entries that are indented',
      '  - config-keys: [a]\n    description: [x]\n    pr-link: x\n',
      '1 INFX053',
    ],
  ])('%s is found on its line', (_, text, expected) => {
    expect(found(parse(text))).toContain(expected)
    expect(parse(text).entries).toHaveLength(expected.endsWith('INFX053') ? 1 : 0)
  })

  test('the schema for editors and the reader agree', () => {
    const field = fc.constantFrom<unknown>(
      undefined,
      true,
      false,
      null,
      'x',
      '',
      [],
      ['x'],
      [''],
      [1],
      ['agentic-coding'],
      0,
      1,
      1.5,
    )
    const names = [
      'config-keys',
      'description',
      'pr-link',
      'scenario-type',
      'evals-only',
      'all-evals',
      'append-only',
      'eval-min-prefill-ep',
      'other',
    ]
    const anEntry = fc.record(Object.fromEntries(names.map((name) => [name, field])))
    const right = { 'config-keys': ['a'], description: ['b'], 'pr-link': 'c' }
    fc.assert(
      fc.property(
        fc.oneof(
          anEntry,
          fc
            .record({
              'append-only': field,
              'all-evals': field,
              'eval-min-prefill-ep': field,
              'scenario-type': field,
            })
            .map((more) => ({ ...right, ...more })),
        ),
        (value) => {
          const text = `- ${JSON.stringify(value)}\n`
          const document: unknown = loadYaml(text, 'x').value
          const problems = parse(text).problems.filter((item) => item.code !== 'INFX053')
          expect(hasErrors(problems)).toBe(!validate(document))
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('bytes', () => {
  test.each([
    ['carriage returns', old.replaceAll('\n', '\r\n'), 'INFX050'],
    ['a byte order mark', `\ufeff${old}`, 'INFX050'],
    ['a tab', old.replace('About b.', 'About\tb.'), 'INFX050'],
    ['a NUL', old.replace('About b.', 'About\0b.'), 'INFX050'],
    ['a no-break space as indentation', old.replace('  pr-link', '\u00a0 pr-link'), 'INFX050'],
    ['a lost encoding', old.replace('About b.', 'About \ufffd.'), 'INFX050'],
    ['no final newline', old.trimEnd(), 'INFX051'],
    [
      'a conflict marker',
      `${old}\n<<<<<<< HEAD\n${entry('d')}=======\n${entry('e')}>>>>>>> main\n`,
      'INFX052',
    ],
  ])('%s is an error of the head', (_, head, code) => {
    const result = check(old === head ? undefined : '', head)
    expect(result.problems.filter((item) => item.severity === 'error').map((item) => item.code)).toContain(
      code,
    )
  })

  test('conflict markers are the only finding, with every entry kept out of the sweep', () => {
    const result = check(old, `${old}\n<<<<<<< HEAD\n${entry('d')}=======\n${entry('e')}>>>>>>> main\n`)
    expect(found(result)).toEqual(['19 INFX052'])
    expect(result.added).toEqual([])
  })

  test.each([
    [
      'a conflict',
      `${old}\n<<<<<<< HEAD\n${entry('d')}=======\n${entry('e')}>>>>>>> main\n`,
      'infx changelog merge',
    ],
    ['a missing newline', log(old, entry('d')).trimEnd(), 'end its last line with one'],
    [
      'a text for a list',
      log(old, entry('d').replace('\n    - "About d."', ' About d.')),
      'as the first line of a list',
    ],
    ['a missing empty line', `${old}${entry('d')}`, 'leave line 17 empty'],
  ])('%s comes with what to do', (_what, head, hint) => {
    expect(check(old, head).problems.map((item) => item.hint ?? '')).toEqual([expect.stringContaining(hint)])
  })

  test('carriage returns are not taken for missing empty lines as well', () => {
    const crlf = log(entry('d'), entry('e')).replaceAll('\n', '\r\n')
    expect(found(check(undefined, crlf))).toEqual(['1 INFX050'])
    expect(found(check(undefined, `${crlf}\r\n`))).toEqual(['1 INFX050', '12 INFX058'])
  })

  test('a heading underlined in a description is no conflict marker', () => {
    expect(parse(entry('a').replace('About a.', '======= results')).problems).toEqual([])
  })

  test('a fault of an old entry does not hide the same fault of a new one', () => {
    const base = old.replace('About b.', 'About\tb.')
    const result = check(base, log(base, entry('d').replace('About d.', 'About\td.')))
    expect(found(result)).toEqual(['22 INFX050'])
  })

  test('faults of old entries do not stand in the way of a correction', () => {
    const base = old.replace(`  pr-link: ${link(3)}`, '  pr-link:').replace('About b.', 'About\tb.')
    const result = check(base, base.replace(link(1), link(9)))
    expect(result.problems).toEqual([])
    expect(result.corrections).toHaveLength(1)
  })

  test('faults of old entries are not held against a new one', () => {
    const base = old
      .replace('About b.', 'About\tb.')
      .replace(link(2), link(2) + '/files')
      .replace('  pr-link: ' + link(3), '  pr-link:')
    const result = check(base, log(base, entry('d')))
    expect(result.problems).toEqual([])
    expect(keys(result)).toEqual(['d'])
  })
})

describe('comparing', () => {
  test('an appended entry is the only one selected', () => {
    const result = check(old, log(old, entry('d')))
    expect(result.problems).toEqual([])
    expect(keys(result)).toEqual(['d'])
  })

  test('a new changelog adds all its entries', () => {
    expect(keys(check(undefined, log(entry('a'), entry('b'))))).toEqual(['a', 'b'])
  })

  test('an entry equal to an old one is an entry of its own', () => {
    const result = check(old, log(old, entry('c', 3)), { pullRequest: 3 })
    expect(result.problems).toEqual([])
    expect(keys(result)).toEqual(['c'])
  })

  test('nothing new is said as such', () => {
    expect(check(old, old).problems).toMatchObject([{ code: 'INFX070', severity: 'notice' }])
  })

  test('an entry inserted before old ones is named, and still known as new', () => {
    const result = check(old, log(entry('a', 1), entry('d'), entry('b', 2), entry('c', 3)))
    expect(found(result)).toEqual(['7 INFX063'])
    expect(keys(result)).toEqual(['d'])
  })

  test('a removed entry is named with its keys', () => {
    const result = check(old, log(entry('a', 1), entry('c', 3), entry('d')))
    expect(result.problems).toMatchObject([{ code: 'INFX062', message: 'entry 2 of the base (b) is gone' }])
    expect(keys(result)).toEqual(['d'])
  })

  test('reordered entries are no new ones', () => {
    const result = check(old, log(entry('b', 2), entry('a', 1), entry('c', 3)))
    expect(result.problems.map((item) => item.code)).toEqual(['INFX065'])
    expect(result.added).toEqual([])
  })

  test('text behind the last old entry that becomes part of it changes history', () => {
    const result = check(old, `${old}  evals-only: true\n`)
    expect(result.problems).toMatchObject([{ code: 'INFX060' }])
    expect(result.problems[0]?.message).toContain('"evals-only"')
  })

  test('an entry pasted into another is an error and hides nothing', () => {
    const head = old.replace(
      '    - "About b."\n',
      `    - "About b."\n${entry('d').replaceAll(/^/gm, '    ').trimEnd()}\n`,
    )
    const result = check(old, head)
    expect(result.problems.map((item) => item.code)).toContain('INFX054')
    expect(keys(result)).toEqual([])
  })

  test('an entry that splits another one', () => {
    const head = old.replace(`  pr-link: ${link(2)}\n`, `${entry('d')}  pr-link: ${link(2)}\n`)
    const result = check(old, head)
    expect(result.problems.map((item) => item.code)).toEqual(expect.arrayContaining(['INFX011', 'INFX063']))
  })

  test('other quotes and comments in history are found', () => {
    const quotes = check(old, log(old.replace('"About b."', "'About b.'"), entry('d')))
    expect(found(quotes)).toEqual(['10 INFX061'])
    const comment = check(old, log(`# new comment\n${old}`, entry('d')), { whitespace: 'warn' })
    expect(comment.problems.map((item) => [item.code, item.severity])).toEqual([['INFX061', 'error']])
  })

  test('an unreadable base is a failure, not an empty one', () => {
    const result = check('a: [', log(old, entry('d')))
    expect(result.problems[0]?.code).toBe('INFX060')
    expect(hasErrors(result.problems)).toBe(true)
    expect(result.added).toEqual([])
  })

  test.each([
    ['no empty line', `${old}${entry('d')}`, '18 INFX058'],
    ['two empty lines', `${old}\n\n${entry('d')}`, '20 INFX058'],
    ['empty lines at the end', `${log(old, entry('d'))}\n`, '24 INFX058'],
  ])('%s around the new entry', (_, head, expected) => {
    expect(found(check(old, head))).toEqual([expected])
  })

  test('any valid changelog and any appended entries: exactly those are added', () => {
    const name = fc.stringMatching(/^k-[a-z0-9.-]{0,8}$/)
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 6 }),
        fc.array(name, { minLength: 1, maxLength: 4 }),
        (before, after) => {
          const base = log(...before.map((key, index) => entry(key, index + 1)))
          const head = log(
            ...before.map((key, index) => entry(key, index + 1)),
            ...after.map((key) => entry(key)),
          )
          const result = check(base, head)
          expect(result.problems).toEqual([])
          expect(keys(result)).toEqual(after)
        },
      ),
    )
  })

  test('any change of one old line is an error, whatever is appended', () => {
    const lines = old.split('\n').length - 1
    fc.assert(
      fc.property(
        fc.nat(lines - 1),
        fc.constantFrom('x', ' ', '# c', ''),
        fc.boolean(),
        (index, text, append) => {
          const changed = old.split('\n')
          const line = changed[index] ?? ''
          changed[index] = text === '' ? '' : `${line}${text}`
          fc.pre(changed[index] !== line)
          const head = append ? log(changed.join('\n'), entry('d')) : changed.join('\n')
          expect(hasErrors(check(old, head).problems)).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('links', () => {
  const withLink = (text: string): string => entry('d').replace(link(21), text)

  test.each([
    ['the link itself', 'https://github.com/acme/other/pull/XXX', 'acme/other'],
    ['the entries before it, where the link says nothing', 'TBD', 'acme/bench'],
    [
      'the entries before it, where it is a template',
      'https://github.com/OWNER/REPOSITORY/pull/XXX',
      'acme/bench',
    ],
  ])('the repository to paste is that of %s', (_what, written, repository) => {
    const head = log(old, withLink(written))
    const input = {
      base: { path: 'log.yaml', text: old },
      head: { path: 'log.yaml', text: head },
      onMain: false,
    }
    expect(checkChangelog(input).problems[0]?.hint).toBe(
      `paste in line 23: "  pr-link: https://github.com/${repository}/pull/NUMBER"`,
    )
  })

  test('a placeholder is a warning before the number is known, an error with it and on the main branch', () => {
    const head = log(old, withLink(link(0).replace('/0', '/XXX')))
    const input = {
      base: { path: 'log.yaml', text: old },
      head: { path: 'log.yaml', text: head },
      repository: 'acme/bench',
    }
    expect(checkChangelog({ ...input, onMain: false }).problems).toMatchObject([
      { code: 'INFX066', severity: 'warning' },
    ])
    expect(checkChangelog({ ...input, onMain: true }).problems).toMatchObject([
      { code: 'INFX066', severity: 'error' },
    ])
    expect(check(old, head).problems).toMatchObject([
      { severity: 'error', hint: `paste in line 23: "  pr-link: ${link(21)}"`, at: { line: 23, col: 3 } },
    ])
  })

  test.each(['TBD', 'XXX', 'https://github.com/acme/bench/pull/', 'https://github.com/acme/bench/pull/<n>'])(
    '"%s" is a placeholder',
    (text) => {
      expect(check(old, log(old, withLink(`"${text}"`))).problems.map((item) => item.code)).toEqual([
        'INFX066',
      ])
    },
  )

  test('another repository is another pull request', () => {
    const result = check(old, log(old, withLink('https://github.com/acme/other/pull/21')))
    expect(result.problems.map((item) => item.code)).toEqual(['INFX067'])
  })

  test('a tab of the page is refused with the exact line to paste', () => {
    const result = check(old, log(old, withLink(`${link(21)}/files`)))
    expect(result.problems).toMatchObject([
      { code: 'INFX068', hint: `paste in line 23: "  pr-link: ${link(21)}"` },
    ])
  })

  test('an Enterprise server has its own host', () => {
    const server = 'https://git.acme.example'
    const head = log(old, withLink(`${server}/acme/bench/pull/21`))
    expect(check(old, head, { server }).problems).toEqual([])
    expect(check(old, head).problems.map((item) => item.code)).toEqual(['INFX068'])
  })

  test('a correction to something that is not canonical is refused', () => {
    const result = check(old, old.replace(link(2), 'TBD'))
    expect(result.problems).toMatchObject([{ code: 'INFX066', severity: 'error' }])
    expect(result.corrections).toHaveLength(1)
  })

  test('a correction that also touches another line is not only a correction', () => {
    const result = check(old, old.replace(link(2), link(9)).replace('- "About c."', "- 'About c.'"))
    expect(result.problems.map((item) => item.code)).toEqual(['INFX061'])
  })
})
