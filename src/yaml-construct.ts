/**
 * Values straight from events, for the files that hold nothing remarkable: no alias, no anchor, no tag, no equal keys, no
 * scalar that versions of YAML read differently. Most are like that, and scanning one costs as much as parsing it.
 * Everything else is left to js-yaml, which this must never differ from.
 */
import {
  EVENT_ID,
  NOT_RESOLVED,
  SCALAR_STYLE,
  floatCoreTag,
  getScalarValue,
  intCoreTag,
  type Event,
  type ScalarEvent,
} from 'js-yaml'
import { isPlainScalarClear, isTwoPartVersion, mayBeMisread, startsNumber } from './yaml-scalars.ts'

/** The value of a document; undefined when something in it is remarkable. */
export function constructPlain(
  text: string,
  events: readonly Event[],
): { readonly value: unknown } | undefined {
  const [document] = events
  if (document?.type !== EVENT_ID.DOCUMENT || document.directives.length > 0) return undefined
  const construction = new PlainConstruction(text, events)
  const value = construction.node()
  return construction.isRemarkable ? undefined : { value }
}

type Marks = { readonly tagStart: number; readonly anchorStart: number }

class PlainConstruction {
  /** Once it is set, values mean nothing any more. */
  isRemarkable = false
  readonly #text: string
  readonly #events: readonly Event[]
  #at = 1

  constructor(text: string, events: readonly Event[]) {
    this.#text = text
    this.#events = events
  }

  /** The node that begins at the next event, below `key` of a mapping. The parser bounds the depth. */
  node(key?: string): unknown {
    const event = this.#events[this.#at++]
    switch (event?.type) {
      case EVENT_ID.SCALAR:
        return this.#scalar(event, key)
      case EVENT_ID.SEQUENCE:
        return this.#sequence(event)
      case EVENT_ID.MAPPING:
        return this.#mapping(event)
      default:
        return this.#giveUp()
    }
  }

  #giveUp(): undefined {
    this.isRemarkable = true
    return undefined
  }

  #refuseMarks({ tagStart, anchorStart }: Marks): void {
    if (tagStart >= 0 || anchorStart >= 0) this.isRemarkable = true
  }

  #sequence(event: Marks): unknown {
    this.#refuseMarks(event)
    const items: unknown[] = []
    while (!this.isRemarkable && this.#events[this.#at]?.type !== EVENT_ID.POP) items.push(this.node())
    this.#at++
    return items
  }

  #mapping(event: Marks): unknown {
    this.#refuseMarks(event)
    const members: Record<string, unknown> = {}
    while (!this.isRemarkable) {
      const next = this.#events[this.#at++]
      if (next?.type === EVENT_ID.POP) return members
      if (next?.type !== EVENT_ID.SCALAR) return this.#giveUp()
      const key = String(this.#scalar(next, undefined))
      // The word for merging, and a member that every object has.
      if (key === '<<' || key === '__proto__' || Object.hasOwn(members, key)) return this.#giveUp()
      members[key] = this.node(key)
    }
    return undefined
  }

  #scalar(event: ScalarEvent, key: string | undefined): unknown {
    this.#refuseMarks(event)
    const text = getScalarValue(this.#text, event)
    if (event.style !== SCALAR_STYLE.PLAIN) return text
    const { valueStart, valueEnd } = event
    if (valueStart < 0 || !isPlainScalarClear(this.#text, valueStart, valueEnd)) {
      return this.#unclear(text, key)
    }
    return startsNumber(text.charCodeAt(0)) ? Number(text) : wordOrText(text)
  }

  #unclear(text: string, key: string | undefined): unknown {
    const isVersion = key?.endsWith('version') === true && isTwoPartVersion(text)
    if (isVersion || mayBeMisread(text)) return this.#giveUp()
    for (const { resolve, tagName } of [intCoreTag, floatCoreTag]) {
      const value = resolve(text, false, tagName)
      if (value !== NOT_RESOLVED) return value
    }
    return wordOrText(text)
  }
}

/** A text, unless it is one of the words of the core schema; all of them are short. */
function wordOrText(text: string): unknown {
  if (text.length > 5) return text
  switch (text) {
    case '':
    case '~':
    case 'null':
    case 'Null':
    case 'NULL':
      return null
    case 'true':
    case 'True':
    case 'TRUE':
      return true
    case 'false':
    case 'False':
    case 'FALSE':
      return false
    default:
      return text
  }
}
