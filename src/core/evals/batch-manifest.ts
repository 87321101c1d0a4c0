/** Whether one job evaluated every concurrency it was asked for, from its metadata and the names of its files. */
import { parseEvalFileName } from './file-names.ts'

/** Content of `meta_env.json`, not yet checked. */
export type EvalMetadata = Readonly<Record<string, unknown>>

/** Faults of the set as a whole: concurrencies asked for, completed, failed, and their files. */
export function manifestFaults(
  metadata: EvalMetadata | undefined,
  expected: readonly number[] | undefined,
  files: readonly string[],
  metadataFault: string | undefined,
): readonly string[] {
  if (!metadata) {
    const isBatched = files.some((file) => parseEvalFileName(file).conc !== undefined)
    if (isBatched || expected !== undefined) {
      return [`eval metadata is unavailable: ${metadataFault ?? 'unknown reason'}`]
    }
    return []
  }
  if ('eval_concs' in metadata) return batchFaults(metadata, expected, files)
  if (expected === undefined) return []
  const isSame = expected.length === 1 && Number(metadata['conc']) === expected[0]
  return [
    ...(isSame ? [] : ['eval metadata concurrency does not match workflow request']),
    ...(files.length === 1 ? [] : ['eval must produce exactly one result file']),
  ]
}

function batchFaults(
  metadata: EvalMetadata,
  expected: readonly number[] | undefined,
  files: readonly string[],
): readonly string[] {
  const lists = ['eval_concs', 'completed_eval_concs', 'failed_eval_concs'].map((key) => metadata[key])
  if (!lists.every((list) => Array.isArray(list))) {
    return ['batched eval metadata must contain list-valued concurrency fields']
  }
  if (!lists.flat().every((conc) => Number.isSafeInteger(conc) && Number(conc) > 0)) {
    return ['batched eval metadata contains an invalid concurrency']
  }
  const [requested, completed, failed] = lists.map((list) => new Set<number>(list.map(Number))) as [
    Set<number>,
    Set<number>,
    Set<number>,
  ]
  const faults: string[] = []
  if (requested.size !== lists[0]?.length) {
    faults.push('batched eval metadata contains duplicate expected concurrencies')
  }
  if (expected !== undefined && !sameMembers(requested, new Set(expected))) {
    faults.push('batched eval metadata does not match workflow-requested concurrencies')
  }
  if (completed.size !== lists[1]?.length) {
    faults.push('batched eval metadata contains duplicate completed concurrencies')
  }
  const listed = (concs: Iterable<number>, message: string): void => {
    const sorted = [...concs].sort((a, b) => a - b)
    if (sorted.length > 0) faults.push(`${message}: ${sorted.join(', ')}`)
  }
  listed(failed, 'batched eval failed for concurrency')
  listed(without(requested, completed), 'batched eval is missing completed concurrency')
  listed(without(completed, requested), 'batched eval completed unexpected concurrency')
  const found = new Set<number>()
  for (const file of files) {
    const { conc } = parseEvalFileName(file)
    if (conc === undefined) faults.push(`batched eval result lacks a concurrency suffix: ${file}`)
    else found.add(conc)
  }
  listed(without(requested, found), 'batched eval is missing result files for concurrency')
  listed(without(found, requested), 'batched eval has unexpected result files for concurrency')
  return faults
}

const without = (a: ReadonlySet<number>, b: ReadonlySet<number>): readonly number[] =>
  [...a].filter((value) => !b.has(value))

const sameMembers = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && without(a, b).length === 0
