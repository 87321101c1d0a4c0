import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeBenchJson } from '../../../src/clients/aiperf/bench-json.ts'
import { requiredMetricsProblem } from '../../../src/clients/aiperf/export-check.ts'
import { clientFailures, recogniseFailure } from '../../../src/clients/aiperf/failures.ts'
import { AiperfProgress } from '../../../src/clients/aiperf/progress.ts'
import { writeAiperfTrace } from '../../../src/clients/aiperf/trace-file.ts'
import { loadDataset } from '../../../src/clients/replay/dataset.ts'
import { TraceParser } from '../../../src/core/traces/parse.ts'
import type { TraceTree } from '../../../src/core/traces/model.ts'
import { aFixedLoad, aSpec, anAgenticLoad, wekaFile, wekaRequest, wekaTree } from '../replay/builders.ts'

const dir = (): string => mkdtempSync(join(tmpdir(), 'infx-aiperf-parts-'))

describe('traces for AIPerf', () => {
  const written = async (trees: readonly TraceTree[], scale: number) => {
    const { path, type } = await writeAiperfTrace(trees, dir(), scale)
    const parser = new TraceParser(type === 'weka_trace' ? 'weka' : 'multi-turn', path)
    if (type === 'weka_trace') {
      for (const name of readdirSync(path).sort())
        parser.document(readFileSync(join(path, name), 'utf8'), name)
    } else {
      for (const [index, line] of readFileSync(path, 'utf8').trim().split('\n').entries())
        parser.line(line, index + 1)
    }
    const { trees: back, problems } = parser.finish()
    expect(problems).toEqual([])
    return back
  }
  const generated = async () => {
    const { trace } = anAgenticLoad()
    return (await loadDataset(trace)).trees
  }
  const shapeOf = (trees: readonly TraceTree[]) =>
    trees.map(({ id, root }) => ({
      id,
      turns: root.turns.map(({ startSeconds, serviceSeconds, inputTokens, outputTokens }) => [
        startSeconds,
        serviceSeconds,
        inputTokens,
        outputTokens,
      ]),
      children: root.children.map(({ conversation, afterTurn }) => [
        conversation.id,
        conversation.turns.length,
        afterTurn,
      ]),
    }))

  it('hold the same turns, tokens, times and sub-agents', async () => {
    const trees = await generated()
    const sorted = shapeOf(trees).map((tree) => ({ ...tree, children: [...tree.children].sort() }))
    const back = shapeOf(await written(trees, 1)).map((tree) => ({
      ...tree,
      children: [...tree.children].sort(),
    }))
    expect(back).toEqual(sorted)
  })

  it('share what the recorded prompts share, also when scaled by a number that cuts blocks', async () => {
    const trees = await generated()
    for (const scale of [1, 4, 7]) {
      const back = await written(trees, scale)
      for (const [index, tree] of trees.entries()) {
        for (const [turn, now] of (back[index]?.root.turns ?? []).entries()) {
          const before = tree.root.turns[turn]
          if (before?.content.kind !== 'blocks' || now.content.kind !== 'blocks') throw new Error('no blocks')
          const keptTokens = now.content.keep * (back[index]?.blockSize ?? 0)
          // Whole blocks of the recording, scaled; at most one scaled block is lost at the end.
          expect(Math.abs(keptTokens - (before.content.keep * tree.blockSize) / scale)).toBeLessThanOrEqual(
            64 / scale,
          )
        }
      }
    }
  })

  it('lift sub-agents of sub-agents to the root, each under its own name', async () => {
    const inner = { t: 2, type: 'subagent', agent_id: 'b', requests: [wekaRequest(2.5, 64, 2)] }
    const agent = { t: 1, type: 'subagent', agent_id: 'a', requests: [wekaRequest(1, 64, 2, 0.2), inner] }
    const path = wekaFile(wekaTree('t', [wekaRequest(0, 64, 2, 0.5), agent, wekaRequest(9, 128, 2)]))
    const { trees } = await loadDataset({ format: 'weka', path })
    const [back] = await written(trees, 1)
    expect(back?.root.children.map(({ conversation }) => conversation.turns.length)).toEqual([1, 1])
  })

  it('become sessions where prompts are texts', async () => {
    const path = join(dir(), 'sessions.jsonl')
    const turns = [
      { text: 'one two', output_length: 5 },
      { text: 'three', delay: 1500, output_length: 7 },
    ]
    writeFileSync(path, `${JSON.stringify({ session_id: 's', turns })}\n`)
    const { trees } = await loadDataset({ format: 'multi-turn', path })
    const file = await writeAiperfTrace(trees, dir(), 1)
    expect(file.type).toBe('multi_turn')
    expect(JSON.parse(readFileSync(file.path, 'utf8'))).toEqual({
      session_id: 's',
      turns: [
        { text: 'one two', role: 'user', output_length: 5 },
        { text: 'three', role: 'user', output_length: 7, delay: 1500 },
      ],
    })
  })
})

