import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { validateScores } from '../../../src/core/evals/validate-scores.ts'
import type { GateReport } from '../../../src/core/evals/validate-scores.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

interface VectorMeta {
  readonly agrees: boolean
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Maps a recorded command line onto our gate. */
function replay(directory: string, meta: VectorMeta): GateReport {
  const option = (name: string): string | undefined => {
    const index = meta.argv.indexOf(name)
    return index < 0 ? undefined : meta.argv[index + 1]
  }
  const input = join(directory, 'input')
  const named = (name: string) => ({
    name,
    text: existsSync(join(input, name)) ? readFileSync(join(input, name), 'utf8') : undefined,
  })
  const glob = option('--results-glob') ?? 'results*.json'
  return validateScores({
    thresholds: named(option('--thresholds') ?? 'thresholds.yaml'),
    metadata: named('meta_env.json'),
    results: readdirSync(input)
      .filter((name) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name))
      .map((name) => ({ name, text: readFileSync(join(input, name), 'utf8') })),
    modelPrefix: option('--model-prefix'),
    fallbackModelPrefix: meta.env['MODEL_PREFIX'],
    metricPrefix: option('--metric-prefix') ?? 'exact_match,',
    minScore: Number(option('--min-score') ?? 0.85),
    expectedConcs: option('--expected-concs'),
  })
}

/** Lines that are contract; of other warnings only that there are any. */
const contract = (lines: readonly string[]): readonly string[] => {
  const kept = lines.filter((line) =>
    /^(PASS|FAIL|ERROR):|^Validated|^Loaded|^Model prefix|^WARN: no metrics/.test(line),
  )
  const warns = lines.some((line) => line.startsWith('WARN:') && !line.startsWith('WARN: no metrics'))
  return warns ? [...kept, '(other warnings)'] : kept
}

const root = sharedDir === undefined ? undefined : join(sharedDir, 'corpus/vectors/validate_scores')

describe.skipIf(root === undefined)(`recorded gates (${root ? 'beside' : noSharedReason})`, () => {
  const cases =
    root === undefined ? [] : readdirSync(root).map((name) => ({ name, directory: join(root, name) }))
  const metaOf = (directory: string) => readJson(join(directory, 'meta.json')) as VectorMeta
  const agreeing = cases.filter(({ directory }) => metaOf(directory).agrees)

  it.each(agreeing)('$name', ({ directory }) => {
    const report = replay(directory, metaOf(directory))
    const expected = readJson(join(directory, 'expected.json')) as { stdout: string[]; stderr: string[] }
    expect(contract(report.stdout)).toEqual(contract(expected.stdout))
    expect(contract(report.stderr)).toEqual(contract(expected.stderr))
    expect(report.passed).toBe(readFileSync(join(directory, 'exit_code'), 'utf8').trim() === '0')
  })

  it('fails where the recorded gate lets a fault pass, and says why', () => {
    const wrong = cases.filter(({ directory }) => !metaOf(directory).agrees)
    const reports = Object.fromEntries(
      wrong.map(({ name, directory }) => [name, replay(directory, metaOf(directory))] as const),
    )
    expect(Object.keys(reports)).toEqual(['04-nan-score', '05-true-score', '12-threshold-file-broken'])
    expect(Object.values(reports).map(({ passed }) => passed)).toEqual([false, false, false])
    expect(reports['04-nan-score']?.stderr).toEqual([
      'FAIL: arith exact_match,strict-match = NaN (not a score: NaN, not a finite number)',
    ])
    expect(reports['05-true-score']?.stderr[0]).toContain('a boolean, not a number')
    expect(reports['12-threshold-file-broken']?.stderr[0]).toContain('FAIL: thresholds thresholds.yaml')
  })
})

describe('the gate', () => {
  const run = (overrides: Partial<Parameters<typeof validateScores>[0]>) =>
    validateScores({
      thresholds: { name: 'thresholds.yaml', text: 'default: { sums: 0.9 }' },
      metadata: { name: 'meta_env.json', text: '{"conc": 16, "infmax_model_prefix": "my1"}' },
      results: [
        { name: 'results_a.json', text: '{"results": {"sums": {"exact_match,strict-match": 0.95}}}' },
      ],
      modelPrefix: undefined,
      fallbackModelPrefix: undefined,
      metricPrefix: 'exact_match,',
      minScore: undefined,
      expectedConcs: undefined,
      ...overrides,
    })
  const results = (text: string) => ({ results: [{ name: 'results_a.json', text }] })

  it('passes a sound set', () => {
    expect(run({})).toMatchObject({ passed: true, stderr: [] })
  })

  it.each([
    ['thresholds missing', { thresholds: { name: 't.yaml', text: undefined } }, 'does not exist'],
    ['task without threshold', results('{"results": {"poetry": {"exact_match,x": 0.95}}}'), 'no threshold'],
    ['a torn result', results('{"results": {'), 'is not a result file'],
    [
      'a score in quotes',
      results('{"results": {"sums": {"exact_match,x": "0.95"}}}'),
      'a string, not a number',
    ],
    ['a null score', results('{"results": {"sums": {"exact_match,x": null}}}'), 'null, not a number'],
    ['a score above one', results('{"results": {"sums": {"exact_match,x": 95}}}'), 'outside [0, 1]'],
    [
      'no metadata though asked',
      { metadata: { name: 'm.json', text: undefined }, expectedConcs: '16' },
      'unavailable',
    ],
    ['lists that are no lists', { metadata: { name: 'm.json', text: '{"eval_concs": 4}' } }, 'list-valued'],
    [
      'other concurrencies than asked',
      {
        metadata: {
          name: 'm.json',
          text: '{"eval_concs": [4], "completed_eval_concs": [4], "failed_eval_concs": []}',
        },
        expectedConcs: '4 8',
      },
      'does not match workflow-requested',
    ],
  ])('fails on %s', (_, overrides, line) => {
    const report = run(overrides)
    expect(report.passed).toBe(false)
    expect(report.stderr.join('\n')).toContain(line)
  })

  it('fails on nothing at all', () => {
    expect(run({ results: [] })).toMatchObject({ passed: false })
  })
})
