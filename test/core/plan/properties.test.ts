/** What must hold for every configuration and changelog, not only for those that somebody thought of. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../../src/core/canonical-json.ts'
import type { ChangelogEntry } from '../../../src/core/changelog/entry.ts'
import { appendOnlyDelta } from '../../../src/core/plan/append-only.ts'
import { comparePoints } from '../../../src/core/plan/compare-points.ts'
import { diffKeys } from '../../../src/core/plan/key-diff.ts'
import type { PlannedPoint } from '../../../src/core/plan/plan.ts'
import { planSweep } from '../../../src/core/plan/plan-sweep.ts'
import { defaultPlanPolicy, type PlanPolicy } from '../../../src/core/plan/policy.ts'
import type { SingleFixedRow } from '../../../src/core/plan/rows.ts'
import { matchesGlob } from '../../../src/core/plan/wildcard.ts'
import { loadYaml } from '../../../src/yaml.ts'
import { anEntry, snapshotOf } from './sweep-fixture.ts'

const keys = ['a', 'b', 'c'] as const
type Key = (typeof keys)[number]

interface Drawn {
  readonly image: string
  readonly agentic: readonly number[]
  readonly fixed: readonly number[]
  readonly tp: number
}

const concs = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 })
const drawn: fc.Arbitrary<Drawn> = fc.record({
  image: fc.constantFrom('registry.example/x:1', 'registry.example/x:2'),
  agentic: concs,
  fixed: concs,
  tp: fc.constantFrom(2, 4),
})
const config = fc.dictionary(fc.constantFrom(...keys), drawn, { minKeys: 1, noNullPrototype: true })

/** JSON is YAML. A model of its own per key, so that evaluations are chosen within a key. */
const masterOf = (entries: Readonly<Partial<Record<Key, Drawn>>>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(entries).map(([key, { image, agentic, fixed, tp }]) => [
        key,
        {
          ...{ image, model: `example/${key}`, 'model-prefix': key, runner: 'cluster:b300-nv' },
          ...{ precision: 'fp4', framework: 'sglang', multinode: false },
          scenarios: {
            'agentic-coding': [{ 'search-space': [{ tp, 'kv-offloading': 'none', 'conc-list': agentic }] }],
            'fixed-seq-len': [{ isl: 8192, osl: 1024, 'search-space': [{ tp, 'conc-list': fixed }] }],
          },
        },
      ]),
    ),
  )

function pointsOf(master: string, entries: readonly ChangelogEntry[] | undefined): readonly PlannedPoint[] {
  const { plan, problems } = planSweep({
    head: snapshotOf(master),
    entries,
    keys: ['*'],
    labels: [],
    trigger: { kind: 'command', labels: [] },
    policy: defaultPlanPolicy,
    overrides: {},
  })
  if (!plan) throw new Error(JSON.stringify(problems))
  return plan.points
}

const ids = (points: readonly PlannedPoint[]): readonly string[] => points.map(({ id }) => id).sort()

