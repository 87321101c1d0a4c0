/** The exact command of one measurement (engines.md §1.2), as argv: no value is ever split at spaces. */
import '../../core/problems/python.ts'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { AgenticLoad, FixedLoad, LoadSpec } from '../load-client.ts'
import type { AiperfDialect } from './dialects.ts'
import type { AiperfFacts } from './facts.ts'

/** Where the requests come from, in AIPerf's terms. */
export type AiperfInput =
  | { readonly kind: 'corpus'; readonly loader: string; readonly entries: number }
  | { readonly kind: 'file'; readonly path: string; readonly type: 'weka_trace' | 'multi_turn' }
  | { readonly kind: 'synthetic' }

export interface AiperfCommand {
  /** Absolute path of a program of the environment. */
  readonly programPath: (name: string) => string
  readonly dialect: AiperfDialect
  readonly spec: LoadSpec
  readonly facts: AiperfFacts
  readonly input: AiperfInput
}

/** Traces of the current corpora. */
export const corpusEntries = 393
/** The scenario takes shorter profiles only with its override, which marks the run. */
const scenarioMinSeconds = 900
/** Seconds between two reports of a measurement that takes an hour; shorter ones report every second. */
const reportEverySeconds = 30
const dynamoSessionTimeoutSeconds = 3600

/** Throws ProblemError (INFX216) when the version cannot drive this load. */
export function aiperfArgv(command: AiperfCommand): readonly string[] {
  const { load } = command.spec
  return load.kind === 'agentic' ? agenticArgv(command, load) : fixedArgv(command, load)
}

function agenticArgv(command: AiperfCommand, load: AgenticLoad): readonly string[] {
  const { dialect, spec, facts, input } = command
  const isScenario = input.kind === 'corpus' || (input.kind === 'file' && input.type === 'weka_trace')
  return [
    command.programPath(isScenario ? dialect.program.scenario : dialect.program.other),
    'profile',
    ...(isScenario && dialect.scenario !== null ? ['--scenario', dialect.scenario] : []),
    ...endpoint(command),
    ...['--concurrency', String(load.lanes)],
    ...['--benchmark-duration', String(load.durationSeconds)],
    ...['--stats-interval', String(load.durationSeconds >= scenarioMinSeconds ? reportEverySeconds : 1)],
    ...['--random-seed', String(spec.seed)],
    ...['--failed-request-threshold', String(spec.failedRequestThreshold)],
    ...(isScenario ? scenarioFlags(dialect, load) : []),
    '--use-server-token-count',
    ...extraInputs(load.extraInputs ?? {}),
    ...dynamoRouting(dialect, facts),
    '--no-gpu-telemetry',
    '--tokenizer-trust-remote-code',
    ...(facts.maxContextTokens === undefined || !isScenario
      ? []
      : ['--max-context-length', String(facts.maxContextTokens)]),
    ...(input.kind === 'corpus' ? ['--num-dataset-entries', String(input.entries)] : []),
    ...['--slice-duration', '1.0'],
    ...['--benchmark-grace-period', String(load.graceSeconds)],
    ...common(command),
    ...(isScenario && needsOverride(command, load) ? ['--unsafe-override'] : []),
    ...inputFlags(input),
    ...facts.extraArguments,
  ]
}

const scenarioFlags = (dialect: AiperfDialect, load: AgenticLoad): readonly string[] => [
  ...['--trajectory-start-min-ratio', String(load.trajectoryStartMinRatio)],
  ...['--trajectory-start-max-ratio', String(load.trajectoryStartMaxRatio)],
  ...flag(dialect.flags.warmupRequestsPerLane, load.warmupRequestsPerLane),
  ...flag(dialect.flags.traceIdleGapCap, load.traceIdleGapCapSeconds),
  ...flag(dialect.flags.warmupGrace, load.warmupGraceSeconds),
]

const flag = (name: string | null, value: number): readonly string[] =>
  name === null ? [] : [name, String(value)]

/** Anything but a whole hour on a recorded corpus is no submission, and the scenario wants to be told so. */
const needsOverride = ({ spec, input }: AiperfCommand, load: AgenticLoad): boolean =>
  load.durationSeconds < scenarioMinSeconds || input.kind !== 'corpus' || spec.traceScale !== 1

const endpoint = ({ spec, facts }: AiperfCommand): readonly string[] => [
  ...['--url', spec.endpointUrl],
  ...['--endpoint', '/v1/chat/completions'],
  ...['--endpoint-type', 'chat'],
  '--streaming',
  ...['--model', spec.model],
  ...['--tokenizer', facts.tokenizer],
]

