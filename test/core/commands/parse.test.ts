import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseComment } from '../../../src/core/commands/parse.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

const context = { repository: 'acme/bench', host: 'github.com' }
const parse = (body: string) => parseComment(body, context)
const short = (body: string): string => {
  const parsed = parse(body)
  if (parsed.kind === 'none') return 'none'
  if (parsed.kind === 'refused') return `refused: ${parsed.refusals.map(({ why }) => why).join('; ')}`
  const { command, notes } = parsed
  const detail =
    'run' in command
      ? ` ${command.run.runId}${command.run.attempt === undefined ? '' : `/${command.run.attempt}`}`
      : ''
  return `${command.name}${detail}${'commit' in command ? ` ${command.commit ?? ''}` : ''}${notes.length > 0 ? ' +note' : ''}`
}

if (sharedDir === undefined) console.log(`case RU-03 ${noSharedReason}`)

describe.skipIf(sharedDir === undefined)('RU-03', () => {
  it('answers every row', () => {
    const rows: readonly { id: string; body: string }[] = JSON.parse(
      readFileSync(`${sharedDir ?? ''}cases/RU-03/comments.json`, 'utf8'),
    )
    const got = Object.fromEntries(rows.map(({ id, body }) => [id, short(body)]))
    const use = 'use 41581664540'
    expect(got).toEqual({
      c01: use,
      c02: use,
      c03: use,
      c04: 'none',
      c05: 'none',
      c06: 'none',
      c07: 'none',
      c08: 'none',
      c09: 'use +note',
      c10: 'use +note',
      c11: 'refused: text is glued to the number 41581664540',
      c12: 'refused: the line holds full-width characters',
      c13: use,
      c14: use,
      c15: 'none',
      c16: 'refused: "#41581664540" is not a plain id',
      c17: `${use}/3`,
      c18: 'refused: github.com/other/repo is another repository than github.com/acme/bench',
      c19: 'refused: the comment holds two different commands',
      c20: 'none',
      c21: 'refused: words follow the command',
      c22: 'refused: "4.1581664540e10" is not a plain decimal id',
      c23: 'refused: the id 99999999999999999999 is out of range (more than 9223372036854775807)',
      c24: 'refused: "-5" is not a plain decimal id',
      c25: 'refused: "041581664540" is not a plain decimal id',
      c26: use,
      c27: use,
      c28: use,
      c29: use,
      c30: use,
      c31: 'refused: the line holds full-width characters',
    })
  })
})

