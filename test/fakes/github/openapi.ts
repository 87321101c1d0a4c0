/** Holds the fake's answers to the slice of GitHub's OpenAPI in test/fixtures/github-openapi. */
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import type { ValidateFunction } from 'ajv'

interface Slice {
  readonly answers: Readonly<Record<string, Readonly<Record<string, object | null>>>>
  readonly schemas: Readonly<Record<string, object>>
}

const slice = JSON.parse(
  readFileSync(new URL('../../fixtures/github-openapi/slice.json', import.meta.url), 'utf8'),
) as Slice

const ajv = new Ajv({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'https://slice.invalid/', schemas: slice.schemas })
const compiled = new Map<string, ValidateFunction>()

/** Faults of an answer against the description; a route or status that it does not know is a fault too. */
export function violations(route: string, status: number, body: unknown): readonly string[] {
  const statuses = slice.answers[route]
  if (statuses === undefined) return [`${route} is not in the slice of the OpenAPI description`]
  const schema = statuses[String(status)]
  if (schema === undefined) return [`${route}: status ${status} is not described`]
  if (schema === null) return []
  const key = `${route} ${status}`
  const validate =
    compiled.get(key) ?? ajv.compile({ $id: `https://slice.invalid/${compiled.size}`, ...rebased(schema) })
  compiled.set(key, validate)
  if (validate(body)) return []
  return (validate.errors ?? []).map(
    (error) => `${route} ${status}: ${error.instancePath} ${error.message ?? ''}`,
  )
}

const rebased = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/schemas/', '"https://slice.invalid/#/schemas/')) as object

export const describedRoutes: readonly string[] = Object.keys(slice.answers)
