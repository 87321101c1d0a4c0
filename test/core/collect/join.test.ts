import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failureDocument } from '../../../src/core/collect/failure-document.ts'
import { readResultFile } from '../../../src/core/collect/found-result.ts'
import type { FoundResult } from '../../../src/core/collect/found-result.ts'
import { joinResults } from '../../../src/core/collect/join.ts'
import { sweepPointOf } from '../../../src/core/collect/sweep-point.ts'
import type { EvalVerdict } from '../../../src/core/evals/verdict.ts'
import type { PlannedPoint } from '../../../src/core/plan/plan.ts'
import { aFailure, aPlan, aPlannedPoint, aVerdict } from '../../builders.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

const p1 = aPlannedPoint({ id: 'p1', conc: 1 })
const p2 = aPlannedPoint({ id: 'p2', conc: 2 })
const plan = aPlan({ points: [p1, p2] })

const aRow = (point: PlannedPoint, block: object = {}, row: object = {}): object => ({
  conc: point.conc,
  tput_per_gpu: 100,
  ...row,
  infx: { point_id: point.id, plan_digest: plan.digest, attempt: 1, valid: true, ...block },
})

/** Found results of one file with this content. */
const find = (
  content: unknown,
  overrides: Partial<Parameters<typeof readResultFile>[0]> = {},
): readonly FoundResult[] =>
  readResultFile({
    artifact: 'bmk_x',
    file: 'r.json',
    origin: 'point',
    text: typeof content === 'string' ? content : JSON.stringify(content),
    ...overrides,
  })
const join = (results: readonly FoundResult[], acceptedPlans: readonly string[] = []) =>
  joinResults({ plan, results, acceptedPlans })
const statuses = (joined: ReturnType<typeof join>) =>
  Object.fromEntries(joined.points.map(({ point, status, attempt }) => [point.id, [status, attempt]]))

describe('attempts', () => {
  it('are numbers, and the newest valid one counts', () => {
    const results = [2, 10, 9].flatMap((attempt) => find(aRow(p1, { attempt })))
    const joined = join(results)
    expect(statuses(joined)).toEqual({ p1: ['valid', 10], p2: ['missing', 0] })
    expect(joined.points[0]?.superseded.map(({ attempt }) => attempt)).toEqual([9, 2])
    expect(joined.missing.map(({ id }) => id)).toEqual(['p2'])
  })

  it('that are invalid or failed do not hide an older valid one', () => {
    const results = [
      ...find(aRow(p1, { attempt: 1 })),
      ...find(
        aRow(p1, {
          attempt: 2,
          valid: false,
          invalid_reasons: [{ code: 'error-rate', message: 'too many errors', blame: 'infra' }],
        }),
        { origin: 'failed' },
      ),
      ...find(failureDocument(p1, { planDigest: plan.digest, attempt: 3, simulated: false }, aFailure()), {
        origin: 'failed',
      }),
    ]
    expect(statuses(join(results))).toMatchObject({ p1: ['valid', 1] })
    const [point] = join(results.slice(1)).points
    expect(point).toMatchObject({
      status: 'failed',
      attempt: 3,
      failure: { phase: 'starting', exitCode: 137 },
    })
    expect(join(results.slice(1, 2)).points[0]).toMatchObject({
      status: 'invalid',
      attempt: 2,
      invalidReasons: [{ code: 'error-rate' }],
    })
  })

  it('never make a failed name valid, whatever the content says', () => {
    expect(join(find(aRow(p1), { origin: 'failed' })).points[0]).toMatchObject({
      status: 'invalid',
      invalidReasons: [{ code: 'unstated' }],
    })
  })

  it('come from the name when the result has none; both must agree', () => {
    const unnumbered = aRow(p1, { attempt: undefined })
    expect(statuses(join(find(unnumbered, { artifact: 'bmk_x_a7' })))).toMatchObject({ p1: ['valid', 7] })
    const torn = join(find(aRow(p1, { attempt: 2 }), { artifact: 'bmk_x_a1' }))
    expect(statuses(torn)).toMatchObject({ p1: ['missing', 0] })
    expect(torn.problems.map(({ code, severity }) => [code, severity])).toEqual([['INFX267', 'error']])
  })

  it('without any number go by upload time', () => {
    const unnumbered = aRow(p1, { attempt: undefined })
    const results = ['2026-10-01T10:00:00Z', '2026-10-02T10:00:00Z'].flatMap((createdAt, index) =>
      find(unnumbered, { artifact: `bmk_${index}`, createdAt }),
    )
    expect(join(results).points[0]?.chosen?.artifact).toBe('bmk_1')
  })

  it('that appear twice are listed', () => {
    const results = [...find(aRow(p1), { artifact: 'bmk_a' }), ...find(aRow(p1), { artifact: 'bmk_b' })]
    expect(join(results).duplicates.map(({ artifact }) => artifact)).toEqual(['bmk_a', 'bmk_b'])
  })
})

