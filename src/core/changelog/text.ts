/** The changelog as text: lines, and the rules about bytes that YAML alone would let pass. */
import { problem } from '../problems/catalogue.ts'
import '../problems/changelog.ts'
import type { Place, Problem, ProblemCode } from '../problem.ts'

/** Offset of the first character of each line; a final newline starts no further line. */
export function lineStarts(text: string): readonly number[] {
  const starts = text === '' ? [] : [0]
  for (let at = text.indexOf('\n'); at >= 0 && at + 1 < text.length; at = text.indexOf('\n', at + 1)) {
    starts.push(at + 1)
  }
  return starts
}

interface ByteRule {
  readonly code: ProblemCode
  readonly pattern: RegExp
  readonly what: string
  readonly hint?: string
}

const rules: readonly ByteRule[] = [
  {
    code: 'INFX050',
    pattern: /\ufeff/g,
    what: 'a byte order mark',
    hint: 'save the file as UTF-8 without BOM',
  },
  { code: 'INFX050', pattern: /\r/g, what: 'a carriage return', hint: 'convert the line ends to LF' },
  { code: 'INFX050', pattern: /\t/g, what: 'a tab', hint: 'use blanks' },
  { code: 'INFX050', pattern: controlCharacters(), what: 'a control character' },
  { code: 'INFX050', pattern: /\ufffd/g, what: 'a replacement character, left by a wrong encoding' },
  {
    code: 'INFX050',
    pattern: /^ *[\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000]/gm,
    what: 'an unusual blank in the indentation',
    hint: 'indent with ordinary blanks',
  },
  {
    code: 'INFX052',
    pattern: /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/gm,
    what: 'a conflict marker',
    hint: 'while the merge is open, "infx changelog merge" resolves it; else keep the entries of both sides, those of the base branch first',
  },
]

/** All ASCII controls except tab, line feed and carriage return, and DEL. */
function controlCharacters(): RegExp {
  const codes = [...Array.from({ length: 32 }, (_, code) => code), 127].filter(
    (code) => ![9, 10, 13].includes(code),
  )
  return new RegExp(`[${codes.map((code) => `\\x${code.toString(16).padStart(2, '0')}`).join('')}]`, 'g')
}

/** Codes that `checkBytes` reports. */
export const byteCodes: readonly ProblemCode[] = ['INFX050', 'INFX051', 'INFX052']

/**
 * One problem per rule that is broken, at its first place, with the number of places. Offsets for which `isExempt`
 * says so are not looked at.
 */
export function checkBytes(
  text: string,
  file: string,
  isExempt: (offset: number) => boolean,
): readonly Problem[] {
  const problems = rules.flatMap((rule) => {
    const matches = [...text.matchAll(rule.pattern)].filter((match) => !isExempt(match.index))
    const [first] = matches
    if (!first) return []
    const more = matches.length > 1 ? `, and ${matches.length - 1} more` : ''
    const at = placeAt(text, file, first.index)
    return [
      problem(rule.code, `${rule.what} in line ${at.line}${more}`, {
        at,
        ...(rule.hint === undefined ? {} : { hint: rule.hint }),
      }),
    ]
  })
  if (text === '' || text.endsWith('\n') || isExempt(text.length)) return problems
  const at = placeAt(text, file, text.length)
  return [
    ...problems,
    problem('INFX051', 'the file does not end with a newline', { at, hint: 'end its last line with one' }),
  ]
}

/** Offset of a place, for the same text. */
export function offsetOf(starts: readonly number[], at: Place): number {
  return (starts[at.line - 1] ?? 0) + at.col - 1
}

/** Line and column of an offset, both from 1. */
export function placeAt(text: string, file: string, offset: number): Place {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { file, line, col: offset - (before.lastIndexOf('\n') + 1) + 1 }
}
