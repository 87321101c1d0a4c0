import { describe, expect, it } from 'vitest'
import { loadThresholds, thresholdFor } from '../../../src/core/evals/thresholds.ts'
import { formatProblem } from '../../../src/core/problem.ts'

const load = (text: string | undefined) => loadThresholds({ path: 'evals/thresholds.yaml', text })
const messages = (text: string | undefined): string => load(text).problems.map(formatProblem).join('\n')

const sample = `default: { sums: 0.9, riddles: 0.3 }
models:
  my1: { sums: 0.93 }
  mr2.5: { sums: 1 }
`

describe('lookup', () => {
  const { thresholds } = load(sample)
  if (!thresholds) throw new Error('sample did not load')
  const look = (modelPrefix: string | undefined, task: string, minScore?: number) =>
    thresholdFor(thresholds, { modelPrefix, task, minScore })

  it('goes from the model to the default to the given minimum', () => {
    expect(look('my1', 'sums')).toEqual({ value: 0.93, table: 'models.my1', source: 'models.my1.sums' })
    expect(look('my1', 'riddles')).toEqual({ value: 0.3, table: 'default', source: 'default.riddles' })
    expect(look('mr2.5', 'sums')?.value).toBe(1)
    expect(look('my1', 'poetry', 0.45)).toEqual({ value: 0.45, table: 'min-score', source: 'min-score' })
    expect(look(undefined, 'sums')?.source).toBe('default.sums')
  })

  it('finds nothing rather than something built in', () => {
    expect(look('my1', 'poetry')).toBeUndefined()
    expect(look('constructor', 'toString')).toBeUndefined()
    expect(look('__proto__', 'sums')?.source).toBe('default.sums')
  })
})

describe('reading', () => {
  it('takes the older flat form as the default section', () => {
    expect(load('{"sums": 0.85}').thresholds).toEqual({ default: { sums: 0.85 } })
    expect(messages('sums: 0.85\nriddles: high\n')).toContain('evals/thresholds.yaml:2:10  error INFX013')
  })

  it.each([
    ['missing', undefined, 'error INFX254  thresholds file "evals/thresholds.yaml" does not exist'],
    ['not YAML', 'default: [unclosed', 'INFX010'],
    ['empty', '', 'INFX013'],
    ['a list', '- 1', 'INFX013'],
    ['an empty map', '{}', 'INFX013'],
    ['above one', 'default: { sums: 91 }', 'must be at most 1, not 91'],
    ['negative', 'default: { sums: -0.1 }', 'must be at least 0'],
    ['not a number', 'default: { sums: .nan }', 'INFX013'],
    ['a boolean', 'default: { sums: true }', 'must be a number'],
    ['a text', 'default: { sums: "0.9" }', 'must be a number'],
    ['a misspelt section', 'defaults: { sums: 0.9 }', 'did you mean "default"?'],
    [
      'a misspelt section beside a good one',
      'default: {}\nmodel: { my1: { sums: 1 } }',
      'evals/thresholds.yaml:2:1  error INFX012',
    ],
    ['a key twice', 'default: { sums: 0.9, sums: 0.1 }', 'INFX011'],
  ])('a file that is %s gives no thresholds', (_, text, expected) => {
    expect(load(text).thresholds).toBeUndefined()
    expect(messages(text)).toContain(expected)
  })
})
