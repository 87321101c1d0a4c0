/** Search spaces: the rules of one element, its concurrencies and its GPUs. */
import type {
  MultiAgenticSearchSpace,
  MultiFixedSearchSpace,
  SingleAgenticSearchSpace,
  SingleFixedSearchSpace,
} from '../schema/master-config.generated.ts'

export type SearchSpace =
  SingleFixedSearchSpace | SingleAgenticSearchSpace | MultiFixedSearchSpace | MultiAgenticSearchSpace

export interface ConcRange {
  readonly 'conc-list'?: readonly number[]
  readonly 'conc-start'?: number
  readonly 'conc-end'?: number
}

/** Longest list of one search space; real ones stay below 20. */
const maxConcs = 1000

/**
 * Why the concurrencies are not usable, or undefined when they are: either a list that is not empty, or both ends of a
 * range, all greater than 0, start not beyond end.
 */
export function concProblem(
  space: ConcRange,
): { readonly field: string; readonly message: string; readonly hint?: string } | undefined {
  const { 'conc-list': list, 'conc-start': start, 'conc-end': end } = space
  const hasList = list !== undefined && list.length > 0
  if (hasList && (start !== undefined || end !== undefined)) {
    const message =
      "cannot specify both 'conc-list' and 'conc-start'/'conc-end': use either a list or a range, not both"
    return { field: 'conc-list', message, hint: 'take one of the two out' }
  }
  if (!hasList && (start === undefined || end === undefined)) {
    const field = list !== undefined ? 'conc-list' : start !== undefined ? 'conc-start' : 'conc-end'
    return {
      field,
      message: "must specify either a non-empty 'conc-list' or both 'conc-start' and 'conc-end'",
      hint: 'for instance conc-list: [1, 4, 16], or conc-start: 1 and conc-end: 16 (doubled from start to end)',
    }
  }
  if (list && list.length > maxConcs) {
    return {
      field: 'conc-list',
      message: `'conc-list' has ${list.length} entries, at most ${maxConcs} are expanded`,
    }
  }
  for (const conc of list ?? []) {
    if (!(conc > 0))
      return { field: 'conc-list', message: `'conc-list' holds ${conc}: every entry must be greater than 0` }
  }
  for (const [field, conc] of [
    ['conc-start', start],
    ['conc-end', end],
  ] as const) {
    if (conc !== undefined && !(conc > 0))
      return { field, message: `'${field}' (${conc}) must be greater than 0` }
  }
  if (start !== undefined && end !== undefined && start > end) {
    return { field: 'conc-start', message: `'conc-start' (${start}) must be <= 'conc-end' (${end})` }
  }
  return undefined
}

/**
 * Concurrencies in the order they are run: a list as written; a range from start, multiplied by `step` (> 1) while it
 * stays below the end, then the end itself.
 */
export function expandConcs(space: ConcRange, step: number): readonly number[] {
  const list = space['conc-list']
  if (list !== undefined && list.length > 0) return list
  const start = space['conc-start']
  const end = space['conc-end']
  if (start === undefined || end === undefined) return []
  const concs: number[] = []
  for (let conc = start; conc > 0 && conc < end; conc *= step) concs.push(conc)
  concs.push(end)
  return concs
}

/** GPUs of one worker: tp · pp · pcp. DCP reuses tensor parallel ranks; EP and DP attention do not multiply. */
export const workerGpus = (worker: {
  readonly tp: number
  readonly pp?: number | undefined
  readonly 'pcp-size'?: number | undefined
}): number => worker.tp * (worker.pp ?? 1) * (worker['pcp-size'] ?? 1)
