/** JSON whose integers may be larger than a JavaScript number holds exactly: ids of GitHub. */
import { mapOutsideStrings } from './json-strings.ts'

const numbers = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Parses strict JSON; an integer that a number would round comes as the text of its digits. Throws SyntaxError. */
export function parseExactJson(text: string): unknown {
  // First as it is: with digits in quotes also what is no JSON might become some.
  const value: unknown = JSON.parse(text)
  return /\d{16}/.test(text) ? JSON.parse(mapOutsideStrings(text, quoteLongIntegers)) : value
}

const quoteLongIntegers = (between: string): string =>
  between.replace(numbers, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  )
