import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ownershipOf, ownersNeeded, parseCodeOwners } from '../../../src/core/review/codeowners.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

const parse = (text: string) => parseCodeOwners(text, '.github/CODEOWNERS')
/** Whether the one pattern of a file matches a path. */
const matches = (pattern: string, path: string): boolean =>
  ownershipOf(parse(`${pattern} @a`), path).kind === 'owned'

if (sharedDir === undefined) console.log(`case SE-06 ${noSharedReason}`)

describe.skipIf(sharedDir === undefined)('SE-06', () => {
  const read = (name: string): string => readFileSync(`${sharedDir ?? ''}cases/SE-06/${name}`, 'utf8')

  it('answers every row', () => {
    const owners = parse(read('CODEOWNERS'))
    const rows = JSON.parse(read('changed.json')) as readonly {
      filename: string
      previous_filename?: string
    }[]
    const got = rows.map(({ filename: path, previous_filename: previousPath }) => [
      path,
      ownersNeeded(owners, [{ path, ...(previousPath === undefined ? {} : { previousPath }) }]).map((need) =>
        [need.owners].flat().join(' '),
      ),
    ])
    expect(Object.fromEntries(got)).toEqual({
      'configs/zx9-a.yaml': ['@maint-z'],
      'configs/zx9-special.yaml': [],
      'misc/qn4.yaml': ['@acme/core', '@acme/cfg'],
      'configs/zx9-old.yaml': ['@maint-z'],
      'docs/a.md': ['@acme/docs @maint-d'],
      'sub/docs/b.txt': ['@acme/docs'],
      'configs/my file.yaml': ['@maint-s'],
      'Configs/zx9-a.yaml': ['@acme/core'],
    })
    expect(owners.problems.map(({ code, severity, at }) => [code, severity, at?.line])).toEqual([
      ['INFX360', 'warning', 9],
      ['INFX360', 'warning', 10],
    ])
  })
})

describe('patterns', () => {
  it.each([
    ['*', 'a/b/c.txt', true],
    ['*.js', 'a/b/c.js', true],
    ['*.js', 'c.jsx', false],
    ['/build/logs/', 'build/logs/a/b.log', true],
    ['/build/logs/', 'sub/build/logs/a.log', false],
    ['/build/logs/', 'build/logs', false],
    ['docs/*', 'docs/a.md', true],
    ['docs/*', 'docs/sub/a.md', false],
    ['docs/*', 'sub/docs/a.md', false],
    ['apps/', 'x/apps/y/z', true],
    ['/apps/github', 'apps/github/x/y', true],
    ['/apps/github', 'apps/github', true],
    ['/apps/github', 'apps/githubs', false],
    ['**/logs', 'deep/er/logs/a', true],
    ['**/logs', 'logs/a', true],
    ['a/**/b', 'a/b', true],
    ['a/**/b', 'a/x/y/b', true],
    ['a/**/b', 'ab', false],
    ['a/**', 'a/x/y', true],
    ['a/**', 'a', false],
    ['**', 'a/x/y', true],
    ['x?z', 'd/xyz', true],
    ['x?z', 'x/z', false],
    ['/a.b', 'axb', false],
    ['/a(b)+{c}|d^$', 'a(b)+{c}|d^$', true],
    ['/路径/*.yaml', '路径/甲.yaml', true],
    [String.raw`/a\*b`, 'a*b', true],
    [String.raw`/a\*b`, 'axb', false],
    ['/Docs/', 'docs/a', false],
    ['*a*b', 'x/aabab', true],
    ['*a*b', 'x/aaba', false],
    ['a/**/b/**/c', 'a/x/b/y/b/c/d', true],
    ['a/**/b/**/c', 'a/x/c/y/b', false],
    ['/**/a/*', 'x/a/b/a/c', true],
    ['/**/a/*', 'x/a/b/c', false],
    ['?', '😀', true],
    [String.raw`/a\?`, 'a?', true],
    [String.raw`/a\?`, 'ab', false],
    [String.raw`/\#a`, '#a', true],
    ['*a'.repeat(40) + '*b', 'a'.repeat(255), false],
    ['**/a/'.repeat(40) + 'b', 'a/'.repeat(120) + 'a', false],
  ])('%s and %s', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected)
  })
})

describe('parseCodeOwners', () => {
  it('reads comments, blank lines, line ends of Windows and a byte order mark', () => {
    const { rules, problems } = parse(
      '\ufeff# all\r\n\r\n* @a @org/team.x me@example.org # why\r\n/b\t@b\r\n',
    )
    expect(rules.map(({ pattern, owners, line }) => [pattern, owners, line])).toEqual([
      ['*', ['@a', '@org/team.x', 'me@example.org'], 3],
      ['/b', ['@b'], 4],
    ])
    expect(problems).toEqual([])
  })

  it('skips a whole line for one owner that is none, and tells the line', () => {
    const { rules, problems } = parse('* @a\n/b @b nobody\n/c/***/d @c\n// @d\n\\#x @e')
    expect(rules.map(({ pattern }) => pattern)).toEqual(['*'])
    expect(problems.map(({ at, message }) => [at?.line, /"(.*?)"/.exec(message)?.[1]])).toEqual([
      [2, 'nobody'],
      [3, '/c/***/d'],
      [4, '//'],
      [5, String.raw`\#x`],
    ])
  })
})

describe('ownersNeeded', () => {
  it('groups files by whoever may sign off for them, in any order and case', () => {
    const owners = parse('/a @x @y\n/b @Y @x\n/c @z\n/free')
    expect(
      ownersNeeded(owners, [
        { path: 'a' },
        { path: 'c', previousPath: 'b' },
        { path: 'free' },
        { path: 'forgotten' },
      ]),
    ).toEqual([
      { owners: ['@x', '@y'], paths: ['a', 'b'] },
      { owners: ['@z'], paths: ['c'] },
      { owners: 'anyone', paths: ['forgotten'] },
    ])
  })

  it('needs anyone for everything where there is no CODEOWNERS', () => {
    expect(ownersNeeded({ rules: [] }, [{ path: 'a' }])).toEqual([{ owners: 'anyone', paths: ['a'] }])
    expect(ownersNeeded({ rules: [] }, [])).toEqual([])
  })
})
