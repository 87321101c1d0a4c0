/** Values of contexts, payloads and outputs. */
export type Json = null | boolean | number | string | readonly Json[] | JsonMap
export interface JsonMap {
  readonly [key: string]: Json
}

export const isJsonMap = (value: unknown): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Field by path (`pull_request.head.sha`), or undefined. */
export function at(value: Json | undefined, path: string): Json | undefined {
  let current: Json | undefined = value
  for (const key of path.split('.')) current = isJsonMap(current) ? current[key] : undefined
  return current
}

export const textAt = (value: Json | undefined, path: string): string | undefined => {
  const found = at(value, path)
  return typeof found === 'string' ? found : undefined
}

/** Scalars as text, lists and mappings as JSON. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
