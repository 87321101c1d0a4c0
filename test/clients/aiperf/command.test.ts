import { describe, expect, it } from 'vitest'
import { aiperfArgv, aiperfEnv } from '../../../src/clients/aiperf/command.ts'
import type { AiperfCommand } from '../../../src/clients/aiperf/command.ts'
import { corpusLoaders, corpusOf } from '../../../src/clients/aiperf/corpora.ts'
import { dialectOf, sourceForkDialect } from '../../../src/clients/aiperf/dialects.ts'
import { aiperfFactsOf } from '../../../src/clients/aiperf/facts.ts'
import type { AiperfFacts } from '../../../src/clients/aiperf/facts.ts'
import { aPoint } from '../../builders.ts'
import { aFixedLoad, aSpec, anAgenticLoad } from '../replay/builders.ts'

const facts = (overrides: Partial<AiperfFacts> = {}): AiperfFacts => ({
  tokenizer: 'org/Model-X',
  framework: 'sglang',
  sessionHeader: 'none',
  applyChatTemplate: false,
  extraArguments: [],
  ...overrides,
})

const official = anAgenticLoad({
  trace: { format: 'corpus', loader: 'semianalysis_cc_traces_weka_062126' },
  lanes: 16,
  durationSeconds: 3600,
  warmupRequestsPerLane: 10,
  warmupGraceSeconds: 1800,
  graceSeconds: 30,
})

const command = (overrides: Partial<AiperfCommand> = {}): AiperfCommand => ({
  programPath: (name) => `/env/bin/${name}`,
  dialect: sourceForkDialect,
  spec: aSpec('http://127.0.0.1:8888', {
    load: official,
    model: 'served-x',
    outputDir: '/results/aiperf_artifacts',
  }),
  facts: facts(),
  input: { kind: 'corpus', loader: 'semianalysis_cc_traces_weka_062126', entries: 393 },
  ...overrides,
})

describe('the command of an agentic point', () => {
  it('is the ecosystem’s, flag by flag', () => {
    expect(aiperfArgv(command()).join(' ')).toBe(
      '/env/bin/aiperf profile --scenario inferencex-agentx-mvp --url http://127.0.0.1:8888 ' +
        '--endpoint /v1/chat/completions --endpoint-type chat --streaming --model served-x --tokenizer org/Model-X ' +
        '--concurrency 16 --benchmark-duration 3600 --stats-interval 30 --random-seed 42 --failed-request-threshold 0.1 ' +
        '--trajectory-start-min-ratio 0.25 --trajectory-start-max-ratio 0.75 --warmup-requests-per-lane 10 ' +
        '--trace-idle-gap-cap-seconds 300 --warmup-grace-period 1800 --use-server-token-count --no-gpu-telemetry ' +
        '--tokenizer-trust-remote-code --num-dataset-entries 393 --slice-duration 1.0 --benchmark-grace-period 30 ' +
        '--ui none --output-artifact-dir /results/aiperf_artifacts ' +
        '--public-dataset semianalysis_cc_traces_weka_062126',
    )
  })

  it('keeps values with spaces whole', () => {
    const load = { ...official, extraInputs: { chat_template_kwargs: { reasoning_effort: 'very high' } } }
    const argv = aiperfArgv(command({ spec: { ...command().spec, load } }))
    expect(argv[argv.indexOf('--extra-inputs') + 1]).toBe(
      '{"chat_template_kwargs":{"reasoning_effort":"very high"}}',
    )
  })

  it.each([
    [
      'aiperf==0.13.0',
      ['--scenario inferencex-agentx-mvp', '--agentic-warmup-grace-period 1800'],
      ['--warmup-requests-per-lane', '--trace-idle-gap-cap'],
    ],
    [
      'aiperf==0.14.2',
      ['--scenario agentx', '--warmup-requests-per-lane 10', '--warmup-grace-period 1800'],
      ['--agentic-warmup'],
    ],
    [
      'agentx-harness==1.0.12',
      ['--warmup-requests-per-lane 10', '--trace-idle-gap-cap-seconds 300'],
      ['--scenario'],
    ],
  ])('speaks the dialect of %s', (requirement, present, absent) => {
    const text = aiperfArgv(command({ dialect: dialectOf(requirement) })).join(' ')
    for (const words of present) expect(text).toContain(words)
    for (const words of absent) expect(text).not.toContain(words)
  })

  it('marks what is no submission: a short run, a trace of one’s own, a scaled one', () => {
    const isMarked = (overrides: Partial<AiperfCommand>): boolean =>
      aiperfArgv(command(overrides)).includes('--unsafe-override')
    const { spec } = command()
    expect(isMarked({})).toBe(false)
    expect(isMarked({ spec: { ...spec, load: { ...official, durationSeconds: 899 } } })).toBe(true)
    expect(isMarked({ input: { kind: 'file', path: '/t', type: 'weka_trace' } })).toBe(true)
    expect(isMarked({ spec: { ...spec, traceScale: 2 } })).toBe(true)
  })

  it('scrapes every worker', () => {
    const urls = ['http://n1:6100/metrics', 'http://n2:6100/metrics']
    const argv = aiperfArgv(command({ spec: { ...command().spec, serverMetricsUrls: urls } }))
    const at = argv.indexOf('--server-metrics')
    expect(argv.slice(at + 1, at + 3)).toEqual(urls)
  })

  it('routes conversations of dynamo by the body only where no header does', () => {
    const flags = (framework: string, sessionHeader: AiperfFacts['sessionHeader']) =>
      aiperfArgv(command({ facts: facts({ framework, sessionHeader }) })).filter((word) =>
        word.includes('dynamo'),
      )
    expect(flags('sglang', 'none')).toEqual([])
    expect(flags('dynamo-sglang', 'x-dynamo-session-id')).toEqual([])
    expect(flags('dynamo-sglang', 'none')).toEqual([
      '--use-dynamo-conv-aware-routing',
      '--dynamo-session-timeout-seconds',
    ])
  })
})