/** ignore_eos comes from the scenario; elsewhere answers must be as long as asked for, too. */
const extraInputs = (fields: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(fields).length === 0 ? [] : ['--extra-inputs', JSON.stringify(fields)]

/** Routing by a header replaces routing by a field of the body, which newer frontends refuse. */
function dynamoRouting(
  { flags }: AiperfDialect,
  { framework, sessionHeader }: AiperfFacts,
): readonly string[] {
  const isAsked = framework.startsWith('dynamo-') && sessionHeader !== 'x-dynamo-session-id'
  if (!isAsked || flags.dynamoConversationRouting === null) return []
  return [
    flags.dynamoConversationRouting,
    '--dynamo-session-timeout-seconds',
    String(dynamoSessionTimeoutSeconds),
  ]
}

const common = ({ spec, facts }: AiperfCommand): readonly string[] => [
  ...(spec.serverMetricsUrls.length === 0 ? [] : ['--server-metrics', ...spec.serverMetricsUrls]),
  ...(facts.applyChatTemplate ? ['--apply-chat-template'] : []),
  ...['--ui', 'none'],
  ...['--output-artifact-dir', spec.outputDir],
]

function inputFlags(input: AiperfInput): readonly string[] {
  switch (input.kind) {
    case 'corpus':
      return ['--public-dataset', input.loader]
    case 'file':
      return ['--input-file', input.path, '--custom-dataset-type', input.type]
    case 'synthetic':
      return []
  }
}

function fixedArgv(command: AiperfCommand, load: FixedLoad): readonly string[] {
  const { dialect, spec, facts } = command
  if (facts.promptCorpus !== undefined && !dialect.promptCorpora.includes(facts.promptCorpus)) {
    throw new ProblemError([
      problem(
        'INFX216',
        `${dialect.name} has no prompt corpus "${facts.promptCorpus}", but ${dialect.promptCorpora.join(' and ')}`,
      ),
    ])
  }
  const ratio = dialect.flags.randomRangeRatio
  if (load.randomRangeRatio !== 1 && ratio === null) {
    throw new ProblemError([
      problem(
        'INFX216',
        `${dialect.name} draws no lengths from a range (random-range-ratio ${load.randomRangeRatio})`,
        {
          hint: 'use the public aiperf from 0.13 on, the built-in client, or a ratio of 1',
        },
      ),
    ])
  }
  return [
    command.programPath(dialect.program.other),
    'profile',
    ...endpoint(command),
    ...['--concurrency', String(load.maxConcurrency)],
    ...['--request-count', String(load.numPrompts)],
    ...(load.numWarmupPrompts === 0 ? [] : ['--warmup-request-count', String(load.numWarmupPrompts)]),
    ...(load.requestRate === 'inf'
      ? []
      : ['--request-rate', String(load.requestRate), '--arrival-pattern', 'poisson']),
    ...['--isl', String(load.isl), '--osl', String(load.osl)],
    ...(load.randomRangeRatio === 1 || ratio === null
      ? ['--isl-stddev', '0', '--osl-stddev', '0']
      : [ratio, String(load.randomRangeRatio), '--random-corpus-style', 'sglang']),
    ...['--num-dataset-entries', String(load.numPrompts)],
    ...(facts.promptCorpus === undefined ? [] : ['--prompt-corpus', facts.promptCorpus]),
    ...['--stats-interval', '1'],
    ...['--random-seed', String(spec.seed)],
    ...['--failed-request-threshold', String(spec.failedRequestThreshold)],
    '--use-server-token-count',
    ...extraInputs({ ignore_eos: true }),
    '--no-gpu-telemetry',
    '--tokenizer-trust-remote-code',
    ...common(command),
    ...facts.extraArguments,
  ]
}

/** Environment that AIPerf needs besides the host's (engines.md §1.2). */
export function aiperfEnv(facts: AiperfFacts, cacheDir: string): Readonly<Record<string, string>> {
  return {
    // Rebuilding the prompts of a corpus takes up to a quarter of an hour on a busy host.
    AIPERF_DATASET_CONFIGURATION_TIMEOUT: '1800',
    // May not be shorter than the one before.
    AIPERF_SERVICE_PROFILE_CONFIGURE_TIMEOUT: '1800',
    AIPERF_UI_REALTIME_METRICS_ENABLED: 'true',
    // Milliseconds. The default of 30 s cuts requests that wait in a warm-up burst.
    AIPERF_HTTP_TCP_USER_TIMEOUT: '900000',
    AIPERF_DATASET_MMAP_CACHE_DIR: `${cacheDir}/aiperf-datasets`,
    // Contexts hold the recorded answers, not the live ones: every run then sends the same prompts.
    AIPERF_DATASET_WEKA_LIVE_ASSISTANT_RESPONSES: '0',
    ...(facts.sessionHeader === 'x-smg-routing-key'
      ? { AIPERF_HTTP_X_SMG_ROUTING_KEY_FROM_CORRELATION_ID: 'true' }
      : {}),
    ...(facts.sessionHeader === 'x-dynamo-session-id'
      ? { AIPERF_HTTP_X_DYNAMO_SESSION_ID_FROM_CORRELATION_ID: 'true' }
      : {}),
  }
}
