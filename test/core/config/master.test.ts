import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadMasterConfig, staleEntryWarnings } from '../../../src/core/config/master.ts'
import { gpusPerNode, loadRunners } from '../../../src/core/config/runners.ts'
import { expandEntry } from '../../../src/core/plan/expand.ts'
import { rowKey } from '../../../src/core/plan/rows.ts'
import { formatProblem } from '../../../src/core/problem.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'
import { agenticYaml, fixedYaml, multiYaml, runnersYaml } from '../plan/sweep-fixture.ts'

const { runners } = loadRunners({ path: 'runners.yaml', text: runnersYaml })
const load = (...texts: readonly string[]) =>
  loadMasterConfig(
    texts.map((text, index) => ({ path: `m${index}.yaml`, text })),
    runners,
  )
const found = (...texts: readonly string[]): readonly string[] =>
  load(...texts).problems.map((problem) => formatProblem(problem).replaceAll('\n', ' '))

describe('loadMasterConfig', () => {
  it('reads both shapes of entries', () => {
    const { config, problems } = load(agenticYaml, fixedYaml + multiYaml)
    expect(problems).toEqual([])
    expect([...config.entries.keys()]).toEqual([
      'tiny-fp4-b300-sglang-agentic',
      'tiny-fp8-b300-sglang',
      'tiny-fp4-gb300-dynamo-sglang',
    ])
  })

  it('underlines an unknown field and says what was meant', () => {
    expect(found(fixedYaml.replace('search-space:', 'search-spce:'))).toEqual([
      'm0.yaml:13:7  error INFX012  unknown field "search-spce"     did you mean "search-space"? allowed here: isl, osl, random-range-ratio, num-prompts-per-conc, eval, search-space',
    ])
  })

  it.each([
    [
      'conc-list: [1, 4], conc-start: 4',
      /cannot specify both .* use either a list or a range, not both/,
      '14:18',
    ],
    ['tp2: 1', /unknown field "tp2"/, '14:18'],
    ['conc-list: []', /must specify either a non-empty 'conc-list' or both/, '14:18'],
    ['conc-start: 4', /must specify either/, '14:18'],
    ['conc-list: [0]', /every entry must be greater than 0/, '14:18'],
    ['conc-start: 8, conc-end: 4', /'conc-start' \(8\) must be <= 'conc-end' \(4\)/, '14:18'],
    ['conc-list: [4], dcp-size: 3', /'tp' \(4\) must be divisible by 'dcp-size' \(3\)/, '14:44'],
    ['conc-list: [4], tpx: 3, tp: "8"', /duplicate key "tp"/, '14:42'],
    ['conc-list: [4], spec-decoding: eagle', /must be one of mtp, draft_model, none, not "eagle"/, '14:49'],
    ['conc-list: [4.5]', /must be a whole number, not 4.5/, '14:30'],
    ['conc-list: [1e3]', /1e3 is a number in YAML 1.2 and text in YAML 1.1/, '14:30'],
    ['conc-list: [4], router: { name: r, version: 1.10 }', /quote it/, '14:62'],
  ])('refuses { tp: 4, %s }', (fields, message, place) => {
    const text = fixedYaml.replace('tp: 4, conc-start: 4, conc-end: 64', `tp: 4, ${fields}`)
    const problems = load(text).problems.filter(({ severity }) => severity === 'error')
    const hit = problems.find((problem) => message.test(`${problem.message} ${problem.hint}`))
    expect(hit, JSON.stringify(problems)).toBeDefined()
    expect(`${hit?.at?.line}:${hit?.at?.col}`).toBe(place)
  })

  it('finds every problem of every file in one go', () => {
    const broken = fixedYaml.replace('image:', 'imge:').replace('conc-start: 4, ', '')
    const both = agenticYaml
      .replace('kv-offloading: none', 'kv-offloading: ram')
      .replace('runner: cluster:b300-nv', 'runner: b300')
    const codes = load(broken, both).problems.map(({ code, at }) => `${at?.file} ${code}`)
    expect(codes).toEqual(['m0.yaml INFX012', 'm1.yaml INFX013'])
  })

  it('says one thing about a number where a text belongs', () => {
    const router = '  multinode: false\n  router: { name: r, version: 1.0 }\n'
    const [only, ...others] = found(fixedYaml.replace('  multinode: false\n', router))
    expect([only, ...others]).toEqual([
      expect.stringMatching(/INFX015 .*version 1\.0 is a number.* quote it: "1\.0"/),
    ])
    const [plain, ...more] = found(fixedYaml.replace('precision: fp8', 'precision: 8.0'))
    expect([plain, ...more]).toEqual([expect.stringMatching(/INFX013 .*put quotes around it/)])
  })

  it.each([
    ['framework: sglang', 'framework: sglangg', 'error', 'did you mean "sglang"?'],
    ['framework: sglang', 'framework: dynamo-sglnag', 'error', 'did you mean "dynamo-sglang"?'],
    ['framework: sglang', 'framework: brandnew', 'warning', 'it is kept as it is written'],
    ['precision: fp8', 'precision: fp88', 'warning', 'did you mean "fp8"? it is kept as it is written'],
  ])('%s as %s is a %s', (from, to, severity, hint) => {
    const { config, problems } = load(fixedYaml.replace(from, to))
    expect(problems.map(({ code, at, ...rest }) => [code, at?.line, rest.severity, rest.hint])).toEqual([
      ['INFX027', from.startsWith('framework') ? 7 : 6, severity, hint],
    ])
    expect(config.entries.size).toBe(severity === 'error' ? 0 : 1)
  })

  it.each([
    ['isl: 8192', 'isl: 1000000000', '"isl" must be at most 16777216'],
    ['osl: 1024', 'osl: 1000000000', '"osl" must be at most 16777216'],
    ['conc-start: 4, conc-end: 64', 'conc-list: [1000000000]', 'item 1 must be at most 100000'],
    ['conc-start: 4, conc-end: 64', 'conc-start: 4, conc-end: 1000000000', '"conc-end" must be at most'],
    ['osl: 1024', 'osl: 1024\n      num-prompts-per-conc: 1000000000', 'must be at most 10000'],
    ['conc-end: 64', 'conc-end: 100000', undefined],
    ['tp: 4', 'tp: 1000000000', '"tp" must be at most 10000'],
  ])('bounds %s as %s', (from, to, message) => {
    const lines = found(fixedYaml.replace(from, to))
    expect(lines).toEqual(message === undefined ? [] : [expect.stringContaining(message)])
  })

  it('bounds the prompts of a point', () => {
    const text = fixedYaml
      .replace('osl: 1024', 'osl: 1024\n      num-prompts-per-conc: 10000')
      .replace('conc-end: 64', 'conc-end: 100000')
    expect(found(text)).toEqual([expect.stringMatching(/INFX018 .*sends 1,000,000,000 prompts/)])
  })

  it('says that an entry of prefill and decode workers is a multi-node one, and nothing else about it', () => {
    const wrong = multiYaml.replace('multinode: true', 'multinode: false')
    expect(found(wrong)).toEqual([
      'm0.yaml:8:14  error INFX013  "multinode" is false, but every search space has workers of prefill and decode     set multinode: true',
    ])
    // What is wrong with it as a multi-node entry is told, too.
    expect(found(wrong.replace('num-worker: 2', 'num-wrker: 2'))).toHaveLength(2)
    expect(load(wrong).config.entries.size).toBe(0)
  })

  it.each([
    ['conc-start: 4', 'for instance conc-list: [1, 4, 16]'],
    ['conc-list: [1, 4], conc-start: 4', 'take one of the two out'],
    ['conc-list: [4], spec-decoding: mpt', 'did you mean "mtp"?'],
  ])('says what to write instead of %s', (fields, hint) => {
    const text = fixedYaml.replace('tp: 4, conc-start: 4, conc-end: 64', `tp: 4, ${fields}`)
    expect(found(text)).toEqual([expect.stringContaining(hint)])
  })

  it('checks the rules of agentic entries', () => {
    expect(found(agenticYaml.replace('runner: cluster:b300-nv', 'runner: b300'))).toEqual([
      expect.stringContaining('agentic-coding needs a runner that names one exact fleet'),
    ])
    expect(found(agenticYaml.replace('runner: cluster:b300-nv', 'runner: clusterr:b300-nv'))).toEqual([
      expect.stringMatching(/INFX020 .*did you mean "cluster:b300-nv"\?/),
    ])
    expect(found(agenticYaml.replace('- dram-utilization: 0.80\n      search', '- search'))).toEqual([
      expect.stringContaining("'dram-utilization' is required"),
    ])
    expect(found(agenticYaml.replace(', kv-offload-backend: { name: hicache }', ''))).toEqual([
      expect.stringContaining("kv-offloading: dram needs 'kv-offload-backend'"),
    ])
    const backend = agenticYaml.replace(
      'kv-offloading: none',
      'kv-offloading: none, kv-offload-backend: { name: hicache }',
    )
    expect(found(backend)).toEqual([expect.stringContaining('is only for kv-offloading: dram')])
    expect(found(agenticYaml.replace('kv-offloading: none, ', ''))).toEqual([
      expect.stringContaining('lacks the required field "kv-offloading"'),
    ])
    const prefill = agenticYaml.replace('{ tp: 4, kv-offloading: none', '{ prefill: {}, kv-offloading: none')
    expect(found(prefill)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('unknown field "prefill"'),
        expect.stringContaining('"tp"'),
      ]),
    )
  })

  it('wants components at one place, and the transfer with disagg', () => {
    const router = 'router: { name: r, version: "1" }'
    const twice = multiYaml
      .replace('disagg: true', `disagg: true\n  ${router}`)
      .replace('- conc-list', `- ${router}\n        conc-list`)
    expect(found(twice)).toEqual([
      expect.stringContaining("'router' is declared at the top of the entry and in a search space"),
    ])
    expect(found(multiYaml.replace('  kv-p2p-transfer: nixl\n', ''))).toEqual([
      expect.stringContaining("disagg: true needs 'kv-p2p-transfer'"),
    ])
    expect(found(fixedYaml.replace('multinode: false', 'multinode: false\n  kv-p2p-transfer: nixl'))).toEqual(
      [expect.stringContaining('unknown field "kv-p2p-transfer"')],
    )
    const hardware = multiYaml.replace('prefill: {', 'prefill: { hardware: b300,')
    expect(found(hardware)).toEqual([expect.stringContaining("'hardware' is given for prefill only")])
  })

  it('wants exactly one kind of dataset', () => {
    const withDataset = (dataset: string): string =>
      agenticYaml.replace('- dram-utilization: 0.80', `- dataset: ${dataset}\n      dram-utilization: 0.80`)
    expect(found(withDataset('{ path: t.jsonl, format: weka }'))).toEqual([])
    expect(found(withDataset('{ path: t.jsonl }'))).toEqual([
      expect.stringContaining('needs path and format, or a generator'),
    ])
    expect(found(withDataset('{}'))).toEqual([
      expect.stringContaining('needs path and format, or a generator'),
    ])
  })

  it('refuses wildcards in keys, keys of two files, and entries without shape', () => {
    expect(found(fixedYaml.replace('tiny-fp8', 'tiny-*'))).toEqual([
      expect.stringContaining("m0.yaml:1:1  error INFX022  wildcard '*' is not allowed in config key"),
    ])
    expect(found(fixedYaml, fixedYaml)).toEqual([
      expect.stringMatching(/^m1.yaml:1:1 .*already defined in m0.yaml:1$/),
    ])
    expect(found('a: 1\n')).toEqual([expect.stringContaining('entry "a" must be a mapping, not 1')])
    expect(found('- a\n')).toEqual([
      expect.stringContaining('the root of a configuration file must be a mapping'),
    ])
    expect(found(fixedYaml.replace('  multinode: false\n', ''))).toEqual([
      expect.stringContaining('lacks the required field "multinode"'),
    ])
    expect(found(fixedYaml.replace(/scenarios:[^]*/, 'scenarios: {}\n'))).toEqual([
      expect.stringContaining('at least one scenario type must be specified'),
    ])
  })

  it('keeps what only matters when an entry runs apart, so that it cannot stop other sweeps', () => {
    const { config, problems } = load(fixedYaml.replace('runner: b300', 'runner: gb300-nv'))
    expect(problems).toEqual([])
    expect(
      staleEntryWarnings(config).map(({ severity, message, hint, at }) => [
        severity,
        message,
        hint,
        at?.line,
      ]),
    ).toEqual([
      [
        'warning',
        'runner label "gb300-nv" is not in runners.yaml',
        'did you mean "cluster:gb300-nv"? labels are in runners.yaml',
        5,
      ],
    ])
  })

  it('refuses an entry that is to run when a point of it is larger than a node', () => {
    const { config, problems } = load(fixedYaml.replace('tp: 4', 'tp: 16'))
    expect(problems).toEqual([])
    expect([...config.entries.values()].flatMap(({ unrunnable }) => unrunnable.map(formatProblem))).toEqual([
      'm0.yaml:14:15  error INFX025  the point needs 16 GPUs, a node of "b300" has 8\n    make tp · pp · pcp at most 8, or spread the workers: multinode: true with prefill and decode, and a recipe',
    ])
  })

  it.skipIf(sharedDir === undefined)(
    `holds case CF-01 (${sharedDir === undefined ? noSharedReason : 'read'})`,
    () => {
      const text = readFileSync(`${sharedDir}cases/CF-01/config.yaml`, 'utf8')
      const duplicates = load(text).problems.filter(({ code }) => code === 'INFX011')
      expect(duplicates.map(({ at, message }) => [at?.line, message])).toEqual([
        [15, 'duplicate key "orca-fp8-zx9-alpha": first written on line 1'],
      ])
    },
  )
})

