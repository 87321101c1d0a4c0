import { expect, it } from 'vitest'
import { evidenceOfFile } from '../../../src/core/evals/evidence.ts'
import { readLmEvalResults } from '../../../src/core/evals/lm-eval-results.ts'

const evidence = (content: object, task = 'sums') => {
  const read = readLmEvalResults(JSON.stringify(content))
  if ('fault' in read) throw new Error(read.fault)
  return evidenceOfFile(read, task)
}
const whole = {
  results: { sums: { 'exact_match,strict-match': 0.9 } },
  'n-samples': { sums: { original: 60, effective: 60 } },
  config: { limit: null },
}

it('is a result with its counts', () => {
  expect(evidence(whole)).toEqual({
    state: 'result',
    metrics: { 'exact_match,strict-match': 0.9 },
    nEffective: 60,
    nExpected: 60,
    smoke: false,
  })
})

it('is a smoke slice when a limit was set or the set says that it is partial', () => {
  expect(evidence({ ...whole, config: { limit: 10 } })).toMatchObject({ smoke: true })
  expect(evidence({ ...whole, infx: { full_set: false } })).toMatchObject({ smoke: true })
})

it('is missing, infra or of unknown counts when the file says so', () => {
  expect(evidence(whole, 'poetry')).toMatchObject({ state: 'missing' })
  expect(evidence(whole, 'constructor')).toMatchObject({ state: 'missing' })
  expect(evidence({ ...whole, integration_error: 'engine died' })).toEqual({
    state: 'infra',
    because: ['engine died'],
  })
  expect(evidence({ results: whole.results })).toMatchObject({ nEffective: null, nExpected: null })
  expect(evidence({ ...whole, 'n-samples': { sums: { original: true, effective: -1 } } })).toMatchObject({
    nEffective: null,
    nExpected: null,
  })
})
