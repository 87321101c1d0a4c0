import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkChangelog } from '../../../src/core/changelog/check.ts'
import { mergeChangelogs } from '../../../src/core/changelog/merge.ts'
import type { Merge, MergeInput } from '../../../src/core/changelog/merge.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

const link = (number: number | string): string => `https://github.com/acme/bench/pull/${number}`
const entry = (key: string, number: number | string = 21): string =>
  `- config-keys:\n    - ${key}\n  description:\n    - "About ${key}."\n  pr-link: ${link(number)}\n`
const log = (...entries: readonly string[]): string => entries.join('\n')
const target = { server: 'https://github.com', repository: 'acme/bench' }
const old = log(entry('a', 1), entry('b', 2))

const merge = (
  base: string | undefined,
  branch: string,
  main: string,
  rest: Partial<MergeInput> = {},
): Merge =>
  mergeChangelogs({
    ...(base === undefined ? {} : { base: { path: 'log.yaml', text: base } }),
    branch: { path: 'log.yaml', text: branch },
    main: { path: 'log.yaml', text: main },
    target,
    ...rest,
  })
const codes = ({ problems }: Merge): readonly string[] => problems.map(({ code }) => code)

describe.skipIf(sharedDir === undefined)(`CL-12 (${noSharedReason})`, () => {
  const read = (name: string): string => readFileSync(join(sharedDir ?? '', 'cases/CL-12', name), 'utf8')
  const [base, ours, theirs] = sharedDir
    ? [read('base.yaml'), read('ours.yaml'), read('theirs.yaml')]
    : ['', '', '']

  test('byte for byte, and again without a change', () => {
    const merged = merge(base, ours, theirs)
    expect(merged).toEqual({ text: read('expected-merged.yaml'), problems: [] })
    expect(merge(base, read('expected-merged.yaml'), theirs)).toEqual(merged)
  })

  test('one side alone', () => {
    expect(merge(base, ours, base).text).toBe(ours)
    expect(merge(base, base, theirs).text).toBe(theirs)
  })

  test('a changed history is refused, with the entry and the field', () => {
    const refused = merge(base, read('ours-edits-history.yaml'), theirs)
    expect(refused.text).toBeUndefined()
    expect(codes(refused)).toEqual(['INFX060'])
    expect(refused.problems[0]?.message).toBe('entry 1 is history and may not change, but "description" did')
  })
})

describe('the result', () => {
  test('main’s bytes stay, whatever they look like', () => {
    const main = `# head\n\n\n${old}\n\n${entry('m', 20)}`
    const { text } = merge(old, log(old, entry('ours')), main)
    expect(text).toBe(`${main}\n${entry('ours')}`)
  })

  test('a missing newline of main is added, an empty last line is the separator', () => {
    const branch = log(old, entry('ours'))
    expect(merge(old, branch, old.trimEnd()).text).toBe(branch)
    expect(merge(old, branch, `${old}\n`).text).toBe(branch)
  })

  test('comments travel with the entry below them, those at the head of the file do not', () => {
    const branch = `# head\n${old}\n# why\n# it changed\n${entry('ours')}\n${entry('more')}`
    expect(merge(old, branch, log(old, entry('m'))).text).toBe(
      `${log(old, entry('m'))}\n# why\n# it changed\n${entry('ours')}\n${entry('more')}`,
    )
  })

  test('both sides made the file', () => {
    const { text } = merge(undefined, `# mine\n${entry('x')}`, `# head\n${entry('y')}`)
    expect(text).toBe(`# head\n${entry('y')}\n${entry('x')}`)
    expect(merge(undefined, entry('x'), '# head\n').text).toBe(`# head\n${entry('x')}`)
  })

  test('an entry that stands among the old ones moves to the end', () => {
    const main = log(old, entry('m'))
    expect(merge(old, log(entry('a', 1), entry('ours'), entry('b', 2)), main).text).toBe(
      log(main, entry('ours')),
    )
  })

  test('line ends of the branch become those of main', () => {
    const branch = log(old, entry('ours')).replaceAll('\n', '\r\n')
    expect(merge(old, branch, log(old, entry('m'))).text).toBe(log(old, entry('m'), entry('ours')))
  })

  test('links become canonical; a placeholder stays until the number is known', () => {
    const branch = log(old, entry('x', 'XXX'), entry('y', '21/'), entry('z', 19))
    const main = log(old, entry('m', 20))
    expect(merge(old, branch, main).text).toBe(log(main, entry('x', 'XXX'), entry('y', 21), entry('z', 19)))
    const numbered = merge(old, branch, main, { target: { ...target, pullRequest: 21 } })
    expect(numbered.text).toBe(log(main, entry('x', 21), entry('y', 21), entry('z', 19)))
  })

  test('only the link is rewritten, not a text that looks like it', () => {
    const odd = entry('x', 'XXX').replace('About x.', `see ${link('XXX')}`)
    const { text } = merge(old, log(old, odd), old, { target: { ...target, pullRequest: 21 } })
    expect(text).toContain(`    - "see ${link('XXX')}"\n  pr-link: ${link(21)}\n`)
  })
})

