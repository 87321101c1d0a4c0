/** The small parts of a plan: identities, shards, canary, filters, wildcards, concurrencies, rendering. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../../src/core/canonical-json.ts'
import { concProblem, expandConcs } from '../../../src/core/config/search-space.ts'
import { chooseCanary, makeShards } from '../../../src/core/plan/fan-out.ts'
import { uniquePoints } from '../../../src/core/plan/identity-problems.ts'
import { filterPoints } from '../../../src/core/plan/point-filter.ts'
import { defaultPlanPolicy, labelEffects } from '../../../src/core/plan/policy.ts'
import { renderPlanMarkdown, renderPlanText } from '../../../src/core/plan/render.ts'
import type { PlannedPoint } from '../../../src/core/plan/plan.ts'
import { trimConc } from '../../../src/core/plan/trim.ts'
import { matchesWildcard } from '../../../src/core/plan/wildcard.ts'
import type { SingleFixedRow } from '../../../src/core/plan/rows.ts'
import { pointIdOf, seriesKeyOf } from '../../../src/core/point-id.ts'
import { skuOf } from '../../../src/core/point-label.ts'
import type { PointSpec } from '../../../src/core/point.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'
import { agenticYaml, fixedYaml, multiYaml, planned, snapshotOf } from './sweep-fixture.ts'

const { points } = planned(agenticYaml + fixedYaml + multiYaml)
const [first] = points
if (!first) throw new Error('the fixture has no points')
const nowhere = (): undefined => undefined

/** Objects with the same members in another order, at every level. */
const shuffled = (value: unknown, order: number): unknown => {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, order))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([key, member]) => [key, shuffled(member, order)] as const)
  const turn = members.length === 0 ? 0 : order % members.length
  return Object.fromEntries([...members.slice(turn), ...members.slice(0, turn)].reverse())
}

describe('identities', () => {
  it('do not depend on the order of fields', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.constantFrom(...points), (order, point) => {
        const other = shuffled(point, order)
        expect(canonicalJson(other)).toBe(canonicalJson(point))
      }),
    )
  })

  const bare: PointSpec = specOf(first)
  it.each(Object.keys(bare).filter((field) => !['configKey'].includes(field)))('change with %s', (field) => {
    const value = Object.entries(bare).find(([name]) => name === field)?.[1]
    const other =
      typeof value === 'number'
        ? value + 1
        : typeof value === 'boolean'
          ? !value
          : `${JSON.stringify(value)}x`
    const changed: PointSpec = {
      ...bare,
      [field]: field === 'topology' ? { ...bare.topology, ep: 99 } : other,
    }
    expect(pointIdOf(changed)).not.toBe(pointIdOf(bare))
  })

  it('are safe as file names', () => {
    for (const { id } of points) expect(id).toMatch(/^[a-z0-9._-]{1,120}$/)
    const odd = pointIdOf({ ...bare, modelPrefix: '../É 模'.repeat(60) })
    expect(odd).toMatch(/^[a-z0-9][a-z0-9._-]{0,119}$/)
  })

  it('of a series leave the concurrency out', () => {
    expect(seriesKeyOf({ ...bare, conc: 99 }, undefined)).toBe(seriesKeyOf(bare, undefined))
    expect(seriesKeyOf({ ...bare, image: 'other' }, undefined)).not.toBe(seriesKeyOf(bare, undefined))
    expect(seriesKeyOf(bare, 'recipes/a.yaml:override_c{conc}')).toBe(seriesKeyOf(bare, 'recipes/a.yaml'))
    expect(seriesKeyOf(bare, 'recipes/a.yaml')).not.toBe(seriesKeyOf(bare, 'recipes/b.yaml'))
  })

  it('of runner labels are SKUs', () => {
    expect(['cluster:b300-nv', 'gb200', 'mi355x-disagg', 'cluster:H200-dgxc'].map(skuOf)).toEqual([
      'b300',
      'gb200',
      'mi355x',
      'h200',
    ])
  })

  it.skipIf(sharedDir === undefined)(
    `hold case MX-05 (${sharedDir === undefined ? noSharedReason : 'read'})`,
    () => {
      const rows: { key: string; tp: number; conc: number; settings: Record<string, number> }[] = JSON.parse(
        readFileSync(`${sharedDir}cases/MX-05/rows.json`, 'utf8'),
      )
      const made = rows.map(({ key, conc, settings }): PlannedPoint => {
        const spec: PointSpec = {
          ...bare,
          configKey: key,
          conc,
          dataset: { loader: 'generated', generator: settings },
        }
        return { ...first, ...spec, id: pointIdOf(spec), recipeFingerprint: canonicalJson(settings) }
      })
      const [a, b, c, d] = made.map(({ id }) => id.toLowerCase())
      expect(a).not.toBe(b)
      expect(a).toBe(c)
      expect(a).not.toBe(d)
      const unique = uniquePoints(made, nowhere)
      expect(unique.points).toHaveLength(3)
      expect(unique.problems.map(({ code }) => code)).toContain('INFX083')
    },
  )

  it('tell points apart that read the same', () => {
    const twin: PlannedPoint = { ...first, id: `${first.id.slice(0, -1)}x`, recipeFingerprint: 'another' }
    const titles = uniquePoints([first, twin], nowhere).points.map(({ title }) => title)
    expect(new Set(titles).size).toBe(2)
    expect(titles[0]).toContain(first.title)
  })

  it('are reported as ours when two measurements share one', () => {
    const clash: PlannedPoint = { ...first, image: 'another' }
    expect(uniquePoints([first, clash], nowhere).problems).toEqual([
      expect.objectContaining({ code: 'INFX082', severity: 'error', blame: 'product' }),
    ])
  })
})

