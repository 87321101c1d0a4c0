import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkChangelog } from '../../../src/core/changelog/check.ts'
import type { ChangelogCheck } from '../../../src/core/changelog/check.ts'
import { parseChangelog } from '../../../src/core/changelog/document.ts'
import { addEntry, foldFragments } from '../../../src/core/changelog/edit.ts'
import { judgeLink, repositoryOfRemote } from '../../../src/core/changelog/pr-link.ts'
import type { TextFile } from '../../../src/core/plan/snapshot.ts'

const link = (number: number | string): string => `https://github.com/acme/bench/pull/${number}`
const entry = (key: string, number: number | string = 21): string =>
  `- config-keys:\n    - ${key}\n  description:\n    - "About ${key}."\n  pr-link: ${link(number)}\n`
const log = (...entries: readonly string[]): string => entries.join('\n')
const target = { server: 'https://github.com', repository: 'acme/bench' }
const document = (text: string): TextFile => ({ path: 'log.yaml', text })
const fragment = (name: string, text: string): TextFile => ({ path: `changelog.d/${name}.yaml`, text })
const old = log(entry('a', 1), entry('b', 2))

describe('adding', () => {
  test('the entry follows the byte rules, its link is that of the pull request', () => {
    const { text, problems } = addEntry(
      document(old),
      { configKeys: ['orca-*'], description: ['Say "why".'], prLink: link(21), appendOnly: true },
      { ...target, pullRequest: 21 },
    )
    expect(problems).toEqual([])
    expect(text).toBe(
      `${old}\n- config-keys:\n    - orca-*\n  description:\n    - "Say \\"why\\"."\n  pr-link: ${link(21)}\n  append-only: true\n`,
    )
  })

  test('a placeholder is written with a warning while there is no number, and refused when there is one', () => {
    const added = { configKeys: ['a'], description: ['x'], prLink: link('XXX') }
    const open = addEntry(document(old), added, target)
    expect(open.text).toContain(link('XXX'))
    expect(open.problems.map(({ code, severity }) => [code, severity])).toEqual([['INFX066', 'warning']])
    const numbered = addEntry(document(old), added, { ...target, pullRequest: 21 })
    expect(numbered.text).toBeUndefined()
  })

  test('nothing is written for what the check would refuse', () => {
    const added = { configKeys: ['a'], description: ['x'], prLink: link(21) }
    expect(addEntry(document('a: 1\n'), added, target).text).toBeUndefined()
    expect(addEntry(document(old), { ...added, description: [] }, target).text).toBeUndefined()
    const clash = { ...added, appendOnly: true, allEvals: true }
    expect(addEntry(document(old), clash, target).problems[0]?.code).toBe('INFX057')
  })

  test('any text comes back as it went in', () => {
    const text = fc.oneof(fc.string({ minLength: 1 }), fc.string({ unit: 'binary', minLength: 1 }))
    const filled = text.filter((item) => item.trim() !== '')
    fc.assert(
      fc.property(fc.array(filled, { minLength: 1, maxLength: 3 }), filled, (description, key) => {
        const added = addEntry(document(old), { configKeys: [key], description, prLink: link(21) }, target)
        const last = parseChangelog(document(added.text ?? '')).entries.at(-1)
        expect(last).toMatchObject({ configKeys: [key], description, prLink: link(21) })
        expect(added.problems).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

const check = (
  base: { readonly text: string; readonly fragments?: readonly TextFile[] },
  head: { readonly text: string; readonly fragments?: readonly TextFile[] },
): ChangelogCheck =>
  checkChangelog({
    ...{ base: document(base.text), head: document(head.text) },
    ...{ baseFragments: base.fragments ?? [], headFragments: head.fragments ?? [] },
    ...{ repository: 'acme/bench', pullRequest: 21, onMain: false },
  })
const found = ({ problems }: ChangelogCheck): readonly string[] =>
  problems.map(({ code, at }) => `${at?.file ?? ''}:${at?.line ?? 0} ${code}`)
const keys = ({ added }: ChangelogCheck): readonly string[] => added.flatMap(({ configKeys }) => configKeys)

describe('fragments are checked like the document', () => {
  test('their entries are new ones, in the order of file names, with their places', () => {
    const result = check(
      { text: old },
      {
        text: log(old, entry('c')),
        fragments: [fragment('z', entry('z')), fragment('B', log(entry('x'), entry('y')))],
      },
    )
    expect(found(result)).toEqual([])
    expect(
      result.added.map(({ configKeys, ordinal, line, file }) => [...configKeys, ordinal, line, file]),
    ).toEqual([
      ['c', 2, 13, undefined],
      ['x', 3, 1, 'changelog.d/B.yaml'],
      ['y', 4, 7, 'changelog.d/B.yaml'],
      ['z', 5, 1, 'changelog.d/z.yaml'],
    ])
  })

  test.each([
    ['bytes', `${entry('x')}\t\n`, '6 INFX050'],
    ['the final newline', entry('x').trimEnd(), '5 INFX051'],
    ['structure', 'a: 1\n', '1 INFX053'],
    ['fields', entry('x').replace('description', 'descriptio'), '4 INFX055'],
    ['the link', entry('x', 19), '5 INFX067'],
    ['conflict markers', `<<<<<<< HEAD\n${entry('x')}`, '1 INFX052'],
  ])('%s', (_what, text, expected) => {
    const result = check({ text: old }, { text: old, fragments: [fragment('x', text)] })
    expect(found(result)).toContain(`changelog.d/x.yaml:${expected}`)
  })

  test('an old fragment is history', () => {
    const base = { text: old, fragments: [fragment('x', entry('x', 7))] }
    const changed = check(base, {
      text: old,
      fragments: [fragment('x', entry('x', 7).replace('About', 'On'))],
    })
    expect(found(changed)).toEqual(['changelog.d/x.yaml:1 INFX060'])
    const corrected = check(base, { text: old, fragments: [fragment('x', entry('x', 8))] })
    expect(found(corrected)).toEqual([])
    expect(corrected.corrections).toEqual([
      { ordinal: 2, line: 1, file: 'changelog.d/x.yaml', from: link(7), to: link(8) },
    ])
    const removed = check(base, { text: old })
    expect(found(removed)).toEqual(['log.yaml:1 INFX075'])
  })
})

describe('folding', () => {
  const fragments = [
    fragment('b', `# why\n${entry('y', 8)}`),
    fragment('a', log(entry('x', 7), entry('w', '7/'))),
  ]

  test('moves the entries behind the document and sweeps nothing', () => {
    const { text, problems } = foldFragments(document(old), fragments, target)
    expect(problems).toEqual([])
    expect(text).toBe(log(old, entry('x', 7), entry('w', 7), entry('y', 8)))
    const result = check({ text: old, fragments }, { text: text ?? '' })
    expect([found(result), keys(result)]).toEqual([[], []])
  })

  test('beside a new entry only the new one is swept', () => {
    const text = foldFragments(document(old), fragments, target).text ?? ''
    const result = check({ text: old, fragments }, { text: log(text, entry('new')) })
    expect([found(result), keys(result)]).toEqual([[], ['new']])
  })

  test('half a fold is refused: the fragment stayed, or an entry got lost', () => {
    const text = foldFragments(document(old), fragments, target).text ?? ''
    expect(found(check({ text: old, fragments }, { text, fragments: fragments.slice(1) }))).toEqual([
      'log.yaml:13 INFX075',
      'log.yaml:19 INFX075',
    ])
    const lost = check({ text: old, fragments }, { text: log(old, entry('x', 7), entry('y', 8)) })
    expect(found(lost)).toEqual(['log.yaml:1 INFX075'])
  })

  test('a placeholder or a broken fragment is refused, and says which', () => {
    const open = foldFragments(document(old), [fragment('a', entry('x', 'XXX'))], target)
    expect(open.text).toBeUndefined()
    expect(open.problems.map(({ code, at }) => [code, at?.file])).toEqual([['INFX066', 'changelog.d/a.yaml']])
    const broken = foldFragments(document(old), [fragment('a', 'x: 1\n')], target)
    expect(broken.problems.map(({ code }) => code)).toEqual(['INFX053'])
  })
})

describe('the repository of a remote', () => {
  test.each([
    ['https://github.com/acme/bench.git', 'acme/bench'],
    ['https://github.com/acme/bench', 'acme/bench'],
    ['https://user:secret@GitHub.com/acme/bench.git/', 'acme/bench'],
    ['git@github.com:acme/bench.git', 'acme/bench'],
    ['github.com:acme/bench.js', 'acme/bench.js'],
    ['ssh://git@github.com:22/acme/bench.git', 'acme/bench'],
    ['git@gitlab.example:acme/bench.git', undefined],
    ['https://github.com.evil.example/acme/bench', undefined],
    ['https://github.com/acme', undefined],
    ['/srv/git/acme/bench.git', undefined],
    ['file:///srv/github.com/acme/bench', undefined],
    ['', undefined],
  ])('%s → %s', (remote, expected) => {
    expect(repositoryOfRemote(remote, 'https://github.com')).toBe(expected)
  })

  test('is found on an Enterprise server, and only there', () => {
    const server = 'https://git.example.org'
    expect(repositoryOfRemote('git@git.example.org:acme/bench', server)).toBe('acme/bench')
    expect(repositoryOfRemote('git@github.com:acme/bench', server)).toBeUndefined()
  })
})

test.each([
  ['OWNER/REPOSITORY/pull/9', 'the repository'],
  ['OWNER/REPOSITORY/pull/XXX', 'the repository and the number'],
  ['acme/bench/pull/XXX', 'the number'],
])('a placeholder in %s says that it stands for %s', (path, what) => {
  const verdict = judgeLink(`https://github.com/${path}`, target)
  expect(verdict).toMatchObject({ kind: 'wrong', code: 'INFX066' })
  expect(verdict).toMatchObject({ message: expect.stringMatching(`placeholder for ${what}$`) as string })
})
