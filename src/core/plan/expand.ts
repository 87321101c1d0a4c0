/** Expands config entries into rows, keeping where each row came from and what our extensions say about it. */
import type { ConfigEntry } from '../config/master.ts'
import { dramBudgetGb } from '../config/dram.ts'
import type { Runners } from '../config/runners.ts'
import { expandConcs } from '../config/search-space.ts'
import type {
  Dataset,
  EvalOverride,
  MultiAgenticSearchSpace,
  MultiFixedSearchSpace,
  SingleAgenticSearchSpace,
  SingleFixedSearchSpace,
  Worker,
} from '../schema/master-config.generated.ts'
import { optional } from '../optional-field.ts'
import type { Scenario } from '../point.ts'
import {
  sequenceLabel,
  type MultiAgenticRow,
  type MultiFixedRow,
  type Row,
  type RowWorker,
  type SingleAgenticRow,
  type SingleFixedRow,
} from './rows.ts'

/** What our compatible extensions say about a row; never part of it. */
export interface RowExtensions {
  /** `path[:selector]`, placeholders not filled yet. */
  readonly srtRecipe?: string
  readonly dataset?: Dataset
  readonly evalOverride?: EvalOverride
  readonly randomRangeRatio?: number
  readonly numPromptsPerConc?: number
}

export interface ExpandedRow {
  readonly row: Row
  readonly entry: ConfigEntry
  /** Path of the search space within the entry. */
  readonly path: readonly (string | number)[]
  readonly extensions: RowExtensions
}

/** Planned profiling seconds of agentic rows. */
export const agenticDurationSeconds = 3600
const rangeStep = 2

/** Every row of the given scenarios of one entry: fixed before agentic, in the order of the file. */
export function expandEntry(
  entry: ConfigEntry,
  scenarios: readonly Scenario[],
  hardware: Runners['hardware'],
): readonly ExpandedRow[] {
  const rows: ExpandedRow[] = []
  if (scenarios.includes('fixed-seq-len')) expandFixed(entry, rows)
  if (scenarios.includes('agentic-coding')) expandAgentic(entry, hardware, rows)
  return rows
}

function expandFixed(entry: ConfigEntry, rows: ExpandedRow[]): void {
  const items = entry.value.scenarios['fixed-seq-len'] ?? []
  for (const [index, item] of items.entries()) {
    for (const [element, space] of item['search-space'].entries()) {
      const path = ['scenarios', 'fixed-seq-len', index, 'search-space', element]
      const extensions = {
        ...shared(entry, item.eval, space['srt-recipe']),
        ...optional('randomRangeRatio', item['random-range-ratio']),
        ...optional('numPromptsPerConc', item['num-prompts-per-conc']),
      }
      for (const row of fixedRows(entry, item, space)) rows.push({ row, entry, path, extensions })
    }
  }
}

function expandAgentic(entry: ConfigEntry, hardware: Runners['hardware'], rows: ExpandedRow[]): void {
  const items = entry.value.scenarios['agentic-coding'] ?? []
  for (const [index, item] of items.entries()) {
    for (const [element, space] of item['search-space'].entries()) {
      const path = ['scenarios', 'agentic-coding', index, 'search-space', element]
      const extensions = {
        ...shared(entry, item.eval, space['srt-recipe']),
        ...optional('dataset', item.dataset),
      }
      const budget = dramBudgetGb(space, item['dram-utilization'], entry.value.runner, hardware)
      // Reported by the rules of the entry when a runner file is there; without one there is no budget to know.
      const dramGb = 'gb' in budget ? budget.gb : 0
      for (const row of agenticRows(entry, space, dramGb)) rows.push({ row, entry, path, extensions })
    }
  }
}

const shared = (
  entry: ConfigEntry,
  itemEval: EvalOverride | undefined,
  spaceRecipe: string | undefined,
): RowExtensions => ({
  ...optional('srtRecipe', spaceRecipe ?? entry.value['srt-recipe']),
  ...optional('evalOverride', itemEval ?? entry.value.eval),
})

function common(
  entry: ConfigEntry,
  space: { readonly 'spec-decoding'?: string; readonly router?: { name: string; version: string } },
) {
  const { value } = entry
  return {
    image: value.image,
    model: value.model,
    'model-prefix': value['model-prefix'],
    precision: value.precision,
    framework: value.framework,
    runner: value.runner,
    'spec-decoding': space['spec-decoding'] ?? 'none',
    ...optional('router', space.router ?? value.router),
  }
}

