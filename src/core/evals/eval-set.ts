/** One evaluation as it lies in a directory: metadata and result files; which of them count. */
import '../problems/evals.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import { parseEvalFileName } from './file-names.ts'
import type { EvalFileName } from './file-names.ts'
import { readLmEvalResults } from './lm-eval-results.ts'
import type { LmEvalResults } from './lm-eval-results.ts'

/** Texts of one directory with a `meta_env.json`; reading it is the caller's work. */
export interface EvalFileSet {
  /** Directory as the rows shall name it, without trailing slash. */
  readonly path: string
  /** Text of `meta_env.json`. */
  readonly metadata: string
  /** Every other JSON file; names may hold one folder. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
}

/** A result file that counts, with its path. */
export interface CountedResult {
  readonly source: string
  readonly name: EvalFileName
  readonly content: LmEvalResults
}

export interface Selection {
  readonly counted: readonly CountedResult[]
  /** Older or unmarked results that lost to a newer one, for the report. */
  readonly superseded: readonly string[]
  readonly problems: readonly Problem[]
}

/**
 * Picks the newest result file, or with `batched` the newest per concurrency, by the time in the name, then by the
 * collision suffix. Several files between which neither decides are a Problem, and none of them counts.
 */
export function selectResults(set: EvalFileSet, batched: boolean): Selection {
  const problems: Problem[] = []
  const candidates = set.files.flatMap((file): CountedResult[] => {
    const source = `${set.path}/${file.name}`
    const content = readLmEvalResults(file.text)
    const name = parseEvalFileName(file.name.split('/').at(-1) ?? file.name)
    if ('fault' in content) {
      // Other JSON may lie beside the results; only what claims to be a result can be a damaged one.
      if (/^results/.test(file.name.split('/').at(-1) ?? '')) problems.push(damaged(source, content.fault))
      return []
    }
    return content.isMarked ? [{ source, name, content }] : []
  })
  const groups = batched ? byConc(candidates) : [candidates]
  const winners = groups.flatMap((group) => {
    const winner = newest(group)
    if (winner === 'ambiguous') {
      problems.push(ambiguous(set.path, group))
      return []
    }
    return winner ? [winner] : []
  })
  const superseded = groups.flat().filter((candidate) => !winners.includes(candidate))
  return { counted: winners, superseded: superseded.map(({ source }) => source), problems }
}

/** Whether the metadata counts a concurrency as finished; always so in a set of one. Files of others are leftovers. */
export function isCompleted(metadata: Readonly<Record<string, unknown>>, conc: number): boolean {
  const batch = metadata['eval_concs']
  const completed = metadata['completed_eval_concs'] ?? batch
  if (!Array.isArray(batch) || !Array.isArray(completed)) return true
  return completed.some((value) => Number(value) === conc)
}

const damaged = (source: string, fault: string): Problem =>
  problem('INFX261', `${source} is not a result file: ${fault}`, { at: { file: source, line: 1, col: 1 } })

const ambiguous = (path: string, group: readonly CountedResult[]): Problem =>
  problem(
    'INFX263',
    `${path} holds ${group.length} results and their names carry no time: ${group.map(({ source }) => source).join(', ')}`,
    { at: { file: path, line: 1, col: 1 } },
  )

/** Groups by concurrency, ascending; files without the suffix belong to none. */
function byConc(candidates: readonly CountedResult[]): readonly (readonly CountedResult[])[] {
  const groups = new Map<number, CountedResult[]>()
  for (const candidate of candidates) {
    if (candidate.name.conc === undefined) continue
    groups.set(candidate.name.conc, [...(groups.get(candidate.name.conc) ?? []), candidate])
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group)
}

function newest(group: readonly CountedResult[]): CountedResult | 'ambiguous' | undefined {
  const timed = group.filter(({ name }) => name.timestamp !== undefined)
  const contenders = timed.length > 0 ? timed : group
  const [best, second] = contenders.toSorted(laterFirst)
  if (best && second && laterFirst(best, second) === 0) return 'ambiguous'
  if (best && second && timed.length === 0 && best.name.stem !== second.name.stem) return 'ambiguous'
  return best
}

const laterFirst = (a: CountedResult, b: CountedResult): number => {
  const left = a.name.timestamp ?? ''
  const right = b.name.timestamp ?? ''
  if (left !== right) return left < right ? 1 : -1
  return b.name.copy - a.name.copy
}
