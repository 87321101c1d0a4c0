/** One pass over the events of a YAML file: duplicate keys, scalars that YAML versions read differently, alias bombs. */
import { EVENT_ID, SCALAR_STYLE, type Event, type ScalarEvent } from 'js-yaml'
import type { Problem, Severity } from './core/problem.ts'
import { problem } from './core/problems/catalogue.ts'
import { scalarText, spanOf, type Span } from './yaml-place.ts'
import type { Place } from './core/problem.ts'

export interface ScanOptions {
  /** Severity of a plain scalar that YAML 1.1 and 1.2 read differently. */
  readonly ambiguous: Severity
  /** True: `860_160` is an integer as PyYAML reads it; false: it is reported. */
  readonly underscores: boolean
  /** Largest number of nodes after following every alias. */
  readonly maxNodes: number
}

interface Frame {
  readonly isMapping: boolean
  readonly anchor?: string
  keys?: Map<string, Span>
  /** In a mapping: the key whose value comes next. */
  key: string | undefined
  keyComplete: boolean
  /** Nodes inside, aliases followed. */
  nodes: number
}

const maxReported = 100

/** Everything found; `fatal` when the document must not be constructed at all. */
export function scanEvents(
  text: string,
  events: readonly Event[],
  placeAt: (span: Span) => Place,
  options: ScanOptions,
): { readonly problems: readonly Problem[]; readonly fatal: boolean } {
  const problems: Problem[] = []
  const frames: Frame[] = []
  const anchors = new Map<string, number>()
  let fatal = false

  const complete = (nodes: number, event: Event, isKeyText: string | undefined): void => {
    const parent = frames.at(-1)
    if (!parent) return
    parent.nodes += nodes
    if (parent.nodes > options.maxNodes && !fatal) {
      fatal = true
      const message = `aliases expand to more than ${options.maxNodes.toLocaleString('en')} nodes`
      const span = spanOf(event)
      problems.push(problem('INFX016', message, span ? { at: placeAt(span) } : {}))
    }
    if (!parent.isMapping) return
    if (parent.keyComplete) {
      parent.keyComplete = false
      return
    }
    parent.keyComplete = true
    parent.key = isKeyText
    if (isKeyText !== undefined && isKeyText !== '<<') noteKey(parent, isKeyText, event)
  }

  const noteKey = (frame: Frame, key: string, event: Event): void => {
    const span = spanOf(event) ?? { start: 0, end: 0 }
    frame.keys ??= new Map()
    const first = frame.keys.get(key)
    if (!first) frame.keys.set(key, span)
    else if (problems.length < maxReported) {
      const line = placeAt(first).line
      problems.push(
        problem('INFX011', `duplicate key "${key}": first written on line ${line}`, {
          at: placeAt(span),
          hint: `remove one of the two, or rename it; the first is on line ${line}`,
        }),
      )
    }
  }

  for (const event of events) {
    if (fatal) break
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        frames.push({ isMapping: false, key: undefined, keyComplete: false, nodes: 0 })
        break
      case EVENT_ID.SEQUENCE:
      case EVENT_ID.MAPPING: {
        const anchor = event.anchorStart < 0 ? undefined : text.slice(event.anchorStart, event.anchorEnd)
        if (anchor !== undefined) anchors.set(anchor, Infinity)
        const isMapping = event.type === EVENT_ID.MAPPING
        frames.push({
          isMapping,
          key: undefined,
          keyComplete: false,
          nodes: 1,
          ...(anchor === undefined ? {} : { anchor }),
        })
        break
      }
      case EVENT_ID.SCALAR: {
        const parent = frames.at(-1)
        const isKey = parent?.isMapping === true && !parent.keyComplete
        const value = isKey || event.style === SCALAR_STYLE.PLAIN ? (scalarText(text, event) ?? '') : ''
        if (event.anchorStart >= 0) anchors.set(text.slice(event.anchorStart, event.anchorEnd), 1)
        if (event.style === SCALAR_STYLE.PLAIN && event.tagStart < 0 && problems.length < maxReported) {
          const found = scalarProblem(value, event, isKey ? undefined : parent?.key, isKey, placeAt, options)
          if (found) problems.push(found)
        }
        complete(1, event, isKey ? value : undefined)
        break
      }
      case EVENT_ID.ALIAS: {
        const name = text.slice(event.anchorStart, event.anchorEnd)
        const nodes = anchors.get(name) ?? 1
        if (nodes === Infinity) {
          fatal = true
          const at = placeAt({ start: event.anchorStart - 1, end: event.anchorEnd })
          problems.push(problem('INFX016', `alias "*${name}" refers to the collection it stands in`, { at }))
        } else complete(nodes, event, undefined)
        break
      }
      case EVENT_ID.POP: {
        const frame = frames.pop()
        if (!frame) break
        if (frame.anchor !== undefined) anchors.set(frame.anchor, frame.nodes)
        if (frames.length > 0) complete(frame.nodes, event, undefined)
        break
      }
    }
  }
  return { problems, fatal }
}

