/** What AIPerf says when it fails, as data: the first row that matches wins. */
import '../../core/problems/python.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { Problem, ProblemCode } from '../../core/problem.ts'

export interface ClientFailure {
  readonly pattern: RegExp
  readonly code: ProblemCode
  /** One sentence; `$1` is what the pattern caught. */
  readonly cause: string
  readonly hint: string
  /** The run measured something and gave up: told as its abort reason, with the files it left. */
  readonly isAbort: boolean
}

export const clientFailures: readonly ClientFailure[] = [
  {
    pattern: /Failed to load tokenizer '([^']*)'/,
    code: 'INFX214',
    cause: 'the tokenizer "$1" cannot be loaded',
    hint: 'name the model’s Hugging Face repository or a folder with its tokenizer files; a folder needs HF_HUB_OFFLINE unset',
    isAbort: false,
  },
  {
    pattern: /Scenario invariants violated[^\n]*|ScenarioLockError: ([^\n]*)/,
    code: 'INFX213',
    cause: 'the scenario refuses the command',
    hint: 'a setting contradicts the scenario of this AIPerf version; docs/clients.md lists what each version takes',
    isAbort: false,
  },
  {
    pattern: /validation errors? for \w+\s+([\w.]+)/,
    code: 'INFX213',
    cause: 'this version does not take the value of $1',
    hint: 'the installed version and its dialect do not fit together',
    isAbort: false,
  },
  {
    pattern: /Unknown option: "?([^". ]+)"?|No such option:? "?(\S+)|unrecognized arguments?: (\S+)/i,
    code: 'INFX213',
    cause: 'this version does not know the option $1',
    hint: 'the installed version and its dialect do not fit together',
    isAbort: false,
  },
  {
    pattern: /Trajectory warmup failed for (\d+) trace|warmup_failure|TrajectoryWarmupFailedError/,
    code: 'INFX211',
    cause: 'warm-up requests failed, so nothing could be measured',
    hint: 'read the engine’s log at the time of the warm-up',
    isAbort: true,
  },
  {
    pattern: /[Ff]ailed[- ]request[- ]threshold|failed-request threshold|FailedRequestThreshold/,
    code: 'INFX211',
    cause: 'more requests failed than the threshold allows',
    hint: 'the export lists the errors',
    isAbort: true,
  },
  {
    pattern: /EmptyTracePoolError|0 valid traces|no valid traces/i,
    code: 'INFX216',
    cause: 'no trace of the data set can be replayed',
    hint: 'all traces may need more context than the model has',
    isAbort: false,
  },
  {
    pattern:
      /LocalEntryNotFoundError|Couldn't reach|OfflineModeIsEnabled|HfHubHTTPError|ConnectionError.*huggingface/,
    code: 'INFX208',
    cause: 'the data set or tokenizer could not be fetched',
    hint: 'check network and HF_TOKEN of the runner, or fill the Hugging Face cache beforehand',
    isAbort: false,
  },
  {
    pattern: /No space left on device|ENOSPC/,
    code: 'INFX210',
    cause: 'no space is left on the device',
    hint: 'the data set cache takes tens of gigabytes; name another folder with INFX_CACHE_DIR',
    isAbort: false,
  },
]

export interface RecognisedFailure {
  readonly problem: Problem
  readonly isAbort: boolean
}

/** The first known failure in AIPerf's last lines. */
export function recogniseFailure(lines: readonly string[]): RecognisedFailure | undefined {
  // Its boxes break sentences at 80 columns.
  const text = lines.join('\n').replace(/\s*│\s*\n\s*│\s*/g, ' ')
  for (const { pattern, code, cause, hint, isAbort } of clientFailures) {
    const match = pattern.exec(text)
    if (!match) continue
    // Groups of alternatives that did not take part are undefined, whatever the type says.
    const caught = match.slice(1).find(Boolean) ?? ''
    return { problem: problem(code, cause.replace('$1', caught), { hint }), isAbort }
  }
  return undefined
}
