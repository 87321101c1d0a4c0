import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import Ajv2020 from 'ajv/dist/2020.js'
import { generateMatrix } from '../../../src/core/plan/generate-matrix.ts'
import { defaultPlanPolicy } from '../../../src/core/plan/policy.ts'
import type { Problem } from '../../../src/core/problem.ts'
import { agenticYaml, anEntry, fixedYaml, multiYaml, plan, planned, snapshotOf } from './sweep-fixture.ts'

const all = agenticYaml + fixedYaml + multiYaml
const errors = (problems: readonly Problem[]): readonly string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code} ${message}`)
const benchmarks = (labels: readonly string[], master = all): readonly string[] =>
  planned(master, { labels })
    .points.filter(({ kind }) => kind === 'benchmark')
    .map(({ title }) => title)
const evals = (labels: readonly string[], master = all): readonly string[] =>
  planned(master, { labels })
    .points.filter(({ kind }) => kind === 'eval')
    .map(({ title }) => title)

describe('planSweep', () => {
  it('expands lists as written, ranges with their end, and one point per concurrency of a multi-node row', () => {
    expect(benchmarks([])).toEqual([
      ...[1, 8, 16].map((conc) => `tiny fp4 · b300 sglang · agentic · tp4 · conc ${conc}`),
      ...[16, 32].map((conc) => `tiny fp4 · b300 sglang · agentic · tp8 ep8 dpa · hicache · conc ${conc}`),
      ...[4, 8, 16, 32, 64].map((conc) => `tiny fp8 · b300 sglang · 8k1k · tp4 · conc ${conc}`),
      ...[64, 16, 256].map(
        (conc) => `tiny fp4 · gb300 dynamo-sglang · 8k1k · 1P tp4 ep4 dpa + 2D tp8 ep8 · conc ${conc}`,
      ),
    ])
  })

  it('resolves a point fully', () => {
    const { points } = planned(agenticYaml)
    expect(points.find(({ conc, kvOffloading }) => conc === 32 && kvOffloading === 'dram')).toMatchObject({
      kind: 'benchmark',
      scenario: 'agentic-coding',
      topology: { shape: 'single-node', tp: 8, pp: 1, dcp: 1, pcp: 1, ep: 8, dpAttn: true },
      kvOffloadBackend: { name: 'hicache' },
      // 0.8 of min(2,964,436 MiB, 3 TB) for all 8 GPUs of a node.
      totalCpuDramGb: 2399,
      durationSeconds: 3600,
      warmupRequestsPerLane: 10,
      dataset: { loader: 'semianalysis_cc_traces_weka_062126_256k' },
      gpus: 8,
      nodes: 1,
      runsOn: ['cluster:b300-nv'],
      expName: 'tiny_tp8_conc32_kvdram-hicache',
      curveKey: 'tiny/b300/sglang/fp4/agentic_traces',
    })
    const multi = planned(multiYaml).points.find(({ conc }) => conc === 256)
    expect(multi).toMatchObject({
      gpus: 20,
      nodes: 5,
      maxModelLen: 9472,
      randomRangeRatio: 0.8,
      promptsPerConc: 10,
    })
  })

  it('evaluates by default what the ecosystem evaluates', () => {
    expect(evals([])).toEqual([
      'tiny fp4 · b300 sglang · agentic · tp8 ep8 dpa · hicache · eval gsm8k · conc 32',
      'tiny fp8 · b300 sglang · 8k1k · tp4 · eval gsm8k · conc 32',
      'tiny fp8 · b300 sglang · 8k1k · tp4 · eval gsm8k · conc 64',
      'tiny fp4 · gb300 dynamo-sglang · 8k1k · 1P tp4 ep4 dpa + 2D tp8 ep8 · eval gsm8k · conc 256',
    ])
    const policy = { ...defaultPlanPolicy, evals: { ...defaultPlanPolicy.evals, agentic: 'never' } } as const
    expect(planned(agenticYaml, { policy }).totals.evalPoints).toBe(0)
    const labelled = {
      ...defaultPlanPolicy,
      evals: { ...defaultPlanPolicy.evals, agentic: 'labelled' },
    } as const
    expect(planned(agenticYaml, { policy: labelled }).totals.evalPoints).toBe(0)
    expect(planned(agenticYaml, { policy: labelled, labels: ['all-evals'] }).totals.evalPoints).toBe(5)
  })

  it('lets labels act on the points', () => {
    expect(benchmarks(['sweep-enabled'])).toEqual([
      expect.stringContaining('tp4 · conc 1'),
      expect.stringContaining('hicache · conc 16'),
      expect.stringContaining('8k1k · tp4 · conc 4'),
      expect.stringContaining('tp8 ep8 · conc 16'),
    ])
    expect(benchmarks(['evals-only'])).toEqual([])
    expect(evals(['all-evals'])).toHaveLength(5 + 5 + 1)
    expect(evals(['all-evals'], multiYaml)).toEqual([expect.stringContaining('eval gsm8k · conc 16+64+256')])
    const fast = planned(agenticYaml, { labels: ['agentx-fast'] }).points[0]
    expect(fast).toMatchObject({ durationSeconds: 1200, warmupRequestsPerLane: 1 })
    expect(fast?.id).not.toBe(planned(agenticYaml).points[0]?.id)
  })

  it('takes what a changelog entry asks for, each key and scenario once', () => {
    const only = planned(all, {
      entries: [anEntry({ configKeys: ['tiny-*-b300-*'], scenarioType: ['fixed-seq-len'] })],
    })
    expect(new Set(only.points.map(({ configKey }) => configKey))).toEqual(new Set(['tiny-fp8-b300-sglang']))
    const twice = planned(all, { entries: [anEntry(), anEntry({ configKeys: ['tiny-fp8-b300-sglang'] })] })
    expect(twice.points.map(({ id }) => id)).toEqual(
      planned(all, { entries: [anEntry()] }).points.map(({ id }) => id),
    )
    const noThroughput = planned(all, { entries: [anEntry({ allEvals: true })] })
    expect(noThroughput.totals).toMatchObject({ benchmarkPoints: 0, evalPoints: 11 })
    const prefill = planned(multiYaml, { entries: [anEntry({ evalMinPrefillEp: 8 })] })
    expect(prefill.totals.evalPoints).toBe(0)
  })

  it('says that a key is missing, and which was meant, on the line of the entry', () => {
    const { plan: none, problems } = plan(all, {
      head: snapshotOf(all, { changelog: { path: 'perf-changelog.yaml', text: '' } }),
      entries: [anEntry({ configKeys: ['tiny-fp8-b300-sgalng', 'gone-*'], line: 41 })],
    })
    expect(none).toBeUndefined()
    expect(errors(problems)).toEqual([
      'INFX080 config key "tiny-fp8-b300-sgalng" does not exist',
      'INFX080 no config key matches the wildcard "gone-*"',
    ])
    expect(problems[0]).toMatchObject({
      hint: 'did you mean "tiny-fp8-b300-sglang"?',
      at: { file: 'perf-changelog.yaml', line: 41 },
    })
  })

  it('refuses an unknown runner label of a key that is to run, and only of that', () => {
    const stale = fixedYaml.replace('runner: b300', 'runner: b301')
    expect(errors(plan(stale).problems)).toEqual([
      'INFX023 runner label "b301" is not in configs/runners.yaml',
    ])
    expect(errors(plan(agenticYaml + stale, { keys: ['*agentic'] }).problems)).toEqual([])
    const policy = { ...defaultPlanPolicy, unknownRunner: 'warning' } as const
    expect(plan(stale, { policy }).plan?.problems.map(({ severity }) => severity)).toEqual(['warning'])
  })

  it('runs a row that is listed twice once, with a notice', () => {
    const doubled = fixedYaml.replace(/( +- \{ tp: 4.*\n)/, '$1$1')
    const { points, problems } = planned(doubled)
    expect(points.map(({ id }) => id)).toEqual(planned(fixedYaml).points.map(({ id }) => id))
    const found = problems.filter(({ code }) => code === 'INFX083')
    expect(found).toHaveLength(7)
    const line = doubled.split('\n').findIndex((text) => text.includes('{ tp: 4')) + 1
    expect(found[0]).toMatchObject({
      at: { file: 'configs/master.yaml', line: line + 1 },
      hint: `the other is at configs/master.yaml:${line}`,
    })
  })

  it('refuses two different points that would be stored as one result', () => {
    const withRecipe = (path: string): string => `      - { tp: 4, conc-list: [4], srt-recipe: ${path} }\n`
    const two = fixedYaml.replace(
      / +- \{ tp: 4.*\n/,
      withRecipe('recipes/a.yaml') + withRecipe('recipes/b.yaml'),
    )
    const recipes = new Map([
      ['recipes/a.yaml', 'name: a\nbackend: { x: 1 }\n'],
      ['recipes/b.yaml', 'name: b\nbackend: { x: 2 }\n'],
    ])
    const head = snapshotOf(two, { readRecipe: (path) => recipes.get(path) })
    expect(errors(plan(two, { head }).problems)).toEqual([
      expect.stringMatching(
        /^INFX082 tiny-fp8-b300-sglang.* two different points would be stored as one result/,
      ),
    ])
  })

  it('tells the places of two keys that list the same point', () => {
    const twin = fixedYaml.replace('tiny-fp8-b300-sglang:', 'tiny-fp8-b300-sglang-again:')
    const { problems } = planned(fixedYaml + twin, { keys: ['tiny-fp8-*'] })
    const lines = (fixedYaml + twin)
      .split('\n')
      .flatMap((text, at) => (text.includes('{ tp: 4') ? [at + 1] : []))
    expect(problems.find(({ code }) => code === 'INFX082')).toMatchObject({
      severity: 'warning',
      message: expect.stringContaining('tiny-fp8-b300-sglang and tiny-fp8-b300-sglang-again list the same'),
      at: { file: 'configs/master.yaml', line: lines[1] },
      hint: `the other is at configs/master.yaml:${lines[0]}`,
    })
  })

  it('binds recipes with placeholders, and reports a missing one on its line', () => {
    const text = fixedYaml.replace('tp: 4,', 'tp: 4, srt-recipe: "recipes/tp{tp}.yaml:override_c{conc}",')
    const overrides = [4, 8, 16, 32, 64].map((conc) => `override_c${conc}: { max: ${conc} }`)
    const recipe = `base: { name: r }\n${overrides.join('\n')}\n`
    const readRecipe = (path: string): string | undefined =>
      path === 'recipes/tp4.yaml' ? recipe : undefined
    const { points } = planned(text, { head: snapshotOf(text, { readRecipe }) })
    expect(points[1]?.recipe).toMatchObject({
      path: 'recipes/tp4.yaml',
      selector: 'override_c8',
      resolved: { max: 8 },
    })
    expect(
      new Set(points.filter(({ kind }) => kind === 'benchmark').map(({ seriesKey }) => seriesKey)).size,
    ).toBe(1)
    const { problems } = plan(text)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([
      expect.objectContaining({
        code: 'INFX100',
        at: expect.objectContaining({ file: 'configs/master.yaml', line: 14 }),
      }),
    ])
  })

  it('makes an empty plan when labels leave nothing', () => {
    const empty = planned(fixedYaml.replace('isl: 8192', 'isl: 4096'), { labels: ['evals-only'] })
    expect(empty).toMatchObject({ points: [], shards: [], canary: { state: 'none-possible' } })
    expect(empty.problems.map(({ code }) => code)).toContain('INFX088')
  })

  it('is independent of time and place: the same input gives the same plan', () => {
    expect(planned(all)).toEqual(planned(all))
  })

  it('marks simulated points, which are other measurements', () => {
    const simulated = planned(agenticYaml, {
      overrides: { simulated: true, traceScale: 8, durationSeconds: 4 },
    })
    expect(simulated.points[0]).toMatchObject({ simulated: true, traceScale: 8, durationSeconds: 4 })
    expect(simulated.digest).not.toBe(planned(agenticYaml).digest)
  })

  it('makes an edited dataset another measurement', () => {
    const traceOf = (session: string): string =>
      JSON.stringify({ timestamp: 0, session_id: session, input_length: 9, output_length: 1, hash_ids: [1] })
    const text = agenticYaml.replace(
      '- dram',
      '- dataset: { path: traces/a.jsonl, format: mooncake }\n      dram',
    )
    const idsWith = (session: string): readonly string[] =>
      planned(text, { head: snapshotOf(text, { readFile: () => traceOf(session) }) })
        .points.filter(({ kind }) => kind === 'benchmark')
        .map(({ id }) => id)
    expect(idsWith('one')).toEqual(idsWith('one'))
    expect(idsWith('one').filter((id) => idsWith('two').includes(id))).toEqual([])
    expect(plan(text).problems.map(({ code }) => code)).toContain('INFX028')
  })

  it('writes what schemas/plan.schema.json says', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../../schemas/plan.schema.json', import.meta.url), 'utf8'),
    )
    const validate = new Ajv2020.default({ strict: false }).compile(schema)
    const base = snapshotOf(all.replaceAll('sglang:1.0', 'sglang:0.9').replace('[1, 8, 16]', '[1, 4, 16]'))
    for (const document of [
      planned(all),
      planned(all, { head: snapshotOf(all), base, labels: ['all-evals'] }),
    ]) {
      expect(validate(JSON.parse(JSON.stringify(document))), JSON.stringify(validate.errors)).toBe(true)
    }
    expect(validate({ ...planned(all), surprise: 1 })).toBe(false)
  })
})

describe('keys on the command line', () => {
  const keysOf = (...keys: readonly string[]): readonly string[] => [
    ...new Set(planned(all, { keys }).points.map(({ configKey }) => configKey)),
  ]

  it('stand for themselves, `*` for any text, `?` for one character', () => {
    expect(keysOf('tiny-fp8-b300-sglang')).toEqual(['tiny-fp8-b300-sglang'])
    expect(keysOf('tiny-fp?-b300-sglang')).toEqual(['tiny-fp8-b300-sglang'])
    expect(keysOf('tiny-fp?-b300-*')).toEqual(['tiny-fp4-b300-sglang-agentic', 'tiny-fp8-b300-sglang'])
  })

  it('are unknown when nothing matches; a changelog entry knows no `?`', () => {
    expect(errors(plan(all, { keys: ['tiny-fp??-b300-sglang'] }).problems)).toHaveLength(1)
    const entries = [anEntry({ configKeys: ['tiny-fp?-b300-sglang'] })]
    expect(errors(plan(all, { entries }).problems)).toEqual([expect.stringContaining('INFX080')])
  })
})

describe('comparison with the base', () => {
  it('tells added, removed, changed and unchanged points apart, with what changed', () => {
    const head = snapshotOf(all.replace('[1, 8, 16]', '[1, 7, 16]').replace('dynamo:1.0', 'dynamo:1.1'))
    const { keys, points } = planned(all, { head, base: snapshotOf(all) })
    const agentic = keys.find(({ configKey }) => configKey.endsWith('agentic'))
    expect(agentic?.added.map((id) => points.find((point) => point.id === id)?.conc)).toEqual([7])
    expect(agentic?.removedPoints).toEqual([
      expect.objectContaining({ kind: 'benchmark', line: 'agentic · tp4', conc: 8 }),
    ])
    expect(agentic?.changed).toEqual([])
    const multi = keys.find(({ configKey }) => configKey.includes('dynamo'))
    expect(multi?.unchanged).toEqual([])
    expect(multi?.changed).toHaveLength(4)
    expect(multi?.changed[0]).toMatchObject({
      fields: ['image'],
      values: [{ field: 'image', from: 'registry.example/dynamo:1.0', to: 'registry.example/dynamo:1.1' }],
    })
  })

  it('finds nothing changed when base and head are equal', () => {
    const { keys, points } = planned(all, { base: snapshotOf(all) })
    expect(
      keys.every(({ added, removed, changed }) => added.length + removed.length + changed.length === 0),
    ).toBe(true)
    expect(keys.flatMap(({ unchanged }) => unchanged)).toEqual(
      expect.arrayContaining(points.map(({ id }) => id)),
    )
  })

  it('names recipe fields that changed', () => {
    const text = fixedYaml.replace('tp: 4,', 'tp: 4, srt-recipe: recipes/r.yaml,')
    const at = (chunk: number) =>
      snapshotOf(text, { readRecipe: () => `name: r\nbackend: { chunk: ${chunk} }\n` })
    const { keys } = planned(text, { head: at(2), base: at(1) })
    expect(new Set(keys[0]?.changed.flatMap(({ fields }) => fields))).toEqual(new Set(['recipe.backend']))
  })
})

describe('an evaluation task', () => {
  const task = 'task: sums\ndataset_kwargs: { data_files: { test: q.jsonl, train: [a.jsonl, b.jsonl] } }\n'
  const policy = { ...defaultPlanPolicy, evals: { ...defaultPlanPolicy.evals, taskPath: 'evals/sums.yaml' } }
  const files = {
    'evals/sums.yaml': task,
    'evals/q.jsonl': '{}',
    'evals/a.jsonl': '{}',
    'evals/b.jsonl': '{}',
  }
  const evalIds = (changed: Readonly<Record<string, string>>): readonly string[] => {
    const all: Readonly<Record<string, string>> = { ...files, ...changed }
    return planned(fixedYaml, { policy, head: snapshotOf(fixedYaml, { readFile: (path) => all[path] }) })
      .points.filter(({ kind }) => kind === 'eval')
      .map(({ id }) => id)
  }

  it.each(Object.keys(files))('is another measurement when %s changes', (file) => {
    expect(evalIds({})).toHaveLength(2)
    expect(evalIds({ [file]: `${files[file as keyof typeof files]}\n` })).not.toEqual(evalIds({}))
    expect(evalIds({ 'evals/other.jsonl': 'x' })).toEqual(evalIds({}))
  })
})

describe('evaluations of engines that differ in their recipe only', () => {
  const space = (recipe: string, concs: string): string => `- conc-list: [${concs}]
        srt-recipe: recipes/r.yaml:${recipe}
        prefill: { num-worker: 1, tp: 4, ep: 4, dp-attn: true }
        decode: { num-worker: 2, tp: 8, ep: 8, dp-attn: false }
