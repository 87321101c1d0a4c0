/** Typed reading of untrusted JSON rows: every wrong field becomes a Problem, every unknown one is counted. */
import '../problems/traces.ts'
import { problem } from '../problems/catalogue.ts'
import type { Place, Problem, ProblemCode } from '../problem.ts'
import { didYouMean } from '../problem.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Problems listed one by one; the rest is one line that says how many. */
const maxListed = 50

/** Collects what is wrong or unknown in one file. */
export class Findings {
  readonly #problems: Problem[] = []
  readonly #unknown = new Map<string, { count: number; first: Place; near: string | undefined }>()
  /** What a wrong field is called: the files that are read differ, not how. */
  readonly wrongField: ProblemCode
  #notListed = 0

  constructor(wrongField: ProblemCode) {
    this.wrongField = wrongField
  }

  add(found: Problem): void {
    if (this.#problems.length < maxListed) this.#problems.push(found)
    else this.#notListed++
  }

  unknownField(name: string, at: Place, allowed: readonly string[]): void {
    const known = this.#unknown.get(name)
    if (known) known.count++
    // A hostile file could name millions of fields; the first hundred say enough.
    else if (this.#unknown.size < 100) {
      this.#unknown.set(name, { count: 1, first: at, near: didYouMean(name, allowed) })
    }
  }

  /** Unknown field → how often it came. */
  get unknownFields(): ReadonlyMap<string, number> {
    return new Map([...this.#unknown].map(([name, { count }]) => [name, count]))
  }

  get problems(): readonly Problem[] {
    const notices = [...this.#unknown].map(([name, { count, first, near }]) =>
      problem('INFX157', `unknown field "${shorten(name)}" (${count} times) is not used`, {
        at: first,
        ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
      }),
    )
    const more =
      this.#notListed === 0 ? [] : [problem('INFX158', `${this.#notListed} more problems are not listed`)]
    return [...this.#problems, ...more, ...notices]
  }
}

export const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text)

/** What came in JSON, for a message: short, and a string in quotes. */
export const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : shorten(JSON.stringify(value))

/** Reads fields of one object of one line; `path` leads to the object, e.g. `requests[3].`. */
export class Row {
  readonly #object: JsonObject
  readonly #at: Place
  readonly #path: string
  readonly #findings: Findings
  #ok = true

  constructor(object: JsonObject, at: Place, path: string, findings: Findings) {
    this.#object = object
    this.#at = at
    this.#path = path
    this.#findings = findings
  }

  /** False once a field was wrong: the object must not be used. */
  get ok(): boolean {
    return this.#ok
  }

  allow(names: readonly string[]): void {
    for (const name of Object.keys(this.#object)) {
      if (!names.includes(name)) this.#findings.unknownField(name, this.#at, names)
    }
  }

  has(name: string): boolean {
    return this.#object[name] !== undefined && this.#object[name] !== null
  }

  wrong(name: string, allowed: string): void {
    this.#ok = false
    const came = shown(this.#object[name])
    const message = `field "${this.#path}${name}" must be ${allowed}, got ${came}`
    this.#findings.add(problem(this.#findings.wrongField, message, { at: this.#at }))
  }

  /** A finite number ≥ `low`; NaN (and a Problem) when it is not. */
  number(name: string, low: number): number {
    const value = this.#object[name]
    if (typeof value === 'number' && Number.isFinite(value) && value >= low) return value
    this.wrong(name, `a number ≥ ${low}`)
    return Number.NaN
  }

  numberOr(name: string, low: number, absent: number): number {
    return this.has(name) ? this.number(name, low) : absent
  }

  /** A whole number ≥ `low`. */
  integer(name: string, low: number): number {
    const value = this.#object[name]
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= low) return value
    this.wrong(name, `a whole number ≥ ${low}`)
    return Number.NaN
  }

  integerOr(name: string, low: number, absent: number): number {
    return this.has(name) ? this.integer(name, low) : absent
  }

  text(name: string): string {
    const value = this.#object[name]
    if (typeof value === 'string' && value !== '') return value
    this.wrong(name, 'a text that is not empty')
    return ''
  }

  textOr(name: string, absent: string): string {
    return this.has(name) ? this.text(name) : absent
  }

  list(name: string): readonly unknown[] {
    const value: unknown = this.#object[name]
    if (Array.isArray(value)) return value as readonly unknown[]
    this.wrong(name, 'a list')
    return []
  }

  /** Hash ids: whole numbers ≥ 0. */
  ids(name: string): readonly number[] {
    if (!this.has(name)) return []
    const list = this.list(name)
    const bad = list.findIndex((id) => typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0)
    if (bad < 0) return list as readonly number[]
    this.#ok = false
    const message = `field "${this.#path}${name}[${bad}]" must be a whole number ≥ 0, got ${shown(list[bad])}`
    this.#findings.add(problem(this.#findings.wrongField, message, { at: this.#at }))
    return []
  }

  raw(name: string): unknown {
    return this.#object[name]
  }

  /** A nested object; its fields are named by their whole path. */
  child(name: string): Row | undefined {
    const value = this.#object[name]
    if (isObject(value)) return new Row(value, this.#at, `${this.#path}${name}.`, this.#findings)
    this.wrong(name, 'an object')
    return undefined
  }

  object(name: string): JsonObject {
    const value = this.#object[name]
    if (isObject(value)) return value
    this.wrong(name, 'an object')
    return {}
  }

  /** One of a few words. */
  textOf<Word extends string>(name: string, allowed: readonly [Word, ...Word[]]): Word {
    const word = allowed.find((candidate) => candidate === this.#object[name])
    if (word !== undefined) return word
    this.wrong(name, `one of ${allowed.map((candidate) => `"${candidate}"`).join(', ')}`)
    return allowed[0]
  }

  texts(name: string): readonly string[] {
    const list = this.list(name)
    if (list.every((entry) => typeof entry === 'string')) return list
    this.wrong(name, 'a list of texts')
    return []
  }

  /** A number in [0, 1]. */
  ratio(name: string): number {
    const value = this.#object[name]
    if (typeof value === 'number' && value >= 0 && value <= 1) return value
    this.wrong(name, 'a number in [0, 1]')
    return Number.NaN
  }

  /** An http or https address. */
  url(name: string): string {
    const value = this.#object[name]
    if (typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value)) return value
    this.wrong(name, 'an http or https address')
    return ''
  }
}
