/** Validators of the published schemas, compiled as anyone outside would. */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'

/** `name` is the file's, without `.schema.json`. */
export function schemaValidator(name: string): ValidateFunction {
  const file = new URL(`../schemas/${name}.schema.json`, import.meta.url)
  const schema = JSON.parse(readFileSync(file, 'utf8')) as object
  return new Ajv2020({ allErrors: true, allowUnionTypes: true, keywords: ['x-validators'] }).compile(schema)
}
