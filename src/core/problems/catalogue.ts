/**
 * The catalogue of Problem codes: one file per area, joined here. docs/problems.md is generated from it, and
 * `infx explain CODE` prints one entry. A code is never reused for another meaning.
 *
 * Ranges: 010-049 config · 050-079 changelog · 080-099 plan · 100-119 recipe · 120-129 acceptance · 130-149 gate ·
 * 150-169 traces · 170-199 engines and launch · 200-219 clients · 220-249 measurement · 250-269 evals ·
 * 270-299 store and ingest · 300-329 command line and environment · 330-349 report · 350-359 artifacts of a run, reuse ·
 * 360-369 code owners and sign-offs.
 */
import type { Blame, Place, Problem, ProblemCode, ProblemKind, Severity } from '../problem.ts'

const kinds = new Map<ProblemCode, ProblemKind>()

/** Adds one area's kinds; throws (a bug of ours) when a code is taken twice. */
export function registerProblemKinds<Code extends ProblemCode>(
  area: Readonly<Record<Code, ProblemKind>>,
): Readonly<Record<Code, ProblemKind>> {
  for (const [code, kind] of Object.entries(area) as [Code, ProblemKind][]) {
    if (kinds.has(code)) throw new Error(`problem code ${code} is registered twice`)
    kinds.set(code, kind)
  }
  return area
}

export const problemKind = (code: ProblemCode): ProblemKind | undefined => kinds.get(code)

/** All registered kinds, by code. */
export const allProblemKinds = (): readonly (readonly [ProblemCode, ProblemKind])[] =>
  [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))

/** Makes a Problem with the blame and severity of its kind, unless given. Throws (a bug of ours) on an unregistered code. */
export function problem(
  code: ProblemCode,
  message: string,
  detail: {
    readonly at?: Place
    readonly hint?: string
    readonly severity?: Severity
    readonly blame?: Blame
    readonly fault?: string
  } = {},
): Problem {
  const kind = kinds.get(code)
  if (!kind) throw new Error(`problem code ${code} is not in the catalogue`)
  return {
    code,
    severity: detail.severity ?? kind.severity,
    blame: detail.blame ?? kind.blame,
    message: bounded(message),
    ...(detail.hint === undefined ? {} : { hint: bounded(detail.hint) }),
    ...(detail.at === undefined ? {} : { at: detail.at }),
    ...(detail.fault === undefined ? {} : { fault: detail.fault }),
  }
}

/** Texts quote what came, which may be a key of a megabyte; real ones stay far below. */
const maxCharacters = 4000

const bounded = (text: string): string =>
  text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 200)} … ${text.slice(-180)}`