describe('what counts as a command line', () => {
  it.each([
    ['ids keep every digit', '/use 9007199254740993', 'use 9007199254740993'],
    ['no-break and ideographic spaces are spaces', '/use\u00a0\u300041', 'use 41'],
    ['a zero-width space before it is dropped', '\ufeff\u200b /use 41', 'use 41'],
    ['a zero-width space inside is not', '/use 415\u200b81', 'refused: text is glued to the number 415'],
    ['a blank line ends a quote', '> quoted\n\n/use 41', 'use 41'],
    ['tildes fence too', '~~~sh\n/use 41\n~~~\n', 'none'],
    ['a longer fence is closed by as long a one only', '````\n```\n/use 41\n````\n/use 42', 'use 42'],
    ['a fence that is never closed hides the rest', '```\nx\n/use 41', 'none'],
    ['inline code at the start opens no fence', '```x``` and\n/use 41', 'use 41'],
    ['a fence in a quote ends with it', '> ```\n\n/use 41', 'use 41'],
    ['pre-formatted text is code', '<pre>\n/use 41\n</pre>\n\n/use 42', 'use 42'],
    ['code in a list item', '- ```\n  /use 41\n  ```', 'none'],
    ['code in a list item that a line closes', '- ```\n  x\n\n/use 41', 'use 41'],
    ['code in a numbered item in an item', '- 1. ~~~\n     /use 41\n     ~~~\n', 'none'],
    ['a fence less far in than the item closes it', '- ```\n```\n/use 41\n```', 'none'],
    ['indented code in a list item', '- a\n\n      /use 41', 'none'],
    ['code behind the marker of an item', '-     /use 41', 'none'],
    ['the text of a list item', '1. a\n\n   /use 41', 'use 41'],
    ['a quote in a list item', '- > a\n  > /use 41', 'none'],
    ['a quote in a list item, lazily', '- > a\n/use 41', 'none'],
    ['a quote in a list item, ended', '- > a\n\n/use 41', 'use 41'],
    ['a quote ended by a heading', '> a\n# b\n/use 41', 'use 41'],
    ['a blank of another kind ends no quote', '> a\n\u00a0\n/use 41', 'none'],
    ['a quote in HTML', '<blockquote>\n/use 41\n</blockquote>', 'none'],
    ['a quote in HTML around Markdown', '<blockquote>\n\n/use 41\n\n</blockquote>\n\n/use 42', 'use 42'],
    ['pre-formatted text behind another tag', '<details><pre>\n\n/use 41\n</pre></details>', 'none'],
    ['pre-formatted text in a list item', '- <pre>\n  /use 41\n  </pre>', 'none'],
    ['what other tags hold', '<details>\n\n/use 41\n\n</details>', 'use 41'],
    ['a tag in code is none', 'as `<pre>` says\n\n/use 41', 'use 41'],
    ['a tag behind a backslash is none', String.raw`\<pre> is` + '\n/use 41', 'use 41'],
    ['text of a script is no tag', '<script>\n"<pre>"\n</script>\n\n/use 41', 'use 41'],
    ['an instruction', '<?x\n/use 41\n?>', 'none'],
    ['inline code over lines', 'a `b\n/use 41\nc` d', 'none'],
    ['a backtick without another', 'a `b\n/use 41', 'use 41'],
    ['a comment around a fence is none', 'a <!--\n```\n-->\n/use 41\n```', 'none'],
    ['behind an HTML comment', '<!-- a\n--> /use 41', 'use 41'],
    ['an HTML comment in a paragraph ends with it', 'a <!-- b\n\n/use 41', 'use 41'],
    ['an HTML comment in HTML that is never closed', '<div><!--\n\n/use 41', 'none'],
    ['a rule is no list item', '- - -\n  /use 41', 'use 41'],
    ['a tab is an indentation', '\t/use 41', 'none'],
    ['an HTML comment over lines', 'a <!-- \n/use 41\n --> b', 'none'],
    ['an HTML comment that is never closed', '<!-- \n/use 41', 'none'],
    ['the target of a link', '[x]:\n/sweep', 'none'],
    ['a character reference is no slash', '&#47;use 41', 'none'],
    ['a slash behind a backslash is prose', String.raw`\/use 41`, 'none'],
    ['what is struck out', '~~/use 41~~', 'none'],
    ['what is struck out over lines', '~~a\n/use 41\nb~~\n\n/use 42', 'use 42'],
    ['tildes that strike nothing out', 'a ~~b\n/use 41', 'use 41'],
    ['a note of GitHub’s', '> [!NOTE]\n> /use 41', 'none'],
    ['an emphasis is prose', '**/use 41**', 'none'],
    ['a heading is prose', '# /use 41', 'none'],
    ['an instruction over lines of a paragraph', 'a <?x\n/use 41\n?>', 'none'],
    ['a list item is prose', '- /use 41', 'none'],
    ['the same command twice is one', '/use 41\n\n/use 41', 'use 41'],
    ['two commands', '/sweep\n/use 41', 'refused: the comment holds two different commands'],
    ['one bad line spoils the comment', '/use 41\n/use x', 'refused: "x" is not a plain decimal id'],
    ['old Macintosh line ends', 'a\r/use 41\r', 'use 41'],
    ['the sweep of a commit', `/sweep ${'A'.repeat(40)}`, `sweep ${'a'.repeat(40)}`],
    ['the sweep of a short commit', '/sweep abc1234', 'refused: "abc1234" is not a full commit SHA'],
    ['failed points only', '/rerun 41', 'rerun 41'],
    ['the older staging command', '/stage-results 41', 'use 41'],
    ['a typing error alone on its line', '/swep', 'refused: there is no command /swep'],
    ['prose with a slash', '/swept under the carpet', 'none'],
    ['a path', '/use/local/bin', 'none'],
    ['glued to the word', '/use41', 'refused: text is glued to /use'],
    ['Chinese glued to the word', '/sweep现在', 'refused: text is glued to /sweep'],
    ['full-width punctuation elsewhere', '请看（结果）。\n/use 41', 'use 41'],
    ['a full-width path', '／usr／bin', 'none'],
    [
      'an address with a query',
      '/use https://github.com/acme/bench/actions/runs/41?pr=2',
      'refused: "https://github.com/acme/bench/actions/runs/41?pr=2" is not a plain decimal id',
    ],
    [
      'an address that only begins right',
      '/use https://github.com.evil.example/acme/bench/actions/runs/41',
      'refused: github.com.evil.example/acme/bench is another repository than github.com/acme/bench',
    ],
    ['help', '/help', 'help'],
    ['help with words', '/help me', 'refused: words follow the command'],
    ['nothing', '', 'none'],
  ])('%s', (_name, body, expected) => {
    expect(short(body)).toBe(expected)
  })

  it('takes a hostile comment of the greatest length without choking', () => {
    for (const piece of [
      '<!--',
      '```\n',
      '> ',
      '- ',
      '-\n ',
      '1. ',
      '<q>',
      '<q ',
      '`a``',
      '\t',
      '/use 1 ',
      '>\n- ',
      'a <!-- ',
      '~~a',
      '~~',
      '~~ ~~a ',
      '`',
      '／',
      '\u200b',
    ])
      expect(['none', 'refused', 'command']).toContain(parse(`${piece.repeat(65_536 / piece.length)}x`).kind)
  })
})
