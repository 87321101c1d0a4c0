/** Finds each entry of the base in the head, so that every difference gets its right name. */
import { canonicalJson } from '../canonical-json.ts'
import type { ChangelogBlock } from './document.ts'

/** An entry of the base and the same one in the head, with the names of the fields that differ. */
export interface EntryPair {
  readonly base: ChangelogBlock
  readonly head: ChangelogBlock
  readonly fields: readonly string[]
}

export interface Alignment {
  /** Base entries that are in the head, in base order. */
  readonly pairs: readonly EntryPair[]
  readonly removed: readonly ChangelogBlock[]
  /** Head entries behind the last base entry. */
  readonly appended: readonly ChangelogBlock[]
  /** Head entries before it that the base does not have. */
  readonly inserted: readonly ChangelogBlock[]
}

/** Equal ends are paired one by one; the middle by what entries still have in common, each head entry once. */
export function align(base: readonly ChangelogBlock[], head: readonly ChangelogBlock[]): Alignment {
  const same = (left: ChangelogBlock | undefined, right: ChangelogBlock | undefined): boolean =>
    left !== undefined && right !== undefined && (left === right || whole(left) === whole(right))
  let front = 0
  while (front < base.length && same(base[front], head[front])) front++
  const matches = matchRest(base.slice(front), head.slice(front))
  const pairs = [
    ...base.slice(0, front).flatMap((block, index) => {
      const other = head[index]
      return other ? [{ base: block, head: other, fields: [] }] : []
    }),
    ...[...matches].map(([left, right]) => ({
      base: left,
      head: right,
      fields: changedFields(left.value, right.value),
    })),
  ]
  const taken = new Set(matches.values())
  const last = [...taken].reduce((highest, block) => Math.max(highest, block.ordinal), front - 1)
  const fresh = head.slice(front).filter((block) => !taken.has(block))
  return {
    pairs,
    removed: base.slice(front).filter((block) => !matches.has(block)),
    appended: fresh.filter((block) => block.ordinal > last),
    inserted: fresh.filter((block) => block.ordinal < last),
  }
}

/** Most certain evidence first: the whole entry, all but the link, then the keys or the text alone. */
const signatures: readonly ((block: ChangelogBlock) => string | undefined)[] = [
  whole,
  (block) => part(block, (field) => field !== 'pr-link'),
  (block) => part(block, (field) => field === 'description'),
  (block) => part(block, (field) => field === 'pr-link' || field === 'config-keys'),
  (block) => part(block, (field) => field === 'config-keys'),
]

function matchRest(
  base: readonly ChangelogBlock[],
  head: readonly ChangelogBlock[],
): ReadonlyMap<ChangelogBlock, ChangelogBlock> {
  const found = new Map<ChangelogBlock, ChangelogBlock>()
  const free = new Set(head)
  for (const signature of signatures) {
    if (found.size === base.length || free.size === 0) break
    const bySignature = new Map<string, ChangelogBlock[]>()
    for (const block of free) {
      const key = signature(block)
      if (key === undefined) continue
      const alike = bySignature.get(key)
      if (alike) alike.push(block)
      else bySignature.set(key, [block])
    }
    for (const block of base) {
      if (found.has(block)) continue
      const key = signature(block)
      const match = key === undefined ? undefined : bySignature.get(key)?.shift()
      if (!match) continue
      found.set(block, match)
      free.delete(match)
    }
  }
  return new Map(
    base.flatMap((block) => {
      const match = found.get(block)
      return match ? [[block, match] as const] : []
    }),
  )
}

function whole(block: ChangelogBlock): string {
  return canonical(block.value)
}

/** The chosen fields as one text; undefined when the entry has none of them. */
function part(block: ChangelogBlock, choose: (field: string) => boolean): string | undefined {
  const { value } = block
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const chosen = Object.entries(value).filter(([field]) => choose(field))
  return chosen.length === 0 ? undefined : canonical(Object.fromEntries(chosen))
}

/** Names of the fields in which two entries differ. */
export function changedFields(left: unknown, right: unknown): readonly string[] {
  const before = asFields(left)
  const after = asFields(right)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) =>
      canonical(before[field] ?? null) !== canonical(after[field] ?? null) ||
      field in before !== field in after,
  )
}

const asFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : { entry: value }

/** Only compared, never stored, so numbers without a JSON form may stand as text. */
const canonical = (value: unknown): string => canonicalJson(comparable(value))

/** The value with numbers that have no JSON form as text. */
export function comparable(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, comparable(member)]))
}
