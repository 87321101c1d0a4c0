import { describe, expect, it } from 'vitest'
import { visibleLines } from '../../../src/core/commands/command-lines.ts'

describe('visibleLines', () => {
  it('counts lines as the body does, hidden ones empty', () => {
    const body = [
      ...['## Title', '', '> quoted', '', '- [ ] a', '- [x] b', '  more', '', '3. c'],
      ...['', '```', 'code', '```', '<div>', 'in <!-- not', '--> HTML', '</div>', '', 'last'],
    ]
    expect(visibleLines(body.join('\n'))).toEqual([
      ...['## Title', '', '', '', '- [ ] a', '- [x] b', 'more', '', '3. c'],
      ...['', '', '', '', '<div>', 'in ', ' HTML', '</div>', '', 'last'],
    ])
  })

  it('keeps what stands in a line as it is written', () => {
    const line = String.raw`a \* b &lt; *c* [d](e) <url> ` + '`f`'
    expect(visibleLines(line)).toEqual([line])
  })
})
