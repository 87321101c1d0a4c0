/** One row of a benchmark artifact → one benchmark_results row, or why not. */
import { mapConfig } from './config-identity.ts'
import type { ConfigIdentity, UnmappedName } from './config-identity.ts'
import type { EntityTables } from './entities.ts'
import { readInfx } from './infx-block.ts'
import type { InfxFields } from './infx-block.ts'
import { readMetrics } from './metrics.ts'
import { normaliseImage } from './normalise.ts'
import { readPower } from './power.ts'
import { integerOf, isRow, recordOf, rowFault, textOf } from './row-fields.ts'
import type { RawRow } from './row-fields.ts'

export type BenchmarkType = 'single_turn' | 'agentic_traces'

export interface BenchmarkRow extends InfxFields {
  readonly config: ConfigIdentity
  readonly benchmarkType: BenchmarkType
  /** Tokens; null for agentic traces. */
  readonly isl: number | null
  readonly osl: number | null
  readonly conc: number
  readonly offloadMode: string
  readonly recipeFingerprint: string | null
  readonly image: string | null
  readonly metrics: Readonly<Record<string, number | string>>
  readonly workers: readonly unknown[] | null
  readonly powerInvalidReasons: readonly string[] | null
  readonly powerAudit: Readonly<Record<string, unknown>> | null
  /** Loader or Hugging Face name of the replayed data set. */
  readonly dataset: string | null
}

export type RowOutcome<Row> =
  | {
      readonly state: 'mapped'
      readonly row: Row
      readonly reported: readonly UnmappedName[]
      readonly unknownKeys: readonly string[]
    }
  | { readonly state: 'unmapped'; readonly names: readonly UnmappedName[] }
  | { readonly state: 'skipped' | 'failed'; readonly reason: string }

export interface BenchmarkContext {
  readonly entities: EntityTables
  /** File name of the artifact: old rows carry their sequence lengths only there. */
  readonly fileName: string
}

export function mapBenchmarkRow(raw: unknown, context: BenchmarkContext): RowOutcome<BenchmarkRow> {
  if (!isRow(raw)) return { state: 'failed', reason: 'not an object' }
  const fault = rowFault(raw)
  if (fault !== undefined) return { state: 'failed', reason: fault }
  const refused = refusal(raw)
  if (refused !== undefined) return { state: 'skipped', reason: refused }

  const mapping = mapConfig(raw, context.entities)
  if (mapping.state !== 'mapped') return mapping
  const workload = readWorkload(raw, context.fileName)
  if (!workload) return { state: 'skipped', reason: 'no isl/osl' }
  if (workload.conc === undefined) return { state: 'failed', reason: 'missing: conc' }
  const fingerprint = readFingerprint(raw)
  if (fingerprint === undefined)
    return { state: 'failed', reason: 'recipe_fingerprint is not 64 hexadecimal digits' }

  const power = readPower(raw)
  const { metrics, unknownKeys } = readMetrics(raw, power.metrics)
  const image = textOf(raw, 'image')
  return {
    state: 'mapped',
    reported: mapping.reported,
    unknownKeys,
    row: {
      config: mapping.config,
      benchmarkType: workload.benchmarkType,
      isl: workload.isl,
      osl: workload.osl,
      conc: workload.conc,
      offloadMode: offloadMode(raw),
      recipeFingerprint: fingerprint,
      image: image === undefined ? null : normaliseImage(image),
      metrics,
      workers: power.workers,
      powerInvalidReasons: power.invalidReasons,
      powerAudit: power.audit,
      dataset: datasetOf(raw),
      ...readInfx(raw),
    },
  }
}

/** Rows that are recognised and not stored: never a placeholder for a failed run. */
function refusal(row: RawRow): string | undefined {
  const version = row['result_schema_version']
  if (version !== undefined && version !== 1) return 'unsupported result_schema_version'
  if (recordOf(row, 'benchmark_outcome')?.['status'] === 'failed') return 'failed run'
  const { num_requests_successful: successful, num_requests_total: total } = row
  if (successful === 0 && typeof total === 'number') return 'failed run'
  if (recordOf(row, 'infx')?.['valid'] === false) return 'invalid point'
  return undefined
}

interface Workload {
  readonly benchmarkType: BenchmarkType
  readonly isl: number | null
  readonly osl: number | null
  readonly conc: number | undefined
}

function readWorkload(row: RawRow, fileName: string): Workload | undefined {
  const conc = positive(integerOf(row, 'conc'))
  if (textOf(row, 'scenario_type')?.startsWith('agentic'))
    return {
      benchmarkType: 'agentic_traces',
      isl: null,
      osl: null,
      conc: positive(integerOf(row, 'users')) ?? conc,
    }
  const lengths = lengthsFromName(fileName)
  const isl = positive(integerOf(row, 'isl')) ?? lengths?.isl
  const osl = positive(integerOf(row, 'osl')) ?? lengths?.osl
  if (isl === undefined || osl === undefined) return undefined
  return { benchmarkType: 'single_turn', isl, osl, conc }
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined

/** `…_8k1k_…` → 8192 / 1024. */
export function lengthsFromName(name: string): { readonly isl: number; readonly osl: number } | undefined {
  const match = /_(\d+)k(\d+)k(?:_|\.|-|\/)/.exec(name)
  return match ? { isl: Number(match[1]) * 1024, osl: Number(match[2]) * 1024 } : undefined
}

function offloadMode(row: RawRow): string {
  const offloading = textOf(row, 'kv_offloading')
  return (
    textOf(row, 'offload_mode')?.toLowerCase() ??
    (offloading === undefined ? undefined : offloading.toLowerCase() === 'none' ? 'off' : 'on') ??
    textOf(row, 'offloading')
      ?.toLowerCase()
      .replace(/^none$/, 'off') ??
    'off'
  )
}

/** null = a row from before fingerprints; undefined = present and malformed. */
function readFingerprint(row: RawRow): string | null | undefined {
  const value = row['recipe_fingerprint']
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value) ? value : undefined
}

function datasetOf(row: RawRow): string | null {
  const dataset = recordOf(row, 'dataset')
  if (!dataset) return null
  return textOf(dataset, 'hf_dataset_name') ?? textOf(dataset, 'loader') ?? null
}

/** The natural key inside one run, nulls equal: two rows with one key are one point. */
export const benchmarkKey = (row: BenchmarkRow): string =>
  JSON.stringify([
    row.config,
    row.benchmarkType,
    row.isl,
    row.osl,
    row.conc,
    row.offloadMode,
    row.recipeFingerprint,
  ])
