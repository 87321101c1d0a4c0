/** Reads fields of an untrusted JSON value by path; what is not as documented becomes a Problem, all of them kept. */
import '../problems/gate.ts'
import { isRecord } from '../measure/lenient-json.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'

/** A full commit SHA, of either hash. */
export const commitPattern = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
/** Names, refs and logins are far shorter; GitHub caps comments at 65,536 characters. */
const maxTextCharacters = 1024
const maxLongTextCharacters = 70_000

export class PayloadReader {
  readonly #payload: unknown
  readonly #problems: Problem[] = []

  constructor(payload: unknown) {
    this.#payload = payload
  }

  get problems(): readonly Problem[] {
    return this.#problems
  }

  /** Whether the path leads to something. */
  has(path: string): boolean {
    const value = this.#at(path)
    return value !== undefined && value !== null
  }

  /** Text of 1 to 1,024 characters without control characters. */
  text(path: string): string {
    return this.optionalText(path) ?? this.#refuse(path, 'text', '')
  }

  /** Undefined when absent or null; anything but text is a Problem. */
  optionalText(path: string): string | undefined {
    const value = this.#at(path)
    if (value === undefined || value === null || value === '') return undefined
    if (typeof value === 'string' && value.length <= maxTextCharacters && !/[\x00-\x1f\x7f]/.test(value))
      return value
    return this.#refuse(path, `text of at most ${maxTextCharacters} characters in one line`, '')
  }

  /** Text of any lines, possibly none. */
  longText(path: string): string {
    const value = this.#at(path)
    if (value === null) return ''
    if (typeof value === 'string' && value.length <= maxLongTextCharacters) return value
    return this.#refuse(path, `text of at most ${maxLongTextCharacters} characters`, '')
  }

  /** A dispatch input: '' and absent are the same; list inputs may have several lines. */
  input(name: string): string | undefined {
    const path = `inputs.${name}`
    return this.has(path) ? this.longText(path).trim() || undefined : undefined
  }

  /** Keeps a Problem that a caller found in a value. */
  report(found: Problem): void {
    this.#problems.push(found)
  }

  /** A full commit SHA; forty zeros included. */
  sha(path: string): string {
    const value = this.#at(path)
    if (typeof value === 'string' && commitPattern.test(value)) return value
    return this.#refuse(path, 'a full commit SHA', '')
  }

  /** A positive whole number that JavaScript holds exactly. */
  id(path: string): number {
    const value = this.#at(path)
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
    return this.#refuse(path, 'a positive whole number', 0)
  }

  /** A positive whole number of any size as its digits, from parseExactJson. */
  digits(path: string): string {
    const value = this.#at(path)
    if (typeof value === 'string' && /^[1-9][0-9]{0,18}$/.test(value)) return value
    return String(this.id(path))
  }

  flag(path: string): boolean {
    const value = this.#at(path)
    if (typeof value === 'boolean') return value
    return this.#refuse(path, 'true or false', false)
  }

  oneOf<Word extends string>(path: string, words: readonly [Word, ...Word[]]): Word {
    const value = this.#at(path)
    return words.find((word) => word === value) ?? this.#refuse(path, words.join(' | '), words[0])
  }

  #at(path: string): unknown {
    let value: unknown = this.#payload
    for (const name of path.split('.')) {
      if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined
      value = value[name]
    }
    return value
  }

  #refuse<Value>(path: string, expected: string, instead: Value): Value {
    const value = this.#at(path)
    const came = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80)
    this.#problems.push(problem('INFX130', `${path} of the event: expected ${expected}, got ${came}`))
    return instead
  }
}
