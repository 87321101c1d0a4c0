/** Names of evaluation files: lm-eval's time stamp, the concurrency suffix, the collision suffix. */

export interface EvalFileName {
  /** `results_<time>` or whatever stands before the suffixes. */
  readonly stem: string
  /** Time in the name, as text that sorts by time; absent when there is none. */
  readonly timestamp?: string
  /** From `_conc<N>`. */
  readonly conc?: number
  /** From `_<k>` behind the concurrency: a later copy under the same name, from 2; 1 without suffix. */
  readonly copy: number
}

const timeInName = /(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}(?:\.\d+)?)/
const concSuffix = /_conc(\d+)(?:_(\d+))?$/

/** Reads a name such as `results_2026-09-14T08-00-00.000001_conc16_2.json`. */
export function parseEvalFileName(name: string): EvalFileName {
  const bare = name.replace(/\.jsonl?$/, '')
  const suffix = concSuffix.exec(bare)
  const stem = suffix ? bare.slice(0, suffix.index) : bare
  const timestamp = timeInName.exec(stem)?.[1]
  return {
    stem,
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(suffix ? { conc: Number(suffix[1]) } : {}),
    copy: Number(suffix?.[2] ?? 1),
  }
}

/** lm-eval's time stamp of an instant, in UTC: `2026-09-14T08-00-00.000000`. */
export const evalTimestamp = (instant: Date): string =>
  instant.toISOString().replace('Z', '000').replaceAll(':', '-')

/** Unix milliseconds of lm-eval's time stamp, read as UTC; undefined for another form. */
export function evalTimestampMs(timestamp: string): number | undefined {
  const [date, time] = timestamp.split('T')
  const milliseconds = Date.parse(`${date}T${(time ?? '').replaceAll('-', ':')}Z`)
  return Number.isNaN(milliseconds) ? undefined : milliseconds
}

/** Folder of a model's results: path separators become `__`. */
export const modelFolder = (model: string): string => model.replace(/[\\/]/g, '__')
