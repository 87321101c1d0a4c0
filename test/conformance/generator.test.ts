/**
 * The generator's arrays over a whole real configuration. Sizes that were measured of the ecosystem's own output
 * (inferencex.md §0) must come out to the byte; every filter is held against the rule written for it (§2.1, §2.2).
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadMasterConfig } from '../../src/core/config/master.ts'
import { loadRunners } from '../../src/core/config/runners.ts'
import {
  filterEntries,
  generatorRows,
  namedEntries,
  type GeneratorRequest,
  type LoadedConfig,
  type SweepFilter,
} from '../../src/core/plan/generator-rows.ts'
import {
  isAgenticRow,
  isMultiRow,
  rowConcs,
  rowKey,
  sequenceLabel,
  type Row,
} from '../../src/core/plan/rows.ts'
import { noSharedReason, sharedDir } from '../shared.ts'

const everything: GeneratorRequest = {
  scenarios: ['fixed-seq-len', 'agentic-coding'],
  stepSize: 2,
  evals: 'none',
}

function load(): LoadedConfig {
  const file = (name: string) => ({
    path: `configs/${name}.yaml`,
    text: readFileSync(`${sharedDir}corpus/head/configs/${name}.yaml`, 'utf8'),
  })
  const { runners } = loadRunners(file('runners'))
  const { config } = loadMasterConfig([file('nvidia-master'), file('amd-master')], runners)
  return { config, runners }
}

/** As `json.dumps` of Python writes it: a blank behind every comma and colon. */
const pythonLength = (value: unknown): number =>
  JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/([[{]) /g, '$1')
    .replace(/ ([\]}])/g, '$1').length

