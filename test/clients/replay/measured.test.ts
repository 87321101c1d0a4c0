/** What the client writes is what the measurement reads. */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { measureAgenticDir, measureFixedFile } from '../../../src/files/measure.ts'
import type { MeasureOptions } from '../../../src/files/measure.ts'
import { aPoint } from '../../builders.ts'
import { SseServer } from '../../fakes/sse-server.ts'
import { aFixedLoad, aSpec, runReplay } from './builders.ts'

let server: SseServer
beforeAll(async () => {
  server = await SseServer.start({
    ttftMs: 5,
    gapMs: 1,
    metrics: ({ generatedTokens }) =>
      `# TYPE sglang:generation_tokens_total counter\nsglang:generation_tokens_total{model_name="m"} ${generatedTokens}\n`,
  })
})
afterAll(() => server.stop())

const recipeFingerprint = 'f'.repeat(64)

const options = (overrides: Partial<MeasureOptions> = {}): MeasureOptions => ({
  point: aPoint({ conc: 3, framework: 'sglang', recipeFingerprint }),
  provenance: {
    plan_digest: 'd'.repeat(64),
    attempt: 1,
    simulated: true,
    engine: { name: 'sim', version: '1' },
    client: { name: 'infx-replay', version: '1' },
    timeline: [],
    commands: [],
    trace_scale: 1,
  },
  expectations: {
    maxErrorRate: 0.1,
    plannedDurationSeconds: 1,
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

it('an agentic run gives a valid aggregate with the numbers of its records', async () => {
  const { dir, rows } = await runReplay(aSpec(server.url))
  const { aggregate, reasons, problems } = await measureAgenticDir(dir, options())
  expect(problems).toEqual([])
  expect(reasons).toEqual([])
  const profiled = rows.filter(({ metadata, error }) => metadata.benchmark_phase === 'profiling' && !error)
  expect(aggregate).toMatchObject({
    num_requests_successful: profiled.length,
    server_metrics: { present: true, adapter: 'sglang' },
    dataset: { source_type: 'generated', num_dataset_entries: 12 },
  })
})

it('a fixed-sequence run gives the aggregate of its bench.json', async () => {
  const { dir } = await runReplay(aSpec(server.url, { load: aFixedLoad() }))
  const point = aPoint({ scenario: 'fixed-seq-len', isl: 64, osl: 8, conc: 4, recipeFingerprint })
  const { aggregate } = await measureFixedFile(join(dir, 'bench.json'), options({ point }))
  expect(aggregate).toMatchObject({ conc: 4, model: 'org/model-x', isl: 64, osl: 8 })
  expect(aggregate['p99_ttft']).toBeGreaterThan(0.004)
})
