/** The 17 dimensions of a serving configuration, read from an artifact row. */
import type { EntityTables } from './entities.ts'
import { normaliseFramework, normaliseHardware, normaliseModel, normalisePrecision } from './normalise.ts'
import { booleanOf, integerOf, textOf } from './row-fields.ts'
import type { RawRow } from './row-fields.ts'

export interface PoolIdentity {
  readonly tp: number
  readonly ep: number
  readonly dpAttention: boolean | null
  readonly numWorkers: number
  /** GPUs of the whole pool. */
  readonly gpus: number
}

export interface ConfigIdentity {
  readonly hardware: string
  readonly framework: string
  readonly model: string
  readonly precision: string
  readonly specMethod: string
  readonly disagg: boolean
  readonly isMultinode: boolean
  readonly prefill: PoolIdentity
  readonly decode: PoolIdentity
}

export interface UnmappedName {
  readonly kind: 'model' | 'hardware' | 'precision'
  readonly name: string
}

export type ConfigMapping =
  | {
      readonly state: 'mapped'
      readonly config: ConfigIdentity
      /** A precision outside the table: stored all the same. */
      readonly reported: readonly UnmappedName[]
    }
  | { readonly state: 'unmapped'; readonly names: readonly UnmappedName[] }
  | { readonly state: 'failed'; readonly reason: string }

export function mapConfig(row: RawRow, entities: EntityTables): ConfigMapping {
  const prefix = textOf(row, 'infmax_model_prefix') ?? textOf(row, 'model_prefix')
  const modelPath = textOf(row, 'model')
  const label = textOf(row, 'hw')
  const frameworkName = textOf(row, 'framework')
  const precisionName = textOf(row, 'precision')
  const absent = [
    ...(prefix === undefined && modelPath === undefined ? ['model'] : []),
    ...(label === undefined ? ['hw'] : []),
    ...(frameworkName === undefined ? ['framework'] : []),
    ...(precisionName === undefined ? ['precision'] : []),
  ]
  if (label === undefined || frameworkName === undefined || precisionName === undefined || absent.length > 0)
    return { state: 'failed', reason: `missing: ${absent.join(', ')}` }

  const model = normaliseModel(prefix, modelPath, entities)
  const hardware = normaliseHardware(label, entities)
  const { precision, known } = normalisePrecision(precisionName, entities)
  const reported: UnmappedName[] = known ? [] : [{ kind: 'precision', name: precisionName }]
  if (model === undefined || hardware === undefined)
    return {
      state: 'unmapped',
      names: [
        ...(model === undefined ? [{ kind: 'model', name: prefix ?? modelPath ?? '' } as const] : []),
        ...(hardware === undefined ? [{ kind: 'hardware', name: label } as const] : []),
        ...reported,
      ],
    }
  const topology = readTopology(row)
  if (topology === undefined) return { state: 'failed', reason: 'missing: tp' }
  if (![topology.prefill, topology.decode].every(isPlausible))
    return { state: 'failed', reason: 'topology out of range' }
  const { framework, disagg: aliasDisagg } = normaliseFramework(frameworkName, entities)
  const disagg = isDisagg(row, framework, aliasDisagg, topology.aggregate ? 0 : topology.decode.numWorkers)
  return {
    state: 'mapped',
    config: {
      hardware,
      framework,
      model,
      precision,
      specMethod: textOf(row, 'spec_decoding')?.toLowerCase() ?? 'none',
      disagg,
      isMultinode: booleanOf(row, 'is_multinode') ?? false,
      prefill: topology.prefill,
      decode: topology.decode,
    },
    reported,
  }
}

/** What the columns (smallint) and reason allow; a pool without workers has 0 of everything. */
const isPlausible = ({ tp, ep, numWorkers, gpus }: PoolIdentity): boolean =>
  [tp, ep, numWorkers, gpus].every((count) => count >= 0 && count <= 32_767)

/** Several nodes do not imply disaggregation; living decode workers do. */
function isDisagg(
  row: RawRow,
  framework: string,
  alias: boolean | undefined,
  decodeWorkers: number,
): boolean {
  const said =
    alias ??
    (framework.startsWith('mori-') ? true : undefined) ??
    booleanOf(row, 'disagg') ??
    framework.startsWith('dynamo-')
  return said || decodeWorkers > 0
}

interface Topology {
  readonly aggregate: boolean
  readonly prefill: PoolIdentity
  readonly decode: PoolIdentity
}

function readTopology(row: RawRow): Topology | undefined {
  const prefill = readPool(row, 'prefill')
  const decode = readPool(row, 'decode')
  if (!prefill && !decode) return readAggregate(row)
  if (prefill && decode && isMirrored(row, prefill, decode)) return readAggregate(row)
  // A role that is not in the row at all (rather than given as 0) is the other one's mirror image.
  const first = prefill ?? decode
  if (!first) return undefined
  return { aggregate: false, prefill: prefill ?? first, decode: decode ?? { ...first, numWorkers: 0 } }
}

/** One engine on one node: both roles are the same GPUs. */
function readAggregate(row: RawRow): Topology | undefined {
  const tp = integerOf(row, 'tp') ?? integerOf(row, 'prefill_tp')
  if (tp === undefined) return undefined
  const pool: PoolIdentity = {
    tp,
    ep: integerOf(row, 'ep') ?? integerOf(row, 'prefill_ep') ?? 1,
    dpAttention: booleanOf(row, 'dp_attention') ?? booleanOf(row, 'prefill_dp_attention') ?? null,
    numWorkers: 0,
    gpus: integerOf(row, 'num_gpus') ?? tp * (integerOf(row, 'pp') ?? 1) * (integerOf(row, 'pcp_size') ?? 1),
  }
  return { aggregate: true, prefill: pool, decode: pool }
}

/** GPUs of a pool = workers · tp · pp · pcp, unless the row counts them itself. ep and dcp share the same GPUs. */
function readPool(row: RawRow, role: 'prefill' | 'decode'): PoolIdentity | undefined {
  const tp = integerOf(row, `${role}_tp`)
  if (tp === undefined) return undefined
  const numWorkers = integerOf(row, `${role}_num_workers`) ?? 0
  const perWorker = tp * (integerOf(row, `${role}_pp`) ?? 1) * (integerOf(row, `${role}_pcp_size`) ?? 1)
  return {
    tp,
    ep: integerOf(row, `${role}_ep`) ?? 1,
    dpAttention: booleanOf(row, `${role}_dp_attention`) ?? null,
    numWorkers,
    gpus: integerOf(row, `num_${role}_gpu`) ?? numWorkers * perWorker,
  }
}

/** Collectors fill both roles of a single-node row with the one engine's numbers (1 prefill, 1 decode, all equal). */
const isMirrored = (row: RawRow, prefill: PoolIdentity, decode: PoolIdentity): boolean =>
  booleanOf(row, 'is_multinode') !== true &&
  booleanOf(row, 'disagg') !== true &&
  prefill.tp === decode.tp &&
  prefill.ep === decode.ep &&
  prefill.dpAttention === decode.dpAttention &&
  prefill.numWorkers === decode.numWorkers

/** One text per configuration, for maps. */
export const configKey = (config: ConfigIdentity): string => JSON.stringify(config)
