/** Scores that are none: counted as failed and named, so that no later comparison meets them. */
import { describe, expect, it } from 'vitest'
import { ecosystemEntities } from '../../../src/core/ingest/entities.ts'
import { mapEvalAggregateRow, mapEvalResults } from '../../../src/core/ingest/eval-row.ts'
import { evalAggregateRow, evalMeta, evalResults } from '../../store/run-fixture.ts'

const aggregate = (score: number, overrides = {}) =>
  mapEvalAggregateRow(evalAggregateRow('eval_a/results_1.json', score, overrides), ecosystemEntities)

const ofTask = (scores: Readonly<Record<string, unknown>>) =>
  mapEvalResults(
    evalMeta(),
    { ...evalResults(0.5), results: { gsm8k: scores } },
    undefined,
    ecosystemEntities,
  )[0]

describe('a score outside [0, 1]', () => {
  it.each([95, 2, 1.0001, -0.5])('fails the row of the aggregate and names its keys: %d', (score) => {
    expect(aggregate(score)).toEqual({
      state: 'failed',
      reason: `em_strict is ${score}, outside [0, 1], em_flexible is ${score}, outside [0, 1]`,
    })
  })

  it.each([
    ['exact_match,strict-match', 'em_strict'],
    ['exact_match,my-filter', 'exact_match,my-filter'],
    ['acc,none', 'acc'],
    ['acc_norm_stderr,none', 'acc_norm_se'],
    ['score', 'score'],
  ])('fails the task of a results file: %s', (key, named) => {
    expect(ofTask({ [key]: 95 })).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining(`${named} is 95`) as unknown,
    })
  })

  it('is no fault of a metric that is no share of questions, nor of both ends', () => {
    expect(ofTask({ 'bleu,none': 34.2, 'perplexity,none': 11, 'exact_match,none': 1 })).toMatchObject({
      state: 'mapped',
      row: { metrics: { bleu: 34.2, perplexity: 11, exact_match: 1, n_eff: 4 } },
    })
    expect([aggregate(0), aggregate(1)].map(({ state }) => state)).toEqual(['mapped', 'mapped'])
  })
})