function specOf(point: PlannedPoint): PointSpec {
  const {
    id: _id,
    seriesKey: _seriesKey,
    curveKey: _curveKey,
    gpus: _gpus,
    nodes: _nodes,
    expName: _expName,
    recipeFingerprint: _fingerprint,
    runsOn: _runsOn,
    timeoutMinutes: _timeout,
    title: _title,
    estimatedGpuHours: _hours,
    because: _because,
    ...spec
  } = point
  return spec
}

const many = (count: number): readonly PlannedPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    ...first,
    id: `p${index}`,
    estimatedGpuHours: 1 + (index % 7),
  }))
const noCanary = { state: 'none-possible', because: [] } as const

describe('shards', () => {
  it.each([
    [0, []],
    [1, [1]],
    [255, [255]],
    [256, [256]],
    [257, [256, 1]],
    [300, [256, 44]],
    [513, [256, 256, 1]],
  ])('%i points', (count, sizes) => {
    const list = many(count)
    const { shards } = makeShards(list, noCanary, defaultPlanPolicy)
    expect(shards.map(({ pointIds }) => pointIds.length)).toEqual(sizes)
    expect(shards.flatMap(({ pointIds }) => pointIds)).toEqual(list.map(({ id }) => id))
    expect(new Set(shards.map(({ name }) => name)).size).toBe(shards.length)
  })

  it('leave the canary out, and refuse more than the workflow can hold', () => {
    const list = many(257)
    const canary = { state: 'chosen', pointId: 'p5', because: [] } as const
    expect(makeShards(list, canary, defaultPlanPolicy).shards.map(({ pointIds }) => pointIds.length)).toEqual(
      [256],
    )
    const { shards, problems } = makeShards(many(513), noCanary, { ...defaultPlanPolicy, maxShards: 2 })
    expect(shards).toEqual([])
    expect(problems.map(({ message }) => message)).toEqual(['too many points: 513 > 512 (2 shards of 256)'])
  })
})

describe('the canary', () => {
  const effects = labelEffects([])
  it('is the cheapest benchmark point of any kind, never an eval', () => {
    const cheapEval: PlannedPoint = { ...first, id: 'e', kind: 'eval', estimatedGpuHours: 0.01 }
    const chosen = chooseCanary([cheapEval, ...points], defaultPlanPolicy, effects)
    if (chosen.state !== 'chosen') throw new Error(chosen.state)
    const canary = points.find(({ id }) => id === chosen.pointId)
    const hours = points
      .filter(({ kind }) => kind === 'benchmark')
      .map(({ estimatedGpuHours }) => estimatedGpuHours)
    expect(canary?.kind).toBe('benchmark')
    expect(canary?.estimatedGpuHours).toBe(Math.min(...hours))
    expect(chosen.because.join()).toContain('cheapest of 13 benchmark points')
  })

  it('takes the lowest concurrency on a tie', () => {
    const tie = [
      { ...first, id: 'a', conc: 8 },
      { ...first, id: 'b', conc: 2 },
      { ...first, id: 'c', conc: 2 },
    ]
    expect(chooseCanary(tie, defaultPlanPolicy, effects)).toMatchObject({ pointId: 'b' })
  })

  it('is none where none is possible, and skipped where nobody wants one', () => {
    expect(chooseCanary([], defaultPlanPolicy, effects).state).toBe('none-possible')
    expect(chooseCanary(points, { ...defaultPlanPolicy, canary: 'none' }, effects).state).toBe('skipped')
    const labelled = labelEffects(['non-canary-full-sweep-enabled'])
    expect(chooseCanary(points, defaultPlanPolicy, labelled).state).toBe('skipped')
  })
})

