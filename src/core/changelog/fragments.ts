/** Changelog fragments: `changelog.d/<name>.yaml`, entries in files of their own, so that branches do not meet at one tail. */
import { canonicalJson } from '../canonical-json.ts'
import type { TextFile } from '../plan/snapshot.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/changelog.ts'
import type { Problem } from '../problem.ts'
import { comparable } from './align.ts'
import { compareFile } from './check-file.ts'
import type { FileChange } from './check-file.ts'
import { readChangelog } from './document.ts'
import type { ChangelogBlock } from './document.ts'

/** Folder of the fragments of a changelog: beside it. */
export const fragmentsFolder = (changelogFile: string): string =>
  `${changelogFile.slice(0, changelogFile.lastIndexOf('/') + 1)}changelog.d`

/** Fragments in the order in which they count: by path, compared as code units, so that no locale changes it. */
export const inFoldOrder = (fragments: readonly TextFile[]): readonly TextFile[] =>
  [...fragments].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))

/** What tells an entry from others, whatever its link and its file. */
export function entrySignature({ value }: ChangelogBlock): string {
  const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value)
  return canonicalJson(comparable(isMapping ? { ...value, 'pr-link': '' } : value))
}

/** The fragments of the head against those of the base, in fold order; one that only the base has is not among them. */
export function compareFragments(
  base: readonly TextFile[],
  head: readonly TextFile[],
  whitespace: 'error' | 'warn',
): readonly FileChange[] {
  const before = new Map(base.map((file) => [file.path, file]))
  return inFoldOrder(head).map((file) => compareFile(before.get(file.path), file, whitespace))
}

export interface Folded {
  /** New blocks of the document that come from fragments of the base: no new entries. */
  readonly moved: ReadonlySet<ChangelogBlock>
  readonly problems: readonly Problem[]
}

/**
 * Which new blocks of the document were entries of fragments. INFX075 for an entry whose fragment is gone and that the
 * document did not get, and for one that is in both.
 */
export function foldedEntries(
  document: FileChange,
  base: readonly TextFile[],
  head: readonly TextFile[],
): Folded {
  const still = new Set(head.map(({ path }) => path))
  const waiting = new Map<string, ChangelogBlock[]>()
  for (const block of document.newBlocks) {
    const key = entrySignature(block)
    waiting.set(key, [...(waiting.get(key) ?? []), block])
  }
  const moved = new Set<ChangelogBlock>()
  const problems: Problem[] = []
  for (const fragment of inFoldOrder(base)) {
    const isThere = still.has(fragment.path)
    for (const block of readChangelog(fragment).blocks) {
      const found = waiting.get(entrySignature(block))?.shift()
      if (found) moved.add(found)
      if (isThere === (found !== undefined)) problems.push(halfFolded(fragment.path, block, found, document))
    }
  }
  return { moved, problems }
}

function halfFolded(
  fragment: string,
  block: ChangelogBlock,
  found: ChangelogBlock | undefined,
  { head: { file } }: FileChange,
): Problem {
  const name = `entry ${block.ordinal + 1} of the fragment ${fragment}`
  if (found) {
    const hint = 'remove the fragment in the same commit, as "infx changelog fold" does'
    const at = { file: file.path, line: found.line, col: 1 }
    return problem('INFX075', `${name} was folded in, and the fragment is still there`, { at, hint })
  }
  const hint = 'restore the fragment, or fold it in with "infx changelog fold"'
  const at = { file: file.path, line: 1, col: 1 }
  return problem('INFX075', `${name} is gone, and ${file.path} did not get it`, { at, hint })
}
