/** Small loads with overrides; files in a folder of their own. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AgenticLoad, FixedLoad, LoadProgress, LoadSpec } from '../../../src/clients/load-client.ts'
import type { SseServer } from '../../fakes/sse-server.ts'
import { replayClient } from '../../../src/clients/replay/client.ts'

export const tempDir = (): string => mkdtempSync(join(tmpdir(), 'infx-replay-test-'))

export const anAgenticLoad = (overrides: Partial<AgenticLoad> = {}): AgenticLoad => ({
  kind: 'agentic',
  trace: {
    format: 'generated',
    generator: {
      seed: 7,
      trees: 12,
      meanTurns: 6,
      systemTokens: 300,
      meanNewTokensPerTurn: 60,
      meanOutputTokens: 6,
      subagentRatio: 0.3,
      meanGapSeconds: 0.05,
    },
  },
  lanes: 3,
  durationSeconds: 1,
  warmupRequestsPerLane: 1,
  warmupGraceSeconds: 10,
  graceSeconds: 2,
  trajectoryStartMinRatio: 0.25,
  trajectoryStartMaxRatio: 0.75,
  traceIdleGapCapSeconds: 300,
  systemIdleGapCapSeconds: 10,
  ...overrides,
})

export const aFixedLoad = (overrides: Partial<FixedLoad> = {}): FixedLoad => ({
  kind: 'fixed',
  isl: 64,
  osl: 8,
  randomRangeRatio: 0.5,
  numPrompts: 30,
  numWarmupPrompts: 2,
  maxConcurrency: 4,
  requestRate: 'inf',
  ...overrides,
})

export const aSpec = (endpointUrl: string, overrides: Partial<LoadSpec> = {}): LoadSpec => ({
  load: anAgenticLoad(),
  endpointUrl,
  model: 'org/model-x',
  outputDir: tempDir(),
  serverMetricsUrls: [],
  seed: 42,
  traceScale: 1,
  failedRequestThreshold: 0.1,
  ...overrides,
})

export interface RecordRow {
  readonly metadata: {
    readonly benchmark_phase: 'warmup' | 'profiling'
    readonly conversation_id: string
    readonly x_correlation_id: string
    readonly root_correlation_id: string
    readonly parent_correlation_id: string | null
    readonly turn_index: number
    readonly was_cancelled: boolean
    readonly request_start_ns: number
    readonly request_end_ns: number
    readonly lane: number
  }
  readonly metrics: Readonly<Record<string, { readonly value: number; readonly unit: string } | undefined>>
  readonly error: { readonly code: number; readonly type: string; readonly message: string } | null
}

export interface Ran {
  readonly outcome: Awaited<ReturnType<typeof replayClient.run>>
  readonly progress: readonly LoadProgress[]
  readonly rows: readonly RecordRow[]
  readonly rawRows: readonly string[]
  readonly summary: SummaryFile
  readonly dir: string
}

export interface SummaryFile {
  readonly [metric: string]: unknown
  readonly request_count: { readonly avg: number }
  readonly error_request_count: { readonly avg: number }
  readonly metadata: {
    readonly submission_invalid_reasons: readonly string[]
    readonly error_types: Readonly<Record<string, number>>
    readonly abort_reason?: string
    readonly [field: string]: unknown
  }
}

export async function runReplay(
  spec: LoadSpec,
  signal: AbortSignal = new AbortController().signal,
): Promise<Ran> {
  const progress: LoadProgress[] = []
  const outcome = await replayClient.run(spec, { signal, onProgress: (report) => progress.push(report) })
  const rawRows = readFileSync(join(spec.outputDir, 'profile_export.jsonl'), 'utf8').split('\n').slice(0, -1)
  return {
    outcome,
    progress,
    rawRows,
    rows: rawRows.map((line) => JSON.parse(line) as RecordRow),
    summary: readJson(spec.outputDir, 'profile_export_aiperf.json') as SummaryFile,
    dir: spec.outputDir,
  }
}

/** Runs until the server has answered so many requests, however long a busy machine takes for them. */
export async function runUntil(server: SseServer, answered: number, spec: LoadSpec): Promise<Ran> {
  const abort = new AbortController()
  const timer = setInterval(() => {
    if (server.requests.filter(({ endMs }) => !Number.isNaN(endMs)).length >= answered) abort.abort()
  }, 2)
  return runReplay(spec, abort.signal).finally(() => clearInterval(timer))
}

export const readJson = (dir: string, file: string): unknown =>
  JSON.parse(readFileSync(join(dir, file), 'utf8')) as unknown

/** A weka file with the given trees; returns its path. */
export function wekaFile(...trees: readonly object[]): string {
  const path = join(tempDir(), 'trace.jsonl')
  writeFileSync(path, trees.map((tree) => `${JSON.stringify(tree)}\n`).join(''))
  return path
}

/** A weka request; `t` and `api` in seconds. */
export const wekaRequest = (t: number, input: number, out: number, api = 0, ids?: readonly number[]) => ({
  t,
  type: 's',
  model: 'm',
  in: input,
  out,
  hash_ids: ids ?? Array.from({ length: Math.ceil(input / 64) }, (_, index) => index + 1),
  api_time: api,
})

export const wekaTree = (id: string, requests: readonly object[], overrides: object = {}) => ({
  id,
  models: ['m'],
  block_size: 64,
  hash_id_scope: 'local',
  tool_tokens: 0,
  system_tokens: 0,
  requests,
  ...overrides,
})
