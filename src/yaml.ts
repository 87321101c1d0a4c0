/**
 * The one YAML reader. YAML 1.2 core with merge keys (`<<`) and underscores in integers, because the field's files use
 * both; bounded in size, depth, aliases and expansion; positions are computed only when a Problem asks for them.
 * Direct imports of a YAML package elsewhere are forbidden: they would read the same file differently.
 */
import {
  CORE_SCHEMA,
  EVENT_ID,
  YAMLException,
  constructFromEvents,
  defineScalarTag,
  intCoreTag,
  mergeTag,
  parseEvents,
  type Event,
} from 'js-yaml'
import './core/problems/config.ts'
import type { Problem, Severity } from './core/problem.ts'
import { problem } from './core/problems/catalogue.ts'
import { placer, spanFinder, type PlaceOf } from './yaml-place.ts'
import { constructPlain } from './yaml-construct.ts'
import { halfSurrogate, scanEvents } from './yaml-scan.ts'

export type { PlaceOf, YamlPath } from './yaml-place.ts'

export interface LoadedYaml {
  /** The document's value; null for an empty file, undefined when it could not be read. */
  readonly value: unknown
  readonly problems: readonly Problem[]
  /** Place of the key or value (default) at a path; undefined when the path was not written. */
  readonly placeOf: PlaceOf
}

export interface YamlOptions {
  /** Severity of scalars that YAML versions read differently; `warning` unless given. */
  readonly ambiguous?: Severity
  /** Whether `860_160` is an integer without complaint; true unless given. */
  readonly underscores?: boolean
}

/** Bounds of every file that is read; real files stay below a twentieth of each. */
const limits = {
  characters: 16 * 1024 * 1024,
  depth: 64,
  aliases: 50_000,
  mergeKeys: 200_000,
  nodes: 3_000_000,
}

const integer = defineScalarTag<number>('tag:yaml.org,2002:int', {
  implicit: true,
  implicitFirstChars: intCoreTag.implicitFirstChars,
  resolve: (source, isExplicit, tagName) =>
    /^[-+]?[1-9][0-9]*_[0-9_]*$/.test(source)
      ? Number(source.replaceAll('_', ''))
      : intCoreTag.resolve(source, isExplicit, tagName),
  identify: intCoreTag.identify,
})
const schema = CORE_SCHEMA.withTags(mergeTag, integer)

const nowhere: PlaceOf = () => undefined

/** Reads one YAML document. Never throws on any text: what is wrong with it comes back as problems with places. */
export function loadYaml(text: string, file: string, options: YamlOptions = {}): LoadedYaml {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text
  if (source.length > limits.characters) return refuse(tooLarge(source, file))
  const placeAt = placer(file, source)
  try {
    const events = parseEvents(source, { maxDepth: limits.depth })
    if (events.length === 0) return { value: null, problems: [], placeOf: nowhere }
    const second = secondDocument(events)
    if (second)
      return refuse(problem('INFX010', 'the file holds more than one YAML document', { at: placeAt(second) }))
    const half = halfSurrogate(source, events)
    if (half) {
      const message = 'not valid YAML: an escape writes half of a surrogate pair, which is no character'
      return refuse(problem('INFX010', message, { at: placeAt(half) }))
    }
    const find = spanFinder(source, events)
    const placeOf: PlaceOf = (path, what = 'value') => {
      const span = find(path, what)
      return span && placeAt(span)
    }
    const plain = constructPlain(source, events)
    if (plain) return { value: plain.value, problems: [], placeOf }
    const { problems, isFatal } = scanEvents(source, events, placeAt, {
      ambiguous: options.ambiguous ?? 'warning',
      underscores: options.underscores ?? true,
      maxNodes: limits.nodes,
    })
    if (isFatal) return refuse(...problems)
    // `json` lets a later duplicate win instead of throwing: duplicates were already reported, all of them.
    return { value: construct(source, events), problems, placeOf }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    return refuse(syntaxProblem(error, source, file))
  }
}

function construct(source: string, events: Event[]): unknown {
  const { aliases: maxAliases, mergeKeys: maxTotalMergeKeys } = limits
  const [value] = constructFromEvents(events, {
    source,
    schema,
    json: true,
    maxAliases,
    maxTotalMergeKeys,
  })
  return value
}

const refuse = (...problems: readonly Problem[]): LoadedYaml => ({
  value: undefined,
  problems,
  placeOf: nowhere,
})

const tooLarge = (text: string, file: string): Problem =>
  problem(
    'INFX016',
    `the file has ${text.length.toLocaleString('en')} characters, at most ${limits.characters.toLocaleString('en')} are read`,
    { at: { file, line: 1, col: 1 } },
  )

function secondDocument(events: readonly Event[]): { start: number; end: number } | undefined {
  // Most files are one document, and looking at every event twice would be noticed.
  for (let index = 1; index < events.length; index++) {
    if (events[index]?.type !== EVENT_ID.DOCUMENT) continue
    const next = events[index + 1]
    const start = next && 'start' in next ? next.start : next?.type === EVENT_ID.SCALAR ? next.valueStart : 0
    return { start: Math.max(0, start), end: Math.max(0, start) + 1 }
  }
  return undefined
}

function syntaxProblem(error: YAMLException, source: string, file: string): Problem {
  const at = { file, line: (error.mark?.line ?? 0) + 1, col: (error.mark?.column ?? 0) + 1 }
  if (/exceeded max|abnormal merge/.test(error.reason)) return problem('INFX016', error.reason, { at })
  const lines = source.split(/\r\n|\n|\r/, at.line)
  const marker = lines.findIndex((line) => /^(?:<{7}|={7}|>{7})/.test(line))
  if (marker >= 0) {
    return problem('INFX010', 'not valid YAML: the file holds a merge conflict marker', {
      at: { file, line: marker + 1, col: 1, endCol: 7 },
      hint: 'resolve the conflict first',
    })
  }
  const reason = /complex keys/.test(error.reason)
    ? 'a key must be a text, not a list or a mapping'
    : error.reason
  const tabbed = /^ *\t/.test(lines.at(-1) ?? '')
  return problem('INFX010', `not valid YAML: ${reason}`, {
    at,
    ...(tabbed ? { hint: 'indent with spaces: YAML does not allow tabs there' } : {}),
  })
}