describe.skipIf(sharedDir === undefined)(
  `the whole real configuration (${sharedDir === undefined ? noSharedReason : 'read'})`,
  () => {
    const loaded = sharedDir === undefined ? { config: { entries: new Map() }, runners: undefined } : load()
    const sweep = (filter: Partial<SweepFilter>, request: Partial<GeneratorRequest> = {}): readonly Row[] => {
      const { entries, problems } = filterEntries(loaded, { nodes: 'both', ...filter })
      expect(problems).toEqual([])
      return generatorRows(entries, loaded.runners, { ...everything, ...request })
    }
    const all = sweep({})
    const concsOf = (rows: readonly Row[]): readonly number[] => rows.flatMap(rowConcs)
    const single = (row: Row): boolean => !isMultiRow(row)
    const fixed = (row: Row): boolean => !isAgenticRow(row)
    const singleFixed = (row: Row): boolean => single(row) && fixed(row)
    const without = (fields: readonly string[]) => (row: Row) => rowKey(row, fields)

    it('has the rows and bytes that the reference was measured to print', () => {
      expect(all).toHaveLength(1820)
      expect(pythonLength(all)).toBe(1_030_701)
      expect(Math.max(...all.map(pythonLength))).toBe(1030)
      const lane = (multi: boolean, agentic: boolean) =>
        all.filter((row) => isMultiRow(row) === multi && isAgenticRow(row) === agentic)
      const lanes = [lane(false, false), lane(false, true), lane(true, false), lane(true, true)]
      const in8k1k = (row: Row) => 'isl' in row && sequenceLabel(row.isl, row.osl) === '8k1k'
      expect(lanes.map((rows) => rows.filter((row) => isAgenticRow(row) || in8k1k(row)).length)).toEqual([
        690, 482, 383, 264,
      ])
      expect(sweep({ modelPrefixes: ['dsv4'], nodes: 'single' }).filter(in8k1k)).toHaveLength(275)
      expect(all.length - new Set(all.map(without([]))).size).toBe(5)
    })

    it('selects entries by beginnings of keys, precision, framework, runner and nodes', () => {
      const ofKeys = (test: (key: string) => boolean): readonly string[] =>
        [...loaded.config.entries.keys()].filter(test)
      const keys = (filter: Partial<SweepFilter>) =>
        filterEntries(loaded, { nodes: 'both', ...filter }).entries.map(({ key }) => key)
      expect(keys({ modelPrefixes: ['glm5', 'dsr1'] })).toEqual(ofKeys((key) => /^(?:glm5|dsr1)/.test(key)))
      const fp8 = sweep({ precisions: ['fp8'] })
      const fp4 = sweep({ precisions: ['fp4'] })
      expect(new Set(fp8.map((row) => row.precision))).toEqual(new Set(['fp8']))
      expect(fp8.length + fp4.length).toBe(all.filter((row) => /^fp[48]$/.test(row.precision)).length)
      const trt = sweep({ frameworks: ['dynamo-trt', 'trt'] })
      expect(trt).toEqual(all.filter((row) => ['dynamo-trt', 'trt'].includes(row.framework)))
      const b300 = sweep({ runnerTypes: ['b300', 'cluster:b300-nv'] })
      expect(b300).toEqual(all.filter((row) => ['b300', 'cluster:b300-nv'].includes(row.runner)))
      expect(b300.length).toBeGreaterThan(0)
      expect(sweep({ nodes: 'single' })).toEqual(all.filter(single))
      expect(sweep({ nodes: 'multi' })).toEqual(all.filter(isMultiRow))
    })

    it('refuses a runner type that is no label, and names the nearest', () => {
      const { problems } = filterEntries(loaded, { nodes: 'both', runnerTypes: ['b30', 'h100'] })
      expect(problems).toHaveLength(1)
      expect(problems[0]).toMatchObject({ code: 'INFX023', hint: expect.stringContaining('did you mean') })
    })

    it('keeps the asked-for scenarios and lengths', () => {
      expect(sweep({}, { scenarios: ['agentic-coding'] })).toEqual(all.filter(isAgenticRow))
      expect(sweep({}, { scenarios: ['fixed-seq-len'] })).toEqual(all.filter(fixed))
      const short = sweep({}, { scenarios: ['fixed-seq-len'], seqLens: ['1k1k'] })
      expect(short).toEqual(all.filter((row) => 'isl' in row && row.isl === 1024))
      expect(short).toHaveLength(1)
      expect(sweep({}, { seqLens: ['8k1k'] })).toHaveLength(1819)
    })

    it('multiplies ranges by the step, ends included', () => {
      const wide = sweep({}, { stepSize: 4 })
      expect(wide.length).toBeLessThan(all.length)
      const curve = without(['conc', 'exp-name'])
      const ends = (rows: readonly Row[]) => {
        const found = new Map<string, readonly [number, number]>()
        for (const row of rows.filter(single)) {
          const [low = Infinity, high = 0] = found.get(curve(row)) ?? []
          found.set(curve(row), [Math.min(low, ...rowConcs(row)), Math.max(high, ...rowConcs(row))])
        }
        return found
      }
      expect(ends(wide)).toEqual(ends(all))
    })

    it('raises ranges and filters lists to a minimum', () => {
      const high = sweep({}, { minConc: 24 })
      expect(Math.min(...concsOf(high))).toBe(24)
      expect(Math.max(...concsOf(high))).toBe(Math.max(...concsOf(all)))
      // A range that starts below starts at the minimum itself, which no row of the configuration may have.
      expect(concsOf(high.filter(singleFixed)).filter((conc) => conc === 24).length).toBeGreaterThan(
        concsOf(all.filter(singleFixed)).filter((conc) => conc === 24).length,
      )
      const agentic = all.filter(isAgenticRow).filter((row) => rowConcs(row).every((conc) => conc >= 24))
      expect(high.filter(isAgenticRow)).toEqual(agentic)
      expect(sweep({}, { minConc: 0 })).toEqual([])
    })

    it('measures fixed rows beyond a maximum at it, and leaves agentic ones out', () => {
      const low = sweep({}, { maxConc: 3 })
      expect(Math.max(...concsOf(low))).toBe(3)
      const curve = without(['conc', 'exp-name'])
      expect(new Set(low.filter(fixed).map(curve))).toEqual(new Set(all.filter(fixed).map(curve)))
      const agentic = all.filter(isAgenticRow).filter((row) => rowConcs(row).every((conc) => conc <= 3))
      expect(low.filter(isAgenticRow)).toEqual(agentic)
      expect(sweep({}, { maxConc: 0 })).toEqual([])
    })

    it('leaves out wider single-node fixed rows, and lowers expert parallelism', () => {
      const narrow = sweep({}, { maxTp: 4 })
      const isWide = (row: Row) => singleFixed(row) && 'tp' in row && row.tp > 4
      expect(all.some(isWide)).toBe(true)
      expect(narrow).toEqual(all.filter((row) => !isWide(row)))
      const clamped = sweep({}, { maxEp: 2 })
      expect(clamped.map(without(['ep']))).toEqual(all.map(without(['ep'])))
      expect(clamped.filter(singleFixed).every((row) => 'ep' in row && row.ep <= 2)).toBe(true)
      expect(clamped.filter((row) => !singleFixed(row))).toEqual(all.filter((row) => !singleFixed(row)))
    })

    it('makes one row per machine whose name matches', () => {
      const rows = sweep({ runnerTypes: ['b300'] }, { nodeFilter: 'b300-nv_0' })
      const machines = loaded.runners?.labels
        .get('b300')
        ?.filter((node: string) => node.includes('b300-nv_0'))
      const bare = sweep({ runnerTypes: ['b300'] })
      expect(machines?.length).toBeGreaterThan(1)
      expect(rows.map(({ runner }) => runner)).toEqual(bare.flatMap(() => machines ?? []))
      expect(rows).toHaveLength(bare.length * (machines?.length ?? 0))
      expect(sweep({}, { nodeFilter: 'no such machine' })).toEqual([])
    })

    it('marks evaluations by default, and keeps only them on demand', () => {
      const marked = sweep({}, { evals: 'marked' })
      expect(marked.map(without(['run-eval', 'eval-conc']))).toEqual(all.map(without(['run-eval'])))
      expect(marked.filter(isAgenticRow).every((row) => row['run-eval'] === false)).toBe(true)
      const chosen = marked.filter((row) => row['run-eval'])
      expect(chosen.length).toBeGreaterThan(100)
      expect(chosen.every((row) => Math.max(...rowConcs(row)) >= 16)).toBe(true)
      const only = sweep({}, { evals: 'only' })
      expect(only.every((row) => row['eval-only'] === true && row['run-eval'] === true)).toBe(true)
      expect(only.filter(fixed).map(without(['eval-only']))).toEqual(chosen.map(without([])))
      expect(only.some(isAgenticRow)).toBe(true)
    })

    it('evaluates everything on demand, topologies of several rows on one engine', () => {
      const rows = sweep({}, { evals: 'all' })
      const inLength = all.filter((row) => !('isl' in row) || row.isl === 8192)
      expect(rows.filter(single)).toHaveLength(inLength.filter(single).length)
      const topology = without(['conc', 'exp-name', 'run-eval', 'eval-only', 'eval-conc', 'eval-all-concs'])
      const merged = rows.filter(isMultiRow)
      expect(merged).toHaveLength(new Set(inLength.filter(isMultiRow).map(topology)).size)
      for (const row of merged) {
        const concs = rowConcs(row)
        expect(concs).toEqual([...new Set(concs)].sort((a, b) => a - b))
        expect(row['eval-all-concs'] === true).toBe(!isAgenticRow(row))
        expect(row['eval-conc']).toBe(isAgenticRow(row) ? concs.at(-1) : undefined)
      }
    })

    it('takes keys by name and pattern in the order asked for, each once', () => {
      const known = [...loaded.config.entries.keys()]
      const keys = (...patterns: string[]) => namedEntries(loaded.config, patterns)
      const [first = '', second = ''] = known
      expect(keys(second, first, second).entries.map(({ key }) => key)).toEqual([second, first])
      const ofPattern = keys('dsr1-fp?-b200-*', '*').entries.map(({ key }) => key)
      const matching = known.filter((key) => /^dsr1-fp.-b200-/.test(key))
      expect(matching.length).toBeGreaterThan(0)
      expect(ofPattern).toEqual([...matching, ...known.filter((key) => !matching.includes(key))])
      const { entries, problems } = keys('nothing-*', `${first}x`)
      expect(entries).toEqual([])
      expect(problems.map(({ message }) => message)).toEqual([
        'pattern "nothing-*" matches no config key',
        `config key "${first}x" does not exist`,
      ])
    })

    it('keeps only the asked-for concurrencies, and no row without one', () => {
      const { entries } = namedEntries(loaded.config, ['*'])
      const rows = generatorRows(entries, loaded.runners, { ...everything, concs: [4, 64] })
      expect([...new Set(concsOf(rows))].sort((a, b) => a - b)).toEqual([4, 64])
      const expected = all.flatMap((row) => {
        const concs = rowConcs(row).filter((conc) => conc === 4 || conc === 64)
        return concs.length === 0 ? [] : [isMultiRow(row) ? { ...row, conc: concs } : row]
      })
      expect(rows).toEqual(expected)
    })
  },
)