describe('aggregate files', () => {
  const aggregate = (...rows: unknown[]): readonly FoundResult[] =>
    find(rows, { artifact: 'results_bmk', file: 'agg_bmk.json', origin: 'aggregate' })

  it('fill only points that have nothing of their own', () => {
    const joined = join([...find(aRow(p1)), ...aggregate(aRow(p1), aRow(p2))])
    expect(statuses(joined)).toEqual({ p1: ['valid', 1], p2: ['valid', 1] })
    expect(joined.points[1]?.chosen?.path).toBe('results_bmk/agg_bmk.json#1')
    expect(joined.counts).toMatchObject({ rawRows: 3, chosen: 2, sameInBoth: 1, conflicts: 0 })
  })

  it('that disagree with the own file lose and are named', () => {
    const joined = join([...find(aRow(p1)), ...aggregate(aRow(p1, {}, { tput_per_gpu: 999 }))])
    expect(joined.points[0]?.chosen?.path).toBe('bmk_x/r.json')
    expect(joined.problems.map(({ code }) => code)).toEqual(['INFX268'])
  })

  it('that were assembled before a later attempt are old, not in conflict', () => {
    const joined = join([...find(aRow(p1, { attempt: 2 }, { tput_per_gpu: 101 })), ...aggregate(aRow(p1))])
    expect(joined.counts).toMatchObject({ chosen: 1, superseded: 1, conflicts: 0 })
  })

  it('stand in for an own file that is damaged', () => {
    const joined = join([...find('{"infx": {'), ...aggregate(aRow(p1))])
    expect(statuses(joined)).toMatchObject({ p1: ['valid', 1] })
    expect(joined.counts).toMatchObject({ chosen: 1, damaged: 1 })
  })
})

