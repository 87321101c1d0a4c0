/** From lines of a trace file to trees: one parser per file, fed line by line by whoever reads the file. */
import '../problems/traces.ts'
import { problem } from '../problems/catalogue.ts'
import { hasErrors } from '../problem.ts'
import type { Place, Problem } from '../problem.ts'
import type { TraceTree } from './model.ts'
import { Findings, shown } from './row.ts'
import { MooncakeSessions, readMultiTurnSession } from './sessions.ts'
import { readWekaTree } from './weka.ts'

export type TraceFormat = 'weka' | 'mooncake' | 'multi-turn'

export interface TraceReading {
  readonly trees: readonly TraceTree[]
  /** All findings in the order of the file; the first fifty errors one by one. */
  readonly problems: readonly Problem[]
  /** Unknown field → how often it came. */
  readonly unknownFields: ReadonlyMap<string, number>
}

export class TraceParser {
  readonly #format: TraceFormat
  readonly #file: string
  readonly #findings = new Findings('INFX152')
  readonly #mooncake = new MooncakeSessions(this.#findings)
  readonly #trees = new Map<string, TraceTree>()

  /** `file` is only used to name places. */
  constructor(format: TraceFormat, file: string) {
    this.#format = format
    this.#file = file
  }

  /** One line of a JSONL file; `number` counts from 1. Blank lines are skipped. */
  line(text: string, number: number): void {
    if (text.trim() === '') return
    const at: Place = { file: this.#file, line: number, col: 1 }
    const value = this.#json(text, at)
    if (value !== undefined) this.value(value, at)
  }

  /** A file that is one JSON value: a tree, or a list of trees. */
  document(text: string, file: string): void {
    const at: Place = { file, line: 1, col: 1 }
    const value = this.#json(text, at)
    if (value === undefined) return
    for (const tree of Array.isArray(value) ? (value as readonly unknown[]) : [value]) this.value(tree, at)
  }

  value(value: unknown, at: Place): void {
    if (this.#format === 'mooncake') {
      this.#mooncake.row(value, at)
      return
    }
    const tree =
      this.#format === 'weka'
        ? readWekaTree(value, at, this.#findings)
        : readMultiTurnSession(value, at, this.#trees.size, this.#findings)
    if (tree) this.#add(tree, at)
  }

  /** For what the reader of the file itself found. */
  report(found: Problem): void {
    this.#findings.add(found)
  }

  finish(): TraceReading {
    const trees = this.#format === 'mooncake' ? this.#mooncake.trees() : [...this.#trees.values()]
    if (trees.length === 0 && !hasErrors(this.#findings.problems)) {
      const at: Place = { file: this.#file, line: 1, col: 1 }
      this.#findings.add(problem('INFX154', 'the trace holds no conversation', { at }))
    }
    return { trees, problems: this.#findings.problems, unknownFields: this.#findings.unknownFields }
  }

  #add(tree: TraceTree, at: Place): void {
    if (!this.#trees.has(tree.id)) this.#trees.set(tree.id, tree)
    else this.#findings.add(problem('INFX155', `conversation id ${shown(tree.id)} occurs twice`, { at }))
  }

  #json(text: string, at: Place): unknown {
    try {
      return JSON.parse(text) as unknown
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const offset = /position (\d+)/.exec(reason)?.[1]
      const place = offset === undefined ? endOf(text, at) : placeAt(text, at, Number(offset))
      const cut = offset === undefined || Number(offset) >= text.length - 1
      this.report(
        problem('INFX151', cut ? 'the JSON value ends too early' : `not JSON: ${reason.slice(0, 120)}`, {
          at: place,
          ...(cut ? { hint: 'the file looks cut: fetch it again and compare its size' } : {}),
        }),
      )
      return undefined
    }
  }
}

const endOf = (text: string, at: Place): Place => placeAt(text, at, text.length)

function placeAt(text: string, at: Place, offset: number): Place {
  const before = text.slice(0, offset).split('\n')
  return { ...at, line: at.line + before.length - 1, col: (before.at(-1)?.length ?? 0) + 1 }
}
