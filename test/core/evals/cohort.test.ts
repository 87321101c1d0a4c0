import { describe, expect, it } from 'vitest'
import type { StoredEval, StoredEvals } from '../../../src/core/evals/cohort.ts'
import { withCohort } from '../../../src/core/evals/cohort.ts'
import type { EvalVerdict } from '../../../src/core/evals/verdict.ts'
import { cohortWords, earlierBlocks } from '../../../src/core/render/beside-earlier.ts'
import { renderDocument } from '../../../src/core/render/document.ts'
import { aSweep, aVerdict } from '../../builders.ts'

const metric = 'exact_match,strict-match'
const scored = (score: number, overrides: Partial<EvalVerdict> = {}): EvalVerdict =>
  aVerdict({
    state: 'pass',
    task: 'GSM8K',
    configKey: 'a-key',
    conc: 48,
    scores: { [metric]: score },
    nEffective: 1319,
    nExpected: 1319,
    ...overrides,
  })
const earlier = (em: number, overrides: Partial<StoredEval> = {}): StoredEval => ({
  model: 'musespark',
  precision: 'fp4',
  task: 'gsm8k',
  runId: 40_285_747_600,
  runAt: '2026-10-20T08:00:00.000Z',
  metrics: { em_strict: em, n_eff: 1319 },
  ...overrides,
})
const read = (...evals: readonly StoredEval[]): StoredEvals => ({ state: 'read', evals })
const oneModel = () => ({ model: 'musespark', precision: 'fp4' })
const cohortOf = (verdict: EvalVerdict, stored: StoredEvals) =>
  withCohort([verdict], stored, oneModel)[0]?.cohort
const summary = (verdicts: readonly EvalVerdict[]): string =>
  renderDocument(earlierBlocks(aSweep({ evals: verdicts })), 10_000)