describe('what main has already', () => {
  test('an entry that main gained too is not repeated, whatever its link', () => {
    const merged = merge(old, log(old, entry('x', 'XXX'), entry('y')), log(old, entry('x', 30)))
    expect(merged.text).toBe(log(old, entry('x', 30), entry('y')))
  })

  test('equal entries count: two of ours and one of main leave one', () => {
    const merged = merge(old, log(old, entry('x'), entry('x')), log(old, entry('x')))
    expect(merged.text).toBe(log(old, entry('x'), entry('x')))
  })

  test('an old entry with the same words is another entry', () => {
    const merged = merge(old, log(old, entry('a', 'XXX')), log(old, entry('m')))
    expect(merged.text).toBe(log(old, entry('m'), entry('a', 'XXX')))
  })

  test('nothing left is said', () => {
    const merged = merge(old, log(old, entry('x')), log(old, entry('x')))
    expect(merged.text).toBe(log(old, entry('x')))
    expect(merged.problems[0]).toMatchObject({
      ...{ code: 'INFX070', severity: 'notice' },
      message: 'the branch has no changelog contribution remaining after merging main',
    })
  })
})

describe('corrections of old links', () => {
  const corrected = log(entry('a', 1), entry('b', 5))

  test('are repeated on main, and main’s other bytes stay', () => {
    const main = log(entry('a', 1).replace('  pr-link', '  # kept\n  pr-link'), entry('b', 2), entry('m'))
    const merged = merge(old, corrected, main)
    expect(merged.text).toBe(main.replace(link(2), link(5)))
  })

  test('main has it too', () => {
    const merged = merge(old, corrected, log(corrected, entry('m')))
    expect(merged.text).toBe(log(corrected, entry('m')))
    expect(merged.problems[0]?.message).toBe("the branch's pr-link corrections are already present on main")
  })

  test.each([
    ['another link', log(entry('a', 1), entry('b', 9)), 'main has a conflicting pr-link for entry 2'],
    [
      'another text',
      log(entry('a', 1), entry('b', 2).replace('About', 'On')),
      'main changed corrected entry 2',
    ],
    ['no such entry', entry('a', 1), 'main changed corrected entry 2'],
  ])('main has %s: refused', (_what, main, message) => {
    const merged = merge(old, corrected, main)
    expect(merged.text).toBeUndefined()
    expect(merged.problems.map((item) => [item.code, item.message])).toEqual([['INFX072', message]])
  })
})

test.each([
  ['removed', entry('b', 2), 'INFX062'],
  ['reordered', log(entry('b', 2), entry('a', 1)), 'INFX065'],
  ['not a list', 'a: 1\n', 'INFX072'],
  ['conflict markers', `<<<<<<< HEAD\n${old}=======\n>>>>>>> x\n`, 'INFX072'],
  ['flow style', '[{config-keys: [a], description: [x], pr-link: y}]\n', 'INFX072'],
])('a branch with history %s is refused', (_what, branch, code) => {
  const merged = merge(old, branch, log(old, entry('m')))
  expect(merged.text).toBeUndefined()
  expect(codes(merged)[0]).toBe(code)
})

test('any two branches: main is a prefix, the check passes, merging again changes nothing', () => {
  const names = fc.array(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 5 })
  fc.assert(
    fc.property(names, names, names, (before, onMain, onBranch) => {
      const entries = (list: readonly string[], number: number): string[] =>
        list.map((name) => entry(name, number))
      const base = log(...entries(before, 1))
      const main = log(...entries(before, 1), ...entries(onMain, 20))
      const branch = log(...entries(before, 1), ...entries(onBranch, 21))
      const { text, problems } = merge(base, branch, main)
      if (text === undefined) throw new Error(JSON.stringify(problems))
      expect(text.startsWith(main)).toBe(true)
      expect(merge(base, text, main).text).toBe(text)
      const { added, problems: found } = checkChangelog({
        base: { path: 'log.yaml', text: main },
        head: { path: 'log.yaml', text },
        ...{ repository: 'acme/bench', pullRequest: 21, onMain: false },
      })
      expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
      const rest = [...onMain]
      const kept = onBranch.filter((name) => {
        const index = rest.indexOf(name)
        if (index >= 0) rest.splice(index, 1)
        return index < 0
      })
      expect(added.flatMap(({ configKeys }) => configKeys)).toEqual(kept)
    }),
    { numRuns: 200 },
  )
})
