import { describe, expect, it } from 'vitest'
import type { Problem, ProblemCode, Severity } from '../../../src/core/problem.ts'
import { findingLines } from '../../../src/core/render/findings.ts'

const found = (code: ProblemCode, severity: Severity, count: number): readonly Problem[] =>
  Array.from({ length: count }, (_, at) => ({
    code,
    severity,
    blame: 'user',
    message: `${code.toLowerCase()} number ${at}`,
  }))
const few = { all: false, more: 'ask for all' }

describe('findings on a terminal', () => {
  it('begin with every error, whatever stands before them', () => {
    const problems = [...found('INFX100', 'warning', 300), ...found('INFX014', 'error', 40)]
    const lines = findingLines(problems, few)
    expect(lines.slice(0, 40).every((line) => line.startsWith('error INFX014'))).toBe(true)
    expect(lines[39]).toContain('number 39')
    expect(lines.slice(40)).toEqual([
      'warning INFX100  infx100 number 0',
      'warning INFX100  infx100 number 1',
      'warning INFX100  infx100 number 2',
      '    and 297 more of INFX100; ask for all',
    ])
  })

  it('show one of each where many codes have many', () => {
    const codes = ['INFX100', 'INFX110', 'INFX114', 'INFX121'] as const
    const lines = findingLines(
      [...codes.flatMap((code) => found(code, 'warning', 9)), ...found('INFX083', 'notice', 2)],
      few,
    )
    expect(lines.slice(0, 2)).toEqual([
      'warning INFX100  infx100 number 0',
      '    and 8 more of INFX100; ask for all',
    ])
    expect(lines).toHaveLength(4 * 2 + 2)
  })

  it('show a handful of a code in full, and each code whatever the others have', () => {
    const problems = [...found('INFX100', 'warning', 9), ...found('INFX083', 'notice', 5)]
    const lines = findingLines(problems, few)
    expect(lines.filter((line) => line.includes('notice INFX083'))).toHaveLength(5)
    expect(lines).toHaveLength(3 + 1 + 5)
  })

  it('say how many errors are beyond the bound', () => {
    const lines = findingLines(found('INFX014', 'error', 1_700), few)
    expect(lines).toHaveLength(501)
    expect(lines.at(-1)).toBe('    and 1,200 more errors; ask for all')
  })

  it('leave nothing out when all are wanted', () => {
    const problems = [...found('INFX100', 'warning', 700), ...found('INFX014', 'error', 700)]
    const lines = findingLines(problems, { all: true, more: '' })
    expect(lines).toHaveLength(1_400)
    expect(lines[0]).toContain('error')
  })
})
