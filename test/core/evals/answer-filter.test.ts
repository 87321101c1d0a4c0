import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactMatch, extractAnswer, normaliseAnswer } from '../../../src/core/evals/answer-filter.ts'
import type { AnswerFilter, ExactMatchRule } from '../../../src/core/evals/answer-filter.ts'
import { pythonRegex } from '../../../src/core/evals/python-regex.ts'

const strict: AnswerFilter = {
  name: 'strict-match',
  regex: pythonRegex('#### (\\-?[0-9\\.\\,]+)'),
  groupSelect: -1,
  fallback: '[invalid]',
}
const flexible: AnswerFilter = {
  name: 'flexible-extract',
  regex: pythonRegex('(-?[$0-9.,]{2,})|(-?[0-9]+)'),
  groupSelect: -1,
  fallback: '[invalid]',
}
const rule: ExactMatchRule = {
  ignoreCase: true,
  ignorePunctuation: false,
  regexesToIgnore: [',', '\\$', '(?s).*#### ', '\\.$'].map(pythonRegex),
}

describe('strict-match', () => {
  it.each([
    ['so the total is 12\n#### 12', '12'],
    ['#### 1,234,567', '1,234,567'],
    ['#### -8', '-8'],
    ['#### 12.', '12.'],
    ['#### 5\nwait, no\n#### 7', '7'],
    ['#### $18', '[invalid]'],
    ['####12', '[invalid]'],
    ['### 12', '[invalid]'],
    ['The answer is 12', '[invalid]'],
    ['', '[invalid]'],
    ['#### 3.50 euros', '3.50'],
  ])('takes from %j the answer %j', (text, answer) => {
    expect(extractAnswer(strict, text)).toBe(answer)
  })
})

describe('flexible-extract', () => {
  it.each([
    ['It costs $18 in all', '$18'],
    ['It costs $1,234.50.', '$1,234.50.'],
    ['first 12, then 7', '7'],
    ['first 12, then 7.', '7.'],
    ['minus -3', '-3'],
    ['18 ...', '...'],
    ['no number at all', '[invalid]'],
    ['#### 42', '42'],
  ])('takes from %j the answer %j', (text, answer) => {
    expect(extractAnswer(flexible, text)).toBe(answer)
  })
})

describe('exact match', () => {
  it.each([
    ['1,234', 'rationale 9\n#### 1234', 1],
    ['$18', '#### 18', 1],
    ['7.', '#### 7', 1],
    ['7.\n', '#### 7\n', 1],
    ['-8', 'a\nb\n#### -8', 1],
    ['8', '#### -8', 0],
    ['7.0', '#### 7', 0],
    ['[invalid]', '#### 7', 0],
    ['...', '#### 7', 0],
    ['2', 'first #### 1\nthen #### 2', 1],
    ['ABC', 'abc', 1],
  ])('%j against %j scores %d', (answer, target, score) => {
    expect(exactMatch(rule, answer, target)).toBe(score)
  })

  it('drops ASCII punctuation when the task says so', () => {
    expect(normaliseAnswer({ ...rule, ignorePunctuation: true, regexesToIgnore: [] }, "It's [A]-{b}!")).toBe(
      'its ab',
    )
  })

  it('finds any whole number behind the last marker, whatever stands before it', () => {
    const text = fc.string().filter((before) => !before.endsWith('#'))
    fc.assert(
      fc.property(text, fc.integer(), (before, number) => {
        const answer = extractAnswer(strict, `${before}\n#### ${number}`)
        expect(exactMatch(rule, answer, `#### ${number}`)).toBe(1)
      }),
    )
  })

  it('does not depend on thousands separators', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        const grouped = number.toLocaleString('en-US')
        expect(exactMatch(rule, extractAnswer(strict, `#### ${grouped}`), `#### ${number}`)).toBe(1)
      }),
    )
  })
})

describe('selection of a match', () => {
  it('takes the first by default index, the fallback beyond the last', () => {
    expect(extractAnswer({ ...strict, groupSelect: 0 }, '#### 5\n#### 7')).toBe('5')
    expect(extractAnswer({ ...strict, groupSelect: 3, fallback: 'none' }, '#### 5\n#### 7')).toBe('none')
  })

  it('takes the whole match of a pattern without groups, and the first non-empty of several', () => {
    expect(extractAnswer({ ...strict, regex: pythonRegex('[0-9]+') }, 'a 12 b')).toBe('12')
    expect(extractAnswer({ ...strict, regex: pythonRegex('(x)?(y)?') }, 'zy')).toBe('[invalid]')
    expect(extractAnswer({ ...strict, regex: pythonRegex('(x)|(y)') }, 'zy')).toBe('y')
  })
})

describe('Python regular expressions', () => {
  it('matches $ before a last line feed, and only there', () => {
    expect('12.\n'.replaceAll(pythonRegex('\\.$'), '')).toBe('12\n')
    expect('12.\n\n'.replaceAll(pythonRegex('\\.$'), '')).toBe('12.\n\n')
    expect('1.\n2.'.replaceAll(pythonRegex('\\.$'), '')).toBe('1.\n2')
    expect('a$b'.replaceAll(pythonRegex('\\$'), '')).toBe('ab')
    expect('a$b'.replaceAll(pythonRegex('[$]'), '')).toBe('ab')
  })

  it('carries inline flags, \\A, \\Z and named groups', () => {
    expect('a\n#### 1'.replaceAll(pythonRegex('(?s).*#### '), '')).toBe('1')
    expect('ABC'.replaceAll(pythonRegex('(?i)b'), '')).toBe('AC')
    expect('a.\nb.\n'.replaceAll(pythonRegex('(?m)\\.$'), '')).toBe('a\nb\n')
    expect('12\n'.replaceAll(pythonRegex('\\d\\Z'), 'x')).toBe('12\n')
    expect('11'.replaceAll(pythonRegex('\\A1'), 'x')).toBe('x1')
    expect(extractAnswer({ ...strict, regex: pythonRegex('(?P<n>\\d+)') }, 'a 7')).toBe('7')
  })

  it('refuses what it cannot carry out', () => {
    expect(() => pythonRegex('(?x) a b')).toThrow(SyntaxError)
    expect(() => pythonRegex('(unclosed')).toThrow(SyntaxError)
  })
})
