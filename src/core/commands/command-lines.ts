/**
 * The lines of a comment that a reader sees as the writer's own words: not quoted, not code, not hidden. A command counts
 * only there, so that quoting one, showing one or hiding one executes nothing.
 */
import { type BlockLine, Blocks } from './blocks.ts'
import { Inline } from './inline.ts'

/** In order, without line ends and what list items take of their start; hidden lines come back empty. */
export function visibleLines(body: string): readonly string[] {
  const blocks = new Blocks()
  const inline = new Inline()
  return byBlock(body.split(/\r\n?|\n/).map((line) => blocks.next(line))).flatMap((lines) => {
    const kind = lines[0]?.kind ?? 'code'
    return kind === 'code'
      ? lines.map(() => '')
      : inline.visible(lines, kind).map((line) => (line.startsWith('    ') ? '' : line))
  })
}

/** Neighbours of the same block and kind. */
function byBlock(lines: readonly BlockLine[]): readonly (readonly BlockLine[])[] {
  const groups: BlockLine[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.[0]?.block === line.block && last[0].kind === line.kind) last.push(line)
    else groups.push([line])
  }
  return groups
}