const widths = (space: SingleFixedSearchSpace | Worker) => ({
  tp: space.tp,
  pp: space.pp ?? 1,
  'dcp-size': space['dcp-size'] ?? 1,
  'pcp-size': space['pcp-size'] ?? 1,
  ep: space.ep ?? 1,
  'dp-attn': space['dp-attn'] ?? false,
})

const worker = (pool: Worker): RowWorker => ({
  'num-worker': pool['num-worker'],
  ...widths(pool),
  ...optional('hardware', pool.hardware),
  ...optional('additional-settings', pool['additional-settings']),
})

function pools(entry: ConfigEntry, space: MultiFixedSearchSpace | MultiAgenticSearchSpace) {
  const top = entry.value.multinode ? entry.value['kv-p2p-transfer'] : undefined
  return {
    prefill: worker(space.prefill),
    decode: worker(space.decode),
    disagg: entry.value.disagg ?? false,
    ...optional('kv-p2p-transfer', space['kv-p2p-transfer'] ?? top),
  }
}

function fixedRows(
  entry: ConfigEntry,
  { isl, osl }: { readonly isl: number; readonly osl: number },
  space: SingleFixedSearchSpace | MultiFixedSearchSpace,
): readonly (SingleFixedRow | MultiFixedRow)[] {
  const concs = expandConcs(space, rangeStep)
  const base = {
    ...common(entry, space),
    isl,
    osl,
    'max-model-len': isl + osl + 256,
    'exp-name': `${entry.value['model-prefix']}_${sequenceLabel(isl, osl)}`,
    'run-eval': false,
  }
  if ('prefill' in space) return [{ ...base, ...pools(entry, space), conc: concs }]
  const shaped = { ...base, ...widths(space) }
  return concs.map((conc) => ({ ...shaped, conc, disagg: false }))
}

function agenticRows(
  entry: ConfigEntry,
  space: SingleAgenticSearchSpace | MultiAgenticSearchSpace,
  dramGb: number,
): readonly (SingleAgenticRow | MultiAgenticRow)[] {
  const base = {
    ...common(entry, space),
    'scenario-type': 'agentic-coding' as const,
    'kv-offloading': space['kv-offloading'] ?? ('none' as const),
    ...optional('kv-offload-backend', space['kv-offload-backend']),
    'total-cpu-dram-gb': dramGb,
    duration: agenticDurationSeconds,
  }
  const prefix = entry.value['model-prefix']
  const concs = expandConcs(space, rangeStep)
  if ('prefill' in space) {
    const shaped = { ...base, ...pools(entry, space) }
    return concs.map((conc) => ({
      ...shaped,
      conc: [conc],
      'exp-name': multiAgenticName(prefix, space, conc),
    }))
  }
  const shaped = { ...base, ...widths(space) }
  return concs.map((conc) => ({ ...shaped, conc, 'exp-name': singleAgenticName(prefix, space, conc) }))
}

function singleAgenticName(prefix: string, space: SingleAgenticSearchSpace, conc: number): string {
  const backend = space['kv-offload-backend']?.name
  const offload = space['kv-offloading'] === 'dram' ? `kvdram-${backend ?? ''}` : 'kvnone'
  const spec = space['spec-decoding'] ?? 'none'
  return `${prefix}_tp${space.tp}_conc${conc}_${offload}${spec === 'none' ? '' : `_spec-${spec}`}`
}

function multiAgenticName(prefix: string, space: MultiAgenticSearchSpace, conc: number): string {
  const pool = (letter: string, { 'num-worker': workers, tp, ep, 'dp-attn': dpAttn }: Worker): string =>
    `${letter}${workers}x${tp}${ep === 1 ? '' : `ep${ep}`}${dpAttn ? 'dpa' : ''}`
  const backend = space['kv-offload-backend']?.name
  const offload = space['kv-offloading'] === 'dram' ? `_kvdram-${backend ?? ''}` : ''
  return `${prefix}_${pool('p', space.prefill)}_${pool('d', space.decode)}_conc${conc}${offload}`
}
