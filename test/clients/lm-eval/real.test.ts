/** The real lm-eval, from its package, against the simulated engine with its oracle; no network. */
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runBuiltInEval } from '../../../src/clients/evals/builtin.ts'
import { usualPatience } from '../../../src/clients/evals/settings.ts'
import { stageEvalFiles } from '../../../src/clients/evals/stage.ts'
import type { EvalProgress, EvalRunSpec } from '../../../src/clients/evals/settings.ts'
import { lmEvalPython } from '../../../src/clients/lm-eval/command.ts'
import { runLmEval } from '../../../src/clients/lm-eval/client.ts'
import type { LmEvalRunSpec } from '../../../src/clients/lm-eval/result.ts'
import { cacheDir } from '../../../src/clients/python-env/env-key.ts'
import type { PythonEnv } from '../../../src/clients/python-env/python-env.ts'
import { collectEvalRows } from '../../../src/core/evals/eval-rows.ts'
import { evidenceOfFile } from '../../../src/core/evals/evidence.ts'
import { judgeEval } from '../../../src/core/evals/judge.ts'
import { readLmEvalResults } from '../../../src/core/evals/lm-eval-results.ts'
import { loadEvalTask } from '../../../src/core/evals/load-task.ts'
import { loadThresholds } from '../../../src/core/evals/thresholds.ts'
import { startSimServer } from '../../../src/engines/sim/server.ts'
import type { SimServer } from '../../../src/engines/sim/server.ts'
import { aPoint } from '../../builders.ts'
import { someConfig } from '../../engines/sim/sim-config.ts'
import { installMs, realEnv, requirementsOf } from '../python-env/real-env.ts'

const requirements = requirementsOf('INFX_TEST_LM_EVAL', 'test-evals.mjs')
const runMs = 240_000

const evals = fileURLToPath(new URL('../../../examples/quickstart/evals/', import.meta.url))
const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const { task } = loadEvalTask('examples/quickstart/evals/demo_sums.yaml', read)
if (!task) throw new Error('the example task does not load')
const demo = task

let server: SimServer
const accuracy = 0.9
beforeAll(async () => {
  const oracle = join(mkdtempSync(join(tmpdir(), 'infx-oracle-')), 'oracle.jsonl')
  writeFileSync(oracle, read('examples/quickstart/evals/demo_sums.jsonl'))
  server = await startSimServer(
    someConfig({ servedModel: 'org/Quick-MoE', evalMode: true, oracle: { path: oracle, accuracy, seed: 7 } }),
    { port: 0 },
  )
})
afterAll(() => server.close())

const outputDir = (): string => mkdtempSync(join(tmpdir(), 'infx-lm-eval-test-'))
const quiet = { signal: new AbortController().signal, onProgress: () => undefined }
const point = aPoint({ kind: 'eval', modelPrefix: 'quickmoe', evalTask: { task: demo.task } })

const shared = (overrides: Partial<EvalRunSpec> = {}) => ({
  task: demo,
  point,
  identity: { planDigest: 'digest', attempt: 1, simulated: true },
  endpointUrl: server.url,
  servedModel: 'org/Quick-MoE',
  outputDir: outputDir(),
  concs: [8],
  contextTokens: 8192,
  engine: { name: 'sim', version: '1' },
  ...overrides,
})