describe('the command of a fixed-sequence point', () => {
  const fixed = (overrides: Parameters<typeof aFixedLoad>[0], requirement: string) =>
    aiperfArgv(
      command({
        dialect: dialectOf(requirement),
        input: { kind: 'synthetic' },
        spec: aSpec('http://h:1', { load: aFixedLoad(overrides), outputDir: '/out' }),
      }),
    ).join(' ')

  it('draws lengths as the serving benchmark does', () => {
    const text = fixed(
      { isl: 1024, osl: 128, randomRangeRatio: 0.8, numPrompts: 40, requestRate: 4 },
      'aiperf==0.13.0',
    )
    expect(text).toContain('--isl 1024 --osl 128 --random-range-ratio 0.8 --random-corpus-style sglang')
    expect(text).toContain(
      '--request-count 40 --warmup-request-count 2 --request-rate 4 --arrival-pattern poisson',
    )
    expect(text).toContain('--extra-inputs {"ignore_eos":true}')
    expect(text).not.toContain('--scenario')
  })

  it('says which version cannot draw them', () => {
    expect(fixed({ randomRangeRatio: 1 }, 'agentx-harness==1.0.12')).toContain('--isl-stddev 0')
    expect(() => fixed({ randomRangeRatio: 0.5 }, 'agentx-harness==1.0.12')).toThrow(
      /INFX216.*agentx-harness 1/,
    )
  })
})

it('runs other loads by the package’s own program, and knows which texts a version has', () => {
  const dialect = dialectOf('agentx-harness==1.0.12')
  expect(aiperfArgv(command({ dialect }))[0]).toBe('/env/bin/agentx')
  const input = { kind: 'file', path: '/t', type: 'multi_turn' } as const
  expect(aiperfArgv(command({ dialect, input })).slice(0, 3)).toEqual(['/env/bin/aiperf', 'profile', '--url'])
  const spec = aSpec('http://h:1', { load: aFixedLoad({ randomRangeRatio: 1 }), outputDir: '/out' })
  const unknown = command({
    dialect,
    spec,
    input: { kind: 'synthetic' },
    facts: facts({ promptCorpus: 'random' }),
  })
  expect(() => aiperfArgv(unknown)).toThrow(/INFX216.*"random"/)
})

it('refuses a version that nobody has described, with those that are', () => {
  expect(() => dialectOf('aiperf==0.8.1')).toThrow(/INFX213.*"aiperf==0\.8\.1".*aiperf 0\.13/s)
  expect(() => dialectOf('aiperf')).toThrow(/INFX213/)
})

describe('the corpus', () => {
  it.each([
    ['dsv4', 'semianalysis_cc_traces_weka_062126'],
    ['dsv4.1flash', 'semianalysis_cc_traces_weka_062126'],
    ['kimik3', 'semianalysis_cc_traces_weka_062126'],
    ['glm5.2', 'semianalysis_cc_traces_weka_062126'],
    ['glm5.1', 'semianalysis_cc_traces_weka_062126_256k'],
    ['qwen3.5', 'semianalysis_cc_traces_weka_062126_256k'],
  ])('of the family %s', (prefix, loader) => expect(corpusOf(prefix, undefined)).toBe(loader))

  it('may be another of the list only', () => {
    expect(corpusOf('dsv4', 'semianalysis_cc_traces_weka_061526')).toBe('semianalysis_cc_traces_weka_061526')
    expect(() => corpusOf('dsv4', 'semianalysis_cc_traces_weka_062127')).toThrow(/INFX217[\s\S]*did you mean/)
    expect(corpusLoaders.size).toBe(14)
    expect(corpusLoaders.get('semianalysis_cc_traces_weka_062126_256k')).toBe(
      'semianalysisai/cc-traces-weka-062126-256k',
    )
  })
})

it('keeps the environment’s bounds in their order, and adds the header of the router', () => {
  const env = aiperfEnv(facts({ sessionHeader: 'x-smg-routing-key' }), '/cache')
  expect(Number(env['AIPERF_SERVICE_PROFILE_CONFIGURE_TIMEOUT'])).toBeGreaterThanOrEqual(
    Number(env['AIPERF_DATASET_CONFIGURATION_TIMEOUT']),
  )
  expect(env).toMatchObject({
    AIPERF_HTTP_X_SMG_ROUTING_KEY_FROM_CORRELATION_ID: 'true',
    AIPERF_DATASET_MMAP_CACHE_DIR: '/cache/aiperf-datasets',
  })
  expect(env).not.toHaveProperty('AIPERF_HTTP_X_DYNAMO_SESSION_ID_FROM_CORRELATION_ID')
})

it('takes a point’s facts: the tokenizer is the repository, not the name on the wire', () => {
  const point = aPoint({ framework: 'dynamo-sglang', model: 'org/Repo', maxModelLen: 200_000 })
  expect(aiperfFactsOf(point, { requiredMetricPrefix: 'sglang:' })).toMatchObject({
    tokenizer: 'org/Repo',
    maxContextTokens: 200_000,
    sessionHeader: 'x-dynamo-session-id',
    requiredMetricPrefix: 'sglang:',
  })
})