describe('point filters', () => {
  const titles = (filter: string): readonly string[] =>
    filterPoints(points, filter).points.map(({ title }) => title)
  it.each([
    ['conc=16', 4],
    ['conc=16|32,kind=benchmark', 6],
    ['tp=8,scenario=agentic,kind=benchmark', 2],
    ['scenario=8k1k,framework=dynamo*,kind=benchmark', 3],
    ['kv=hicache,kind=eval', 1],
    ['runner=gb300,conc=256', 2],
    ['*tp8 ep8 dpa*,kind=benchmark', 2],
    [first.id, 1],
  ])('%s', (filter, count) => {
    expect(titles(filter)).toHaveLength(count)
  })

  it('that match nothing, or name an unknown field, are problems', () => {
    expect(filterPoints(points, 'conc=99').problems).toEqual([
      expect.objectContaining({ code: 'INFX081', hint: expect.stringContaining('conc=1|4|8|16|32|64|256') }),
    ])
    expect(filterPoints(points, 'cnc=1,tp=4').problems).toEqual([
      expect.objectContaining({ hint: expect.stringContaining('did you mean "conc"?') }),
    ])
  })
})

describe('wildcards', () => {
  it('equal their regular expression', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '*', '.'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (pattern, text) => {
        const source = pattern.split('*').map((part) => part.replaceAll('.', '\\.'))
        expect(matchesWildcard(pattern, text)).toBe(new RegExp(`^${source.join('.*')}$`, 's').test(text))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('concurrencies', () => {
  it('of a range stay within it, grow by the step, and end at its end', () => {
    const range = fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 5000 }))
    fc.assert(
      fc.property(range, fc.integer({ min: 2, max: 5 }), ([start, span], step) => {
        const concs = expandConcs({ 'conc-start': start, 'conc-end': start + span }, step)
        expect(concs[0]).toBe(start)
        expect(concs.at(-1)).toBe(start + span)
        expect(new Set(concs).size).toBe(concs.length)
        for (const [index, conc] of concs.slice(1, -1).entries())
          expect(conc).toBe((concs[index] ?? 0) * step)
      }),
    )
  })

  it('are refused or expanded, never both', () => {
    const conc = fc.option(fc.integer({ min: -3, max: 40 }), { nil: undefined })
    const list = fc.option(fc.array(fc.integer({ min: -2, max: 40 }), { maxLength: 4 }), { nil: undefined })
    fc.assert(
      fc.property(list, conc, conc, (concs, start, end) => {
        const space = {
          ...(concs === undefined ? {} : { 'conc-list': concs }),
          ...(start === undefined ? {} : { 'conc-start': start }),
          ...(end === undefined ? {} : { 'conc-end': end }),
        }
        const expanded = expandConcs(space, 2)
        if (concProblem(space) === undefined) expect(expanded.every((value) => value > 0)).toBe(true)
        if (concProblem(space) === undefined) expect(expanded.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('trim', () => {
  it('gives a part of the full sweep with one row per curve', () => {
    const row = fc.record({
      tp: fc.constantFrom(1, 2),
      image: fc.constantFrom('a', 'b'),
      conc: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (drawn) => {
        const rows = drawn.map((fields): SingleFixedRow => ({ ...aRow, ...fields }))
        const kept = trimConc(rows, { groupMultiAgentic: true })
        expect(kept.every((one) => rows.includes(one as SingleFixedRow))).toBe(true)
        expect(kept).toHaveLength(new Set(drawn.map(({ tp, image }) => `${tp} ${image}`)).size)
        for (const one of kept) {
          const same = drawn.filter(({ image, tp }) => image === one.image && 'tp' in one && tp === one.tp)
          expect(one.conc).toBe(Math.min(...same.map(({ conc }) => conc)))
        }
      }),
    )
  })
})

const aRow: SingleFixedRow = {
  image: 'a',
  model: 'm',
  'model-prefix': 'm',
  precision: 'fp4',
  framework: 'sglang',
  runner: 'b300',
  'spec-decoding': 'none',
  'exp-name': 'm_8k1k',
  isl: 8192,
  osl: 1024,
  'max-model-len': 9472,
  tp: 1,
  pp: 1,
  'dcp-size': 1,
  'pcp-size': 1,
  ep: 1,
  'dp-attn': false,
  conc: 1,
  disagg: false,
}

describe('rendering', () => {
  const base = snapshotOf(agenticYaml, { commit: '3f2a91c'.padEnd(40, '0') })
  const changed = agenticYaml.replace('[1, 8, 16]', '[1, 7, 16]').replace('sglang:1.0', 'sglang:1.1')
  const compared = planned(changed, {
    head: snapshotOf(changed, { commit: '7516df0'.padEnd(40, '0') }),
    base,
    trigger: { kind: 'pull_request', labels: ['full-sweep-fail-fast'] },
  })

  it('tells a terminal reader what runs, what changed and why', () => {
    expect(renderPlanText(compared, { all: false }).split('\n').slice(0, 9)).toEqual([
      'Sweep plan · full-sweep-fail-fast · base 3f2a91c → head 7516df0',
      expect.stringMatching(
        /^5 points will run \(1 added, 4 changed, 1 removed\), 1 eval, canary first · about .* GPU-h, longest time limit of a leg 4 h 10 min$/,
      ),
      '',
      '  tiny-fp4-b300-sglang-agentic   image registry.example/sglang:1.0 → registry.example/sglang:1.1',
      '    agentic · tp4                     conc 1~ 7+ 16~   -8',
      '    agentic · tp8 ep8 dpa · hicache   conc 16~ 32~   eval: 32~',
      '',
      expect.stringMatching(
        /^ {2}canary {3}tiny fp4 · b300 sglang · agentic · tp4 · conc 1 \(cheapest of 5 benchmark points/,
      ),
      '  why      6: asked for by key',
    ])
  })

  it('of a long plan tells a line per model, and every line of the search spaces when asked', () => {
    const keys = Array.from({ length: 45 }, (_, n) =>
      agenticYaml.replace('tiny-fp4-b300-sglang-agentic:', `tiny-${n}-fp4-b300-sglang-agentic:`),
    )
    const long = planned(keys.join(''))
    const short = renderPlanText(long, { all: false }).split('\n')
    expect(short.slice(3, 5)).toEqual([
      expect.stringMatching(/^ {2}tiny fp4 {3}45 keys {3}225 points {3}1 eval {3}[\d,.]+ GPU-h {3}b300$/),
      '  45 keys with 90 lines of their search spaces: --all lists them, --keys narrows',
    ])
    expect(short.length).toBeLessThan(20)
    const whole = renderPlanText(long, { all: true }).split('\n')
    expect(whole.filter((line) => line.startsWith('    agentic'))).toHaveLength(90)
  })

  it('counts findings, which are printed beside it', () => {
    const finding = { code: 'INFX023', severity: 'warning', blame: 'user', message: 'm' } as const
    const problems = [finding, { ...finding, code: 'INFX100' }, { ...finding, code: 'INFX100' }] as const
    expect(renderPlanText({ ...compared, problems }, { all: false })).toContain(
      '  notes    3 findings: 2 × INFX100, 1 × INFX023\n',
    )
  })

  it('says the same in Markdown, with a fold in 中文, within a limit', () => {
    const markdown = renderPlanMarkdown(compared, 60_000)
    expect(markdown).toContain('| `tiny-fp4-b300-sglang-agentic` | agentic · tp4 | 1~ 7+ 16~ | 8 |')
    expect(markdown).toContain('<details><summary>中文</summary>')
    expect(renderPlanMarkdown(planned(agenticYaml + fixedYaml + multiYaml), 900).length).toBeLessThan(1200)
  })

  it('cannot be broken by a hostile name', () => {
    const hostile = planned(agenticYaml.replace('tiny-fp4-b300-sglang-agentic:', '"a|b\\e[31m @team":'))
    expect(renderPlanText(hostile, { all: false })).not.toContain('\u001b')
    expect(renderPlanMarkdown(hostile, 60_000)).not.toContain('a|b')
  })
})
