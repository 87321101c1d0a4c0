/** Rows that cannot be used are counted as failed and named, so that nothing later meets what they hold. */
import { describe, expect, it } from 'vitest'
import { mapBenchmarkRow } from '../../../src/core/ingest/benchmark-row.ts'
import { ecosystemEntities } from '../../../src/core/ingest/entities.ts'
import { mapEvalAggregateRow, mapEvalResults } from '../../../src/core/ingest/eval-row.ts'
import { isQuarantined, readQuarantine } from '../../../src/core/ingest/quarantine.ts'
import { evalAggregateRow, evalMeta, evalResults, fixedRow, infxBlock } from '../../store/run-fixture.ts'

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

/** JSON is parsed at any depth; walking it is not. */
const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`)

describe('what is nested thousands of levels deep', () => {
  const failed = { state: 'failed', reason: 'nested more than 64 levels deep' }

  it.each([65, 20_000])('fails the row and nothing else: %d', (levels) => {
    expect(aggregate(0.5, { zz: deep(levels) })).toEqual(failed)
    expect(ofTask({ 'acc,none': 0.5, zz: deep(levels) })).toEqual(failed)
    for (const row of [{ zz: deep(levels) }, { infx: { ...infxBlock(), zz: deep(levels) } }]) {
      expect(mapBenchmarkRow(fixedRow(row), { entities: ecosystemEntities, fileName: 'agg.json' })).toEqual(
        failed,
      )
      expect(isQuarantined(new Set(['x']), 'a/b.json', row)).toBe(false)
      expect(() => readQuarantine([{ source: 'a/b.json', row }])).toThrow('nested more than 64 levels deep')
    }
  })

  it('is no fault at the depth of results', () => {
    expect(aggregate(0.5, { zz: deep(63) }).state).toBe('mapped')
  })
})