const words = /^(?:yes|no|on|off)$/i
const numberRules: readonly (readonly [RegExp, string])[] = [
  [/^[-+]?0[0-9_]+$/, 'has a leading zero, which YAML 1.1 reads as octal'],
  [/^[-+]?0[oO][0-7]+$/, 'is octal in YAML 1.2 and text in YAML 1.1'],
  [/^[-+]?0x[0-9a-fA-F_]+$/, 'is hexadecimal'],
  [/^[-+]?0b[01_]+$/, 'is binary in YAML 1.1 and text in YAML 1.2'],
  [
    /^[-+]?(?:[0-9]+|[0-9]*\.[0-9]+|[0-9]+\.)[eE][0-9]+$|^[-+]?[0-9]+[eE][-+][0-9]+$/,
    'is a number in YAML 1.2 and text in YAML 1.1',
  ],
  [/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/, 'is a base-60 number in YAML 1.1'],
  [/^(?=.*_)[-+]?[0-9][0-9_]*\.[0-9_]*$/, 'has underscores, which only YAML 1.1 reads as a number'],
]
const underscored = /^[-+]?[1-9][0-9]*_[0-9_]*$/

function scalarProblem(
  value: string,
  event: ScalarEvent,
  key: string | undefined,
  isKey: boolean,
  placeAt: (span: Span) => Place,
  options: ScanOptions,
): Problem | undefined {
  const first = value.charCodeAt(0)
  const isNumeric = (first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46
  if (!isNumeric && (value.length > 3 || !words.test(value))) return undefined
  const at = (): { at: Place } => ({ at: placeAt({ start: event.valueStart, end: event.valueEnd }) })
  if (!isNumeric) {
    const severity = isKey ? 'warning' : options.ambiguous
    const message = `${isKey ? 'key' : 'value'} ${value} is true or false in YAML 1.1 and text in YAML 1.2`
    return problem('INFX015', message, {
      ...at(),
      severity,
      hint: `quote it: "${value}"; or write true or false`,
    })
  }
  if (isKey) return undefined
  if (/^[-+]?[0-9]{16,}$/.test(value) && !Number.isSafeInteger(Number(value))) {
    return problem('INFX017', `${value} is beyond 2^53 - 1 and would lose digits`, {
      ...at(),
      hint: `quote it: "${value}"`,
    })
  }
  const reason =
    numberRules.find(([pattern]) => pattern.test(value))?.[1] ??
    (!options.underscores && underscored.test(value)
      ? 'has underscores, which only YAML 1.1 reads as a number'
      : undefined)
  if (reason !== undefined) {
    return problem('INFX015', `${value} ${reason}`, {
      ...at(),
      severity: options.ambiguous,
      hint: `quote it if it is text: "${value}"; write a plain decimal number if it is a number`,
    })
  }
  if (key !== undefined && /(?:^|-)version$/.test(key) && /^[0-9]+\.[0-9]*$/.test(value)) {
    return problem('INFX015', `${key} ${value} is a number, so "1.10" and "1.1" would be the same`, {
      ...at(),
      severity: options.ambiguous,
      hint: `quote it: "${value}"`,
    })
  }
  return undefined
}
