/**
 * Rows of the interchange format: what one search space expands to, in the field names and values that the ecosystem's
 * tools read. Extensions of ours never appear in a row.
 */
import { hash } from 'node:crypto'
import { canonicalJsonWithout } from '../canonical-json.ts'
import { remembered } from '../remembered.ts'

export interface RowComponent {
  readonly name: string
  readonly version?: string
}

interface RowCommon {
  readonly image: string
  readonly model: string
  readonly 'model-prefix': string
  readonly precision: string
  readonly framework: string
  readonly runner: string
  readonly 'spec-decoding': string
  readonly 'exp-name': string
  readonly router?: RowComponent
  readonly 'recipe-fingerprint'?: string
  readonly 'run-eval'?: boolean
  readonly 'eval-only'?: boolean
}

interface RowWidths {
  readonly tp: number
  readonly pp: number
  readonly 'dcp-size': number
  readonly 'pcp-size': number
  readonly ep: number
  readonly 'dp-attn': boolean
}

export interface RowWorker extends RowWidths {
  readonly 'num-worker': number
  readonly hardware?: string
  /** Absent when the configuration has none: the fingerprint tells absent from empty. */
  readonly 'additional-settings'?: readonly string[]
}

interface RowSequence {
  readonly isl: number
  readonly osl: number
  readonly 'max-model-len': number
}

interface RowAgentic {
  readonly 'scenario-type': 'agentic-coding'
  readonly 'kv-offloading': 'none' | 'dram'
  readonly 'kv-offload-backend'?: RowComponent
  readonly 'total-cpu-dram-gb': number
  readonly duration: number
}

interface RowPools {
  readonly prefill: RowWorker
  readonly decode: RowWorker
  readonly conc: readonly number[]
  readonly disagg: boolean
  readonly 'kv-p2p-transfer'?: string
  readonly 'eval-conc'?: number
  readonly 'eval-all-concs'?: boolean
}

export type SingleFixedRow = RowCommon &
  RowWidths &
  RowSequence & {
    readonly conc: number
    readonly disagg: boolean
    readonly 'scenario-type'?: never
    readonly prefill?: never
  }
export type MultiFixedRow = RowCommon & RowPools & RowSequence & { readonly 'scenario-type'?: never }
export type SingleAgenticRow = RowCommon &
  RowWidths &
  RowAgentic & { readonly conc: number; readonly prefill?: never }
export type MultiAgenticRow = RowCommon & RowPools & RowAgentic

export type MultiRow = MultiFixedRow | MultiAgenticRow
export type Row = SingleFixedRow | SingleAgenticRow | MultiRow

export const isMultiRow = (row: Row): row is MultiRow => row.prefill !== undefined
export const isAgenticRow = (row: Row): row is SingleAgenticRow | MultiAgenticRow =>
  row['scenario-type'] === 'agentic-coding'

/** Concurrencies of a row, in its order. */
export const rowConcs = (row: Row): readonly number[] => (isMultiRow(row) ? row.conc : [row.conc])

/** `1k1k`, `8k1k`, else `<isl>_<osl>`. */
export function sequenceLabel(isl: number, osl: number): string {
  if (isl === 1024 && osl === 1024) return '1k1k'
  return isl === 8192 && osl === 1024 ? '8k1k' : `${isl}_${osl}`
}

/**
 * Canonical form of a row without the named fields: equal strings ⇔ equal rows but for those fields. Kept, because the
 * choice of evaluations and the fingerprint ask for the same one.
 */
export function rowKey(row: Row, without: readonly string[]): string {
  const leftOut = without.filter((field) => Object.hasOwn(row, field))
  const known = rowKeys(row)
  const name = leftOut.join(' ')
  let key = known.get(name)
  if (key === undefined) known.set(name, (key = canonicalJsonWithout(row, leftOut)))
  return key
}

const rowKeys = remembered((_row: Row) => new Map<string, string>())

/** The ecosystem's hash of a generated row (64 hex): all fields but concurrency, label and the hash itself. */
export const recipeFingerprint = (row: Row): string =>
  hash('sha256', rowKey(row, ['conc', 'exp-name', 'recipe-fingerprint']))
