/** Filters of the ecosystem's generator on one config entry: the search spaces and concurrencies that remain. */
import type { ConfigEntry } from '../config/master.ts'
import { expandConcs, type ConcRange, type SearchSpace } from '../config/search-space.ts'
import type { MultiNodeEntry, SingleNodeEntry } from '../schema/master-config.generated.ts'
import { sequenceLabel } from './rows.ts'

/** What narrows an entry; an absent member does not. Limits below 1 leave nothing. */
export interface SpaceFilter {
  /** Lengths that stay, as labels (`1k1k`, `8k1k`); agentic scenarios have none and stay. */
  readonly seqLens?: readonly string[]
  /** Factor between the concurrencies of a range, ≥ 2. */
  readonly stepSize: number
  readonly minConc?: number
  /** Fixed-sequence spaces that lie beyond it are measured at it; agentic ones are left out. */
  readonly maxConc?: number
  /** Widest tensor parallelism of a single-node fixed-sequence space. */
  readonly maxTp?: number
  /** Expert parallelism of a single-node fixed-sequence space is lowered to it. */
  readonly maxEp?: number
  /** Only these concurrencies. */
  readonly concs?: readonly number[]
}

/** The same entry with what the filter leaves of it, every range written out as a list. */
export function narrowEntry(entry: ConfigEntry, filter: SpaceFilter): ConfigEntry {
  const { value } = entry
  return { ...entry, value: value.multinode ? narrowMulti(value, filter) : narrowSingle(value, filter) }
}

function narrowSingle(value: SingleNodeEntry, filter: SpaceFilter): SingleNodeEntry {
  const { 'fixed-seq-len': fixed = [], 'agentic-coding': agentic = [] } = value.scenarios
  return {
    ...value,
    scenarios: {
      'fixed-seq-len': withSpaces(fixed.filter(hasLength(filter)), (space) =>
        withinWidths(space, filter).flatMap((narrow) => withConcs(narrow, fixedConcs(narrow, filter))),
      ),
      'agentic-coding': withSpaces(agentic, (space) => withConcs(space, agenticConcs(space, filter))),
    },
  }
}

function narrowMulti(value: MultiNodeEntry, filter: SpaceFilter): MultiNodeEntry {
  const { 'fixed-seq-len': fixed = [], 'agentic-coding': agentic = [] } = value.scenarios
  return {
    ...value,
    scenarios: {
      'fixed-seq-len': withSpaces(fixed.filter(hasLength(filter)), (space) =>
        withConcs(space, fixedConcs(space, filter)),
      ),
      'agentic-coding': withSpaces(agentic, (space) => withConcs(space, agenticConcs(space, filter))),
    },
  }
}

const withSpaces = <Item, Space>(
  items: readonly (Item & { 'search-space': Space[] })[],
  keep: (space: Space) => readonly Space[],
): (Item & { 'search-space': Space[] })[] =>
  items.map((item) => ({ ...item, 'search-space': item['search-space'].flatMap(keep) }))

const hasLength =
  ({ seqLens }: SpaceFilter) =>
  ({ isl, osl }: { readonly isl: number; readonly osl: number }): boolean =>
    seqLens?.includes(sequenceLabel(isl, osl)) ?? true

function withinWidths<Space extends { readonly tp: number; readonly ep?: number | null }>(
  space: Space,
  { maxTp = Infinity, maxEp = Infinity }: SpaceFilter,
): readonly Space[] {
  if (maxTp < 1 || maxEp < 1 || space.tp > maxTp) return []
  return [typeof space.ep === 'number' && space.ep > maxEp ? { ...space, ep: maxEp } : space]
}

/** A list wins over the range beside it. */
const withConcs = <Space extends SearchSpace>(space: Space, concs: readonly number[]): readonly Space[] =>
  concs.length === 0 ? [] : [{ ...space, 'conc-list': [...concs] }]

/** A list is filtered, a range is cut; what lies wholly beyond `maxConc` becomes `maxConc` itself. */
function fixedConcs(space: ConcRange, filter: SpaceFilter): readonly number[] {
  const { minConc = 1, maxConc = Infinity, stepSize } = filter
  if (minConc < 1 || maxConc < 1) return []
  const list = space['conc-list']
  if (list !== undefined && list.length > 0) {
    const high = list.filter((conc) => conc >= minConc)
    const kept = high.filter((conc) => conc <= maxConc)
    return chosen(high.length > 0 && kept.length === 0 ? [maxConc] : kept, filter)
  }
  const { 'conc-start': start = 1, 'conc-end': end = 0 } = space
  if (end < minConc) return []
  const raised = Math.max(start, minConc)
  const range = {
    'conc-start': Math.min(raised, maxConc),
    'conc-end': Math.min(end, maxConc),
  }
  return chosen(expandConcs(range, stepSize), filter)
}

function agenticConcs(space: ConcRange, filter: SpaceFilter): readonly number[] {
  const { minConc = 1, maxConc = Infinity, stepSize } = filter
  if (minConc < 1 || maxConc < 1) return []
  const concs = expandConcs(space, stepSize).filter((conc) => conc >= minConc && conc <= maxConc)
  return chosen(concs, filter)
}

const chosen = (concs: readonly number[], { concs: wanted }: SpaceFilter): readonly number[] =>
  wanted ? concs.filter((conc) => wanted.includes(conc)) : concs