describe('a damaged file', () => {
  it('may be nested as deep as it likes: its own point alone has no result', () => {
    const deep = `{"infx":{"point_id":"p1"},"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    const joined = join([...find(deep, { artifact: 'bmk_deep' }), ...find(aRow(p2))])
    expect(statuses(joined)).toEqual({ p1: ['missing', 0], p2: ['valid', 1] })
    expect(joined.problems.map(({ code, message }) => [code, message])).toEqual([
      ['INFX265', 'bmk_deep/r.json is nested more than 64 levels deep'],
    ])
  })
})

describe('what does not belong', () => {
  it('is set aside with its reason', () => {
    const joined = join([
      ...find({ hw: 'b300', conc: 4 }),
      ...find(aRow(aPlannedPoint({ id: 'p9' }))),
      ...find(aRow(p1, { plan_digest: 'another' })),
      ...find('[1, "x"]'),
    ])
    expect(joined.foreign.map(({ reason }) => reason)).toEqual([
      'it names no point',
      'its point is not in the plan',
      'it belongs to another plan',
    ])
    expect(joined.damaged).toHaveLength(2)
    expect(statuses(joined)).toEqual({ p1: ['missing', 0], p2: ['missing', 0] })
  })

  it('is reused when its plan is accepted', () => {
    const results = find(aRow(p1, { plan_digest: 'earlier' }))
    expect(statuses(join(results, ['earlier']))).toMatchObject({ p1: ['reused', 1] })
  })
})

it('puts every result in one bucket and does not depend on their order (property)', () => {
  const row = fc.record({
    point: fc.constantFrom(p1, p2, aPlannedPoint({ id: 'p9' })),
    attempt: fc.integer({ min: 1, max: 12 }),
    valid: fc.boolean(),
    digest: fc.constantFrom(plan.digest, plan.digest, 'another'),
    origin: fc.constantFrom('point' as const, 'failed' as const, 'aggregate' as const),
    tput: fc.constantFrom(1, 2),
  })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (rows, random) => {
      const results = rows.flatMap(({ point, attempt, valid, digest, origin, tput }, index) =>
        find(aRow(point, { attempt, valid, plan_digest: digest }, { tput_per_gpu: tput }), {
          artifact: `bmk_${index}`,
          origin,
        }),
      )
      const shuffled = results
        .map((result) => ({ result, key: random.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ result }) => result)
      const joined = join(results)
      expect(statuses(join(shuffled))).toEqual(statuses(joined))
      const { rawRows, ...buckets } = joined.counts
      expect(Object.values(buckets).reduce((sum, count) => sum + count, 0)).toBe(rawRows)
      for (const { point, attempt, chosen } of joined.points) {
        const own = rows.filter(
          (entry) =>
            entry.point === point && entry.origin === 'point' && entry.valid && entry.digest === plan.digest,
        )
        if (own.length > 0) expect(attempt).toBe(Math.max(...own.map((entry) => entry.attempt)))
        if (chosen) expect(chosen.pointId).toBe(point.id)
      }
    }),
  )
})

describe('evaluations', () => {
  const evaluation = aPlannedPoint({ kind: 'eval', id: 'e1' })
  const withEvals = aPlan({ points: [p1, evaluation] })
  const ended = (states: readonly EvalVerdict['state'][], results: readonly FoundResult[] = []) => {
    const verdicts = states.map((state, index) =>
      aVerdict({ pointId: 'e1', conc: index + 1, state, because: ['why'] }),
    )
    const attempts = new Map(states.length > 0 ? [['e1', 2]] : [])
    return joinResults({
      plan: withEvals,
      results,
      acceptedPlans: [],
      evals: { verdicts, attempts, problems: [] },
    }).points[1]
  }

  it('stand as their verdicts say', () => {
    expect(ended(['pass', 'pass'])).toMatchObject({ status: 'valid', attempt: 2, invalidReasons: [] })
    expect(ended(['pass', 'fail'])).toMatchObject({
      status: 'invalid',
      invalidReasons: [{ code: 'eval_fail', message: 'gsm8k at conc 2: why', blame: 'user' }],
    })
    expect(ended(['infra'])).toMatchObject({
      status: 'invalid',
      invalidReasons: [{ code: 'eval_infra', blame: 'infra' }],
    })
  })

  it('of which nothing came back are missing, or failed as their failure says', () => {
    expect(ended([])).toMatchObject({ status: 'missing', attempt: 0 })
    const run = { planDigest: withEvals.digest, attempt: 1, simulated: false }
    const failure = find(failureDocument(evaluation, run, aFailure()), { origin: 'failed' })
    expect(ended([], failure)).toMatchObject({ status: 'failed', failure: { exitCode: 137 } })
  })
})

describe('as a point of the sweep', () => {
  const timeline = [
    { phase: 'queued', atUnixMs: 1000 },
    { phase: 'done', atUnixMs: 61_000 },
  ]
  const agentic = {
    scenario_type: 'agentic-coding',
    request_metrics: {
      throughput: { per_gpu: { total_tput_tps: 10, output_tput_tps: 1, input_tput_tps: 9 } },
    },
  }

  it('has numbers, attempt and duration', () => {
    const [joined] = join(find(aRow(p1, { attempt: 3, timeline }, agentic))).points
    if (!joined) throw new Error('no point')
    expect(sweepPointOf(joined, 'results/p1.json')).toMatchObject({
      id: 'p1',
      status: 'valid',
      attempt: 3,
      resultPath: 'results/p1.json',
      elapsedSeconds: 60,
      headline: { tputPerGpuTps: 10 },
    })
  })

  it('has none of them when it is missing', () => {
    const [joined] = join([]).points
    if (!joined) throw new Error('no point')
    expect(sweepPointOf(joined, undefined)).toMatchObject({ status: 'missing', attempt: 0, headline: null })
  })
})

describe.skipIf(sharedDir === undefined)(
  `cases of collecting (${sharedDir ? 'beside' : noSharedReason})`,
  () => {
    const read = (file: string): string => readFileSync(`${sharedDir ?? ''}cases/${file}`, 'utf8')

    it('CO-01: attempts are compared as numbers, artifact ids are not compared', () => {
      interface Artifact {
        id: number
        name: string
        run_attempt: number
        created_at: string
      }
      const { artifacts } = JSON.parse(read('CO-01/artifacts.json')) as { artifacts: Artifact[] }
      const pointOf = (name: string): string => name.replace('result-', '')
      const points = ['p1', 'p2', 'p3'].map((id) => aPlannedPoint({ id }))
      const results = artifacts.flatMap(({ id, name, run_attempt, created_at }) =>
        find(
          { infx: { point_id: pointOf(name), plan_digest: plan.digest, attempt: run_attempt, valid: true } },
          { artifact: String(id), createdAt: created_at },
        ),
      )
      const joined = joinResults({ plan: { ...plan, points }, results, acceptedPlans: [] })
      expect(joined.points.map(({ chosen }) => chosen?.artifact)).toEqual(['9001', '8650', '9003'])
      expect(joined.points.flatMap(({ superseded }) => superseded.map(({ artifact }) => artifact))).toEqual([
        '9100',
        '8700',
        '9002',
      ])
    })

    it('CO-03: numbers that are not finite fail their own point only', () => {
      const named = (name: string, point: PlannedPoint): readonly FoundResult[] =>
        find(read(`CO-03/${name}.json`), { artifact: name }).map((result) => ({
          ...result,
          pointId: result.facts ? point.id : null,
        }))
      const points = ['nan', 'huge', 'text'].map((id) => aPlannedPoint({ id }))
      const [nan, huge, words] = points
      if (!nan || !huge || !words) throw new Error('three points')
      const results = [
        ...named('result-nan', nan),
        ...named('result-1e999', huge),
        ...named('result-str', words),
        ...named('result-nan-iperf', nan),
      ]
      const joined = joinResults({ plan: { ...plan, points }, results, acceptedPlans: [] })
      expect(
        joined.points.map(({ status, invalidReasons }) => [
          status,
          invalidReasons.map(({ message }) => message),
        ]),
      ).toEqual([
        ['failed', ['non-finite: tput_per_gpu, mean_ttft_ms, p99_ttft_ms']],
        ['failed', ['non-finite: tput_per_gpu']],
        ['valid', []],
      ])
      expect(joined.points[2]?.chosen).toMatchObject({ artifact: 'result-str', nonFinite: [] })
      expect(joined.damaged[0]?.problems[0]).toMatchObject({ code: 'INFX265', at: { line: 1, col: 28 } })
    })

    it('CO-04: own files win, the aggregate fills nothing that was not planned', () => {
      const identified = (row: { readonly id: string }): object => ({ ...row, infx: { point_id: row.id } })
      const own = (id: string): object =>
        identified(JSON.parse(read(`CO-04/artifacts/result-${id}/r.json`)) as { id: string })
      const all = JSON.parse(read('CO-04/artifacts/results_all/agg.json')) as { id: string }[]
      const points = ['p0', 'p1', 'p2', 'p3'].map((id) => aPlannedPoint({ id }))
      const results = [
        ...points.flatMap(({ id }) => find(own(id), { artifact: `result-${id}` })),
        ...find(all.map(identified), { artifact: 'results_all', origin: 'aggregate' }),
      ]
      const joined = joinResults({ plan: { ...plan, points }, results, acceptedPlans: [] })
      expect(joined.points.map(({ chosen }) => chosen?.artifact)).toEqual(
        points.map(({ id }) => `result-${id}`),
      )
      expect(joined.conflicts.map(({ pointId }) => pointId)).toEqual(['p3'])
      expect(joined.aggregateOnly.map(({ pointId }) => pointId)).toEqual(['p9'])
      expect(joined.counts).toEqual({
        rawRows: 9,
        chosen: 4,
        superseded: 0,
        sameInBoth: 3,
        conflicts: 1,
        aggregateOnly: 1,
        foreign: 0,
        damaged: 0,
      })
    })
  },
)
