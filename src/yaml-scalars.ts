/** Plain scalars that YAML 1.1, YAML 1.2 and JavaScript numbers read differently. */
import type { ScalarEvent } from 'js-yaml'
import type { Place, Problem, Severity } from './core/problem.ts'
import { problem } from './core/problems/catalogue.ts'
import type { Span } from './yaml-place.ts'

export interface ScalarRules {
  /** Severity of a plain scalar that YAML 1.1 and 1.2 read differently. */
  readonly ambiguous: Severity
  /** True: `860_160` is an integer as PyYAML reads it; false: it is reported. */
  readonly underscores: boolean
}

/** Where a scalar stands: as a key, as the value of a key, or in a list. */
export interface ScalarRole {
  readonly isKey: boolean
  /** Key of the value. */
  readonly key: string | undefined
}

const readsUnderscores = 'has underscores, which only YAML 1.1 reads as a number'
const words = /^(?:yes|no|on|off)$/i
const numberRules: readonly (readonly [RegExp, string])[] = [
  [/^[-+]?0[0-9_]+$/, 'has a leading zero, which YAML 1.1 reads as octal'],
  [/^[-+]?0[oO][0-7]+$/, 'is octal in YAML 1.2 and text in YAML 1.1'],
  [/^[-+]?0x[0-9a-fA-F_]+$/, 'is hexadecimal'],
  [/^[-+]?0b[01_]+$/, 'is binary in YAML 1.1 and text in YAML 1.2'],
  [
    /^[-+]?(?:[0-9]+|[0-9]*\.[0-9]+|[0-9]+\.)[eE][0-9]+$|^[-+]?[0-9]+[eE][-+][0-9]+$/,
    'is a number in YAML 1.2 and text in YAML 1.1',
  ],
  [/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/, 'is a base-60 number in YAML 1.1'],
  [/^(?=.*_)[-+]?[0-9][0-9_]*\.[0-9_]*$/, readsUnderscores],
]
const underscored = /^[-+]?[1-9][0-9]*_[0-9_]*$/
const long = /^[-+]?[0-9]{16,}$/

/** `1.10`, which as a number is `1.1`. */
export const isTwoPartVersion = (value: string): boolean => /^[0-9]+\.[0-9]*$/.test(value)

/** Whether versions of YAML, or JavaScript numbers, may read a plain scalar differently, whatever its role. */
export const mayBeMisread = (value: string): boolean =>
  [words, underscored, long].some((pattern) => pattern.test(value)) ||
  numberRules.some(([pattern]) => pattern.test(value))

/**
 * Whether a plain scalar means one thing whatever its role: neither like a number, except for a decimal integer below
 * 2^53, nor as short as the words that YAML 1.1 reads as true or false.
 */
export function isPlainScalarClear(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start)
  if (!startsNumber(first)) return end - start > 3 || !words.test(text.slice(start, end))
  if (!isDigit(first) || (first === zero && end - start > 1) || end - start >= 16) return false
  for (let at = start + 1; at < end; at++) if (!isDigit(text.charCodeAt(at))) return false
  return true
}

const zero = 48
const isDigit = (code: number): boolean => code >= zero && code <= 57
/** A digit, `+`, `-` or `.`. */
export const startsNumber = (code: number): boolean =>
  isDigit(code) || code === 43 || code === 45 || code === 46

/** What is wrong with reading `value` as it is written; undefined for the plain scalars that mean one thing. */
export function scalarProblem(
  value: string,
  event: ScalarEvent,
  role: ScalarRole,
  placeAt: (span: Span) => Place,
  rules: ScalarRules,
): Problem | undefined {
  const isNumeric = startsNumber(value.charCodeAt(0))
  if (isNumeric ? role.isKey : value.length > 3 || !words.test(value)) return undefined
  const at = (): Place => placeAt({ start: event.valueStart, end: event.valueEnd })
  return isNumeric ? numberProblem(value, role.key, at, rules) : wordProblem(value, role, at, rules)
}

function wordProblem(value: string, { isKey }: ScalarRole, at: () => Place, rules: ScalarRules): Problem {
  return problem(
    'INFX015',
    `${isKey ? 'key' : 'value'} ${value} is true or false in YAML 1.1 and text in YAML 1.2`,
    {
      at: at(),
      severity: isKey ? 'warning' : rules.ambiguous,
      hint: `quote it: "${value}"; or write true or false`,
    },
  )
}

function numberProblem(
  value: string,
  key: string | undefined,
  at: () => Place,
  rules: ScalarRules,
): Problem | undefined {
  if (long.test(value) && !Number.isSafeInteger(Number(value))) {
    const message = `${value} is beyond 2^53 - 1 and would lose digits`
    return problem('INFX017', message, { at: at(), hint: `quote it: "${value}"` })
  }
  const severity = rules.ambiguous
  const reason =
    numberRules.find(([pattern]) => pattern.test(value))?.[1] ??
    (!rules.underscores && underscored.test(value) ? readsUnderscores : undefined)
  if (reason !== undefined) {
    const hint = `quote it if it is text: "${value}"; write a plain decimal number if it is a number`
    return problem('INFX015', `${value} ${reason}`, { at: at(), severity, hint })
  }
  if (key === undefined || !/(?:^|-)version$/.test(key) || !isTwoPartVersion(value)) return undefined
  const message = `${key} ${value} is a number, so "1.10" and "1.1" would be the same`
  return problem('INFX015', message, { at: at(), severity, hint: `quote it: "${value}"` })
}