describe('for every configuration', () => {
  it('points of a plan lie within the concurrencies that were asked for', () => {
    fc.assert(
      fc.property(config, (entries) => {
        for (const point of pointsOf(masterOf(entries), undefined)) {
          const entry = Object.entries(entries).find(([key]) => key === point.configKey)?.[1]
          const asked = point.scenario === 'agentic-coding' ? entry?.agentic : entry?.fixed
          expect(asked).toContain(point.conc)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('a base that equals the head has nothing changed, and an unchanged changelog plans nothing', () => {
    fc.assert(
      fc.property(config, (entries) => {
        const master = masterOf(entries)
        const { comparison } = comparePoints(snapshotOf(master), snapshotOf(master), defaultPlanPolicy)
        expect(comparison?.diffs).toEqual([])
        expect(pointsOf(master, [])).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('comparing only keys with a differing input finds what comparing every point finds', () => {
    const isChange = ({ added, removed, changed }: ReturnType<typeof diffKeys>[number]) =>
      added.length + removed.length + changed.length > 0
    // Two revisions that have much in common: each key comes from one of two drawings.
    const revisions = fc.tuple(config, config, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }))
    fc.assert(
      fc.property(revisions, ([base, other, takes]) => {
        const head = { ...base }
        for (const [index, key] of keys.entries()) {
          const theirs = other[key]
          if (takes[index] === true && theirs) head[key] = theirs
        }
        const [before, after] = [masterOf(base), masterOf(head)]
        const all = diffKeys(pointsOf(before, undefined), pointsOf(after, undefined)).filter(isChange)
        const policy: PlanPolicy = { ...defaultPlanPolicy, canary: 'none' }
        const { comparison } = comparePoints(snapshotOf(before), snapshotOf(after), policy)
        expect(comparison?.diffs.filter(isChange)).toEqual(all)
      }),
      { numRuns: 60 },
    )
  })
})

describe('for every changelog', () => {
  const entry = fc.record({
    configKeys: fc.uniqueArray(fc.constantFrom<Key>(...keys), { minLength: 1 }),
    mode: fc.constantFrom('normal', 'evals-only', 'all-evals'),
  })

  it('two changelogs one after the other plan the union of their points, each once', () => {
    fc.assert(
      fc.property(
        fc.tuple(drawn, drawn, drawn),
        fc.array(entry, { maxLength: 3 }),
        fc.array(entry, { maxLength: 3 }),
        ([a, b, c], first, second) => {
          const master = masterOf({ a, b, c })
          const changelog = (list: typeof first): readonly ChangelogEntry[] =>
            list.map(({ configKeys, mode }) =>
              anEntry({ configKeys, evalsOnly: mode === 'evals-only', allEvals: mode === 'all-evals' }),
            )
          const [left, right] = [changelog(first), changelog(second)]
          const union = new Set([...ids(pointsOf(master, left)), ...ids(pointsOf(master, right))])
          expect(ids(pointsOf(master, [...left, ...right]))).toEqual([...union].sort())
        },
      ),
      { numRuns: 60 },
    )
  })

  it('append-only takes supersets and nothing else, and runs exactly what is new', () => {
    const row = (tp: number, conc: number): SingleFixedRow => ({
      ...{ image: 'i', model: 'm', 'model-prefix': 'm', precision: 'fp4', framework: 'f', runner: 'r' },
      ...{ 'spec-decoding': 'none', 'exp-name': `m_${conc}`, isl: 8192, osl: 1024, 'max-model-len': 9472 },
      ...{ tp, pp: 1, 'dcp-size': 1, 'pcp-size': 1, ep: 1, 'dp-attn': false, conc, disagg: false },
    })
    const cells = fc.uniqueArray(fc.tuple(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 4 })), {
      selector: ([tp, conc]) => `${tp} ${conc}`,
      maxLength: 8,
    })
    const name = ([tp, conc]: readonly [number, number]): string => `${tp} ${conc}`
    fc.assert(
      fc.property(cells, cells, fc.boolean(), (base, drawnHead, keeps) => {
        const head = keeps
          ? [...base, ...drawnHead.filter((cell) => !base.map(name).includes(name(cell)))]
          : drawnHead
        const rows = head.map((cell) => row(...cell))
        const delta = appendOnlyDelta(
          base.map((cell) => row(...cell)),
          rows,
        )
        const fresh = head.map(name).filter((cell) => !base.map(name).includes(cell))
        const isSuperset = base.every((cell) => head.map(name).includes(name(cell)))
        expect('added' in delta).toBe(base.length > 0 && isSuperset && fresh.length > 0)
        if (!('added' in delta)) return
        const added = delta.added.flatMap(({ index, concs: found }) =>
          found.map((conc) => `${rows[index]?.tp ?? ''} ${conc}`),
        )
        expect(added).toEqual(fresh)
      }),
      { numRuns: 500 },
    )
  })
})

describe('for every value', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed)
    if (typeof value !== 'object' || value === null) return value
    const turned = Object.entries(value).reverse()
    return Object.fromEntries(turned.map(([key, member]) => [key, reversed(member)]))
  }

  it('canonical JSON does not depend on the order of members, and reads back the same', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = canonicalJson(value)
        expect(canonicalJson(reversed(value))).toBe(text)
        expect(/^[\x20-\x7e]*$/.test(text)).toBe(true)
        expect(canonicalJson(JSON.parse(text))).toBe(text)
      }),
    )
  })

  it('a glob is its regular expression', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?', '.'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (pattern, text) => {
        const source = pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.')
        expect(matchesGlob(pattern, text)).toBe(new RegExp(`^${source}$`, 's').test(text))
      }),
      { numRuns: 1000 },
    )
  })

  it('a YAML file that needs no scan reads as with one', () => {
    const scalar = fc.constantFrom(
      '1',
      '0',
      '16',
      '0.85',
      '1.10',
      '010',
      '0x1F',
      '1e3',
      'yes',
      'On',
      'text',
      '~',
      '"q"',
      '9007199254740993',
      '-3',
      '2024-01-01',
    )
    const line = fc.tuple(fc.constantFrom('a', 'b', 'version', 'no', '7'), scalar)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const text = lines.map(([key, value]) => `${key}: ${value}\n`).join('')
        // An anchor asks for the scan, whatever else is in the file.
        const bare = loadYaml(text, 'f')
        const scanned = loadYaml(`${text}anchored: &x 1\n`, 'f')
        expect(bare.problems).toEqual(scanned.problems)
        expect({ ...Object(bare.value), anchored: 1 }).toEqual(scanned.value)
      }),
      { numRuns: 500 },
    )
  })
})
