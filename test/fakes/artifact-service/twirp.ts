/** Twirp's JSON as the @actions clients speak it: snake_case or camelCase keys, 64-bit numbers as strings. */
import { jsonAnswer } from './loopback.ts'
import type { Answer } from './loopback.ts'

export class TwirpRequest {
  readonly #fields: Readonly<Record<string, unknown>>

  constructor(fields: Readonly<Record<string, unknown>>) {
    this.#fields = fields
  }

  /** Text of a field by its snake_case name, '' where it is absent; StringValue and its like are bare values. */
  text(name: string): string {
    const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    const value = this.#fields[name] ?? this.#fields[camel]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }

  texts(name: string): readonly string[] {
    const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    const value = this.#fields[name] ?? this.#fields[camel]
    return Array.isArray(value) ? value.map(String) : []
  }
}

export const twirpError = (status: number, code: string, msg: string): Answer =>
  jsonAnswer(status, { code, msg })
