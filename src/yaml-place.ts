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
  if (text.includes('\r')) {
    for (const { index, 0: lineBreak } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + lineBreak.length)
  } else for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
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
  /** Of the collections that were looked into: a thousand problems of one mapping must not walk it a thousand times. */
  readonly members: Map<number, Members>
}

/** What stands directly in a collection: the last one of equal keys, the values of merge keys, the items of a list. */
interface Members {
  readonly byKey: Map<string, Found>
  readonly merges: number[]
  readonly items: number[]
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
  return (path, what) => {
    index ??= indexDocument(text, events)
    let at: Found = { value: 1 }
    for (const step of path) {
      const next = child(index, at.value, String(step), 0)
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
  let index = 0
  for (const event of events) {
    if (event.type === EVENT_ID.POP) ends[open.pop() ?? 0] = index + 1
    else if (event.type === EVENT_ID.SCALAR || event.type === EVENT_ID.ALIAS) ends[index] = index + 1
    else open.push(index)
    const isAnchored = 'tagStart' in event && event.anchorStart >= 0
    if (isAnchored) anchors.set(text.slice(event.anchorStart, event.anchorEnd), index)
    index++
  }
  return { text, events, ends, anchors, members: new Map() }
}

function child(index: DocumentIndex, node: number, step: string, hops: number): Found | undefined {
  const { text, events, anchors } = index
  const event = events[node]
  if (hops > maxHops || event === undefined) return undefined
  if (event.type === EVENT_ID.ALIAS) {
    const target = anchors.get(text.slice(event.anchorStart, event.anchorEnd))
    return target === undefined ? undefined : child(index, target, step, hops + 1)
  }
  if (event.type === EVENT_ID.SEQUENCE) {
    const value = membersOf(index, node).items[Number(step)]
    return value === undefined ? undefined : { value }
  }
  if (event.type !== EVENT_ID.MAPPING) return undefined
  const { byKey, merges } = membersOf(index, node)
  const found = byKey.get(step)
  if (found) return found
  for (const merge of merges) {
    const inherited = mergedChild(index, merge, step, hops + 1)
    if (inherited) return inherited
  }
  return undefined
}

function membersOf({ text, events, ends, members }: DocumentIndex, node: number): Members {
  const known = members.get(node)
  if (known) return known
  const found: Members = { byKey: new Map(), merges: [], items: [] }
  const isMapping = events[node]?.type === EVENT_ID.MAPPING
  for (let at = node + 1; events[at] && events[at]?.type !== EVENT_ID.POP;) {
    const value = isMapping ? (ends[at] ?? events.length) : at
    if (isMapping) {
      const name = scalarText(text, events[at])
      if (name !== undefined) found.byKey.set(name, { key: at, value })
      if (name === '<<') found.merges.push(value)
    } else found.items.push(value)
    at = ends[value] ?? events.length
  }
  members.set(node, found)
  return found
}

function mergedChild(index: DocumentIndex, merge: number, step: string, hops: number): Found | undefined {
  if (index.events[merge]?.type !== EVENT_ID.SEQUENCE) return child(index, merge, step, hops)
  for (const at of membersOf(index, merge).items) {
    const inherited = child(index, at, step, hops)
    if (inherited) return inherited
  }
  return undefined
}

export const scalarText = (text: string, event: Event | undefined): string | undefined =>
  event?.type === EVENT_ID.SCALAR ? (event.valueStart < 0 ? '' : getScalarValue(text, event)) : undefined
