import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collectEvalRows } from '../../../src/core/evals/eval-rows.ts'
import { evalMetaOf } from '../../../src/core/evals/eval-meta.ts'
import type { EvalFileSet } from '../../../src/core/evals/eval-set.ts'
import { evalTables } from '../../../src/core/evals/eval-tables.ts'
import type { EvalSort } from '../../../src/core/evals/eval-tables.ts'
import { aParallelism, aPoint, aWorkerPool } from '../../builders.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

interface VectorMeta {
  readonly agrees: boolean
  readonly argv: readonly string[]
}

/** Fields of ours that the recorded rows do not have. */
const added = new Set([
  'pp',
  'dcp_size',
  'pcp_size',
  'image',
  'recipe_fingerprint',
  'eval_suite',
  'point_id',
  'attempt',
  'simulated',
  'infrastructure_success',
  'integration_error',
])

function setsIn(directory: string, path: string): readonly EvalFileSet[] {
  const entries = readdirSync(directory, { withFileTypes: true })
  const own = entries.some(({ name }) => name === 'meta_env.json')
  const files = entries.filter(
    (entry) => entry.isFile() && entry.name.endsWith('.json') && entry.name !== 'meta_env.json',
  )
  const text = (name: string): string => readFileSync(join(directory, name), 'utf8')
  return [
    ...(own
      ? [
          {
            path,
            metadata: text('meta_env.json'),
            files: files.map(({ name }) => ({ name, text: text(name) })),
          },
        ]
      : []),
    ...entries
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => setsIn(join(directory, name), `${path}/${name}`)),
  ]
}

const root = sharedDir === undefined ? undefined : join(sharedDir, 'corpus/vectors/collect_eval_results')

describe.skipIf(root === undefined)(`recorded collections (${root ? 'beside' : noSharedReason})`, () => {
  const metaOf = (name: string) =>
    JSON.parse(readFileSync(join(root ?? '', name, 'meta.json'), 'utf8')) as VectorMeta
  const names = root === undefined ? [] : readdirSync(root)
  const collect = (name: string) => collectEvalRows(setsIn(join(root ?? '', name, 'input/ev'), 'ev'))

  it.each(names.filter((name) => metaOf(name).agrees))('%s', (name) => {
    const { rows, problems } = collect(name)
    expect(problems).toEqual([])
    const bare = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !added.has(key))))
    const expected = JSON.parse(readFileSync(join(root ?? '', name, 'expected.json'), 'utf8')) as {
      source: string
      task: string
    }[]
    const key = (row: object): string =>
      JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
    expect(bare.map(key).sort()).toEqual(expected.map(key).sort())

    const sortBy = (metaOf(name).argv[3] ?? 'model_prefix') as EvalSort
    const recorded = readFileSync(join(root ?? '', name, 'expected.txt'), 'utf8').split('# stderr')[0] ?? ''
    expect(cells(evalTables(rows, sortBy))).toEqual(cells(recorded))
  })

  it('takes the newest by the time in the name, not by file time, and reports the torn file', () => {
    const { rows, superseded, problems } = collect('02-newest-by-mtime')
    expect(rows.map(({ score, source }) => ({ score, source }))).toEqual([
      { score: 0.71, source: 'ev/eval_a/results_2026-09-15T08-00-00.000001.json' },
    ])
    expect(superseded).toHaveLength(2)
    expect(problems.map(({ code, at }) => [code, at?.file])).toEqual([
      ['INFX261', 'ev/eval_a/results_torn.json'],
    ])
  })

  it('gives no row for nothing, and none for unusable metadata, which it reports', () => {
    expect(collect('05-nothing-found')).toMatchObject({ rows: [], problems: [] })
    const crash = collect('06-metadata-null-hw-crash')
    expect(crash.rows).toEqual([])
    expect(crash.problems.map(({ message }) => message)).toEqual([
      'ev/eval_a/meta_env.json: "hw" must be a text; came null',
    ])
  })
})

/** Table lines as lists of trimmed cells, headings and notes as they are; the dashes between are layout. */
const cells = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\|[-| ]+\|$/.test(line) && !line.startsWith('# '))
    .map((line) => line.split('|').map((cell) => cell.trim()))

const result = (overrides: object = {}): string =>
  JSON.stringify({
    lm_eval_version: 'x',
    results: { sums: { 'exact_match,strict-match': 0.9 } },
    configs: { sums: { filter_list: [{ name: 'strict-match' }] } },
    'n-samples': { sums: { original: 60, effective: 60 } },
    ...overrides,
  })
const meta = (overrides: object = {}): string =>
  JSON.stringify({ hw: 'b300', framework: 'sglang', precision: 'fp4', conc: 16, ...overrides })
