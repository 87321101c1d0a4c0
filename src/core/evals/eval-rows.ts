/** Rows of `agg_eval_all.json`: one per task (and concurrency) of every evaluation. */
import '../problems/evals.ts'
import { isRecord, parseLenientJson } from '../measure/lenient-json.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import type { EvalRow } from './eval-row.ts'
import { isCompleted, selectResults } from './eval-set.ts'
import type { CountedResult, EvalFileSet } from './eval-set.ts'
import { taskScores } from './task-scores.ts'
import type { TaskScores } from './task-scores.ts'

export interface EvalCollection {
  readonly rows: readonly EvalRow[]
  /** Result files that lost to a newer one. */
  readonly superseded: readonly string[]
  readonly problems: readonly Problem[]
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Rows of all sets, in the order of the sets and of the tasks in their files. A damaged set is a Problem and leaves
 * the others alone. No row at all is not an error here: only the plan knows whether one was expected.
 */
export function collectEvalRows(sets: readonly EvalFileSet[]): EvalCollection {
  const rows: EvalRow[] = []
  const superseded: string[] = []
  const problems: Problem[] = []
  for (const set of sets) {
    const metadata = readMetadata(set, problems)
    if (!metadata) continue
    const batch = metadata['eval_concs']
    const selection = selectResults(set, Array.isArray(batch))
    problems.push(...selection.problems)
    superseded.push(...selection.superseded)
    for (const result of selection.counted) {
      const conc = Array.isArray(batch) ? result.name.conc : integer(metadata['conc'], 0)
      if (conc === undefined || !isCompleted(metadata, conc)) continue
      for (const task of Object.keys(result.content.results)) {
        rows.push(rowOf(metadata, result, taskScores(result.content, task), conc))
      }
    }
  }
  return { rows, superseded, problems }
}

const textFields = ['hw', 'framework', 'precision', 'spec_decoding', 'infmax_model_prefix', 'model'] as const

/** The metadata when it can identify rows; otherwise every fault as a Problem. */
function readMetadata(set: EvalFileSet, problems: Problem[]): Fields | undefined {
  const file = `${set.path}/meta_env.json`
  const at = { file, line: 1, col: 1 }
  let value: unknown
  try {
    value = parseLenientJson(set.metadata)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    problems.push(problem('INFX262', `${file} is not JSON: ${reason}`, { at }))
    return undefined
  }
  if (!isRecord(value)) {
    problems.push(problem('INFX262', `${file} is not a JSON object`, { at }))
    return undefined
  }
  const metadata = value
  const faults = textFields.filter((field) => field in metadata && typeof metadata[field] !== 'string')
  for (const field of faults) {
    const came = JSON.stringify(metadata[field])
    problems.push(problem('INFX262', `${file}: "${field}" must be a text; came ${came}`, { at }))
  }
  return faults.length === 0 ? metadata : undefined
}

function rowOf(metadata: Fields, result: CountedResult, scores: TaskScores, conc: number): EvalRow {
  const { content } = result
  const isMultinode = truth(metadata['is_multinode'])
  const tp = integer(metadata['tp'], 1)
  const ep = integer(metadata['ep'], 1)
  const prefillTp = integer(metadata['prefill_tp'] ?? metadata['tp'], 1)
  const prefillEp = integer(metadata['prefill_ep'] ?? metadata['ep'], 1)
  const attention = dpAttention(metadata, isMultinode)
  return {
    is_multinode: isMultinode,
    model_prefix: text(metadata['infmax_model_prefix']),
    model: content.modelName || scores.modelInConfig || text(metadata['model']),
    hw: text(metadata['hw']).toUpperCase(),
    framework: text(metadata['framework']).toLowerCase(),
    precision: text(metadata['precision']).toLowerCase(),
    spec_decoding: text(metadata['spec_decoding']),
    isl: integer(metadata['isl'], 0),
    osl: integer(metadata['osl'], 0),
    tp: 'tp' in metadata ? tp : prefillTp,
    ep: 'ep' in metadata ? ep : prefillEp,
    prefill_tp: prefillTp,
    prefill_ep: prefillEp,
    prefill_num_workers: integer(metadata['prefill_num_workers'], 1),
    decode_tp: integer(metadata['decode_tp'] ?? metadata['tp'], 1),
    decode_ep: integer(metadata['decode_ep'] ?? metadata['ep'], 1),
    decode_num_workers: integer(metadata['decode_num_workers'], 1),
    conc,
    ...attention,
    ...scores.fields,
    source: result.source,
    pp: integer(metadata['pp'], 1),
    dcp_size: integer(metadata['dcp_size'], 1),
    pcp_size: integer(metadata['pcp_size'], 1),
    infrastructure_success: content.integrationError === undefined,
    integration_error: content.integrationError ?? null,
    ...provenance(metadata, content.infx),
  }
}

/** Optional identity of a row: what the metadata says, and our block in the metadata or in the result. */
function provenance(metadata: Fields, ofResult: Fields | undefined): Partial<EvalRow> {
  const ofMetadata = isRecord(metadata['infx']) ? metadata['infx'] : {}
  const block = { ...ofMetadata, ...ofResult }
  const named = (key: 'image' | 'recipe_fingerprint' | 'eval_suite', value: unknown): Partial<EvalRow> =>
    typeof value === 'string' && value !== '' ? { [key]: value } : {}
  return {
    ...named('image', metadata['image']),
    ...named('recipe_fingerprint', metadata['recipe_fingerprint']),
    ...named('eval_suite', metadata['eval_suite']),
    ...(typeof block['point_id'] === 'string' ? { point_id: block['point_id'] } : {}),
    ...(Number.isSafeInteger(block['attempt']) ? { attempt: Number(block['attempt']) } : {}),
    ...(typeof block['simulated'] === 'boolean' ? { simulated: block['simulated'] } : {}),
  }
}

/** `true`, `false` or `none` per role; of both in one field when the roles of several nodes differ. */
function dpAttention(
  metadata: Fields,
  isMultinode: boolean,
): Pick<EvalRow, 'dp_attention' | 'prefill_dp_attention' | 'decode_dp_attention'> {
  const whole = triState(metadata['dp_attention'])
  const prefill = triState(metadata['prefill_dp_attention'] ?? metadata['dp_attention'])
  const decode = triState(metadata['decode_dp_attention'] ?? metadata['dp_attention'])
  const ofRoles = prefill === decode ? prefill : `prefill=${prefill},decode=${decode}`
  return {
    dp_attention: isMultinode ? ofRoles : whole,
    prefill_dp_attention: prefill,
    decode_dp_attention: decode,
  }
}

/** Lower case; `none` for nothing, and for what is no plain value. */
const triState = (value: unknown): string =>
  typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number'
    ? String(value).toLowerCase()
    : 'none'

const truth = (value: unknown): boolean => triState(value) === 'true'

const text = (value: unknown): string => (typeof value === 'string' ? value : 'unknown')

/** Whole number from a number or a text of digits; the fallback for anything else. */
function integer(value: unknown, fallback: number): number {
  if (typeof value === 'number' && Number.isFinite(value)) return Math.trunc(value)
  if (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value)) return Number(value)
  return fallback
}
