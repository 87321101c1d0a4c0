/**
 * The command line of AIPerf per distribution and version, as data. `agentx-harness` is the official client of the agentic
 * benchmark and brings its own build of AIPerf; `aiperf` is the public package.
 */
import '../../core/problems/python.ts'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { PythonRange } from '../python-env/find-python.ts'

/** `random`: words of the whole vocabulary, as the serving benchmark has. */
export type PromptCorpus = 'random' | 'sonnet' | 'coding'

export interface AiperfDialect {
  readonly name: string
  /** Package and versions that it describes: from inclusive, below exclusive. */
  readonly project: 'aiperf' | 'agentx-harness'
  readonly from: readonly [number, number]
  readonly below: readonly [number, number]
  readonly python: PythonRange
  /** Program of the environment for the agentic scenario, and for any other load. */
  readonly program: { readonly scenario: 'aiperf' | 'agentx'; readonly other: 'aiperf' }
  /** Null where the program selects the scenario by itself. */
  readonly scenario: string | null
  /** Sources of synthetic text that it knows. */
  readonly promptCorpora: readonly PromptCorpus[]
  readonly flags: {
    /** Null = the version has no such setting. */
    readonly warmupRequestsPerLane: string | null
    readonly warmupGrace: string
    /** Null also where the scenario refuses to run with it. */
    readonly traceIdleGapCap: string | null
    readonly dynamoConversationRouting: string | null
    /** Uniform lengths in a window below the mean, as the serving benchmark draws them. */
    readonly randomRangeRatio: string | null
  }
}

const python: PythonRange = { from: [3, 11], below: [3, 14] }

export const dialects: readonly AiperfDialect[] = [
  {
    name: 'agentx-harness 1',
    project: 'agentx-harness',
    from: [1, 0],
    below: [2, 0],
    python,
    program: { scenario: 'agentx', other: 'aiperf' },
    scenario: null,
    promptCorpora: ['sonnet', 'coding'],
    flags: {
      warmupRequestsPerLane: '--warmup-requests-per-lane',
      warmupGrace: '--warmup-grace-period',
      traceIdleGapCap: '--trace-idle-gap-cap-seconds',
      dynamoConversationRouting: '--use-dynamo-conv-aware-routing',
      randomRangeRatio: null,
    },
  },
  {
    name: 'aiperf 0.13',
    project: 'aiperf',
    from: [0, 13],
    below: [0, 14],
    python,
    program: { scenario: 'aiperf', other: 'aiperf' },
    scenario: 'inferencex-agentx-mvp',
    promptCorpora: ['sonnet', 'coding', 'random'],
    flags: {
      warmupRequestsPerLane: null,
      warmupGrace: '--agentic-warmup-grace-period',
      // Its scenario keeps the recorded timeline and refuses any cap.
      traceIdleGapCap: null,
      dynamoConversationRouting: null,
      randomRangeRatio: '--random-range-ratio',
    },
  },
  {
    name: 'aiperf 0.14',
    project: 'aiperf',
    from: [0, 14],
    below: [1, 0],
    python,
    program: { scenario: 'aiperf', other: 'aiperf' },
    scenario: 'agentx',
    promptCorpora: ['sonnet', 'coding', 'random'],
    flags: {
      warmupRequestsPerLane: '--warmup-requests-per-lane',
      warmupGrace: '--warmup-grace-period',
      traceIdleGapCap: '--trace-idle-gap-cap-seconds',
      dynamoConversationRouting: null,
      randomRangeRatio: '--random-range-ratio',
    },
  },
]

/** The fork as the ecosystem's harness installed it from source in 2026-08. */
export const sourceForkDialect: AiperfDialect = {
  name: 'aiperf fork, 2026-08',
  project: 'aiperf',
  from: [0, 0],
  below: [0, 1],
  python,
  program: { scenario: 'aiperf', other: 'aiperf' },
  scenario: 'inferencex-agentx-mvp',
  promptCorpora: ['sonnet', 'coding'],
  flags: {
    warmupRequestsPerLane: '--warmup-requests-per-lane',
    warmupGrace: '--warmup-grace-period',
    traceIdleGapCap: '--trace-idle-gap-cap-seconds',
    dynamoConversationRouting: '--use-dynamo-conv-aware-routing',
    randomRangeRatio: null,
  },
}

/** The dialect of `aiperf==0.13.0` or `agentx-harness==1.0.12`; throws ProblemError (INFX213) when none describes it. */
export function dialectOf(requirement: string): AiperfDialect {
  const [, project = '', major = '', minor = ''] = /^([a-z-]+)==(\d+)\.(\d+)/.exec(requirement.trim()) ?? []
  const at = (bound: readonly [number, number]): number =>
    (Number(major) - bound[0]) * 10_000 + (Number(minor) - bound[1])
  const found = dialects.find(
    (dialect) => dialect.project === project && at(dialect.from) >= 0 && at(dialect.below) < 0,
  )
  if (found) return found
  const known = dialects.map(
    ({ project: name, from, below }) => `${name} ${from.join('.')} to below ${below.join('.')}`,
  )
  throw new ProblemError([
    problem('INFX213', `no dialect for the load client "${requirement}"; known are ${known.join('; ')}`, {
      hint: 'pin a version as project==version; a new version needs an entry in src/clients/aiperf/dialects.ts',
    }),
  ])
}
