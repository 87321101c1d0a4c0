import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  judgeSignOff,
  type SignOffContext,
  type SignOffText,
  type SignOffVerdict,
} from '../../../src/core/review/sign-off.ts'
import { parseTemplate, type SignOffTemplate } from '../../../src/core/review/template.ts'
import { someHex } from '../../builders.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

const head = someHex('head', 40)
const context = (overrides: Partial<SignOffContext> = {}): SignOffContext => ({
  repository: 'acme/bench',
  host: 'github.com',
  head,
  pullRequestAuthor: 'dev-c',
  ownAccount: 'bench-bot',
  needs: [{ owners: ['@maint-z'], paths: ['configs/a.yaml'] }],
  roles: new Map([
    ['maint-z', 'maintain'],
    ['maint-y', 'maintain'],
    ['dev-c', 'write'],
    ['reader', 'read'],
  ]),
  teams: new Map([['acme/cfg', new Set(['maint-y'])]]),
  ...overrides,
})
const aText = (overrides: Partial<SignOffText> = {}): SignOffText => ({
  url: 'https://github.com/acme/bench/pull/21#issuecomment-1',
  author: 'maint-z',
  authorIsBot: false,
  body: '',
  createdAt: '2026-11-30T08:00:00Z',
  ...overrides,
})
const short = (verdict: SignOffVerdict): string => {
  switch (verdict.kind) {
    case 'none':
      return 'no sign-off'
    case 'refused':
      return `refused: ${verdict.because.join('; ')}`
    case 'incomplete':
      return `incomplete: ${verdict.items.map(({ name }) => name).join(', ')}`
    case 'complete':
      return `complete by ${verdict.by} at ${verdict.at}`
  }
}
function templateOf(text: string): SignOffTemplate {
  const { template, problems } = parseTemplate(text, 'sign-off.md')
  expect(problems).toEqual([])
  if (template === undefined) throw new Error('no template')
  return template
}

if (sharedDir === undefined) console.log(`case SE-07 ${noSharedReason}`)

describe.skipIf(sharedDir === undefined)('SE-07', () => {
  const read = (name: string): string => readFileSync(`${sharedDir ?? ''}cases/SE-07/${name}`, 'utf8')

  it('answers every row', () => {
    const given = JSON.parse(read('context.json')) as {
      repo: string
      pr_author: string
      owners_needed: readonly (readonly string[])[]
      bot: string
    }
    const rows = JSON.parse(read('comments.json')) as readonly {
      id: number
      where: string
      user: string
      body: string
      edited?: boolean
    }[]
    const template = templateOf(read('template.md'))
    const here = context({
      repository: given.repo,
      pullRequestAuthor: given.pr_author,
      ownAccount: given.bot,
      needs: given.owners_needed.map((owners) => ({ owners, paths: ['configs/a.yaml'] })),
    })
    const editedAt = '2026-11-30T09:00:00Z'
    const got = rows.map(({ id, where, user, body, edited }) => {
      const text = aText({
        author: user,
        body,
        ...(edited === true ? { edited: { at: editedAt, by: user, byBot: false } } : {}),
        ...(where === 'review' ? { review: { commit: head, state: 'APPROVED' } } : {}),
      })
      return [id, short(judgeSignOff(template, text, here))]
    })
    const whole = 'complete by maint-z at 2026-11-30T08:00:00Z'
    expect(Object.fromEntries(got)).toEqual({
      1: whole,
      2: 'incomplete: A2',
      3: 'no sign-off',
      4: whole,
      5: 'refused: dev-c owns no changed file; dev-c is the author of the pull request',
      6: 'refused: item A1 links to another repository than acme/bench',
      7: 'refused: item A2 of the current template is absent',
      8: `complete by maint-z at ${editedAt}`,
      9: 'incomplete: A1, A2',
    })
  })

  it('counts an edit for whoever made it, and only before the verdict', () => {
    const template = templateOf(read('template.md'))
    const rows = JSON.parse(read('comments.json')) as readonly { id: number; body: string }[]
    const { body = '' } = rows.find(({ id }) => id === 8) ?? {}
    const edited = (by: string, overrides: Partial<SignOffContext> = {}) =>
      short(
        judgeSignOff(
          template,
          aText({ body, edited: { at: '2026-11-30T09:00:00Z', by, byBot: false } }),
          context(overrides),
        ),
      )
    expect(edited('dev-c')).toMatch(/^refused: dev-c owns no changed file/)
    expect(edited('')).toMatch(/^refused: .*is gone/)
    expect(edited('maint-z', { verdictAt: '2026-11-30T09:00:01Z' })).toMatch(/^complete by maint-z/)
    expect(edited('maint-z', { verdictAt: '2026-11-30T08:30:00Z' })).toMatch(/^refused: .*after the verdict/)
  })
})

