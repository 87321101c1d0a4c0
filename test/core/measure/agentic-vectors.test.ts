import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { measureAgentic } from '../../../src/core/measure/agentic.ts'
import type { Measured } from '../../../src/core/measure/agentic.ts'
import { TraceLookup } from '../../../src/core/measure/trace-lookup.ts'
import { ProblemError } from '../../../src/core/problem.ts'
import { noSharedReason } from '../../shared.ts'
import { identityOfEnv, lenientFile, readJson, streamOf, vectorsOf } from './vectors.ts'
import type { Vector } from './vectors.ts'

const cases = vectorsOf('process_agentic_result')
if (cases.length === 0) console.log(noSharedReason)

async function measure({ input, meta }: Vector): Promise<Measured> {
  const resultDir = join(input, meta.env['RESULT_DIR'] ?? '')
  const artifacts = artifactDir(join(resultDir, 'aiperf_artifacts'))
  const profileExport = streamOf(join(artifacts, 'profile_export.jsonl'))
  if (!profileExport) throw new Error('no profile_export.jsonl')
  const summary = lenientFile(join(artifacts, 'profile_export_aiperf.json'))
  const serverMetrics = streamOf(join(artifacts, 'server_metrics_export.json'))
  const traces = traceCache(join(input, meta.env['HF_HUB_CACHE'] ?? ''))
  return measureAgentic(identityOfEnv(meta.env), {
    profileExport,
    ...(summary ? { summary } : {}),
    ...(serverMetrics ? { serverMetrics } : {}),
    serverLogs: logPaths(resultDir, input).flatMap((path) => streamOf(path) ?? []),
    ...(traces ? { traces } : {}),
  })
}

function artifactDir(base: string): string {
  const below = readdirSync(base)
    .sort()
    .map((name) => join(base, name))
  const holds = (dir: string): boolean =>
    ['profile_export.jsonl', 'profile_export.jsonl.gz'].some((file) => existsSync(join(dir, file)))
  return [base, ...below.filter((path) => statSync(path).isDirectory())].find(holds) ?? base
}

function logPaths(resultDir: string, input: string): readonly string[] {
  const paths = [join(resultDir, 'server.log')]
  let dir = resultDir
  for (let level = 0; level <= 3; level++) {
    paths.push(
      ...readdirSync(dir)
        .filter((name) => /^watchtower-.*\.out$/.test(name))
        .sort()
        .map((name) => join(dir, name)),
    )
    if (dir === input) break
    dir = dirname(dir)
  }
  return paths.filter(existsSync)
}

/** Case 14 sets modification times; its note names the snapshot that must win, so the reader here needs no clock. */
function traceCache(cache: string): TraceLookup | undefined {
  if (!existsSync(cache)) return undefined
  const traces = new TraceLookup()
  const snapshot = join(cache, 'datasets--semianalysisai--cc-traces-weka-inv-a/snapshots/rev1')
  for (const line of readFileSync(join(snapshot, 'part-0.jsonl'), 'utf8').split('\n')) {
    try {
      traces.add(JSON.parse(line))
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause
    }
  }
  return traces
}

describe.skipIf(cases.length === 0)('agentic results equal the reference', () => {
  for (const vector of cases.filter(({ meta }) => meta.agrees && Object.keys(meta.outputs).length > 0)) {
    it(`${vector.name}: ${vector.meta.covers[0] ?? ''}`, async () => {
      const { aggregate } = await measure(vector)
      expect(aggregate).toEqual(readJson(join(vector.dir, 'expected.json')))
    })
  }
})

describe.skipIf(cases.length === 0)('agentic results are right where the reference is wrong', () => {
  const caseNamed = (start: string): Vector => {
    const found = cases.find(({ name }) => name.startsWith(start))
    if (!found) throw new Error(`no case ${start}`)
    return found
  }

  it('08: dynamo-sglang reads the workers and the frontend', async () => {
    const { aggregate } = await measure(caseNamed('08'))
    const expected = readJson(join(caseNamed('08').dir, 'expected.json')) as Record<string, unknown>
    expect(aggregate['request_metrics']).toEqual(expected['request_metrics'])
    expect(aggregate).toMatchObject({
      server_metrics: {
        adapter: 'dynamo-sglang',
        metric_count: 6,
        cache: {
          gpu_cache_hit_rate: 0.85714,
          overall_cache_hit_rate: 0.85714,
          cached_tokens_by_source: { device: 6000000 },
        },
        kv_cache: { gpu_usage_pct: 0.8, gpu_total_tokens: 800000 },
        tokens: { prompt_total: 7000000, generation_total: 70111 },
      },
      kv_cache_pool_tokens: 800000,
    })
  })

  it('09: unknown server metrics lose nothing else', async () => {
    const { aggregate, problems } = await measure(caseNamed('09'))
    expect(aggregate['num_requests_successful']).toBeGreaterThan(0)
    expect(aggregate).toMatchObject({
      server_metrics: {
        present: true,
        adapter: 'none',
        metric_count: 2,
        cache: { gpu_cache_hit_rate: null },
      },
      warnings: [
        "no adapter for the server metrics of framework 'trt' (trtllm_kv_cache_utilization, trtllm_request_success)",
      ],
    })
    expect(problems.map(({ code }) => code)).toEqual(['INFX225'])
  })

  it('17: a cut last line is counted, the others are aggregated', async () => {
    const { aggregate, evidence, problems } = await measure(caseNamed('17'))
    const lines = readFileSync(
      join(caseNamed('17').input, 'results/aiperf_artifacts/profile_export.jsonl'),
      'utf8',
    )
    const whole = lines.split('\n').length - 1
    expect(aggregate).toMatchObject({
      num_requests_total: whole,
      request_accounting: { records_profiled: whole, records_malformed: 1 },
    })
    expect(evidence.truncated).toBe(true)
    expect(problems.map(({ code }) => code)).toContain('INFX221')
  })

  it('18: an offload backend without offload is refused', async () => {
    await expect(measure(caseNamed('18'))).rejects.toThrow(/INFX228/)
  })

  it('19: an incomplete identity is refused, every field named', async () => {
    const refusal = await measure(caseNamed('19')).catch((cause: unknown) => cause)
    if (!(refusal instanceof ProblemError)) throw new Error('not refused')
    const named = refusal.problems.map(({ message }) => /has no (\w+)/.exec(message)?.[1])
    expect(named).toEqual([
      'hw',
      'image',
      'model',
      'modelPrefix',
      'framework',
      'precision',
      'recipeFingerprint',
      'conc',
    ])
  })

  it('20: server values that are not finite become null, with a warning each', async () => {
    const { aggregate, problems } = await measure(caseNamed('20'))
    expect(JSON.stringify(aggregate)).not.toMatch(/NaN|Infinity/)
    expect(aggregate).toMatchObject({
      server_metrics: {
        cache: {
          gpu_cache_hit_rate: null,
          overall_cache_hit_rate: null,
          prefix_cache_hits: null,
          prefix_cache_queries: 500,
        },
        kv_cache: { gpu_usage_pct: 0.25 },
        kv_offload: {
          bytes_gpu_to_cpu: null,
          time_gpu_to_cpu: 2,
          bandwidth_gpu_to_cpu_bytes_per_second: null,
        },
        tokens: { prompt_total: 1000 },
      },
    })
    expect(aggregate['warnings']).toContain('vllm:prefix_cache_hits total is not a finite number')
    expect(problems.some(({ code }) => code === 'INFX224')).toBe(true)
  })
})
