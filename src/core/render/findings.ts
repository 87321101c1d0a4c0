/** Findings as lines of a terminal: every error first, then a few of each other kind, so that nothing drowns. Pure. */
import { type Problem, formatProblem } from '../problem.ts'
import { formatCount } from './numbers.ts'

export interface FindingsView {
  /** Every finding, however many there are. */
  readonly all: boolean
  /** What prints those that are left out, e.g. `--all prints them`. */
  readonly more: string
}

/** Nobody mends more at once, and a hostile file must not flood a terminal. */
const maxErrors = 500

/** As many of one code are printed in full; of more, only the first few, and one where many codes have so many. */
const maxAlike = 5
const fewAlike = 3
const manyCodes = 4

/** One text per finding that is shown, with its hint on the next line, and one per code of which some are left out. */
export function findingLines(problems: readonly Problem[], { all, more }: FindingsView): readonly string[] {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const others = problems.filter(({ severity }) => severity !== 'error')
  if (all) return [...errors, ...others].map(formatProblem)
  const groups = [...new Set(others.map(({ code }) => code))].map((code) => ({
    code,
    alike: others.filter((found) => found.code === code),
  }))
  const isLarge = ({ alike }: { readonly alike: readonly Problem[] }): boolean => alike.length > maxAlike
  const few = groups.filter(isLarge).length >= manyCodes ? 1 : fewAlike
  return [
    ...shown(errors, errors.length <= maxErrors ? errors.length : maxErrors, 'errors', more),
    ...groups.flatMap((group) =>
      shown(group.alike, isLarge(group) ? few : group.alike.length, `of ${group.code}`, more),
    ),
  ]
}

function shown(problems: readonly Problem[], count: number, what: string, more: string): readonly string[] {
  const left = problems.length - count
  return [
    ...problems.slice(0, count).map(formatProblem),
    ...(left === 0 ? [] : [`    and ${formatCount(left)} more ${what}; ${more}`]),
  ]
}
