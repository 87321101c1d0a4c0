/** Finds where a path of a YAML document was written, from js-yaml's event stream. Only runs when a Problem needs it. */
import { EVENT_ID, getScalarValue, type Event } from 'js-yaml'
import type { Place } from './core/problem.ts'

export type YamlPath = readonly (string | number)[]
/** Marks the key of the last path element, or its value. */
export type PlaceOf = (path: YamlPath, what?: 'key' | 'value') => Place | undefined

/** Half-open range of offsets. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Turns offsets of `text` into places of `file`. Line breaks are LF, CRLF and CR. */
export function placer(file: string, text: string): (span: Span) => Place {
  let lineStarts: number[] | undefined
  return ({ start, end }) => {
    lineStarts ??= startsOfLines(text)
    let low = 0
    let high = lineStarts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((lineStarts[middle] ?? 0) <= start) low = middle
      else high = middle - 1
    }
    const col = start - (lineStarts[low] ?? 0) + 1
    const lineEnd = lineStarts[low + 1] ?? text.length
    const endCol = Math.max(col, col + Math.min(end, lineEnd) - start - 1)
    return { file, line: low + 1, col, ...(endCol > col ? { endCol } : {}) }
  }
}

function startsOfLines(text: string): number[] {
  const starts = [0]
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + lineBreak.length)
  return starts
}

/** Where a node begins, including the quote of a quoted scalar; undefined for an empty one. */
export function spanOf(event: Event | undefined): Span | undefined {
  switch (event?.type) {
    case EVENT_ID.SCALAR: {
      if (event.valueStart < 0) return undefined
      const quote = event.style === 2 || event.style === 3 ? 1 : 0
      return { start: event.valueStart - quote, end: event.valueEnd + quote }
    }
    case EVENT_ID.SEQUENCE:
    case EVENT_ID.MAPPING:
      return { start: event.start, end: event.start + 1 }
    case EVENT_ID.ALIAS:
      return { start: event.anchorStart - 1, end: event.anchorEnd }
    default:
      return undefined
  }
}

interface Found {
  readonly key?: number
  readonly value: number
}

/** What finding needs, computed once per document: for each event the end of its node, and where anchors stand. */
interface DocumentIndex {
  readonly text: string
  readonly events: readonly Event[]
  readonly ends: Int32Array
  readonly anchors: ReadonlyMap<string, number>
}

const maxHops = 100

/**
 * Offsets of a path; the key of an empty value. Follows aliases and merge keys. The index is built at the first call.
 */
export function spanFinder(
  text: string,
  events: readonly Event[],
): (path: YamlPath, what: 'key' | 'value') => Span | undefined {
  let index: DocumentIndex | undefined
  // Paths of one document share their first step more often than not, and the root is its longest mapping.
  const roots = new Map<string, Found | undefined>()
  return (path, what) => {
    index ??= indexDocument(text, events)
    let at: Found = { value: 1 }
    for (const [depth, step] of path.entries()) {
      const name = String(step)
      const next = depth > 0 || !roots.has(name) ? child(index, at.value, name, 0) : roots.get(name)
      if (depth === 0) roots.set(name, next)
      if (next === undefined) return undefined
      at = next
    }
    const key = at.key === undefined ? undefined : spanOf(events[at.key])
    return what === 'key' && key ? key : (spanOf(events[at.value]) ?? key)
  }
}

function indexDocument(text: string, events: readonly Event[]): DocumentIndex {
  const ends = new Int32Array(events.length)
  const anchors = new Map<string, number>()
  const open: number[] = []
  for (const [index, event] of events.entries()) {
    if (event.type === EVENT_ID.POP) ends[open.pop() ?? 0] = index + 1
    else if (event.type === EVENT_ID.SCALAR || event.type === EVENT_ID.ALIAS) ends[index] = index + 1
    else open.push(index)
    const isAnchored = 'tagStart' in event && event.anchorStart >= 0
    if (isAnchored) anchors.set(text.slice(event.anchorStart, event.anchorEnd), index)
  }
  return { text, events, ends, anchors }
}

function child(index: DocumentIndex, node: number, step: string, hops: number): Found | undefined {
  const { text, events, ends, anchors } = index
  const event = events[node]
  if (hops > maxHops || event === undefined) return undefined
  if (event.type === EVENT_ID.ALIAS) {
    const target = anchors.get(text.slice(event.anchorStart, event.anchorEnd))
    return target === undefined ? undefined : child(index, target, step, hops + 1)
  }
  if (event.type === EVENT_ID.SEQUENCE) return item(index, node, Number(step))
  if (event.type !== EVENT_ID.MAPPING) return undefined
  const merges: number[] = []
  let found: Found | undefined
  for (let at = node + 1; events[at] && events[at]?.type !== EVENT_ID.POP;) {
    const value = ends[at] ?? events.length
    const name = scalarText(text, events[at])
    if (name === step) found = { key: at, value }
    if (name === '<<') merges.push(value)
    at = ends[value] ?? events.length
  }
  if (found) return found
  for (const merge of merges) {
    const inherited = mergedChild(index, merge, step, hops + 1)
    if (inherited) return inherited
  }
  return undefined
}

function mergedChild(index: DocumentIndex, merge: number, step: string, hops: number): Found | undefined {
  const { events, ends } = index
  if (events[merge]?.type !== EVENT_ID.SEQUENCE) return child(index, merge, step, hops)
  for (let at = merge + 1; events[at] && events[at]?.type !== EVENT_ID.POP; at = ends[at] ?? events.length) {
    const inherited = child(index, at, step, hops)
    if (inherited) return inherited
  }
  return undefined
}

function item({ events, ends }: DocumentIndex, node: number, position: number): Found | undefined {
  let at = node + 1
  for (let skipped = 0; skipped < position && events[at]?.type !== EVENT_ID.POP; skipped++) {
    at = ends[at] ?? events.length
  }
  const event = events[at]
  return event === undefined || event.type === EVENT_ID.POP ? undefined : { value: at }
}

export const scalarText = (text: string, event: Event | undefined): string | undefined =>
  event?.type === EVENT_ID.SCALAR ? (event.valueStart < 0 ? '' : getScalarValue(text, event)) : undefined
