/** The real AIPerf, from its package, against the simulated engine: its export goes through our own measurement. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aiperfClient } from '../../../src/clients/aiperf/client.ts'
import { dialectOf } from '../../../src/clients/aiperf/dialects.ts'
import { writeWordTokenizer } from '../../../src/clients/aiperf/word-tokenizer.ts'
import type { AiperfFacts } from '../../../src/clients/aiperf/facts.ts'
import type { LoadClient, LoadOutcome, LoadProgress, LoadSpec } from '../../../src/clients/load-client.ts'
import { cacheDir } from '../../../src/clients/python-env/env-key.ts'
import type { PythonEnv } from '../../../src/clients/python-env/python-env.ts'
import { replayClient } from '../../../src/clients/replay/client.ts'
import { startSimServer } from '../../../src/engines/sim/server.ts'
import type { SimServer } from '../../../src/engines/sim/server.ts'
import { measureAgenticDir, measureFixedFile } from '../../../src/files/measure.ts'
import type { JudgedResult, MeasureOptions } from '../../../src/files/measure.ts'
import { aPoint } from '../../builders.ts'
import { plainStep, someConfig, somePool } from '../../engines/sim/sim-config.ts'
import { installMs, realEnv, requirementsOf } from '../python-env/real-env.ts'
import { aFixedLoad, aSpec, anAgenticLoad } from '../replay/builders.ts'

const requirements = requirementsOf('INFX_TEST_AIPERF', 'test-aiperf.mjs')
/** Imports, data set and export of a Python program on a busy machine. */
const runMs = 240_000

let server: SimServer
let tokenizer: string
beforeAll(async () => {
  // Slow enough that the client's own overhead is small beside the latencies.
  const step = { ...plainStep, overheadSeconds: 0.02, decodeBaseSeconds: 0.02 }
  server = await startSimServer(
    someConfig({ servedModel: 'org/model-x', pools: [somePool({ step, kvPoolTokensPerRank: 1 << 20 })] }),
    { port: 0 },
  )
  tokenizer = mkdtempSync(join(tmpdir(), 'infx-tokenizer-'))
  await writeWordTokenizer(tokenizer)
})
afterAll(() => server.close())

const outputDir = (): string => mkdtempSync(join(tmpdir(), 'infx-aiperf-test-'))

interface Ran {
  readonly outcome: LoadOutcome
  readonly progress: readonly LoadProgress[]
  readonly spec: LoadSpec
}

async function drive(
  client: LoadClient,
  spec: LoadSpec,
  signal = new AbortController().signal,
): Promise<Ran> {
  const progress: LoadProgress[] = []
  const outcome = await client.run(spec, { signal, onProgress: (report) => progress.push(report) })
  return { outcome, progress, spec }
}

const recipeFingerprint = 'f'.repeat(64)
const measureOptions = (overrides: Partial<MeasureOptions> = {}): MeasureOptions => ({
  point: aPoint({ conc: 4, framework: 'sglang', recipeFingerprint }),
  provenance: {
    plan_digest: 'd'.repeat(64),
    attempt: 1,
    simulated: true,
    engine: { name: 'sim', version: '1' },
    client: { name: 'aiperf', version: '1' },
    timeline: [],
    commands: [],
    trace_scale: 1,
  },
  expectations: {
    maxErrorRate: 0.1,
    minInputTokens: 1,
    minOutputTokens: 1,
    plannedSubmissionReasons: ['unsafe_override'],
    requirePower: false,
    requireServerMetrics: true,
  },
  knownReasons: [],
  serverLogPaths: [],
  ...overrides,
})