`
  const [before = ''] = multiYaml.split('- conc-list')
  const text = `${before}${space('override_low', '16, 32')}      ${space('override_max', '512, 1024')}`
  const head = snapshotOf(text, {
    readRecipe: () => 'base: { name: r }\noverride_low: { a: 1 }\noverride_max: { a: 2 }\n',
  })
  const asked = (labels: readonly string[]) =>
    planned(text, { head, labels })
      .points.filter(({ kind }) => kind === 'eval')
      .map(({ recipe, evalConcs }) => [recipe?.selector, evalConcs])

  it('are one for each recipe', () => {
    expect(asked(['all-evals'])).toEqual([
      ['override_low', [16, 32]],
      ['override_max', [512, 1024]],
    ])
    expect(asked([])).toEqual([
      ['override_low', [32]],
      ['override_max', [1024]],
    ])
  })
})

describe('evaluations that only labelled requests ask for', () => {
  const policy = { ...defaultPlanPolicy, evals: { ...defaultPlanPolicy.evals, agentic: 'labelled' } } as const
  const regular = anEntry({ configKeys: ['tiny-fp4-b300-sglang-agentic'] })
  const evaluating = { ...regular, evalsOnly: true }

  it.each([
    ['first', [evaluating, regular]],
    ['last', [regular, evaluating]],
  ])('run when that entry stands %s', (_name, entries) => {
    expect(planned(all, { policy, entries }).totals).toMatchObject({ benchmarkPoints: 5, evalPoints: 1 })
  })
})

describe('append-only entries', () => {
  const entries = [anEntry({ configKeys: ['tiny-fp4-b300-sglang-agentic'], appendOnly: true })]
  const head = all.replace('[1, 8, 16]', '[1, 8, 12, 16]')

  it('run only what is new', () => {
    const { points } = planned(all, { head: snapshotOf(head), base: snapshotOf(all), entries })
    expect(points.map(({ title }) => title)).toEqual(['tiny fp4 · b300 sglang · agentic · tp4 · conc 12'])
  })

  it('say that old points stay', () => {
    const { keys, points } = planned(all, { head: snapshotOf(head), base: snapshotOf(all), entries })
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatchObject({ added: [points[0]?.id], removed: [], changed: [] })
    expect(keys[0]?.unchanged).toHaveLength(5)
  })

  it('refuse old points that changed in what rows do not hold', () => {
    const withRecipe = (text: string) => text.replace('tp: 4, kv', 'tp: 4, srt-recipe: recipes/r.yaml, kv')
    const at = (text: string, chunk: number) =>
      snapshotOf(withRecipe(text), { readRecipe: () => `name: r\nbackend: { chunk: ${chunk} }\n` })
    const change = (chunk: number) => plan(all, { head: at(head, chunk), base: at(all, 1), entries })
    expect(errors(change(1).problems)).toEqual([])
    expect(errors(change(2).problems)).toEqual([
      'INFX084 append-only may not change existing points, and 3 points of tiny-fp4-b300-sglang-agentic changed (recipe.backend)',
    ])
  })

  it.each([
    [
      'a removed point',
      all.replace('[1, 8, 16]', '[1, 12, 16]'),
      all,
      'may not remove existing concurrency points: [8]',
    ],
    [
      'another image',
      head.replace('sglang:1.0', 'sglang:1.1'),
      all,
      'may not remove or modify existing generated recipes',
    ],
    ['nothing new', all, all, 'append-only did not add any generated points'],
    [
      'a change elsewhere',
      head.replace('dynamo:1.0', 'dynamo:1.1'),
      all,
      'changed configs not selected by its changelog entry: [tiny-fp4-gb300-dynamo-sglang]',
    ],
    [
      'a key that is new',
      head,
      fixedYaml + multiYaml,
      'every selected config to exist in the base revision; missing: [tiny-fp4-b300-sglang-agentic]',
    ],
  ])('refuse %s', (_name, headText, baseText, message) => {
    const { problems } = plan(all, { head: snapshotOf(headText), base: snapshotOf(baseText), entries })
    expect(errors(problems)).toEqual([expect.stringContaining(message)])
  })

  it('need a base, and stand alone', () => {
    expect(errors(plan(head, { entries }).problems)).toEqual([
      expect.stringContaining('needs a base revision'),
    ])
    const mixed = [...entries, anEntry()]
    expect(errors(plan(head, { base: snapshotOf(all), entries: mixed }).problems)).toEqual([
      'INFX085 append-only entries cannot share a sweep with regular changelog entries',
    ])
    expect(errors(plan(head, { base: snapshotOf(all), entries, labels: ['all-evals'] }).problems)).toEqual([
      'INFX085 append-only sweeps cannot use all-evals or evals-only modifiers',
    ])
  })
})

describe('the advice to append only', () => {
  const entries = [anEntry({ configKeys: ['tiny-fp4-b300-sglang-agentic'], line: 9 })]
  const extended = all.replace('[1, 8, 16]', '[1, 8, 12, 16]')
  const advice = (headText: string, overrides: Parameters<typeof plan>[1] = {}) =>
    plan(headText, { base: snapshotOf(all), entries, ...overrides }).problems.filter(
      ({ code }) => code === 'INFX090',
    )

  it('says what is measured again, and what that costs', () => {
    const changelog = { path: 'perf-changelog.yaml', text: '' }
    const head = snapshotOf(extended, { changelog })
    const { points } = planned(extended, { head, base: snapshotOf(all), entries })
    const again = points.filter(({ kind, conc }) => kind === 'benchmark' && conc !== 12)
    const hours = again.reduce((sum, point) => sum + point.estimatedGpuHours, 0)
    expect(again).toHaveLength(5)
    expect(advice(extended, { head })).toEqual([
      expect.objectContaining({
        severity: 'notice',
        message: `5 points of 6 did not change and will be measured again, for about ${Number(hours.toPrecision(3))} GPU-h`,
        hint: 'with append-only: true in the entry, 1 new point will run, and no evaluation',
        at: { file: 'perf-changelog.yaml', line: 9, col: 1 },
      }),
    ])
  })

  it.each([
    ['nothing was added', all, {}],
    ['a point changed besides', extended.replace('tp: 8, ep: 8', 'tp: 8, ep: 4'), {}],
    ['a point was removed besides', all.replace('[1, 8, 16]', '[1, 12, 16]'), {}],
    ['another key changed', extended.replace('dynamo:1.0', 'dynamo:1.1'), {}],
    [
      'the entry asks for it already',
      extended,
      { entries: entries.map((one) => ({ ...one, appendOnly: true })) },
    ],
    ['a label trims', extended, { labels: ['sweep-enabled'] }],
    ['evaluations are what is asked for', extended, { labels: ['all-evals'] }],
    ['keys are given by hand', extended, { entries: undefined, keys: ['tiny-fp4-b300-sglang-agentic'] }],
    ['points are filtered', extended, { pointFilter: 'conc=12|16' }],
  ])('is not given when %s', (_name, headText, overrides) => {
    expect(advice(headText, overrides)).toEqual([])
  })

  it('is not given when the recipe of old points changed', () => {
    const withRecipe = (text: string) => text.replace('tp: 4, kv', 'tp: 4, srt-recipe: recipes/r.yaml, kv')
    const at = (text: string, chunk: number) =>
      snapshotOf(withRecipe(text), { readRecipe: () => `name: r\nbackend: { chunk: ${chunk} }\n` })
    const change = (chunk: number) =>
      advice(extended, { head: at(extended, chunk), base: at(all, 1) }).map(({ code }) => code)
    expect(change(1)).toEqual(['INFX090'])
    expect(change(2)).toEqual([])
  })
})

describe('generateMatrix', () => {
  it('puts rows into the lanes of the ecosystem', () => {
    const { matrix } = generateMatrix({
      head: snapshotOf(all),
      entries: [anEntry()],
      labels: [],
      policy: defaultPlanPolicy,
    })
    expect(Object.keys(matrix?.single_node ?? {})).toEqual(['agentic', '8k1k'])
    expect(matrix?.multi_node['8k1k']).toEqual([
      expect.objectContaining({
        conc: [64, 16, 256],
        'run-eval': false,
        'eval-only': false,
        'eval-all-concs': false,
      }),
    ])
    expect(matrix?.multinode_evals).toEqual([
      expect.objectContaining({ 'eval-conc': 256, 'eval-only': true }),
    ])
    expect(matrix?.evals[0]).not.toHaveProperty('recipe-fingerprint')
  })
})
