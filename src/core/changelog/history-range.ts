/** Which part of the head is old: the same entries in the same bytes as in the base. */
import type { Alignment } from './align.ts'
import type { ChangelogBlock, ChangelogDocument } from './document.ts'

/**
 * Tells whether an offset of the head lies in an old block that this change did not touch, or in text before the
 * first entry that the base has too. What is wrong there is not the fault of this change.
 */
export function historyTest(
  alignment: Alignment,
  base: ChangelogDocument,
  head: ChangelogDocument,
): (offset: number) => boolean {
  const textOf = (document: ChangelogDocument, block: ChangelogBlock): string =>
    document.file.text.slice(block.start, block.end).trimEnd()
  const untouched = new Set(
    alignment.pairs
      .filter((pair) => pair.fields.length === 0 && textOf(base, pair.base) === textOf(head, pair.head))
      .map((pair) => pair.head.ordinal),
  )
  const lead = head.file.text.slice(0, head.blocks[0]?.start ?? 0)
  const isOldLead = base.blocks.length > 0 && base.file.text.startsWith(lead)
  return (offset) => {
    const block = blockAt(head.blocks, offset)
    return block === undefined ? isOldLead : untouched.has(block.ordinal)
  }
}

/** The block that contains the offset, by halving; undefined before the first one. */
function blockAt(blocks: readonly ChangelogBlock[], offset: number): ChangelogBlock | undefined {
  let low = 0
  let high = blocks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((blocks[middle]?.start ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return blocks[low - 1]
}
