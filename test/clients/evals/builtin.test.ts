import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runBuiltInEval } from '../../../src/clients/evals/builtin.ts'
import { usualPatience } from '../../../src/clients/evals/settings.ts'
import type { EvalProgress, EvalRunSpec } from '../../../src/clients/evals/settings.ts'
import { stageEvalFiles } from '../../../src/clients/evals/stage.ts'
import { collectEvalRows } from '../../../src/core/evals/eval-rows.ts'
import { loadEvalTask } from '../../../src/core/evals/load-task.ts'
import type { EvalTaskDefinition } from '../../../src/core/evals/task.ts'
import { aPoint } from '../../builders.ts'
import { startModelServer } from './model-server.ts'
import type { ChatBody, Reply } from './model-server.ts'

const loaded = loadEvalTask('examples/quickstart/evals/demo_sums.yaml', (path) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'),
)
if (!loaded.task) throw new Error('the example task does not load')
const wholeTask: EvalTaskDefinition = loaded.task
/** The first twelve questions as a whole set of their own: enough to see everything. */
const task: EvalTaskDefinition = { ...wholeTask, questions: wholeTask.questions.slice(0, 12) }

/** Number of the question in a request. */
const numberOf = (body: ChatBody): number =>
  wholeTask.questions.findIndex(({ prompt }) => prompt === body.messages.at(-1)?.content)
const right = (body: ChatBody): Reply => ({
  text: wholeTask.questions[numberOf(body)]?.target ?? 'unknown question',
})

let outputDir: string
beforeEach(() => {
  outputDir = mkdtempSync(join(tmpdir(), 'infx-evals-'))
})
afterEach(() => rmSync(outputDir, { recursive: true, force: true }))

const impatient = { ...usualPatience, firstBackoffMs: 1, maxBackoffMs: 2, requestTimeoutMs: 5000 }

const spec = (endpointUrl: string, overrides: Partial<EvalRunSpec> = {}): EvalRunSpec => ({
  task,
  point: aPoint({ kind: 'eval', evalTask: { task: task.task } }),
  identity: { planDigest: 'digest', attempt: 2, simulated: true },
  endpointUrl,
  servedModel: 'example-org/Quick-MoE',
  outputDir,
  concs: [4],
  contextTokens: 8192,
  patience: impatient,
  runnerVersion: '9.9.9',
  engine: { name: 'sim', version: '1' },
  ...overrides,
})
const quiet = { signal: new AbortController().signal, onProgress: () => undefined }
const codesOf = (problems: readonly { code: string }[]): readonly string[] => problems.map(({ code }) => code)
const filesIn = (...path: string[]): readonly string[] => readdirSync(join(outputDir, ...path)).sort()
const readJson = (path: string | undefined): Record<string, unknown> =>
  JSON.parse(readFileSync(path ?? '', 'utf8')) as Record<string, unknown>

