/** infx.config.yaml: the repository's defaults of inputs. */
import { schemaProblems } from '../core/config/schema-problems.ts'
import type { Problem } from '../core/problem.ts'
import { firstProblems, hasErrors } from '../core/problem.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { infxConfig as validate } from '../core/schema/infx-config.validator.generated.ts'
import { loadYaml } from '../yaml.ts'
import type { PlaceOf } from '../yaml.ts'
import { readFileBelow } from './repository-file.ts'

export const infxConfigName = 'infx.config.yaml'

export interface LoadedInfxConfig {
  /** What the file says; empty when there is no file, or when it has errors. */
  readonly config: InfxConfig
  /** Absent when there is no file. */
  readonly path?: string
  readonly problems: readonly Problem[]
}

/** Reads infx.config.yaml at `root`. No file is no problem; unknown fields and wrong values are, with their lines. */
export function loadInfxConfig(root: string): LoadedInfxConfig {
  const read = readFileBelow(root, infxConfigName)
  if (read.kind === 'missing') return { config: {}, problems: [] }
  if (read.kind === 'refused') return { config: {}, path: infxConfigName, problems: [read.problem] }
  return parseInfxConfig(read.file.text)
}

/** The same of the file's text, wherever it came from. */
export function parseInfxConfig(yaml: string): LoadedInfxConfig {
  const { value, problems, placeOf } = loadYaml(yaml, infxConfigName)
  const found = { path: infxConfigName, problems }
  if (value === undefined || value === null || hasErrors(problems)) return { ...found, config: {} }
  if (isInfxConfig(value)) return { ...found, config: value }
  return {
    ...found,
    config: {},
    problems: firstProblems([...problems, ...schemaProblems(validate, value, placeOf, problems)]),
  }
}

/** Where things stand in the infx.config.yaml at `root`. */
export function infxConfigPlaces(root: string): PlaceOf {
  const read = readFileBelow(root, infxConfigName)
  return read.kind === 'text' ? loadYaml(read.file.text, infxConfigName).placeOf : () => undefined
}

const isInfxConfig = (value: unknown): value is InfxConfig => validate(value)