const opening = 'I have checked as an owner:'
const template = templateOf(
  [
    opening,
    '<!-- how to fill this in: - [ ] nothing -->',
    '- [ ] B1 the commit <head>',
    '- [ ] B2 the run: <link or N/A>',
    '- [ ] no patches of the engine',
  ].join('\n'),
)
const run = 'https://github.com/acme/bench/actions/runs/41581664540'
const judge = (
  boxes: readonly string[],
  overrides: Partial<SignOffText> = {},
  here: Partial<SignOffContext> = {},
): string =>
  short(judgeSignOff(template, aText({ body: [opening, ...boxes].join('\n'), ...overrides }), context(here)))
const boxes = (run2 = run, commit = head): readonly string[] => [
  `- [x] B1 the commit ${commit}`,
  `- [x] B2 the run: ${run2}`,
  '- [x] no patches of the engine',
]

describe('the boxes', () => {
  it('may stand anywhere in their list, with notes, in any list style, with other text around', () => {
    const [b1 = '', b2 = '', b3 = ''] = boxes()
    expect(
      judge(['Thanks!', b3.replace('- [x]', '1. [X]'), `${b2} (attempt 3)`, '', b1.replace('-', '*')]),
    ).toMatch(/^complete/)
    expect(judge([...boxes(), '- [ ] a box of my own'])).toMatch(/^complete/)
  })

  it('do not count in quotes, code and comments', () => {
    for (const hide of [
      (lines: readonly string[]) => ['', ...lines.map((line) => `> ${line}`)],
      (lines: readonly string[]) => ['```', ...lines, '```'],
      (lines: readonly string[]) => ['<!--', ...lines, '-->'],
      (lines: readonly string[]) => ['- ```', ...lines.map((line) => `  ${line}`), '  ```'],
      (lines: readonly string[]) => ['- > a', ...lines.map((line) => `  > ${line}`)],
      (lines: readonly string[]) => ['<blockquote>', '', ...lines, '', '</blockquote>'],
      (lines: readonly string[]) => ['<details><pre>', '', ...lines, '</pre></details>'],
    ])
      expect(judge(hide(boxes()))).toMatch(/^refused: item B1 of the current template is absent/)
  })

  it('are not those of another text', () => {
    expect(judge(boxes().map((box) => box.replace('engine', 'engine by others')))).toBe(
      'refused: item no patches of the engine of the current template is absent',
    )
  })

  it('are that of the item with the longest text that they begin with', () => {
    const { template: both } = parseTemplate(
      'Checked:\n- [ ] A1 ok\n- [ ] A1 ok: more\n- [ ] A1 ok (sure)',
      'f',
    )
    const says = (...lines: readonly string[]) =>
      short(judgeSignOff(both ?? template, aText({ body: ['Checked:', ...lines].join('\n') }), context()))
    const [a, b, c] = ['- [x] A1 ok', '- [x] A1 ok: more', '- [x] A1 ok (sure)']
    expect(says(a, b, c)).toMatch(/^complete/)
    expect(says('- [x] A1 ok: as I see it', b, c)).toMatch(/^complete/)
    expect(says(b, c)).toBe('refused: item A1 of the current template is absent')
    expect(says('- [ ] A1 ok', b, c)).toBe('incomplete: A1')
  })

  it('may be nested, and cost no more than their length', () => {
    const [b1 = '', b2 = '', b3 = ''] = boxes()
    expect(judge([b1, `  ${b2}`, `    ${b3}`])).toMatch(/^complete/)
    const many = 300_000
    expect(judge(boxes(`https://${')'.repeat(many)}x ${run}`))).toMatch(/^complete/)
    expect(judge([...boxes(), `- [x]${' '.repeat(many)}a\u2028b`])).toMatch(/^complete/)
  })

  it('have to be ticked, each time that they stand there', () => {
    expect(judge([...boxes(), '- [ ] no patches of the engine'])).toBe('incomplete: no patches of the engine')
  })

  it('name the head where the template asks for it', () => {
    const other = someHex('other', 40)
    expect(judge(boxes(run, other))).toContain(`refused: item B1 is about ${other.slice(0, 7)}`)
    expect(judge(boxes(run, head.slice(0, 12)))).toBe('incomplete: B1')
  })

  it.each([
    [`[run](${run}).`, 'complete'],
    [`${run}/attempts/3?x=1#y`, 'complete'],
    ['https://github.com/Acme/Bench/pull/3', 'complete'],
    [`https://example.org/log and ${run}`, 'complete'],
    ['N/A', 'complete'],
    ['(不适用)', 'complete'],
    ['n/a: a change of words', 'complete'],
    ['nap', 'incomplete: B2'],
    ['', 'incomplete: B2'],
    ['<link>', 'incomplete: B2'],
    ['run 41581664540', 'incomplete: B2'],
    ['https://github.com/acme/bench', 'refused'],
    ['https://github.com/acme/bench/../../other/repo/actions', 'refused'],
    ['https://github.com@evil.example/acme/bench/actions', 'refused'],
    ['https://acme@github.com/acme/bench/actions', 'refused'],
    ['https://github.com.evil.example/acme/bench/actions', 'refused'],
    ['http://github.com/acme/bench/actions', 'refused'],
    ['https://github.com/acme/bench-2/actions', 'refused'],
    ['https://[', 'refused'],
  ])('a link: %s', (given, expected) => {
    expect(judge(boxes(given))).toContain(expected)
  })
})