describe('a healthy server', () => {
  it('is asked as the ecosystem asks', async () => {
    await using server = await startModelServer(right)
    await runBuiltInEval(spec(`${server.url}/`), quiet)
    expect(server.requests).toHaveLength(12)
    const [request] = server.requests
    expect(request).toMatchObject({
      model: 'example-org/Quick-MoE',
      max_tokens: 4096,
      temperature: 0,
      top_p: 1,
      stop: ['</s>', '<|im_end|>'],
      seed: 1234,
    })
    expect(request).not.toHaveProperty('stream')
    expect(request?.messages.map(({ role }) => role)).toEqual([
      ...Array<string[]>(5).fill(['user', 'assistant']).flat(),
      'user',
    ])
  })

  it('scores right and wrong answers per filter, with standard errors', async () => {
    await using server = await startModelServer((body) => {
      const nth = numberOf(body)
      if (nth === 0) return { text: 'I would say 32 rolls' } // right, but without the marker
      if (nth === 1) return { text: 'so #### 999' }
      return right(body)
    })
    const outcome = await runBuiltInEval(spec(server.url), quiet)
    const [conc] = outcome.concs
    expect(outcome).toMatchObject({ completedConcs: [4], failedConcs: [], interrupted: false, problems: [] })
    expect(conc).toMatchObject({
      state: 'complete',
      nEffective: 12,
      nExpected: 12,
      smoke: false,
      scores: { 'exact_match,strict-match': 10 / 12, 'exact_match,flexible-extract': 11 / 12 },
    })
    const results = readJson(conc?.resultsPath)
    expect(results).toMatchObject({
      results: { demo_sums: { alias: 'demo_sums', 'exact_match,strict-match': 10 / 12 } },
      'n-samples': { demo_sums: { original: 12, effective: 12 } },
      'n-shot': { demo_sums: 5 },
      versions: { demo_sums: 1 },
      lm_eval_version: 'infx-builtin 9.9.9',
      model_name: 'example-org/Quick-MoE',
      infx: { schema: 'eval-result.v1', attempt: 2, simulated: true, conc: 4 },
    })
    const scores = results['results'] as Record<string, Record<string, number>>
    const error = scores['demo_sums']?.['exact_match_stderr,strict-match']
    expect(error).toBeCloseTo(Math.sqrt(((10 / 12) * (2 / 12)) / 11), 12)
  })

  it('leaves lm-eval files: results, one sample line per question and filter, metadata', async () => {
    await using server = await startModelServer(right)
    const { concs, metadataPath } = await runBuiltInEval(spec(server.url), quiet)
    expect(filesIn()).toEqual(['example-org__Quick-MoE', 'meta_env.json'])
    expect(filesIn('example-org__Quick-MoE').map((name) => name.replace(/\d{4}-.*\d{6}/, 'TIME'))).toEqual([
      'results_TIME.json',
      'samples_demo_sums_TIME.jsonl',
    ])
    const lines = readFileSync(concs[0]?.samplesPath ?? '', 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toHaveLength(24)
    expect(lines.map((line) => line['filter'])).toEqual([
      ...Array<string>(12).fill('strict-match'),
      ...Array<string>(12).fill('flexible-extract'),
    ])
    expect(lines[0]).toMatchObject({
      doc_id: 0,
      target: task.questions[0]?.target,
      filtered_resps: ['32'],
      metrics: ['exact_match'],
      exact_match: 1,
      resps: [[task.questions[0]?.target]],
    })
    expect(lines[0]?.['prompt_hash']).toMatch(/^[0-9a-f]{64}$/)
    expect(readJson(metadataPath)).toMatchObject({
      hw: 'cluster:b300',
      conc: 4,
      tp: 8,
      eval_suite: 'demo_sums',
      infx: { attempt: 2 },
    })
    expect(readJson(metadataPath)).not.toHaveProperty('eval_concs')
  })

  it('never has more requests open than the concurrency, and uses it', async () => {
    await using server = await startModelServer(async (body) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return right(body)
    })
    await runBuiltInEval(spec(server.url, { concs: [3] }), quiet)
    expect(server.maxInFlight()).toBe(3)
  })

  it('reports progress up to the end', async () => {
    await using server = await startModelServer(right)
    const seen: EvalProgress[] = []
    await runBuiltInEval(spec(server.url), { ...quiet, onProgress: (progress) => seen.push(progress) })
    expect(seen.map(({ answered }) => answered)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    expect(seen.at(-1)).toEqual({ conc: 4, answered: 12, failed: 0, expected: 12, correct: 12 })
  })

  it('takes the reasoning of a model that says nothing else, and counts cut answers', async () => {
    await using server = await startModelServer((body) => {
      const text = wholeTask.questions[numberOf(body)]?.target
      return numberOf(body) === 0
        ? { text: text ?? '', finish: 'length' }
        : { message: { content: numberOf(body) % 2 ? '' : null, reasoning_content: text } }
    })
    const [conc] = (await runBuiltInEval(spec(server.url), quiet)).concs
    expect(conc).toMatchObject({ truncated: 1, scores: { 'exact_match,strict-match': 1 } })
  })

  it('marks a slice as smoke: by limit, or because the task is one', async () => {
    await using server = await startModelServer(right)
    const limited = await runBuiltInEval(spec(server.url, { limit: 5 }), quiet)
    expect(limited.concs[0]).toMatchObject({ smoke: true, nEffective: 5, nExpected: 5 })
    expect(readJson(limited.concs[0]?.resultsPath)).toMatchObject({
      config: { limit: 5 },
      'n-samples': { demo_sums: { original: 12, effective: 5 } },
    })
    const slice = await runBuiltInEval(spec(server.url, { task: { ...task, fullSet: false } }), quiet)
    expect(slice.concs[0]).toMatchObject({ smoke: true, state: 'complete' })
  })
})

describe('several concurrencies on one engine', () => {
  it('are asked one after the other and come back as rows of their own', async () => {
    await using server = await startModelServer(right)
    const outcome = await runBuiltInEval(
      spec(server.url, { concs: [2, 8], point: aPoint({ kind: 'eval', conc: 8, evalConcs: [2, 8] }) }),
      quiet,
    )
    expect(outcome.completedConcs).toEqual([2, 8])
    expect(readJson(outcome.metadataPath)).toMatchObject({
      eval_concs: [2, 8],
      completed_eval_concs: [2, 8],
      failed_eval_concs: [],
    })

    const staging = join(outputDir, 'staged')
    const staged = await stageEvalFiles(outputDir, staging)
    expect(staged).toHaveLength(5)
    const names = filesIn('staged')
    expect(names.filter((name) => /^results_.*_conc[28]\.json$/.test(name))).toHaveLength(2)
    const files = names
      .filter((name) => name.startsWith('results'))
      .map((name) => ({ name, text: readFileSync(join(staging, name), 'utf8') }))
    const { rows, problems } = collectEvalRows([
      { path: 'eval_x', metadata: readFileSync(join(staging, 'meta_env.json'), 'utf8'), files },
    ])
    expect(problems).toEqual([])
    expect(rows.map(({ conc, em_strict, n_eff }) => ({ conc, em_strict, n_eff }))).toEqual([
      { conc: 2, em_strict: 1, n_eff: 12 },
      { conc: 8, em_strict: 1, n_eff: 12 },
    ])
  })

  it('stop after one that the server failed, and name the rest as failed', async () => {
    await using server = await startModelServer((body, nth) =>
      nth <= 12 ? right(body) : { status: 500, body: 'out of memory' },
    )
    const outcome = await runBuiltInEval(spec(server.url, { concs: [1, 2, 3] }), quiet)
    expect(outcome).toMatchObject({ completedConcs: [1], failedConcs: [2, 3] })
    expect(readJson(outcome.metadataPath)).toMatchObject({
      completed_eval_concs: [1],
      failed_eval_concs: [2, 3],
    })
    expect(outcome.concs[2]?.problems[0]?.message).toBe(
      'conc 3: not asked, because the server failed at conc 2',
    )
  })

  it('never overwrites a staged file', async () => {
    writeFileSync(join(outputDir, 'meta_env.json'), '{}')
    await stageEvalFiles(outputDir, join(outputDir, 'staged'))
    await stageEvalFiles(outputDir, join(outputDir, 'staged'))
    expect(filesIn('staged')).toEqual(['meta_env.json', 'meta_env_2.json'])
  })
})

describe('a failing server', () => {
  /** No score, no file that a collector takes for a result, and infra or user blame. */
  const expectNoScore = (outcome: Awaited<ReturnType<typeof runBuiltInEval>>): void => {
    expect(outcome.completedConcs).toEqual([])
    expect(outcome.concs[0]?.scores).toEqual({})
    expect(outcome.concs[0]?.resultsPath).toBeUndefined()
    const collected = filesIn('example-org__Quick-MoE').filter((name) => /^(results|samples?)/.test(name))
    expect(collected).toEqual([])
  }

  it('that fails now and then is asked again', async () => {
    const tries = new Map<number, number>()
    await using server = await startModelServer((body) => {
      const nth = (tries.get(numberOf(body)) ?? 0) + 1
      tries.set(numberOf(body), nth)
      if (nth < 3)
        return [
          { status: 500, body: 'busy' },
          { status: 429, body: 'slow down' },
          'drop',
          { status: 200, body: '<html>' },
        ][(numberOf(body) + nth) % 4] as Reply
      return right(body)
    })
    const outcome = await runBuiltInEval(spec(server.url), quiet)
    expect(outcome).toMatchObject({ completedConcs: [4], problems: [] })
    expect(server.requests).toHaveLength(36)
  })

  it('with errors at every question is given up early, as infrastructure', async () => {
    await using server = await startModelServer(() => ({ status: 503, body: 'no\nGPU left' }))
    const outcome = await runBuiltInEval(spec(server.url), quiet)
    expectNoScore(outcome)
    expect(outcome.problems.map(({ code, blame }) => [code, blame])).toEqual([
      ['INFX258', 'infra'],
      ['INFX259', 'infra'],
    ])
    expect(outcome.problems[1]?.message).toMatch(
      /^conc 4: the server answered with an error after 5 tries \(\d×\): HTTP 503: no GPU left$/,
    )
    expect(server.requests.length).toBeLessThanOrEqual(4 * 5)
  })

  it('with one question that always fails keeps the other answers, without a score', async () => {
    await using server = await startModelServer((body) =>
      numberOf(body) === 5 ? { status: 500, body: 'poison' } : right(body),
    )
    const outcome = await runBuiltInEval(
      spec(server.url, { patience: { ...impatient, maxFailedShare: 0.1 } }),
      quiet,
    )
    expectNoScore(outcome)
    expect(outcome.concs[0]).toMatchObject({ nEffective: 11, nExpected: 12 })
    expect(outcome.problems[0]?.message).toBe('conc 4: 1 of 12 questions were not answered')
    expect(
      readFileSync(outcome.concs[0]?.samplesPath ?? '', 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(22)
    expect(outcome.concs[0]?.samplesPath).toContain('incomplete_samples_')
  })

  it('that is not there is infrastructure', async () => {
    const server = await startModelServer(right)
    await server.stop()
    const outcome = await runBuiltInEval(spec(server.url), quiet)
    expectNoScore(outcome)
    expect(outcome.problems[1]?.message).toContain('ECONNREFUSED')
  })

  it('that dies in the middle is infrastructure', async () => {
    const server = await startModelServer((body, nth) => {
      if (nth === 6) setImmediate(() => void server.stop())
      return right(body)
    })
    const outcome = await runBuiltInEval(spec(server.url, { concs: [1] }), quiet)
    expectNoScore(outcome)
    expect(outcome.concs[0]?.nEffective).toBeGreaterThanOrEqual(5)
    expect(codesOf(outcome.problems)).toEqual(['INFX258', 'INFX259'])
  })

  it('that hangs runs into the time limit', async () => {
    await using server = await startModelServer((body) => (numberOf(body) === 0 ? 'hang' : right(body)))
    const outcome = await runBuiltInEval(
      spec(server.url, { patience: { ...impatient, requestTimeoutMs: 50, maxAttempts: 2 } }),
      quiet,
    )
    expectNoScore(outcome)
    expect(outcome.problems[1]?.message).toContain('no answer came in time after 2 tries')
  })

  it('that refuses is not asked twice, and it is the user who can help', async () => {
    await using server = await startModelServer(() => ({
      status: 404,
      body: '{"message":"The model `x` does not exist."}',
    }))
    const outcome = await runBuiltInEval(spec(server.url, { concs: [1] }), quiet)
    expectNoScore(outcome)
    expect(outcome.problems[1]).toMatchObject({ code: 'INFX260', blame: 'user' })
    expect(server.requests).toHaveLength(1)
  })

  it('that answers nothing but empty texts has no accuracy', async () => {
    await using server = await startModelServer(() => ({ text: '' }))
    const outcome = await runBuiltInEval(spec(server.url), quiet)
    expectNoScore(outcome)
    expect(codesOf(outcome.problems)).toEqual(['INFX259'])
  })

  it('that sends without end is cut off', async () => {
    await using server = await startModelServer(() => ({ text: 'x'.repeat(17 * 1024 * 1024) }))
    const outcome = await runBuiltInEval(
      spec(server.url, { concs: [1], patience: { ...impatient, maxAttempts: 1 } }),
      quiet,
    )
    expectNoScore(outcome)
  })
})

it('stops at once when told to, and says that it was interrupted', async () => {
  await using server = await startModelServer((body, nth) => (nth < 4 ? right(body) : 'hang'))
  const controller = new AbortController()
  const run = runBuiltInEval(spec(server.url, { concs: [2, 4] }), {
    signal: controller.signal,
    onProgress: ({ answered }) => {
      if (answered === 3) controller.abort()
    },
  })
  const outcome = await run
  expect(outcome).toMatchObject({ interrupted: true, completedConcs: [], failedConcs: [2, 4] })
  expect(outcome.problems[0]?.message).toContain('interrupted')
  expect(codesOf(outcome.problems)).toEqual(['INFX258', 'INFX258'])
})

it('lets a file that cannot be written surface as what it is', async () => {
  await using server = await startModelServer(right)
  writeFileSync(join(outputDir, 'taken'), 'a file')
  await expect(
    runBuiltInEval(spec(server.url, { outputDir: join(outputDir, 'taken') }), quiet),
  ).rejects.toThrow(/EEXIST|ENOTDIR/)
})
