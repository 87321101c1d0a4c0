import { describe, expect, it } from 'vitest'
import { judgeEvals } from '../../../src/core/collect/judge-evals.ts'
import { evalMetaOf } from '../../../src/core/evals/eval-meta.ts'
import type { EvalBatch } from '../../../src/core/evals/eval-meta.ts'
import type { EvalFileSet } from '../../../src/core/evals/eval-set.ts'
import type { PlannedPoint } from '../../../src/core/plan/plan.ts'
import { aPlan, aPlannedPoint } from '../../builders.ts'

const single = aPlannedPoint({ kind: 'eval', id: 'single', evalTask: { task: 'sums' } })
const batched = aPlannedPoint({
  kind: 'eval',
  id: 'batched',
  conc: 32,
  evalConcs: [16, 32],
  evalTask: { task: 'sums' },
})
const benchmark = aPlannedPoint({ id: 'benchmark' })
const plan = aPlan({ points: [benchmark, single, batched] })

const result = (score: unknown, overrides: object = {}): string =>
  JSON.stringify({
    lm_eval_version: 'x',
    results: { sums: { 'exact_match,strict-match': score, 'exact_match_stderr,strict-match': 0.01 } },
    configs: { sums: { filter_list: [{ name: 'strict-match' }] } },
    'n-samples': { sums: { original: 60, effective: 60 } },
    ...overrides,
  })

const aSet = (
  point: PlannedPoint,
  attempt: number,
  files: Record<string, string>,
  batch: EvalBatch | null = null,
): EvalFileSet => ({
  path: `eval_${point.id}_a${attempt}`,
  metadata: JSON.stringify(evalMetaOf(point, { planDigest: plan.digest, attempt, simulated: false }, batch)),
  files: Object.entries(files).map(([name, text]) => ({ name, text })),
})
const at = (hour: number): string => `results_2026-10-01T${hour}-00-00.000001`

const judge = (sets: readonly EvalFileSet[], points: readonly PlannedPoint[] = [single]) =>
  judgeEvals({
    plan: { ...plan, points },
    sets,
    acceptedPlans: [],
    minScore: undefined,
    defaultTask: 'gsm8k',
    thresholds: { default: { sums: 0.9 } },
  })

it('gives every planned concurrency a verdict, and says what is missing', () => {
  const { verdicts, attempts, problems } = judge(
    [aSet(single, 1, { [`${at(10)}.json`]: result(0.95) })],
    plan.points,
  )
  expect(verdicts.map(({ pointId, conc, state }) => [pointId, conc, state])).toEqual([
    ['single', 16, 'pass'],
    ['batched', 16, 'missing'],
    ['batched', 32, 'missing'],
  ])
  expect([...attempts]).toEqual([['single', 1]])
  expect(problems.map(({ code }) => code)).toEqual(['INFX264', 'INFX264'])
})

describe('several attempts', () => {
  it('count by the newest, as a number, and a difference beyond chance is named', () => {
    const sets = [9, 10].map((attempt) =>
      aSet(single, attempt, { [`${at(10)}.json`]: result(attempt === 10 ? 0.95 : 0.78) }),
    )
    const { verdicts, problems } = judge(sets)
    expect(verdicts[0]).toMatchObject({ state: 'pass', scores: { 'exact_match,strict-match': 0.95 } })
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['INFX255', 'warning']])
  })

  it('never let a newer incomplete one replace a complete one', () => {
    const partial = result(1, { 'n-samples': { sums: { original: 60, effective: 40 } } })
    const sets = [
      aSet(single, 1, { [`${at(10)}.json`]: result(0.85) }),
      aSet(single, 2, { [`${at(11)}.json`]: partial }),
    ]
    expect(judge(sets).verdicts[0]).toMatchObject({ state: 'fail', nEffective: 60 })
    expect(judge(sets.slice(1)).verdicts[0]).toMatchObject({ state: 'infra' })
  })

  it('never let a smoke slice replace a full one', () => {
    const slice = result(1, { config: { limit: 5 } })
    const sets = [
      aSet(single, 1, { [`${at(10)}.json`]: result(0.85) }),
      aSet(single, 2, { [`${at(11)}.json`]: slice }),
    ]
    expect(judge(sets).verdicts[0]?.state).toBe('fail')
    expect(judge(sets.slice(1)).verdicts[0]).toMatchObject({ state: 'missing', smoke: true })
  })
})

it('takes concurrencies of one engine apart: one passed, one failed by infrastructure', () => {
  const batch = { concs: [16, 32], completed: [16], failed: [32] }
  const { verdicts } = judge(
    [aSet(batched, 1, { [`${at(10)}_conc16.json`]: result(0.95) }, batch)],
    [batched],
  )
  expect(verdicts.map(({ conc, state }) => [conc, state])).toEqual([
    [16, 'pass'],
    [32, 'infra'],
  ])
})

it('does not take a leftover file of a concurrency that failed', () => {
  const batch = { concs: [16, 32], completed: [16], failed: [32] }
  const files = { [`${at(10)}_conc16.json`]: result(0.95), [`${at(10)}_conc32.json`]: result(0.99) }
  const { verdicts } = judge([aSet(batched, 1, files, batch)], [batched])
  expect(verdicts.map(({ state }) => state)).toEqual(['pass', 'infra'])
})

it('takes nothing from another plan, another producer or damaged metadata', () => {
  const good = aSet(single, 1, { [`${at(10)}.json`]: result(0.95) })
  const strangers = [
    { ...good, metadata: good.metadata.replaceAll(plan.digest, 'another') },
    { ...good, metadata: '{"hw": "b300"}' },
    { ...good, metadata: '{' },
  ]
  expect(judge(strangers).verdicts[0]?.state).toBe('missing')
})

it('fails a score that is none', () => {
  expect(judge([aSet(single, 1, { [`${at(10)}.json`]: result(true) })]).verdicts[0]?.state).toBe('fail')
})