describe('who signs off', () => {
  it('is an account or the member of a team that owns something, with write access', () => {
    const needs = [{ owners: ['@Acme/cfg', 'z@example.org'], paths: ['a'] }]
    expect(judge(boxes(), { author: 'Maint-Y' }, { needs })).toMatch(/^complete by Maint-Y/)
    expect(judge(boxes(), {}, { needs })).toContain('maint-z owns no changed file')
    expect(judge(boxes(), { author: 'reader' }, { needs: [{ owners: ['@reader'], paths: ['a'] }] })).toBe(
      'refused: reader has the role read; an owner needs write, maintain or admin',
    )
    const anyone = { needs: [{ owners: 'anyone', paths: ['a'] }] } as const
    expect(judge(boxes(), {}, anyone)).toMatch(/^complete/)
    expect(judge(boxes(), { author: 'dev-c' }, anyone)).toBe(
      'refused: dev-c is the author of the pull request',
    )
    expect(judge(boxes(), { author: '' }, anyone)).toMatch(/^refused: .*is gone/)
  })

  it('is no bot, and never we ourselves', () => {
    expect(judge(boxes(), { authorIsBot: true })).toBe('no sign-off')
    expect(judge(boxes(), { author: 'Bench-Bot' })).toBe('no sign-off')
    const at = '2026-11-30T09:00:00Z'
    expect(judge(boxes(), { edited: { at, by: 'maint-z', byBot: true } })).toBe('no sign-off')
    expect(judge(boxes(), { edited: { at, by: 'bench-bot', byBot: false } })).toBe('no sign-off')
  })

  it('is told before the checklist of a stranger is read', () => {
    expect(judge(['- [ ] B1 the commit'], { author: 'reader' })).toBe(
      'refused: reader owns no changed file; reader has the role read; an owner needs write, maintain or admin',
    )
  })

  it('reviews the head, and neither asks for changes nor was dismissed', () => {
    const review = (state: 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED', commit = head) =>
      judge(boxes(), { review: { commit, state } })
    expect(review('APPROVED')).toMatch(/^complete/)
    expect(review('CHANGES_REQUESTED')).toBe('refused: the review asks for changes')
    expect(review('DISMISSED')).toBe('refused: the review was dismissed')
    expect(review('APPROVED', someHex('old', 40))).toMatch(/^refused: it is about /)
    expect(review('APPROVED', '')).toContain('a commit that is gone')
  })
})

describe('parseTemplate', () => {
  it('names every box that it cannot use', () => {
    const { template: none, problems } = parseTemplate(
      'Checked:\n- [ ] C1 <url>\n- [ ] <link>\n- [ ] C2 a\n- [ ] C2  a\n- [ ] C3 <link> is green',
      'sign-off.md',
    )
    expect(none).toBeUndefined()
    expect(problems.map(({ code, at }) => [code, at?.line])).toEqual(
      [2, 3, 5, 6].map((line) => ['INFX361', line]),
    )
  })

  it('needs a line and boxes', () => {
    expect(parseTemplate('- [ ] a', 'f').problems).toHaveLength(1)
    expect(parseTemplate('words', 'f').problems).toHaveLength(1)
    expect(parseTemplate('', 'f').problems).toHaveLength(2)
  })
})