describe.skipIf(requirements.length === 0).each(requirements)('%s', (requirement) => {
  let env: PythonEnv
  beforeAll(async () => {
    env = await realEnv({ requirements: [requirement], python: dialectOf(requirement).python })
  }, installMs)

  const client = (overrides: Partial<AiperfFacts> = {}): LoadClient =>
    aiperfClient({
      env,
      dialect: dialectOf(requirement),
      facts: {
        tokenizer,
        framework: 'sglang',
        sessionHeader: 'none',
        // Words of our own vocabulary where the version has that source; else every word is an unknown one.
        ...(dialectOf(requirement).promptCorpora.includes('random') ? { promptCorpus: 'random' } : {}),
        applyChatTemplate: false,
        extraArguments: [],
        ...overrides,
      },
      cacheDir: cacheDir(process.env),
      hostEnv: process.env,
    })

  it(
    'replays generated trees in the agentic scenario; the export measures as valid',
    async () => {
      const load = anAgenticLoad({ lanes: 3, durationSeconds: 6, graceSeconds: 3 })
      const spec = aSpec(server.url, { load, outputDir: outputDir() })
      const { outcome, progress } = await drive(client({ requiredMetricPrefix: 'sglang:' }), spec)
      expect(outcome).toMatchObject({ completed: true })
      expect([...new Set(progress.map(({ phase }) => phase))]).toEqual([
        'loading',
        'warm-up',
        'draining',
        'profiling',
      ])
      expect(Math.max(...progress.map(({ requestsDone }) => requestsDone))).toBeGreaterThan(5)
      const { aggregate, reasons, problems } = await measureAgenticDir(spec.outputDir, measureOptions())
      expect(reasons).toEqual([])
      expect(problems).toEqual([])
      expect(aggregate).toMatchObject({ server_metrics: { present: true, adapter: 'sglang' } })
      expect(aggregate['num_requests_successful']).toBeGreaterThan(5)
    },
    runMs,
  )

  it(
    'says that required server metrics are missing',
    async () => {
      const load = anAgenticLoad({ lanes: 2, durationSeconds: 3, graceSeconds: 2 })
      const spec = aSpec(server.url, { load, outputDir: outputDir() })
      const { outcome } = await drive(client({ requiredMetricPrefix: 'vllm:' }), spec)
      expect(outcome).toMatchObject({ completed: false })
      expect(outcome.abortReason).toContain('"vllm:"')
    },
    runMs,
  )

  it(
    'cancels on the signal and leaves nothing running',
    async () => {
      const load = anAgenticLoad({ lanes: 2, durationSeconds: 600 })
      const spec = aSpec(server.url, { load, outputDir: outputDir() })
      const abort = new AbortController()
      const stop = (report: LoadProgress): void => {
        if (report.phase === 'profiling' && report.requestsDone > 0) abort.abort()
      }
      const outcome = await client().run(spec, { signal: abort.signal, onProgress: stop })
      expect(outcome).toMatchObject({ completed: false, abortReason: 'cancelled' })
    },
    runMs,
  )

  it(
    'names a tokenizer that is not there',
    async () => {
      const spec = aSpec(server.url, { outputDir: outputDir() })
      const running = drive(client({ tokenizer: '/nowhere/tokenizer' }), spec)
      await expect(running).rejects.toThrow(/INFX214.*\/nowhere\/tokenizer/s)
    },
    runMs,
  )

  describe('agrees with the built-in client', () => {
    const prompts = 60
    const load = aFixedLoad({
      isl: 200,
      osl: 20,
      randomRangeRatio: 1,
      numPrompts: prompts,
      numWarmupPrompts: 4,
      maxConcurrency: 4,
    })
    let results: Readonly<Record<'ours' | 'theirs', JudgedResult>>
    beforeAll(async () => {
      const measured = async (runner: LoadClient): Promise<JudgedResult> => {
        const { spec, outcome } = await drive(runner, aSpec(server.url, { load, outputDir: outputDir() }))
        expect(outcome).toMatchObject({ completed: true })
        const point = aPoint({ scenario: 'fixed-seq-len', isl: 200, osl: 20, conc: 4, recipeFingerprint })
        const { expectations } = measureOptions()
        return measureFixedFile(
          join(spec.outputDir, 'bench.json'),
          measureOptions({ point, expectations: { ...expectations, requireServerMetrics: false } }),
        )
      }
      results = { ours: await measured(replayClient), theirs: await measured(client()) }
    }, runMs)

    it('on the numbers of requests and tokens, exactly', () => {
      const counts = ({ aggregate, reasons }: JudgedResult): unknown => ({
        requests: (aggregate['infx'] as { readonly requests?: unknown }).requests,
        reasons,
      })
      expect(counts(results.theirs)).toEqual(counts(results.ours))
      expect(counts(results.ours)).toEqual({ requests: { successful: prompts, failed: 0 }, reasons: [] })
    })

    // One step of the engine is 40 ms here. A request that arrives just after a step began waits for the next one, so
    // two honest clients may differ by a step in the time to the first token; over 20 tokens that is 5 % of the latency.
    // Gaps between tokens are the engine's alone.
    it.each([
      ['median_ttft', 0.045, 0],
      ['p90_ttft', 0.06, 0],
      ['median_tpot', 0.002, 0.05],
      ['p90_tpot', 0.002, 0.1],
      ['median_e2el', 0.045, 0.05],
      ['p90_e2el', 0.06, 0.1],
    ])('on %s within %d s + %d of it', (name, seconds, share) => {
      const [ours, theirs] = [results.ours, results.theirs].map(({ aggregate }) => Number(aggregate[name]))
      expect(ours).toBeGreaterThan(0)
      expect(Math.abs(Number(theirs) - Number(ours))).toBeLessThanOrEqual(seconds + share * Number(ours))
    })
  })

  it(
    'writes its command down, as argv',
    async () => {
      const load = aFixedLoad({ randomRangeRatio: 1, numPrompts: 4, numWarmupPrompts: 0, maxConcurrency: 2 })
      const spec = aSpec(server.url, { load, outputDir: outputDir() })
      await drive(client(), spec)
      const written = JSON.parse(readFileSync(join(spec.outputDir, 'aiperf_command.json'), 'utf8')) as {
        argv: string[]
      }
      expect(written.argv.slice(1, 4)).toEqual(['profile', '--url', server.url])
    },
    runMs,
  )
})

it.skipIf(requirements.length === 0)(
  'has an environment with AIPerf (left out without one: its script installs it)',
  () => {
    expect(requirements.length).toBeGreaterThan(0)
  },
)
