/**
 * Deliberate failures for whole sweeps, for tests and drills: the environment variable INFX_SIM_FAULTS names a JSON file of
 * rules `[{"point": "*-c4-*", "attempt": 1, "faults": {"dieAfterRequests": 3}}]`; the first rule that fits the point
 * (a `*` stands for any text; absent = every point) and its attempt (absent = every one) decides. Only the simulated
 * engine knows it, whose results are never publishable, so no measurement can be spoilt by it.
 */
import { isRecord } from '../../core/measure/lenient-json.ts'
import { matchesWildcard } from '../../core/plan/wildcard.ts'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import '../../core/problems/engine.ts'

interface FaultRule {
  readonly point?: string
  readonly attempt?: number
  /** Checked by the reader of the engine's configuration. */
  readonly faults: object
}

export interface InjectedFaults {
  readonly file: string
  readonly faults: object
}

/** What the rules say of this process, which the launcher labelled with its point and attempt. Throws ProblemError INFX170. */
export function injectedFaults(
  env: Readonly<Record<string, string | undefined>>,
  readText: (path: string) => string,
): InjectedFaults | undefined {
  const file = env['INFX_SIM_FAULTS']
  if (file === undefined || file === '') return undefined
  const point = env['INFX_POINT'] ?? ''
  const attempt = Number(env['INFX_ATTEMPT'] ?? 1)
  const rule = parseRules(readText(file), file).find(
    (candidate) =>
      matchesWildcard(candidate.point ?? '*', point) && (candidate.attempt ?? attempt) === attempt,
  )
  return rule && { file, faults: rule.faults }
}

function parseRules(text: string, file: string): readonly FaultRule[] {
  const refuse = (message: string, cause?: unknown): ProblemError =>
    new ProblemError([problem('INFX170', message, { at: { file, line: 1, col: 1 } })], { cause })
  let rules: unknown
  try {
    rules = JSON.parse(text)
  } catch (error) {
    throw refuse(`the file is not JSON: ${error instanceof Error ? error.message : String(error)}`, error)
  }
  if (Array.isArray(rules) && rules.every(isRule)) return rules
  throw refuse('expected a list of {"point": glob, "attempt": number, "faults": {…}}')
}

const isRule = (value: unknown): value is FaultRule =>
  isRecord(value) &&
  isRecord(value['faults']) &&
  ['string', 'undefined'].includes(typeof value['point']) &&
  ['number', 'undefined'].includes(typeof value['attempt']) &&
  Object.keys(value).every((name) => ['point', 'attempt', 'faults'].includes(name))