describe.skipIf(requirements.length === 0).each(requirements)('%s', (requirement) => {
  let env: PythonEnv
  beforeAll(async () => {
    env = await realEnv({ requirements: [requirement], python: lmEvalPython })
  }, installMs)

  const spec = (overrides: Partial<LmEvalRunSpec> = {}): LmEvalRunSpec => ({
    ...shared(),
    env,
    taskFile: join(evals, 'demo_sums.yaml'),
    cacheDir: cacheDir(process.env),
    hostEnv: process.env,
    ...overrides,
  })

  it(
    'gives the scores of the built-in runner on the same server and questions',
    async () => {
      const progress: EvalProgress[] = []
      const theirs = await runLmEval(spec(), { ...quiet, onProgress: (report) => progress.push(report) })
      const ours = await runBuiltInEval({ ...shared(), patience: usualPatience, runnerVersion: '1' }, quiet)
      expect(theirs.problems).toEqual([])
      expect(theirs.concs[0]?.scores).toEqual(ours.concs[0]?.scores)
      expect(theirs.concs[0]).toMatchObject({
        state: 'complete',
        nEffective: 60,
        nExpected: 60,
        smoke: false,
      })
      expect(theirs.concs[0]?.scores['exact_match,strict-match']).toBeCloseTo(accuracy, 10)
      expect(progress.at(-1)).toMatchObject({ answered: 60, expected: 60 })
    },
    runMs,
  )

  it(
    'leaves files that the gate reads and judges',
    async () => {
      const outcome = await runLmEval(spec({ concs: [4, 16] }), quiet)
      expect(outcome).toMatchObject({ completedConcs: [4, 16], failedConcs: [] })
      const path = 'examples/quickstart/evals/thresholds.yaml'
      const { thresholds } = loadThresholds({ path, text: read(path) })
      for (const { conc, resultsPath = '' } of outcome.concs) {
        const file = readLmEvalResults(readFileSync(resultsPath, 'utf8'))
        if ('fault' in file) throw new Error(file.fault)
        expect(file).toMatchObject({ isMarked: true, infx: { point_id: point.id, conc } })
        const evidence = evidenceOfFile(file, demo.task)
        const verdict = judgeEval({ point, task: demo.task, conc, evidence, thresholds, minScore: undefined })
        expect(verdict).toMatchObject({ state: 'pass' })
      }
      const staging = outputDir()
      await stageEvalFiles(join(outcome.metadataPath, '..'), staging)
      const files = readdirSync(staging)
        .filter((name) => name.startsWith('results'))
        .map((name) => ({ name, text: readFileSync(join(staging, name), 'utf8') }))
      const metadata = readFileSync(join(staging, 'meta_env.json'), 'utf8')
      const { rows, problems } = collectEvalRows([{ path: 'eval_x', metadata, files }])
      expect(problems).toEqual([])
      expect(rows).toMatchObject([
        { conc: 4, em_strict: accuracy, n_eff: 60 },
        { conc: 16, em_strict: accuracy, n_eff: 60 },
      ])
      const folder = readdirSync(join(outcome.metadataPath, '..', 'org__Quick-MoE'))
      expect(folder.map((name) => name.replace(/\d{4}-.*?(?=_conc)/, '')).sort()).toEqual([
        'results__conc16.json',
        'results__conc4.json',
        'samples_demo_sums__conc16.jsonl',
        'samples_demo_sums__conc4.jsonl',
      ])
    },
    runMs,
  )

  it(
    'marks a limited run as a smoke slice, which never passes',
    async () => {
      const outcome = await runLmEval(spec({ limit: 5 }), quiet)
      expect(outcome.concs[0]).toMatchObject({ state: 'complete', smoke: true, nEffective: 5, nExpected: 5 })
      const file = readLmEvalResults(readFileSync(outcome.concs[0]?.resultsPath ?? '', 'utf8'))
      if ('fault' in file) throw new Error(file.fault)
      expect(evidenceOfFile(file, demo.task)).toMatchObject({ state: 'result', smoke: true })
    },
    runMs,
  )

  it(
    'has no score when it is stopped',
    async () => {
      const abort = new AbortController()
      setTimeout(() => abort.abort(), 1500)
      const outcome = await runLmEval(spec(), { signal: abort.signal, onProgress: () => undefined })
      expect(outcome).toMatchObject({ interrupted: true, completedConcs: [], failedConcs: [8] })
      expect(outcome.concs[0]?.scores).toEqual({})
    },
    runMs,
  )

  it(
    'has no score, but the cause, when a task cannot be loaded',
    async () => {
      const file = join(outputDir(), 'broken.yaml')
      writeFileSync(
        file,
        'task: demo_sums\ndataset_path: json\ndataset_kwargs: {data_files: {test: absent.jsonl}}\n',
      )
      const { problems, concs } = await runLmEval(spec({ taskFile: file }), quiet)
      expect(concs[0]).toMatchObject({ state: 'incomplete', scores: {} })
      expect(problems.map(({ code }) => code)).toEqual(['INFX218'])
      expect(problems[0]?.message).toMatch(/absent\.jsonl/)
    },
    runMs,
  )
})

it.skipIf(requirements.length === 0)(
  'has an environment with lm-eval (left out without one: its script installs it)',
  () => {
    expect(requirements.length).toBeGreaterThan(0)
  },
)
