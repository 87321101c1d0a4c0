import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../src/core/problem.ts'
import { stepSummaryBytes } from '../../../src/core/render/document.ts'
import { renderProblems } from '../../../src/core/render/problems.ts'

const finding = (overrides: Partial<Problem> = {}): Problem => ({
  code: 'INFX012',
  severity: 'error',
  blame: 'user',
  message: 'unknown field "precison"',
  hint: 'did you mean precision?',
  at: { file: 'configs/a.yaml', line: 7, col: 3 },
  ...overrides,
})

describe('renderProblems', () => {
  it('opens with the answer and lists findings with their places', () => {
    expect(renderProblems('Changelog', [finding(), finding({ severity: 'warning' })], ['1 new entry'])).toBe(
      [
        '### Changelog: ❌ 1 error',
        '',
        '- 1 new entry',
        '',
        '| where | code | whose | finding |',
        '| :-- | :-- | :-- | :-- |',
        '| `configs/a.yaml:7` | INFX012 | user | unknown field "precison" → did you mean precision? |',
        '| `configs/a.yaml:7` | INFX012 (warning) | user | unknown field "precison" → did you mean precision? |',
        '',
      ].join('\n'),
    )
  })

  it('says so when there is nothing to say', () => {
    expect(renderProblems('Changelog', [], [])).toBe('### Changelog: ✅ no errors\n')
  })

  it('lets no text of a finding become markup', () => {
    const text = renderProblems('Changelog', [finding({ message: '<img src=x> | @team [a](https://x)' })], [])
    expect(text).not.toMatch(/<img|@team|\]\(https:/)
  })

  it('fits a step summary whatever is found', () => {
    const many = Array.from({ length: 20_000 }, () => finding({ message: 'x'.repeat(100) }))
    const text = renderProblems('Changelog', many, [])
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(stepSummaryBytes)
    expect(text).toMatch(/and [\d,]+ more findings/)
  })
})