it('reads progress from the log', () => {
  let now = 0
  const progress = new AiperfProgress(10, () => now)
  const after = (line: string) => progress.line(line)
  expect(
    after('22:38:36.243 INFO     WekaTraceLoader: reconstructed 3/12 (25%) in 3.6s (0.8 traces/s)'),
  ).toMatchObject({ phase: 'loading', ratio: 0.25 })
  expect(
    after('22:38:36.770 NOTICE   Phase warmup (warmup) started | target: 8 requests (runner.py:593)')?.phase,
  ).toBe('warm-up')
  expect(
    after('22:32:58.766 NOTICE   Phase agentic.warmup (warmup) started | target: 5 requests')?.phase,
  ).toBe('warm-up')
  expect(
    after(
      '22:38:37.676 NOTICE   Phase warmup (warmup) sending complete | sent=8, completed=5, in_flight=3 | sessions: sent=3',
    ),
  ).toMatchObject({ phase: 'draining', inFlight: 3 })
  expect(
    after(
      '22:38:37.779 NOTICE   Phase profiling (profiling) started | phase_index=0 | target: 6.0s duration',
    ),
  ).toMatchObject({ phase: 'profiling', ratio: 0 })
  now = 2500
  expect(
    after(
      '22:38:42.252 INFO       rps=12.9 (avg 7.1)  tput_in=4,071/s  tput_out=43/s  done=1,031 ok=1,030 err=1 (records_manager.py:1345)',
    ),
  ).toMatchObject({ ratio: 0.25, requestsDone: 1031, requestsFailed: 1, totalTokensPerSecond: 4114 })
  expect(
    after('22:38:42.252 INFO       intvty  p50= 197  p75= 205  p95= 214  p99=  217  (1/tpot tok/s)')
      ?.outputTokensPerSecondPerUser,
  ).toBe(197)
  expect(
    after(
      '22:38:43.789 NOTICE   Phase profiling (profiling) complete | completed=41, cancelled=0, errors=2 | sessions: completed=5',
    ),
  ).toMatchObject({ phase: 'draining', ratio: 1, requestsFailed: 2 })
  expect(after('22:38:20.660 INFO     Starting AIPerf System')).toBeUndefined()
})