describe('loadRunners', () => {
  it('says what is wrong with labels and hardware', () => {
    const { runners: none, problems } = loadRunners({
      path: 'r.yaml',
      text: 'labels: { a: [], b: x, c: [1] }\nhardware: { a: { gpus-per-node: 0 } }\nextra: 1\n',
    })
    expect(none).toBeUndefined()
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual(
      expect.arrayContaining([
        'INFX012 unknown field "extra"',
        'INFX013 "a" must be a list of at least 1, not an empty list',
        'INFX013 "b" must be a list, not "x"',
        'INFX013 item 1 must be a text, not 1',
        'INFX014 "a" lacks the required field "available-cpu-dram-mib"',
        'INFX013 "gpus-per-node" must be at least 1, not 0',
      ]),
    )
  })

  it('knows the GPUs of a node through shared machines', () => {
    expect(gpusPerNode(runners, 'cluster:gb300-nv')).toBe(4)
    expect(gpusPerNode(runners, 'b300')).toBe(8)
    expect(gpusPerNode(runners, 'nobody')).toBeUndefined()
  })
})

describe.skipIf(sharedDir === undefined)(
  `the real configuration (${sharedDir === undefined ? noSharedReason : 'read'})`,
  () => {
    const read = (name: string) => ({
      path: `configs/${name}.yaml`,
      text: readFileSync(`${sharedDir}corpus/head/configs/${name}.yaml`, 'utf8'),
    })

    it('loads and expands to the rows that are known of it', () => {
      const real = loadRunners(read('runners'))
      expect(real.problems).toEqual([])
      const { config, problems } = loadMasterConfig([read('nvidia-master'), read('amd-master')], real.runners)
      expect(problems.filter(({ severity }) => severity !== 'warning')).toEqual([])
      expect(config.entries.size).toBe(208)
      const unknown = staleEntryWarnings(config).filter(({ code }) => code === 'INFX023')
      expect(unknown).toHaveLength(8)
      const hardware = real.runners?.hardware ?? new Map()
      const rows = [...config.entries.values()].flatMap((entry) =>
        expandEntry(entry, ['fixed-seq-len', 'agentic-coding'], hardware),
      )
      expect(rows).toHaveLength(1820)
      expect(rows.length - new Set(rows.map(({ row }) => rowKey(row, []))).size).toBe(5)
    })
  },
)
