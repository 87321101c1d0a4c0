/** One pass over the events of a YAML file: duplicate keys, scalars that versions read differently, alias bombs. */
import { EVENT_ID, SCALAR_STYLE, type Event, type ScalarEvent } from 'js-yaml'
import type { Place, Problem } from './core/problem.ts'
import { problem } from './core/problems/catalogue.ts'
import { scalarText, spanOf, type Span } from './yaml-place.ts'
import { isPlainScalarClear, scalarProblem, type ScalarRules } from './yaml-scalars.ts'

export interface ScanOptions extends ScalarRules {
  /** Largest number of nodes after following every alias. */
  readonly maxNodes: number
}

export interface ScanResult {
  /** At most a hundred. */
  readonly problems: readonly Problem[]
  /** The document must not be constructed at all. */
  readonly isFatal: boolean
}

/**
 * The first text that holds half of a surrogate pair, which only an escape can write: it is no Unicode, and neither
 * UTF-8 nor a database can keep it.
 */
export function halfSurrogate(text: string, events: readonly Event[]): Span | undefined {
  if (!/\\[uU](?:0{4})?[dD][89a-fA-F]/.test(text)) return undefined
  const found = events.find((event) => /[\ud800-\udfff]/u.test(scalarText(text, event) ?? ''))
  return spanOf(found)
}

/** Everything found in the events of `text`. */
export function scanEvents(
  text: string,
  events: readonly Event[],
  placeAt: (span: Span) => Place,
  options: ScanOptions,
): ScanResult {
  const scan = new EventScan(text, placeAt, options)
  for (const event of events) {
    scan.visit(event)
    if (scan.isFatal) break
  }
  return scan
}

/** An open collection or document. */
interface Frame {
  readonly isMapping: boolean
  readonly anchor: string | undefined
  keys?: Map<string, Event>
  /** In a mapping: the key whose value comes next; undefined when a key comes next or the key is no scalar. */
  key: string | undefined
  isKeyRead: boolean
  /** Nodes inside, aliases followed. */
  nodes: number
}

const maxProblems = 100
const nowhere: Span = { start: 0, end: 0 }

class EventScan implements ScanResult {
  readonly problems: Problem[] = []
  isFatal = false
  readonly #text: string
  readonly #placeAt: (span: Span) => Place
  readonly #options: ScanOptions
  readonly #frames: Frame[] = []
  /** Nodes below each anchor; Infinity while it is still open. */
  readonly #anchors = new Map<string, number>()

  constructor(text: string, placeAt: (span: Span) => Place, options: ScanOptions) {
    this.#text = text
    this.#placeAt = placeAt
    this.#options = options
  }

  visit(event: Event): void {
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        this.#open(false, undefined)
        break
      case EVENT_ID.SEQUENCE:
      case EVENT_ID.MAPPING: {
        const anchor = this.#anchorOf(event)
        if (anchor !== undefined) this.#anchors.set(anchor, Infinity)
        this.#open(event.type === EVENT_ID.MAPPING, anchor)
        break
      }
      case EVENT_ID.SCALAR:
        this.#scalar(event)
        break
      case EVENT_ID.ALIAS:
        this.#alias(event)
        break
      case EVENT_ID.POP: {
        const frame = this.#frames.pop()
        if (frame?.anchor !== undefined) this.#anchors.set(frame.anchor, frame.nodes)
        if (frame) this.#complete(frame.nodes, event, undefined)
      }
    }
  }

  #anchorOf({ anchorStart, anchorEnd }: { anchorStart: number; anchorEnd: number }): string | undefined {
    return anchorStart < 0 ? undefined : this.#text.slice(anchorStart, anchorEnd)
  }

  #open(isMapping: boolean, anchor: string | undefined): void {
    this.#frames.push({ isMapping, anchor, key: undefined, isKeyRead: false, nodes: 1 })
  }

  #scalar(event: ScalarEvent): void {
    const parent = this.#frames.at(-1)
    const isKey = parent?.isMapping === true && !parent.isKeyRead
    const isPlain = event.style === SCALAR_STYLE.PLAIN && event.tagStart < 0
    const isClear = !isPlain || isPlainScalarClear(this.#text, event.valueStart, event.valueEnd)
    const value = isKey || !isClear ? (scalarText(this.#text, event) ?? '') : ''
    const anchor = this.#anchorOf(event)
    if (anchor !== undefined) this.#anchors.set(anchor, 1)
    if (!isClear) {
      const role = { isKey, key: isKey ? undefined : parent?.key }
      this.#report(scalarProblem(value, event, role, this.#placeAt, this.#options))
    }
    this.#complete(1, event, isKey ? value : undefined)
  }

  #alias(event: Event & { readonly anchorStart: number; readonly anchorEnd: number }): void {
    const name = this.#anchorOf(event) ?? ''
    const nodes = this.#anchors.get(name) ?? 1
    if (nodes === Infinity) {
      this.#stop(`alias "*${name}" refers to the collection it stands in`, event)
    } else this.#complete(nodes, event, undefined)
  }

  /** A node has ended: counts it in its parent, and takes it as key or value there. */
  #complete(nodes: number, event: Event, keyText: string | undefined): void {
    const parent = this.#frames.at(-1)
    if (!parent) return
    parent.nodes += nodes
    if (parent.nodes > this.#options.maxNodes) {
      this.#stop(`aliases expand to more than ${this.#options.maxNodes.toLocaleString('en')} nodes`, event)
    }
    if (!parent.isMapping) return
    parent.key = parent.isKeyRead ? undefined : keyText
    if (!parent.isKeyRead && keyText !== undefined && keyText !== '<<') this.#key(parent, keyText, event)
    parent.isKeyRead = !parent.isKeyRead
  }

  #key(frame: Frame, key: string, event: Event): void {
    frame.keys ??= new Map()
    const first = frame.keys.get(key)
    if (!first) {
      frame.keys.set(key, event)
      return
    }
    if (this.problems.length >= maxProblems) return
    const { line } = this.#placeAt(spanOf(first) ?? nowhere)
    this.#report(
      problem('INFX011', `duplicate key "${key}": first written on line ${line}`, {
        at: this.#placeAt(spanOf(event) ?? nowhere),
        hint: `remove one of the two, or rename it; the first is on line ${line}`,
      }),
    )
  }

  #report(found: Problem | undefined): void {
    if (found && this.problems.length < maxProblems) this.problems.push(found)
  }

  #stop(message: string, event: Event): void {
    this.isFatal = true
    const span = spanOf(event)
    this.problems.push(problem('INFX016', message, span ? { at: this.#placeAt(span) } : {}))
  }
}
