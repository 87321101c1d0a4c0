/** Options, infx.config.yaml and fallbacks → settings; every value that says nothing is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RawInputs } from '../../src/core/inputs.ts'
import { formatProblem } from '../../src/core/problem.ts'
import { rawSweepInputs } from '../../src/github/inputs-of-sweep.ts'
import { readSettings } from '../../src/sweep/prepare.ts'
import type { TemporaryRepository } from '../temporary-repository.ts'
import { makeRepository, removeRepository, replaced, repositoryFiles } from './repository.ts'

let repository: TemporaryRepository
beforeAll(() => {
  repository = makeRepository({
    'infx.config.yaml': `${repositoryFiles['infx.config.yaml'] ?? ''}labels-map: { all-evals: [run-evals, evals-everywhere] }\n`,
  })
})
afterAll(() => removeRepository(repository))

const read = (given: RawInputs, ofEvent: RawInputs = {}) => readSettings(given, repository.dir, ofEvent)
const refusals = (given: RawInputs): readonly string[] => read(given).problems.map(formatProblem)

describe('a number beyond what makes sense', () => {
  it.each([
    ['duration', '1e308', 'a number ≤ 604800'],
    ['duration', 'Infinity', 'a number ≥ 0.1'],
    ['trace-scale', '1e300', 'a number ≤ 1000000'],
    ['parallel-points', '1e15', 'an integer ≤ 1024'],
    ['pull-request', '1e300', 'an integer ≤ 9007199254740991'],
  ] as const)('--%s %s is a usage problem', (name, value, allowed) => {
    expect(refusals({ [name]: value })).toEqual([
      expect.stringContaining(`INFX300  ${name}: expected ${allowed}, got "${value}"`),
    ])
  })
})

describe('a value that says nothing', () => {
  it.each([
    ['keys', ','],
    ['keys', ''],
    ['keys', '  '],
    ['labels', ' , '],
    ['points', ''],
    ['base', ''],
    ['duration', ''],
    ['config-files', ','],
    ['repo', ''],
    ['out', ''],
  ] as const)('--%s %j is refused, instead of running everything', (name, value) => {
    expect(refusals({ [name]: value })).toEqual([
      expect.stringMatching(
        new RegExp(`^error INFX300 {2}${name}: expected .*, got "${value}"\\n.*empty\\?`),
      ),
    ])
  })

  it('of a workflow is an input that was not set', () => {
    const { settings, problems } = read(rawSweepInputs({ keys: '', points: '', labels: '', simulate: '' }))
    expect(problems).toEqual([])
    expect(settings?.keys).toBeUndefined()
    expect(settings?.simulate).toBe(true)
  })
})

describe('labels', () => {
  it('that nobody knows are refused with what was meant, all of them', () => {
    const [first, second, ...more] = refusals({ labels: 'full-sweep-fail-fsat,wibble' })
    expect(first).toMatch(
      /^error INFX300 {2}labels: there is no sweep label "full-sweep-fail-fsat"\n {4}did you mean "full-sweep-fail-fast"\? known here: /,
    )
    expect(second).toMatch(/"wibble"\n {4}known here: full-sweep-fail-fast, .*run-evals, evals-everywhere/)
    expect(more).toEqual([])
  })

  it('have the names of labels-map, and the plan gets those of the table', () => {
    for (const label of ['run-evals', 'evals-everywhere', 'all-evals', 'Run-Evals'])
      expect(read({ labels: label }).settings?.labels).toEqual(['all-evals'])
  })

  it('that contradict one another are refused', () => {
    expect(refusals({ labels: 'full-sweep-fail-fast,full-sweep-enabled' })).toEqual([
      expect.stringContaining('INFX131'),
    ])
  })

  it('of a pull request may be anything', () => {
    const { settings, problems } = read({}, { labels: ['bug', 'run-evals'] })
    expect(problems).toEqual([])
    expect(settings?.labels).toEqual(['bug', 'all-evals'])
  })

  it('of infx.config.yaml must be known, too', () => {
    const own = makeRepository({
      'infx.config.yaml': replaced(
        'infx.config.yaml',
        'simulate: true',
        'simulate: true\nlabels: [all-eval]',
      ),
    })
    expect(readSettings({}, own.dir, {}).problems).toMatchObject([
      { code: 'INFX300', message: 'labels: there is no sweep label "all-eval"' },
    ])
    removeRepository(own)
  })
})

describe('switches and paths', () => {
  it('a given false wins over infx.config.yaml', () => {
    expect(read({}).settings?.simulate).toBe(true)
    expect(read({ simulate: false }).settings?.simulate).toBe(false)
  })

  it('an embedded database is where the person is, whoever opens it later', () => {
    expect(read({ database: 'pglite:rows' }).settings?.databaseUrl).toBe(`pglite:${repository.dir}/rows`)
    expect(read({ database: 'postgres://u@h/d' }).settings?.databaseUrl).toBe('postgres://u@h/d')
  })
})
