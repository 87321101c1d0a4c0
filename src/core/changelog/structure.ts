/** Names what happened to the entries of the base: changed, removed, reordered, or something inserted among them. */
import { problem } from '../problems/catalogue.ts'
import '../problems/changelog.ts'
import type { Place, Problem } from '../problem.ts'
import type { Alignment } from './align.ts'
import type { ChangelogBlock } from './document.ts'

/** INFX060 changed, INFX062 removed, INFX063 inserted, INFX065 reordered; corrections of links alone are none. */
export function structureProblems(alignment: Alignment, file: string): readonly Problem[] {
  const at = (line: number): Place => ({ file, line, col: 1 })
  const changed = alignment.pairs.flatMap(({ head, base, fields }) => {
    const others = fields.filter((field) => field !== 'pr-link')
    if (others.length === 0) return []
    const message = `entry ${base.ordinal + 1} is history and may not change, but ${listed(fields)} did`
    return [
      problem('INFX060', message, {
        at: at(head.line),
        hint: 'restore it, and describe the change in a new entry',
      }),
    ]
  })
  const removed = alignment.removed.map((block) =>
    problem('INFX062', `entry ${block.ordinal + 1} of the base (${keysOf(block)}) is gone`, {
      at: at(lineBefore(block, alignment)),
      hint: 'put it back where it was',
    }),
  )
  const inserted = alignment.inserted.map((block) =>
    problem('INFX063', `the new entry (${keysOf(block)}) stands before entries of the base`, {
      at: at(block.line),
      hint: 'move it to the end of the file',
    }),
  )
  return [...changed, ...removed, ...inserted, ...reordered(alignment, at)]
}

function reordered(alignment: Alignment, at: (line: number) => Place): readonly Problem[] {
  let highest = -1
  for (const { base, head } of alignment.pairs) {
    if (head.ordinal < highest) {
      const message = `entry ${base.ordinal + 1} of the base stands before its predecessors`
      return [problem('INFX065', message, { at: at(head.line), hint: 'restore the order of the base' })]
    }
    highest = head.ordinal
  }
  return []
}

/** Line of the head where a removed entry would have followed. */
function lineBefore(block: ChangelogBlock, { pairs }: Alignment): number {
  const previous = pairs.filter(({ base }) => base.ordinal < block.ordinal).at(-1)
  return previous?.head.line ?? 1
}

function keysOf(block: ChangelogBlock): string {
  const { value } = block
  const keys =
    typeof value === 'object' && value !== null && 'config-keys' in value ? value['config-keys'] : undefined
  return Array.isArray(keys) ? keys.slice(0, 3).map(String).join(', ') : 'without config-keys'
}

const listed = (fields: readonly string[]): string => fields.map((field) => `"${field}"`).join(', ')