describe('the cohort of an evaluation', () => {
  it('is compared by the names of the database, within two standard errors of the difference', () => {
    const cohort = cohortOf(scored(0.9765), read(earlier(0.9757), earlier(0.9773)))
    expect(cohort).toMatchObject({
      state: 'compared',
      metric,
      beyondTwoSigma: false,
      cohort: { runId: 40_285_747_600, evaluations: 2 },
    })
    if (cohort?.state !== 'compared') throw new Error('compared')
    expect(cohort.score).toBeCloseTo(0.9765, 6)
    // 2·sqrt(p·q/1319 + p·q/2638)
    expect(cohort.twoSigma).toBeCloseTo(2 * Math.sqrt(0.9765 * 0.0235 * (1 / 1319 + 1 / 2638)), 9)
  })

  it('says which evaluation lies beyond, in numbers; the verdict stays what it was', () => {
    const verdicts = withCohort([scored(0.94), scored(0.975)], read(earlier(0.9757)), oneModel)
    expect(verdicts.map(({ state }) => state)).toEqual(['pass', 'pass'])
    expect(summary(verdicts)).toMatch(
      /⚠️ GSM8K of a-key at conc 48: exact_match,strict-match is 0\.0357 below 0\.9757, beyond 2σ \(0\.0156\) of the 1 evaluation of run 40285747600 of 2026-10-20 08:00 UTC\n- 1 evaluation within 2σ of the 1 evaluation of run/,
    )
  })

  it('says which evaluations are alike where not all are, and no distance where there is none', () => {
    const fp8 = scored(0.5, { pointId: 'b', configKey: 'b-key', conc: 8 })
    const verdicts = withCohort(
      [scored(0.75), scored(0.75, { conc: 64 }), fp8],
      read(earlier(0.75), earlier(0.5, { precision: 'fp8' })),
      (pointId) => ({ model: 'musespark', precision: pointId === 'b' ? 'fp8' : 'fp4' }),
    )
    expect(summary(verdicts)).toBe(
      '**Beside earlier runs**\n\n' +
        '- 3 evaluations within 2σ of the 1 evaluation of run 40285747600 of 2026-10-20 08:00 UTC\n',
    )
    const [first] = verdicts
    const others = withCohort([fp8], { state: 'none', because: 'it is locked' }, oneModel)
    expect(summary([...verdicts.slice(0, 2), ...others])).toMatch(
      /- 2 evaluations \(GSM8K of a-key at conc 48, 64\) within 2σ of .*\n- 1 evaluation \(GSM8K of b-key at conc 8\) not compared: it is locked/,
    )
    expect(first?.cohort && cohortWords(first.cohort)).toBe(
      'exact_match,strict-match is 0.7500, as in the 1 evaluation of run 40285747600 of 2026-10-20 08:00 UTC',
    )
  })

  it('are the evaluations of the newest run, not of all runs together', () => {
    const newer = { runId: 41, runAt: '2026-11-20T08:00:00.000Z' }
    const cohort = cohortOf(scored(0.75), read(earlier(0.5), earlier(0.75, newer), earlier(0.5)))
    expect(cohort).toMatchObject({ state: 'compared', gap: 0, cohort: { runId: 41, evaluations: 1 } })
  })

  it.each([
    ['another model', { model: 'dsv4' }],
    ['another precision', { precision: 'fp8' }],
    ['another task', { task: 'gpqa' }],
  ])('holds nothing of %s', (_, overrides) => {
    const verdicts = withCohort([scored(0.9)], read(earlier(0.9, overrides)), oneModel)
    expect(summary(verdicts)).toContain(
      '1 evaluation not compared: the database has no earlier evaluation of gsm8k with musespark fp4',
    )
  })

  it('needs the same questions, and a score of the same metric', () => {
    const sliced = read(earlier(0.9, { metrics: { em_strict: 0.9, n_eff: 200 } }))
    expect(cohortOf(scored(0.9), sliced)).toMatchObject({
      state: 'none',
      because: '1 earlier evaluation of gsm8k answered another number of questions than 1319',
    })
    const other = read(earlier(0.9, { metrics: { em_flexible: 0.9, n_eff: 1319 } }))
    expect(cohortOf(scored(0.9), other)).toMatchObject({ because: 'run 40285747600 has no em_strict' })
  })

  it.each([
    ['exact_match,none', { exact_match: 0.8, n_eff: 1319 }],
    ['exact_match,none', { em_strict: 0.8, n_eff: 1319 }],
    ['exact_match,flexible-extract', { em_flexible: 0.8, n_eff: 1319 }],
  ])('finds %s under the name %j', (own, metrics) => {
    const verdict = scored(0, { scores: { [own]: 0.8 } })
    expect(cohortOf(verdict, read(earlier(0, { metrics })))).toMatchObject({
      state: 'compared',
      beyondTwoSigma: false,
    })
  })

  it.each([95, 2, -1, Number.NaN])('has none where the stored score is %d, and says so', (score) => {
    const cohort = cohortOf(scored(0.9), read(earlier(0.9), earlier(score)))
    expect(cohort).toMatchObject({
      state: 'none',
      because: expect.stringMatching(/^run 40285747600 has as em_strict what is no score: \S+,/) as unknown,
    })
  })

  it('without a readable database or a known model says why', () => {
    const [unread] = withCohort([scored(0.9)], { state: 'none', because: 'it is locked' }, oneModel)
    expect(unread?.cohort).toEqual({ state: 'none', because: 'it is locked' })
    const [unknown] = withCohort([scored(0.9)], read(earlier(0.9)), () => undefined)
    expect(unknown?.cohort).toMatchObject({
      state: 'none',
      because: expect.stringContaining('entities') as unknown,
    })
  })

  it.each([{ state: 'missing' }, { state: 'infra' }, { smoke: true }, { nEffective: 0 }] as const)(
    'is none of what is no whole score: %j',
    (overrides) => {
      const verdicts = withCohort([scored(0.9, overrides)], read(earlier(0.9)), oneModel)
      expect(verdicts[0]?.cohort).toBeUndefined()
      expect(earlierBlocks(aSweep({ evals: verdicts }))).toEqual([])
    },
  )
})