describe('failures', () => {
  const lines: Readonly<Record<string, string>> = {
    INFX214:
      "aiperf.common.exceptions.TokenizerError: Failed to load tokenizer 'org/Nothing': OSError: no such repository",
    INFX208:
      'huggingface_hub.errors.LocalEntryNotFoundError: Cannot find an appropriate cached snapshot folder',
    INFX210: 'OSError: [Errno 28] No space left on device',
    INFX216: 'aiperf.common.scenario.base.EmptyTracePoolError: the pool is empty',
  }
  it.each(Object.entries(lines))('%s from a line of its log', (code, line) => {
    expect(recogniseFailure(['22:00:00 INFO  Starting', line])?.problem.code).toBe(code)
  })

  it.each([
    ['ScenarioLockError: Scenario invariants violated (1 conflict):', 'INFX213', false],
    ['Unknown option: "--warmup-requests-per-lane".', 'INFX213', false],
    ['1 validation error for CLIConfig\nprompt_corpus\n  Input should be', 'INFX213', false],
    ['TrajectoryWarmupFailedError: Trajectory warmup failed for 3 trace(s): a, b, c.', 'INFX211', true],
    ['ERROR failed-request threshold exceeded: 12/20 > 0.1', 'INFX211', true],
  ])('%s', (line, code, isAbort) => {
    const found = recogniseFailure([line])
    expect(found).toMatchObject({ problem: { code }, isAbort })
  })

  it('reads through the boxes that break its sentences', () => {
    const box = [
      "│    Reason: Failed to load tokenizer '/tmp/a':     │",
      '│            HFValidationError: Repo id     │',
    ]
    expect(recogniseFailure(box)?.problem.message).toContain('"/tmp/a"')
    expect(recogniseFailure(['all is well'])).toBeUndefined()
    expect(new Set(clientFailures.map(({ pattern }) => String(pattern))).size).toBe(clientFailures.length)
  })
})

it('gates on a prefix of the server metrics, in the folder or one below', async () => {
  const outer = dir()
  const inner = mkdtempSync(join(outer, 'run-'))
  writeFileSync(join(inner, 'profile_export.jsonl'), '')
  const missing = async (prefix: string) => (await requiredMetricsProblem(outer, prefix))?.message
  expect(await missing('sglang:')).toMatch(/server_metrics_export\.json is missing or empty/)
  writeFileSync(
    join(inner, 'server_metrics_export.json'),
    `{"metrics":{"x${'y'.repeat(2 << 20)}":1,"sglang:prompt_tokens":{}}}`,
  )
  expect(await missing('sglang:')).toMatch(/server_metrics_export\.csv/)
  writeFileSync(join(inner, 'server_metrics_export.csv'), 'metric\n')
  expect(await missing('sglang:')).toBeUndefined()
  expect(await missing('vllm:')).toMatch(/no server metric starts with "vllm:"/)
})

it('makes bench.json of records: profiled ones only, failures counted, percentiles interpolated', async () => {
  const outputDir = dir()
  const record = (start: number, latency: number, overrides: object = {}) =>
    JSON.stringify({
      metadata: {
        benchmark_phase: 'profiling',
        request_start_ns: 1_796_000_000_000_000_000 + start * 1e9,
        request_end_ns: 1_796_000_000_000_000_000 + (start + 1) * 1e9,
      },
      metrics: {
        input_sequence_length: { value: 10 },
        output_sequence_length: { value: 4 },
        time_to_first_token: { value: latency / 2 },
        request_latency: { value: latency },
        inter_token_latency: { value: 5 },
        inter_chunk_latency: { value: [4, 6] },
      },
      error: null,
      ...overrides,
    })
  const rows = [
    record(0, 100),
    record(1, 300),
    record(2, 1, { error: { code: 500 } }),
    record(3, 1, { metadata: { benchmark_phase: 'warmup' } }),
  ]
  writeFileSync(join(outputDir, 'profile_export.jsonl'), rows.map((row) => `${row}\n`).join(''))
  const load = aFixedLoad({ numPrompts: 3 })
  expect(await writeBenchJson(aSpec('http://h:1', { outputDir, load }), load)).toBe(true)
  expect(JSON.parse(readFileSync(join(outputDir, 'bench.json'), 'utf8'))).toMatchObject({
    completed: 2,
    failed: 1,
    total_input_tokens: 20,
    total_output_tokens: 8,
    duration: 3,
    median_e2el_ms: 200,
    p90_e2el_ms: 280,
    mean_ttft_ms: 100,
    median_itl_ms: 5,
    output_throughput: 8 / 3,
  })
})