const aSet = (overrides: Partial<EvalFileSet> = {}): EvalFileSet => ({
  path: 'evals/a',
  metadata: meta(),
  files: [{ name: 'results_2026-09-14T08-00-00.000001.json', text: result() }],
  ...overrides,
})

describe('damage', () => {
  it('in one set leaves the others alone', () => {
    const { rows, problems } = collectEvalRows([
      aSet({ path: 'evals/torn', metadata: '{' }),
      aSet({ path: 'evals/list', metadata: '[]' }),
      aSet({ path: 'evals/good' }),
    ])
    expect(rows.map(({ source }) => source)).toEqual(['evals/good/results_2026-09-14T08-00-00.000001.json'])
    expect(problems.map(({ code }) => code)).toEqual(['INFX262', 'INFX262'])
  })

  it('never takes one of several results that nothing orders', () => {
    const files = ['results_a.json', 'results_b.json'].map((name) => ({ name, text: result() }))
    const { rows, problems } = collectEvalRows([aSet({ files })])
    expect(rows).toEqual([])
    expect(problems.map(({ code }) => code)).toEqual(['INFX263'])
  })

  it('turns a score that is not finite into none', () => {
    const text =
      '{"lm_eval_version": "x", "results": {"sums": {"exact_match,strict-match": NaN}}, "configs": {"sums": {"filter_list": [{"name": "strict-match"}]}}}'
    const [row] = collectEvalRows([aSet({ files: [{ name: 'results_a.json', text }] })]).rows
    expect(row).toMatchObject({ em_strict: null, score: null, score_name: null, n_eff: null })
  })

  it('keeps an infrastructure failure that the file states', () => {
    const [row] = collectEvalRows([
      aSet({ files: [{ name: 'results_a.json', text: result({ integration_error: 'boom' }) }] }),
    ]).rows
    expect(row).toMatchObject({ infrastructure_success: false, integration_error: 'boom' })
  })
})

describe('metadata of a point', () => {
  const identity = { planDigest: 'd', attempt: 3, simulated: true }

  it('comes back in the row, with what other collectors drop', () => {
    const point = aPoint({
      kind: 'eval',
      topology: { shape: 'single-node', ...aParallelism({ ep: 8, dcp: 2, dpAttn: true }) },
      evalTask: { task: 'sums' },
      recipeFingerprint: 'f'.repeat(64),
    })
    const { rows, problems } = collectEvalRows([
      aSet({ metadata: JSON.stringify(evalMetaOf(point, identity, null)) }),
    ])
    expect(problems).toEqual([])
    expect(rows[0]).toMatchObject({
      is_multinode: false,
      hw: 'CLUSTER:B300',
      model_prefix: 'dsv4',
      tp: 8,
      ep: 8,
      dcp_size: 2,
      pcp_size: 1,
      pp: 1,
      dp_attention: 'true',
      isl: 0,
      osl: 0,
      conc: 16,
      image: point.image,
      recipe_fingerprint: 'f'.repeat(64),
      eval_suite: 'sums',
      point_id: point.id,
      attempt: 3,
      simulated: true,
    })
  })

  it('of several nodes keeps both pools and every completed concurrency', () => {
    const point = aPoint({
      kind: 'eval',
      multinode: true,
      disagg: true,
      conc: 64,
      evalConcs: [16, 32, 64],
      topology: {
        shape: 'multi-node',
        prefill: aWorkerPool({ tp: 4, ep: 4, numWorkers: 2, dpAttn: true }),
        decode: aWorkerPool({ tp: 16, ep: 16 }),
      },
    })
    const batch = { concs: [16, 32, 64], completed: [16, 64], failed: [32] }
    const files = [16, 32, 64].map((conc) => ({
      name: `results_2026-09-14T08-00-0${conc / 16}.000001_conc${conc}.json`,
      text: result(),
    }))
    const { rows } = collectEvalRows([
      aSet({ metadata: JSON.stringify(evalMetaOf(point, identity, batch)), files }),
    ])
    expect(rows.map(({ conc }) => conc)).toEqual([16, 64])
    expect(rows[0]).toMatchObject({
      is_multinode: true,
      prefill_tp: 4,
      prefill_num_workers: 2,
      decode_tp: 16,
      dp_attention: 'prefill=true,decode=false',
    })
  })
})

it('keeps hostile texts inside their cell', () => {
  const { rows } = collectEvalRows([aSet({ metadata: meta({ infmax_model_prefix: 'a|b\n@team <b> `x`' }) })])
  const table = evalTables(rows, 'hw')
  expect(table).toContain('a\\|b &#64;team \\<b\\> \\`x\\`')
  expect(table.trim().split('\n')).toHaveLength(5)
})
