import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeEval } from '../../../src/core/evals/judge.ts'
import type { EvalEvidence, JudgeInput } from '../../../src/core/evals/judge.ts'
import { scoreFault } from '../../../src/core/evals/scores.ts'
import { isRecord, parseLenientJson } from '../../../src/core/measure/lenient-json.ts'
import { aPoint } from '../../builders.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

const evidence = (
  metrics: Record<string, unknown>,
  overrides: Partial<Extract<EvalEvidence, { state: 'result' }>> = {},
): EvalEvidence => ({ state: 'result', metrics, nEffective: 60, nExpected: 60, smoke: false, ...overrides })

const judge = (overrides: Partial<JudgeInput>) =>
  judgeEval({
    point: aPoint({ modelPrefix: 'my1' }),
    task: 'sums',
    conc: 16,
    evidence: evidence({ 'exact_match,strict-match': 0.95 }),
    thresholds: { default: { sums: 0.8 }, models: { my1: { sums: 0.9 } } },
    minScore: undefined,
    ...overrides,
  })

describe('a whole result', () => {
  it('passes at or above the threshold in every filter', () => {
    const verdict = judge({
      evidence: evidence({
        'exact_match,strict-match': 0.9,
        'exact_match,flexible-extract': 0.97,
        alias: 'sums',
      }),
    })
    expect(verdict).toMatchObject({
      state: 'pass',
      threshold: 0.9,
      thresholdSource: 'models.my1.sums',
      scores: { 'exact_match,strict-match': 0.9, 'exact_match,flexible-extract': 0.97 },
      nEffective: 60,
      nExpected: 60,
    })
    expect(verdict).not.toHaveProperty('smoke')
  })

  it('fails when one filter is below, naming it', () => {
    const verdict = judge({
      evidence: evidence({ 'exact_match,strict-match': 0.8999999, 'exact_match,flexible-extract': 0.97 }),
    })
    expect(verdict.state).toBe('fail')
    expect(verdict.because).toEqual(['exact_match,strict-match 0.8999999 is below 0.9 (models.my1.sums)'])
  })

  it.each([
    ['no exact_match at all', { acc: 1 }],
    ['only a standard error', { 'exact_match_stderr,strict-match': 1 }],
    ['NaN', { 'exact_match,strict-match': NaN }],
    ['Infinity', { 'exact_match,strict-match': Infinity }],
    ['true', { 'exact_match,strict-match': true }],
    ['a text', { 'exact_match,strict-match': '0.95' }],
    ['null', { 'exact_match,strict-match': null }],
    ['above one', { 'exact_match,strict-match': 1.7 }],
    ['below zero', { 'exact_match,strict-match': -0.1 }],
    ['one good, one NaN', { 'exact_match,strict-match': 1, 'exact_match,flexible-extract': NaN }],
  ])('fails on %s', (_, metrics) => {
    expect(judge({ evidence: evidence(metrics) }).state).toBe('fail')
  })

  it('fails without a threshold, and without a readable thresholds file', () => {
    expect(judge({ task: 'poetry' })).toMatchObject({
      state: 'fail',
      threshold: null,
      thresholdSource: 'none',
    })
    expect(judge({ task: 'poetry', minScore: 0.5 }).state).toBe('pass')
    expect(judge({ thresholds: undefined, minScore: 0.5 })).toMatchObject({ state: 'fail', threshold: null })
  })
})

describe('what is not a whole result', () => {
  it('is infra when questions went unanswered, whatever the score', () => {
    const partial = evidence({ 'exact_match,strict-match': 1 }, { nEffective: 59 })
    expect(judge({ evidence: partial })).toMatchObject({
      state: 'infra',
      because: ['only 59 of 60 questions were answered'],
    })
    expect(
      judge({ evidence: evidence({ 'exact_match,strict-match': 1 }, { nEffective: 0, nExpected: 0 }) }).state,
    ).toBe('infra')
  })

  it('fails when the counts are unknown', () => {
    expect(judge({ evidence: evidence({ 'exact_match,strict-match': 1 }, { nEffective: null }) }).state).toBe(
      'fail',
    )
  })

  it('neither passes nor fails a smoke slice', () => {
    for (const score of [0, 1]) {
      const verdict = judge({
        evidence: evidence({ 'exact_match,strict-match': score }, { smoke: true, nEffective: 4 }),
      })
      expect(verdict).toMatchObject({
        state: 'missing',
        smoke: true,
        scores: { 'exact_match,strict-match': score },
      })
    }
  })

  it('keeps missing and infra apart', () => {
    for (const state of ['missing', 'infra'] as const) {
      expect(judge({ evidence: { state, because: ['why'] } })).toMatchObject({
        state,
        because: ['why'],
        scores: {},
      })
    }
  })
})

it('passes only whole sound scores that reach the threshold (property)', () => {
  const value = fc.oneof(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double(),
    fc.boolean(),
    fc.string(),
    fc.constant(null),
  )
  fc.assert(
    fc.property(value, value, fc.nat(60), fc.boolean(), (strict, flexible, nEffective, smoke) => {
      const metrics = { 'exact_match,strict-match': strict, 'exact_match,flexible-extract': flexible }
      const verdict = judge({ evidence: evidence(metrics, { nEffective, smoke }) })
      const reaches = [strict, flexible].every(
        (score) => typeof score === 'number' && score >= 0.9 && score <= 1,
      )
      expect(verdict.state === 'pass').toBe(reaches && nEffective === 60 && !smoke)
    }),
  )
})

describe.skipIf(sharedDir === undefined)(`case EV-06 (${sharedDir ? 'beside' : noSharedReason})`, () => {
  it('lets only real scores at the threshold through', () => {
    const entries = parseLenientJson(readFileSync(`${sharedDir ?? ''}cases/EV-06/scores.json`, 'utf8'))
    if (!Array.isArray(entries)) throw new Error('not a list')
    const states = entries.filter(isRecord).map((entry) => {
      const metrics = { 'exact_match,strict-match': entry['score'] }
      return [entry['id'], judge({ evidence: evidence(metrics) }).state]
    })
    expect(Object.fromEntries(states)).toEqual({
      1: 'fail',
      2: 'fail',
      3: 'fail',
      4: 'fail',
      5: 'fail',
      6: 'fail',
      7: 'pass',
      8: 'fail',
    })
  })
})

it('names the fault of a value', () => {
  expect(scoreFault(undefined)).toBe('absent')
  expect(scoreFault(NaN)).toBe('NaN, not a finite number')
  expect(scoreFault(true)).toBe('a boolean, not a number')
  expect([0, 1, 0.5].map(scoreFault)).toEqual([undefined, undefined, undefined])
})
